"""Tests of a statistic: bounds, criticals and fumbles, floors, re-rolls, and odds that are what the dice give."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hullbreach.kernel.procedures import Total
from hullbreach.parts.stat_test import (
    CRITICAL,
    FAILURE,
    FAILURES,
    FUMBLE,
    NO_REROLL,
    SUCCESS,
    SUCCESSES,
    RolledDie,
    StatTest,
)

D20 = StatTest(20, sure=1, lost=20)
D10 = StatTest(10)


def test_a_test_of_twelve() -> None:
    # HUNT-EX-01: 12 or less succeeds and 13 or more fails.
    assert [D20.result(face, 12) for face in (1, 2, 12, 13, 19, 20)] == [
        CRITICAL,
        SUCCESS,
        SUCCESS,
        FAILURE,
        FAILURE,
        FUMBLE,
    ]


def test_a_natural_one_and_twenty_whatever_the_value() -> None:
    # HUNT-CON-05, HUNT-CON-07
    assert D20.passes(1, -9)
    assert not D20.passes(2, -9)
    assert D20.passes(19, 30)
    assert not D20.passes(20, 30)
    assert not D10.passes(1, 0)
    assert D10.passes(10, 10)


def test_a_floor_holds_whatever_the_modifiers() -> None:
    # HUNT-ARM-03: armour 13(10) against a weapon of strength 16.
    armour = Total([("armour", 13), ("strength", -6)], low=10)
    assert armour.value == 10
    assert [D20.passes(face, armour.value) for face in (10, 11)] == [True, False]
    assert [D20.passes(face, 7, floor=10) for face in (10, 11)] == [True, False]
    assert D20.odds(Total([("armour", 7)]), floor=10).chance == 0.5


@given(st.sampled_from([D20, D10, StatTest(6, sure=2)]), st.integers(-5, 25), st.integers(0, 12))
def test_odds_are_what_the_dice_give(test: StatTest, value: int, floor: int) -> None:
    need = Total([("stat", value)])
    faces = range(1, test.die.sides + 1)
    passes = [test.passes(face, value, floor) for face in faces]
    assert test.odds(need, floor).chance == pytest.approx(sum(passes) / len(passes))
    # A failure may be rolled once more, or a success must be: both rolls count as they fall.
    again = [[first or second for second in passes] for first in passes]
    forced = [[first and second for second in passes] for first in passes]
    for kind, table in ((FAILURES, again), (SUCCESSES, forced)):
        chance = sum(map(sum, table)) / len(passes) ** 2
        assert test.odds(need, floor, kind).chance == pytest.approx(chance)
    assert test.odds(need, floor, NO_REROLL).need is need
    assert [test.result(face, value, floor) in (CRITICAL, SUCCESS) for face in faces] == passes


def test_a_die_is_rerolled_once_and_the_second_face_stands() -> None:
    # HUNT-CON-03
    die = RolledDie(13)
    assert die.may_reroll()
    second = die.again(20)
    assert (second.face, second.first, second.may_reroll()) == (20, 13, False)
    assert D20.result(second.face, 12) == FUMBLE
    assert second == RolledDie(20, 13) != die
    with pytest.raises(AssertionError, match="only once"):
        second.again(1)
