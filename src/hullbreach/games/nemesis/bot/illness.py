"""What Contamination cards and a Larva mean to their owner: the chance to die of them."""

from __future__ import annotations

from math import comb

from hullbreach.games.nemesis.rules.state import Nemesis

# The share of Event cards that let Larvae hatch.
HATCHING = 1 / 20


def contamination_cards(g: Nemesis, seat: int) -> int:
    """How many Contamination cards a Character owns, wherever they are."""
    owned = len(g.hand[seat]) + len(g.deck[seat]) + len(g.discard[seat])
    return owned - len(g.fixed.characters[g.character[seat]].deck)


def doomed(g: Nemesis, seat: int, turns: float) -> float:
    """The chance that somebody who gets out in so many turns dies of a Larva or at the Contamination check.

    The last check draws four of all own cards, but only for those who carry a Larva or an INFECTED card.
    """
    cards = contamination_cards(g, seat)
    larva = g.larva >> seat & 1
    if cards <= 0 and not larva:
        return 0.0
    tables = g.fixed.tables
    clean, infected = g.sure[seat]
    if larva or infected:
        checked = 1.0
    else:
        checked = 1.0 - (1.0 - tables.infected / tables.contamination) ** (cards - clean)
    own = len(g.fixed.characters[g.character[seat]].deck)
    drawn = tables.contamination_drawn
    spared = comb(own, drawn) / comb(own + cards, drawn)
    alive = 1.0 - checked * (1.0 - spared)
    return 1.0 - alive * (1.0 - HATCHING) ** (turns if larva else 0)
