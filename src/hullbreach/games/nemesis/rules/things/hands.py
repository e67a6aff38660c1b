"""Hand slots, the inventory, taking and dropping of Items and Objects. NEM-ITM, NEM-OBJ"""

from __future__ import annotations

from dataclasses import dataclass

from hullbreach.games.nemesis.content.names import BLUE
from hullbreach.games.nemesis.rules.intruders.injuries import look_at_nest
from hullbreach.games.nemesis.rules.people.cards import put_away
from hullbreach.games.nemesis.rules.state import Held, Nemesis
from hullbreach.games.nemesis.rules.terms import AWAKE, EGG
from hullbreach.games.nemesis.words import events, questions
from hullbreach.games.nemesis.words import options as opt
from hullbreach.kernel.errors import No
from hullbreach.kernel.options import Option, Options
from hullbreach.kernel.procedures import Next, Procedure
from hullbreach.kernel.requests import Ask
from hullbreach.kernel.state import EVERYBODY
from hullbreach.parts.piles import without

# ---- Hand slots


def is_overloaded(g: Nemesis, seat: int) -> bool:
    """Whether a Character holds more than it has slots for."""
    return g.slots_used(seat) > g.slots(seat)


def has_room_for(g: Nemesis, seat: int) -> bool:
    """Whether a Hand slot is free."""
    return g.slots_used(seat) < g.slots(seat)


def held_at(g: Nemesis, seat: int, item: int) -> int:
    """The place among the Heavy Items of a Character of one with this name; -1 without it.

    Of two alike the one that is let go: not joined, then with less Ammo. NEM-ITM-18
    """
    held = g.held[seat]
    return min(alike(g, seat, item), key=lambda n: (held[n].pair > 0, held[n].ammo), default=-1)


def emptier(g: Nemesis, seat: int, weapon: int) -> int:
    """Likewise, of two alike the one that is loaded."""
    return min(alike(g, seat, weapon), key=lambda n: g.held[seat][n].ammo)


def fuller(g: Nemesis, seat: int, weapon: int) -> int:
    """Likewise, of two alike the one that shoots."""
    return max(alike(g, seat, weapon), key=lambda n: g.held[seat][n].ammo)


def alike(g: Nemesis, seat: int, item: int) -> list[int]:
    """The places of all Heavy Items with this name."""
    return [n for n, thing in enumerate(g.held[seat]) if thing.item == item]


def change_held(g: Nemesis, seat: int, n: int, thing: Held) -> None:
    """Put another state of it in the place of a Heavy Item."""
    g.held[seat] = (*g.held[seat][:n], thing, *g.held[seat][n + 1 :])


# ---- taking


def pocket(g: Nemesis, seat: int, item: int, known: int) -> None:
    """A normal Item goes to the inventory; known: the seats that know it there. NEM-ITM-01"""
    g.inventory[seat] = (*g.inventory[seat], item)
    g.inventory_known[seat] = (*g.inventory_known[seat], known | 1 << seat)


def show_item(g: Nemesis, seat: int, item: int) -> None:
    """An Item of the inventory is shown to everybody, who know it there from now on. NEM-ACT-14"""
    if item in g.inventory[seat]:
        known = list(g.inventory_known[seat])
        for n, each in enumerate(g.inventory[seat]):
            if each == item and known[n] != EVERYBODY:
                known[n] = EVERYBODY
                break
        g.inventory_known[seat] = tuple(known)


def take_item(g: Nemesis, seat: int, item: int, ammo: int, known: int) -> tuple[Procedure, ...]:
    """Take an Item that is found, crafted or activated; a Heavy one may find full hands. NEM-ITM-03"""
    if not g.fixed.items[item].heavy:
        pocket(g, seat, item, known)
        return ()
    if has_room_for(g, seat):
        hold(g, seat, Held(item, ammo))
        return ()
    g.found = (*g.found, item)
    return (FullHands(seat, item, ammo),)


