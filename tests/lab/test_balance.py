"""The balance report: complete tables, pictures that are there, honest verdicts."""

from __future__ import annotations

from pathlib import Path

import pytest

from hullbreach.games import rulebook
from hullbreach.kernel.errors import BadInput
from hullbreach.lab.balance import main, play, steps, sum_line, verdict, write
from hullbreach.lab.plan import ANYBODY, Plan, Row, Study, Tally, games_with_plans, plan_of, seen_by
from hullbreach.lab.sim import Cell, Report
from hullbreach.lab.tallies import tally_section


def report(study: Study, won: int, games: int) -> Report:
    """A report in which every cell has so many games won, half of all with a traitor who wins the rest."""
    cells = [
        Cell(
            options,
            games,
            {"won": won, "lost": games - won},
            {"victory": won, "traitor-rescued": games - won},
            [7] * games,
            [300] * games,
            [30] * won,
            1.0,
            found={"traitor": {"victory": won, "traitor-rescued": games - won}},
        )
        for options in study.cells()
    ]
    return Report("any", ["rules"], 1, cells)


@pytest.mark.parametrize("game", games_with_plans())
def test_the_report_has_every_cell_and_its_pictures(game: str, tmp_path: Path) -> None:
    plan = plan_of(game)
    write(tmp_path, game, plan, [report(study, 5, 10) for study in plan.studies], 10)
    text = (tmp_path / f"{game}.md").read_text("utf-8")
    cells = sum(
        len(study.cells())
        for study in plan.studies
        if not study.brief and "objectives-completed" not in study.hits and not set(study.hits) & {"goals"}
    )
    assert text.count("50 % (24-76)") >= cells
    for study in plan.studies:
        if study.aim is not None and study.aim[0] <= 0.5 <= study.aim[1] and not study.hits:
            assert f"Every measured share lies between {100 * study.aim[0]:.0f} and {100 * study.aim[1]:.0f} %." in text
        for name in (study.picture, study.flow):
            if name:
                assert f"{game}-{name}.png" in text
                assert (tmp_path / f"{game}-{name}.png").stat().st_size > 5000


@pytest.mark.parametrize("game", games_with_plans())
def test_every_cell_of_a_plan_can_be_played(game: str) -> None:
    for study in plan_of(game).studies:
        for options in study.cells():
            settled = rulebook(game).settle(options)
            assert {name: settled[name] for name in options} == options


def test_cells_outside_the_aim_are_named() -> None:
    study = plan_of("corps").studies[0]
    lines = verdict(study, report(study, 9, 10))
    assert lines[0] == "Measured not between 25 and 75 %:"
    assert len([line for line in lines if line.startswith("- ")]) == len(study.cells())


def test_aims_differ_by_the_number_of_seats() -> None:
    study = Study("", "", ("mode",), [Row(("solo",), {})], [1, 2], aims={1: (0.2, 0.6), 2: (0.0, 0.4)})
    lines = verdict(study, report(study, 5, 10))
    assert lines[0] == "The aim: 1 seat between 20 and 60 %, 2 seats between 0 and 40 %."
    assert [line for line in lines if line.startswith("- ")] == ["- solo, 2 seats: 50 % (24-76)"]
    assert verdict(study, report(study, 3, 10))[-1] == "Every measured share lies within its aim."


def test_a_victory_of_anybody_counts_those_of_some_and_of_all() -> None:
    cell = Cell({}, 10, {"won": 1, "some won": 3, "lost": 6})
    assert seen_by(cell, ANYBODY).outcomes == {"won": 4, "lost": 6}


def test_a_tally_counts_findings_and_names_what_never_occurs(tmp_path: Path) -> None:
    study = Study("Games", "", ("mode",), [Row(("solo",), {})], [1, 2])
    found = report(study, 5, 10)
    found.cells[0].found = {"fate launched": {"jump": 2, "fire": 1}, "fate dead": {"jump": 1}}
    fates = Tally("Fates", "", "fate", ("fate",), ("Games",), ("launched", "asleep"), "fates")
    lines = tally_section(fates, [(study, found)], tmp_path, "any")
    assert "| launched | 75.0 % (3) | - | 75.0 % (3) |" in lines
    assert "| dead | 25.0 % (1) | - | 25.0 % (1) |" in lines
    assert lines[-2] == "Never: asleep."
    assert (tmp_path / "any-fates.png").stat().st_size > 5000
    found.cells[1].found = {"kept egg": {"jump": 4}, "met egg": {"jump": 2}, "kept hunt": {"jump": 1}}
    goals = Tally("Goals", "", "goal", ("kept", "met"), ("Games",), (), "goals")
    lines = tally_section(goals, [(study, found)], tmp_path, "any")
    assert "| egg | - | 4 / 2 | 4 / 2 |" in lines
    assert lines[-2] == "Never: hunt."


def test_small_steps_are_named() -> None:
    rows = [Row(("newt", step), {}) for step in ("easy", "hard")]
    study = Study("", "", ("mission", "mode"), rows, [1, 2], steps=("easy", "hard"), least_step=0.1)
    found = report(study, 5, 10)
    assert steps(study, found)[-1] == "Less than 10 points apart: newt."
    found.cells[0].outcomes["won"] = found.cells[1].outcomes["won"] = 7
    assert steps(study, found)[-1] == "Every step is at least 10 points."


def test_the_share_of_a_finding_leaves_other_games_out() -> None:
    study = Study("", "", ("film",), [Row(("alien",), {})], [3], hits=("traitor-rescued",), among="traitor")
    found = report(study, 4, 10)
    assert study.counts(found.cells[0]) == (6, 10)
    found.cells[0].found = {}
    assert study.counts(found.cells[0]) == (0, 0)


def test_a_brief_study_is_one_sentence() -> None:
    study = plan_of("corps").studies[2]
    assert sum_line(study, report(study, 0, 10)).startswith("Random bots won 0 of 360 games over all rows and 1 and 4")


def test_a_study_may_have_more_games_than_the_rest(tmp_path: Path) -> None:
    rows = [Row(("solo",), {"mission": "arena", "arena": "small"}, "marine")]
    often = Study("Often", "", ("mode",), rows, [1], ["random"], times=2)
    seldom = Study("Seldom", "", ("mode",), rows, [1], ["random"])
    plan = Plan("", [often, seldom])
    reports = play("hunt", plan, 1, 1, 7, False)
    assert [report.cells[0].games for report in reports] == [2, 1]
    write(tmp_path, "hunt", plan, reports, 1)
    text = (tmp_path / "hunt.md").read_text("utf-8")
    assert "every cell is 1 games with seeds 7 to 7" in text
    assert text.count("2 games a cell, with seeds 7 to 8.") == 1


def test_only_games_with_a_plan() -> None:
    with pytest.raises(BadInput):
        plan_of("chess")
    with pytest.raises(SystemExit):
        main(["chess"])
