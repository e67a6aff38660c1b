"""What the value of a position in encounters looks at: Objectives, health, what comes, what the decks can do."""

from __future__ import annotations

import math

from hullbreach.games.encounters.bot.sides import is_traitor
from hullbreach.games.encounters.bot.worth import PARTNER, stage, worth_of
from hullbreach.games.encounters.rules.enemies import attack_now
from hullbreach.games.encounters.rules.objectives import LAST
from hullbreach.games.encounters.rules.state import ALIEN, NORMAL, ROOMS, Encounters

# Films are told apart by these; any other is none of them.
FILMS = ("alien", "aliens", "alien3")
# At this much health the danger to die is about a third of what it is at the very end.
SCARED = 3.0


def done_of(g: Encounters) -> float:
    """The share of the current Objective that is met."""
    if not g.objectives:
        return 0.0
    goal = g.fixed.goals[g.objectives[0]]
    found = sum([g.kills.get(card, 0) for card in goal.cards]) if goal.what == "killed" else 0
    if goal.what == "collected":
        found = len([card for card in g.collected if card in goal.cards])
    elif g.attached:
        found = len({room for card, room in g.attached if card in goal.cards})
    return min(1.0, found / goal.n)


def goals(g: Encounters) -> list[float]:
    """How far the group is with its Objectives."""
    done = done_of(g)
    first, second = g.completed == 0, g.completed == 1
    return [
        float(first),
        float(second),
        float(g.completed >= LAST),
        done,
        done if first else 0.0,
        done if second else 0.0,
    ]


def bodies(g: Encounters, normals: list[int]) -> list[float]:
    """How well the group is."""
    health = [max(0, g.health(owner) - g.damage(owner)) for owner in normals]
    least = min(health, default=0)
    return [
        sum(health) / (10.0 * max(1, len(normals))),
        least / 10.0,
        math.exp(-least / SCARED),
        len(normals) / g.seats,
    ]


def dangers(g: Encounters, count: int) -> list[float]:
    """What lies in the Combat Zone, in the rooms and before players; ``count``: of how many."""
    strikes = sum([g.face(piece).strikes for piece in g.combat])
    seen = [piece for piece in g.rooms if piece >= 0 and g.is_up(piece)]
    return [
        strikes / (2.0 * count),
        sum([attack_now(g, piece) for piece in g.combat]) / 10.0,
        len(g.combat) / count,
        *[float(piece >= 0) for piece in g.rooms],
        len(seen) / ROOMS,
        sum([attack_now(g, piece) for piece in seen]) / 10.0,
        len(g.huggers) / count,
        g.burdened.bit_count() / g.seats,
    ]


def decks(g: Encounters, normals: list[int]) -> list[float]:
    """What the cards of the group can do, and what the player whose turn it is holds."""
    faces, now = g.faces, stage(g)
    size = attack = recruit = draws = total = 0
    means: list[float] = []
    for owner in normals:
        cards = g.decks[owner] + g.hands[owner] + g.discards[owner] + g.vigil[owner]
        own = 0
        for card in cards:
            face = faces[card]
            worth = worth_of(face)
            attack += face.attack
            recruit += face.recruit
            draws += worth.draws
            own += worth.alone[now] + sum([gain * PARTNER // 10 for _, _, gain in worth.partners])
        size += len(cards)
        total += own
        means.append(own / max(1, len(cards)))
    size = max(1, size)
    count = max(1, len(normals))
    hand = [faces[card] for card in g.hands[g.turn]] if g.turn >= 0 and g.fate[g.turn] == NORMAL else []
    return [
        size / (20.0 * count),
        attack / size,
        recruit / size,
        draws / size,
        total / (10.0 * size),
        min(means, default=0.0) / 10.0,
        total / (200.0 * count),
        sum([face.attack for face in hand]) / 5.0,
        sum([face.recruit for face in hand]) / 5.0,
    ]


def to_come(g: Encounters, count: int) -> list[float]:
    """How much time is left: the Hive deck by mini-decks, the rounds, what the HQ offers; ``count``: of how many."""
    layers = g.layers
    current = len([layer for layer in layers if layer == layers[-1]])
    stages = len(set(layers))
    offers = [worth_of(g.faces[card]).alone[stage(g)] for card in g.hq if card >= 0]
    return [
        len(g.hive) / 40.0,
        current / 20.0,
        stages / 3.0,
        (stages - 1 + g.completed - LAST) / 2.0,
        g.round / (20.0 * count),
        max(offers, default=0) / 30.0,
        g.hazards / 3.0,
        g.fate.count(ALIEN) / g.seats,
    ]


def is_against(g: Encounters, seat: int) -> bool:
    """Whether a seat wins when the group loses."""
    return g.fate[seat] == ALIEN or is_traitor(g, seat)


def features(g: Encounters, seat: int) -> list[float]:
    """The features of a position: how the group stands, and whether the seat is still one of it."""
    normals = g.normals()
    count = max(1, len(normals))
    return [
        *goals(g),
        *bodies(g, normals),
        *dangers(g, count),
        *decks(g, normals),
        *to_come(g, count),
        g.seats / 5.0,
        *[float(g.fixed.options["scenario"] == film) for film in FILMS],
        float(g.fate[seat] == NORMAL),
    ]
