"""What attack points are best spent on: enemies, Facehuggers and scans, weighed together."""

from __future__ import annotations

from dataclasses import dataclass

from hullbreach.games.encounters.content import effects as fx
from hullbreach.games.encounters.rules.enemies import attack_now, is_safe_final
from hullbreach.games.encounters.rules.facehuggers import cannot_reach
from hullbreach.games.encounters.rules.scanning import scan_cost
from hullbreach.games.encounters.rules.state import AFTER, NOTHING, ROOMS, Encounters
from hullbreach.games.encounters.words import options as opt
from hullbreach.games.encounters.words.names import COMBAT, HUGGERS
from hullbreach.kernel.options import Option
from hullbreach.parts.known import UNKNOWN

FINAL = 2000
LAST_CHANCE = 70
FACEHUGGER = 45
STRIKER = 40
IN_DANGER = 40
# What a Strike card takes away on average, in tenths.
STRIKE_DAMAGE = 21
GOAL = 30
ARRIVES = 28
SLEEPER = 8
# What is in a room, and what may be, by the number of Hive cards that push it into the Combat Zone.
IN_ROOM = (24, 20, 17, 14, 12, 10, 8, 6, 5, 4)
UNSEEN = (10, 8, 5, 4, 3, 2, 2, 1, 1, 1)
MOST_TARGETS = 10


@dataclass
class Target:
    """Something attack points can be spent on."""

    option: Option
    cost: int
    value: int


def pushes_left(g: Encounters, room: int) -> int:
    """How many Hive cards must enter before the card of a room is in the Combat Zone."""
    gaps = sum([1 for n in range(room + 1, ROOMS) if g.rooms[n] < 0 and not g.blocked >> n & 1])
    steps = sum([1 for n in range(room) if not g.blocked >> n & 1])
    return gaps + steps


def wanted(g: Encounters) -> frozenset[int]:
    """The enemies that current and coming Objectives want dead."""
    found: list[int] = []
    for objective in g.objectives[: len(g.objectives) - g.completed]:
        goal = g.fixed.goals[objective]
        if goal.what == "killed" and sum([g.kills.get(card, 0) for card in goal.cards]) < goal.n:
            found += goal.cards
    return frozenset(found)


def enemy_value(g: Encounters, piece: int, goals: frozenset[int]) -> int:
    """How much it helps when this face-up enemy dies now."""
    card = g.card_of[piece]
    if card == UNKNOWN or is_safe_final(g, piece):
        return 0
    face = g.faces[card]
    if face.final:
        return FINAL
    found = GOAL if card in goals else 0
    spot = g.spot(piece)
    if spot >= HUGGERS:
        return found + hugger_value(g, piece)
    if spot >= COMBAT:
        return found + STRIKER * face.strikes + (6 if face.at("strike") or face.lasting else 0)
    pushes = pushes_left(g, spot)
    if face.at("arrive"):
        found += ARRIVES - 3 * pushes
    if face.strikes:
        found += IN_ROOM[pushes] * face.strikes + (4 if face.at("start") or face.lasting else 0)
    else:
        found += SLEEPER
    return found


def hugger_value(g: Encounters, piece: int) -> int:
    """How urgent a Facehugger is: more when nobody else can kill it in time."""
    for hugger, _, stage in g.huggers:
        if hugger == piece:
            return LAST_CHANCE if stage == AFTER else FACEHUGGER
    return 0


def targets(g: Encounters, seat: int) -> list[Target]:
    """Everything the active player could spend attack points on, whatever it costs."""
    goals = wanted(g)
    found: list[Target] = []
    more = IN_DANGER if is_in_danger(g, seat) else 0
    for piece in g.enemies_up():
        spot = g.spot(piece)
        if spot >= HUGGERS and cannot_reach(g, piece) is not None:
            continue
        value = enemy_value(g, piece, goals)
        if COMBAT <= spot < HUGGERS:
            value += more * g.face(piece).strikes
        if value > 0:
            found.append(Target(Option(opt.ATTACK, (spot,)), attack_now(g, piece), value))
    down = g.face_down_rooms()
    rooms = [room for room in range(ROOMS) if down >> room & 1 and not g.blocked >> room & 1]
    scans = [Target(Option(opt.SCAN, (room,)), scan_cost(g, seat, room).value, scan_value(g, room)) for room in rooms]
    return found + scans


def scan_value(g: Encounters, room: int) -> int:
    """How much it helps to turn up the card of a room."""
    return UNSEEN[pushes_left(g, room)] + (4 if g.card_of[g.rooms[room]] != UNKNOWN else 0)


def best_plan(found: list[Target], points: int) -> tuple[int, list[Target]]:
    """The most valuable set of targets these points can pay for."""
    able = [target for target in found if target.cost <= points]
    if sum([target.cost for target in able]) <= points:
        return sum([target.value for target in able]), able
    if len(able) > MOST_TARGETS:
        able = sorted(able, key=lambda target: -target.value)[:MOST_TARGETS]
    plans = [(0, 0, 0)]
    for n, target in enumerate(able):
        rest = points - target.cost
        plans += [
            (value + target.value, cost + target.cost, mask | 1 << n) for value, cost, mask in plans if cost <= rest
        ]
    best = max(plans)
    return best[0], [target for n, target in enumerate(able) if best[2] >> n & 1]


def strikes_ahead(g: Encounters, seat: int) -> int:
    """How many Strikes the Combat Zone has in store for the active player."""
    if g.burdened >> seat & 1 and not g.fixed.aliens_only_spare:
        return 0
    found = sum([g.face(piece).strikes for piece in g.combat if not g.held >> piece & 1])
    return max(0, found - g.dodges[seat])


def is_in_danger(g: Encounters, seat: int) -> bool:
    """Whether the Strikes in store may kill the active player this turn."""
    return strikes_ahead(g, seat) * STRIKE_DAMAGE > 10 * (g.health(seat) - g.damage(seat) - 1)


def best_kill(g: Encounters, verb: fx.KillEnemy) -> int:
    """The value of the best enemy that a kill effect could take, 0 for none."""
    goals = wanted(g)
    best = 0
    for piece in g.enemies_up():
        face = g.face(piece)
        if face.final or (verb.where == "combat" and piece not in g.combat):
            continue
        if verb.where == "complex" and g.room_of(piece) == NOTHING:
            continue
        if attack_now(g, piece) <= verb.max:
            best = max(best, enemy_value(g, piece, goals))
    return best
