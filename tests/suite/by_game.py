"""The games of the suite, and what a game adds to it in modules of its own; a game that adds nothing is tested too."""

from __future__ import annotations

import importlib
import importlib.util
from types import ModuleType

import hullbreach as hb
from hullbreach.kernel.rulebook import PLAYERS
from tests.example.last_breath import BOOK as EXAMPLE

GAMES = [*hb.GAMES, EXAMPLE.id]
Sample = list[tuple[int, int, dict[str, object]]]


def own(game: str, what: str) -> ModuleType | None:
    """The module ``<game>_<what>`` of the suite, if there is one."""
    name = f"tests.suite.{game}_{what}"
    return importlib.import_module(name) if importlib.util.find_spec(name) else None


def sample_of(game: str) -> Sample:
    """Seats, seeds and settings of the matches to look at: the game's own, or every number of seats and every value."""
    module = own(game, "variants")
    if module is not None:
        found: Sample = module.SAMPLE
        return found
    book = EXAMPLE if game == EXAMPLE.id else hb.rulebook(game)
    seats = [players for players in book.setting(PLAYERS).values if isinstance(players, int)]
    others = [
        (setting.name, value) for setting in book.settings() if setting.name != PLAYERS for value in setting.values
    ]
    chosen: list[dict[str, object]] = [{name: value} for name, value in others] or [{}]
    return [(seats[n % len(seats)], 11 + n, settings) for n, settings in enumerate(chosen * len(seats))]
