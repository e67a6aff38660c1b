"""Action cards and common decks: drawing, discarding, shuffling. NEM-DRW, NEM-RND-07, NEM-CON-01"""

from __future__ import annotations

from dataclasses import dataclass

from hullbreach.games.nemesis.rules.state import Nemesis
from hullbreach.games.nemesis.words import events, rolls
from hullbreach.kernel.chance import Order
from hullbreach.kernel.procedures import Next, Procedure
from hullbreach.kernel.requests import Roll

# ---- the own cards


def shown(g: Nemesis, card: int) -> int:
    """A card as everybody at the table can tell it: Contamination cards all look alike."""
    limit = g.fixed.contaminated
    return card if card < limit else limit


def as_owner_sees(g: Nemesis, card: int) -> int:
    """A card as its owner can tell it: what was scanned is known, other Contamination cards look alike."""
    limit = g.fixed.contaminated
    return card if card < limit or card > limit + 2 else limit


def hand_of(g: Nemesis, seat: int) -> tuple[int, ...]:
    """A hand as its owner can tell it."""
    hand = g.hand[seat]
    if not hand or max(hand) < g.fixed.contaminated:
        return hand
    return tuple([as_owner_sees(g, card) for card in hand])


def unscanned(g: Nemesis, card: int) -> int:
    """The same card once nobody can follow it any more (NEM-CON-11)."""
    return card - 2 if card > g.fixed.contaminated + 2 else card


def all_unscanned(g: Nemesis, cards: tuple[int, ...]) -> list[int]:
    """These cards once nobody can follow them any more."""
    last = g.fixed.contaminated + 2
    return [card - 2 if card > last else card for card in cards]


def is_infected(g: Nemesis, card: int) -> bool:
    """Whether a Contamination card is INFECTED."""
    return unscanned(g, card) == g.fixed.contaminated + 2


def is_contamination(g: Nemesis, card: int) -> bool:
    """Whether a card is no Action card (NEM-ACT-02)."""
    return card >= g.fixed.contaminated


def find_in_hand(g: Nemesis, seat: int, wanted: int) -> int:
    """The place in hand of the first card that its owner calls so."""
    limit = g.fixed.contaminated
    hand = g.hand[seat]
    if wanted != limit:
        return hand.index(wanted)
    for n, card in enumerate(hand):
        if limit <= card <= limit + 2:
            return n
    raise ValueError(f"seat {seat} holds no {wanted}")


def discard_at(g: Nemesis, seat: int, n: int) -> None:
    """Put the n-th card of a hand on the own discard pile, face up."""
    hand = g.hand[seat]
    card = hand[n]
    g.hand[seat] = hand[:n] + hand[n + 1 :]
    g.discard[seat] = (*g.discard[seat], card)
    g.told += (events.DISCARDED, seat, shown(g, card))


def discard_card(g: Nemesis, seat: int, wanted: int) -> None:
    """Discard one card of the hand, named as its owner sees it."""
    discard_at(g, seat, find_in_hand(g, seat, wanted))


def discard_all(g: Nemesis, seat: int, actions_only: bool) -> None:
    """Discard the whole hand, or all Action cards of it."""
    for n in range(len(g.hand[seat]) - 1, -1, -1):
        if not actions_only or not is_contamination(g, g.hand[seat][n]):
            discard_at(g, seat, n)


def owned(g: Nemesis, seat: int) -> tuple[int, ...]:
    """All own cards: deck, hand and discard pile."""
    return (*g.deck[seat], *g.hand[seat], *g.discard[seat])


def forget_scans(g: Nemesis, seat: int, cards: tuple[int, ...]) -> None:
    """Cards that go into a shuffle: what was scanned cannot be told any more, but is still counted."""
    limit = g.fixed.contaminated
    clean, infected = g.sure[seat]
    g.sure[seat] = (clean + cards.count(limit + 3), infected + cards.count(limit + 4))


@dataclass
class ShuffleDeck(Procedure):
    """Deck and discard pile, and the hand too, become one face-down deck."""

    seat: int
    hand: bool

    def shuffle(self, g: Nemesis) -> Next:
        seat = self.seat
        cards = (*g.deck[seat], *g.discard[seat], *(g.hand[seat] if self.hand else ()))
        return Roll(rolls.ACTIONS, (seat,), Order("card", all_unscanned(g, cards)))

    def lay(self, g: Nemesis, order: tuple[int, ...]) -> Next:
        seat = self.seat
        forget_scans(g, seat, (*g.deck[seat], *g.discard[seat], *(g.hand[seat] if self.hand else ())))
        g.deck[seat] = tuple(order[::-1])
        g.discard[seat] = ()
        if self.hand:
            g.hand[seat] = ()
        g.told += (events.SHUFFLED, seat)
        return None


