"""What the bot sees in a position: what a model is worth, what an attack brings, where it is dangerous to stand.

Everything is read from a concealed state: of tokens only where they lie and whose they are.
"""

from __future__ import annotations

from functools import lru_cache

from hullbreach.games.hunt.content.actions import FIGHT, SHOOT
from hullbreach.games.hunt.content.names import ALIEN, MARINE, PREDATOR, SMALL
from hullbreach.games.hunt.content.skills import BURNING_INFERNO, DODGE, HOT_PLASMA, IMPROVED_DODGE
from hullbreach.games.hunt.content.unit_records import Weapon
from hullbreach.games.hunt.rules.armies.profiles import Profile
from hullbreach.games.hunt.rules.state import UNFIXED, Hunt
from hullbreach.kernel.options import members
from hullbreach.parts.graph import Graph

FAR = 99
# A side's usual model, for tokens that might be anybody: worth, wounds of a whole attack, armour and its floor.
WORTH = (1.7, 0.6, 3.0)
HITS_FROM_AFAR = (0.45, 0.0, 0.6)
HITS_CLOSE = (0.15, 0.35, 0.9)
ARMOUR = ((13, 0), (12, 0), (15, 12))
# What an enemy that has acted this turn still threatens: it acts again in the next, perhaps before us.
SPENT = 0.45
FLAMES, FLAME_RANGE = 0.45, 2
DECOY = "decoy"


def profile_of(g: Hunt, piece: int) -> Profile | None:
    """The stat line of a piece, where the bot knows who it is."""
    who = g.who[piece]
    if who == UNFIXED:
        return None
    found = g.roster[who].profile
    return found if found.unit >= 0 and found.type != DECOY else None


def wounds_left(g: Hunt, piece: int) -> int:
    """How many wounds a piece can lose before it is gone; a guess for strangers."""
    profile = profile_of(g, piece)
    if profile is None:
        return 3 if g.faction(piece) == PREDATOR else 1
    return max(profile.w - g.hurt[piece], 1)


def chance(need: int) -> float:
    """The chance to roll a number or less; 1 always succeeds, 20 always fails."""
    return min(max(need, 1), 19) / 20


def pierces(weapon: Weapon, armour: int, floor: int, hot: bool) -> float:
    """The chance that a hit of a weapon goes through armour; hot plasma has to be withstood twice."""
    st = 10 if weapon.st < 0 else weapon.st
    holds = chance(max(armour + 10 - st, floor))
    return 1 - (holds * holds if hot else holds)


def blow(profile: Profile, close: bool, armour: tuple[int, int]) -> float:
    """The wounds of a whole attack on somebody with this armour, nothing else counted."""
    weapon = profile.blade if close else profile.gun
    if weapon is None or weapon.roa < 0:
        return 0.0
    hot = not close and bool(profile.skills & HOT_PLASMA)
    return weapon.roa * chance(profile.cc if close else profile.rs) * pierces(weapon, *armour, hot)


def wounds_of(g: Hunt, attacker: int, target: int, close: bool) -> float:
    """The wounds that an attack of one piece on another brings on average; rough for strangers."""
    mine, theirs = profile_of(g, attacker), profile_of(g, target)
    if mine is None:
        return (HITS_CLOSE if close else HITS_FROM_AFAR)[g.faction(attacker)]
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
    armour, floor = (theirs.a, theirs.a_min) if theirs is not None else ARMOUR[g.faction(target)]
    through = pierces(weapon, armour, floor, not close and bool(mine.skills & HOT_PLASMA))
    if theirs is not None and theirs.skills & (DODGE | IMPROVED_DODGE):
        through *= 0.75 if theirs.skills & DODGE else 0.5
    return weapon.roa * chance(value) * through


def enemies(g: Hunt, side: int) -> int:
    """The enemies of a side on the board, but for those who can only be decoys."""
    return g.present & ~g.fixed.masks[side] & ~phantoms(g, side)


def phantoms(g: Hunt, side: int) -> int:
    """The tokens of enemies that can only be decoys: everybody whom they might be has been seen."""
    predators = g.fixed.of_faction[PREDATOR] & ~g.fixed.masks[side]
    tokens = g.present & predators & ~g.seen
    if not tokens:
        return 0
    missing = sum([1 for model in g.roster if model.profile.faction == PREDATOR and model.profile.type != DECOY])
    missing -= sum([1 for piece in members(predators & g.seen) if g.roster[g.who[piece]].profile.type != DECOY])
    return tokens if missing <= 0 else 0


