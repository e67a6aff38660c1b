"""The report of what thinking ahead gains, on two games."""

from __future__ import annotations

from pathlib import Path

import pytest

from hullbreach.kernel.errors import BadInput
from hullbreach.lab import search_report
from hullbreach.lab.search_report import ROWS, gain_of, main


def test_both_bots_play_the_same_seeds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(search_report, "ROWS", ROWS[:2])
    out = tmp_path / "search.md"
    main(["--games", "2", "--rollouts", "2", "--only", "encounters", "--out", str(out)])
    text = out.read_text("utf-8")
    assert "search_report --games 2 --rollouts 2 --only encounters" in text
    assert "| encounters | alien, 1 seat | 2 | 72000-72001 | " in text
    assert "| encounters | **all with 1** | 4 | 72000-72001 | " in text


def test_cells_of_more_seats_may_have_games_of_their_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(search_report, "ROWS", (ROWS[0], next(row for row in ROWS if row.settings["players"] == 3)))
    out = tmp_path / "search.md"
    main(["--games", "2", "1", "--rollouts", "1", "--out", str(out)])
    text = out.read_text("utf-8")
    assert "search_report --games 2 1 --rollouts 1`" in text
    assert "| encounters | alien, 1 seat | 2 | 72000-72001 | " in text
    assert "| encounters | alien, 3 seats | 1 | 72000-72000 | " in text
    for wrong in (["0"], ["1", "2", "3"]):
        with pytest.raises(BadInput, match="one for each of 1, 3 seats"):
            main(["--games", *wrong, "--out", str(out)])


def test_a_gain_is_told_with_its_interval() -> None:
    assert gain_of([False] * 4, [True] * 4) == "+100 ± 0"
    assert gain_of([True, False], [True, False]) == "+0 ± 0"
    assert gain_of([True, True, False, False], [False, True, True, True]).startswith("+25 ± ")
