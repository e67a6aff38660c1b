"""The balance report of a game: plays the matrix and writes docs/balance/<game>.md with tables and plots.

Run as ``python -m hullbreach.lab.balance corps --games 60 --jobs 2``.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from hullbreach.lab.plots import lengths, win_rates
from hullbreach.lab.sim import Cell, Report, simulate

SEATS: list[object] = [1, 2, 4, 6]
EDITIONS: list[object] = ["updated", "2020"]
CAMPAIGN = ["newt", "escape", "survive"]
SIDE = ["rescue", "resupply"]
HUNTS = ["bug_hunt_operations", "bug_hunt_quarters", "bug_hunt_catwalks", "bug_hunt_hive"]
WHOLE = "campaign"
BAND = (0.25, 0.75)
MOST_RANDOM = 0.05

METHOD = """\
Every cell is {games} games with seeds {seed} to {last}; all seats are played by the `rules` bot, which decides from
what its seat may know. An interval is the 95 % Wilson interval of the share of games won. The aim for the three
campaign missions (each played on its own) and for the bug hunts is a share between 25 and 75 % for every number of
seats in both editions; bots that choose at random should win less than 5 %.
"""


def percent(cell: Cell) -> str:
    """The share of games won with its interval."""
    low, high = cell.interval
    return f"{100 * cell.won:.0f} % ({100 * low:.0f}-{100 * high:.0f})"


def seats_word(seats: object) -> str:
    """So many seats, in words."""
    return "1 seat" if seats == 1 else f"{seats} seats"


def table(report: Report, missions: list[str]) -> list[str]:
    """Win rates by mission, edition and number of seats."""
    lines = ["| mission | edition | " + " | ".join(seats_word(seats) for seats in SEATS) + " |"]
    lines.append("|---|---|" + "---|" * len(SEATS))
    for mission in missions:
        for edition in EDITIONS:
            row = [percent(report.cell(mission=mission, edition=edition, players=seats)) for seats in SEATS]
            lines.append(f"| {mission} | {edition} | " + " | ".join(row) + " |")
    return lines


def of_mission(report: Report, mission: str) -> list[Cell]:
    """The cells of one mission."""
    return [cell for cell in report.cells if cell.options["mission"] == mission]


def mean(values: list[int]) -> float:
    """The average, 0 for nothing."""
    return sum(values) / len(values) if values else 0.0


def flow_table(report: Report, missions: list[str]) -> list[str]:
    """How long games are and why they end, over all seats and editions."""
    lines = ["| mission | rounds | decisions | how games end |", "|---|---|---|---|"]
    for mission in missions:
        cells = of_mission(report, mission)
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
        lines.append(f"| {mission} | {rounds:.1f} | {decisions:.0f} | {ends} |")
    return lines


def verdict(report: Report, missions: list[str]) -> list[str]:
    """Which cells lie outside the band, by their measured share."""
    outside = [
        f"{cell.options['mission']}, {seats_word(cell.options['players'])}, {cell.options['edition']}: {percent(cell)}"
        for mission in missions
        for cell in of_mission(report, mission)
        if not BAND[0] <= cell.won <= BAND[1]
    ]
    if not outside:
        return ["Every measured share lies between 25 and 75 %."]
    return ["Measured outside 25 to 75 %:", "", *[f"- {line}" for line in outside]]


def random_line(report: Report) -> str:
    """What the random bots came to."""
    won = sum(cell.outcomes.get("won", 0) for cell in report.cells)
    worst = max(report.cells, key=lambda cell: cell.won)
    name = f"{worst.options['mission']}, {seats_word(worst.options['players'])}, {worst.options['edition']}"
    most = f" (most often in {name}: {percent(worst)})" if won else ""
    return f"Random bots won {won} of {report.games} games over all missions, 1 and 4 seats and both editions{most}."


def campaign_table(report: Report) -> list[str]:
    """Whole campaigns: how many are won, and with what score."""
    lines = ["| edition | seats | won | mean score of those won |", "|---|---|---|---|"]
    for cell in report.cells:
        score = f"{mean(cell.scores):.1f}" if cell.scores else "-"
        lines.append(f"| {cell.options['edition']} | {cell.options['players']} | {percent(cell)} | {score} |")
    return lines


def write(folder: Path, game: str, rules: Report, chance: Report, campaign: Report, games: int) -> None:
    """Write the report and its pictures."""
    folder.mkdir(parents=True, exist_ok=True)
    missions = [*CAMPAIGN, *HUNTS, *SIDE]
    cells = {mission: of_mission(rules, mission) for mission in missions}
    win_rates(cells, missions, folder / f"{game}-wins.png")
    lengths(cells, missions, folder / f"{game}-rounds.png")
    method = METHOD.format(games=games, seed=rules.seed, last=rules.seed + games - 1)
    lines = [
        f"# Balance of {game}",
        "",
        "Written by `make balance`; do not edit by hand. Which numbers are ours to change: `docs/content/corps.md`.",
        "",
        method,
        f"![Games won by mission, seats and edition]({game}-wins.png)",
        "",
        "## Campaign missions and bug hunts",
        "",
        *table(rules, [*CAMPAIGN, *HUNTS]),
        "",
        *verdict(rules, [*CAMPAIGN, *HUNTS]),
        "",
        "## Side missions",
        "",
        "No aim is set for them: in a campaign they are a gamble the players may leave alone.",
        "",
        *table(rules, SIDE),
        "",
        "## Random play",
        "",
        random_line(chance),
        "",
        "## Whole campaigns",
        "",
        *campaign_table(campaign),
        "",
        "## Length and endings",
        "",
        f"![Rounds by mission]({game}-rounds.png)",
        "",
        *flow_table(rules, missions),
    ]
    (folder / f"{game}.md").write_text("\n".join(lines) + "\n", encoding="utf-8")


def main(arguments: list[str] | None = None) -> int:
    """The command line; returns the exit code."""
    parser = argparse.ArgumentParser(prog="python -m hullbreach.lab.balance", description=__doc__)
    parser.add_argument("game", choices=["corps"])
    parser.add_argument("--games", type=int, default=60, help="games for each cell of the matrix")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("docs/balance"))
    args = parser.parse_args(arguments)
    show = sys.stderr.isatty()
    missions: list[object] = [*CAMPAIGN, *HUNTS, *SIDE]
    common: dict[str, list[object]] = {"edition": EDITIONS, "players": SEATS}
    rules = simulate(args.game, args.games, ["rules"], args.jobs, args.seed, {"mission": missions, **common}, show)
    few: dict[str, list[object]] = {"mission": missions, "edition": EDITIONS, "players": [1, 4]}
    chance = simulate(args.game, args.games, ["random"], args.jobs, args.seed, few, show)
    whole: dict[str, list[object]] = {"mission": [WHOLE], **common}
    campaign = simulate(args.game, args.games, ["rules"], args.jobs, args.seed, whole, show)
    write(args.out, args.game, rules, chance, campaign, args.games)
    print(f"{rules.games + chance.games + campaign.games} games; report in {args.out / (args.game + '.md')}")
    crashes = [*rules.crashes, *chance.crashes, *campaign.crashes]
    for played in crashes:
        print(f"seed {played.seed}: {played.outcome}: {played.reason}", file=sys.stderr)
    return 1 if crashes else 0


if __name__ == "__main__":
    sys.exit(main())
