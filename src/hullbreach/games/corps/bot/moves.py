"""How the rules bot walks: towards its goal, with the others, out of its own guns' fire."""

from __future__ import annotations

from dataclasses import dataclass

from hullbreach.games.corps.bot.goals import GO, RUN, Goal
from hullbreach.games.corps.bot.outlook import FAR, danger, friends_near, gun_zone, shy, steps_to, threats_to
from hullbreach.games.corps.rules.movement import near_enemies, no_ending
from hullbreach.games.corps.rules.state import Corps
from hullbreach.kernel.options import bits

STAY = -1
MOST_CANDIDATES = 14
# So many extra steps a way round the enemies may cost.
DETOUR = 4
# What one body that would go for an unarmed runner weighs, against two for a step.
UNARMED = 4.0


@dataclass
class Walk:
    """Where a move should end, the first step there, and how far the goal is before and after."""

    step: int
    end: int
    before: int
    after: int


def field(g: Corps, who: int, goal: int) -> list[int]:
    """Sets of squares by steps to the goal; round the enemies if that is not far, through barricades at need."""
    here = g.square[who]
    enemies = g.alien_squares | g.blip_squares
    straight = g.board.rings(goal, g.barricaded, 0)
    if enemies:
        around = g.board.rings(goal & ~enemies, g.barricaded, enemies)
        if depth(around, here) <= min(depth(straight, here) + DETOUR, FAR - 1):
            return around
    if depth(straight, here) < FAR:
        return straight
    return g.board.rings(goal, 0, 0)


def blocked_door(g: Corps, who: int, goal: int) -> int:
    """The barricaded door that must go before the goal can be reached, -1 when there is a way round."""
    if not g.barricaded:
        return -1
    here = 1 << g.square[who]
    reachable = 0
    for ring in g.board.rings(here, g.barricaded, 0):
        reachable |= ring
    if reachable & goal:
        return -1
    best = FAR
    found = -1
    rings = g.board.rings(goal, 0, 0)
    for door in bits(g.barricaded):
        one, other = g.board.doors[door]
        for near, beyond in ((one, other), (other, one)):
            if reachable >> near & 1 and depth(rings, beyond) < min(best, depth(rings, near)):
                best = depth(rings, beyond)
                found = door
    return found


def depth(rings: list[int], square: int) -> int:
    """In which ring a square lies."""
    for n, ring in enumerate(rings):
        if ring >> square & 1:
            return n
    return FAR


def walk(g: Corps, who: int, left: int, goal: Goal) -> Walk:
    """The best move of up to so many steps; ``STAY`` as the step when none is better than standing."""
    board = g.board
    here = g.square[who]
    squares = goal.squares
    door = blocked_door(g, who, squares)
    if door >= 0:
        squares = 1 << board.doors[door][0] | 1 << board.doors[door][1]
    rings = field(g, who, squares)
    before = depth(rings, here)
    blocked = ~board.floor | g.alien_squares | g.blip_squares
    if g.sentries:
        blocked |= gun_zone(g) & ~(1 << here)
    stops = near_enemies(g)
    bad_ends = no_ending(g, who)
    reached = [1 << here]
    seen = 1 << here
    front = seen
    ends = 0
    for _ in range(left):
        front = board.spread(front, g.barricaded) & ~blocked & ~seen
        if not front:
            break
        reached.append(front)
        seen |= front
        ends |= front & ~bad_ends
        # What lies next to an Alien or a blip ends the move.
        front &= ~stops
    if goal.how != RUN and shy(g):
        ends &= ~stops
    candidates = 0
    if bad_ends >> here & 1 and ends:
        before = FAR
    for n, ring in enumerate(rings):
        if n >= before and not (n == before and goal.how != RUN):
            break
        candidates |= ring & ends
        if candidates.bit_count() >= (4 if goal.how == RUN and g.weapons[who] else MOST_CANDIDATES):
            break
    best = score(g, who, here, before, goal)
    end = STAY
    for square in bits(candidates):
        value = score(g, who, square, depth(rings, square), goal)
        if value > best + 0.01:
            best = value
            end = square
    if end == STAY:
        return Walk(STAY, here, before, before)
    return Walk(first_step(g, end, reached, stops), end, before, depth(rings, end))


def score(g: Corps, who: int, square: int, steps: int, goal: Goal) -> float:
    """How good it is to end on a square: near the goal, near friends, away from teeth."""
    if goal.how == RUN and not g.weapons[who]:
        # The unarmed run where somebody else is nearer to every Alien.
        return -2.0 * steps - UNARMED * danger(g, who, square) - 0.1 * threats_to(g, square)
    if goal.how == RUN:
        beside = 1.5 if g.board.spread(1 << square, g.barricaded) & (g.alien_squares | g.blip_squares) else 0.0
        return -2.0 * steps - 0.3 * threats_to(g, square) - beside
    friends = friends_near(g, who, square, 4)
    company = 0.0 if friends >= 2 else -1.0 if friends else -3.0
    if not enemy_within(g, square, 10):
        company *= 0.3
    weight = 1.0 if goal.how == GO else 0.5
    return -weight * steps + company - 0.35 * threats_to(g, square)


def enemy_within(g: Corps, square: int, limit: int) -> bool:
    """Whether an Alien or a blip is so near."""
    for at in g.aliens.values():
        if steps_to(g, at, square) <= limit:
            return True
    return any(steps_to(g, at, square) <= limit for at in g.blips.values())


def first_step(g: Corps, end: int, reached: list[int], stops: int) -> int:
    """The first step of a way to an end square through the squares reached step by step."""
    n = next(n for n, ring in enumerate(reached) if ring >> end & 1)
    at = 1 << end
    while n > 1:
        n -= 1
        at = g.board.spread(at, g.barricaded) & reached[n] & ~stops
    return (at & -at).bit_length() - 1
