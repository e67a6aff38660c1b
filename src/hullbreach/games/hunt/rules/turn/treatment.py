"""Field Wound Treatment, by which a Predator heals itself. HUNT-ADV-13"""

from __future__ import annotations

from dataclasses import dataclass

from hullbreach.games.hunt.rules.combat.tests import D20
from hullbreach.games.hunt.rules.state import Hunt
from hullbreach.games.hunt.words import events, rolls
from hullbreach.kernel.procedures import Next, Procedure
from hullbreach.kernel.requests import Roll


@dataclass
class Treat(Procedure):
    """Field Wound Treatment: 1-10 heals one wound, once a game. HUNT-ADV-13"""

    piece: int

    def roll(self, g: Hunt) -> Next:
        return Roll(rolls.TREAT, (self.piece,), D20)

    def heal(self, g: Hunt, rolled: int) -> Next:
        g.told += (events.TREATED, self.piece, rolled)
        if rolled <= g.fixed.tables.treatment_on:
            g.treated |= 1 << self.piece
            g.hurt[self.piece] -= 1
            g.told += (events.HEALED, self.piece, 1)
        return None
