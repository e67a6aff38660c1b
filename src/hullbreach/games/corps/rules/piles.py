"""The Endurance cards: drawing, exhausting, recycling, discarding, the Reshuffle card and the loss by cards.

Most changes are plain; only when the Reshuffle card comes to the top is there something to roll. So the
functions here do what they can at once and return a procedure only when chance or a player is needed.
"""

from __future__ import annotations

from dataclasses import dataclass

from hullbreach.games.corps.rules.outcome import lose_mission
from hullbreach.games.corps.rules.state import Corps
from hullbreach.games.corps.words import events, rolls
from hullbreach.kernel.chance import Order
from hullbreach.kernel.phrases import Phrase
from hullbreach.kernel.procedures import Next, Procedure
from hullbreach.kernel.requests import Roll
from hullbreach.kernel.state import EVERYBODY
from hullbreach.parts.known import follow, seat_bit, take_mixed
from hullbreach.parts.piles import without

UNSEEN = 0
# Where a revealed card came from: the Endurance deck, or with an empty deck the Exhaust pile.
DECK, PILE = range(2)


def hand_bit(g: Corps, seat: int) -> int:
    """The seats that see a hand: its owner, or everybody where hands are open."""
    return EVERYBODY if g.fixed.switches.open_hands else seat_bit(seat)


def tell_of_hand(g: Corps, seat: int, card: int, seen: Phrase, unseen: Phrase) -> None:
    """Name a card to those who see the hand it comes from or goes to, and tell the others that one did."""
    watchers = hand_bit(g, seat)
    g.told += (watchers, seen, seat, card)
    if watchers != EVERYBODY:
        g.told += (~watchers, unseen, seat)


def check_cards(g: Corps) -> None:
    """The mission is lost at once when Endurance and Exhaust are both empty (CORPS-DECK-05)."""
    if not g.deck and not g.below and not g.exhaust and not g.turned and not g.lifted:
        lose_mission(g, "cards-out")


def to_exhaust(g: Corps, card: int, known: int) -> None:
    """Put a card face down on top of the Exhaust pile."""
    g.exhaust.append(card)
    g.exhaust_known.append(known)


def under_exhaust(g: Corps, card: int, known: int) -> None:
    """Put a card face down under the Exhaust pile."""
    g.exhaust.insert(0, card)
    g.exhaust_known.insert(0, known)


def to_below(g: Corps, card: int, known: int) -> None:
    """Put a card under the Reshuffle card (CORPS-RSH-01)."""
    g.below.append(card)
    g.below_known.append(known)


def take_top(g: Corps, seen_by: int) -> int:
    """Take the top Endurance card; seats that do not see it can no longer be sure what is left."""
    return take_mixed(g.deck, g.deck_known, seen_by)


def take_exhausted(g: Corps) -> tuple[int, int]:
    """Take the top card of the Exhaust pile and who knows it."""
    return g.exhaust.pop(), g.exhaust_known.pop()


@dataclass
class Revealed(Procedure):
    """A card turned up; one of the deck lies on the Reshuffle card until it is put away. CORPS-AMB-07"""

    card: int
    origin: int


def is_covered(g: Corps) -> bool:
    """Whether a revealed card still covers the Reshuffle card (CORPS-AMB-07)."""
    return any(isinstance(top, Revealed) and top.origin == DECK and top.card in g.turned for top in g.stack)


def surface(g: Corps) -> Procedure | None:
    """The reshuffle that is due when the Reshuffle card is on top (CORPS-RSH-02)."""
    if not g.deck and g.below and not is_covered(g):
        return Reshuffle()
    return None


@dataclass
class Reshuffle(Procedure):
    """Shuffle all cards below the Reshuffle card and put them on top of it. CORPS-RSH-02"""

    def shuffle(self, g: Corps) -> Next:
        return Roll(rolls.ENDURANCE, (), Order("card", g.below))

    def lay(self, g: Corps, order: tuple[int, ...]) -> Next:
        # What is known to lie below is afterwards known to lie somewhere in the deck.
        g.deck = list(reversed(order))
        g.deck_known = follow(g.below, g.below_known, g.deck)
        g.below = []
        g.below_known = []
        g.told += (events.RESHUFFLED, len(g.deck))
        return None


def exhaust(g: Corps, n: int) -> Procedure | None:
    """Exhaust n cards (CORPS-EXH-01)."""
    if n <= 0:
        return None
    if len(g.deck) > n:
        for _ in range(n):
            to_exhaust(g, take_top(g, UNSEEN), UNSEEN)
        g.told += (events.EXHAUSTED, n)
        return None
    return Exhaust(n)


