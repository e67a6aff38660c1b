"""The balance report of a game: plays its plan and writes docs/balance/<game>.md with tables and plots.

What the page tells of missions and scenarios is written along with it (``table/measured/<game>.json``).

Run as ``python -m hullbreach.lab.balance corps --games 60 --jobs 2``.
"""

from __future__ import annotations

import argparse
import itertools
import sys
from pathlib import Path

from hullbreach.lab.commands import add_place, leave_with, place_of
from hullbreach.lab.measuring import asked_of, measured_of
from hullbreach.lab.plan import Plan, Row, Study, games_with_plans, plan_of, seen_by
from hullbreach.lab.plots import lengths, shares_by_seats
from hullbreach.lab.sim import Cell, Report, simulate_cells
from hullbreach.lab.tallies import tally_section
from hullbreach.lab.workplaces import Jobs
from hullbreach.table.measured import FOLDER, write_measured

METHOD = """\
Where nothing else is said, every cell is {games} games with seeds {seed} to {last}, and all seats are played by the
`rules` bot, which decides from what its seat may know. An interval is the 95 % Wilson interval of the share."""


def percent(study: Study, cell: Cell) -> str:
    """The share of a cell with its interval."""
    low, high = study.interval(cell)
    return f"{100 * study.share(cell):.0f} % ({100 * low:.0f}-{100 * high:.0f})"


def seats_word(seats: object) -> str:
    """So many seats, in words."""
    return "1 seat" if seats == 1 else f"{seats} seats"


def mean(values: list[int]) -> float:
    """The average, 0 for nothing."""
    return sum(values) / len(values) if values else 0.0


def cell_at(study: Study, report: Report, row: Row, seats: int) -> Cell:
    """The cell of a row and a number of seats."""
    return report.cells[study.rows.index(row) * len(study.seats) + study.seats.index(seats)]


def of_row(study: Study, report: Report, row: Row) -> list[Cell]:
    """The cells of one row, by seats."""
    return [cell_at(study, report, row, seats) for seats in study.seats]


def groups_of(study: Study) -> list[str]:
    """The first labels, each once."""
    return list(dict.fromkeys(row.labels[0] for row in study.rows))


def table(study: Study, report: Report) -> list[str]:
    """Shares by row and number of seats."""
    lines = ["| " + " | ".join([*study.heads, *[seats_word(seats) for seats in study.seats]]) + " |"]
    lines.append("|" + "---|" * (len(study.heads) + len(study.seats)))
    for row in study.rows:
        texts = []
        for cell in of_row(study, report, row):
            score = f", score {mean(cell.scores):.1f}" if study.scores and cell.scores else ""
            texts.append(percent(study, cell) + score)
        lines.append("| " + " | ".join([*row.labels, *texts]) + " |")
    return lines


def verdict(study: Study, report: Report) -> list[str]:
    """Which cells lie outside the aim, by their measured share."""
    if study.aim is None and not study.aims:
        return []
    outside = []
    for row in study.rows:
        for seats in study.seats:
            cell, aim = cell_at(study, report, row, seats), study.aim_at(seats)
            if aim is not None and not aim[0] <= study.share(cell) <= aim[1]:
                outside.append(f"- {', '.join(row.labels)}, {seats_word(seats)}: {percent(study, cell)}")
    if study.aims:
        bands = ", ".join([f"{seats_word(seats)} between {band(aim)}" for seats, aim in study.aims.items()])
        first = "Measured outside the aim:" if outside else "Every measured share lies within its aim."
        return [f"The aim: {bands}.", "", first, *(["", *outside] if outside else [])]
    assert study.aim is not None
    if not outside:
        return [f"Every measured share lies between {band(study.aim)}."]
    return [f"Measured not between {band(study.aim)}:", "", *outside]


def band(aim: tuple[float, float]) -> str:
    """From where to where an aim goes."""
    return f"{100 * aim[0]:.0f} and {100 * aim[1]:.0f} %"


