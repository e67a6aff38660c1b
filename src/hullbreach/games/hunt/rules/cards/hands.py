"""Hands and decks of Strategy cards. HUNT-CARD-05 to HUNT-CARD-08, HUNT-CARD-16"""

from __future__ import annotations

from dataclasses import dataclass

from hullbreach.games.hunt.rules.state import Hunt
from hullbreach.games.hunt.words import events, rolls
from hullbreach.kernel.chance import Order
from hullbreach.kernel.procedures import Next, Procedure
from hullbreach.kernel.requests import Roll


def draw_up(g: Hunt, side: int) -> tuple[Procedure, ...]:
    """A side refills its hand (HUNT-CARD-08); what is returned is left to do where the deck does not suffice."""
    missing = g.fixed.tables.hand_size - len(g.hands[side])
    if missing <= 0:
        return ()
    take_cards(g, side, missing)
    return (Refill(side),) if len(g.hands[side]) < g.fixed.tables.hand_size and g.discards[side] else ()


def take_cards(g: Hunt, side: int, n: int) -> None:
    """Cards from the top of the deck come to the hand; only the side sees which (HUNT-CARD-07)."""
    deck = g.decks[side]
    n = min(n, len(deck))
    if not n:
        return
    drawn = deck[-n:]
    del deck[-n:]
    g.hands[side] = tuple(sorted((*g.hands[side], *drawn)))
    mine = g.fixed.seat_masks[side]
    for card in reversed(drawn):
        g.told += (mine, events.DREW, side, card)
    g.told += (~mine, events.DREW_UNSEEN, side, n)


def discard_hand(g: Hunt, side: int) -> None:
    """A whole hand goes face up to the discard (HUNT-CARD-06, HUNT-END-05)."""
    g.discards[side] += g.hands[side]
    g.tell_each(events.DISCARDED, side, g.hands[side])
    g.hands[side] = ()


@dataclass
class Refill(Procedure):
    """The deck is empty: the discard is shuffled and drawing goes on; a card being played is not in it. HUNT-CARD-16"""

    side: int

    def shuffle(self, g: Hunt) -> Next:
        return Roll(rolls.STRATEGY, (self.side,), Order("card", sorted(g.discards[self.side])))

    def lay(self, g: Hunt, order: tuple[int, ...]) -> Next:
        g.decks[self.side] = list(reversed(order))
        g.discards[self.side] = []
        g.told += (events.RESHUFFLED, self.side)
        take_cards(g, self.side, g.fixed.tables.hand_size - len(g.hands[self.side]))
        return None
