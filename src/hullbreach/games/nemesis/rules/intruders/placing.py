"""Where Intruders are: placed, moved, removed; Doors in their way; tokens back into the bag. NEM-RND-05"""

from __future__ import annotations

from dataclasses import dataclass

from hullbreach.games.nemesis.content.names import BREEDER
from hullbreach.games.nemesis.rules.people.first_encounter import ChooseObjectives
from hullbreach.games.nemesis.rules.state import Nemesis
from hullbreach.games.nemesis.rules.terms import AWAKE, NOWHERE
from hullbreach.games.nemesis.words import events, rolls
from hullbreach.kernel.options import members
from hullbreach.kernel.procedures import Next, Procedure
from hullbreach.parts.bag import draw, moved


def spare(g: Nemesis, kind: int) -> int:
    """A miniature of a kind that is not on the board; -1 when all are."""
    for intruder in g.fixed.minis_of[kind]:
        if g.lair[intruder] < 0:
            return intruder
    return NOWHERE


def put_in(g: Nemesis, intruder: int, room: int) -> None:
    """An Intruder comes into a Room, by whatever way, as the last to arrive; pods there empty. NEM-POD-06"""
    g.lair[intruder] = room
    g.arrivals += 1
    g.arrival[intruder] = g.arrivals
    g.crowd[room] |= 1 << intruder
    for seat in g.everybody():
        if g.room[seat] == room and g.pod[seat] >= 0 and g.status[seat] == AWAKE:
            g.pod[seat] = NOWHERE
            g.told += (events.LEFT_POD, seat)


def take_out(g: Nemesis, intruder: int) -> None:
    """An Intruder leaves its Room."""
    g.crowd[g.lair[intruder]] &= ~(1 << intruder)
    g.lair[intruder] = NOWHERE


def remove(g: Nemesis, intruder: int) -> None:
    """An Intruder leaves the board and loses its Injuries. NEM-INJ-12"""
    take_out(g, intruder)
    g.injuries[intruder] = 0


def place(g: Nemesis, kind: int, room: int) -> tuple[Procedure, ...]:
    """Place a miniature, if one is left; the first of the game lets everybody choose an Objective. NEM-CRI-01"""
    intruder = spare(g, kind)
    if intruder < 0:
        return ()
    put_in(g, intruder, room)
    g.told += (events.PLACED, intruder, room)
    if g.met:
        return ()
    g.met = True
    return (ChooseObjectives(),)


# ---- moving


def breaks_doors(g: Nemesis, intruder: int) -> bool:
    """Whether an Intruder destroys a Closed Door in its way. NEM-WEK-05"""
    return g.fixed.kind_of[intruder] >= BREEDER or not g.has_weakness(g.fixed.weak_moving)


def destroy_door(g: Nemesis, corridor: int) -> None:
    """A Closed Door becomes Destroyed."""
    bit = 1 << corridor
    if g.closed & bit:
        g.closed &= ~bit
        g.destroyed |= bit
        g.told += (events.DOOR_DESTROYED, corridor)
        check_airlock(g)


def check_airlock(g: Nemesis) -> None:
    """The Airlock token goes if any Door of its Room is not closed. NEM-ROM-10"""
    if g.airlock >= 0 and g.fixed.graph.links_at[g.airlock] & ~g.closed:
        g.airlock = NOWHERE
        g.told += (events.AIRLOCK_STOPPED,)


def walk(g: Nemesis, going: list[tuple[int, int]]) -> None:
    """Intruders move through Corridors, all at the same time; Doors are judged as they were before. NEM-DOR-08

    ``going``: each Intruder with its Corridor. Who meets a Closed Door stays, and destroys it.
    """
    closed = g.closed
    arriving: list[tuple[int, int, int, int]] = []
    for intruder, corridor in going:
        if closed >> corridor & 1:
            if breaks_doors(g, intruder):
                destroy_door(g, corridor)
        else:
            room = g.lair[intruder]
            arriving.append((room, g.arrival[intruder], intruder, g.fixed.graph.across(corridor, room)))
    arriving.sort()
    for _, _, intruder, _ in arriving:
        take_out(g, intruder)
    for _, _, intruder, room in arriving:
        put_in(g, intruder, room)
        g.told += (events.INTRUDER_MOVED, intruder, room)


def step_out(g: Nemesis, intruders: list[int], number: int) -> tuple[Procedure, ...]:
    """Intruders move through the exit with this number of their Rooms, all at once; returns what is left to do."""
    going: list[tuple[int, int]] = []
    leaving: list[Procedure] = []
    for intruder in intruders:
        way = g.fixed.exit(g.lair[intruder], number)
        if way < g.fixed.corridors:
            going.append((intruder, way))
        else:
            leaving.append(BackToBag(g.fixed.kind_of[intruder]))
            g.told += (events.INTRUDER_LEFT, intruder)
            remove(g, intruder)
    walk(g, going)
    return tuple(leaving)


@dataclass
class BackToBag(Procedure):
    """A token of a type goes from the pool into the bag, at random; none if there is none. NEM-TEC-05, NEM-BAG-02"""

    kind: int

    def draw(self, g: Nemesis) -> Next:
        among = g.fixed.tokens_of[self.kind]
        found = [token for token in g.pool if token in among]
        if len(set(found)) == 1:
            g.pool, g.bag = moved(g.pool, g.bag, found[0])
            g.told += (events.INTO_BAG, found[0])
            return g.finish()
        return draw(rolls.POOL, (), "token", g.pool, among) or g.finish()

    def put(self, g: Nemesis, token: int) -> Next:
        g.pool, g.bag = moved(g.pool, g.bag, token)
        g.told += (events.INTO_BAG, token)
        return None


def not_in_combat(g: Nemesis) -> list[int]:
    """The Intruders in no Room with a Character, by Room Number and arrival."""
    return all_in(g, g.fixed.graph.nodes & ~g.rooms_with_people())


def all_in(g: Nemesis, rooms: int) -> list[int]:
    """The Intruders in these Rooms, by Room Number and arrival."""
    return [intruder for room in members(rooms) for intruder in g.intruders_in(room)]
