"""Jobs aboard, and routes made of them: what a seat could do to win, and what it would cost."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

# The jobs.
(
    EXPLORE, SIGNAL, LOOK_COURSE, SET_COURSE, ENGINE, TAKE_EGG, TAKE_BODY, TAKE_CARCASS, ANALYSE, LAY_DOWN, BURN_NEST,
    START, STOP, UNLOCK, POD, SLEEP, SEARCH, TREAT, HEAL, NO_CARCASS, PUT_OUT, REPAIR,
) = range(22)  # fmt: skip
# Out by a pod or asleep.
BY_POD, BY_SLEEP = 0, 1


class Job(NamedTuple):
    """Something to do in one of these Rooms, and its price in cards."""

    kind: int
    rooms: int
    price: float


@dataclass(slots=True)
class Route:
    """One way to win: what is to be done, by which exit, and what it is worth."""

    objective: int = -1
    chance: float = 1.0
    cost: float = 0.0
    leave: int = BY_POD
    jobs: list[Job] = field(default_factory=list)
    #: how many of the jobs are for the Objective, not for the way out
    work: int = 0
    #: where the course must lead, -1 if that does not matter; whether the ship must be lost, or must not
    course: int = -1
    destroy: bool = False
    preserve: bool = False
    #: whether Engines and course are left to luck
    blind: bool = False
