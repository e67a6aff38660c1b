"""What thinking ahead gains: writes docs/balance/search.md, the rule bot and the search bot on the same seeds.

Run as ``python -m hullbreach.lab.search_report --games 40 --rollouts 32``; the report says how many games it stands on.
"""

from __future__ import annotations

import argparse
import math
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path
from statistics import mean

from hullbreach.bots.search import seats_thought_for
from hullbreach.kernel.errors import BadInput
from hullbreach.lab.commands import leave_with
from hullbreach.lab.sim import Z95, Cell, simulate_cells, wilson

REPORT = Path("docs/balance/search.md")
# Far from the seeds that the values were fitted on and the bot was tuned on.
SEED = 72_000
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
The aim is a gain of 20 points in encounters over 1, 3 and 5 seats and 15 in corps, in 400 games a cell and for 50 and
200 ms a choice; that many games, and larger budgets, were not played: a thought of 32 rollouts takes about 30 ms of the
compiled build. A row whose interval holds 0 shows no gain. The seeds were fixed beforehand, the number of games by the
time there was. The value is fitted by `python -m hullbreach.lab.fitting encounters --games 3600`; the area under its
curve is 0.61, 0.78 and 0.94 in the first, second and last third of matches that were kept apart. Of 6,900 matches with
3 seats a fit came to 0.55, 0.72 and 0.93 where this one has 0.54, 0.72 and 0.92, so more matches alone hardly help.

What was wrong with 3 seats. An earlier bot had won 19 of 40 matches there, the rules 29 (seeds 690000-690007,
691000-691023, 70000-70003 in two films). The rules were lucky, for they win 63 % of 800 (72000-72199 in the four
films), but it seems worse than they (-16 points ± 16). It thought 190 times a match and did something else 45 times.
Where the rules spend attack points, its candidates were what could be bought and ending the turn, hardly ever another
enemy; and whatever is put off is asked again, so of some questions a turn each was one more chance that noise would
choose a worse purchase. In 52 positions, each line played to the end of the match in 24 worlds, half of what lines
differed in two rounds later was there in the end (slope 0.57; with the value six rounds later 0.93). Now a way to spend
points is compared with other ways to spend the same points, help and the like are left to the rules, what comes to the
same in three worlds is dropped, and more is asked of a line: 70 thoughts a match, 14 other choices. These went in
together, so which of them mattered most is not known.

What is bought is thought about with 1 seat only. `python -m hullbreach.lab.lines encounters --players 3 --matches 16`
asks by reason how much of what the value sees two rounds later is there nine rounds later. With 1 seat it is 0.6 of
what purchases differ in, in two samples of some 100 lines, and other purchases gained 1.5 to 3 points each; of ways to
spend attack it is 1.1 to 1.3. With 3 seats it is 1.2 to 2.1 of ways to spend attack, but of purchases 0.45 in one
sample and 1.1 in the other: too little to trust.

With 5 seats the bot plays by its rules of thumb: thinking as with 3 it won 93 of 164 matches (72000-72040 in the four
films), the rules 86, a gain of 4 points ± 9, which shows nothing. It was to be played to 72059 and was broken off
when it seemed to lead nowhere. One choice of five seats matters less, so it may take more than 32 rollouts.

In `nemesis` it plays by its rules of thumb too, for thinking was found to gain nothing alone (the rules win some 17 %
there). Of 123 positions where the rules take an Action or choose an Objective, the choice and three or four others
that look best were played to the end in 32 worlds. The others win 1.9 ± 1.1 points less. The one that won most in
half of the worlds, if that was 1.5 points more than the choice, gained -0.7 ± 1.3 points in the other half; found by
the value one, two or three rounds later it gained -0.5 ± 0.6, -0.4 ± 0.9 and -0.6 ± 1.0. Nor did whole plans gain:
from 48 positions on only pods, only sleep, half or twice the fear of Intruders, kept to the end in 32 worlds; the
best of them in one half gained -0.7 ± 2.2 in the other. So the choices of its rules are as good as any that rules of
thumb follow up, as far as 16 worlds can tell, and a rollout to the end takes some 5 ms of the compiled build, which
leaves 40 in 200 ms. A bot that thought about every step with 64 rollouts of two rounds did something else at 6 of 11
and won 1 of 10 matches (72000-72009), the rules 3; then it was broken off. The value is fitted by
`python -m hullbreach.lab.fitting nemesis --games 3000`; the area under its curve is 0.69, 0.80 and 0.92.

