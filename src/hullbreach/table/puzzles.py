"""The puzzles of the games on the shelf; they lie in the folder ``puzzles`` of each game."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from hullbreach import games
from hullbreach.kernel.puzzles import Puzzle, read_puzzles

FOLDER = Path(games.__file__).parent


@cache
def puzzles(game: str) -> list[Puzzle]:
    """The puzzles of a game, the easier ones first; ``BadInput`` names what is wrong with one."""
    return sorted(read_puzzles(FOLDER / game / "puzzles"), key=lambda puzzle: puzzle.level)
