"""The log of a seat marks what its policy decided, whoever reads it and whenever; nobody else's log does."""

from __future__ import annotations

import pytest

from hullbreach.games import GAMES
from hullbreach.kernel.scene import Line
from hullbreach.table.entries import MAKERS, POLICY, Chosen, Seated
from hullbreach.table.hints import hint
from hullbreach.table.seating import BOT, HUMAN, hash_of
from hullbreach.table.table import Table
from hullbreach.table.undoing import plan_undo
from tests.server.tables import token
from tests.table.test_prompts import choose, go_on, play_now, shown

PROMPTS = 25


def log(table: Table, seat: int = 0) -> list[Line]:
    return table.scene(table.match.view(seat), "en").log


def marked(lines: list[Line]) -> list[int]:
    return [line.number for line in lines if line.policy]


@pytest.mark.parametrize("game", GAMES)
def test_marks_come_with_the_log_also_piece_by_piece_and_to_nobody_else(game: str) -> None:
    table = play_now(game, "one")
    told: list[Line] = []
    read, choices = None, 0
    for _ in range(PROMPTS):
        go_on(table)
        # As a page that is open hears of it: only what is new, from where it has read.
        view = table.match.view(0)
        view.has_read(read, choices, len(told))
        told += table.scene(view, "en", len(told)).log
        read, choices = table.match.past, table.choices
        if table.finished:
            break
        choose(table, hint(table.match, 0, table.seats[0].asks, "en").text)
    go_on(table)
    whole = log(table)
    assert marked(told) == [n for n in marked(whole) if n < len(told)]
    assert not marked(log(table, 1))
    assert not marked(log(table, -1))
    decided = [n for n, by in enumerate(table.makers) if MAKERS[by] == POLICY]
    assert len(marked(whole)) <= len(decided)


def test_ties_of_enemies_are_marked_passes_and_the_set_up_are_not_and_undo_takes_marks_back() -> None:
    table = play_now("corps", "one")
    before: list[tuple[int, list[int]]] = []
    while len(marked(log(table))) < 3:
        go_on(table)
        assert not table.finished
        before.append((table.choices, marked(log(table))))
        shown(table)
        choose(table, hint(table.match, 0, table.seats[0].asks, "en").text)
    kinds = {line.event for line in log(table) if line.policy}
    assert kinds <= {"alien-moved", "blip-moved", "tile-speed"}, kinds
    plan = plan_undo(table, [0], "step")
    assert plan is not None
    table.carry_out(plan)
    assert (table.choices, marked(log(table))) == before[-1]


def test_what_is_news_is_known_after_a_reload() -> None:
    table = play_now("encounters", "one")
    assert table.old_news(0) == -1
    go_on(table)
    lines = log(table)
    choose(table, hint(table.match, 0, table.seats[0].asks, "en").text)
    go_on(table)
    assert table.old_news(0) == lines[-1].number
    entries = [
        Seated(0, HUMAN, "Ana", hash_of(token(0)), asks=()),
        *[Seated(n, BOT) for n in (1, 2)],
        *[
            Chosen(past.seat, past.text(), MAKERS[by])
            for past, by in zip(table.match.pasts(), table.makers, strict=True)
        ],
    ]
    again = Table(table.head, entries)
    assert again.old_news(0) == table.old_news(0)
    assert marked(log(again)) == marked(log(table))
    assert again.old_news(1) == again.old_news(-1) == -1
