"""A table that gathers people: nobody chooses before it begins, and bots fill what is free then."""

from __future__ import annotations

from pathlib import Path

import pytest

from hullbreach.kernel.errors import Illegal
from hullbreach.table.creating import create, new_head
from hullbreach.table.entries import read_entry, write_entry
from hullbreach.table.seat_plans import BACK, BEGIN, TO_BOT, NotYours, plan_deed, plan_take
from hullbreach.table.seating import CODE_LENGTH, CODE_LETTERS, hash_of, new_code, read_code
from hullbreach.table.table import Plan, Table
from tests.server.tables import fresh_store, seated, token

ANA, BO, CLEO = range(3)


def gathering(*seats: str, **more: object) -> Table:
    return Table(new_head("corps", {"mission": "newt"}, list(seats), gathers=True, **more), seated(*seats))  # type: ignore[arg-type]


def take_in(table: Table, plan: Plan | None) -> None:
    assert plan is not None
    for entry in plan.entries:
        table.take_in(read_entry(write_entry(entry)))


def test_nobody_chooses_before_it_begins() -> None:
    table = gathering("human", "bot", "open")
    asked = table.asked()[0]
    question = table.match.question
    assert question is not None
    assert table.is_held()
    assert table.moves_itself() is None
    assert table.scene(table.match.view(asked), "en").question is None
    with pytest.raises(Illegal):
        table.plan_choice(asked, table.version, [question.texts()[0]])
    assert table.summary_after(Plan([])).asked == []
    assert table.summary_after(Plan([])).gathers


def test_whoever_sits_there_begins_and_bots_fill_what_is_free() -> None:
    table = gathering("human", "open", "open", "open")
    take_in(table, plan_take(table, BO, "Bo", token(BO)))
    take_in(table, plan_deed(table, CLEO, TO_BOT, hash_of(token(ANA))))
    take_in(table, plan_deed(table, CLEO, BACK, hash_of(token(BO))))
    assert [seat.sits for seat in table.seats] == ["human", "human", "open", "open"]
    with pytest.raises(NotYours):
        plan_deed(table, BO, BEGIN, hash_of("somebody else"))
    with pytest.raises(NotYours):
        plan_deed(table, ANA, BEGIN, hash_of(token(BO)))
    plan = plan_deed(table, BO, BEGIN, hash_of(token(BO)))
    assert plan is not None
    summary = table.summary_after(plan)
    assert not summary.gathers
    assert summary.asked == table.asked()
    take_in(table, plan)
    assert [seat.sits for seat in table.seats] == ["human", "human", "bot", "bot"]
    assert not table.gathers
    assert not table.is_held()
    assert plan_deed(table, ANA, BEGIN, hash_of(token(ANA))) is None


def test_only_a_table_with_a_free_seat_gathers_or_has_a_code() -> None:
    full, open_to_all = gathering("human", "bot"), gathering("human", "open")
    assert (full.gathers, full.head.code) == (False, "")
    assert open_to_all.gathers
    assert len(open_to_all.head.code) == CODE_LENGTH


def test_a_code_leads_to_its_table_until_the_match_is_over(tmp_path: Path) -> None:
    store = fresh_store(tmp_path)
    seats = ["human", "open"]
    table = create(store, new_head("corps", {}, seats), seats, "Ana", []).table
    # Tables without a code do not stand in each other's way.
    for _ in range(2):
        create(store, new_head("corps", {}, ["human"]), ["human"], "Ana", [])
    head = table.head
    assert store.called(head.code) == head.id
    assert store.called("") is None
    assert store.called(new_code()) is None
    summary = table.summary_after(Plan([]))
    summary.finished = True
    wanted = table.append(Plan(seated("human")))
    wanted.summary = summary
    assert store.append([wanted]) == [True]
    assert store.called(head.code) is None
    store.close()


@pytest.mark.parametrize("typed", ["K7P-X4T", " k7px4t ", "K7P X4T", "k7p–x4t"])
def test_a_code_is_read_as_people_type_it(typed: str) -> None:
    assert read_code(typed) == "K7PX4T"


def test_a_code_has_no_letters_that_look_alike() -> None:
    assert not {*"0O1IU"} & {*CODE_LETTERS}
    assert {*new_code()} <= {*CODE_LETTERS}
