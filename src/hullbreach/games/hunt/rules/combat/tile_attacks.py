"""Attacks on a tile, and on several at once: flames, shotguns, acid, Smart-Discs. HUNT-SPEC"""

from __future__ import annotations

from dataclasses import dataclass

from hullbreach.games.hunt.content.actions import BURNING_INFERNO, POINT_BLANK, SMART_DISC
from hullbreach.games.hunt.rules.board.space import enemies_on
from hullbreach.games.hunt.rules.combat.attack import (
    Die,
    blow_of,
    cannot_attack,
    die_odds,
    disc_way,
    targets,
    victims_on,
)
from hullbreach.games.hunt.rules.combat.hits import NO_SAVE, Blow, TakeHit, Victims, orders_side
from hullbreach.games.hunt.rules.combat.totals import dice, weapon_for
from hullbreach.games.hunt.rules.state import NOBODY, Hunt
from hullbreach.games.hunt.words import events, questions, rolls
from hullbreach.games.hunt.words import options as opt
from hullbreach.kernel.chance import Dice
from hullbreach.kernel.errors import No
from hullbreach.kernel.options import Option, Options, bits
from hullbreach.kernel.procedures import Next, Odds, Procedure
from hullbreach.kernel.requests import Ask, Roll


def strike_tile(g: Hunt, piece: int, action: int, target: int, tile: int, way: int) -> Procedure:
    """What a declared attack on a tile, or on several models at once, does."""
    if action == POINT_BLANK:
        return PointBlank(piece, 1 << target)
    if action == SMART_DISC:
        return Disc(piece, disc_way(g, piece, tile, way))
    victims = victims_on(g, piece, action, tile)
    if action == BURNING_INFERNO:
        weapon = weapon_for(g, g.profile(piece), action)
        assert weapon is not None
        return Victims(victims, blow_of(g, piece, action, NOBODY), dice(g, piece, action, weapon))
    return ShotAtEach(piece, action, victims)


@dataclass
class ShotAtEach(Procedure):
    """One test against each of these, in the order of choice; whoever is gone is left out. HUNT-BAS-10, HUNT-SPEC-10"""

    piece: int
    action: int
    victims: int

    def choose(self, g: Hunt) -> Next:
        left = self._left(g)
        if not left or g.tile[self.piece] < 0:
            return g.finish()
        options = Options()
        options.over(opt.NEXT_VICTIM, (), left)
        return Ask(g.side_seat(orders_side(g)), questions.ORDER, (), options)

    def test(self, g: Hunt, chosen: Option) -> Next:
        target = chosen.args[0]
        rest = self._left(g) & ~(1 << target)
        one = Die(self.piece, self.action, target)
        return g.instead(one, ShotAtEach(self.piece, self.action, rest)) if rest else g.instead(one)

    def _left(self, g: Hunt) -> int:
        return sum([1 << other for other in bits(self.victims) if g.tile[other] >= 0])

    def odds(self, g: Hunt, option: Option) -> Odds | None:
        return die_odds(g, self.piece, self.action, option.args[0])

    def refuse(self, g: Hunt, option: Option) -> No:
        if option.phrase is opt.NEXT_VICTIM:
            return No("not-struck", option.args[0], rule="HUNT-SPEC-12")
        return No("not-offered", rule="HUNT-SPEC-12")