@dataclass
class Exhaust(Procedure):
    """Exhaust cards one by one, through a reshuffle; what is missing leaves the Exhaust pile. CORPS-EXH

    ``done`` were exhausted so far; they are told together, before the first card that is missing.
    """

    n: int
    done: int = 0

    def one(self, g: Corps) -> Next:
        if self.n <= 0:
            g.finish()
            return self._tell(g)
        if not g.deck and g.below:
            g.repeat()
            return Reshuffle()
        if g.deck:
            to_exhaust(g, take_top(g, UNSEEN), UNSEEN)
            check_cards(g)
            return g.instead(Exhaust(self.n - 1, self.done + 1))
        self._tell(g)
        if g.exhaust:
            card, _ = take_exhausted(g)
            g.discard.append(card)
            g.told += (events.FORCED_DISCARD, card)
        check_cards(g)
        return g.instead(Exhaust(self.n - 1))

    def _tell(self, g: Corps) -> Procedure | None:
        if self.done:
            g.told += (events.EXHAUSTED, self.done)
        return surface(g) if self.n <= 0 else None


def recycle(g: Corps, n: int) -> Procedure | None:
    """Recycle up to n cards of the Exhaust pile in one batch (CORPS-RCY-01, CORPS-AMB-64)."""
    recycle_batch(g, n)
    return surface(g)


def recycle_batch(g: Corps, n: int) -> None:
    """Put up to n cards of the Exhaust pile under the deck; the caller looks for the Reshuffle card afterwards."""
    n = min(n, len(g.exhaust))
    for _ in range(n):
        card, known = take_exhausted(g)
        to_below(g, card, known)
    if n:
        g.told += (events.RECYCLED, n)


def recycle_from_hand(g: Corps, seat: int, card: int) -> None:
    """Put a hand card under the deck; the caller looks for the Reshuffle card afterwards (CORPS-RCY-02)."""
    lose_unseen(g, seat, card)
    to_below(g, card, hand_bit(g, seat))
    tell_of_hand(g, seat, card, events.RECYCLED_CARD, events.RECYCLED_UNSEEN)


def lose_from_hand(g: Corps, seat: int, card: int) -> None:
    """Take one copy of a card out of a hand before everybody's eyes."""
    g.hands[seat] = without(g.hands[seat], card)
    if card in g.hands_known[seat]:
        g.hands_known[seat] = without(g.hands_known[seat], card)


def lose_unseen(g: Corps, seat: int, card: int) -> None:
    """Take one copy of a card out of a hand; the others can no longer be sure what is left."""
    g.hands[seat] = without(g.hands[seat], card)
    g.hands_known[seat] = ()


def gain_to_hand(g: Corps, seat: int, card: int) -> None:
    """Put a card into a hand before everybody's eyes."""
    gain_unseen(g, seat, card)
    g.hands_known[seat] = tuple(sorted((*g.hands_known[seat], card)))


def gain_unseen(g: Corps, seat: int, card: int) -> None:
    """Put a card into a hand; hands are kept sorted, so their order tells nothing."""
    g.hands[seat] = tuple(sorted((*g.hands[seat], card)))


def discard_from_hand(g: Corps, seat: int, card: int) -> None:
    """Put a hand card face up on the Discard pile."""
    lose_from_hand(g, seat, card)
    g.discard.append(card)
    g.told += (events.DISCARDED, card)


def draw_one(g: Corps, seat: int) -> int:
    """Take the top card into the hand, unless it is a Hazard, which is turned up (CORPS-HAZ-01)."""
    top = g.deck[-1]
    if g.card(top).type == "hazard":
        take_top(g, EVERYBODY)
        g.turned = (*g.turned, top)
        return top
    card = take_top(g, hand_bit(g, seat))
    gain_unseen(g, seat, card)
    tell_of_hand(g, seat, card, events.DREW, events.DREW_UNSEEN)
    check_cards(g)
    return card


def put_away(g: Corps, card: int) -> None:
    """The card is no longer turned up; the caller has put it somewhere."""
    g.turned = without(g.turned, card)


def take_off(g: Corps, who: int, card: int) -> None:
    """An equipped card leaves its slot; the caller puts it somewhere."""
    slots = g.weapons if card in g.weapons[who] else g.gear
    slots[who] = without(slots[who], card)
    g.told += (events.UNEQUIPPED, who, card)
