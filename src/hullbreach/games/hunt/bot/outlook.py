"""What the bot sees in a position: what a model is worth, what an attack brings, where it is dangerous to stand.

Everything is read from a concealed state: of tokens only where they lie and whose they are.
"""

from __future__ import annotations

from hullbreach.games.hunt.content.names import ALIEN, MARINE, PREDATOR, SMALL
from hullbreach.games.hunt.rules.profiles import Profile
from hullbreach.games.hunt.rules.state import UNFIXED, Hunt
from hullbreach.kernel.options import bits

FAR = 99
# A side's usual model, for tokens that might be anybody: chance to hit and to wound with a whole attack.
WORTH = (1.3, 0.6, 3.0)
HITS_FROM_AFAR = (0.7, 0.0, 0.8)
HITS_CLOSE = (0.2, 0.5, 1.4)


def profile_of(g: Hunt, piece: int) -> Profile | None:
    """The stat line of a piece, where the bot knows who it is."""
    who = g.who[piece]
    if who == UNFIXED:
        return None
    found = g.roster[who].profile
    return found if found.unit >= 0 and found.type != "decoy" else None


def worth(g: Hunt, piece: int) -> float:
    """How much a side would miss a piece."""
    faction = g.faction(piece)
    profile = profile_of(g, piece)
    value = WORTH[faction]
    if profile is not None and profile.w > 1:
        value *= 0.5 + 0.5 * (profile.w - g.hurt[piece]) / profile.w
    if piece in g.carried.values() or piece == g.escorted:
        value += 1.0
    return value


def chance(need: int) -> float:
    """The chance to roll a number or less; 1 always succeeds, 20 always fails."""
    return min(max(need, 1), 19) / 20


def wounds_of(g: Hunt, attacker: int, target: int, close: bool) -> float:
    """The wounds that an attack of one piece on another brings on average; rough for strangers."""
    mine, theirs = profile_of(g, attacker), profile_of(g, target)
    if mine is None:
        faction = g.faction(attacker)
        return (HITS_CLOSE if close else HITS_FROM_AFAR)[faction]
    weapon = mine.blade if close else mine.gun
    if weapon is None or weapon.roa < 0:
        return 0.0
    value = mine.cc if close else mine.rs
    tile = g.tile[target]
    if close and g.faction(target) == MARINE and g.is_normal(tile):
        value -= 4
    if not close:
        if g.hidden >> target & 1:
            value -= 10
        elif g.faction(target) == ALIEN and g.is_infested(tile):
            value -= 4
        if g.contested >> tile & 1:
            value -= 10
    hit = chance(value)
    armour = 13 if theirs is None else theirs.a
    floor = 0 if theirs is None else theirs.a_min
    st = 10 if weapon.st < 0 else weapon.st
    through = 1 - chance(max(armour + 10 - st, floor))
    return weapon.roa * hit * through


def gain(g: Hunt, attacker: int, target: int, close: bool) -> float:
    """What an attack is worth: wounds against how many the target has left."""
    profile = profile_of(g, target)
    left = 1 if profile is None else max(profile.w - g.hurt[target], 1)
    return min(wounds_of(g, attacker, target, close) / left, 1.2) * worth(g, target)


def enemies(g: Hunt, side: int) -> int:
    """The enemies of a side on the board."""
    found = 0
    for other in range(g.fixed.sides):
        if other != side:
            found |= g.pieces_of(other)
    return found


def reach(g: Hunt, piece: int) -> int:
    """How far a piece comes with a Run."""
    return 3 if g.faction(piece) == ALIEN else 2


class Map:
    """Distances of one decision, from sets of tiles; doors cost what it takes to open them."""

    def __init__(self, g: Hunt, side: int) -> None:
        self.g = g
        self.side = side
        # An Alien needs several tries for a door, the others one action.
        self.door = 3 if g.fixed.factions[side] == ALIEN else 1
        self.found: dict[tuple[int, bool], list[int]] = {}

    def to(self, goals: int, vents: bool) -> list[int]:
        """For every tile the steps to the nearest of the goals; FAR where there is no way."""
        key = (goals, vents)
        if key not in self.found:
            self.found[key] = self._search(goals, vents)
        return self.found[key]

    def _search(self, goals: int, vents: bool) -> list[int]:
        g = self.g
        graph = g.fixed.graph
        steps = [FAR] * graph.size
        rings: list[list[int]] = [bits(goals & ~g.gone)]
        for tile in rings[0]:
            steps[tile] = 0
        closed = 0 if vents else g.fixed.board.vents
        n = 0
        while n < len(rings) and n < FAR:
            for tile in rings[n]:
                if steps[tile] < n:
                    continue
                for link in bits(graph.links_at[tile]):
                    other = graph.across(link, tile)
                    if (g.gone | closed) >> other & 1:
                        continue
                    cost = n + 1 + (self.door if g.doors >> link & 1 else 0)
                    if cost < steps[other]:
                        steps[other] = cost
                        while len(rings) <= cost:
                            rings.append([])
                        rings[cost].append(other)
            n += 1
        return steps


def takes_vents(g: Hunt, piece: int) -> bool:
    """Whether a piece is small enough for vents."""
    return g.base[piece] == SMALL


def danger(g: Hunt, piece: int, tile: int) -> float:
    """What the enemies could do to a piece on a tile before it acts again, in wounds, roughly."""
    side = g.side(piece)
    found = 0.0
    for enemy in bits(enemies(g, side)):
        there = g.tile[enemy]
        faction = g.faction(enemy)
        profile = profile_of(g, enemy)
        shoots = profile.gun is not None if profile is not None else faction != ALIEN
        if shoots and g.sight[tile] >> there & 1:
            found += 0.4 * HITS_FROM_AFAR[faction]
        steps = g.fixed.graph.distance(there, tile, g.shut) if there != tile else 0
        if 0 <= steps <= reach(g, enemy):
            found += HITS_CLOSE[faction] * (1.0 if steps <= 1 else 0.6)
    if g.faction(piece) == ALIEN and g.is_infested(tile):
        found *= 0.8
    if g.faction(piece) == MARINE and g.is_normal(tile):
        found *= 0.8
    if g.faction(piece) == PREDATOR:
        found *= 0.5
    return found


def friends_near(g: Hunt, piece: int, tile: int) -> int:
    """How many friends stand on a tile or next to it."""
    mask = g.fixed.masks[g.side(piece)] & ~(1 << piece)
    found = g.on[tile] & mask
    for other in bits(g.steps(tile)):
        found |= g.on[other] & mask
    return found.bit_count()
