"""A bot for somebody who is away: who is asked, who may refuse, and how the person gets the seat back."""

from __future__ import annotations

import pytest

from hullbreach.table.entries import read_entry, write_entry
from hullbreach.table.seat_plans import (
    AGREE,
    BACK,
    LEAVE,
    NAME,
    REFUSE,
    TO_BOT,
    NothingAsked,
    NotYours,
    StillHere,
    plan_deed,
)
from hullbreach.table.seating import hash_of
from hullbreach.table.table import Table
from tests.server.tables import new_table, token

ANA, BO, CLEO, DAN = range(4)


def do(table: Table, who: int, deed: str, seat: int, *here: int) -> None:
    """Somebody does something with a seat, while these are here; stored and read again."""
    plan = plan_deed(table, seat, deed, hash_of(token(who)), "Robert", here)
    assert plan is not None
    for entry in plan.entries:
        table.take_in(read_entry(write_entry(entry)))


def table_of(people: int) -> Table:
    return new_table("encounters", *["human"] * people)


def test_everybody_who_is_here_must_agree() -> None:
    table = table_of(4)
    do(table, ANA, TO_BOT, BO, ANA, CLEO, DAN)
    assert table.proposal is not None
    assert (table.proposal.asked.by, table.proposal.asked.seat, table.proposal.asked.needed) == (ANA, BO, [CLEO, DAN])
    do(table, DAN, AGREE, BO)
    assert not table.seats[BO].bot
    do(table, CLEO, AGREE, BO)
    assert (table.seats[BO].bot, table.seats[BO].voted, table.seats[BO].sits) == (True, True, "human")
    assert table.proposal is None


def test_whoever_is_away_too_is_not_asked() -> None:
    table = table_of(4)
    do(table, ANA, TO_BOT, BO, ANA, CLEO)
    assert table.proposal is not None
    assert table.proposal.asked.needed == [CLEO]
    table = table_of(4)
    do(table, ANA, TO_BOT, BO, ANA)
    assert table.seats[BO].voted


@pytest.mark.parametrize("refuses", [CLEO, ANA, BO])
def test_one_refusal_is_enough_and_whose_seat_it_is_may_refuse(refuses: int) -> None:
    table = table_of(4)
    do(table, ANA, TO_BOT, BO, ANA, CLEO, DAN)
    do(table, DAN, AGREE, BO)
    do(table, refuses, REFUSE, BO)
    assert table.proposal is None
    assert not table.seats[BO].bot
    with pytest.raises(NothingAsked):
        do(table, CLEO, AGREE, BO)


def test_the_person_who_comes_back_asks_for_the_seat() -> None:
    table = table_of(3)
    do(table, ANA, TO_BOT, BO, ANA)
    assert table.seats[BO].bot
    do(table, BO, BACK, BO, ANA, BO, CLEO)
    assert table.proposal is not None
    assert (table.proposal.asked.bot, table.proposal.asked.needed) == (False, [ANA, CLEO])
    do(table, BO, NAME, BO)
    assert (table.seats[BO].name, table.seats[BO].voted) == ("Robert", True)
    do(table, BO, BACK, BO, ANA, BO, CLEO)
    do(table, ANA, AGREE, BO)
    do(table, CLEO, AGREE, BO)
    assert (table.seats[BO].bot, table.seats[BO].voted) == (False, False)
    assert table.held_by(hash_of(token(BO))) == [BO]


def test_with_nobody_else_here_the_seat_is_simply_taken_back() -> None:
    table = table_of(3)
    do(table, ANA, TO_BOT, BO, ANA)
    do(table, BO, BACK, BO, BO)
    assert not table.seats[BO].bot


def test_what_one_handed_over_oneself_is_taken_back_without_asking() -> None:
    table = table_of(3)
    do(table, BO, TO_BOT, BO, ANA, BO, CLEO)
    assert (table.seats[BO].bot, table.seats[BO].voted) == (True, False)
    do(table, BO, BACK, BO, ANA, BO, CLEO)
    assert not table.seats[BO].bot


def test_nobody_decides_about_somebody_who_is_here() -> None:
    table = table_of(3)
    with pytest.raises(StillHere):
        do(table, ANA, TO_BOT, BO, ANA, BO, CLEO)


def test_nobody_agrees_about_somebody_who_has_come_back() -> None:
    table = table_of(3)
    do(table, ANA, TO_BOT, BO, ANA, CLEO)
    with pytest.raises(StillHere):
        do(table, CLEO, AGREE, BO, ANA, BO, CLEO)
    assert not table.seats[BO].bot
    # Once they are away again it is still open.
    do(table, CLEO, AGREE, BO, ANA, CLEO)
    assert table.seats[BO].voted


def test_who_may_not_vote() -> None:
    table = table_of(3)
    do(table, ANA, TO_BOT, BO, ANA, CLEO)
    for who, deed in ((ANA, AGREE), (BO, AGREE), (DAN, AGREE), (DAN, REFUSE)):
        with pytest.raises(NotYours):
            do(table, who, deed, BO)
    with pytest.raises(NothingAsked):
        do(table, CLEO, AGREE, ANA)
    with pytest.raises(NotYours):
        do(table, DAN, TO_BOT, BO)


def test_a_seat_that_changes_hands_ends_the_vote_and_choices_do_not() -> None:
    table = table_of(3)
    do(table, ANA, TO_BOT, BO, ANA, CLEO)
    question = table.match.question
    assert question is not None
    table.carry_out(table.plan_choice(question.seat, table.version, [question.texts()[0]]))
    assert table.proposal is not None
    do(table, CLEO, LEAVE, CLEO)
    assert table.proposal is None
