"""The end of a game: the victory check, and sides that are out. HUNT-TURN-14, HUNT-END"""

from __future__ import annotations

from dataclasses import dataclass

from hullbreach.games.hunt.rules.cards.hands import discard_hand
from hullbreach.games.hunt.rules.goals.ending import DRAW, GOALS, LAST, LAUNCH, OTHERS, TURNS, finish
from hullbreach.games.hunt.rules.goals.steps import all_met
from hullbreach.games.hunt.rules.state import NOWHERE, Hunt
from hullbreach.games.hunt.words import events
from hullbreach.kernel.options import bits
from hullbreach.kernel.procedures import Next, Procedure


@dataclass
class VictoryCheck(Procedure):
    """Whoever has met all conditions at the end of a game turn has won. HUNT-TURN-14, HUNT-MIS-04"""

    def check(self, g: Hunt) -> Next:
        check_elimination(g)
        if g.halted is None:
            check_victory(g)
        return None


def check_victory(g: Hunt) -> None:
    """Several may meet their conditions at once; nobody who is out does (HUNT-END-01, HUNT-END-03, HUNT-MIS-18)."""
    winners = 0
    for side in g.in_play():
        if all_met(g, side):
            winners |= 1 << side
    cap = g.fixed.switches.turn_cap
    if winners:
        finish(g, winners, LAUNCH if g.launched >= 0 and winners == 1 << g.launched else GOALS)
    elif cap and g.turn >= cap:
        finish(g, 0, TURNS)


# ---- sides without models


def has_models(g: Hunt, side: int) -> bool:
    """Whether a side has a model left: on the board, decoys do not count, or aboard the pod (HUNT-END-02)."""
    return bool(g.eyes[side] or g.aboard & g.fixed.masks[side])


def check_elimination(g: Hunt) -> None:
    """An action or effect is completely resolved: sides without models are out, all of them together (HUNT-END-06)."""
    if all(g.eyes):
        return
    gone = [side for side in range(g.fixed.sides) if not g.out >> side & 1 and not has_models(g, side)]
    if not gone:
        return
    for side in gone:
        leave(g, side)
    left = ((1 << g.fixed.sides) - 1) & ~g.out
    if not left:
        finish(g, 0, DRAW)
    elif left.bit_count() == 1:
        finish(g, left, LAST)
    elif g.fixed.switches.end_on_first_elimination:
        finish(g, left, OTHERS)


def leave(g: Hunt, side: int) -> None:
    """A side is out: its decoys leave the board and its hand is discarded (HUNT-END-05)."""
    g.out |= 1 << side
    g.told += (events.OUT, side)
    for piece in bits(g.pieces_of(side)):
        bit = 1 << piece
        g.sentry &= ~bit
        g.seen |= bit
        g.told += (events.DECOY_GONE, piece)
        g.put(piece, NOWHERE)
    discard_hand(g, side)
