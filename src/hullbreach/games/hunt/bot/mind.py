"""One side in one position: everything that all its pieces and options have in common, worked out once."""

from __future__ import annotations

from functools import cached_property

from hullbreach.games.hunt.bot.aims import Aims, nearness
from hullbreach.games.hunt.bot.outlook import WORTH, Map, Threats, enemies, phantoms, profile_of, wounds_left, wounds_of
from hullbreach.games.hunt.content import goals as go
from hullbreach.games.hunt.rules.board.collapse import breaks_up, collapsing
from hullbreach.games.hunt.rules.goals.plans import plan_of
from hullbreach.games.hunt.rules.goals.steps import needed, reached
from hullbreach.games.hunt.rules.state import Hunt
from hullbreach.kernel.options import members

# What it is worth to stop a side that is all but there, and to make a carrier drop its token.
STOPPING, CARRIER = 2.0, 1.2
# What it costs to stand on a tile that may fall with the next turn, and on one next to it, which may fall after that.
FALLS, FALLS_LATER = 0.6, 0.2
# The last models of a side are worth more: without them it is out.
FEW = 2


class Mind:
    """What a side knows, wants and fears."""

    def __init__(self, g: Hunt, side: int) -> None:
        self.g = g
        self.side = side
        self.foes = enemies(g, side)
        self.phantoms = phantoms(g, side)
        self.map = Map(g, side)

    # Not every question touches everything.

    @cached_property
    def threats(self) -> Threats:
        """What the enemies could do on every tile."""
        return Threats(self.g, self.side)

    @cached_property
    def aims(self) -> Aims:
        """Who goes where."""
        return Aims(self.g, self.side, self.map)

    @cached_property
    def falling(self) -> tuple[int, int]:
        """The tiles that may fall with the next turn, and those that may when these have fallen (HUNT-M10-05)."""
        g = self.g
        soon = collapsing(g) if breaks_up(g) else 0
        return soon, g.fixed.graph.spread(soon, 0) & ~soon if soon else 0

    @cached_property
    def duel(self) -> bool:
        """Whether a single side of enemies is left of several: nobody else will wear them down."""
        return bool(self.g.out) and self.g.fixed.sides - self.g.out.bit_count() == 2

    @cached_property
    def price(self) -> float:
        """What a piece of ours brings to the enemy who kills it, by what enemies are after."""
        return max([_price(self.g, side) for side in range(self.g.fixed.sides) if side != self.side], default=0.0)

    @cached_property
    def leads(self) -> list[float]:
        """How near every enemy side is to winning."""
        return [nearness(self.g, side) if side != self.side else 0.0 for side in range(self.g.fixed.sides)]

    def worth(self, piece: int) -> float:
        """How much its side would miss a piece."""
        g = self.g
        if (g.decoys | self.phantoms) >> piece & 1:
            return 0.1
        value = WORTH[g.faction(piece)]
        profile = profile_of(g, piece)
        if profile is not None and profile.w > 1:
            value *= 0.6 + 0.4 * wounds_left(g, piece) / profile.w
        if piece in g.carried.values() or piece == g.escorted:
            value += CARRIER
        if g.side(piece) == self.side:
            value += self.price
        if g.models_of(g.side(piece)).bit_count() <= FEW:
            value *= 1.4
        return value

    def prize(self, foe: int, close: bool) -> float:
        """What it brings to kill an enemy: what it is worth to its side, and what our goals say."""
        aims = self.aims
        value = self.worth(foe) + aims.bounty[self.g.faction(foe)] + STOPPING * self.leads[self.g.side(foe)]
        return value + aims.trophy if close else max(value - aims.waste, 0.0)

    def gain(self, attacker: int, target: int, close: bool) -> float:
        """What an attack is worth; wounds that the target does not need go to others on its tile."""
        g = self.g
        wounds, left = wounds_of(g, attacker, target, close), wounds_left(g, target)
        prize = self.prize(target, close)
        if wounds <= left:
            return wounds / left * prize
        more = 0.7 * (wounds - left) * prize if g.on[g.tile[target]] & self.foes & ~(1 << target) else 0.0
        return prize + more

    def loss(self, piece: int, tile: int) -> float:
        """What a stay on a tile costs a piece."""
        return self.worth(piece) * self.threats.danger(piece, tile)

    def fall(self, piece: int, tile: int) -> float:
        """What it costs a piece that the hull breaks up under it."""
        soon, later = self.falling
        share = FALLS if soon >> tile & 1 else FALLS_LATER if later >> tile & 1 else 0.0
        return share * (1.0 + self.worth(piece)) if share else 0.0

    def watched(self, tile: int) -> bool:
        """Whether somebody who matters could shoot at a tile."""
        return self.threats.shots[tile] > 0.1

    def friends_near(self, piece: int, tile: int) -> int:
        """How many friends stand on a tile or next to it."""
        g = self.g
        mask = g.fixed.masks[self.side] & ~(1 << piece)
        found = g.on[tile] & mask
        for other in members(g.steps(tile)):
            found |= g.on[other] & mask
        return found.bit_count()


def _price(g: Hunt, side: int) -> float:
    """What every kill brings a side towards its goals."""
    found = 0.0
    for n, goal in enumerate(plan_of(g, side).goals):
        if isinstance(goal.verb, go.Kill | go.GainFrags | go.CollectTrophies | go.GainTrophies):
            missing = needed(g, side, n) - reached(g, side, n)
            if missing > 0:
                found = max(found, 2.5 / max(missing, 2))
    return found
