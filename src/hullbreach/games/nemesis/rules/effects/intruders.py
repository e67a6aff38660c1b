"""What effects do to Intruders, Eggs and the bag."""

from __future__ import annotations

from dataclasses import dataclass

from hullbreach.games.nemesis.content import effects as fx
from hullbreach.games.nemesis.content.names import ADULT, BREEDER, LARVA
from hullbreach.games.nemesis.rules.effects.declare import NEEDS
from hullbreach.games.nemesis.rules.effects.deed import EGGS, Deed
from hullbreach.games.nemesis.rules.effects.picks import pick_over, pick_target
from hullbreach.games.nemesis.rules.intruders.attack import Attack, infest, target_in
from hullbreach.games.nemesis.rules.intruders.encounter import Encounter, Summon
from hullbreach.games.nemesis.rules.intruders.injuries import Retreat, burn, destroy_eggs, hurt, look_at_nest
from hullbreach.games.nemesis.rules.intruders.placing import (
    BackToBag,
    all_in,
    not_in_combat,
    put_in,
    remove,
    spare,
    take_out,
    walk,
)
from hullbreach.games.nemesis.rules.people.wounds import wounds
from hullbreach.games.nemesis.rules.ship.noise import NoiseRoll, coming, corridor_between
from hullbreach.games.nemesis.rules.state import Nemesis
from hullbreach.games.nemesis.rules.terms import AWAKE, BY_SIDE_EFFECT, EGG
from hullbreach.games.nemesis.rules.things.hands import FullHandsForObject
from hullbreach.games.nemesis.rules.things.weakness import present_slots, reveal_weakness
from hullbreach.games.nemesis.words import events, questions
from hullbreach.games.nemesis.words import options as opt
from hullbreach.kernel.errors import No
from hullbreach.kernel.options import Option, Options, members
from hullbreach.kernel.procedures import Next, Procedure
from hullbreach.kernel.requests import Ask
from hullbreach.parts.effects import ACTS, CANNOT

# Why something cannot be done: made once, as they are looked at for every question.
NO_TARGET = No("no-target", rule="NEM-ITM-08")
NOBODY_HURT = No("nobody-hurt", rule="NEM-EVC-03")
NO_EGG = No("no-egg", rule="NEM-NST-02")
NO_OBJECT = No("no-object", rule="NEM-WEK-08")

NO_INTRUDER = No("no-intruder", rule="NEM-ACT-06")

# ---- one Intruder here


def _which_here(g: Nemesis, deed: Deed, verb: fx.Injure | fx.Retreat) -> Ask | None:
    if deed.intruder >= 0 or (isinstance(verb, fx.Retreat) and verb.which != "chosen_here"):
        return None
    return pick_over(deed, opt.CHOOSE_INTRUDER, g.crowd[deed.here(g)])


def _nobody_here(g: Nemesis, deed: Deed, verb: fx.Injure | fx.Retreat) -> No | None:
    afar = isinstance(verb, fx.Retreat) and verb.which != "chosen_here"
    return None if g.crowd[deed.room if afar else deed.here(g)] else NO_INTRUDER


def _injure(g: Nemesis, deed: Deed, verb: fx.Injure) -> Next:
    return hurt(g, deed.intruder, verb.n)


def _retreat(g: Nemesis, deed: Deed, verb: fx.Retreat) -> Next:
    if verb.which == "chosen_here":
        # After an Injury of the same list only if it is still alive and in the Room (NEM-ITM-12).
        here = g.status[deed.seat] == AWAKE and g.lair[deed.intruder] == deed.here(g)
        return Retreat(deed.intruder, deed.id in g.fixed.phosphate_items) if here else None
    return RetreatAll(deed.seat, g.crowd[deed.room])


@dataclass
class RetreatAll(Procedure):
    """All of these Intruders retreat, in the order the player likes. NEM-ROM-08, NEM-RET-07"""

    seat: int
    left: int

    def choose(self, g: Nemesis) -> Next:
        left = sum([1 << i for i in members(self.left) if g.lair[i] >= 0])
        if not left:
            return g.finish()
        options = Options()
        options.over(opt.CHOOSE_INTRUDER, (), left)
        return Ask(self.seat, questions.RETREAT_ORDER, (), options)

    def retreat(self, g: Nemesis, chosen: Option) -> Next:
        intruder = chosen.args[0]
        return g.instead(Retreat(intruder, True), RetreatAll(self.seat, self.left & ~(1 << intruder)))

    def refuse(self, g: Nemesis, option: Option) -> No:
        return No("not-there", *option.args, rule="NEM-ROM-08")


ACTS[fx.Injure] = _injure
CANNOT[fx.Injure] = _nobody_here
NEEDS[fx.Injure] = _which_here
ACTS[fx.Retreat] = _retreat
CANNOT[fx.Retreat] = _nobody_here
NEEDS[fx.Retreat] = _which_here

