"""The state of a match: what makes two of them the same."""

from __future__ import annotations

from hullbreach.games.hunt.rules.state import FACTS
from tests.games.hunt.fights import field


def test_states_are_equal_when_all_facts_are() -> None:
    g = field({"marine-1": "r0c0", "alien-1": "r0c2"})
    assert g.copy() == g
    numbers = [name for name in FACTS if type(getattr(g, name)) is int]
    lists = [name for name in FACTS if isinstance(getattr(g, name), list) and getattr(g, name)]
    assert len(numbers) > 30
    assert len(lists) > 15
    for name in numbers:
        other = g.copy()
        setattr(other, name, getattr(g, name) + 1)
        assert other != g, name
    for name in lists:
        other = g.copy()
        getattr(other, name).pop()
        assert other != g, name


def test_the_same_position_under_other_rules_is_another_state() -> None:
    pieces = {"marine-1": "r0c0", "alien-1": "r0c2"}
    assert field(pieces) == field(pieces)
    assert field(pieces, stop_on_enemy=True) != field(pieces)
