"""Line of sight along rows and columns, and distances. HUNT-LOS, HUNT-DEC-13"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hullbreach.games.hunt.content.skills import PING
from hullbreach.kernel.options import members

if TYPE_CHECKING:
    from hullbreach.games.hunt.rules.fixed import Fixed
    from hullbreach.games.hunt.rules.state import Hunt


def sight_of(fixed: Fixed, shut: int, limit: int) -> tuple[int, ...]:
    """For every tile the tiles in sight of it, itself included (HUNT-LOS-06); vents neither see nor are seen."""
    found = fixed.sights.get((shut, limit))
    if found is None:
        masks: list[int] = []
        for tile, links in enumerate(fixed.links_in_rays):
            key = (tile, shut & links, limit)
            seen = fixed.views.get(key)
            if seen is None:
                seen = fixed.views[key] = _seen_from(fixed, tile, shut, limit)
            masks.append(seen)
        found = fixed.sights[(shut, limit)] = tuple(masks)
    return found


def _seen_from(fixed: Fixed, tile: int, shut: int, limit: int) -> int:
    board = fixed.board
    seen = 1 << tile
    if not board.vents >> tile & 1:
        for ray in board.rays[tile]:
            for steps, (link, other) in enumerate(ray, 1):
                if shut >> link & 1 or board.vents >> other & 1 or (limit and steps > limit):
                    break
                seen |= 1 << other
    return seen


def in_sight(g: Hunt, a: int, b: int) -> bool:
    """Whether two pieces see each other: sight is mutual, and tiles are all that counts (HUNT-LOS-01, HUNT-LOS-06)."""
    return bool(g.sight[g.tile[a]] >> g.tile[b] & 1)


# What ends a line of sight, as a number: no line at all, a vent, the dark, or a shut door from here on.
NO_LINE, VENT, DARK, DOOR = 0, 1, 2, 10


def obstacle(g: Hunt, here: int, there: int) -> int:
    """What is in the way between two tiles that do not see each other: the first thing on the line, if there is one."""
    board, limit = g.fixed.board, g.sight_limit()
    for ray in board.rays[here]:
        if there not in [tile for _, tile in ray]:
            continue
        if board.vents >> here & 1:
            return VENT
        for steps, (link, tile) in enumerate(ray, 1):
            if g.fixed.graph.around(g.gone) >> link & 1:
                return NO_LINE
            if g.shut >> link & 1:
                return DOOR + link
            if board.vents >> tile & 1:
                return VENT
            if 0 < limit < steps:
                return DARK
    return NO_LINE


def seen_tiles(g: Hunt, side: int) -> int:
    """All tiles that somebody of a side has sight to; decoys have none (HUNT-DEC-17)."""
    found = 0
    for tile in members(g.eyes[side]):
        found |= g.sight[tile]
    return found


def seen_by_enemies(g: Hunt, side: int) -> int:
    """All tiles that an enemy of a side has sight to."""
    found = 0
    for other in range(g.fixed.sides):
        if other != side:
            found |= seen_tiles(g, other)
    return found


def between(g: Hunt, a: int, b: int) -> int:
    """The tiles strictly between two tiles in a straight line (HUNT-RNG-09); nothing where there is no such line."""
    for ray in g.fixed.board.rays[a]:
        passed = 0
        for _, tile in ray:
            if tile == b:
                return passed
            passed |= 1 << tile
    return 0


def distance(g: Hunt, a: int, b: int, through_doors: bool = False) -> int:
    """Steps from tile to tile, vents included; closed doors cut the way for nearly everything (HUNT-LOS-10)."""
    shut = g.fixed.graph.around(g.gone) if through_doors else g.shut
    return g.fixed.graph.distance(a, b, shut)


def within(g: Hunt, tile: int, n: int, through_doors: bool = False) -> int:
    """The tiles at most n steps away, the tile itself included (HUNT-LOS-10)."""
    shut = g.fixed.graph.around(g.gone) if through_doors else g.shut
    return g.fixed.graph.within(tile, n, shut)


def pinged_tiles(g: Hunt, side: int) -> int:
    """The tiles within 3 of a face-up model with Ping!, whatever doors there are (HUNT-LOS-08)."""
    found = 0
    for piece in members(g.pieces_of(side) & g.up):
        if g.profile(piece).skills & PING:
            found |= within(g, g.tile[piece], g.fixed.tables.ping_range, through_doors=True)
    return found
