"""Whether the conditions of cards, Items and Rooms hold."""

from __future__ import annotations

from hullbreach.games.nemesis.content import conditions as when
from hullbreach.games.nemesis.content.names import YELLOW
from hullbreach.games.nemesis.rules.effects.deed import Deed
from hullbreach.games.nemesis.rules.ship.pods import enterable
from hullbreach.games.nemesis.rules.state import Nemesis
from hullbreach.games.nemesis.rules.things.weakness import present_slots
from hullbreach.kernel.errors import No
from hullbreach.parts.effects import HOLDS
from hullbreach.parts.grammar import Verb

# What is missing, and the rule that asks for it.
NEEDS_ROOM = {
    "computer": No("needs-computer", rule="NEM-ROM-02"),
    "no_computer_working": No("needs-no-computer", rule="NEM-CRD-14"),
    "tech_entrance": No("needs-entrance", rule="NEM-TEC-03"),
    "evacuation_section": No("needs-evacuation", rule="NEM-ITM-16"),
    "yellow": No("needs-yellow-room", rule="NEM-ITM-15"),
}
LACKING: dict[type[Verb], No] = {
    when.ObjectPresent: No("no-object", rule="NEM-WEK-02"),
    when.NoSleepers: No("somebody-sleeps", rule="NEM-SDS-03"),
    when.NotYellow: No("sequence-yellow", rule="NEM-SDS-04"),
    when.CourseFree: No("somebody-sleeps", rule="NEM-ENG-04"),
    when.TimeOnBlue: No("beds-shut", rule="NEM-HIB-01"),
    when.NoIntruderHere: No("intruder-here", rule="NEM-ROM-01"),
    when.PodWithPlace: No("no-such-pod", rule="NEM-POD-02"),
    when.EggsLeft: No("no-egg", rule="NEM-NST-02"),
    when.GeneratorBroken: No("generator-works", rule="NEM-EVC-18"),
}
INTRUDER_IN_COCKPIT = No("intruder-here", rule="NEM-ENG-04")


def lacking(g: Nemesis, condition: Verb) -> No:
    """What is missing where a condition does not hold."""
    if isinstance(condition, when.CourseFree) and not g.hibernating():
        return INTRUDER_IN_COCKPIT
    return NEEDS_ROOM[condition.kind] if isinstance(condition, when.InRoomKind) else LACKING[type(condition)]


def _in_room_kind(g: Nemesis, deed: Deed, cond: when.InRoomKind) -> bool:
    room = g.room[deed.seat]
    record = g.fixed.rooms[g.tile[room]]
    if cond.kind == "computer":
        return g.has_computer(room)
    if cond.kind == "no_computer_working":
        return not record.computer and g.works(room)
    if cond.kind == "tech_entrance":
        return g.fixed.network[room] >= 0
    if cond.kind == "evacuation_section":
        return record.section != ""
    return record.colour == YELLOW


def _object_present(g: Nemesis, deed: Deed, cond: when.ObjectPresent) -> bool:
    return present_slots(g, deed.here(g)) != 0


def _no_sleepers(g: Nemesis, deed: Deed, cond: when.NoSleepers) -> bool:
    return g.sequence >= 0 or not g.hibernating()


def _not_yellow(g: Nemesis, deed: Deed, cond: when.NotYellow) -> bool:
    return g.sequence < g.fixed.tables.first_yellow


def _course_free(g: Nemesis, deed: Deed, cond: when.CourseFree) -> bool:
    return not g.hibernating() and not g.crowd[deed.here(g)]


def _time_on_blue(g: Nemesis, deed: Deed, cond: when.TimeOnBlue) -> bool:
    return g.time >= g.fixed.tables.first_blue


def _no_intruder(g: Nemesis, deed: Deed, cond: when.NoIntruderHere) -> bool:
    return not g.crowd[deed.here(g)]


def _pod_with_place(g: Nemesis, deed: Deed, cond: when.PodWithPlace) -> bool:
    return enterable(g, cond.section) != 0


def _eggs_left(g: Nemesis, deed: Deed, cond: when.EggsLeft) -> bool:
    return g.eggs > 0


def _generator_broken(g: Nemesis, deed: Deed, cond: when.GeneratorBroken) -> bool:
    room = g.room_of(g.fixed.generator)
    return room >= 0 and not g.works(room)


HOLDS[when.InRoomKind] = _in_room_kind
HOLDS[when.ObjectPresent] = _object_present
HOLDS[when.NoSleepers] = _no_sleepers
HOLDS[when.NotYellow] = _not_yellow
HOLDS[when.CourseFree] = _course_free
HOLDS[when.TimeOnBlue] = _time_on_blue
HOLDS[when.NoIntruderHere] = _no_intruder
HOLDS[when.PodWithPlace] = _pod_with_place
HOLDS[when.EggsLeft] = _eggs_left
HOLDS[when.GeneratorBroken] = _generator_broken
