"""The balance report: complete tables, pictures that are there, honest verdicts."""

from __future__ import annotations

from pathlib import Path

import pytest

from hullbreach.games import rulebook
from hullbreach.kernel.errors import BadInput
from hullbreach.lab.balance import main, steps, sum_line, verdict, write
from hullbreach.lab.plan import Row, Study, games_with_plans, plan_of
from hullbreach.lab.sim import Cell, Report


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


def test_only_games_with_a_plan() -> None:
    with pytest.raises(BadInput):
        plan_of("chess")
    with pytest.raises(SystemExit):
        main(["chess"])
