"""The report of what thinking ahead gains, on two games."""

from __future__ import annotations

from pathlib import Path

from hullbreach.lab.search_report import gain_of, main


def test_both_bots_play_the_same_seeds(tmp_path: Path) -> None:
    main(["--games", "2", "--rollouts", "2", "--only", "encounters", "--out", str(tmp_path / "search.md")])
    text = (tmp_path / "search.md").read_text("utf-8")
    assert "search_report --games 2 --rollouts 2 --only encounters" in text
    assert "| encounters | alien, 1 seat | 2 | 70000-70001 | " in text


def test_a_gain_is_told_with_its_interval() -> None:
    assert gain_of([False] * 4, [True] * 4) == "+100 ± 0"
    assert gain_of([True, False], [True, False]) == "+0 ± 0"
    assert gain_of([True, True, False, False], [False, True, True, True]).startswith("+25 ± ")
