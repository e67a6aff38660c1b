"""Simulation: cells, intervals, crashes with their record."""

from __future__ import annotations

import json

import pytest

import hullbreach as hb
from hullbreach.bots import RandomBot
from hullbreach.kernel.match import Match
from hullbreach.kernel.options import Option
from hullbreach.lab import sim
from hullbreach.lab.sim import CRASHED, ENDLESS, simulate, wilson


def test_wilson_intervals_hold_the_share_and_shrink() -> None:
    low, high = wilson(5, 10)
    assert (round(low, 3), round(high, 3)) == (0.237, 0.763)
    assert wilson(0, 10)[0] == 0.0
    assert wilson(10, 10)[1] == pytest.approx(1.0)
    assert wilson(0, 0) == (0.0, 1.0)
    assert wilson(50, 100)[0] > low


def test_every_combination_of_options_is_a_cell() -> None:
    matrix: dict[str, list[object]] = {"mission": ["newt", "escape"], "players": [1, 2]}
    report = simulate("corps", 3, ["random"], 1, 5, matrix)
    assert [cell.options for cell in report.cells] == [
        {"mission": "newt", "players": 1},
        {"mission": "newt", "players": 2},
        {"mission": "escape", "players": 1},
        {"mission": "escape", "players": 2},
    ]
    assert all(cell.games == 3 == sum(cell.outcomes.values()) for cell in report.cells)
    assert report.cell(mission="escape", players=2).games == 3


def test_the_report_is_plain_data() -> None:
    report = simulate("corps", 2, ["random"], 1, 0, {"mission": ["newt"]})
    data = json.loads(json.dumps(report.to_json()))
    assert data["games"] == 2
    assert sum(each["count"] for each in data["outcomes"].values()) == 2
    assert data["decisions_per_second"] > 0
    assert data["cells"][0]["options"] == {"mission": "newt"}
    assert data["cells"][0]["rounds"]["mean"] >= 1


def test_processes_change_nothing_but_the_time() -> None:
    matrix: dict[str, list[object]] = {"mission": ["bug_hunt_operations"]}
    one, two = (simulate("corps", 12, ["random"], jobs, 3, matrix).cells[0] for jobs in (1, 2))
    assert (one.outcomes, one.reasons) == (two.outcomes, two.reasons)
    assert sorted(one.decisions) == sorted(two.decisions)


def test_wrong_options_and_bots_are_refused_before_anything_runs() -> None:
    with pytest.raises(hb.BadInput):
        simulate("corps", 1, ["random"], 1, 0, {"mission": ["nowhere"]})
    with pytest.raises(hb.BadInput):
        simulate("corps", 1, ["oracle"], 1, 0, {})
    with pytest.raises(hb.BadInput, match="bots: none, expected at least one"):
        simulate("corps", 1, [])


def test_a_crash_comes_with_the_record_that_reproduces_it(monkeypatch: pytest.MonkeyPatch) -> None:
    plain = Match.play

    def play(match: Match, choice: Option | str, seat: int | None = None) -> list[hb.kernel.phrases.Event]:
        if len(match) == 20:
            raise RuntimeError("the twentieth choice is one too many")
        return plain(match, choice, seat)

    monkeypatch.setattr(Match, "play", play)
    report = simulate("corps", 1, ["random"], 1, 0, {"mission": ["newt"]})
    (crash,) = report.crashes
    assert crash.outcome == CRASHED
    assert "one too many" in crash.reason
    assert crash.crash is not None
    assert len(crash.crash.choices) == 21


def test_an_endless_game_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sim, "MOST_DECISIONS", 10)
    (endless,) = simulate("corps", 1, ["random"], 1, 0, {"mission": ["newt"]}).crashes
    assert endless.outcome == ENDLESS
    assert endless.decisions == 10


def test_bots_take_the_seats_in_turn() -> None:
    report = simulate("corps", 1, ["rules", "random"], 1, 0, {"players": [3], "mission": ["bug_hunt_operations"]})
    assert report.games == 1
    assert isinstance(sim.bot_of("random", 1), RandomBot)
