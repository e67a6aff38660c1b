"""What everybody is told when an Action is declared: all picks that were made. NEM-ACT-20"""

from __future__ import annotations

from hullbreach.games.nemesis.rules.effects.deed import (
    ACTIVATE,
    CARD,
    CAREFUL,
    CRAFT,
    EGGS,
    ITEM,
    MELEE,
    MOVE,
    PICK_UP,
    ROOM,
    SHOOT,
    Deed,
)
from hullbreach.games.nemesis.rules.state import Nemesis
from hullbreach.games.nemesis.words import events


def declare(g: Nemesis, deed: Deed) -> None:
    """Tell a declared Action."""
    seat, kind = deed.seat, deed.kind
    if kind in (MOVE, CAREFUL):
        if kind == MOVE:
            g.told += (events.DECLARES_MOVE, seat, deed.room)
        else:
            g.told += (events.DECLARES_CAREFUL, seat, deed.room)
        corridor_taken(g, deed)
        return
    if kind == SHOOT:
        weapon = deed.weapon
        g.told += (events.DECLARES_SHOT, seat, weapon)
    elif kind == MELEE:
        g.told += (events.DECLARES_BLOW, seat)
    elif kind == PICK_UP:
        g.told += (events.DECLARES_PICK_UP, seat, deed.id)
    elif kind == CRAFT:
        g.told += (events.DECLARES_CRAFT, seat, deed.product)
    elif kind == ACTIVATE:
        g.told += (events.DECLARES_QUEST, seat, deed.id)
    elif kind == CARD:
        g.told += (events.PLAYS, seat, deed.id)
    elif kind == ITEM:
        g.told += (events.USES, seat, deed.id)
    elif kind == ROOM:
        g.told += (events.USES_ROOM, seat, g.room[seat])
    else:
        g.told += (events.DECLARES_TRADE, seat)
    if deed.way > 0:
        g.told += (events.WAY, deed.way + 1)
    if deed.product >= 0 and kind != CRAFT:
        g.told += (events.DECLARES_CRAFT, seat, deed.product)
    picks(g, deed)


def corridor_taken(g: Nemesis, deed: Deed) -> None:
    """Tell the Corridor of a move where two join the Rooms. NEM-MOV-05"""
    mover = deed.other if deed.other >= 0 else deed.seat
    if deed.corridor >= 0 and g.fixed.graph.joining(g.room[mover], deed.room).bit_count() > 1:
        g.told += (events.PICKED_CORRIDOR, deed.corridor)


def picks(g: Nemesis, deed: Deed) -> None:
    """Tell what was picked for it."""
    if deed.console >= 0:
        g.told += (events.PICKED_CONSOLE, deed.console)
    if deed.console_way > 0:
        g.told += (events.WAY, deed.console_way + 1)
    if deed.room >= 0:
        g.told += (events.PICKED_ROOM, deed.room)
        corridor_taken(g, deed)
    elif deed.corridor >= 0:
        g.told += (events.PICKED_CORRIDOR, deed.corridor)
    if deed.intruder == EGGS:
        g.told += (events.PICKED_EGGS,)
    elif deed.intruder >= 0:
        g.told += (events.PICKED_INTRUDER, deed.intruder)
    if deed.other >= 0:
        g.told += (events.PICKED_SEAT, deed.other)
    if deed.weapon >= 0 and deed.kind != SHOOT:
        g.told += (events.PICKED_WEAPON, deed.weapon)
    if deed.deck >= 0:
        g.told += (events.PICKED_DECK, deed.deck)
    if deed.pod >= 0:
        g.told += (events.PICKED_POD, deed.pod)
    if deed.slot >= 0:
        g.told += (events.PICKED_SLOT, deed.slot)
    if deed.space >= 0:
        g.told += (events.PICKED_SPACE, deed.space)
    if deed.wound >= 0:
        g.told += (events.PICKED_WOUND, deed.wound)
    for item in (deed.item, deed.partner):
        if item >= 0:
            g.told += (events.PICKED_ITEM, item)
    if deed.objective_deck >= 0:
        g.told += (events.PICKED_OBJECTIVE, deed.objective_deck)
