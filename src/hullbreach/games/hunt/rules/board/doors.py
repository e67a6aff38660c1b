"""Doors: opening, forcing, sealing, and vents welded shut. HUNT-DOOR, HUNT-ADV-05"""

from __future__ import annotations

from dataclasses import dataclass

from hullbreach.games.hunt.content.actions import SEAL, WELD
from hullbreach.games.hunt.content.names import MARINE
from hullbreach.games.hunt.content.skills import PERIMETER_SECURED, TINY, UNSTOPPABLE
from hullbreach.games.hunt.rules.board.movement import Look
from hullbreach.games.hunt.rules.cards.lasting import holds
from hullbreach.games.hunt.rules.combat.hits import SAVE_ARMOUR, Blow, Victims
from hullbreach.games.hunt.rules.combat.tests import CLOSE_TEST, D20, CloseTest, judge
from hullbreach.games.hunt.rules.state import Hunt
from hullbreach.games.hunt.rules.tokens.removal import remove_tile
from hullbreach.games.hunt.words import events, questions, rolls
from hullbreach.games.hunt.words import options as opt
from hullbreach.kernel.errors import No
from hullbreach.kernel.options import Option, Options, bits
from hullbreach.kernel.procedures import Next, Odds, Procedure, Total
from hullbreach.kernel.requests import Ask, Roll


def doors_at(g: Hunt, tile: int) -> int:
    """The closed doors at a tile (HUNT-DEC-13)."""
    return g.fixed.links_at[tile] & g.doors


def not_at_door(g: Hunt, piece: int, link: int, rule: str) -> No | None:
    """Why a piece does not stand beside a closed door."""
    if not g.doors >> link & 1:
        return No("no-door-there", link, rule=rule)
    if not doors_at(g, g.tile[piece]) >> link & 1:
        return No("door-not-beside", piece, link, rule=rule)
    return None


def doors_left(g: Hunt) -> int:
    """Door pieces in the supply (HUNT-COMP-12)."""
    return g.fixed.content.doors - g.doors.bit_count()


def open_door(g: Hunt, link: int, piece: int) -> tuple[Procedure, ...]:
    """A door is removed by a piece for good; eyes meet, and a perimeter may go off (HUNT-DOOR-02, HUNT-SKM-09)."""
    g.doors &= ~(1 << link)
    g.close()
    g.told += (events.DOOR_OPENED, link, piece)
    following: tuple[Procedure, ...] = (Look(),)
    if g.faction(piece) != MARINE:
        following = (*following, Perimeter(link, piece))
    return following


def _perimeter_secured(g: Hunt, piece: int) -> bool:
    """Whether a face-up enemy of the piece with Perimeter Secured! is in play."""
    for side in range(g.fixed.sides):
        if side != g.side(piece):
            for other in bits(g.pieces_of(side) & g.up):
                if g.profile(other).skills & PERIMETER_SECURED:
                    return True
    return False


@dataclass
class Perimeter(Procedure):
    """One roll for a door: on 1-5 everybody beside it is hit, friends too. HUNT-SKM-09, HUNT-DEC-61

    Whom the open door has turned up is on watch already.
    """

    link: int
    piece: int

    def roll(self, g: Hunt) -> Next:
        return Roll(rolls.PERIMETER, (), D20) if _perimeter_secured(g, self.piece) else g.finish()

    def strike(self, g: Hunt, rolled: int) -> Next:
        tables = g.fixed.tables
        g.told += (events.PERIMETER, rolled)
        if rolled > tables.perimeter_on:
            return None
        ends = g.fixed.graph.links[self.link]
        victims = g.on[ends.a] | g.on[ends.b]
        side = next(side for side, faction in enumerate(g.fixed.factions) if faction == MARINE)
        blow = Blow(target=-1, st=tables.perimeter_st, side=side, save=SAVE_ARMOUR)
        return Victims(victims, blow)


def place_door(g: Hunt, link: int) -> None:
    """A door from the supply closes a connection."""
    g.doors |= 1 << link
    g.close()
    g.told += (events.DOOR_PLACED, link)


# ---- forcing (Aliens)


def force_need(g: Hunt, piece: int, link: int) -> Total:
    """The number a model must not exceed to force a door (HUNT-DOOR-10, HUNT-DOOR-12)."""
    tables = g.fixed.tables
    ends = g.fixed.graph.links[link]
    near = (g.on[ends.a] | g.on[ends.b]) & g.fixed.masks[g.side(piece)] & ~(1 << piece)
    helpers = 0
    for other in bits(near):
        # Every face-down token helps, whoever it is; a face-up Tiny model does not (HUNT-DEC-108).
        if g.is_token(other) or not g.profile(other).skills & TINY:
            helpers += 1
    return Total([("base", tables.force_door[g.base[piece]]), ("helpers", helpers * tables.door_helper)])


