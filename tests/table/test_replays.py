"""Looking back: any moment, at little cost, also after an undo."""

from __future__ import annotations

from typing import Any

import pytest

from hullbreach.games import GAMES
from hullbreach.kernel.options import Option
from hullbreach.kernel.rulebook import Rulebook
from hullbreach.kernel.state import State
from hullbreach.table import replays
from hullbreach.table.entries import Undone
from hullbreach.table.replays import Replays, timeline
from hullbreach.table.table import shortened
from hullbreach.table.undoing import plan_undo
from tests.server.tables import new_table, play


@pytest.mark.parametrize("game", ["corps", "encounters"])
def test_any_moment_is_what_it_was(game: str) -> None:
    table = new_table(game, "human", "bot")
    play(table, 130)
    found = Replays()
    for number in (130, 0, 1, 39, 40, 41, 97, 130):
        assert found.at(table, number).state == shortened(table.match, number).state


@pytest.mark.parametrize("game", GAMES)
def test_a_table_knows_its_chapters_and_whose_choices_they_were_while_it_is_played(game: str) -> None:
    table = new_table(game, "human", "bot")
    play(table, 200)

    def told() -> list[tuple[int, int]]:
        looks = timeline(table, [0], "en")
        found = [(n, int(mark[6:])) for n, look in enumerate(looks) for mark in look.marks if mark.startswith("round:")]
        # The last one may have begun with the question that is open now.
        latest = (table.choices, table.match.round)
        return [*found, latest] if latest[1] and (not found or found[-1][1] != latest[1]) else found

    assert len(table.rounds) > 1
    assert [*table.choosers] == [look.seat for look in timeline(table, [0], "en")]
    assert [began for began in table.rounds if began[1]] == told()
    back = table.rounds[-1][0] - 1
    table.take_in(Undone(0, back))
    assert [began for began in table.rounds if began[1]] == told()
    assert [*table.choosers] == [look.seat for look in timeline(table, [0], "en")]


def test_a_match_that_goes_on_is_not_played_again_from_its_start(monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[str] = []
    begin = replays.start
    monkeypatch.setattr(replays, "start", lambda head: begun.append(head.id) or begin(head))  # type: ignore[func-returns-value]
    table = new_table("corps", "human", "bot")
    found = Replays()
    for _ in range(10):
        play(table, 12)
        assert found.at(table, table.choices).state == table.match.state
    assert begun == [table.head.id]


def test_an_undo_leads_to_another_past() -> None:
    table = new_table("corps", "human")
    play(table, 90)
    found = Replays()
    found.at(table, 90)
    while table.choices > 30:
        plan = plan_undo(table, [0], "turn")
        assert plan is not None
        table.carry_out(plan)
    for _ in range(60):
        question = table.match.question
        assert question is not None
        text = question.options[-1].text(table.match.state.names)
        table.carry_out(table.plan_choice(question.seat, table.version, [text]))
    assert found.at(table, table.choices).state == table.match.state


def test_whoever_looks_back_sees_one_moment_although_others_take_steps_back(monkeypatch: pytest.MonkeyPatch) -> None:
    """The timeline of a long match takes a while, and the table does not wait for it."""
    table = new_table("corps", "human")
    play(table, 30)
    before = timeline(table.still(), [0], "en")
    label = type(table.match.rulebook).label

    def somebody_takes_back(book: Rulebook[Any], state: State, option: Option, lang: str) -> str:
        plan = plan_undo(table, [0], "step")
        if plan is not None:
            table.carry_out(plan)
        return label(book, state, option, lang)

    looked_at = table.still()
    monkeypatch.setattr(type(table.match.rulebook), "label", somebody_takes_back)
    assert timeline(looked_at, [0], "en") == before
    assert table.choices < len(before)
