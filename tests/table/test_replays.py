"""Looking back: any moment, at little cost, also after an undo."""

from __future__ import annotations

import pytest

from hullbreach.table import replays
from hullbreach.table.replays import Replays
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
