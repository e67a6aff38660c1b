"""Traps: public markers that strike the first enemy who comes onto their tile, by any means."""

from __future__ import annotations

from dataclasses import dataclass

from hullbreach.games.hunt.rules.state import NOBODY, Hunt
from hullbreach.games.hunt.words import events
from hullbreach.kernel.procedures import Next, Procedure


def spring(g: Hunt, piece: int, tile: int) -> Procedure | None:
    """What waits on a tile for a piece that comes onto it; the traps of others are spent by it (HUNT-MOV-11)."""
    side = g.side(piece)
    sprung = tuple([trap for trap in g.traps if trap[0] == tile and trap[1] != side])
    if not sprung:
        return None
    g.traps = tuple([trap for trap in g.traps if trap not in sprung])
    return Sprung(piece, sprung)


@dataclass
class Sprung(Procedure):
    """One hit for each trap, armour allowed; a token is revealed first without a shift, a decoy is gone. HUNT-BLIP-18

    A kill counts for the owner of the trap (HUNT-DEC-36).
    """

    piece: int
    traps: tuple[tuple[int, int, int, int], ...]

    def strike(self, g: Hunt) -> Next:
        from hullbreach.games.hunt.rules.combat.hits import SAVE_ARMOUR, Blow, TakeHit

        tile, side, st, avv = self.traps[0]
        g.told += (events.TRAP_SPRUNG, tile, self.piece)
        if g.tile[self.piece] < 0:
            return None
        return TakeHit(Blow(target=self.piece, st=st, avv=avv, side=side, attacker=NOBODY, save=SAVE_ARMOUR))

    def next(self, g: Hunt) -> Next:
        return g.instead(Sprung(self.piece, self.traps[1:])) if len(self.traps) > 1 else None