def forces_for_sure(g: Hunt, piece: int) -> bool:
    """Whether a model needs no roll (HUNT-DOOR-10, HUNT-DOOR-13; a card may say so)."""
    profile = g.profile(piece)
    automatic = g.fixed.tables.force_door[profile.base] < 0 or bool(profile.skills & UNSTOPPABLE)
    return automatic or holds(g, "auto", "force_doors_open", piece)


@dataclass
class ForceDoors(Procedure):
    """A model forces a door open. HUNT-DOOR-10, HUNT-DOOR-16"""

    piece: int
    link: int

    def roll(self, g: Hunt) -> Next:
        if not g.doors >> self.link & 1 or g.tile[self.piece] < 0:
            return g.finish()
        if forces_for_sure(g, self.piece):
            g.told += (events.FORCED, self.piece, self.link)
            return g.instead(*open_door(g, self.link, self.piece))
        return Roll(rolls.FORCE, (self.piece,), D20)

    def reroll(self, g: Hunt, rolled: int) -> Next:
        need = force_need(g, self.piece, self.link)
        g.told += (events.FORCE_TEST, self.piece, self.link, rolled, need.value)
        return judge(g, self.piece, rolled, need.value, rolls.FORCE)

    def open(self, g: Hunt) -> Next:
        return open_door(g, self.link, self.piece) if g.passed else None


def force_odds(g: Hunt, piece: int, link: int) -> Odds:
    """The chance to force a door."""
    need = force_need(g, piece, link)
    if g.up >> piece & 1 and forces_for_sure(g, piece):
        return Odds(1.0, need)
    return CLOSE_TEST.odds(need)


# ---- sealing and welding (Marines)


def cannot_seal(g: Hunt, piece: int) -> No | None:
    """Why no bulkhead can be sealed here (HUNT-DOOR-07, HUNT-DOOR-15)."""
    if g.seals[g.side(piece)] >= g.fixed.content.actions[SEAL].per_game:
        return No("seals-used", g.fixed.content.actions[SEAL].per_game, rule="HUNT-DOOR-07")
    if doors_left(g) <= 0:
        return No("no-doors-left", rule="HUNT-DOOR-15")
    if not links_to_seal(g, g.tile[piece]):
        return No("no-open-side", piece, rule="HUNT-DOOR-15")
    return None


def links_to_seal(g: Hunt, tile: int) -> int:
    """The connections of a tile without a door, both ends in play."""
    return g.fixed.links_at[tile] & ~g.shut


@dataclass
class SealBulkhead(Procedure):
    """A CC test, then a door on a side of the own tile. HUNT-DOOR-05, HUNT-DOOR-06"""

    piece: int

    def test(self, g: Hunt) -> Next:
        return CloseTest(self.piece, rolls.SEAL)

    def ask(self, g: Hunt) -> Next:
        if not g.passed or g.tile[self.piece] < 0:
            return g.finish()
        options = Options()
        options.over(opt.CHOOSE_LINK, (), links_to_seal(g, g.tile[self.piece]))
        return Ask(g.seat(self.piece), questions.SEAL, (self.piece,), options)

    def seal(self, g: Hunt, chosen: Option) -> Next:
        g.seals[g.side(self.piece)] += 1
        place_door(g, chosen.args[0])
        return None


def vents_to_weld(g: Hunt, piece: int) -> int:
    """The vents beside a piece (HUNT-ADV-05)."""
    return g.steps(g.tile[piece]) & g.fixed.board.vents


def cannot_weld(g: Hunt, piece: int) -> No | None:
    """Why no vent can be welded shut here (HUNT-ADV-05, HUNT-ADV-06)."""
    most = g.fixed.content.actions[WELD].per_game
    if g.welds[g.side(piece)] >= most:
        return No("welds-used", most, rule="HUNT-ADV-06")
    if not vents_to_weld(g, piece):
        return No("no-vent-beside", piece, rule="HUNT-ADV-05")
    return None


def weld(g: Hunt, piece: int, tile: int) -> tuple[Procedure, ...]:
    """A vent leaves the game with everything on it (HUNT-ADV-05, HUNT-ADV-07)."""
    g.welds[g.side(piece)] += 1
    g.told += (events.WELDED, piece, tile)
    return remove_tile(g, tile, g.side(piece), piece)