def overall(study: Study, report: Report) -> list[str]:
    """The shares over all rows, by number of seats."""
    parts = []
    for seats in study.seats:
        counts = [study.counts(cell_at(study, report, row, seats)) for row in study.rows]
        hits, games = sum([n for n, _ in counts]), sum([n for _, n in counts])
        parts.append(f"{seats_word(seats)} {100 * hits / max(1, games):.0f} % ({hits} of {games})")
    return ["Over all rows: " + ", ".join(parts) + "."]


def steps(study: Study, report: Report) -> list[str]:
    """How much the share falls from step to step, on average over the seats."""
    if not study.steps:
        return []
    lines = ["| " + " | ".join([study.heads[0], *study.steps, "least step"]) + " |"]
    lines.append("|" + "---|" * (len(study.steps) + 2))
    small: list[str] = []
    for group in groups_of(study):
        found: list[float] = []
        for step in study.steps:
            row = next(row for row in study.rows if row.labels == (group, step))
            cells = of_row(study, report, row)
            found.append(sum([study.share(cell) for cell in cells]) / len(cells))
        least = min(before - after for before, after in itertools.pairwise(found))
        if least < study.least_step:
            small.append(group)
        shown = [f"{100 * share:.0f} %" for share in found]
        lines.append("| " + " | ".join([group, *shown, f"{100 * least:.0f} points"]) + " |")
    aim = f"{100 * study.least_step:.0f} points"
    told = f"Less than {aim} apart: {', '.join(small)}." if small else f"Every step is at least {aim}."
    return ["On average over the seats:", "", *lines, "", told]


def sum_line(study: Study, report: Report) -> str:
    """All of a study in one sentence."""
    hits = sum([study.counts(cell)[0] for cell in report.cells])
    pairs = [(row, seats) for row in study.rows for seats in study.seats]
    row, seats = max(pairs, key=lambda pair: study.share(cell_at(study, report, *pair)))
    worst = percent(study, cell_at(study, report, row, seats))
    most = f" (most often in {', '.join(row.labels)}, {seats_word(seats)}: {worst})" if hits else ""
    places = " and ".join([", ".join(map(str, study.seats[:-1])), str(study.seats[-1])])
    return (
        f"{study.bots[0].capitalize()} bots won {hits} of {report.games} games over all rows and {places} seats{most}."
    )


def flow_table(study: Study, report: Report) -> list[str]:
    """How long games are and why they end, over all seats."""
    lines = [f"| {study.heads[0]} | turns or rounds | decisions | how games end |", "|---|---|---|---|"]
    for group, cells in by_group(study, report).items():
        reasons: dict[str, int] = {}
        for cell in cells:
            for reason, count in cell.reasons.items():
                reasons[reason] = reasons.get(reason, 0) + count
        games = sum(cell.games for cell in cells)
        ends = ", ".join(
            f"{reason} {100 * count / games:.0f} %" for reason, count in sorted(reasons.items(), key=lambda e: -e[1])
        )
        rounds = mean([n for cell in cells for n in cell.rounds])
        decisions = mean([n for cell in cells for n in cell.decisions])
        lines.append(f"| {group} | {rounds:.1f} | {decisions:.0f} | {ends} |")
    return lines


def by_group(study: Study, report: Report) -> dict[str, list[Cell]]:
    """The cells by their first label."""
    found: dict[str, list[Cell]] = {}
    for row in study.rows:
        found.setdefault(row.labels[0], []).extend(of_row(study, report, row))
    return found


