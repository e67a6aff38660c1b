"""What others may be after, guessed from what everybody sees them do.

A Signal, an Egg or a corpse in hand, a course that was moved: each fits some Objectives and not others. What somebody
says binds nobody and does not reach a bot, so deeds alone count.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from hullbreach.games.nemesis.content import goals
from hullbreach.games.nemesis.content.event_records import Objective
from hullbreach.games.nemesis.content.names import OBJECTS, SOLO_COOP
from hullbreach.games.nemesis.rules.fixed import Fixed
from hullbreach.games.nemesis.rules.state import Nemesis
from hullbreach.games.nemesis.rules.terms import AWAKE, slot_of
from hullbreach.parts.grammar import Verb

# How much likelier an Objective becomes by a deed that it asks for, and by one that it does not.
FITS, IDLE = 5.0, 0.6


def goals_of(objective: Objective) -> Iterable[Verb]:
    """All that an Objective may ask for."""
    return [goal for way in objective.any_of for goal in way]


def _wants_object(objective: Objective, slot: int) -> bool:
    """Whether somebody with this Objective would carry an Object of a kind."""
    for goal in goals_of(objective):
        if isinstance(goal, goals.WeaknessesAtLeast):
            return True
        if isinstance(goal, goals.WeaknessRevealed) and OBJECTS.index(goal.object) == slot:
            return True
        if isinstance(goal, goals.FinishWith) and slot == OBJECTS.index("egg" if goal.object == "egg" else "corpse"):
            return True
    return False


def _destroys(objective: Objective) -> bool:
    return any(isinstance(goal, goals.ShipDestroyed) for goal in goals_of(objective))


@lru_cache(maxsize=512)
def _chance_to_destroy(fixed: Fixed, seats: int, own: tuple[int, ...], sent: bool, slots: tuple[int, ...]) -> float:
    """The chance that somebody with these open deeds wants the ship lost."""
    wanted = total = 0.0
    for objective in fixed.content.objectives:
        if objective.index in own or objective.deck == SOLO_COOP or objective.min_players > seats:
            continue
        weight = 1.0
        if sent:
            weight *= FITS if any(isinstance(goal, goals.SignalSent) for goal in goals_of(objective)) else IDLE
        for slot in slots:
            weight *= FITS if _wants_object(objective, slot) else IDLE
        total += weight
        wanted += weight * _destroys(objective)
    return wanted / total if total else 0.0


def peril(g: Nemesis, seat: int) -> float:
    """The chance that at least one of those who are awake wants the ship lost."""
    safe = 1.0
    own = tuple([card for card in g.objectives[seat] if card >= 0])
    for other in range(g.seats):
        if other != seat and g.status[other] == AWAKE:
            slots = tuple(sorted({slot_of(thing) for thing in g.carried[other]}))
            safe *= 1.0 - _chance_to_destroy(g.fixed, g.seats, own, bool(g.signal >> other & 1), slots)
    return 1.0 - safe
