"""Leaving close combat: a CC test, then one tile away from every enemy. HUNT-DIS"""

from __future__ import annotations

from dataclasses import dataclass

from hullbreach.games.hunt.rules.board import movement
from hullbreach.games.hunt.rules.board.space import enemies_on, fits, is_engaged
from hullbreach.games.hunt.rules.cards.lasting import holds
from hullbreach.games.hunt.rules.combat.tests import CloseTest, close_odds
from hullbreach.games.hunt.rules.state import Hunt
from hullbreach.games.hunt.words import events, questions, rolls
from hullbreach.games.hunt.words import options as opt
from hullbreach.kernel.errors import No
from hullbreach.kernel.options import Option, Options, bits
from hullbreach.kernel.procedures import Next, Odds, Procedure
from hullbreach.kernel.requests import Ask


def ways_out(g: Hunt, piece: int) -> int:
    """The tiles a piece may disengage to: connected, with room, without any enemy, no vent to stay on (HUNT-DIS-04)."""
    found = 0
    for tile in bits(g.steps(g.tile[piece]) & ~g.full):
        if fits(g, piece, tile) and not enemies_on(g, 1 << tile, g.side(piece)):
            on_vent = g.fixed.board.vents >> tile & 1
            if movement.barred(g, piece, tile) is None and (not on_vent or movement.may_stay_on_vent(g, piece)):
                found |= 1 << tile
    return found


def cannot_disengage(g: Hunt, piece: int) -> No | None:
    """Why a piece cannot try to disengage (HUNT-DIS-01)."""
    if not is_engaged(g, piece):
        return No("not-engaged", piece, rule="HUNT-DIS-01")
    if not ways_out(g, piece):
        return No("no-way-out", piece, rule="HUNT-DIS-01")
    return None


def disengage_odds(g: Hunt, piece: int) -> Odds:
    """The chance to get away; no tile modifier counts (HUNT-DIS-05)."""
    return close_odds(g, piece)


@dataclass
class Disengage(Procedure):
    """The test, and where the model goes; it may stay. HUNT-DIS-01 to HUNT-DIS-03"""

    piece: int

    def test(self, g: Hunt) -> Next:
        if holds(g, "auto", "disengage", self.piece):
            g.passed = True
            return None
        return CloseTest(self.piece, rolls.DISENGAGE)

    def ask(self, g: Hunt) -> Next:
        if not g.passed or g.tile[self.piece] < 0:
            return g.finish()
        options = Options()
        options.over(opt.CHOOSE_TILE, (), ways_out(g, self.piece))
        options.one(opt.STAY)
        return Ask(g.seat(self.piece), questions.DISENGAGE, (self.piece,), options)

    def go(self, g: Hunt, chosen: Option) -> Next:
        if chosen.phrase is opt.STAY:
            return None
        g.charged |= 1 << self.piece
        tile = chosen.args[0]
        if self.piece == g.active:
            g.stepped += 1
            if not g.fixed.board.vents >> tile & 1:
                g.back_to = tile
        return movement.moved_in(g, self.piece, tile, events.MOVED)

    def refuse(self, g: Hunt, option: Option) -> No:
        if option.phrase is opt.CHOOSE_TILE:
            return No("cannot-go-there", option.args[0], rule="HUNT-DIS-04")
        return No("not-offered", rule="HUNT-DIS-04")
