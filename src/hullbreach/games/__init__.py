"""The games, one folder each, all alike."""

from __future__ import annotations

import functools
import importlib
from typing import Any

from hullbreach.kernel.errors import BadInput
from hullbreach.kernel.rulebook import Rulebook

GAMES = ("corps", "encounters")


@functools.cache
def rulebook(game: str) -> Rulebook[Any]:
    """The rulebook of a game, loaded when it is first asked for."""
    if game not in GAMES:
        raise BadInput(f"game {game}", f"unknown, expected one of {', '.join(GAMES)}")
    found = importlib.import_module(f"hullbreach.games.{game}").RULEBOOK
    assert isinstance(found, Rulebook)
    return found
