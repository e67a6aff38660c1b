"""What the page tells about missions and scenarios: numbers that were measured, of matches that can be played."""

from __future__ import annotations

import itertools
from pathlib import Path

import pytest

from hullbreach.games import GAMES, rulebook
from hullbreach.kernel.rulebook import PLAYERS
from hullbreach.lab.measuring import measured_of
from hullbreach.lab.plan import plan_of
from hullbreach.lab.sim import Cell, Report
from hullbreach.table.measured import SOMEBODY, TEAM, Measured, Share, measured, write_measured


@pytest.mark.parametrize("game", GAMES)
def test_every_number_belongs_to_a_match_that_can_be_played(game: str) -> None:
    found, book = measured(game), rulebook(game)
    usual = {setting.name: setting.default for setting in book.settings()}
    assert found.shares
    assert found.lengths
    for share in found.shares:
        assert book.settle({**share.settings, PLAYERS: share.players})
        assert all(value != usual[name] for name, value in share.settings.items())
        assert share.games > 0
        assert all(0 <= part <= 1 for part in share.won.values())
        assert set(share.won) in ({TEAM}, {SOMEBODY}) or {*share.won} == {"marine", "alien", "predator"}
    keys = [(sorted(share.settings.items(), key=str), share.players) for share in found.shares]
    assert not [pair for pair in itertools.combinations(keys, 2) if pair[0] == pair[1]]
    assert all(length.games > 0 and length.rounds > 0 for length in found.lengths)
    assert 0 < found.asked < 1


@pytest.mark.parametrize("game", GAMES)
def test_what_is_told_is_what_the_plan_measures(game: str) -> None:
    """Every number in the file has its place in the plan, so that ``make balance`` writes it anew."""
    plan = plan_of(game)
    reports = []
    for study in plan.studies:
        cells = [
            Cell(options, 8, {"won": 2, "lost": 6}, {"victory": 2, "all-down": 6}, [7] * 8, [300] * 8, [], 1.0)
            for options in study.cells()
        ]
        reports.append(Report(game, study.bots, 1, cells))
    made = measured_of(game, plan, reports, 0.5)
    # 300 decisions, of which people are asked the half, ten seconds each.
    assert {made.minutes(length) for length in made.lengths} == {25}
    assert {TEAM, SOMEBODY} & {*made.shares[0].won} or len(made.shares[0].won) == 3
    assert all(share.games == 8 for share in made.shares)
    written, planned = measured(game), [(share.settings, share.players, {*share.won}) for share in made.shares]
    assert all((share.settings, share.players, {*share.won}) in planned for share in written.shares)
    assert all(length.settings in [each.settings for each in made.lengths] for length in written.lengths)


def test_a_file_is_read_as_it_was_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    found = Measured("rules", [Share({"mission": "escape"}, 3, 40, {TEAM: 0.53})])
    monkeypatch.setattr("hullbreach.table.measured.FOLDER", tmp_path)
    write_measured(tmp_path / "any_game.json", found)
    assert measured("any_game") == found
    assert measured("another_game") == Measured("rules")
