"""The games, one folder each, all alike."""

from __future__ import annotations

import functools
import importlib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from hullbreach.kernel.errors import BadInput
from hullbreach.kernel.rulebook import Rulebook
from hullbreach.parts.house import read_house

GAMES = ("corps", "encounters")


# The games that are played with house content by this process, unless a record or a case brings its own.
_LAID_OUT: dict[str, Rulebook[Any]] = {}


def rulebook(game: str) -> Rulebook[Any]:
    """The rulebook of a game, loaded when it is first asked for; with the house content in use, if there is any."""
    return _LAID_OUT.get(game) or _box(game)


def use_content(path: Path | None, game: str = "") -> None:
    """Lay the house content of a folder or file over the boxes, for all matches that start from now on; None: no more.

    Where a game is named the content must be for it.
    """
    found = {} if path is None else read_house(path)
    if path is not None and game and game not in found:
        raise BadInput(str(path), f"house content for {', '.join(found)}, expected some for {game}")
    _LAID_OUT.clear()
    for each, (house, places) in found.items():
        _LAID_OUT[each] = _box(each).with_house(house, places)


def houses_in_use() -> dict[str, Mapping[str, object]]:
    """The house content of every game that has some, for another process."""
    return {game: book.house for game, book in _LAID_OUT.items()}


def use_houses(houses: Mapping[str, Mapping[str, object]]) -> None:
    """Lay out the house content that another process uses."""
    _LAID_OUT.clear()
    _LAID_OUT.update({game: _box(game).with_house(house, {}) for game, house in houses.items()})


@functools.cache
def _box(game: str) -> Rulebook[Any]:
    if game not in GAMES:
        raise BadInput(f"game {game}", f"unknown, expected one of {', '.join(GAMES)}")
    found = importlib.import_module(f"hullbreach.games.{game}").RULEBOOK
    assert isinstance(found, Rulebook)
    return found
