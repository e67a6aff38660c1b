"""Quest Items: what they ask for, and what happens when they become active. NEM-QST"""

from __future__ import annotations

from dataclasses import replace

from hullbreach.games.nemesis.content.gear import Attach
from hullbreach.games.nemesis.rules.state import Nemesis
from hullbreach.games.nemesis.rules.things.hands import change_held, discard_item, pocket, take_item, weapons
from hullbreach.games.nemesis.words import events
from hullbreach.kernel.errors import No
from hullbreach.kernel.procedures import Procedure
from hullbreach.kernel.state import EVERYBODY
from hullbreach.parts.piles import without

# Why something cannot be done: made once, as they are looked at for every question.
ONLY_OUT_OF_COMBAT = No("only-out-of-combat", rule="NEM-ACT-10")
NO_ITEM_TO_PAY = No("no-item-to-pay", rule="NEM-QST-01")
WRONG_ROOM = No("wrong-room", rule="NEM-QST-01")
MALFUNCTION = No("malfunction", rule="NEM-QST-04")
NO_WEAPON = No("no-weapon", rule="NEM-ITM-06")


def prices(g: Nemesis, seat: int, quest: int) -> tuple[int, ...]:
    """The own Items that pay for a Quest Item."""
    wanted = g.fixed.prices[quest]
    if wanted.isdisjoint(g.inventory[seat]):
        return ()
    return tuple([item for item in g.inventory[seat] if item in wanted])


def attaches_to(g: Nemesis, quest: int) -> str:
    """The weapon a Quest Item is attached to when it becomes active; nothing for others. NEM-ITM-06"""
    for effect in g.fixed.items[quest].effects:
        for verb in effect.verbs:
            if isinstance(verb, Attach):
                return verb.to
    return ""


def cannot_activate(g: Nemesis, seat: int, quest: int) -> No | None:
    """Why a Quest Item cannot be activated here and now, payment aside. NEM-QST-01"""
    record = g.fixed.items[quest]
    room = g.room[seat]
    if g.in_combat(seat):
        return ONLY_OUT_OF_COMBAT
    if record.activate_with:
        if not prices(g, seat, quest):
            return NO_ITEM_TO_PAY
    elif g.tile[room] != record.activate_in:
        return WRONG_ROOM
    elif g.fixed.switches.quest_in_malfunction == "blocked" and not g.works(room):
        return MALFUNCTION
    weapon = attaches_to(g, quest)
    if weapon and not weapons(g, seat, weapon):
        return NO_WEAPON
    return None


def activate(g: Nemesis, seat: int, quest: int, item: int) -> tuple[Procedure, ...]:
    """Pay and turn the card over. NEM-QST-03, NEM-QST-08"""
    if item >= 0:
        discard_item(g, seat, item)
    g.quests[seat] = without(g.quests[seat], quest)
    g.told += (events.ACTIVATED, seat, quest)
    weapon = attaches_to(g, quest)
    if weapon:
        places = weapons(g, seat, weapon)
        if places:
            attach(g, seat, places[0], quest)
        return ()
    if not g.fixed.items[quest].heavy:
        pocket(g, seat, quest, EVERYBODY)
        return ()
    return take_item(g, seat, quest, 0, EVERYBODY)


def attach(g: Nemesis, seat: int, n: int, item: int) -> None:
    """Attach a card to a weapon: both are one card from now on."""
    thing = g.held[seat][n]
    change_held(g, seat, n, replace(thing, attached=(*thing.attached, item)))
    weapon = thing.item
    g.told += (events.ATTACHED, seat, item, weapon)
