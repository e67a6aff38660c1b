"""What thinking ahead gains: writes docs/balance/search.md, the rule bot and the search bot on the same seeds.

Run as ``python -m hullbreach.lab.search_report --games 40 --rollouts 12``; the report says how many games it stands on.
"""

from __future__ import annotations

import argparse
import math
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path
from statistics import mean

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


FILMS = ("alien", "aliens", "alien3", "alien_resurrection")
ROWS = (
    *[Row("encounters", f"{film}, 1 seat", {"players": 1, "scenario": film}) for film in FILMS],
    *[Row("encounters", f"{film}, 3 seats", {"players": 3, "scenario": film}, 0.2) for film in FILMS],
    *[Row("encounters", f"{film}, 5 seats", {"players": 5, "scenario": film}, 0.2) for film in FILMS],
    Row("corps", "newt, 1 seat", {"players": 1, "mission": "newt"}, 0.1),
)


@dataclass
class Played:
    """What both bots made of the same seeds: who won each game, and how long a choice took them, in seconds."""

    rules: list[bool]
    search: list[bool]
    times: tuple[float, float]


def percent(won: int, games: int) -> str:
    """A share with its interval."""
    low, high = wilson(won, games)
    return f"{100 * won / games:.0f} % ({100 * low:.0f}-{100 * high:.0f})"


def gain_of(rules: list[bool], search: list[bool]) -> str:
    """The gain in points, with its interval."""
    gains = [int(one) - int(other) for one, other in zip(search, rules, strict=True)]
    average = mean(gains)
    spread = math.sqrt(sum([(gain - average) ** 2 for gain in gains]) / max(1, len(gains) - 1) / len(gains))
    return f"{100 * average:+.0f} ± {100 * Z95 * spread:.0f}"


def cells_of(row: Row, bot: str, seeds: list[int]) -> list[Cell]:
    """Every seed as a cell of its own, so that the two bots can be compared game by game."""
    return [simulate_cells(row.game, 1, [bot], [row.settings], seed=seed).cells[0] for seed in seeds]


def seeds_of(row: Row, games: int) -> list[int]:
    """The seeds of a cell, the same in all of them."""
    return [SEED + n for n in range(max(2, round(games * row.share)))]


def play(row: Row, games: int, rollouts: int) -> Played:
    """Both bots in one cell."""
    won: list[list[bool]] = []
    times: list[float] = []
    for bot in ("rules", f"search:{rollouts}"):
        cells = cells_of(row, bot, seeds_of(row, games))
        won.append([cell.won == 1.0 for cell in cells])
        times.append(sum([cell.seconds for cell in cells]) / sum([sum(cell.decisions) for cell in cells]))
    return Played(won[0], won[1], (times[0], times[1]))


def pooled(parts: list[Played]) -> Played:
    """Several cells as one; a choice took as long as in the mean of them."""
    return Played(
        [won for part in parts for won in part.rules],
        [won for part in parts for won in part.search],
        (mean([part.times[0] for part in parts]), mean([part.times[1] for part in parts])),
    )


def line_of(game: str, name: str, seeds: str, played: Played) -> str:
    """One row of the report."""
    count = len(played.rules)
    won = [percent(sum(each), count) for each in (played.rules, played.search)]
    slower = f"{played.times[1] / played.times[0]:.0f}"
    return "| " + " | ".join([game, name, str(count), seeds, *won, gain_of(played.rules, played.search), slower]) + " |"


def lines_of(done: list[tuple[Row, Played]], games: int) -> list[str]:
    """The rows of the cells, and beneath those of one game and number of seats what they come to together."""
    found: list[str] = []
    for (game, seats), group in groupby(done, lambda each: (each[0].game, each[0].settings["players"])):
        cells = list(group)
        spans = [f"{seeds_of(row, games)[0]}-{seeds_of(row, games)[-1]}" for row, _ in cells]
        found += [line_of(game, row.name, span, each) for (row, each), span in zip(cells, spans, strict=True)]
        if len(cells) > 1:
            found.append(line_of(game, f"**all with {seats}**", spans[0], pooled([each for _, each in cells])))
    return found


def main(arguments: list[str] | None = None) -> None:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--rollouts", type=int, default=12)
    parser.add_argument("--only", choices=sorted({row.game for row in ROWS}), help="the cells of one game")
    parser.add_argument("--seats", type=int, nargs="+", default=[1, 3, 5], help="the cells with so many seats")
    parser.add_argument("--out", type=Path, default=REPORT)
    asked = parser.parse_args(arguments)
    command = f"python -m hullbreach.lab.search_report --games {asked.games} --rollouts {asked.rollouts}"
    if asked.only:
        command += f" --only {asked.only}"
    if asked.seats != [1, 3, 5]:
        command += f" --seats {' '.join([str(seats) for seats in asked.seats])}"
    text = INTRODUCTION.format(command=command, rollouts=asked.rollouts)
    done: list[tuple[Row, Played]] = []
    for row in [row for row in ROWS if asked.only in (None, row.game) and row.settings["players"] in asked.seats]:
        done.append((row, play(row, asked.games, asked.rollouts)))
        lines = lines_of(done, asked.games)
        print(lines[-1], flush=True)
        # What is broken off has said what it found.
        asked.out.write_text("\n".join([text + "\n".join(lines), "", CLOSING]), "utf-8")


if __name__ == "__main__":
    main()
