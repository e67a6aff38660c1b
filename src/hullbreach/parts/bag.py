"""Bags and pools: tokens drawn unseen, put back, and moved from one to the other.

A bag is a sorted tuple: equal tokens are the same number, and what lies in it has no order that could tell anything.
"""

from __future__ import annotations

from hullbreach.kernel.chance import Pick
from hullbreach.kernel.phrases import Phrase
from hullbreach.kernel.requests import Roll
from hullbreach.parts.piles import without

Bag = tuple[int, ...]


def draw(name: Phrase, about: tuple[int, ...], kind: str, bag: Bag, among: frozenset[int] | None = None) -> Roll | None:
    """The roll for one token of a bag, or for one of those ``among`` which it must be; None when there is no such.

    The token stays where it is: the step that receives it says where it goes (NEM-ENC-02, NEM-ENC-05, NEM-BAG-01).
    """
    found = [token for token in bag if among is None or token in among]
    return Roll(name, about, Pick(kind, found)) if found else None


def put(bag: Bag, *tokens: int) -> Bag:
    """A bag with these tokens more."""
    return tuple(sorted((*bag, *tokens)))


def moved(source: Bag, target: Bag, token: int) -> tuple[Bag, Bag]:
    """Two bags after a token has gone from the one to the other."""
    return without(source, token), put(target, token)
