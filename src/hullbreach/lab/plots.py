"""Pictures of simulations."""

from __future__ import annotations

from pathlib import Path

from matplotlib.axes import Axes
from matplotlib.container import BarContainer
from matplotlib.figure import Figure
from matplotlib.patches import Patch
from matplotlib.patheffects import withStroke

from hullbreach.lab.judgement import Judgement
from hullbreach.lab.plan import Study
from hullbreach.lab.sim import CRASHED, ENDLESS, LOST, WON, Cell, Report, wilson
from hullbreach.lab.tournament import Tournament

COLOURS = ("#1f5f8b", "#d9822b", "#7a4a8c", "#4f8a4c")
AIMED = "#e6efe1"
BARS = 0.76
COLUMNS = 3


def shares_won(report: Report, path: Path) -> None:
    """How often each cell was won, as a picture in a file."""
    won_figure(report).savefig(path, dpi=80)


def won_figure(report: Report) -> Figure:
    """A bar for each cell, as far as it was won, with its 95 % interval; where sides win, one for each of them."""
    winners = [who for cell in report.cells for who in cell.outcomes if who not in (LOST, ENDLESS, CRASHED)]
    series = list(dict.fromkeys(winners)) or [WON]
    width = BARS / len(series)
    figure = Figure(figsize=(10, 0.5 * max(len(report.cells), len(report.cells) * len(series) / 2) + 1.8))
    axis = figure.subplots()
    for number, who in enumerate(series):
        counts = [(cell.outcomes.get(who, 0), cell.games) for cell in report.cells]
        shares = [hits / max(1, games) for hits, games in counts]
        spread = [(wilson(*count), share) for count, share in zip(counts, shares, strict=True)]
        low = [max(0.0, share - least) for (least, _), share in spread]
        high = [max(0.0, most - share) for (_, most), share in spread]
        places = [n + (number - (len(series) - 1) / 2) * width for n in range(len(counts))]
        colour = COLOURS[number % len(COLOURS)]
        _outline(axis.barh(places, shares, width, xerr=[low, high], color=colour, label=who))
    same = same_settings(report.cells)
    axis.set_yticks(range(len(report.cells)), [settings_text(cell, same) or "as it comes" for cell in report.cells])
    axis.invert_yaxis()
    axis.set_xlim(0, 1)
    axis.set_xticks([0, 0.25, 0.5, 0.75, 1], ["0 %", "25 %", "50 %", "75 %", "100 %"])
    common = settings_text(report.cells[0], set(report.cells[0].options) - same)
    games = f"{report.cells[0].games} games each by {', '.join(report.bots)}"
    axis.set_title(f"{report.game}{', ' + common if common else ''}: share won and 95 % interval, {games}", fontsize=10)
    if series != [WON]:
        axis.legend(frameon=False, fontsize=9)
    figure.tight_layout()
    return figure


def _outline(bars: BarContainer) -> None:
    """Let an interval be seen on its bar as well as beside it."""
    assert bars.errorbar is not None
    for line in bars.errorbar.lines[2]:
        line.set_path_effects([withStroke(linewidth=3.5, foreground="white")])


def standings(held: Tournament, path: Path) -> None:
    """The ratings of a tournament with their 95 % intervals, as a picture in a file."""
    rows = held.standings
    figure = Figure(figsize=(8, 0.5 * len(rows) + 1.6))
    axis = figure.subplots()
    values = [row.rating.rating for row in rows]
    low = [row.rating.rating - row.rating.low for row in rows]
    high = [row.rating.high - row.rating.rating for row in rows]
    axis.errorbar(values, range(len(rows)), xerr=[low, high], fmt="o", color=COLOURS[0], ecolor="#444444", capsize=3)
    # Of a file its name is enough, unless another one has the same.
    names = [Path(row.bot).name for row in rows]
    axis.set_yticks(range(len(rows)), names if len(set(names)) == len(rows) else [row.bot for row in rows])
    axis.set_ylim(len(rows) - 0.5, -0.5)
    axis.set_xlabel("rating on the scale of Elo, and 95 % interval")
    axis.axvline(0, color="#c9c9c9", zorder=0)
    same = ", ".join(f"{name} {value}" for name, value in held.options.items())
    axis.set_title(f"{held.game}{', ' + same if same else ''}: {held.games} seeds, {held.played} games", fontsize=10)
    figure.tight_layout()
    figure.savefig(path, dpi=80)


def same_settings(cells: list[Cell]) -> set[str]:
    """The settings that are alike in all cells."""
    first = cells[0].options
    return {name for name in first if all(cell.options.get(name) == first[name] for cell in cells)}


def settings_text(cell: Cell, without: set[str]) -> str:
    """The settings of a cell but for these."""
    return ", ".join(f"{name} {value}" for name, value in cell.options.items() if name not in without)


