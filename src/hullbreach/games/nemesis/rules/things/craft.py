"""Crafting. NEM-CRF"""

from __future__ import annotations

from hullbreach.games.nemesis.content.names import BLUE, COMPONENTS, YELLOW
from hullbreach.games.nemesis.rules.state import Nemesis
from hullbreach.games.nemesis.rules.things.hands import discard_item, take_item
from hullbreach.games.nemesis.words import events
from hullbreach.kernel.procedures import Procedure
from hullbreach.kernel.state import EVERYBODY
from hullbreach.parts.piles import without

TOOL = COMPONENTS.index("tool")


def own_items(g: Nemesis, seat: int) -> tuple[int, ...]:
    """All Items of a Character, normal and Heavy."""
    return (*g.inventory[seat], *[thing.item for thing in g.held[seat]])


def usable_items(g: Nemesis, seat: int) -> tuple[int, ...]:
    """What may be a component: with Handyman also Quest Items that are not active. NEM-TRA-06"""
    handy = g.fixed.has_trait(g.character[seat], "NEM-TRA-06")
    return (*own_items(g, seat), *(g.quests[seat] if handy else ()))


def fitting(g: Nemesis, seat: int, component: int, wild: bool) -> list[int]:
    """The own Items that may be this component; wild: any yellow Item is a tool (Ingenuity). NEM-CRF-02, NEM-CRD-11"""
    handy = g.fixed.has_trait(g.character[seat], "NEM-TRA-06")
    duct_tape = g.fixed.switches.duct_tape_tool == "on"
    found: list[int] = []
    for item in usable_items(g, seat):
        record = g.fixed.items[item]
        tool = (wild and (record.deck == YELLOW or (handy and record.owner == g.character[seat]))) or (
            duct_tape and record.id == "duct_tape"
        )
        if record.component == component or (component == TOOL and tool):
            found.append(item)
    return found


def partners(g: Nemesis, seat: int, product: int, item: int, wild: bool) -> list[int]:
    """The Items for the second component, when this one is the first: each is another card. NEM-CRF-06"""
    second = fitting(g, seat, g.fixed.items[product].recipe[1], wild)
    own = usable_items(g, seat)
    return [other for other in second if other != item or own.count(item) > 1]


def first_parts(g: Nemesis, seat: int, product: int, wild: bool) -> list[int]:
    """The Items for the first component with which the second can be found too."""
    first = fitting(g, seat, g.fixed.items[product].recipe[0], wild)
    return [item for item in first if partners(g, seat, product, item, wild)]


def products(g: Nemesis, seat: int, wild: bool) -> tuple[int, ...]:
    """What a Character could craft: there is a copy in the blue stock. NEM-CRF-03"""
    if len(usable_items(g, seat)) < 2:
        return ()
    found: list[int] = []
    for product in dict.fromkeys(g.stock):
        assert g.fixed.items[product].deck == BLUE
        if first_parts(g, seat, product, wild):
            found.append(product)
    return tuple(found)


def craft(g: Nemesis, seat: int, product: int, item: int, partner: int) -> tuple[Procedure, ...]:
    """Both Items are discarded, the blue card is taken; a weapon comes full. NEM-CRF-03, NEM-ITM-05"""
    for part in (item, partner):
        if part in g.quests[seat] and part not in own_items(g, seat):
            g.quests[seat] = without(g.quests[seat], part)
            g.told += (events.ITEM_DISCARDED, seat, part)
        else:
            discard_item(g, seat, part)
    g.stock = without(g.stock, product)
    g.told += (events.CRAFTED, seat, product)
    return take_item(g, seat, product, g.fixed.items[product].ammo, EVERYBODY)
