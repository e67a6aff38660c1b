"""Pictures of simulations."""

from __future__ import annotations

from pathlib import Path

from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.patches import Patch

from hullbreach.lab.sim import Cell

COLOURS = ("#1f5f8b", "#d9822b")
BAND = (0.25, 0.75)
WIDTH = 0.38


def win_rates(cells: dict[str, list[Cell]], groups: list[str], path: Path) -> None:
    """One panel per mission: the share of games won over the number of seats, one colour per edition."""
    columns = 3
    rows = (len(groups) + columns - 1) // columns
    figure = Figure(figsize=(10, 2.6 * rows))
    axes = figure.subplots(rows, columns, sharey=True, squeeze=False)
    for place in range(rows * columns):
        axis = axes[place // columns][place % columns]
        if place >= len(groups):
            axis.axis("off")
            continue
        _win_panel(axis, cells[groups[place]], groups[place])
        if place % columns == 0:
            axis.set_ylabel("games won")
    _legend(figure, cells[groups[0]])
    figure.tight_layout(rect=(0, 0, 1, 0.95))
    figure.savefig(path, dpi=80)


def _editions(cells: list[Cell]) -> list[str]:
    return list(dict.fromkeys(str(cell.options["edition"]) for cell in cells))


def _win_panel(axis: Axes, cells: list[Cell], title: str) -> None:
    seats = list(dict.fromkeys(str(cell.options["players"]) for cell in cells))
    editions = _editions(cells)
    axis.axhspan(*BAND, color="#e6efe1", zorder=0)
    for number, edition in enumerate(editions):
        found = [cell for cell in cells if cell.options["edition"] == edition]
        places = [seats.index(str(cell.options["players"])) + (number - 0.5) * WIDTH for cell in found]
        shares = [cell.won for cell in found]
        low = [max(0.0, cell.won - cell.interval[0]) for cell in found]
        high = [max(0.0, cell.interval[1] - cell.won) for cell in found]
        axis.bar(places, shares, WIDTH, yerr=[low, high], color=COLOURS[number], ecolor="#444444", capsize=2, zorder=2)
    axis.set_xticks(range(len(seats)), [f"{s} seats" if s != "1" else "1 seat" for s in seats])
    axis.set_ylim(0, 1)
    axis.set_yticks([0, 0.25, 0.5, 0.75, 1], ["0 %", "25 %", "50 %", "75 %", "100 %"])
    axis.set_title(title, fontsize=10)
    axis.tick_params(labelsize=8)


def _legend(figure: Figure, cells: list[Cell]) -> None:
    patches = [Patch(color=COLOURS[n]) for n in range(len(_editions(cells)))]
    labels = [f"edition {edition}" for edition in _editions(cells)]
    patches.append(Patch(color="#e6efe1"))
    labels.append("aim: 25 to 75 %")
    figure.legend(patches, labels, loc="upper center", ncol=3, frameon=False, fontsize=9)


def lengths(cells: dict[str, list[Cell]], groups: list[str], path: Path) -> None:
    """How many rounds the games of each mission last, over all seats and editions."""
    figure = Figure(figsize=(10, 0.45 * len(groups) + 1.2))
    axis = figure.subplots()
    for place, group in enumerate(groups, start=1):
        rounds = sorted(n for cell in cells[group] for n in cell.rounds)
        low, middle, high = (rounds[int(share * (len(rounds) - 1))] for share in (0.1, 0.5, 0.9))
        axis.barh(place, high - low, 0.6, left=low, color="#c9dbe8")
        axis.plot([middle, middle], [place - 0.3, place + 0.3], color="#1f5f8b", linewidth=2)
    axis.set_yticks(range(1, len(groups) + 1), groups)
    axis.invert_yaxis()
    axis.set_xlabel("rounds: the middle 80 % of the games, and the median")
    axis.set_xlim(left=0)
    figure.tight_layout()
    figure.savefig(path, dpi=80)
