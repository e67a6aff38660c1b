"""Once a match has begun: who may sit down where others have played, and which tables are sealed."""

from __future__ import annotations

import pytest

from hullbreach.bots import make
from hullbreach.kernel.errors import Illegal
from hullbreach.table.creating import new_head
from hullbreach.table.entries import Chosen, Sealed, Undone, read_entry, write_entry
from hullbreach.table.seat_plans import (
    AGREE,
    BACK,
    BEGIN,
    LEAVE,
    REFUSE,
    TO_BOT,
    AskedEnough,
    NotYours,
    SeatsSealed,
    plan_deed,
    plan_take,
)
from hullbreach.table.seating import BOT, HUMAN, OPEN, hash_of
from hullbreach.table.table import FORK, MOST_WISHES, PRACTICE, SEALED, TAKEN_BACK, Plan, Table
from hullbreach.table.undoing import drawn, moments, plan_undo, plan_vote
from tests.server.tables import new_table, play, seated, token

ANA, BO, CLEO = range(3)
EVE = "somebody who comes"


def take_in(table: Table, plan: Plan | None) -> Plan:
    """Stored, and read again."""
    assert plan is not None
    for entry in plan.entries:
        table.take_in(read_entry(write_entry(entry)))
    return plan


def do(table: Table, who: int, deed: str, seat: int, *here: int) -> Plan:
    return take_in(table, plan_deed(table, seat, deed, hash_of(token(who)), "", here))


def sit(table: Table, seat: int, key: str = EVE, name: str = "Eve") -> Plan:
    return take_in(table, plan_take(table, seat, name, key))


def test_a_bots_seat_is_made_free_when_everybody_agrees_and_all_are_told() -> None:
    table = new_table("encounters", "human", "human", "bot")
    # Whoever is away is asked too: nobody looks at a hand at night.
    do(table, ANA, BACK, CLEO, ANA)
    assert table.seats[CLEO].sits == BOT
    assert table.proposal is not None
    assert (table.proposal.asked.opens, table.proposal.asked.needed) == (True, [BO])
    agreed = do(table, BO, AGREE, CLEO)
    assert table.seats[CLEO].sits == OPEN
    assert agreed.said == [("player 1", "opened")]
    assert sit(table, CLEO).said == [("Eve", "came")]
    assert table.held_by(hash_of(EVE)) == [CLEO]


def test_whoever_made_a_seat_free_does_not_look_at_it_themselves() -> None:
    table = new_table("encounters", "human", "human", "bot")
    do(table, ANA, BACK, CLEO)
    do(table, BO, AGREE, CLEO)
    sit(table, CLEO, token(ANA), "Ana")
    assert table.seats[CLEO].sits == OPEN
    assert table.proposal is not None
    assert (table.proposal.asked.by, table.proposal.asked.needed) == (ANA, [BO])


def test_nobody_puts_a_bot_in_place_of_the_others_and_then_looks() -> None:
    """Bo is away, and a bot plays for Bo: it is still Bo's match."""
    table = new_table("encounters", "human", "human", "bot")
    assert do(table, ANA, TO_BOT, BO, ANA).said == [("player 2", "bot-sits")]
    do(table, ANA, BACK, CLEO, ANA)
    assert table.seats[CLEO].sits == BOT
    assert table.proposal is not None
    assert table.proposal.asked.needed == [BO]


def test_alone_with_bots_one_opens_their_seats_and_says_so() -> None:
    table = new_table("encounters", "human", "bot")
    assert do(table, ANA, BACK, BO).said == [("player 1", "opened")]
    sit(table, BO, token(ANA), "Ana")
    assert table.held_by(hash_of(token(ANA))) == [ANA, BO]


def test_a_stranger_who_wants_a_seat_that_was_left_asks_those_who_play() -> None:
    table = new_table("encounters", "human", "human", "human")
    assert do(table, CLEO, LEAVE, CLEO).said == [("player 3", "left")]
    sit(table, CLEO)
    assert table.held_by(hash_of(EVE)) == []
    assert table.proposal is not None
    assert (table.proposal.asked.by, table.proposal.asked.name, table.proposal.asked.needed) == (-1, "Eve", [ANA, BO])
    do(table, ANA, AGREE, CLEO)
    assert table.held_by(hash_of(EVE)) == []
    assert do(table, BO, AGREE, CLEO).said == [("Eve", "came")]
    assert table.held_by(hash_of(EVE)) == [CLEO]


