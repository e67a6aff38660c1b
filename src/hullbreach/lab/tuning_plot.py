"""The picture of a race of values."""

from __future__ import annotations

from pathlib import Path

from matplotlib.figure import Figure

from hullbreach.lab.plots import AIMED, COLOURS
from hullbreach.lab.sim import wilson
from hullbreach.lab.tuning import Tuned

LEFT, FRESH = "#b9c4cc", COLOURS[1]


def draw(tuned: Tuned, path: Path) -> None:
    """One panel for each goal: the share of every candidate with its interval, over the band that is aimed at."""
    goals, rows = tuned.ranges.goals, tuned.ranking()
    figure = Figure(figsize=(4 + 4 * len(goals), 0.32 * len(rows) + 2.2))
    axes = figure.subplots(1, len(goals), sharey=True, squeeze=False)[0]
    fresh = {candidate.number: candidate for candidate in tuned.fresh}
    for number, (axis, goal) in enumerate(zip(axes, goals, strict=True)):
        axis.axvspan(goal.least, goal.most, color=AIMED, zorder=0)
        for place, candidate in enumerate(rows):
            again = fresh.get(candidate.number)
            marks = [(candidate, COLOURS[0] if candidate.left is None else LEFT, 0.0)]
            marks += [(again, FRESH, 0.3)] if again is not None else []
            for each, colour, down in marks:
                won = each.won[number]
                share = sum(won) / len(won)
                low, high = wilson(sum(won), len(won))
                spread = [[max(0.0, share - low)], [max(0.0, high - share)]]
                axis.errorbar([share], [place + down], xerr=spread, fmt="o", color=colour, markersize=4, capsize=2)
        axis.set_xlim(0, 1)
        axis.set_xticks([0, 0.25, 0.5, 0.75, 1], ["0 %", "25 %", "50 %", "75 %", "100 %"])
        axis.set_title(str(goal), fontsize=9)
        axis.tick_params(labelsize=8)
    axes[0].set_yticks(range(len(rows)), [tuned.ranges.said(each.choice) for each in rows])
    axes[0].invert_yaxis()
    legend = "blue: stayed to the end    grey: left earlier    orange: on fresh seeds    green: the aim"
    figure.text(0.5, 0.01, legend, ha="center", fontsize=8, color="#555555")
    figure.suptitle(f"{tuned.ranges.game}: share won, with 95 % intervals", fontsize=10)
    figure.tight_layout(rect=(0, 0.04, 1, 1))
    figure.savefig(path, dpi=80)