def hold(g: Nemesis, seat: int, thing: Held) -> None:
    """A Heavy Item goes to a Hand slot, seen by all."""
    g.held[seat] = (*g.held[seat], thing)
    g.told += (events.HOLDS, seat, thing.item)


def take_object(g: Nemesis, seat: int, thing: int) -> None:
    """An Object goes to a Hand slot."""
    g.carried[seat] = (*g.carried[seat], thing)
    g.told += (events.CARRIES, seat, thing)


# ---- dropping


def away(g: Nemesis, item: int) -> None:
    """Where an Item goes that nobody has any more: its pile, the blue stock, or out of the game. NEM-ITM-04"""
    record = g.fixed.items[item]
    if record.deck == BLUE:
        g.stock = tuple(sorted((*g.stock, item)))
    elif 0 <= record.deck < BLUE:
        put_away(g, record.deck, item)


def lose_held(g: Nemesis, seat: int, n: int) -> None:
    """A Heavy Item is gone, with what is attached to it; its partner takes a slot of its own."""
    thing = g.held[seat][n]
    left = (*g.held[seat][:n], *g.held[seat][n + 1 :])
    if thing.pair:
        left = tuple([Held(h.item, h.ammo, h.attached) if h.pair == thing.pair else h for h in left])
    g.held[seat] = left
    away(g, thing.item)
    for item in thing.attached:
        away(g, item)


def take_from_pocket(g: Nemesis, seat: int, item: int) -> int:
    """An Item leaves the inventory; returns the seats that knew it there."""
    n = g.inventory[seat].index(item)
    known = g.inventory_known[seat][n]
    g.inventory[seat] = g.inventory[seat][:n] + g.inventory[seat][n + 1 :]
    g.inventory_known[seat] = g.inventory_known[seat][:n] + g.inventory_known[seat][n + 1 :]
    return known


def discard_item(g: Nemesis, seat: int, item: int) -> None:
    """An own Item, normal or Heavy, is discarded and seen by all."""
    if item in g.inventory[seat]:
        take_from_pocket(g, seat, item)
        away(g, item)
    else:
        lose_held(g, seat, held_at(g, seat, item))
    g.told += (events.ITEM_DISCARDED, seat, item)


def drop_object(g: Nemesis, seat: int, thing: int) -> None:
    """Drop a carried Object in the own Room. NEM-OBJ-02"""
    at = g.carried[seat].index(thing)
    g.carried[seat] = g.carried[seat][:at] + g.carried[seat][at + 1 :]
    lay_down(g, thing, g.room[seat])
    g.told += (events.OBJECT_DROPPED, seat, thing)


def lay_down(g: Nemesis, thing: int, room: int) -> None:
    """An Object lies in a Room; an Egg in the Nest goes back to the Intruder board. NEM-NST-08"""
    if thing == EGG and g.is_nest(room):
        g.eggs += 1
    else:
        g.lying[room] = (*g.lying[room], thing)


def lose_items(g: Nemesis, seat: int) -> None:
    """All Items of a dead Character are lost. NEM-DTH-03"""
    for item in g.inventory[seat]:
        away(g, item)
    for thing in g.held[seat]:
        away(g, thing.item)
        for item in thing.attached:
            away(g, item)
    g.inventory[seat] = g.inventory_known[seat] = ()
    g.held[seat] = ()
    g.quests[seat] = ()


def drop_options(g: Nemesis, seat: int, options: Options) -> None:
    """What takes a Hand slot and may be dropped."""
    options.each(opt.DROP, tuple([thing.item for thing in g.held[seat]]))
    options.each(opt.PUT_DOWN, g.carried[seat])


def drop(g: Nemesis, seat: int, chosen: Option) -> None:
    """Drop what was chosen: a Heavy Item with what is joined to it, a normal Item, or an Object."""
    thing = chosen.args[0]
    if chosen.phrase is opt.PUT_DOWN:
        drop_object(g, seat, thing)
    elif thing in g.inventory[seat]:
        discard_item(g, seat, thing)
    else:
        n = held_at(g, seat, thing)
        pair = g.held[seat][n].pair
        for k in range(len(g.held[seat]) - 1, -1, -1):
            if k == n or (pair and g.held[seat][k].pair == pair):
                g.told += (events.DROPPED, seat, g.held[seat][k].item)
                away(g, g.held[seat][k].item)
                for item in g.held[seat][k].attached:
                    away(g, item)
                g.held[seat] = (*g.held[seat][:k], *g.held[seat][k + 1 :])


