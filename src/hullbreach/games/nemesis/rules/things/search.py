"""Search: two cards of a deck, one is kept. NEM-SRC"""

from __future__ import annotations

from dataclasses import dataclass

from hullbreach.games.nemesis.content.names import BLUE, WHITE
from hullbreach.games.nemesis.rules.people.cards import put_under, refill, take_top
from hullbreach.games.nemesis.rules.state import Nemesis
from hullbreach.games.nemesis.rules.things.hands import take_item
from hullbreach.games.nemesis.words import events, questions
from hullbreach.games.nemesis.words import options as opt
from hullbreach.kernel.errors import No
from hullbreach.kernel.options import Option, Options
from hullbreach.kernel.procedures import Next, Procedure
from hullbreach.kernel.requests import Ask

ITEM_DECKS = (0, 1, 2)
FOUND_AMMO = 1
"""Of a weapon that is found. NEM-ITM-05"""


def decks_of(g: Nemesis, room: int) -> list[int]:
    """The decks that a Search in a Room may use; those without any card are none. NEM-SRC-01 to 03"""
    colour = g.fixed.rooms[g.tile[room]].colour
    return filled(g, ITEM_DECKS if colour == WHITE else (colour,))


def filled(g: Nemesis, decks: tuple[int, ...]) -> list[int]:
    """Those of these decks that have a card, in the deck or on the discard pile."""
    return [deck for deck in decks if g.decks[deck] or g.discards[deck]]


@dataclass
class Search(Procedure):
    """Draw cards of one deck, or one of each; keep one, the rest goes under. NEM-SRC-01, NEM-TRA-04"""

    seat: int
    decks: tuple[int, ...]

    def prepare(self, g: Nemesis) -> Next:
        found: list[Procedure] = []
        for deck in dict.fromkeys(self.decks):
            found += refill(g, deck, self.decks.count(deck))
        return tuple(found)

    def draw(self, g: Nemesis) -> Next:
        seat = self.seat
        cards = [take_top(g, deck) for deck in self.decks if g.decks[deck]]
        g.found = tuple(cards)
        for item in cards:
            g.told += (1 << seat, events.FOUND, seat, item)
        return None

    def ask(self, g: Nemesis) -> Next:
        options = Options()
        options.each(opt.KEEP, g.found)
        # Two of a kind are asked about too: nobody else may know.
        return Ask(self.seat, questions.KEEP, (), options, quick=len(g.found) == 1)

    def keep(self, g: Nemesis, chosen: Option) -> Next:
        seat, item = self.seat, chosen.args[0]
        rest = list(g.found)
        rest.remove(item)
        g.found = ()
        for other in rest:
            put_under(g, g.fixed.items[other].deck, other, 1 << seat)
        deck = g.fixed.items[item].deck
        g.told += (1 << seat, events.KEPT, seat, item, ~(1 << seat), events.KEPT_HIDDEN, seat, deck)
        assert deck < BLUE
        return take_item(g, seat, item, FOUND_AMMO if g.fixed.items[item].ammo else 0, 0)

    def refuse(self, g: Nemesis, option: Option) -> No:
        return No("not-found", *option.args, rule="NEM-SRC-01")
