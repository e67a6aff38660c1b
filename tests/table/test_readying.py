"""Quick start: what is dealt, what is swapped, and that the match waits until its people are ready."""

from __future__ import annotations

import pytest

from hullbreach.games import GAMES
from hullbreach.kernel.errors import Illegal
from hullbreach.table.asking import NO_LOG
from hullbreach.table.entries import MAKERS, POLICY, SEAT
from hullbreach.table.readying import Dealt, dealt, own_choices, plan_proposal, plan_swap, possible
from hullbreach.table.seat_plans import READY, plan_deed
from hullbreach.table.seating import hash_of
from hullbreach.table.table import Table
from tests.server.tables import token
from tests.table.test_prompts import go_on, play_now


def set_up(game: str, dice: str = "one") -> Table:
    """A table that waits for its person."""
    table = play_now(game, dice)
    table.seats[0].ready = False
    go_on(table)
    return table


def another(one: Dealt) -> str:
    """Something else that could be chosen."""
    return next(choice.text for choice in one.asked.choices if choice.text != one.text)


@pytest.mark.parametrize("game", GAMES)
def test_a_match_waits_until_its_person_is_ready(game: str) -> None:
    table = set_up(game)
    assert table.is_held()
    assert table.moves_itself() is None
    assert table.scene(table.match.view(0), "en", NO_LOG).question is None
    assert all(MAKERS[n] != SEAT for n in table.makers)
    question = table.match.question
    assert question is not None
    with pytest.raises(Illegal, match="not-asked"):
        table.plan_choice(question.seat, table.version, [question.texts()[0]])
    plan = plan_deed(table, 0, READY, hash_of(token(0)))
    assert plan is not None
    table.carry_out(plan)
    assert not table.is_held()
    assert plan_deed(table, 0, READY, hash_of(token(0))) is None
    go_on(table)
    assert table.scene(table.match.view(0), "en", NO_LOG).question is not None


@pytest.mark.parametrize("game", GAMES)
def test_everything_that_was_dealt_can_be_swapped(game: str) -> None:
    found = dealt(set_up(game), [0], "en")
    assert found
    for one in found:
        table = set_up(game)
        wanted = another(one)
        table.carry_out(plan_swap(table, [0], one.number, wanted))
        go_on(table)
        assert table.is_held()
        assert (table.match.pasts()[one.number].text(), MAKERS[table.makers[one.number]]) == (wanted, SEAT)


def test_a_swap_leaves_everything_else_where_it_was_if_that_can_be() -> None:
    table = set_up("corps")
    before = dealt(table, [0], "en")
    place = before[-1]
    table.carry_out(plan_swap(table, [0], place.number, another(place)))
    assert [one.text for one in dealt(table, [0], "en")] == [*[one.text for one in before[:-1]], another(place)]
    # A second swap keeps the first one.
    gear = next(one for one in before if one.text.startswith("equip"))
    table.carry_out(plan_swap(table, [0], gear.number, another(gear)))
    after = dealt(table, [0], "en")
    assert another(gear) in [one.text for one in after]
    assert after[-1].text == another(place)
    assert POLICY in {MAKERS[n] for n in table.makers}


def test_nothing_else_can_be_swapped() -> None:
    table = set_up("corps")
    first = dealt(table, [0], "en")[0]
    others = next(n for n, past in enumerate(table.match.pasts()) if past.seat == 1)
    for number, text in ((others, "play as gorman"), (10_000, another(first)), (first.number, "pass")):
        with pytest.raises(Illegal):
            plan_swap(table, [0], number, text)
    table.seats[0].ready = True
    with pytest.raises(Illegal):
        plan_swap(table, [0], first.number, another(first))


def carries(table: Table, who: str) -> list[str]:
    """What a character of corps was equipped with."""
    texts = [past.text() for past in table.match.pasts()]
    return [text.removeprefix(f"equip {who} with ") for text in texts if text.startswith(f"equip {who} with ")]


def number_of(table: Table, text: str) -> int:
    return [past.text() for past in table.match.pasts()].index(text)


def test_whoever_has_a_thing_gets_the_other_for_it_whoever_was_dealt_to_first() -> None:
    helmet, medkit = ("hicks", "m4_helmet"), ("ripley", "field_medkit")
    for (taker, mine), (giver, theirs) in ((helmet, medkit), (medkit, helmet)):
        table = set_up("corps")
        before = carries(table, taker), carries(table, giver)
        number = number_of(table, f"equip {taker} with {mine}")
        wanted = f"equip {taker} with {theirs}"
        (cost,) = [one.costs for one in possible(table, [0], number, "en") if one.choice.text == wanted]
        assert [table.match.pasts()[n].text() for n in cost] == [f"equip {giver} with {theirs}"]
        table.carry_out(plan_swap(table, [0], number, wanted))
        after = carries(table, taker), carries(table, giver)
        assert {*after[0]} == {*before[0], theirs} - {mine}
        assert {*after[1]} == {*before[1], mine} - {theirs}


def test_a_place_that_is_left_empty_leaves_the_others_filled() -> None:
    table = set_up("corps")
    first, *rest = carries(table, "hicks")
    table.carry_out(plan_swap(table, [0], number_of(table, f"equip hicks with {first}"), "done"))
    assert carries(table, "hicks") == rest


def test_the_way_back_leads_to_the_proposal() -> None:
    table = set_up("corps")
    proposed = [past.text() for past in table.match.pasts()]
    assert plan_proposal(table, [0]) is None
    table.carry_out(
        plan_swap(table, [0], number_of(table, "equip ripley with field_medkit"), "equip ripley with combat_knife")
    )
    table.carry_out(plan_swap(table, [0], 0, "play as gorman"))
    assert own_choices(table, [0])
    plan = plan_proposal(table, [0])
    assert plan is not None
    table.carry_out(plan)
    assert [past.text() for past in table.match.pasts()] == proposed
    assert not own_choices(table, [0])


def test_what_is_offered_instead_can_be_had() -> None:
    table = set_up("corps")
    for one in dealt(table, [0], "en")[::5]:
        for other in possible(table, [0], one.number, "en"):
            match = plan_swap(table, [0], one.number, other.choice.text).match
            assert match is not None
            assert other.choice.text in [past.text() for past in match.pasts()]
    with pytest.raises(Illegal):
        possible(table, [0], 10_000, "en")