# ---- thrown Items


def _blast(g: Nemesis, deed: Deed, verb: fx.Blast) -> Next:
    """NEM-ITM-08, NEM-ITM-09"""
    room = deed.room
    at_eggs = deed.intruder == EGGS
    found: list[Procedure] = []
    for intruder in g.intruders_in(room):
        n = verb.main if intruder == deed.intruder else verb.others
        found.append(BlastHit(intruder, n, deed.id in g.fixed.fire_items))
    found += [w for seat in g.people_in(room) for w in wounds(seat, verb.wounds, True, BY_SIDE_EFFECT)]
    if at_eggs or (g.fixed.switches.throw_at_eggs == "everything" and g.eggs_in(room)):
        destroy_eggs(g, room, verb.eggs)
        found.append(NoiseRoll(deed.seat))
    return tuple(found)


@dataclass
class BlastHit(Procedure):
    """An Intruder in the Room of an explosion suffers."""

    intruder: int
    n: int
    fire: bool

    def suffer(self, g: Nemesis) -> Next:
        return burn(g, self.intruder, self.n) if self.fire else hurt(g, self.intruder, self.n)


def _no_target(g: Nemesis, deed: Deed, verb: fx.Blast) -> No | None:
    return None if g.crowd[deed.room] or g.eggs_in(deed.room) else NO_TARGET


def _which_target(g: Nemesis, deed: Deed, verb: fx.Blast) -> Ask | None:
    if deed.intruder >= 0:
        return None
    return pick_target(deed, g.crowd[deed.room], g.eggs_in(deed.room) > 0)


ACTS[fx.Blast] = _blast
CANNOT[fx.Blast] = _no_target
NEEDS[fx.Blast] = _which_target

# ---- many Intruders


def _heal(g: Nemesis, deed: Deed, verb: fx.HealIntruders) -> Next:
    if verb.which == "chosen":
        return HealOne(deed.seat, verb.n)
    for intruder in all_in(g, g.fixed.graph.nodes):
        if g.injuries[intruder]:
            heal(g, intruder, verb.n)
    return None


def heal(g: Nemesis, intruder: int, n: int) -> None:
    """An Intruder loses up to n Injuries."""
    lost = min(n, g.injuries[intruder])
    g.injuries[intruder] -= lost
    g.told += (events.REGENERATED, intruder, lost)


def _nobody_hurt(g: Nemesis, deed: Deed, verb: fx.HealIntruders) -> No | None:
    return None if any(g.injuries) else NOBODY_HURT


@dataclass
class HealOne(Procedure):
    """The Intruder player picks who loses Injuries."""

    seat: int
    n: int

    def ask(self, g: Nemesis) -> Next:
        hurt_ones = sum([1 << i for i, room in enumerate(g.lair) if room >= 0 and g.injuries[i]])
        if not hurt_ones:
            return g.finish()
        options = Options()
        options.over(opt.CHOOSE_INTRUDER, (), hurt_ones)
        return Ask(self.seat, questions.TARGET, (), options)

    def heal(self, g: Nemesis, chosen: Option) -> Next:
        heal(g, chosen.args[0], self.n)
        return None


def _remove(g: Nemesis, deed: Deed, verb: fx.RemoveIntruders) -> Next:
    """NEM-EVC-05"""
    found: list[Procedure] = []
    for intruder in not_in_combat(g):
        g.told += (events.INTRUDER_LEFT, intruder)
        remove(g, intruder)
        found.append(BackToBag(g.fixed.kind_of[intruder]))
    return tuple(found)


def _hunt(g: Nemesis, deed: Deed, verb: fx.AdultsHunt) -> Next:
    """NEM-EVC-08"""
    occupied = g.rooms_with_people()
    breaking = g.fixed.switches.hunt_closed_doors == "break"
    going: list[tuple[int, int]] = []
    for intruder in not_in_combat(g):
        if g.fixed.kind_of[intruder] == ADULT:
            room = g.lair[intruder]
            found = g.fixed.graph.steps(room, 0 if breaking else g.closed) & occupied
            if found:
                goal = (found & -found).bit_length() - 1
                going.append((intruder, corridor_between(g, room, goal)))
    walk(g, going)
    return None


def _lure(g: Nemesis, deed: Deed, verb: fx.LureIntruders) -> Next:
    """NEM-ITM-11: those who leave a Room where they are in Combat attack there first."""
    room = deed.room
    going = lured(g, room)
    occupied = g.rooms_with_people()
    attacks = [
        LeavingAttack(intruder)
        for intruder, corridor in going
        if occupied >> g.lair[intruder] & 1 and not g.closed >> corridor & 1
    ]
    return (*attacks, Lured(room))


def lured(g: Nemesis, room: int) -> list[tuple[int, int]]:
    """The Intruders that would move to a Room, or destroy a Door in their way, each with its Corridor."""
    return coming(g, room, all_in(g, g.fixed.graph.steps(room)))


