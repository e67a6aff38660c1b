"""How a mission or a round ends, whatever was going on, and what that comes to for every seat. HUNT-END

What ends it is decided by victory and elimination; what comes after it, by the frame it was played in: a single match
is over, a campaign goes on to the next mission, an arena to the next round.
"""

from __future__ import annotations

from dataclasses import dataclass

from hullbreach.games.hunt.rules.state import Hunt
from hullbreach.games.hunt.words import events
from hullbreach.kernel.options import bits
from hullbreach.kernel.outcome import Outcome, Result, Sides
from hullbreach.kernel.procedures import Procedure

# Why a mission or a round ended; OTHERS: a side was out, and the game goes no further (HUNT-DEC-41).
GOALS, LAST, LAUNCH, DRAW, TURNS, OTHERS = "goals", "last-standing", "launch", "draw", "turns", "others-standing"


@dataclass
class Frame(Procedure):  # mypyc: open
    """A mission or round from set-up to its end; what ends it breaks off everything inside."""


def finish(g: Hunt, winners: int, reason: str) -> None:
    """The mission or round is over, and these sides, a mask, have won it; nobody in a draw (HUNT-END-06)."""
    g.won = winners
    g.why = reason
    for side in bits(winners):
        g.told += (events.WON, side)
    if not winners:
        g.told += (events.DRAWN,)
    g.halt(Frame)


def sides_of(g: Hunt) -> Sides:
    """Who belonged to whom: the sides by their words."""
    return {word: g.fixed.seats_of[side] for side, word in enumerate(g.fixed.side_words)}


def outcome(g: Hunt, score: int | None = None) -> Outcome:
    """What the mission or round came to for every seat, where nothing comes after it (HUNT-END-01, HUNT-END-04)."""
    results = tuple([Result(bool(g.won >> side & 1), g.why, score) for side in g.fixed.side_of_seat])
    return Outcome.apart(results, g.why, score, sides_of(g))