class Map:
    """Distances on the board as it is now, from sets of tiles; doors cost what it takes to open them."""

    def __init__(self, g: Hunt, side: int) -> None:
        self.g = g
        # An Alien needs several tries for a door, the others one action.
        self.door = 3 if g.fixed.factions[side] == ALIEN else 1

    def to(self, goals: int, vents: bool) -> tuple[int, ...]:
        """For every tile the steps to the nearest of the goals; FAR where there is no way."""
        g = self.g
        closed = g.gone if vents else g.gone | g.fixed.board.vents & ~goals
        return steps_to(g.fixed.graph, goals & ~g.gone, closed & ~goals, g.shut, g.doors, self.door)


@lru_cache(maxsize=4096)
def steps_to(graph: Graph, goals: int, closed: int, shut: int, doors: int, door: int) -> tuple[int, ...]:
    """The steps to the goals from every tile. Goals and doors stay what they are for many questions."""
    steps = [FAR] * graph.size
    # A whole ring at once; what lies behind doors comes in later rings.
    rings: dict[int, int] = {0: goals}
    done = closed
    n = 0
    while rings and n < FAR:
        ring = rings.pop(n, 0) & ~done
        done |= ring
        ahead = graph.spread(ring, shut)
        for tile in members(ring):
            steps[tile] = n
            for link in members(doors & graph.links_at[tile]):
                later = n + 1 + door
                rings[later] = rings.get(later, 0) | 1 << graph.across(link, tile)
        if ahead & ~done:
            rings[n + 1] = rings.get(n + 1, 0) | ahead
        n += 1
    return tuple(steps)


def takes_vents(g: Hunt, piece: int) -> bool:
    """Whether a piece is small enough for vents."""
    return g.base[piece] == SMALL


class Threats:
    """What the enemies of a side could do to its usual model on every tile, in wounds, before it acts again."""

    def __init__(self, g: Hunt, side: int) -> None:
        self.g = g
        size = len(g.face)
        self.shots = [0.0] * size
        self.blows = [0.0] * size
        armour = ARMOUR[g.fixed.factions[side]]
        for foe in members(enemies(g, side)):
            self._add(foe, armour)

    def _add(self, foe: int, armour: tuple[int, int]) -> None:
        g = self.g
        faction, there = g.faction(foe), g.tile[foe]
        profile = profile_of(g, foe)
        bite = HITS_CLOSE[faction] if profile is None else blow(profile, True, armour)
        shot = HITS_FROM_AFAR[faction] if profile is None else blow(profile, False, armour)
        ready = 1.0 if not g.activated >> foe & 1 else SPENT
        on_sentry = bool(g.sentry >> foe & 1)
        if on_sentry and not g.used[foe] >> SHOOT & 1:
            shot *= 1.3
        elif not ready or g.contested >> there & 1:
            shot *= ready * 0.5
        else:
            shot *= ready
        if shot:
            for tile in members(g.sight[there]):
                self.shots[tile] += shot
        near = g.steps(there)
        if profile is not None and profile.skills & BURNING_INFERNO:
            for tile in members(near | g.sight[there] & g.fixed.graph.spread(near, g.shut)):
                self.shots[tile] += FLAMES * ready
        if on_sentry and not g.used[foe] >> FIGHT & 1:
            ready = 1.0
        self.blows[there] += bite * ready
        for tile in members(near):
            self.blows[tile] += bite * ready * 0.8
        # Two tiles away it can only run up and strike later.
        for tile in members(g.fixed.graph.spread(near, g.shut) & ~near & ~(1 << there)):
            self.blows[tile] += bite * ready * 0.25

    def danger(self, piece: int, tile: int) -> float:
        """The share of a piece that a stay on a tile costs, 1 for all of it."""
        g = self.g
        shots, blows = self.shots[tile], self.blows[tile]
        if g.hidden >> piece & 1 and tile == g.tile[piece]:
            shots *= 0.3
        elif g.faction(piece) == ALIEN and g.is_infested(tile):
            shots *= 0.7
        elif g.faction(piece) == MARINE and g.is_normal(tile):
            blows *= 0.75
        return min((shots + blows) / wounds_left(g, piece), 1.5)
