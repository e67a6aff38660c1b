"""Whoever has died, flown or fallen asleep while others play on: nobody waits for them."""

from __future__ import annotations

from functools import cache

import pytest

from hullbreach.games.nemesis.rules.state import Nemesis
from hullbreach.games.nemesis.rules.terms import AWAKE
from hullbreach.table.entries import Chosen
from hullbreach.table.seat_plans import TO_BOT, plan_deed
from hullbreach.table.seating import hash_of
from hullbreach.table.table import Table
from hullbreach.table.undoing import needed, plan_undo, plan_vote
from tests.journeys.short_night import ANA, BO, CEM, DIA, EachAlone, night_with
from tests.server.tables import token

FATES = ["dead-jump", "launched", "hibernated", "dead-intruder"]


@cache
def the_night() -> EachAlone:
    return night_with(EachAlone, {"takes-over", "launched", "hibernates"}, FATES)


def table_when(*out: int) -> Table:
    """The table at which exactly these have left the ship, alive or not, and Ana has just chosen."""
    night = the_night()
    table = Table(night.head, night.entries([]))
    for step in night.steps:
        table.take_in(Chosen(step.seat, step.text))
        g = table.match.state
        assert isinstance(g, Nemesis)
        if step.seat == ANA and out == tuple(s for s in range(4) if g.status[s] != AWAKE):
            return table
    raise AssertionError(f"it is never just {out}")


def test_nobody_is_waited_for_in_windows_and_by_clocks() -> None:
    night = the_night()
    table = Table(night.head, night.entries([]))
    out: set[int] = set()
    for step in night.steps:
        for question in table.match.questions:
            assert question.seat not in out or question.ask.prompt.id == "take-over"
        table.take_in(Chosen(step.seat, step.text))
        out = {seat for seat in range(4) if table.match.rulebook.is_out(table.match.state, seat)}
    assert out >= {BO, CEM}
    assert DIA not in out


def test_an_undo_needs_the_consent_of_those_who_play_on() -> None:
    table = table_when(BO, CEM, DIA)
    # Dia is dead, but plays the Intruders.
    assert needed(table, ANA) == [DIA]
    plan = plan_undo(table, [ANA], "step")
    assert plan is not None
    table.carry_out(plan)
    assert table.wish is not None
    before = table.choices
    plan = plan_vote(table, [DIA], True)
    assert plan is not None
    table.carry_out(plan)
    assert table.choices < before


@pytest.mark.parametrize("gone", [BO, CEM])
def test_a_bot_for_somebody_is_no_matter_of_those_who_are_out(gone: int) -> None:
    table = table_when(BO, CEM, DIA)
    # Dia is away; those who are out look on.
    plan = plan_deed(table, DIA, TO_BOT, hash_of(token(ANA)), here=(ANA, gone))
    assert plan is not None
    table.carry_out(plan)
    assert table.proposal is None
    assert table.seats[DIA].bot


def test_whoever_died_decides_on_as_long_as_there_is_something_to_decide() -> None:
    night = the_night()
    table = Table(night.head, night.entries([]))
    for step in night.steps:
        if step.prompt == "take-over":
            break
        table.take_in(Chosen(step.seat, step.text))
    assert table.asked() == [DIA]
    assert DIA in needed(table, ANA)
    table.take_in(Chosen(DIA, "refuse"))
    assert DIA not in needed(table, ANA)
