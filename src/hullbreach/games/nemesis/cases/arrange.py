"""A position from its description: the reverse of the position tree. Used by cases and tests.

Without a word everything is explored and quiet, everybody stands in the Hibernatorium with an empty hand, the first
Encounter is over, and it is the first player's Action. Cards that are not named lie in their decks, in the order of
the content.
"""

from __future__ import annotations

from collections.abc import Mapping

from hullbreach.games.nemesis.cases.arrange_people import arrange_people, arrange_piles
from hullbreach.games.nemesis.cases.arrange_ship import arrange_intruders, arrange_ship
from hullbreach.games.nemesis.cases.steps import begin
from hullbreach.games.nemesis.cases.supply import Supply, entries
from hullbreach.games.nemesis.rules.conserved import lost
from hullbreach.games.nemesis.rules.state import Nemesis
from hullbreach.games.nemesis.rules.terms import DEAD, NOBODY, OVER
from hullbreach.kernel.errors import BadInput
from hullbreach.parts.position_reader import Given

KINDS = {
    "room": "the number of a Room such as 003",
    "corridor": "a Corridor such as c01_02_3, or tech_main",
    "intruder": "an Intruder such as adult-1",
    "card": "the id of an Action card, clean or infected",
    "item": "the id of an Item",
    "tile": "the id of a Room tile",
    "event": "the id of an Event card",
    "attack": "an Intruder Attack card with its blood value, such as bite_4",
    "token": "an Intruder token such as adult_3",
    "exploration": "an Exploration token such as fire_2",
    "object": "an Object: blue_corpse, egg, carcass, or corpse-1",
    "slot": "corpse, egg or carcass",
    "pod": "a pod such as pod-1",
    "space": "a, b, c or d",
    "seat": "a seat such as seat-1",
    "objective": "the id of an Objective",
    "plot": "the id of an Intruder Action card",
    "weakness": "the id of a Weakness",
    "engine_token": "working or damaged",
    "wound": "a Serious Wound: arm, hand, leg, body or bleeding",
    "number": "a number",
}
# Follows from the rest of the tree.
ELSEWHERE = ("question", "roll", "outcome")


def arrange(g: Nemesis, given: Mapping[str, object]) -> None:
    """Set a match up as a case describes; ``BadInput`` names the first key that is wrong."""
    top = Given(given, "given", g.fixed, g.seats, KINDS)
    top.skip(*ELSEWHERE)
    arrange_ship(g, top)
    arrange_intruders(g, top)
    stocks = arrange_people(g, top)
    arrange_piles(g, top, stocks)
    arrange_plots(g, top)
    begin(g, top)
    top.done()
    possible(g, "given")


def possible(g: Nemesis, place: str) -> None:
    """Refuse a position in which something of the box is lost, or is there twice."""
    wrong = lost(g) if g.phase != OVER else []
    if wrong:
        raise BadInput(place, f"no such position can be: {wrong[0]}")


def arrange_plots(g: Nemesis, top: Given) -> None:
    """Who plays the Intruders, with which cards; those not named lie in the deck."""
    g.intruder_seat = top.seat("intruder_seat", NOBODY)
    g.intruder_turn = top.number("intruder_turn", 0)
    if g.intruder_seat != NOBODY and g.status[g.intruder_seat] != DEAD:
        raise top.bad("intruder_seat", "expected a seat whose Character is dead")
    if g.intruder_seat != NOBODY and g.fixed.switches.intruder_player == "off":
        raise top.bad("intruder_seat", "only with the option intruder_player")
    stock = Supply("plot", [card.index for card in g.fixed.content.intruder_actions])
    hand = stock.take(top, "plot_hand", top.names("plot_hand", "plot"))
    deck = stock.take(top, "plot_deck", top.names("plot_deck", "plot"))
    discard = stock.take(top, "plot_discard", top.names("plot_discard", "plot"))
    if g.intruder_seat != NOBODY:
        g.plot_hand, g.plot_deck, g.plot_discard = hand, (*deck, *stock.rest())[::-1], discard[::-1]
    elif hand or deck or discard:
        raise top.bad("intruder_seat", "missing, expected who plays the Intruders")


def add(g: Nemesis, given: Mapping[str, object]) -> None:
    """Put Intruders, markers, Noise and Doors into a position in the middle of play."""
    top = Given(given, "add", g.fixed, g.seats, KINDS)
    for intruder, table in entries(top, "intruders", "intruder", "at").items():
        if g.lair[intruder] >= 0:
            raise top.bad("intruders", f"{g.fixed.name('intruder', intruder)!r} is on the board")
        g.lair[intruder] = table.name("at", "room", g.fixed.start)
        g.injuries[intruder] = table.number("injuries", 0, 0, 20)
        g.arrivals += 1
        g.arrival[intruder] = g.arrivals
        table.done()
    for room, table in top.by_name("rooms", "room").items():
        g.items[room] = table.number("items", g.items[room], 0, 4)
        for key in ("fire", "malfunction"):
            if table.flag(key):
                setattr(g, key, getattr(g, key) | 1 << room)
        g.lying[room] = (*g.lying[room], *table.names("objects", "object"))
        table.done()
    g.noise |= top.mask("noise", "corridor")
    g.closed |= top.mask("doors", "corridor") & ~g.destroyed
    top.done()
    g.look_again()
    possible(g, "add")
