"""The hull breaks up: which tiles may fall, and the rolls for them. HUNT-M10-03 to HUNT-M10-05, HUNT-DEC-40"""

from __future__ import annotations

from dataclasses import dataclass

from hullbreach.games.hunt.content.board import SIDES
from hullbreach.games.hunt.content.mission_records import IMMINENT_DESTRUCTION
from hullbreach.games.hunt.content.names import PREDATOR_POD
from hullbreach.games.hunt.rules.goals.victory import check_elimination
from hullbreach.games.hunt.rules.state import NOBODY, Hunt
from hullbreach.games.hunt.rules.tokens.removal import remove_tile
from hullbreach.games.hunt.words import events, rolls
from hullbreach.kernel.chance import Die
from hullbreach.kernel.options import bits
from hullbreach.kernel.procedures import Next, Procedure
from hullbreach.kernel.requests import Roll

D20 = Die(20)


def open_ended(g: Hunt) -> int:
    """The tiles with an open side behind which no tile lies; a door joins them like an open way (HUNT-DEC-40)."""
    board = g.fixed.board
    found = 0
    for tile in bits(g.tiles()):
        for side in SIDES:
            if board.sides[tile] & side:
                link = board.graph.exit(tile, side)
                if link < 0 or g.gone >> board.graph.across(link, tile) & 1:
                    found |= 1 << tile
                    break
    return found


def breaks_up(g: Hunt) -> bool:
    """Whether the hull of this mission does not hold (HUNT-M10-03)."""
    mission = g.fixed.mission
    return mission is not None and IMMINENT_DESTRUCTION in mission.special_rules


def collapsing(g: Hunt) -> int:
    """The tiles that are tested now (HUNT-M10-04); who stands beside one that fell is among them (HUNT-M10-05)."""
    board = g.fixed.board
    found = board.collapsing | open_ended(g)
    for room in g.fixed.content.special_rules.imminent_destruction.always:
        found |= board.place(room)
    if g.fixed.switches.pod_immune:
        pod = board.tile_of_room[PREDATOR_POD]
        if pod >= 0:
            found &= ~(1 << pod)
    return found & g.tiles()


@dataclass
class Collapse(Procedure):
    """From the second turn on the winner of the initiative roll tests every collapsing tile. HUNT-M10-03"""

    def begin(self, g: Hunt) -> Next:
        if g.turn < g.fixed.content.special_rules.imminent_destruction.from_turn:
            return g.finish()
        return Falling(collapsing(g))

    def end(self, g: Hunt) -> Next:
        check_elimination(g)
        return None


@dataclass
class Falling(Procedure):
    """The tiles still to be tested, in the order of the board; all were listed before the first roll. HUNT-DEC-40"""

    tiles: int

    def roll(self, g: Hunt) -> Next:
        if not self.tiles:
            return g.finish()
        return Roll(rolls.COLLAPSE, (bits(self.tiles)[0],), D20)

    def fall(self, g: Hunt, rolled: int) -> Next:
        tile = bits(self.tiles)[0]
        g.told += (events.COLLAPSE_ROLLED, tile, rolled)
        rest = Falling(self.tiles & ~(1 << tile))
        if rolled > g.fixed.content.special_rules.imminent_destruction.on:
            return g.instead(rest)
        return g.instead(*remove_tile(g, tile, NOBODY, NOBODY), rest)
