"""The games, one folder each, all alike: a folder with a ``RULEBOOK`` is a game on the shelf."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from hullbreach.kernel.errors import BadInput
from hullbreach.kernel.rulebook import Rulebook
from hullbreach.parts.house import read_house
from hullbreach.text.messages import SPEAKS_PLAINLY


def _is_on_the_shelf(folder: str) -> bool:
    # A look at the text, so that no game is loaded before somebody asks for it.
    return "RULEBOOK" in (Path(__path__[0]) / folder / "__init__.py").read_text(encoding="utf-8")


GAMES: list[str] = sorted(m.name for m in pkgutil.iter_modules(__path__) if m.ispkg and _is_on_the_shelf(m.name))
_BOOKS: dict[str, Rulebook[Any]] = {}
# The games that are played with house content by this process, unless a record or a case brings its own.
_LAID_OUT: dict[str, Rulebook[Any]] = {}


def rulebook(game: str) -> Rulebook[Any]:
    """The rulebook of a game, loaded when it is first asked for; with the house content in use, if there is any."""
    return _LAID_OUT.get(game) or _box(game)


def use_content(path: Path | str | None, game: str = "") -> None:
    """Lay the house content of a folder or file over the boxes, for all matches that start from now on; None: no more.

    Where a game is named the content must be for it.
    """
    if not isinstance(path, Path | str | None):
        raise BadInput("content", f"{path!r}, expected a folder or a file")
    found = {} if path is None else read_house(Path(path))
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


def _box(game: str) -> Rulebook[Any]:
    if game not in GAMES:
        raise BadInput(f"game {game}", f"unknown, expected one of {', '.join(GAMES)}")
    if game not in _BOOKS:
        found = importlib.import_module(f"hullbreach.games.{game}").RULEBOOK
        assert isinstance(found, Rulebook)
        _BOOKS[game] = found
    return _BOOKS[game]


def register(book: Rulebook[Any]) -> None:
    """Put a game that lies elsewhere on the shelf, for as long as this process lives."""
    _BOOKS[book.id] = book
    SPEAKS_PLAINLY.add(book.id)
    if book.id not in GAMES:
        GAMES.append(book.id)


def unregister(book: Rulebook[Any]) -> None:
    """Take it from the shelf again."""
    del _BOOKS[book.id]
    SPEAKS_PLAINLY.discard(book.id)
    GAMES.remove(book.id)
