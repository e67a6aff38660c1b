"""Acidic Blood: what splashes from a wounded Alien, on the tile and on somebody there. HUNT-ACID"""

from __future__ import annotations

from dataclasses import dataclass

from hullbreach.games.hunt.rules.combat.tests import D20
from hullbreach.games.hunt.rules.goals.steps import acid_limit
from hullbreach.games.hunt.rules.state import Hunt
from hullbreach.games.hunt.rules.tokens.removal import falling
from hullbreach.games.hunt.rules.tokens.reveal import check_reveals
from hullbreach.games.hunt.words import events, questions, rolls
from hullbreach.games.hunt.words import options as opt
from hullbreach.kernel.errors import No
from hullbreach.kernel.options import Option, Options
from hullbreach.kernel.procedures import Next, Procedure
from hullbreach.kernel.requests import Ask, Roll


def can_take_acid(g: Hunt, tile: int) -> bool:
    """Whether one more acid damage token may lie on a tile: its limit, and a free point (HUNT-ACID-03, HUNT-DEC-19)."""
    return g.room[tile] > 0 and g.acid[tile] < acid_limit(g, tile) and not g.gone >> tile & 1


def place_acid(g: Hunt, tile: int) -> None:
    """One acid damage token more. It may fill a tile of two sides and engage those beside it (HUNT-CON-17)."""
    g.add_acid(tile)
    g.told += (events.ACID_PLACED, tile)


@dataclass
class SpillAcid(Procedure):
    """The acid rolls of one hit, one for each wound suffered, one after the other. HUNT-ACID-01, HUNT-DEC-19

    ``wounds`` are the strength of the hit each would make, and whether it splashes without a roll. The wounded Alien
    may have left the board (its tile is free then), or be hit by its own blood.
    """

    piece: int
    tile: int
    wounds: tuple[tuple[int, bool], ...]

    def roll(self, g: Hunt) -> Next:
        if self.wounds[0][1]:
            return g.go(SpillAcid.splash)
        return Roll(rolls.ACID, (self.piece,), D20)

    def read(self, g: Hunt, rolled: int) -> Next:
        g.told += (events.ACID_ROLLED, self.piece, rolled)
        if rolled > g.fixed.tables.acid_on:
            return self._next(g)
        return None

    def splash(self, g: Hunt) -> Next:
        if not can_take_acid(g, self.tile):
            return None
        place_acid(g, self.tile)
        return check_reveals(g)

    def choose(self, g: Hunt) -> Next:
        tile = self.tile
        struck = g.on[tile] & ~falling(g, g.on[tile])
        if not struck:
            return self._next(g)
        options = Options()
        options.over(opt.ACID_HITS, (), struck)
        options.one(opt.REFUSE)
        return Ask(g.seat(self.piece), questions.ACID, (tile,), options)

    def strike(self, g: Hunt, chosen: Option) -> Next:
        # Hits spill acid, and acid hits.
        from hullbreach.games.hunt.rules.combat.hits import Blow, TakeHit

        if chosen.phrase is opt.REFUSE:
            return self._next(g)
        target = chosen.args[0]
        st = self.wounds[0][0]
        g.told += (events.HIT, target, st)
        # Kills by blood count for the hive (HUNT-EXP-07).
        side, group = g.side(self.piece), g.model(self.piece).group
        return g.instead(TakeHit(Blow(target, st, side=side, group=group)), *self._rest())

    def _next(self, g: Hunt) -> Next:
        return g.instead(*self._rest())

    def _rest(self) -> tuple[Procedure, ...]:
        return (SpillAcid(self.piece, self.tile, self.wounds[1:]),) if len(self.wounds) > 1 else ()

    def refuse(self, g: Hunt, option: Option) -> No:
        if option.phrase is opt.ACID_HITS:
            return No("not-on-the-tile", option.args[0], rule="HUNT-ACID-04")
        return No("not-offered", rule="HUNT-ACID-04")