In `hunt` it plays by its rules of thumb as well. One seat that thought (18 rollouts of one round, 3 candidates, about
moves, attacks and sentries) had won 11 of 20 matches of the second mission between Marines and Aliens, the rules 6. On
seeds named beforehand, as the Aliens, that did not come again: it won 14 of 40 (73000-73039), the rules 13, a gain of
2 points ± 18. With a value that was fitted anew it had won 4 of 13 (73100-73112), the rules 5, when that was broken
off. The Marines were not played. The value is fitted by `python -m hullbreach.lab.fitting hunt --games 1200`; the area
under its curve is 0.62, 0.74 and 0.85.

In `corps` it does so too. Whole ways were tried, for square by square the rules of thumb correct every other step: up
to four other ends of a Move, each walked to its end, and up to three other Actions, a shot with its whole burst. In 216
positions of 56 matches (91000-91055, the campaign missions and bug hunts by turns, 3 and 1 seats), each line in 12
worlds, other ways are worth 5.4 ± 1.0 points less five rounds later than what the rules do, other Actions 0.6 ± 0.9
less. The line that the value held for better in half of the worlds gained in the other half, five rounds later: by its
word after one round +0.4 ± 0.8, after two -0.1 ± 0.8, after three +0.5 ± 0.7; of ways alone +0.4 ± 0.7, -0.3 ± 0.8
and +0.1 ± 0.8, of other Actions alone +0.3 ± 0.7, +0.3 ± 0.6 and +0.4 ± 0.5. In matches with 1 seat, 24 rollouts of one
round over both, it did something else at a quarter of 148 thoughts and won 25 of 41 (the seven missions by turns,
seeds 74000-74005, the last of 42 was not played), the rules 26: -2 points ± 22. So whole ways were left out. Other
Actions alone, valued three rounds later, were not played in matches. The value is fitted by
`python -m hullbreach.lab.fitting corps --games 1400`; the area under its curve is 0.60, 0.80 and 0.93.

What comes of the options is shown in all games: by the button under a hint, in the terminal by `w`.
"""


@dataclass(frozen=True)
class Row:
    """A cell of the report."""

    game: str
    name: str
    settings: dict[str, object]


FILMS = ("alien", "aliens", "alien3", "alien_resurrection")
# Elsewhere the bot plays by its rules of thumb.
ROWS = tuple(
    [
        Row("encounters", f"{film}, {seats} seat{'s' if seats > 1 else ''}", {"players": seats, "scenario": film})
        for seats in seats_thought_for("encounters")
        for film in FILMS
    ]
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


def seeds_of(games: int) -> list[int]:
    """The seeds of every cell."""
    return [SEED + n for n in range(games)]


def play(row: Row, games: int, rollouts: int) -> Played:
    """Both bots in one cell."""
    won: list[list[bool]] = []
    times: list[float] = []
    for bot in ("rules", f"search:{rollouts}"):
        cells = cells_of(row, bot, seeds_of(games))
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


def lines_of(done: list[tuple[Row, Played]]) -> list[str]:
    """The rows of the cells, and beneath those of one game and number of seats what they come to together."""
    found: list[str] = []
    for (game, seats), group in groupby(done, lambda each: (each[0].game, each[0].settings["players"])):
        cells = list(group)
        seeds = seeds_of(len(cells[0][1].rules))
        span = f"{seeds[0]}-{seeds[-1]}"
        found += [line_of(game, row.name, span, each) for row, each in cells]
        if len(cells) > 1:
            found.append(line_of(game, f"**all with {seats}**", span, pooled([each for _, each in cells])))
    return found


def main(arguments: list[str] | None = None) -> None:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, nargs="+", default=[40], help="of a cell; or for each number of seats")
    parser.add_argument("--rollouts", type=int, default=32)
    parser.add_argument("--only", choices=sorted({row.game for row in ROWS}), help="the cells of one game")
    parser.add_argument("--out", type=Path, default=REPORT)
    asked = parser.parse_args(arguments)
    seats = list(dict.fromkeys([row.settings["players"] for row in ROWS]))
    if len(asked.games) not in (1, len(seats)) or min(asked.games) < 1:
        raise BadInput("--games", f"expected one number, or one for each of {', '.join(map(str, seats))} seats")
    games = dict(zip(seats, asked.games * len(seats), strict=False))
    settings = f"--games {' '.join(map(str, asked.games))} --rollouts {asked.rollouts}"
    command = f"python -m hullbreach.lab.search_report {settings}"
    if asked.only:
        command += f" --only {asked.only}"
    text = INTRODUCTION.format(command=command, rollouts=asked.rollouts)
    done: list[tuple[Row, Played]] = []
    for row in [row for row in ROWS if asked.only in (None, row.game)]:
        done.append((row, play(row, games[row.settings["players"]], asked.rollouts)))
        lines = lines_of(done)
        print(lines[-1], flush=True)
        # What is broken off has said what it found.
        asked.out.write_text("\n".join([text + "\n".join(lines), "", CLOSING]), "utf-8")


if __name__ == "__main__":
    leave_with(main)