@dataclass
class PointBlank(Procedure):
    """Up to three engaged enemies are named, then each takes an automatic hit. HUNT-BAS-11"""

    piece: int
    chosen: int

    def name(self, g: Hunt) -> Next:
        found = self._open(g)
        if not found:
            return g.go(PointBlank.fire)
        options = Options()
        options.over(opt.AIM_AT, (), found)
        options.one(opt.DONE)
        left = g.fixed.tables.point_blank_targets - self.chosen.bit_count()
        return Ask(g.seat(self.piece), questions.TARGET, (self.piece, left), options)

    def add(self, g: Hunt, chosen: Option) -> Next:
        if chosen.phrase is opt.DONE:
            return None
        return g.instead(PointBlank(self.piece, self.chosen | 1 << chosen.args[0]))

    def fire(self, g: Hunt) -> Next:
        return Victims(self.chosen, blow_of(g, self.piece, POINT_BLANK, NOBODY))

    def _open(self, g: Hunt) -> int:
        if self.chosen.bit_count() >= g.fixed.tables.point_blank_targets:
            return 0
        return targets(g, self.piece, POINT_BLANK) & ~self.chosen

    def refuse(self, g: Hunt, option: Option) -> No:
        if option.phrase is opt.AIM_AT:
            no = cannot_attack(g, self.piece, POINT_BLANK, option.args[0])
            return no or No("named-before", option.args[0], rule="HUNT-BAS-11")
        return No("attack-goes-on", self.piece, rule="HUNT-BAS-11")


@dataclass
class Disc(Procedure):
    """A Smart-Disc flies from tile to tile: two dice for each with an enemy on it. HUNT-SPEC-04, HUNT-SPEC-13"""

    piece: int
    way: tuple[int, ...]

    def roll(self, g: Hunt) -> Next:
        if g.tile[self.piece] < 0 or not self.way:
            return g.finish()
        tile = self.way[0]
        if not enemies_on(g, 1 << tile, g.side(self.piece)):
            return g.instead(Disc(self.piece, self.way[1:]))
        return Roll(rolls.DISC, (tile,), Dice(20, g.fixed.tables.smart_disc_dice))

    def cut(self, g: Hunt, rolled: tuple[int, ...]) -> Next:
        tile = self.way[0]
        g.told += (events.DISC_ROLLED, tile, rolled[0], rolled[1])
        cuts = sum([1 for die in rolled if die <= g.fixed.tables.smart_disc_on])
        return g.instead(*(Cut(self.piece, tile),) * cuts, Disc(self.piece, self.way[1:]))


@dataclass
class Cut(Procedure):
    """One success of a Smart-Disc: the thrower names a side, its owner the model that is wounded. HUNT-SPEC-05"""

    piece: int
    tile: int
    side: int = NOBODY

    def whose(self, g: Hunt) -> Next:
        if self.side >= 0:
            return g.go(Cut.whom)
        enemies = enemies_on(g, 1 << self.tile, g.side(self.piece))
        if not enemies or g.tile[self.piece] < 0:
            # The die is lost (HUNT-SPEC-06, HUNT-DEC-59).
            return g.finish()
        options = Options()
        for side, mask in enumerate(g.fixed.masks):
            if enemies & mask:
                options.one(opt.WOUND_SIDE, side)
        return Ask(g.seat(self.piece), questions.DISC_SIDE, (self.tile,), options)

    def take_side(self, g: Hunt, chosen: Option) -> Next:
        return g.instead(Cut(self.piece, self.tile, chosen.args[0]))

    def whom(self, g: Hunt) -> Next:
        options = Options()
        options.over(opt.CHOOSE_PIECE, (), g.on[self.tile] & g.fixed.masks[self.side])
        return Ask(g.side_seat(self.side), questions.DISC_VICTIM, (self.tile,), options)

    def wound(self, g: Hunt, chosen: Option) -> Next:
        piece = self.piece
        side, group = g.side(piece), g.model(piece).group
        blow = Blow(chosen.args[0], side=side, group=group, attacker=piece, save=NO_SAVE, attack=True, direct=True)
        return g.instead(TakeHit(blow))

    def refuse(self, g: Hunt, option: Option) -> No:
        if option.phrase is opt.WOUND_SIDE:
            return No("nobody-of-them-there", option.args[0], rule="HUNT-SPEC-05")
        if option.phrase is opt.CHOOSE_PIECE:
            return No("not-on-the-tile", option.args[0], rule="HUNT-SPEC-05")
        return No("not-offered", rule="HUNT-SPEC-05")
