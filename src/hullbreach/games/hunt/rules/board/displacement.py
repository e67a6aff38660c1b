"""Engaging by displacement: whoever is too big for the room that is left changes places with others. HUNT-DISP"""

from __future__ import annotations

from dataclasses import dataclass

from hullbreach.games.hunt.content.names import MEDIUM
from hullbreach.games.hunt.rules.board.traps import spring
from hullbreach.games.hunt.rules.state import Hunt
from hullbreach.games.hunt.rules.tokens.carrying import bring
from hullbreach.games.hunt.rules.tokens.reveal import check_reveals, lose_cover
from hullbreach.games.hunt.words import events, questions
from hullbreach.games.hunt.words import options as opt
from hullbreach.kernel.errors import No
from hullbreach.kernel.options import Option, Options, bits
from hullbreach.kernel.procedures import Next, Procedure
from hullbreach.kernel.requests import Ask


def points_wanted(g: Hunt, piece: int, tile: int) -> int:
    """The points that must go so that the tile is exactly full with the newcomer on it (HUNT-DISP-05)."""
    return g.cost(piece) - g.room[tile]


def sums_up(g: Hunt, pieces: int, points: int) -> bool:
    """Whether some of these pieces take exactly so many points together."""
    reached = 1
    for piece in bits(pieces):
        reached |= reached << g.cost(piece)
    return points >= 0 and bool(reached >> points & 1)


def _total(g: Hunt, pieces: int) -> int:
    return sum([g.cost(piece) for piece in bits(pieces)])


def sides_to_displace(g: Hunt, piece: int, tile: int) -> list[int]:
    """Whose models may make room: the own ones as long as they suffice, else one opposing side after all of them.

    HUNT-DISP-03, HUNT-DISP-04; an enemy must be left on the tile (HUNT-DEC-96).
    """
    points = points_wanted(g, piece, tile)
    side = g.side(piece)
    own = g.on[tile] & g.fixed.masks[side]
    enemies = g.on[tile] & ~g.fixed.masks[side]
    if not enemies:
        return []
    if _total(g, own) >= points:
        return [side] if sums_up(g, own, points) else []
    rest = points - _total(g, own)
    found: list[int] = []
    for other, mask in enumerate(g.fixed.masks):
        theirs = enemies & mask
        if theirs and sums_up(g, theirs, rest) and (_total(g, theirs) > rest or enemies & ~mask):
            found.append(other)
    return found


def can_displace(g: Hunt, piece: int, tile: int) -> bool:
    """Whether a piece may enter a tile that lacks the points for it (HUNT-DISP-01)."""
    if g.base[piece] < MEDIUM or g.full >> tile & 1 or g.room[tile] >= g.cost(piece):
        return False
    # Nobody is pushed onto a full tile that the newcomer only crosses: there is no room (HUNT-DISP-02).
    if g.room[g.tile[piece]] + g.cost(piece) < points_wanted(g, piece, tile):
        return False
    return bool(sides_to_displace(g, piece, tile))


@dataclass
class Displace(Procedure):
    """Choose who makes room, own models first, then those of one opposing side; then everybody changes places.

    ``out`` are those chosen so far. HUNT-DISP-02 to HUNT-DISP-06
    """

    piece: int
    tile: int
    came_from: int
    side: int = -1
    out: int = 0

    def begin(self, g: Hunt) -> Next:
        """Whose models besides the own ones: the active player says (HUNT-DISP-04)."""
        if self.side >= 0:
            return g.go(Displace.ask)
        sides = sides_to_displace(g, self.piece, self.tile)
        options = Options()
        for side in sides:
            options.one(opt.DISPLACE_SIDE, side)
        return Ask(g.seat(self.piece), questions.DISPLACE_SIDE, (self.piece,), options)

    def take_side(self, g: Hunt, chosen: Option) -> Next:
        own = g.on[self.tile] & g.fixed.masks[g.side(self.piece)]
        side = chosen.args[0]
        # Of another side only when all own models are out.
        out = own if side != g.side(self.piece) else 0
        return g.instead(Displace(self.piece, self.tile, self.came_from, side, out))

    def ask(self, g: Hunt) -> Next:
        points = self._points(g)
        if not points:
            return g.go(Displace.swap)
        mask = g.on[self.tile] & g.fixed.masks[self.side] & ~self.out
        options = Options()
        for piece in bits(mask):
            if sums_up(g, mask & ~(1 << piece), points - g.cost(piece)):
                options.one(opt.DISPLACE, piece)
        return Ask(g.side_seat(self.side), questions.DISPLACE, (self.piece,), options)

    def add(self, g: Hunt, chosen: Option) -> Next:
        out = self.out | 1 << chosen.args[0]
        return g.instead(Displace(self.piece, self.tile, self.came_from, self.side, out))

    def swap(self, g: Hunt) -> Next:
        tile = self.tile
        own = g.fixed.masks[g.side(self.piece)]
        # The own ones first, as they were displaced (HUNT-DISP-03).
        out = (*bits(self.out & own), *bits(self.out & ~own))
        for other in out:
            g.put(other, self.came_from)
        g.put(self.piece, tile)
        g.entered[self.piece] |= 1 << tile
        g.aimed &= ~(1 << self.piece)
        g.told += (events.MOVED, self.piece, tile)
        for other in out:
            g.entered[other] |= 1 << self.came_from
            g.aimed &= ~(1 << other)
            g.told += (events.DISPLACED, other, self.came_from)
        g.back_to = tile
        if g.carried:
            for mover in (self.piece, *out):
                bring(g, mover)
        lose_cover(g, self.came_from)
        if g.traps:
            arrivals = [(self.piece, tile), *[(other, self.came_from) for other in out]]
            return tuple([trap for who, where in arrivals if (trap := spring(g, who, where)) is not None])
        return None

    def look(self, g: Hunt) -> Next:
        return check_reveals(g)

    def _points(self, g: Hunt) -> int:
        return points_wanted(g, self.piece, self.tile) - _total(g, self.out)

    def refuse(self, g: Hunt, option: Option) -> No:
        if option.phrase is opt.DISPLACE:
            if not g.on[self.tile] >> option.args[0] & 1:
                return No("not-on-the-tile", option.args[0], rule="HUNT-DISP-01")
            return No("not-exactly-full", option.args[0], rule="HUNT-DISP-05")
        if option.phrase is opt.DISPLACE_SIDE:
            return No("cannot-displace-side", option.args[0], rule="HUNT-DISP-04")
        return No("not-offered", rule="HUNT-DISP-01")
