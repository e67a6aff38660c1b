"""Who knows what of piles, hands, bags and pieces; concealing and drawing worlds anew follow from that.

A pile is a list of cards and, side by side with it, a list of masks: the seats that know the card in this place. What
has a state of its own (a token with wounds, a weapon with ammunition) is the same: a piece is a place, its type and
each of its fields are lists side by side, and one list of masks tells who knows them. A pile whose order nobody knows
is mixed: the mask beside a card then tells who knows that such a card is in it, somewhere.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Generic, TypeVar

from hullbreach.kernel.chance import Source
from hullbreach.kernel.state import EVERYBODY

T = TypeVar("T")

UNKNOWN = -1
# How often a world is drawn until it fits; the world as it is always does.
TRIES = 200


def seat_bit(seat: int) -> int:
    """A mask with one seat in it; empty for a spectator."""
    return 1 << seat if seat >= 0 else 0


# ---- what a seat may know


def concealed(values: Sequence[int], known: Sequence[int], bit: int) -> list[int]:
    """What lies in each place, unknown where a seat does not know it."""
    return [value if seats & bit else UNKNOWN for value, seats in zip(values, known, strict=True)]


def members(pile: Sequence[int], known: Sequence[int], bit: int) -> tuple[list[int], list[int]]:
    """A mixed pile as a seat knows it, and its masks: these cards are in it, and so many others."""
    found = sorted([card for card, seats in zip(pile, known, strict=True) if seats & bit])
    hidden = len(pile) - len(found)
    return [*found, *[UNKNOWN] * hidden], [*[bit] * len(found), *[0] * hidden]


def unseen(hand: Sequence[int], shown: Sequence[int]) -> list[int]:
    """The cards of a hand but for those that everybody has seen go into it."""
    found = list(hand)
    for card in shown:
        found.remove(card)
    return found


# ---- how knowledge changes


def lose_track(known: list[int], seen_by: int) -> None:
    """Something has happened to these cards or pieces that only some have seen; the others know none of them now."""
    if seen_by != EVERYBODY:
        for n in range(len(known)):
            if known[n]:
                known[n] &= seen_by


def take_mixed(pile: list[int], known: list[int], seen_by: int) -> int:
    """Take the top card of a mixed pile; seats that do not see it can no longer be sure what is left."""
    card = pile.pop()
    knew = known.pop()
    lose_track(known, seen_by)
    # Who sees the card go cannot tell it from the copy they knew of.
    unsure = seen_by & ~knew
    if unsure and card in pile:
        for n in range(len(known)):
            if pile[n] == card and known[n] & unsure:
                mistaken = known[n] & unsure
                known[n] &= ~mistaken
                unsure &= ~mistaken
    return card


def follow(pile: Sequence[int], known: Sequence[int], order: Sequence[int]) -> list[int]:
    """The masks of a pile that was shuffled into this order: what was in it is in it still, but nobody knows where."""
    seats: dict[int, list[int]] = {}
    for card, knew in zip(pile, known, strict=True):
        seats.setdefault(card, []).append(knew)
    return [seats[card].pop() for card in order]


def swap(values: list[int], known: list[int], a: int, b: int, seen_by: int) -> None:
    """Exchange what lies in two places; who does not see it knows neither of them any more."""
    values[a], values[b] = values[b], values[a]
    known[a], known[b] = known[b] & seen_by, known[a] & seen_by


# ---- worlds drawn anew


class Zone(Generic[T]):
    """A pile, hand or row of pieces while a world is drawn: what lies in it, and the places that are hidden.

    A thing lies only where it ``fits``. Of two zones of a deal, what fits the first either fits the second as well, or
    nothing does: then every world is equally likely.
    """

    def __init__(
        self, things: Sequence[T], hidden: Sequence[int] | None = None, fits: Callable[[T], bool] | None = None
    ) -> None:
        self.things: list[T] = list(things)
        self.hidden: Sequence[int] = range(len(things)) if hidden is None else hidden
        self.fits = fits


def hidden_from(known: Sequence[int], bit: int) -> list[int]:
    """The places of which a seat does not know what lies there."""
    return [n for n, seats in enumerate(known) if not seats & bit]


def hand_zone(hand: Sequence[int], shown: Sequence[int], fits: Callable[[int], bool] | None = None) -> Zone[int]:
    """Another's hand: the cards that everybody has seen go into it, then the hidden ones."""
    return Zone([*shown, *unseen(hand, shown)], range(len(shown), len(hand)), fits)


def redeal(
    zones: Sequence[Zone[T]],
    source: Source,
    back: Callable[[T], int] | None = None,
    could_be: Callable[[], bool] | None = None,
) -> None:
    """Deal what lies in hidden places anew over all of them; every world that fits is equally likely.

    Things whose ``back`` looks different never change places. ``could_be`` looks at the zones and may refuse a world.
    Whatever lies where, the same things and the same source give the same world.
    """
    # What does not fit everywhere is dealt first, while there is a choice.
    ordered = [zone for zone in zones if zone.fits is not None] + [zone for zone in zones if zone.fits is None]
    things = [zone.things[at] for zone in ordered for at in zone.hidden]
    backs = [0 if back is None else back(thing) for thing in things]
    piles: dict[int, list[T]] = {}
    for looks, thing in zip(backs, things, strict=True):
        piles.setdefault(looks, []).append(thing)
    # In order before they are shuffled: where they lay must not matter to what is drawn.
    for pile in piles.values():
        pile.sort()
    for _ in range(TRIES):
        if _deal(ordered, piles, backs, source) and (could_be is None or could_be()):
            return
    left = iter(things)
    for zone in ordered:
        for at in zone.hidden:
            zone.things[at] = next(left)


def _deal(zones: Sequence[Zone[T]], piles: dict[int, list[T]], backs: Sequence[int], source: Source) -> bool:
    """Fill the hidden places once; whether there was something that fits for each."""
    deals = {looks: list(range(len(pile))) for looks, pile in piles.items()}
    for deal in deals.values():
        source.shuffle(deal)
    filled = 0
    before: Callable[[T], bool] | None = None
    for zone in zones:
        if before is not None and zone.fits is not before:
            # What did not fit and was passed over must not come next.
            for deal in deals.values():
                source.shuffle(deal)
        before = zone.fits
        for at in zone.hidden:
            looks = backs[filled]
            deal, pile = deals[looks], piles[looks]
            place = len(deal) - 1
            while zone.fits is not None and place >= 0 and not zone.fits(pile[deal[place]]):
                place -= 1
            if place < 0:
                return False
            zone.things[at] = pile[deal.pop(place)]
            filled += 1
    return True
