"""How far a side is with its goals: progress, counts and their caps, marks of Evacuate. HUNT-MIS, HUNT-CVC, HUNT-DEC-11

Interacts, convoys and markers are remembered; everything else is read as the position stands (HUNT-DEC-71).
"""

from __future__ import annotations

from hullbreach.games.hunt.content import goals as go
from hullbreach.games.hunt.content.mission_records import DAMAGE_ROOM, DamageRoom
from hullbreach.games.hunt.content.names import ALIEN, PREDATOR, TOKENS
from hullbreach.games.hunt.rules.board.space import enemies_on
from hullbreach.games.hunt.rules.fixed import MISSION
from hullbreach.games.hunt.rules.goals.plans import TROPHY, Goal, Plan, plan_of
from hullbreach.games.hunt.rules.state import Hunt
from hullbreach.games.hunt.words import events
from hullbreach.games.hunt.words.names import TOKEN
from hullbreach.kernel.options import bits

TOGETHER = "together"


# ---- before game turn 1


def begin_steps(g: Hunt) -> None:
    """Nothing is done yet, and the counts are what the forces on the board can give (HUNT-DEC-11)."""
    for side in range(g.fixed.sides):
        goals = plan_of(g, side).goals
        g.progress[side] = (0,) * len(goals)
        g.counts[side] = tuple([_asked(g, side, goal) for goal in goals])


