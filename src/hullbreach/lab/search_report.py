"""What thinking ahead gains: writes docs/balance/search.md, the rule bot and the search bot on the same seeds.

Run as ``python -m hullbreach.lab.search_report --games 40 --rollouts 12``; the report says how many games it stands on.
"""

from __future__ import annotations

import argparse
import math
from dataclasses import dataclass
from pathlib import Path

from hullbreach.lab.sim import Z95, Cell, simulate_cells, wilson

REPORT = Path("docs/balance/search.md")
# Far from the seeds that the values were fitted on.
SEED = 70_000
INTRODUCTION = """\
# What thinking ahead gains

Written by `{command}`. In every row the same seeds are played
by the `rules` bot and by `search` with {rollouts} rollouts a choice, in all seats; an interval is the 95 % Wilson
interval, that of the gain the normal one of the difference by seed. How the bot works is told in
[architecture.md](../architecture.md); `sim`, `play` and `tournament` know it as `search:{rollouts}`.

| game | cell | games | seeds | rules won | search won | gain in points | time of a choice, search to rules |
|---|---|---|---|---|---|---|---|
"""

CLOSING = """\
The aim is a gain of 20 points in encounters and 15 in corps; a row whose interval holds 0 shows none. Cells that are
not listed were not measured. What limits it: the values hardly tell won from lost in the first third of a game
(`python -m hullbreach.lab.fitting` prints how well), and a handful of worlds proves only large gains.
"""


@dataclass(frozen=True)
class Row:
    """A cell of the report; ``share``: which part of the games of the command it plays, as some games are long."""

    game: str
    name: str
    settings: dict[str, object]
    share: float = 1.0


ROWS = (
    Row("encounters", "alien, 1 seat", {"players": 1, "scenario": "alien"}),
    Row("corps", "newt, 1 seat", {"players": 1, "mission": "newt"}, 0.1),
)


def percent(won: int, games: int) -> str:
    """A share with its interval."""
    low, high = wilson(won, games)
    return f"{100 * won / games:.0f} % ({100 * low:.0f}-{100 * high:.0f})"


def gain_of(rules: list[bool], search: list[bool]) -> str:
    """The gain in points, with its interval."""
    gains = [int(one) - int(other) for one, other in zip(search, rules, strict=True)]
    mean = sum(gains) / len(gains)
    spread = math.sqrt(sum([(gain - mean) ** 2 for gain in gains]) / max(1, len(gains) - 1) / len(gains))
    return f"{100 * mean:+.0f} ± {100 * Z95 * spread:.0f}"


def cells_of(row: Row, bot: str, seeds: list[int]) -> list[Cell]:
    """Every seed as a cell of its own, so that the two bots can be compared game by game."""
    return [simulate_cells(row.game, 1, [bot], [row.settings], seed=seed).cells[0] for seed in seeds]


def line_of(row: Row, games: int, rollouts: int) -> str:
    """One row of the report."""
    seeds = [SEED + n for n in range(max(2, round(games * row.share)))]
    won: list[list[bool]] = []
    times: list[float] = []
    for bot in ("rules", f"search:{rollouts}"):
        cells = cells_of(row, bot, seeds)
        won.append([cell.won == 1.0 for cell in cells])
        times.append(sum([cell.seconds for cell in cells]) / sum([sum(cell.decisions) for cell in cells]))
    facts = [row.game, row.name, str(len(seeds)), f"{seeds[0]}-{seeds[-1]}"]
    facts += [percent(sum(each), len(seeds)) for each in won]
    return "| " + " | ".join([*facts, gain_of(*won), f"{times[1] / times[0]:.0f}"]) + " |"


def main(arguments: list[str] | None = None) -> None:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--rollouts", type=int, default=12)
    parser.add_argument("--only", choices=sorted({row.game for row in ROWS}), help="the cells of one game")
    parser.add_argument("--out", type=Path, default=REPORT)
    asked = parser.parse_args(arguments)
    command = f"python -m hullbreach.lab.search_report --games {asked.games} --rollouts {asked.rollouts}"
    if asked.only:
        command += f" --only {asked.only}"
    text = INTRODUCTION.format(command=command, rollouts=asked.rollouts)
    for row in [row for row in ROWS if asked.only in (None, row.game)]:
        text += line_of(row, asked.games, asked.rollouts) + "\n"
        print(text.splitlines()[-1], flush=True)
    asked.out.write_text(f"{text}\n{CLOSING}", "utf-8")


if __name__ == "__main__":
    main()
