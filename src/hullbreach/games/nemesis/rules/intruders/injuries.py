"""Injuries of Intruders: the check, death, retreat; Eggs. NEM-INJ, NEM-RET, NEM-NST"""

from __future__ import annotations

from dataclasses import dataclass

from hullbreach.games.nemesis.content.event_records import RETREAT
from hullbreach.games.nemesis.content.names import LARVA, QUEEN
from hullbreach.games.nemesis.rules.intruders.placing import remove, step_out
from hullbreach.games.nemesis.rules.people.cards import put_away, refill, take_top
from hullbreach.games.nemesis.rules.state import Nemesis
from hullbreach.games.nemesis.rules.terms import ATTACKS, CARCASS, EGG, EVENTS
from hullbreach.games.nemesis.words import events
from hullbreach.kernel.procedures import Next, Procedure


def hurt(g: Nemesis, intruder: int, n: int) -> tuple[Procedure, ...]:
    """Place Injuries on an Intruder, then make its check. NEM-INJ-01, NEM-INJ-10"""
    if g.lair[intruder] < 0:
        return ()
    g.injuries[intruder] += n
    g.told += (events.INJURED, intruder, n)
    return check(g, intruder)


def burn(g: Nemesis, intruder: int, n: int) -> tuple[Procedure, ...]:
    """Injuries by fire, 1 more with Vulnerability to Fire. NEM-WEK-07"""
    return hurt(g, intruder, n + g.has_weakness(g.fixed.weak_fire))


def check(g: Nemesis, intruder: int) -> tuple[Procedure, ...]:
    """The Injury Effect check: a Larva dies, for others Attack cards are drawn. NEM-INJ-02 to 04"""
    if g.fixed.kind_of[intruder] == LARVA:
        die(g, intruder)
        return ()
    return (InjuryCheck(intruder),)


def die(g: Nemesis, intruder: int) -> None:
    """An Intruder dies; all but Larvae leave a Carcass, if one is left. NEM-INJ-06"""
    room = g.lair[intruder]
    kind = g.fixed.kind_of[intruder]
    g.told += (events.INTRUDER_DIED, intruder)
    remove(g, intruder)
    if kind == QUEEN:
        g.queen_killed = True
    if g.fixed.content.intruders[kind].carcass and count_objects(g, CARCASS) < g.fixed.tables.carcasses:
        g.lying[room] = (*g.lying[room], CARCASS)


def count_objects(g: Nemesis, thing: int) -> int:
    """How many Objects of this kind lie about or are carried."""
    return sum([room.count(thing) for room in g.lying]) + sum([carried.count(thing) for carried in g.carried])


@dataclass
class InjuryCheck(Procedure):
    """Blood values of one or two Attack cards against the Injuries; an arrow is a retreat. NEM-INJ-03 to 05"""

    intruder: int

    def prepare(self, g: Nemesis) -> Next:
        return refill(g, ATTACKS, self._cards(g))

    def compare(self, g: Nemesis) -> Next:
        intruder = self.intruder
        cards = [take_top(g, ATTACKS) for _ in range(self._cards(g))]
        for card in cards:
            g.told += (events.BLOOD, intruder, card)
            put_away(g, ATTACKS, card)
        values = [g.fixed.blood[card] for card in cards]
        if RETREAT in values:
            return Retreat(intruder)
        need = sum(values) - g.has_weakness(g.fixed.weak_brink)
        lower = g.fixed.switches.kill_comparison == "lower"
        if need < g.injuries[intruder] or (need == g.injuries[intruder] and not lower):
            die(g, intruder)
        return None

    def _cards(self, g: Nemesis) -> int:
        return g.fixed.content.intruders[g.fixed.kind_of[self.intruder]].check


@dataclass
class Retreat(Procedure):
    """An Intruder leaves by the exit with the number of an Event card. NEM-RET-01 to 06

    phosphates: after it 1 Injury, if that Weakness is up (NEM-RET-07).
    """

    intruder: int
    phosphates: bool = False

    def prepare(self, g: Nemesis) -> Next:
        return refill(g, EVENTS)

    def leave(self, g: Nemesis) -> Next:
        event = take_top(g, EVENTS)
        put_away(g, EVENTS, event)
        g.told += (events.RETREATS, self.intruder, event)
        return step_out(g, [self.intruder], g.fixed.content.events[event].corridor)

    def suffer(self, g: Nemesis) -> Next:
        if self.phosphates and g.has_weakness(g.fixed.weak_phosphates):
            return hurt(g, self.intruder, 1)
        return None


# ---- Eggs


def destroy_eggs(g: Nemesis, room: int, n: int) -> None:
    """Destroy up to n uncarried Eggs of a Room, those that lie there first. NEM-NST-03, NEM-NST-05"""
    left = n
    while left and EGG in g.lying[room]:
        at = g.lying[room].index(EGG)
        g.lying[room] = g.lying[room][:at] + g.lying[room][at + 1 :]
        g.told += (events.EGG_DESTROYED, room)
        left -= 1
    if g.is_nest(room):
        while left and g.eggs:
            g.eggs -= 1
            g.told += (events.EGG_DESTROYED, room)
            left -= 1
        look_at_nest(g)


def look_at_nest(g: Nemesis) -> None:
    """With no Egg left on the Intruder board the Nest is destroyed for good. NEM-NST-05"""
    if not g.eggs and not g.nest_destroyed:
        g.nest_destroyed = True
        g.told += (events.NEST_DESTROYED,)


def add_egg(g: Nemesis) -> None:
    """An Egg comes to the Intruder board, if a token is left. NEM-NST-07"""
    if g.eggs + count_objects(g, EGG) < g.fixed.tables.eggs:
        g.eggs += 1
        g.told += (events.EGG_ADDED,)
