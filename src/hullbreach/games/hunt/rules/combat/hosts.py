"""Hosts: Facehug and Egg Injection, and the Aliens that come of them. HUNT-SPEC-07 to HUNT-SPEC-09, HUNT-SKA-04"""

from __future__ import annotations

from dataclasses import dataclass

from hullbreach.games.hunt.content.names import ALIEN, NONE, SMALL
from hullbreach.games.hunt.rules.armies.forces import plain
from hullbreach.games.hunt.rules.combat.tests import D20, judge
from hullbreach.games.hunt.rules.combat.totals import con_total
from hullbreach.games.hunt.rules.state import NOBODY, Hunt
from hullbreach.games.hunt.rules.tokens.known_names import meet
from hullbreach.games.hunt.rules.tokens.removal import remove
from hullbreach.games.hunt.words import events, questions, rolls
from hullbreach.games.hunt.words import options as opt
from hullbreach.kernel.errors import No
from hullbreach.kernel.options import Option, Options, bits
from hullbreach.kernel.procedures import Next, Procedure
from hullbreach.kernel.requests import Ask, Roll


def available(g: Hunt, side: int, unit: int) -> int:
    """The pieces that could come as this unit: those of it that are off the board (HUNT-DEC-53).

    With lists there is no limit, so that any piece off the board will do, those that were never in play first.
    """
    found = spare = fallen = 0
    for piece in bits(g.fixed.masks[side] & ~g.decoys & ~g.aboard):
        if g.tile[piece] >= 0 or piece in g.loaded:
            continue
        if g.who[piece] < 0:
            spare |= 1 << piece
        elif g.profile(piece).unit == unit:
            found |= 1 << piece
        else:
            fallen |= 1 << piece
    if not g.fixed.ground.lists:
        return found
    return spare or found or fallen


def arrive(g: Hunt, side: int, unit: int, tile: int, as_token: bool = False) -> tuple[int, tuple[Procedure, ...]]:
    """A model of a unit comes to a tile as if it had never been in play, and counts as activated this turn.

    Everybody knows who it is, also face down. Returns the piece and what its arrival causes.
    """
    from hullbreach.games.hunt.rules.board.movement import come_onto

    piece = bits(available(g, side, unit))[0]
    bit = 1 << piece
    off = ~bit
    g.who[piece] = _number_of(g, side, unit)
    g.base[piece] = g.profile(piece).base
    g.hurt[piece] = g.used[piece] = g.entered[piece] = g.evacuated[piece] = g.shown[piece] = 0
    g.fumbled &= off
    g.raging &= off
    g.charged &= off
    g.treated &= off
    g.vanished &= off
    g.lasting = tuple([each for each in g.lasting if each.who != bit])
    if g.last[side] == piece:
        # Somebody else was activated last (HUNT-TURN-12).
        g.last[side] = NOBODY
    if g.active == piece:
        # Whoever was active is gone, and with it the rest of its activation (HUNT-SEQ-01).
        g.points = 0
    g.genuine |= bit
    g.activated |= bit
    if not as_token or g.fixed.ground.face_up:
        # Against the Instinct there are no tokens (HUNT-AREN-09).
        g.up |= bit
    g.told += (events.ARRIVED, piece, unit, tile)
    meet(g, bit)
    return piece, come_onto(g, piece, tile)


def _number_of(g: Hunt, side: int, unit: int) -> int:
    """The number of such a model in the roster; a unit that was not in the force joins the hive (HUNT-DEC-53)."""
    wanted = plain(g.fixed.content, unit).profile
    group = 0
    for piece in bits(g.fixed.masks[side]):
        if g.who[piece] >= 0 and not g.decoys >> piece & 1:
            group = g.model(piece).group
            if g.profile(piece) == wanted:
                return g.who[piece]
    g.roster = (*g.roster, plain(g.fixed.content, unit, group))
    return len(g.roster) - 1


def unit_from(g: Hunt, host: int, side: int) -> int:
    """The unit that hatches for a host, if a model of it is available to a side; NONE for no model (HUNT-SPEC-08)."""
    if g.fixed.factions[side] != ALIEN:
        return NONE
    profile = g.profile(host)
    unit = g.fixed.content.hatched(profile.unit, profile.faction, profile.type, profile.base)
    return unit if unit != NONE and available(g, side, unit) else NONE


@dataclass
class Infect(Procedure):
    """A host is removed by a Facehugger, which dies of it; an Alien may hatch on infested ground. HUNT-SPEC-08

    Leaves in ``done`` whether one did.
    """

    hugger: int
    host: int

    def die(self, g: Hunt) -> Next:
        g.done = False
        g.told += (events.INFECTED, self.host)
        if g.tile[self.hugger] >= 0:
            remove(g, self.hugger)
        unit = unit_from(g, self.host, g.side(self.hugger))
        if unit == NONE:
            return None
        # Nobody but a Tiny model stays in a vent (HUNT-TILE-12).
        return Hatch(g.side(self.hugger), unit, g.infested & ~g.gone & ~g.full & ~g.fixed.board.vents)


@dataclass
class EggInjection(Procedure):
    """Somebody killed in close combat tests Con a last time, or an Alien may hatch where it stood. HUNT-SKA-04

    After a critical hit there is no test. Leaves in ``done`` whether an Alien has hatched.
    """

    bearer: int
    host: int
    tile: int
    critical: bool

    def test(self, g: Hunt) -> Next:
        g.done = False
        if unit_from(g, self.host, g.side(self.bearer)) == NONE:
            return g.finish()
        if self.critical or g.profile(self.host).con < 0:
            g.passed = False
            return g.go(EggInjection.hatch)
        return Roll(rolls.CONSTITUTION, (self.host,), D20)

    def read(self, g: Hunt, rolled: int) -> Next:
        need = con_total(g, self.host).value
        g.told += (events.CONSTITUTION, self.host, rolled, need)
        return judge(g, self.host, rolled, need, rolls.CONSTITUTION)

    def hatch(self, g: Hunt) -> Next:
        if g.passed:
            return None
        g.told += (events.INFECTED, self.host)
        return Hatch(g.side(self.bearer), unit_from(g, self.host, g.side(self.bearer)), 1 << self.tile)


@dataclass
class Hatch(Procedure):
    """The Alien player may place the model that a host gives on one of these tiles, if it fits. HUNT-DEC-53"""

    side: int
    unit: int
    tiles: int

    def ask(self, g: Hunt) -> Next:
        tiles = self._open(g)
        if not tiles:
            return g.finish()
        options = Options()
        options.over(opt.HATCH_ON, (), tiles)
        options.one(opt.REFUSE)
        return Ask(g.side_seat(self.side), questions.HATCH, (self.unit,), options)

    def place(self, g: Hunt, chosen: Option) -> Next:
        if chosen.phrase is opt.REFUSE:
            return g.finish()
        _, following = arrive(g, self.side, self.unit, chosen.args[0])
        return following

    def note(self, g: Hunt) -> Next:
        # Last, for whoever falls by its arrival has hosts asked for too.
        g.done = True
        return None

    def _open(self, g: Hunt) -> int:
        base = g.fixed.content.units[self.unit].base
        points = g.fixed.tables.occupation[base]
        tiles = self.tiles if base == SMALL else self.tiles & ~g.fixed.board.vents
        return sum([1 << tile for tile in bits(tiles) if g.room[tile] >= points])

    def refuse(self, g: Hunt, option: Option) -> No:
        if option.phrase is opt.HATCH_ON:
            return No("cannot-hatch-there", option.args[0], rule="HUNT-SPEC-08")
        return No("not-offered", rule="HUNT-SPEC-08")
