"""Where a side wants to be: the tiles that its goals ask for, and how much they matter now."""

from __future__ import annotations

from hullbreach.games.hunt.bot.outlook import enemies
from hullbreach.games.hunt.content import goals as go
from hullbreach.games.hunt.content.names import TOKENS
from hullbreach.games.hunt.rules.plans import Goal, plan_of
from hullbreach.games.hunt.rules.state import Hunt
from hullbreach.games.hunt.rules.steps import interacts_made, is_met
from hullbreach.games.hunt.words.names import TOKEN
from hullbreach.kernel.options import bits

# How much a step towards something is worth.
OBJECTIVE, HUNT, HOLD = 1.0, 0.6, 0.3
KILLING = -1


def aim_of(g: Hunt, piece: int) -> tuple[int, float]:
    """The tiles a piece should head for, and how eagerly; no tiles where nothing calls."""
    side = g.side(piece)
    carried = tuple([token for token, by in g.carried.items() if by == piece])
    wanted = 0
    hunting = False
    for goal in open_goals(g, side):
        found = tiles_for(g, side, goal, carried)
        if found == KILLING:
            hunting = True
        else:
            wanted |= found
    if wanted and not (hunting and not carried and piece % 2):
        return wanted, OBJECTIVE
    prey = 0
    for enemy in bits(enemies(g, side)):
        prey |= 1 << g.tile[enemy]
    return prey, HUNT if hunting else HOLD


def open_goals(g: Hunt, side: int) -> list[Goal]:
    """What a side still has to do and may do now; of alternatives the one that lacks least."""
    plan = plan_of(g, side)
    found: list[Goal] = []
    for alternatives in plan.steps:
        lacking = [[n for n in goals if not is_met(g, side, n)] for goals in alternatives]
        shortest = min(lacking, key=len)
        found += [
            plan.goals[n] for n in shortest if all(interacts_made(g, side, plan, step) for step in plan.goals[n].after)
        ]
    # Whoever has to come home comes home last.
    works = [goal for goal in found if not isinstance(goal.verb, go.Reach)]
    return works or found


def tiles_for(g: Hunt, side: int, goal: Goal, carried: tuple[int, ...]) -> int:
    """The tiles that a goal sends a piece to; KILLING for a goal that is reached by killing."""
    verb = goal.verb
    if isinstance(verb, go.Kill | go.GainFrags):
        return KILLING
    if isinstance(verb, go.CollectTrophies | go.GainTrophies):
        bodies = 0
        for tile, by, *_ in g.bodies:
            if by == side:
                bodies |= 1 << tile
        return bodies or KILLING
    if isinstance(verb, go.RemoveTiles):
        return g.fixed.graph.spread(g.fixed.board.vents & ~g.gone, g.shut) & ~g.fixed.board.vents
    if isinstance(verb, go.Deliver):
        kind = TOKENS.index(verb.token)
        if any(token // TOKEN == kind for token in carried):
            return goal.tiles
        return lying(g, [token for token in g.lying if token // TOKEN == kind], goal.tiles) or KILLING
    if isinstance(verb, go.ReturnToStart | go.Convoy):
        if any(token in goal.tokens for token in carried):
            return goal.tiles
        return lying(g, [token for token in goal.tokens if token in g.lying], goal.tiles)
    if isinstance(verb, go.Interact) and verb.carrying:
        kind = TOKENS.index(verb.carrying)
        if not any(token // TOKEN == kind for token in carried):
            return lying(g, [token for token in g.lying if token // TOKEN == kind], 0)
    if isinstance(verb, go.PlaceToken):
        return goal.tiles & ~sum([1 << tile for tile in g.markers])
    if isinstance(verb, go.Damage):
        return sum([1 << tile for tile in bits(goal.tiles) if g.acid[tile] < verb.acid])
    return goal.tiles


def lying(g: Hunt, tokens: list[int], home: int) -> int:
    """Where these tokens lie, but for those that lie at home."""
    found = 0
    for token in tokens:
        found |= 1 << g.lying[token]
    return found & ~home
