"""A short match of every game that bots have played to its end."""

from __future__ import annotations

from functools import cache

from hullbreach.bots import make
from hullbreach.games import rulebook
from hullbreach.kernel.match import Match
from hullbreach.kernel.records import SeedChance, begin

# By game the settings, who plays, and the seed.
SHORT: dict[str, tuple[dict[str, object], list[str], int]] = {
    "corps": ({"players": 1, "mission": "escape"}, ["random"], 1),
    "encounters": ({"players": 2}, ["rules", "random"], 5),
    "hunt": ({"players": 2}, ["random", "rules"], 2),
    "nemesis": ({"players": 3}, ["random", "rules", "rules"], 1),
}


@cache
def played(game: str) -> Match:
    """Nobody may play on with it."""
    settings, names, seed = SHORT[game]
    match = begin(rulebook(game), settings, SeedChance(seed))
    bots = [make(name, seed * 7 + seat) for seat, name in enumerate(names)]
    while match.question is not None:
        match.play(bots[match.question.seat].choose_fast(match))
    return match
