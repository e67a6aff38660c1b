"""What the ship needs before its pools of markers run out: a ninth Fire or Malfunction destroys it."""

from __future__ import annotations

from functools import lru_cache

from hullbreach.games.nemesis.rules.state import Nemesis
from hullbreach.parts.graph import Graph

# What the ship is worth, in cards, and the share of Event cards that spread fire.
SHIP, SPREADING = 30.0, 0.1
# How likely fire that has spread once does so again in time.
AGAIN = 0.6
# What a fire that cannot yet destroy the ship costs, when it spreads once.
SCORCHED = 3.0
# What the next Malfunction is worth to prevent when so many markers are left in the pool.
FAILING = (9.0, 6.0, 3.5, 1.8, 0.8, 0.4)


@lru_cache(maxsize=256)
def _spread(graph: Graph, fire: int, shut: int) -> tuple[int, int]:
    """How many Rooms burn when fire has spread once, and twice."""
    once = fire | graph.spread(fire, shut)
    return once.bit_count(), (once | graph.spread(once, shut)).bit_count()


def blaze(g: Nemesis, fire: int, turns: int) -> float:
    """What these Fires cost everybody aboard in so many turns, in cards."""
    if not fire:
        return 0.0
    once, twice = _spread(g.fixed.graph, fire, g.closed)
    pool = g.fixed.tables.fire_markers
    chance = 1.0 - (1.0 - SPREADING) ** turns
    if once > pool:
        return chance * SHIP
    return chance * (SCORCHED * once / pool + (AGAIN * chance * SHIP if twice > pool else 0.0))


def put_out_worth(g: Nemesis, room: int, turns: int) -> float:
    """What it is worth to put out the Fire in a Room."""
    if not g.fire >> room & 1:
        return 0.0
    return 0.9 + blaze(g, g.fire, turns) - blaze(g, g.fire & ~(1 << room), turns)


def repair_worth(g: Nemesis) -> float:
    """What it is worth to take a Malfunction marker off the board, wherever it is."""
    left = g.fixed.tables.malfunction_markers - g.malfunction.bit_count()
    return FAILING[left] if left < len(FAILING) else 0.4