@dataclass
class Overloaded(Procedure):
    """Drop Heavy Items or Objects until the Hand slots suffice. NEM-WND-09"""

    seat: int

    def ask(self, g: Nemesis) -> Next:
        if g.status[self.seat] != AWAKE or not is_overloaded(g, self.seat):
            return g.finish()
        options = Options()
        drop_options(g, self.seat, options)
        return Ask(self.seat, questions.OVERLOADED, (), options)

    def let_go(self, g: Nemesis, chosen: Option) -> Next:
        drop(g, self.seat, chosen)
        return g.repeat()

    def refuse(self, g: Nemesis, option: Option) -> No:
        return No("hands-full", rule="NEM-WND-09")


@dataclass
class FullHands(Procedure):
    """A Heavy Item finds no free slot: drop something first, or give it up. NEM-ITM-03"""

    seat: int
    item: int
    ammo: int

    def ask(self, g: Nemesis) -> Next:
        options = Options()
        drop_options(g, self.seat, options)
        options.one(opt.GIVE_UP)
        return Ask(self.seat, questions.FULL_HANDS, (self.item,), options, quick=False)

    def take(self, g: Nemesis, chosen: Option) -> Next:
        g.found = without(g.found, self.item)
        if chosen.phrase is opt.GIVE_UP:
            away(g, self.item)
            g.told += (events.GIVEN_UP, self.seat, self.item)
            return None
        drop(g, self.seat, chosen)
        return take_item(g, self.seat, self.item, self.ammo, EVERYBODY)

    def refuse(self, g: Nemesis, option: Option) -> No:
        return No("hands-full", rule="NEM-ITM-03")


@dataclass
class FullHandsForObject(Procedure):
    """An Object finds no free slot: drop something first, or leave it. from_nest: an Egg of the Intruder board."""

    seat: int
    thing: int
    from_nest: bool

    def ask(self, g: Nemesis) -> Next:
        if has_room_for(g, self.seat):
            return g.instead(*self._take(g))
        options = Options()
        drop_options(g, self.seat, options)
        options.one(opt.GIVE_UP)
        return Ask(self.seat, questions.FULL_HANDS_OBJECT, (self.thing,), options, quick=False)

    def take(self, g: Nemesis, chosen: Option) -> Next:
        if chosen.phrase is opt.GIVE_UP:
            return None
        drop(g, self.seat, chosen)
        return g.repeat()

    def _take(self, g: Nemesis) -> tuple[Procedure, ...]:
        room = g.room[self.seat]
        if self.from_nest:
            g.eggs -= 1
            look_at_nest(g)
        else:
            at = g.lying[room].index(self.thing)
            g.lying[room] = g.lying[room][:at] + g.lying[room][at + 1 :]
        take_object(g, self.seat, self.thing)
        return ()

    def refuse(self, g: Nemesis, option: Option) -> No:
        return No("hands-full", rule="NEM-ITM-03")


# ---- weapons


def capacity(g: Nemesis, thing: Held) -> int:
    """How much Ammo a weapon holds, with what is attached to it. NEM-ITM-06"""
    return g.fixed.items[thing.item].ammo + sum([g.fixed.capacity_of[item] for item in thing.attached])


def weapons(g: Nemesis, seat: int, which: str) -> list[int]:
    """The places of weapons in the Hand slots of a Character: any, energy, or the one with this id. NEM-CRD-28"""
    found: list[int] = []
    for n, thing in enumerate(g.held[seat]):
        record = g.fixed.items[thing.item]
        if record.ammo and which in ("any", record.id, record.weapon_class):
            found.append(n)
    return found
