"""The report of what thinking ahead gains, on two games."""

from __future__ import annotations

from pathlib import Path

import pytest

from hullbreach.lab import search_report
from hullbreach.lab.search_report import ROWS, gain_of, main


def test_both_bots_play_the_same_seeds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(search_report, "ROWS", ROWS[:2])
    out = tmp_path / "search.md"
    main(["--games", "2", "--rollouts", "2", "--only", "encounters", "--out", str(out)])
    text = out.read_text("utf-8")
    assert "search_report --games 2 --rollouts 2 --only encounters" in text
    assert "| encounters | alien, 1 seat | 2 | 70000-70001 | " in text
    assert "| encounters | **all with 1** | 4 | 70000-70001 | " in text


def test_a_gain_is_told_with_its_interval() -> None:
    assert gain_of([False] * 4, [True] * 4) == "+100 ± 0"
    assert gain_of([True, False], [True, False]) == "+0 ± 0"
    assert gain_of([True, True, False, False], [False, True, True, True]).startswith("+25 ± ")