@dataclass
class LeavingAttack(Procedure):
    """An Intruder that is lured out of Combat attacks before it goes."""

    intruder: int

    def attack(self, g: Nemesis) -> Next:
        target = target_in(g, g.lair[self.intruder])
        return Attack(self.intruder, target, False) if target >= 0 else None


@dataclass
class Lured(Procedure):
    """They move, all at the same time."""

    room: int

    def walk(self, g: Nemesis) -> Next:
        walk(g, [(i, c) for i, c in lured(g, self.room) if not g.summoned >> i & 1])
        return None


def _lure_rooms(g: Nemesis, deed: Deed) -> int:
    rooms = members(g.neighbours(deed.here(g)))
    return sum([1 << room for room in rooms if g.fixed.pointless or lured(g, room)])


def _nobody_lured(g: Nemesis, deed: Deed, verb: fx.LureIntruders) -> No | None:
    return None if _lure_rooms(g, deed) else NO_INTRUDER


def _where_lured(g: Nemesis, deed: Deed, verb: fx.LureIntruders) -> Ask | None:
    return pick_over(deed, opt.CHOOSE_ROOM, _lure_rooms(g, deed)) if deed.room < 0 else None


def _infest_nest(g: Nemesis, deed: Deed, verb: fx.InfestNest) -> Next:
    """NEM-EVC-02"""
    found = [seat for seat in g.in_order() if g.is_nest(g.room[seat]) and not g.action_cards(seat)]
    for seat in found:
        infest(g, seat)
    return None if found else BackToBag(LARVA)


ACTS[fx.HealIntruders] = _heal
CANNOT[fx.HealIntruders] = _nobody_hurt
ACTS[fx.RemoveIntruders] = _remove
ACTS[fx.AdultsHunt] = _hunt
ACTS[fx.LureIntruders] = _lure
CANNOT[fx.LureIntruders] = _nobody_lured
NEEDS[fx.LureIntruders] = _where_lured
ACTS[fx.InfestNest] = _infest_nest

# ---- attacks and Encounters


def _encounter(g: Nemesis, deed: Deed, verb: fx.Encounter) -> Next:
    return Encounter(deed.seat)


def _transform(g: Nemesis, deed: Deed, verb: fx.TransformAttacker) -> Next:
    """NEM-ATK-10, NEM-INJ-13"""
    creeper = deed.attacker
    breeder = spare(g, BREEDER)
    if breeder < 0 or g.lair[creeper] < 0:
        return None
    room, arrival, injuries = g.lair[creeper], g.arrival[creeper], g.injuries[creeper]
    take_out(g, creeper)
    g.injuries[creeper] = 0
    put_in(g, breeder, room)
    g.arrival[breeder] = arrival
    g.injuries[breeder] = injuries
    g.told += (events.TRANSFORMED, creeper, breeder)
    return None if g.hand[deed.seat] else Attack(breeder, deed.seat, True)


def _summon(g: Nemesis, deed: Deed, verb: fx.Summon) -> Next:
    return Summon(deed.attacker, deed.room)


ACTS[fx.Encounter] = _encounter
ACTS[fx.TransformAttacker] = _transform
ACTS[fx.Summon] = _summon

# ---- Eggs and Weaknesses


def _take_egg(g: Nemesis, deed: Deed, verb: fx.TakeEgg) -> Next:
    return FullHandsForObject(deed.seat, EGG, True) if g.eggs else None


def _no_egg(g: Nemesis, deed: Deed, verb: fx.TakeEgg) -> No | None:
    return None if g.eggs else NO_EGG


def _discard_egg(g: Nemesis, deed: Deed, verb: fx.DiscardEgg) -> Next:
    for _ in range(min(verb.n, g.eggs)):
        g.eggs -= 1
        g.told += (events.EGG_HATCHED,)
    look_at_nest(g)
    return None


def _weakness(g: Nemesis, deed: Deed, verb: fx.RevealWeakness) -> Next:
    if present_slots(g, deed.here(g)) >> deed.slot & 1:
        reveal_weakness(g, deed.slot)
    return None


def _nothing_to_learn(g: Nemesis, deed: Deed, verb: fx.RevealWeakness) -> No | None:
    return None if present_slots(g, deed.here(g)) else NO_OBJECT


def _which_object(g: Nemesis, deed: Deed, verb: fx.RevealWeakness) -> Ask | None:
    return pick_over(deed, opt.CHOOSE_SLOT, present_slots(g, deed.here(g))) if deed.slot < 0 else None


ACTS[fx.TakeEgg] = _take_egg
CANNOT[fx.TakeEgg] = _no_egg
ACTS[fx.DiscardEgg] = _discard_egg
ACTS[fx.RevealWeakness] = _weakness
CANNOT[fx.RevealWeakness] = _nothing_to_learn
NEEDS[fx.RevealWeakness] = _which_object
