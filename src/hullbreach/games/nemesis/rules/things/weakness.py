"""Objects and the Weaknesses they tell. NEM-WEK"""

from __future__ import annotations

from hullbreach.games.nemesis.rules.state import Nemesis
from hullbreach.games.nemesis.rules.terms import EGG, slot_of
from hullbreach.games.nemesis.words import events


def present_slots(g: Nemesis, room: int) -> int:
    """The kinds of Objects in a Room, lying or carried, whose Weakness is still face down. NEM-WEK-03"""
    found = 0
    for thing in g.lying[room]:
        found |= 1 << slot_of(thing)
    for seat in g.people_in(room):
        for thing in g.carried[seat]:
            found |= 1 << slot_of(thing)
    if g.is_nest(room) and g.eggs:
        found |= 1 << EGG
    return found & ~g.weakness_up


def reveal_weakness(g: Nemesis, slot: int) -> None:
    """Turn a Weakness card up: its rule holds from now on. NEM-WEK-02, NEM-WEK-09"""
    g.weakness_up |= 1 << slot
    weakness = g.weaknesses[slot]
    g.told += (events.WEAKNESS, slot, weakness)
