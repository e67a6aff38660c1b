"""Achievements: things to be proud of, noted when they happen. ENC-ACH

What a hand holds is its owner's secret, so an achievement of a hand is told to its owner only.
"""

from __future__ import annotations

from hullbreach.games.encounters.rules.state import NORMAL, NOTHING, Encounters
from hullbreach.games.encounters.words import events
from hullbreach.games.encounters.words.names import CLASS_NAMES

NO_BASICS, THREE_CLASS_COMBO, FIVE_CLASSES, HQ_SINGLE_CLASS, HQ_RAINBOW = range(5)
ALL_CLASSES = (1 << len(CLASS_NAMES)) - 1
COMBO = 3


def achieve(g: Encounters, seat: int, achievement: int, secret: bool) -> None:
    """Note an achievement once."""
    if g.achieved[seat] >> achievement & 1:
        return
    g.achieved[seat] |= 1 << achievement
    if secret:
        g.told += (1 << seat, events.ACHIEVEMENT, seat, achievement)
    else:
        g.told += (events.ACHIEVEMENT, seat, achievement)


def look_at_hand(g: Encounters, seat: int) -> None:
    """A hand has been drawn: does it hold no basic card (ENC-ACH-01)?"""
    hand = g.hands[seat]
    if hand and g.fixed.basic.isdisjoint(hand):
        achieve(g, seat, NO_BASICS, True)


def look_for_classes(g: Encounters, seat: int) -> None:
    """Cards have come into a hand: are there five classes in it and in play (ENC-ACH-03)?"""
    if g.talents[seat] & ALL_CLASSES != ALL_CLASSES:
        return
    if g.fate[seat] != NORMAL or g.achieved[seat] >> FIVE_CLASSES & 1:
        return
    found = 0
    for card in g.hands[seat] + g.in_play(seat):
        found |= g.faces[card].classes
    if found == ALL_CLASSES:
        achieve(g, seat, FIVE_CLASSES, True)


def look_at_combos(g: Encounters) -> None:
    """Class abilities of three classes in one turn (ENC-ACH-02)."""
    if g.combos.bit_count() >= COMBO:
        achieve(g, g.turn, THREE_CLASS_COMBO, False)


def look_at_hq(g: Encounters) -> None:
    """The HQ is all of one class, or shows five; everybody shares it (ENC-ACH-04, ENC-ACH-05)."""
    common, shown = ALL_CLASSES, 0
    for card in g.hq:
        if card == NOTHING:
            return
        common &= g.faces[card].classes
        shown |= g.faces[card].classes
    for seat in g.normals():
        if common:
            achieve(g, seat, HQ_SINGLE_CLASS, False)
        if shown == ALL_CLASSES:
            achieve(g, seat, HQ_RAINBOW, False)
