"""The lessons of the games on the shelf; they lie in the folder ``lessons`` of each game."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from hullbreach import games
from hullbreach.kernel.lessons import Lesson, read_lessons

FOLDER = Path(games.__file__).parent


@cache
def lessons(game: str) -> list[Lesson]:
    """The lessons of a game in their order; ``BadInput`` names what is wrong with one."""
    return read_lessons(FOLDER / game / "lessons")
