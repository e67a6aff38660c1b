"""Small things every card game does with its cards."""

from __future__ import annotations

from hullbreach.kernel.chance import Source


def without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """The cards less one copy of a card."""
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


def shuffled(items: list[int], source: Source) -> list[int]:
    """The items in a new order, drawn from a source; how they lay before does not matter."""
    found = sorted(items)
    source.shuffle(found)
    return found
