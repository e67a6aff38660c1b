"""Occupation points, engaged tiles, and who is engaged with whom. HUNT-OCC, HUNT-CON-17, HUNT-CC"""

from __future__ import annotations

from hullbreach.games.hunt.content.names import NO_BASE, SMALL
from hullbreach.games.hunt.rules.state import Hunt
from hullbreach.kernel.options import members


def engaged_tiles(g: Hunt) -> int:
    """The tiles that are engaged: with two sides on them, or next to a full tile with two sides (HUNT-CON-17)."""
    found, full = (g.contested, g.full) if g.passing < 0 else _without(g, g.passing)
    crowded = found & full
    if crowded:
        found |= g.fixed.graph.spread(crowded, g.shut)
    if g.fixed.switches.no_base_engages:
        found |= _around_no_base(g)
    return found


def _without(g: Hunt, piece: int) -> tuple[int, int]:
    """The tiles with two sides, and the full ones, leaving out who only passes and engages nobody (HUNT-DEC-20)."""
    contested, full = g.contested, g.full
    tile = g.tile[piece]
    if tile >= 0:
        others = g.on[tile] & ~(1 << piece)
        if sum([1 for mask in g.fixed.masks if others & mask]) < 2:
            contested &= ~(1 << tile)
        if g.room[tile] + g.cost(piece) > 0:
            full &= ~(1 << tile)
    return contested, full


def is_engaged(g: Hunt, piece: int) -> bool:
    """Whether a piece stands on an engaged tile (HUNT-CC-01)."""
    return bool(engaged_tiles(g) >> g.tile[piece] & 1)


def _around_no_base(g: Hunt) -> int:
    """Tiles that a model without base engages around it, and its own while an enemy stands there (HUNT-DEC-94)."""
    found = 0
    staying = ~(1 << g.passing) if g.passing >= 0 else -1
    for side, mask in enumerate(g.fixed.masks):
        for tile in members(g.tiles_of[side]):
            if any(g.base[piece] == NO_BASE for piece in members(g.on[tile] & mask & staying)):
                near = sum([1 << other for other in members(g.steps(tile)) if g.on[other] & ~mask & staying])
                if near:
                    found |= near | 1 << tile
    return found


def tiles_of_enemies(g: Hunt, side: int) -> int:
    """The tiles with an enemy model or token of a side on them."""
    found = 0
    for other, tiles in enumerate(g.tiles_of):
        if other != side:
            found |= tiles
    return found


def enemies_on(g: Hunt, tiles: int, side: int) -> int:
    """The enemies of a side on these tiles."""
    found = 0
    for tile in members(tiles):
        found |= g.on[tile]
    return found & ~g.fixed.masks[side]


def engaged_with(g: Hunt, piece: int) -> int:
    """The enemies a piece is engaged with: on its tile, or across the edge of a crowded one (HUNT-CC-03)."""
    tile = g.tile[piece]
    side = g.side(piece)
    reach = 1 << tile
    near = g.steps(tile)
    crowded = g.contested & g.full
    if crowded >> tile & 1:
        reach |= near
    reach |= near & crowded
    found = enemies_on(g, reach, side)
    if g.fixed.switches.no_base_engages:
        for other in members(enemies_on(g, near, side)):
            if NO_BASE in (g.base[piece], g.base[other]):
                found |= 1 << other
    return found


def within_reach(g: Hunt, piece: int) -> int:
    """The enemies a piece may fight although nobody is engaged: on a tile packed with one side (HUNT-CC-09)."""
    if g.fixed.switches.packed_tile != "reach":
        return 0
    side = g.side(piece)
    packed = g.steps(g.tile[piece]) & g.full & ~g.contested & ~g.tiles_of[side]
    found = enemies_on(g, packed, side)
    return found & (g.up | g.hidden)


def fightable(g: Hunt, piece: int) -> int:
    """All enemies a piece may choose in close combat (HUNT-CC-02, HUNT-CC-09, HUNT-BLIP-17)."""
    if not g.contested >> g.tile[piece] & 1 and not g.full and not g.fixed.switches.no_base_engages:
        return 0
    return engaged_with(g, piece) & (g.up | g.hidden) | within_reach(g, piece)


def fits(g: Hunt, piece: int, tile: int) -> bool:
    """Whether a tile has the points for a piece, and the piece the size for a vent (HUNT-OCC-05, HUNT-TILE-08)."""
    if g.room[tile] < g.cost(piece):
        return False
    return not g.fixed.board.vents >> tile & 1 or g.base[piece] == SMALL


def with_room(g: Hunt, piece: int, tiles: int) -> int:
    """Those of the tiles that a piece fits on."""
    found = 0
    for tile in members(tiles & ~g.full):
        if fits(g, piece, tile):
            found |= 1 << tile
    return found
