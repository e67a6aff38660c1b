"""The ways of a Horde model to the Survivors: how far it is, where a movement can end, doors. HUNT-HORD-10"""

from __future__ import annotations

from hullbreach.games.hunt.content.names import NO_BASE, SMALL
from hullbreach.games.hunt.rules.board.movement import barred, climbs, may_stay_on_vent
from hullbreach.games.hunt.rules.board.space import engaged_tiles
from hullbreach.games.hunt.rules.state import Hunt
from hullbreach.kernel.options import bits

FAR = 999


def survivor_tiles(g: Hunt) -> int:
    """Where the Survivors stand, hidden or not."""
    found = 0
    for side, tiles in enumerate(g.tiles_of):
        if side != g.fixed.ground.instinct:
            found |= tiles
    return found


def engaging_tiles(g: Hunt, piece: int) -> int:
    """The tiles on which a model could fight a Survivor (HUNT-CC-03, HUNT-CC-09, HUNT-HORD-13)."""
    survivors = survivor_tiles(g)
    own = g.tiles_of[g.side(piece)]
    crowded = survivors & g.full
    if g.fixed.switches.packed_tile != "reach":
        crowded &= own
    found = survivors | g.fixed.graph.spread(crowded, g.shut)
    if g.fixed.switches.no_base_engages:
        # Who has no base fights, and is fought, from the next tile (HUNT-DEC-94).
        alone = g.base[piece] == NO_BASE
        big = [tile for tile in bits(survivors) if alone or any(g.base[each] == NO_BASE for each in bits(g.on[tile]))]
        found |= g.fixed.graph.spread(sum([1 << tile for tile in big]), g.shut)
    return found


class Ways:
    """Ways of one model; shortest ways ignore models and closed doors (HUNT-HORD-08)."""

    def __init__(self, g: Hunt, piece: int) -> None:
        self.g = g
        self.piece = piece
        board = g.fixed.board
        self.vents: int = board.vents
        closed = g.gone if g.base[piece] == SMALL else g.gone | board.vents
        self.rings: list[int] = g.fixed.graph.rings(self.goals(closed), g.fixed.graph.around(g.gone), closed)

    def goals(self, closed: int) -> int:
        """The nearest tiles with Survivors, of several those with most points of them (HUNT-HORD-03)."""
        g = self.g
        shut = g.fixed.graph.around(g.gone)
        nearest = g.fixed.graph.nearest(g.tile[self.piece], survivor_tiles(g), shut, closed)
        own = g.fixed.masks[g.side(self.piece)]
        points = {tile: sum([g.cost(other) for other in bits(g.on[tile] & ~own)]) for tile in bits(nearest)}
        return sum([1 << tile for tile, many in points.items() if many == max(points.values())])

    def distance(self, tile: int) -> int:
        """The tiles from here to the Survivors it goes for."""
        for steps, ring in enumerate(self.rings):
            if ring >> tile & 1:
                return steps
        return FAR

    def ends(self, left: int) -> dict[int, int]:
        """Where a movement of so many tiles can end, other than here, with the first steps that lead there."""
        g, piece = self.g, self.piece
        found: dict[int, int] = {}
        here = g.tile[piece]
        paths: dict[int, int] = {here: 0}
        passed = 1 << here
        for n in range(left):
            beyond: dict[int, int] = {}
            for tile, first in paths.items():
                for other in bits(g.steps(tile) & ~passed):
                    if self._may_enter(other, n + 1 < left):
                        beyond[other] = beyond.get(other, 0) | (first or 1 << other)
            for tile, first in beyond.items():
                passed |= 1 << tile
                if self._may_end(tile):
                    found[tile] = first
            paths = beyond
        return found

    def _may_enter(self, tile: int, goes_on: bool) -> bool:
        g, piece = self.g, self.piece
        if barred(g, piece, tile) is not None:
            return False
        if g.room[tile] >= g.cost(piece):
            return True
        return goes_on and climbs(g, piece) and bool(g.full & ~engaged_tiles(g) & 1 << tile)

    def _may_end(self, tile: int) -> bool:
        """A vent is no end of a movement unless the model is Tiny (HUNT-HORD-10)."""
        g, piece = self.g, self.piece
        if g.room[tile] < g.cost(piece):
            return False
        return not self.vents >> tile & 1 or may_stay_on_vent(g, piece)

    def best(self, ends: dict[int, int]) -> int:
        """The first steps that lead to the ends nearest to the Survivors."""
        nearest = min([self.distance(end) for end in ends], default=FAR)
        found = 0
        for end, first in ends.items():
            if self.distance(end) == nearest:
                found |= first
        return found

    def ahead(self) -> int:
        """The tiles one step nearer, doors or not."""
        g = self.g
        here = g.tile[self.piece]
        nearer = self.distance(here) - 1
        if not 0 <= nearer < len(self.rings):
            return 0
        return g.fixed.graph.steps(here, g.fixed.graph.around(g.gone)) & self.rings[nearer]

    def doors(self) -> int:
        """The closed doors beside the model on a shortest way (HUNT-HORD-04); none where another way is open."""
        g = self.g
        here = g.tile[self.piece]
        ahead = self.ahead()
        if ahead & g.steps(here):
            return 0
        found = 0
        for tile in bits(ahead):
            found |= g.fixed.graph.joining(here, tile)
        return found & g.doors

    def is_crowded_ahead(self) -> bool:
        """Whether the way forward is open but full."""
        ahead = self.ahead() & self.g.steps(self.g.tile[self.piece])
        return bool(ahead) and all(self.g.room[tile] < self.g.cost(self.piece) for tile in bits(ahead))