def shares_by_seats(study: Study, report: Report, path: Path) -> None:
    """One panel for each first label: shares over the number of seats, one colour for each second label."""
    groups = list(dict.fromkeys(row.labels[0] for row in study.rows))
    columns = min(COLUMNS, len(groups)) if len(groups) != 4 else 2
    rows = (len(groups) + columns - 1) // columns
    figure = Figure(figsize=(10, 2.6 * rows))
    axes = figure.subplots(rows, columns, sharey=True, squeeze=False)
    for place in range(rows * columns):
        axis = axes[place // columns][place % columns]
        if place >= len(groups):
            axis.axis("off")
            continue
        _panel(axis, study, report, groups[place])
        if place % columns == 0:
            axis.set_ylabel("share of games")
    _legend(figure, study)
    figure.tight_layout(rect=(0, 0, 1, 0.95))
    figure.savefig(path, dpi=80)


def _series(study: Study) -> list[str]:
    """The second labels, each once."""
    return list(dict.fromkeys(row.labels[1] for row in study.rows if len(row.labels) > 1))


def _panel(axis: Axes, study: Study, report: Report, group: str) -> None:
    if study.aim is not None:
        axis.axhspan(*study.aim, color=AIMED, zorder=0)
    for n, seats in enumerate(study.seats):
        if seats in study.aims:
            axis.fill_between([n - 0.5, n + 0.5], *study.aims[seats], color=AIMED, zorder=0)
    series = _series(study) or [""]
    width = BARS / len(series)
    for at, row in enumerate(study.rows):
        if row.labels[0] != group:
            continue
        number = series.index(row.labels[1]) if len(row.labels) > 1 else 0
        cells = report.cells[at * len(study.seats) : (at + 1) * len(study.seats)]
        places = [n + (number - (len(series) - 1) / 2) * width for n in range(len(cells))]
        shares = [study.share(cell) for cell in cells]
        low = [max(0.0, study.share(cell) - study.interval(cell)[0]) for cell in cells]
        high = [max(0.0, study.interval(cell)[1] - study.share(cell)) for cell in cells]
        _outline(axis.bar(places, shares, width, yerr=[low, high], color=COLOURS[number], zorder=2))
    axis.set_xticks(range(len(study.seats)), ["1 seat" if n == 1 else f"{n} seats" for n in study.seats])
    axis.set_ylim(0, 1)
    axis.set_yticks([0, 0.25, 0.5, 0.75, 1], ["0 %", "25 %", "50 %", "75 %", "100 %"])
    axis.set_title(group, fontsize=10)
    axis.tick_params(labelsize=8)


def _legend(figure: Figure, study: Study) -> None:
    labels = _series(study)
    patches = [Patch(color=COLOURS[n]) for n in range(len(labels))]
    if labels:
        labels = [f"{study.heads[1]} {label}" for label in labels]
    if study.aim is not None or study.aims:
        patches.append(Patch(color=AIMED))
        labels.append("aim" if study.aim is None else f"aim: {100 * study.aim[0]:.0f} to {100 * study.aim[1]:.0f} %")
    figure.legend(patches, labels, loc="upper center", ncol=max(1, len(labels)), frameon=False, fontsize=9)


def lengths(cells: dict[str, list[Cell]], path: Path) -> None:
    """How long the games of each group last, over all seats."""
    figure = Figure(figsize=(10, 0.45 * len(cells) + 1.2))
    axis = figure.subplots()
    for place, group in enumerate(cells, start=1):
        rounds = sorted(n for cell in cells[group] for n in cell.rounds)
        low, middle, high = (rounds[int(share * (len(rounds) - 1))] for share in (0.1, 0.5, 0.9))
        axis.barh(place, high - low, 0.6, left=low, color="#c9dbe8")
        axis.plot([middle, middle], [place - 0.3, place + 0.3], color="#1f5f8b", linewidth=2)
    axis.set_yticks(range(1, len(cells) + 1), list(cells))
    axis.invert_yaxis()
    axis.set_xlabel("turns or rounds: the middle 80 % of the games, and the median")
    axis.set_xlim(left=0)
    figure.tight_layout()
    figure.savefig(path, dpi=80)


def chances(judgement: Judgement, rounds: list[tuple[int, int]], path: Path) -> None:
    """The chance of every seat to win along a match, with everything known and as the seat knew it, and its turns."""
    seats = len(judgement.seats)
    figure = Figure(figsize=(10, 2.4 * seats + 0.6))
    axes = figure.subplots(seats, 1, sharex=True, squeeze=False)
    for seat in range(seats):
        axis, colour = axes[seat][0], COLOURS[seat % len(COLOURS)]
        numbers = [one.number for one in judgement.known]
        values = [one.chances[seat] for one in judgement.known]
        errors = [one.errors[seat] for one in judgement.known]
        low = [max(0.0, value - error) for value, error in zip(values, errors, strict=True)]
        high = [min(1.0, value + error) for value, error in zip(values, errors, strict=True)]
        axis.fill_between(numbers, low, high, color=colour, alpha=0.18, linewidth=0)
        axis.plot(numbers, values, color=colour, linewidth=1.8, label="everything known")
        seen = judgement.seen[seat]
        axis.plot(
            [one.number for one in seen],
            [one.chance for one in seen],
            color="#555555",
            linewidth=1,
            linestyle="--",
            label="as the seat knew it",
        )
        for n, turning in enumerate(judgement.turning, 1):
            axis.axvline(turning.number, color="#b03a2e", linewidth=0.8)
            axis.annotate(str(n), (turning.number, 1.02), ha="center", fontsize=8, color="#b03a2e")
        axis.set_ylim(0, 1.12)
        axis.set_yticks([0, 0.25, 0.5, 0.75, 1], ["0 %", "25 %", "50 %", "75 %", "100 %"])
        axis.set_title(f"seat {seat + 1}", fontsize=9, loc="left")
        axis.tick_params(labelsize=8)
        if seat == 0:
            axis.legend(frameon=False, fontsize=8, loc="lower left")
    axes[-1][0].set_xticks([number for _, number in rounds], [str(round) for round, _ in rounds])
    axes[-1][0].set_xlabel("rounds")
    axes[-1][0].set_xlim(0, judgement.choices)
    figure.suptitle(f"{judgement.game}: chance to win, {judgement.rollouts} rollouts", fontsize=10)
    figure.tight_layout()
    figure.savefig(path, dpi=80)
