"""Undo: how far it reaches, what had been seen, who must agree."""

from __future__ import annotations

import pytest

from hullbreach.kernel.errors import Illegal
from hullbreach.table.entries import MAKERS, POLICY, Chosen, Entry, UndoAsked, Undone
from hullbreach.table.seating import hash_of
from hullbreach.table.table import Plan, Stale, Table, start
from hullbreach.table.undoing import CHANCE, HIDDEN, moments, plan_undo, plan_vote, seen_since, target
from tests.server.tables import new_table, play, seated, token


def undo(table: Table, reach: str, seat: int = 0) -> int:
    """Take back; how many choices are left."""
    plan = plan_undo(table, table.held_by(hash_of(token(seat))), reach)
    assert plan is not None
    table.carry_out(plan)
    return table.choices


@pytest.mark.parametrize("game", ["corps", "encounters"])
def test_undo_leads_to_where_the_match_was(game: str) -> None:
    table = new_table(game, "human", "bot")
    play(table, 40)
    states = []
    for _ in range(30):
        if table.match.question is not None and table.match.question.seat == 0:
            states.append((table.choices, table.match.state.copy()))
        play(table, 1)
    while states:
        kept, state = states.pop()
        assert undo(table, "step") == kept
        assert table.match.state == state


def test_the_lobby_hears_of_an_undo_to_the_start() -> None:
    table = new_table("corps", "human", "human")
    first = table.match.question
    assert first is not None
    table.carry_out(table.plan_choice(first.seat, table.version, [first.texts()[0]]))
    summary = table.summary_after(Plan([Undone(0, 0)], start(table.head)))
    assert (summary.choices, summary.asked) == (0, [first.seat])
    assert table.asked() != summary.asked


def test_an_action_is_more_than_a_step_and_a_turn_more_than_an_action() -> None:
    table = new_table("corps", "human", mission="newt")
    seen: set[tuple[bool, bool]] = set()
    for _ in range(60):
        play(table, 3)
        found = moments(table)
        step, action, turn = (target(found, [0], reach) for reach in ("step", "action", "turn"))
        assert turn <= action <= step == table.choices - 1
        assert found[turn].turn == found[step].turn
        seen.add((action < step, turn < action))
    assert (True, True) in seen


def test_choices_of_a_policy_are_passed_over() -> None:
    table = new_table("corps", "human")
    play(table, 3)
    question = table.match.question
    assert question is not None
    text = question.options[0].text(table.match.state.names)
    table.carry_out(table.plan_choice(0, table.version, [text], POLICY))
    assert target(moments(table), [0], "step") == 2


def test_dice_that_were_seen_are_marked_or_keep_the_choice() -> None:
    for practice in (True, False):
        table = new_table("corps", "human", practice=practice)
        while True:
            play(table, 1)
            found = moments(table)
            if seen_since(table, [0], table.choices - 1, found) == CHANCE:
                break
        if practice:
            undo(table, "step")
            assert len(table.marks) == 1
            assert table.marks[0].endswith(f"after {CHANCE}")
            assert table.record(reveal=False).marks == table.marks
        else:
            with pytest.raises(Illegal) as caught:
                plan_undo(table, [0], "step")
            assert caught.value.no.reason == "undo-seen"


def test_hidden_cards_that_were_seen_are_noticed() -> None:
    kinds: set[str] = set()
    for game in ("corps", "encounters"):
        table = new_table(game, "human")
        for _ in range(40):
            play(table, 1)
            kinds.add(seen_since(table, [0], table.choices - 1, moments(table)))
    assert kinds == {"", CHANCE, HIDDEN}


def test_others_must_agree() -> None:
    table = new_table("corps", "human", "human", "human")
    play(table, 9)
    asked = plan_undo(table, [0], "step")
    assert asked is not None
    assert isinstance(asked.entries[0], UndoAsked)
    table.carry_out(asked)
    assert table.wish is not None
    with pytest.raises(Illegal):
        plan_vote(table, [0], True)
    first = plan_vote(table, [1], True)
    assert first is not None
    table.carry_out(first)
    assert table.wish.agreed == [1]
    last = plan_vote(table, [2], True)
    assert last is not None
    assert isinstance(last.entries[-1], Undone)
    keep = table.wish.keep
    table.carry_out(last)
    assert (table.choices, table.wish) == (keep, None)


def test_a_wish_ends_with_the_next_choice() -> None:
    table = new_table("corps", "human", "human")
    play(table, 5)
    plan = plan_undo(table, [0], "step")
    assert plan is not None
    table.carry_out(plan)
    play(table, 1)
    assert table.wish is None
    with pytest.raises(Illegal):
        plan_vote(table, [1], True)


def test_a_choice_is_stale_once_its_question_is_gone() -> None:
    table = new_table("corps", "human")
    version = table.version
    play(table, 2)
    with pytest.raises(Stale):
        table.plan_choice(0, version, ["pass"])


def test_a_secret_choice_is_not_stale_because_somebody_else_made_theirs() -> None:
    table = new_table("corps", "human", "human", joint_decisions="vote")
    for _ in range(400):
        asked = table.asked()
        if len(asked) > 1:
            version = table.version
            for seat in asked:
                ask = table.match.ask_of(seat)
                assert ask is not None
                text = ask.options[0].text(table.match.state.names)
                table.carry_out(table.plan_choice(seat, version, [text]))
            return
        play(table, 1)
    pytest.fail("nobody ever voted")


def test_a_walk_is_taken_back_as_one() -> None:
    table = new_table("corps", "human", mission="newt")
    for _ in range(200):
        scene = table.match.rulebook.scene(table.match.view(0), "en")
        ways = scene.question.routes if scene.question is not None else []
        if ways:
            before = table.choices
            table.carry_out(table.plan_choice(0, table.version, max((way.texts for way in ways), key=len)))
            if table.choices > before + 1:
                assert undo(table, "step") == before
                return
        play(table, 1)
    pytest.fail("nobody ever walked")


def test_cards_that_were_played_together_are_taken_back_together() -> None:
    table = new_table("encounters", "human", "bot")
    for _ in range(400):
        scene = table.match.rulebook.scene(table.match.view(0), "en")
        ways = scene.question.routes if scene.question is not None else []
        if ways:
            before, state = table.choices, table.match.state.copy()
            table.carry_out(table.plan_choice(0, table.version, ways[0].texts))
            assert table.choices == before + len(ways[0].texts)
            again = Table(table.head, [*seated("human", "bot"), *chosen(table)])
            assert again.makers == table.makers
            assert undo(table, "action") == before
            assert table.match.state == state
            return
        play(table, 1)
    pytest.fail("nobody ever had two such cards")


def chosen(table: Table) -> list[Entry]:
    """The entries of all choices, as they were stored."""
    return [
        Chosen(past.seat, past.text(), MAKERS[maker])
        for past, maker in zip(table.match.pasts(), table.makers, strict=True)
    ]
