"""Abilities that no printed card has, for rules that the shipped content does not use."""

from __future__ import annotations

from dataclasses import replace

from hullbreach.games.corps.content.vocabulary import VOCABULARY
from hullbreach.games.corps.rules.state import Corps
from hullbreach.parts.parser import parse_effect
from hullbreach.parts.reader import by_timing
from tests.scripted_table import Table

HERO, GRUNT = 0, 1


def give_abilities(t: Table, name: str, *texts: str, side: int = HERO) -> Table:
    """Print these abilities on one side of a character's card, in place of its own; for this match only."""
    g = t.state
    assert isinstance(g, Corps)
    fixed = g.fixed
    who = fixed.value("character", name)
    effects = tuple([parse_effect(text, VOCABULARY, name) for text in texts])
    sides = list(fixed.sides[who])
    sides[side] = replace(sides[side], abilities=effects)
    fixed.sides = [*fixed.sides]
    fixed.sides[who] = (sides[0], sides[1])
    found = list(fixed.abilities[who])
    found[side] = by_timing(effects)
    fixed.abilities = [*fixed.abilities]
    fixed.abilities[who] = (found[0], found[1])
    return t
