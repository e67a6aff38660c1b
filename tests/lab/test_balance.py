"""The balance report: complete tables, pictures that are there, honest verdicts."""

from __future__ import annotations

from pathlib import Path

from hullbreach.lab.balance import CAMPAIGN as MISSIONS
from hullbreach.lab.balance import EDITIONS, HUNTS, SEATS, SIDE, WHOLE, verdict, write
from hullbreach.lab.sim import Cell, Report


def report(missions: list[str], won: int, games: int) -> Report:
    """A report in which every cell has so many games won."""
    cells = [
        Cell(
            {"mission": mission, "edition": edition, "players": seats},
            games,
            {"won": won, "lost": games - won},
            {"victory": won, "all-down": games - won},
            [7] * games,
            [300] * games,
            [30] * won,
            1.0,
        )
        for mission in missions
        for edition in EDITIONS
        for seats in SEATS
    ]
    return Report("corps", ["rules"], 1, cells)


def test_the_report_has_every_cell_and_its_pictures(tmp_path: Path) -> None:
    missions = [*MISSIONS, *HUNTS, *SIDE]
    write(tmp_path, "corps", report(missions, 5, 10), report(missions, 0, 10), report([WHOLE], 1, 10), 10)
    text = (tmp_path / "corps.md").read_text("utf-8")
    assert text.count("50 % (24-76)") == len(missions) * len(EDITIONS) * len(SEATS)
    assert "Every measured share lies between 25 and 75 %." in text
    assert "Random bots won 0 of 720 games" in text
    for picture in ("corps-wins.png", "corps-rounds.png"):
        assert picture in text
        assert (tmp_path / picture).stat().st_size > 5000


def test_cells_outside_the_band_are_named() -> None:
    lines = verdict(report(["newt"], 9, 10), ["newt"])
    assert lines[0] == "Measured outside 25 to 75 %:"
    assert len([line for line in lines if line.startswith("- newt")]) == len(EDITIONS) * len(SEATS)
