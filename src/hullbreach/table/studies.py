"""The lessons and puzzles of the games; they lie in the folders ``lessons`` and ``puzzles`` of each."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from hullbreach import games
from hullbreach.kernel.lessons import Lesson, read_lessons
from hullbreach.kernel.puzzles import Puzzle, read_puzzles

FOLDER = Path(games.__file__).parent


@cache
def lessons(game: str) -> list[Lesson]:
    """The lessons of a game in their order; ``BadInput`` names what is wrong with one."""
    return read_lessons(FOLDER / game / "lessons")


@cache
def puzzles(game: str) -> list[Puzzle]:
    """The puzzles of a game, the easier ones first; ``BadInput`` names what is wrong with one."""
    return sorted(read_puzzles(FOLDER / game / "puzzles"), key=lambda puzzle: puzzle.level)
