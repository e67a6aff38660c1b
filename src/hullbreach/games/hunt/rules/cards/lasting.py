"""What a card does for a while: the changes that hold now, whom they concern and when they end. HUNT-CARD-17

An effect is remembered, not the card (HUNT-CARD-22). Rules ask here what is in force; cards only add to the list.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from hullbreach.games.hunt.rules.state import Hunt

# Whom a change concerns when it concerns everybody, and what it is against when it is against anybody.
ALL = -1
ANY = -1

# When changes end.
ACTION, ACTIVATION, NEXT_ACTIVATION, TURN, GAME = (
    "this_action",
    "this_activation",
    "next_activation",
    "end_of_turn",
    "game",
)
# What a card does to one hit ends with that hit, not with the action around it: ``forget(g, HIT, target)``.
HIT = "this_hit"


@dataclass(frozen=True)
class Lasting:
    """One change: what kind, of what (a stat, a field of a weapon, a test, an action), by how much, for whom.

    ``who`` and ``against`` are masks of pieces; ``tile`` narrows ``against`` to whoever stands there then.
    ``source`` is the card, for the terms of a total.
    """

    kind: str
    what: str
    value: int
    who: int
    until: str
    source: str
    against: int = ANY
    tile: int = -1
    weapons: tuple[str, ...] = ()
    #: whose activation or action it ends with
    of: int = -1


def concerns(each: Lasting, piece: int) -> bool:
    """Whether a change holds for a piece."""
    return each.who == ALL or bool(each.who >> piece & 1)


def is_against(g: Hunt, each: Lasting, target: int) -> bool:
    """Whether a change holds in a test against a piece."""
    if each.tile >= 0:
        return target >= 0 and g.tile[target] == each.tile
    return each.against == ANY or (target >= 0 and bool(each.against >> target & 1))


def modifiers(g: Hunt, piece: int, stat: str, target: int = -1) -> list[tuple[str, int]]:
    """What cards add to a tested value of a piece, in a test against another if there is one (HUNT-CON-02)."""
    return [
        (each.source, each.value)
        for each in g.lasting
        if each.kind == "modify" and each.what == stat and concerns(each, piece) and is_against(g, each, target)
    ]


def change_of(g: Hunt, piece: int, field: str, weapon: str, kind: str) -> int:
    """How much cards change a field of a weapon; ``kind`` is that of the weapon, cc or rs (HUNT-DEC-105)."""
    found = 0
    for each in g.lasting:
        if each.kind == "weapon" and each.what == field and concerns(each, piece):
            names = each.weapons
            if not names or weapon in names or f"any_{kind}" in names:
                found += each.value
    return found


def holds(g: Hunt, kind: str, what: str, piece: int, target: int = -1) -> bool:
    """Whether such a change is in force for a piece: something ignored, forbidden, allowed, re-rolled or automatic."""
    for each in g.lasting:
        if each.kind == kind and each.what == what and concerns(each, piece) and is_against(g, each, target):
            return True
    return False


def price_of(g: Hunt, piece: int, action: str, usual: int) -> int:
    """What an action costs a piece now."""
    for each in g.lasting:
        if each.kind == "cost" and each.what == action and concerns(each, piece):
            return each.value
    return usual


def sum_of(g: Hunt, kind: str, piece: int) -> int:
    """What changes of one kind add up to for a piece."""
    return sum([each.value for each in g.lasting if each.kind == kind and concerns(each, piece)])


def remember(g: Hunt, change: Lasting) -> None:
    """From now on this holds."""
    g.lasting = (*g.lasting, change)


def forget(g: Hunt, until: str, piece: int = -1) -> None:
    """Changes of this length end; of an action or activation only those of this piece."""
    if g.lasting:
        g.lasting = tuple(
            [each for each in g.lasting if each.until != until or (piece >= 0 and each.of >= 0 and each.of != piece)]
        )