def section(study: Study, report: Report, folder: Path, game: str, games: int) -> list[str]:
    """One study as text, its pictures drawn; games: how many a cell of the report has."""
    lines = [f"## {study.title}", ""]
    if study.times > 1:
        many = games * study.times
        lines += [f"{many} games a cell, with seeds {report.seed} to {report.seed + many - 1}.", ""]
    if study.text:
        lines += [study.text, ""]
    if study.brief:
        return [*lines, sum_line(study, report), *["", *verdict(study, report)], ""]
    if study.picture:
        name = f"{game}-{study.picture}.png"
        shares_by_seats(study, report, folder / name)
        lines += [f"![{study.title}: shares by number of seats]({name})", ""]
    lines += [*table(study, report), "", *overall(study, report), ""]
    for part in (verdict(study, report), steps(study, report)):
        lines += [*part, ""] if part else []
    if study.flow:
        name = f"{game}-{study.flow}.png"
        lengths(by_group(study, report), folder / name)
        lines += [f"![How long games are]({name})", "", *flow_table(study, report), ""]
    return lines


def write(folder: Path, game: str, plan: Plan, reports: list[Report], games: int) -> None:
    """Write the report and its pictures."""
    folder.mkdir(parents=True, exist_ok=True)
    seed = reports[0].seed
    lines = [
        f"# Balance of {game}",
        "",
        f"Written by `make balance`; do not edit by hand. Which numbers are ours to change: `docs/content/{game}.md`.",
        "",
        METHOD.format(games=games, seed=seed, last=seed + games - 1),
        plan.method,
        "",
    ]
    for study, report in zip(plan.studies, reports, strict=True):
        lines += section(study, report, folder, game, games)
    for tally in plan.tallies:
        shown = [pair for pair in zip(plan.studies, reports, strict=True) if pair[0].title in tally.studies]
        lines += tally_section(tally, shown, folder, game)
    (folder / f"{game}.md").write_text("\n".join(lines).rstrip() + "\n", encoding="utf-8")


def play(game: str, plan: Plan, games: int, jobs: Jobs, seed: int, show: bool) -> list[Report]:
    """The reports of all studies; what two of them ask for is played once."""
    done: dict[str, Cell] = {}
    reports: list[Report] = []
    for study in plan.studies:
        many = games * study.times
        wanted = [(f"{many} {study.bots} {sorted(options.items())}", options) for options in study.cells()]
        new = {key: options for key, options in wanted if key not in done}
        report = simulate_cells(game, many, study.bots, list(new.values()), jobs, seed, show)
        done.update(zip(new, report.cells, strict=True))
        who = [row.of for row in study.rows for _ in study.seats]
        seen = [seen_by(done[key], each) for (key, _), each in zip(wanted, who, strict=True)]
        reports.append(Report(game, study.bots, seed, seen))
    return reports


def main(arguments: list[str] | None = None) -> int:
    """The command line; returns the exit code."""
    parser = argparse.ArgumentParser(prog="python -m hullbreach.lab.balance", description=__doc__)
    parser.add_argument("game", choices=games_with_plans())
    parser.add_argument("--games", type=int, default=60, help="games for each cell of the matrix")
    add_place(parser)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("docs/balance"))
    parser.add_argument("--measured", type=Path, default=FOLDER, help="where the page finds what was measured")
    args = parser.parse_args(arguments)
    plan = plan_of(args.game)
    show = sys.stderr.isatty()
    reports = play(args.game, plan, args.games, place_of(args), args.seed, show)
    write(args.out, args.game, plan, reports, args.games)
    write_measured(args.measured / f"{args.game}.json", measured_of(args.game, plan, reports, asked_of(args.game)))
    # What two studies show was played once: its list of lengths is the same object.
    cells = {id(cell.rounds): cell for report in reports for cell in report.cells}
    print(f"{sum(cell.games for cell in cells.values())} games; report in {args.out / (args.game + '.md')}")
    crashes = [played for cell in cells.values() for played in cell.crashes]
    for played in crashes:
        print(f"seed {played.seed}: {played.outcome}: {played.reason}", file=sys.stderr)
    return 1 if crashes else 0


if __name__ == "__main__":
    leave_with(main)