def test_a_stranger_does_not_ask_again_and_again() -> None:
    table = new_table("encounters", "human", "human", "open")
    sit(table, CLEO)
    take_in(table, plan_deed(table, CLEO, LEAVE, hash_of(EVE)))
    for n in range(MOST_WISHES):
        sit(table, CLEO, f"{EVE} {n}")
        with pytest.raises(AskedEnough):
            sit(table, CLEO, "another one")
        with pytest.raises(NotYours):
            take_in(table, plan_deed(table, CLEO, AGREE, hash_of(f"{EVE} {n}")))
        do(table, ANA, REFUSE, CLEO)
    with pytest.raises(AskedEnough):
        sit(table, CLEO)
    play(table, 1)
    sit(table, CLEO)
    assert table.proposal is not None


def test_a_free_seat_that_nobody_has_played_is_simply_taken() -> None:
    table = new_table("encounters", "human", "open", "open")
    assert sit(table, BO).said == [("Eve", "came")]
    # Where nobody is left to ask, whoever comes goes on.
    take_in(table, plan_deed(table, BO, LEAVE, hash_of(EVE)))
    do(table, ANA, LEAVE, ANA)
    sit(table, BO)
    assert table.held_by(hash_of(EVE)) == [BO]


def test_before_it_begins_people_come_and_go() -> None:
    seats = ["human", "open", "open"]
    table = Table(new_head("encounters", {}, seats, gathers=True), seated(*seats))
    sit(table, BO)
    assert take_in(table, plan_deed(table, BO, LEAVE, hash_of(EVE))).said == []
    sit(table, BO)
    do(table, ANA, TO_BOT, CLEO)
    do(table, ANA, BACK, CLEO)
    assert table.seats[CLEO].sits == OPEN
    do(table, ANA, BEGIN, ANA)
    do(table, ANA, BACK, CLEO)
    assert table.seats[CLEO].sits == BOT


def test_nobody_else_sits_down_where_somebody_knows_the_dice() -> None:
    table = new_table("encounters", "human", "bot")
    assert table.nature() == [PRACTICE]
    table.take_in(read_entry(write_entry(Sealed(ANA, "record"))))
    assert table.nature() == [PRACTICE, SEALED]
    assert table.summary_after(Plan([])).sealed
    do(table, ANA, BACK, BO)
    with pytest.raises(SeatsSealed):
        sit(table, BO)
    # Their own affair: they may play both seats.
    sit(table, BO, token(ANA), "Ana")
    assert table.seats[BO].sits == HUMAN


def test_a_match_that_was_over_has_told_its_key() -> None:
    table = new_table("corps", "human", "bot", mission="newt")
    play(table, 5000)
    assert table.finished
    assert not table.sealed
    table.take_in(Undone(3, ANA, "undo of many choices to 3 after end"))
    assert not table.finished
    assert table.nature() == [PRACTICE, TAKEN_BACK, SEALED]
    do(table, ANA, BACK, BO)
    with pytest.raises(SeatsSealed):
        sit(table, BO)


def test_a_table_with_the_dice_of_another_is_sealed_from_the_start() -> None:
    head = new_head("encounters", {}, ["human", "bot"])
    fork = Table(type(head)(**{**{name: getattr(head, name) for name in head.__struct_fields__}, "dice": "other"}), [])
    assert FORK in fork.nature()
    assert fork.sealed


def test_a_gesture_that_was_read_after_dice_fell_is_not_refused_for_what_follows() -> None:
    """A later text that only some dice make readable would tell the dice, and leave the choice unmade."""
    table = new_table("corps", "human", mission="newt")
    for _ in range(300):
        question = table.match.question
        assert question is not None
        text = make("rules", 1).choose(table.match.view(question.seat)).text(table.match.state.names)
        later = table.match.copy()
        later.play(text, question.seat)
        plan = table.plan_choice(question.seat, table.version, [text, "attack nobody with nothing"])
        assert [entry.text for entry in plan.entries if isinstance(entry, Chosen)] == [text]
        if drawn(later) != drawn(table.match):
            return
        table.carry_out(plan)
    pytest.fail("no dice fell")


def test_a_wish_to_take_back_is_stored_once_and_not_for_ever() -> None:
    table = new_table("encounters", "human", "human")
    play(table, 3)
    asker = next(n for n in (ANA, BO) if any(moment.seat == n for moment in moments(table)))
    other = BO if asker == ANA else ANA
    for _ in range(MOST_WISHES):
        take_in(table, plan_undo(table, [asker], "step"))
        assert plan_undo(table, [asker], "step") is None
        take_in(table, plan_vote(table, [other], False))
    with pytest.raises(Illegal) as caught:
        plan_undo(table, [asker], "step")
    assert caught.value.no.reason == "asked-enough"
    play(table, 1)
    assert plan_undo(table, [asker], "step") is not None
