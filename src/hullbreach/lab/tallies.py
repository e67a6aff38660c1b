"""Tallies of a balance report: what was found in the games, such as the fates of Characters, by number of seats."""

from __future__ import annotations

from pathlib import Path

from matplotlib.figure import Figure

from hullbreach.lab.plan import Study, Tally
from hullbreach.lab.sim import Cell, Report

COLOURS = (
    "#1f5f8b", "#6ea8cc", "#8c2d2d", "#d9822b", "#e8b54a", "#7a4a8c", "#b48ac2", "#4f8a4c", "#9cc48f", "#555555",
    "#999999", "#c98f8f", "#2f6f6f",
)  # fmt: skip
Column = tuple[str, list[Cell]]


def tally_section(tally: Tally, shown: list[tuple[Study, Report]], folder: Path, game: str) -> list[str]:
    """One tally as text, its picture drawn."""
    columns = columns_of(shown)
    words = words_of(tally, columns)
    lines = [f"## {tally.title}", "", tally.text, ""]
    if tally.picture:
        name = f"{game}-{tally.picture}.png"
        figure = shares_picture(tally, columns, words) if len(tally.kinds) > 1 else stacked(tally, columns, words)
        figure.savefig(folder / name, dpi=80)
        lines += [f"![{tally.title}]({name})", ""]
    lines.append("| " + " | ".join([tally.head, *[label for label, _ in columns], "all"]) + " |")
    lines.append("|" + "---|" * (len(columns) + 2))
    every = [cell for _, cells in columns for cell in cells]
    for word in words:
        texts = [text_of(tally, cells, word) for cells in [*[cells for _, cells in columns], every]]
        lines.append("| " + " | ".join([word, *texts]) + " |")
    kind = tally.kinds[1] if len(tally.kinds) > 1 else tally.kinds[0]
    never = [word for word in words if not found(every, kind, word)]
    return [*lines, "", f"Never: {', '.join(never)}." if never else "All of them occur.", ""]


def columns_of(shown: list[tuple[Study, Report]]) -> list[Column]:
    """The cells of a study by the number of seats; of several studies all cells of each."""
    if len(shown) > 1:
        return [(study.title.lower(), report.cells) for study, report in shown]
    columns: list[Column] = []
    for study, report in shown:
        for n, seats in enumerate(study.seats):
            columns.append((f"{seats} seat{'s' if seats > 1 else ''}", report.cells[n :: len(study.seats)]))
    return columns


def words_of(tally: Tally, columns: list[Column]) -> list[str]:
    """What is counted: the words that should occur and all others that do."""
    kind = tally.kinds[0] + " "
    seen = {
        name.removeprefix(kind)
        for _, cells in columns
        for cell in cells
        for name in cell.found
        if name.startswith(kind)
    }
    return [*tally.words, *sorted(seen - set(tally.words))]


def found(cells: list[Cell], kind: str, word: str) -> int:
    """How often something was found."""
    return sum([sum(cell.found.get(f"{kind} {word}", {}).values()) for cell in cells])


def whole(tally: Tally, cells: list[Cell]) -> int:
    """All findings of the first kind."""
    kind = tally.kinds[0] + " "
    return sum([sum(counts.values()) for cell in cells for name, counts in cell.found.items() if name.startswith(kind)])


def text_of(tally: Tally, cells: list[Cell], word: str) -> str:
    """The counts of all kinds, or the share of the only one."""
    counts = [found(cells, kind, word) for kind in tally.kinds]
    if len(counts) > 1:
        return " / ".join(map(str, counts)) if any(counts) else "-"
    return f"{100 * counts[0] / max(1, whole(tally, cells)):.1f} % ({counts[0]})" if counts[0] else "-"


def stacked(tally: Tally, columns: list[Column], words: list[str]) -> Figure:
    """One bar for each column, divided by words."""
    figure = Figure(figsize=(10, 0.5 * len(columns) + 1.9))
    axis = figure.subplots()
    before = [0.0] * len(columns)
    for n, word in enumerate(words):
        shares = [found(cells, tally.kinds[0], word) / max(1, whole(tally, cells)) for _, cells in columns]
        axis.barh(range(len(columns)), shares, 0.7, left=before, color=COLOURS[n % len(COLOURS)], label=word)
        before = [so_far + share for so_far, share in zip(before, shares, strict=True)]
    axis.set_yticks(range(len(columns)), [label for label, _ in columns])
    axis.invert_yaxis()
    axis.set_xlim(0, 1)
    axis.set_xticks([0, 0.25, 0.5, 0.75, 1], ["0 %", "25 %", "50 %", "75 %", "100 %"])
    if words:
        figure.legend(loc="lower center", ncol=5, frameon=False, fontsize=8)
    figure.tight_layout(rect=(0, 0.9 / figure.get_figheight(), 1, 1))
    return figure


def shares_picture(tally: Tally, columns: list[Column], words: list[str]) -> Figure:
    """For each word the shares of the other kinds in the first, over all columns."""
    figure = Figure(figsize=(10, 0.36 * len(words) + 1.4))
    axis = figure.subplots()
    every = [cell for _, cells in columns for cell in cells]
    rest = tally.kinds[1:]
    for n, kind in enumerate(rest):
        shares = [found(every, kind, word) / max(1, found(every, tally.kinds[0], word)) for word in words]
        places = [at + (n - (len(rest) - 1) / 2) * 0.76 / len(rest) for at in range(len(words))]
        axis.barh(
            places,
            shares,
            0.76 / len(rest),
            color=COLOURS[(0, 3, 7)[n % 3]],
            label=f"{kind}, of those {tally.kinds[0]}",
        )
    axis.set_yticks(range(len(words)), [f"{word} ({found(every, tally.kinds[0], word)})" for word in words], fontsize=8)
    axis.invert_yaxis()
    axis.set_xlim(0, 1)
    axis.set_xticks([0, 0.25, 0.5, 0.75, 1], ["0 %", "25 %", "50 %", "75 %", "100 %"])
    axis.legend(frameon=False, fontsize=9, loc="lower right")
    figure.tight_layout(rect=(0.02, 0, 1, 1))
    return figure
