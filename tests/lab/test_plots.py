"""What a simulation looks like as a picture."""

from __future__ import annotations

from pathlib import Path

import pytest

from hullbreach.lab.plots import shares_won, won_figure
from hullbreach.lab.sim import LOST, WON, Cell, Report

TOGETHER = Report(
    "corps",
    ["rules"],
    0,
    [
        Cell({"mission": "survive", "sentry_arc": "cone"}, 8, {WON: 2, LOST: 6}),
        Cell({"mission": "survive", "sentry_arc": "half_plane"}, 8, {WON: 6, LOST: 2}),
    ],
)


def test_a_bar_is_as_long_as_the_share_and_named_by_what_differs() -> None:
    (axis,) = won_figure(TOGETHER).axes
    assert [bar.get_width() for bar in axis.patches] == [0.25, 0.75]
    assert [label.get_text() for label in axis.get_yticklabels()] == ["sentry_arc cone", "sentry_arc half_plane"]
    assert axis.get_title() == "corps, mission survive: share won and 95 % interval, 8 games each by rules"
    assert axis.get_legend() is None


def test_every_side_has_bars_of_its_own() -> None:
    cells = [Cell({}, 4, {"traitor": 1, WON: 2, LOST: 1}), Cell({}, 4, {"traitor": 4})]
    (axis,) = won_figure(Report("encounters", ["rules"], 0, cells)).axes
    assert [bar.get_width() for bar in axis.patches] == [0.25, 1.0, 0.5, 0.0]
    legend = axis.get_legend()
    assert legend is not None
    assert [text.get_text() for text in legend.get_texts()] == ["traitor", WON]


def test_what_nobody_won_is_drawn_too() -> None:
    (axis,) = won_figure(Report("corps", ["random"], 0, [Cell({}, 4, {LOST: 4})])).axes
    assert [bar.get_width() for bar in axis.patches] == [0.0]


@pytest.mark.parametrize(("ending", "first"), [(".png", b"\x89PNG"), (".svg", b"<?xml"), (".pdf", b"%PDF")])
def test_the_ending_says_what_is_written(ending: str, first: bytes, tmp_path: Path) -> None:
    path = tmp_path / f"won{ending}"
    shares_won(TOGETHER, path)
    assert path.read_bytes().startswith(first)
