"""Jobs aboard, and routes made of them: what a seat could do to win, and what it would cost."""

from __future__ import annotations

from dataclasses import dataclass, field

from hullbreach.kernel.options import members
from hullbreach.parts.graph import Graph

# The jobs.
(
    EXPLORE, SIGNAL, LOOK_COURSE, SET_COURSE, ENGINE, TAKE_EGG, TAKE_BODY, TAKE_CARCASS, ANALYSE, LAY_DOWN, BURN_NEST,
    START, STOP, UNLOCK, POD, SLEEP, SEARCH, TREAT, HEAL, NO_CARCASS, PUT_OUT, REPAIR,
) = range(22)  # fmt: skip
# Out by a pod or asleep.
BY_POD, BY_SLEEP = 0, 1


@dataclass(frozen=True)
class Job:
    """Something to do in one of these Rooms, and its price in cards."""

    kind: int
    rooms: int
    price: float


@dataclass
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


_HOPS: dict[int, list[list[int]]] = {}


def hops(graph: Graph) -> list[list[int]]:
    """Steps between all Rooms of a board, Doors aside."""
    found = _HOPS.get(id(graph))
    if found is None:
        found = [[0] * graph.size for _ in range(graph.size)]
        for start in range(graph.size):
            for steps, ring in enumerate(graph.rings(1 << start)):
                for room in members(ring):
                    found[start][room] = steps
        _HOPS[id(graph)] = found
    return found
