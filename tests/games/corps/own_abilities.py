"""Abilities that no printed card has, for rules that the shipped content does not use."""

from __future__ import annotations

from dataclasses import replace

from hullbreach.games.corps.setting import by_timing
from hullbreach.games.corps.state import Corps
from hullbreach.games.corps.vocabulary import VOCABULARY
from hullbreach.parts.grammar import parse_effect
from tests.table import Table

HERO, GRUNT = 0, 1


def give_abilities(t: Table, name: str, *texts: str, side: int = HERO) -> Table:
    """Print these abilities on one side of a character's card, in place of its own; for this match only."""
    g = t.state
    assert isinstance(g, Corps)
    setting = g.setting
    who = setting.value("character", name)
    effects = tuple([parse_effect(text, VOCABULARY, name) for text in texts])
    sides = list(setting.sides[who])
    sides[side] = replace(sides[side], abilities=effects)
    setting.sides = [*setting.sides]
    setting.sides[who] = (sides[0], sides[1])
    found = list(setting.abilities[who])
    found[side] = by_timing(effects)
    setting.abilities = [*setting.abilities]
    setting.abilities[who] = (found[0], found[1])
    return t