@dataclass
class DrawTo(Procedure):
    """Draw until the hand holds so many cards; an empty deck is rebuilt from the discard pile. NEM-DRW-01 to 03"""

    seat: int
    size: int

    def draw(self, g: Nemesis) -> Next:
        seat = self.seat
        take(g, seat, self.size - len(g.hand[seat]))
        if len(g.hand[seat]) >= self.size or not g.discard[seat]:
            return g.finish()
        return Roll(rolls.ACTIONS, (seat,), Order("card", all_unscanned(g, g.discard[seat])))

    def rebuild(self, g: Nemesis, order: tuple[int, ...]) -> Next:
        seat = self.seat
        forget_scans(g, seat, g.discard[seat])
        g.deck[seat] = tuple(order[::-1])
        g.discard[seat] = ()
        g.told += (events.SHUFFLED, seat)
        return g.repeat()


def take(g: Nemesis, seat: int, n: int) -> None:
    """Take up to n cards from the own deck to the hand."""
    deck = g.deck[seat]
    n = min(n, len(deck))
    if n > 0:
        drawn = deck[: -n - 1 : -1]
        g.deck[seat] = deck[:-n]
        g.hand[seat] = (*g.hand[seat], *drawn)
        limit = g.fixed.contaminated
        seen = drawn if max(drawn) <= limit else tuple([min(card, limit) for card in drawn])
        g.tell_apart(seat, events.DREW, seen, events.DREW_HIDDEN)


def draw_cards(g: Nemesis, seat: int, n: int) -> tuple[Procedure, ...]:
    """Draw n cards, one by one; returns what is left to do."""
    size = len(g.hand[seat]) + n
    if len(g.deck[seat]) >= n:
        take(g, seat, n)
        return ()
    return (DrawTo(seat, size),)


def gain_contamination(g: Nemesis, seat: int, n: int) -> None:
    """Take Contamination cards on top of the own discard pile; an empty deck gives none. NEM-CON-01, NEM-CON-04"""
    for _ in range(n):
        if g.contamination:
            g.discard[seat] = (*g.discard[seat], g.contamination[-1])
            g.contamination = g.contamination[:-1]
            g.told += (events.CONTAMINATED, seat)


# ---- common decks


@dataclass
class Rebuild(Procedure):
    """A common deck with too few cards gets its discard pile, shuffled, under it. NEM-RND-07, NEM-SRC-05"""

    deck: int

    def shuffle(self, g: Nemesis) -> Next:
        return Roll(rolls.PILE, (self.deck,), Order(g.fixed.pile_kind(self.deck), list(g.discards[self.deck])))

    def lay(self, g: Nemesis, order: tuple[int, ...]) -> Next:
        deck = self.deck
        g.decks[deck] = (*order[::-1], *g.decks[deck])
        g.deck_known[deck] = (*(0,) * len(order), *g.deck_known[deck])
        g.discards[deck] = ()
        g.told += (events.REBUILT, deck)
        return None


def refill(g: Nemesis, deck: int, need: int = 1) -> tuple[Procedure, ...]:
    """What must be done before so many cards can be drawn from a common deck."""
    return (Rebuild(deck),) if len(g.decks[deck]) < need and g.discards[deck] else ()


def take_top(g: Nemesis, deck: int) -> int:
    """Take the top card of a common deck."""
    cards = g.decks[deck]
    g.decks[deck] = cards[:-1]
    g.deck_known[deck] = g.deck_known[deck][:-1]
    return cards[-1]


def put_under(g: Nemesis, deck: int, card: int, known: int) -> None:
    """Put a card under a common deck; known: the seats that have seen it."""
    g.decks[deck] = (card, *g.decks[deck])
    g.deck_known[deck] = (known, *g.deck_known[deck])


def put_on_top(g: Nemesis, deck: int, card: int, known: int) -> None:
    """Put a card on top of a common deck; known: the seats that have seen it."""
    g.decks[deck] = (*g.decks[deck], card)
    g.deck_known[deck] = (*g.deck_known[deck], known)


def put_away(g: Nemesis, deck: int, card: int) -> None:
    """Put a card on the discard pile of a common deck."""
    g.discards[deck] = (*g.discards[deck], card)