def _asked(g: Hunt, side: int, goal: Goal) -> int:
    """How much of a goal this match asks for."""
    verb, count = goal.verb, goal.count
    if isinstance(verb, go.Evacuate):
        # At least that share of the models of the start, decoys left out (HUNT-CVC-09).
        return -(-g.models_of(side).bit_count() * verb.share // 100)
    if not g.fixed.switches.cap_counts:
        return count
    if isinstance(verb, go.Kill):
        return min(count, _worth(g, side, verb.predator_counts))
    if isinstance(verb, go.CollectTrophies | go.GainTrophies):
        return min(count, _worth(g, side, 1))
    if isinstance(verb, go.Deliver) and verb.token == TOKENS[TROPHY]:
        return min(count, _worth(g, side, 1))
    if isinstance(verb, go.GainFrags):
        return min(count, sum([g.fixed.tables.frags[g.base[piece]] for piece in _enemies(g, side)]))
    return count


def _enemies(g: Hunt, side: int) -> list[int]:
    """The models of the other sides on the board: how many, of which faction and base is public (HUNT-DEC-79)."""
    return [piece for other in range(g.fixed.sides) if other != side for piece in bits(g.models_of(other))]


def _worth(g: Hunt, side: int, predator: int) -> int:
    """How many kills the enemies can give, a Predator counting so many (HUNT-MIS-11)."""
    return sum([predator if g.faction(piece) == PREDATOR else 1 for piece in _enemies(g, side)])


# ---- how far it is


def needed(g: Hunt, side: int, n: int) -> int:
    """How much of its n-th goal a side needs."""
    counts = g.counts[side]
    return counts[n] if counts else _asked(g, side, plan_of(g, side).goals[n])


def worked(g: Hunt, side: int, n: int) -> int:
    """How often a side has worked on its n-th goal: Interacts made, tokens of a convoy arrived."""
    progress = g.progress[side]
    return progress[n] if n < len(progress) else 0


def note_work(g: Hunt, side: int, n: int) -> None:
    """A side has worked on its n-th goal once more; what is done stays done (HUNT-MIS-15, HUNT-MIS-18)."""
    progress = list(g.progress[side]) or [0] * len(plan_of(g, side).goals)
    progress[n] += 1
    g.progress[side] = tuple(progress)


def reached(g: Hunt, side: int, n: int) -> int:
    """How much of its n-th goal a side has reached."""
    goal = plan_of(g, side).goals[n]
    verb = goal.verb
    if isinstance(verb, go.Interact | go.Convoy):
        return worked(g, side, n)
    if isinstance(verb, go.Kill):
        return sum([many * (verb.predator_counts if of == PREDATOR else 1) for of, many in enumerate(g.kills[side])])
    if isinstance(verb, go.CollectTrophies | go.GainTrophies):
        return g.trophies[side]
    if isinstance(verb, go.GainFrags):
        return g.frags[side]
    if isinstance(verb, go.Reach):
        return _arrived(g, goal.tiles, _walkers(g, side, verb.by))
    if isinstance(verb, go.Deliver):
        return _delivered(g, side, TOKENS.index(verb.token), goal.tiles)
    if isinstance(verb, go.ReturnToStart):
        return sum([1 for token in goal.tokens if _is_at(g, side, token, goal.tiles)])
    if isinstance(verb, go.PlaceToken):
        kind = TOKENS.index(verb.token)
        return sum([1 for tile, marker in g.markers.items() if marker // TOKEN == kind and goal.tiles >> tile & 1])
    if isinstance(verb, go.Damage):
        return sum([1 for tile in bits(goal.tiles & ~g.gone) if g.acid[tile] >= verb.acid])
    if isinstance(verb, go.RemoveTiles):
        return g.welds[side]
    if isinstance(verb, go.LaunchPod):
        return int(g.launched == side)
    if isinstance(verb, go.Evacuate):
        return _evacuated(g, side, goal.tiles)
    raise TypeError(f"no such goal: {verb}")


def _walkers(g: Hunt, side: int, by: str) -> int:
    """Whose arrival counts: the models of the side, decoys left out, or only the escorted one."""
    if by == go.ESCORTED:
        return 1 << g.escorted if g.escorted >= 0 else 0
    return g.fixed.masks[side] & ~g.decoys


def _arrived(g: Hunt, tiles: int, walkers: int) -> int:
    """How many of them stand there and have come there during play (HUNT-MIS-13)."""
    found = 0
    for tile in bits(tiles):
        for piece in bits(g.on[tile] & walkers):
            found += g.entered[piece] >> tile & 1
    return found


def _is_at(g: Hunt, side: int, token: int, tiles: int) -> bool:
    """Whether a token lies there, or a model of the side that stands there carries it (HUNT-MIS-14)."""
    if token in g.carried:
        piece = g.carried[token]
        return g.side(piece) == side and bool(tiles >> g.tile[piece] & 1)
    return token in g.lying and bool(tiles >> g.lying[token] & 1)


def _delivered(g: Hunt, side: int, kind: int, tiles: int) -> int:
    return sum([1 for token in (*g.lying, *g.carried) if token // TOKEN == kind and _is_at(g, side, token, tiles)])


def _evacuated(g: Hunt, side: int, tiles: int) -> int:
    """Own models marked there and still alive, or only those that stand there now (HUNT-DEC-50)."""
    together = g.fixed.switches.evacuate == TOGETHER
    found = 0
    for piece in bits(g.models_of(side)):
        if (1 << g.tile[piece] if together else g.evacuated[piece]) & tiles:
            found += 1
    return found


def is_met(g: Hunt, side: int, n: int) -> bool:
    """Whether the n-th goal of a side is met."""
    goal = plan_of(g, side).goals[n]
    if isinstance(goal.verb, go.LaunchPod):
        return g.launched == side
    done = reached(g, side, n)
    if isinstance(goal.verb, go.Evacuate):
        if enemies_on(g, goal.tiles, side) & ~g.decoys:
            return False
        # A tile that is full of own models suffices where all must stand there together.
        if g.fixed.switches.evacuate == TOGETHER and goal.tiles & g.full & g.tiles_of[side]:
            return True
    return done >= needed(g, side, n)


def all_met(g: Hunt, side: int) -> bool:
    """Whether a side has all it needs: of every step one alternative, completely (HUNT-MIS-03)."""
    steps = plan_of(g, side).steps
    if not steps:
        return False
    for alternatives in steps:
        for goals in alternatives:
            if all(is_met(g, side, n) for n in goals):
                break
        else:
            return False
    return True


def interacts_made(g: Hunt, side: int, plan: Plan, step: int) -> bool:
    """Whether the Interacts of a step are made, of one of its alternatives (HUNT-MIS-15)."""
    for goals in plan.steps[step]:
        wanted = [n for n in goals if isinstance(plan.goals[n].verb, go.Interact)]
        if all(worked(g, side, n) >= plan.goals[n].count for n in wanted):
            return True
    return False


def progress_of(g: Hunt, side: int) -> list[int]:
    """How much of each goal a side has reached; all of it is public (HUNT-MIS-18)."""
    return [reached(g, side, n) for n in range(len(plan_of(g, side).goals))]


# ---- acid


def damage_tiles(g: Hunt) -> int:
    """The tiles that a Damage objective of anybody names: no card puts acid there (HUNT-MIS-16)."""
    found = 0
    for side in range(g.fixed.sides):
        found |= plan_of(g, side).damages
    return found


def damage_rule(g: Hunt, side: int) -> DamageRoom | None:
    """How a side damages places; a Mission card gives every faction the action of the Aliens (HUNT-CVC-08)."""
    t = g.fixed
    rules = t.content.special_rules.damage_room
    return rules[t.factions[side]] if t.ground.mode == MISSION else rules[ALIEN]


def acid_limit(g: Hunt, tile: int) -> int:
    """How many acid damage tokens may lie on a tile; a mission may allow more in a room (HUNT-ACID-03)."""
    t = g.fixed
    mission = t.mission
    if mission is not None and t.ground.mode == MISSION:
        for faction, rule in enumerate(t.content.special_rules.damage_room):
            if rule is not None and DAMAGE_ROOM[faction] in mission.special_rules:
                for place in rule.places:
                    if t.board.place(place) >> tile & 1:
                        return rule.acid_limit
    return t.tables.acid_per_tile


# ---- Evacuate


def mark_evacuated(g: Hunt, piece: int) -> None:
    """An activation ends on a target of Evacuate; decoys are marked too, so that it tells nothing (HUNT-CVC-23)."""
    tiles = plan_of(g, g.side(piece)).evacuates
    tile = g.tile[piece]
    if tiles >> tile & 1 and not g.evacuated[piece] >> tile & 1:
        g.evacuated[piece] |= 1 << tile
        g.told += (events.EVACUATED, piece)
