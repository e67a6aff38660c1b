"""How the ship ends: the jump, explosions, nobody left awake; and what unlocks the pods. NEM-END, NEM-SDS"""

from __future__ import annotations

from hullbreach.games.nemesis.rules.state import Nemesis
from hullbreach.games.nemesis.rules.terms import (
    ASLEEP,
    AWAKE,
    BY_EXPLOSION,
    BY_JUMP,
    BY_SELF_DESTRUCT,
    BY_TIME,
    DEAD,
    NOWHERE,
)
from hullbreach.games.nemesis.words import events
from hullbreach.kernel.procedures import Procedure


class Voyage(Procedure):  # mypyc: open
    """Base of the procedure that the end of the ship breaks off, with everything that is being resolved. NEM-END-05"""


def lose_ship(g: Nemesis, how: int) -> None:
    """The ship is destroyed at once, with everybody and everything aboard. NEM-END-02"""
    if g.ship_end >= 0:
        return
    g.ship_end = how
    g.told += (events.SHIP_LOST, how)
    for seat in g.everybody():
        if g.status[seat] in (AWAKE, ASLEEP):
            die_with_ship(g, seat, BY_EXPLOSION)
    g.halt(Voyage)


def jump(g: Nemesis) -> None:
    """The ship jumps: whoever is awake aboard dies; the sequence would destroy it. NEM-END-01, NEM-END-04"""
    if g.ship_end >= 0:
        return
    if g.sequence >= 0:
        lose_ship(g, BY_SELF_DESTRUCT)
        return
    g.ship_end = BY_TIME
    g.told += (events.JUMPED,)
    for seat in g.everybody():
        if g.status[seat] == AWAKE:
            die_with_ship(g, seat, BY_JUMP)
    g.halt(Voyage)


def die_with_ship(g: Nemesis, seat: int, cause: int) -> None:
    """Somebody dies at the end: no corpse that anybody could use (NEM-DTH-06)."""
    g.status[seat] = DEAD
    g.cause[seat] = cause
    g.room[seat] = NOWHERE
    g.pod[seat] = NOWHERE
    g.told += (events.DIED, seat, cause)


def check_anybody_awake(g: Nemesis) -> None:
    """With nobody left awake aboard the ship jumps, or is destroyed by the sequence. NEM-END-03, NEM-END-06"""
    if all(status != AWAKE for status in g.status):
        jump(g)


def unlock_pods(g: Nemesis) -> None:
    """All Escape Pods still there are unlocked."""
    if g.locked:
        g.locked = 0
        g.told += (events.PODS_UNLOCKED,)
