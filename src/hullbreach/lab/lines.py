"""Where thinking ahead may pay: is what a value says of a line soon also what it says of it later?

``python -m hullbreach.lab.lines encounters --players 3``: in positions of matches between rule bots the choice of the
rules and its rivals are played on by the rules of thumb, in common worlds. For every reason that the rules chose for, a
row tells how far lines differ from that choice two and nine rounds later, and how much of what is seen soon is there
later. What differs only soon is a mistake of the value, and search that believes it loses (``bots.search.MEASURED``).
"""

from __future__ import annotations

import argparse
import math
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import mean

from hullbreach.bots.rules import RulesBot
from hullbreach.bots.search import CANDIDATES, ROUNDS
from hullbreach.bots.value import value_of
from hullbreach.games import rulebook
from hullbreach.kernel.chance import Seeded
from hullbreach.kernel.errors import BadInput
from hullbreach.kernel.match import Match
from hullbreach.kernel.options import Option
from hullbreach.kernel.records import SeedChance, begin
from hullbreach.kernel.worlds import worlds
from hullbreach.lab.commands import add_place, leave_with, place_of
from hullbreach.lab.fitting import SETTINGS
from hullbreach.lab.sim import MOST_DECISIONS, Z95
from hullbreach.lab.workplaces import carry_out

# So many rounds after a choice its consequences are thought to have come about; no match waits longer than that.
LATE, MOST_CHOICES = 9, 900
# So many positions are taken from each match.
POSITIONS = 8
# Of fewer positions nothing is told.
FEW = 3
HEADINGS = ("reason", "lines", "gain soon", "gain late", "spread soon", "spread late", "kept")


@dataclass
class Played:
    """A line beside the choice of the rules: in each world how much more the seat may hope for, soon and late."""

    reason: str
    soon: list[float]
    late: list[float]


@dataclass
class Position:
    """What was found in one position: its lines."""

    lines: list[Played]


def play_on(world: Match, seat: int, option: Option, rules: RulesBot) -> tuple[float, float]:
    """The chance of a seat to win, soon and late after its choice."""
    match = world.copy()
    match.play(option, seat)
    value = value_of(match.rulebook.id)
    first, soon = match.round, -1.0
    for _ in range(MOST_CHOICES):
        if match.question is None or match.round - first >= LATE:
            break
        if soon < 0 and match.round - first >= ROUNDS:
            soon = value(match.state, seat)
        match.play(rules.choose_fast(match))
    outcome = match.outcome
    late = value(match.state, seat) if outcome is None else float(outcome.result(seat).won)
    return (late if soon < 0 else soon), late


def compare(match: Match, count: int, seed: int) -> Position:
    """The rivals of the rules' choice in one position, each in as many worlds as wanted."""
    assert match.question is not None
    seat = match.question.seat
    view = match.view(seat)
    rules = RulesBot(seed)
    choice, *others = rules.rivals(view, CANDIDATES)
    lines = [Played(choice.reason, [], []) for _ in others]
    drawn = worlds(view, Seeded(seed))
    for _ in range(count):
        world = next(drawn)
        soon, late = play_on(world, seat, choice.option, rules)
        for line, other in zip(lines, others, strict=True):
            then, later = play_on(world, seat, other.option, rules)
            line.soon.append(then - soon)
            line.late.append(later - late)
    return Position(lines)


def study_one(task: tuple[str, dict[str, object], int, int]) -> list[Position]:
    """Some positions of one match, drawn from all that are worth a thought; what a worker runs."""
    game, settings, seed, count = task
    match = begin(rulebook(game), settings, SeedChance(seed), quiet=True)
    bots = [RulesBot(seed * 64 + seat + 1) for seat in range(match.state.seats)]
    draws = Seeded(seed)
    kept: list[Match] = []
    seen = 0
    for _ in range(MOST_DECISIONS):
        if match.question is None:
            break
        bot = bots[match.question.seat]
        view = match.glance(match.question.seat)
        if len(view.options) > 1 and not bot.is_routine(view, bot.why(view)):
            seen += 1
            at = len(kept) if len(kept) < POSITIONS else draws.below(seen)
            if at < POSITIONS:
                kept[at : at + 1] = [match.copy()]
        match.play(bot.choose_fast(match))
    return [compare(each, count, seed + n) for n, each in enumerate(kept)]


def covariance(ones: Sequence[float], others: Sequence[float]) -> float:
    """How far two figures of the same lines go together."""
    one, other = mean(ones), mean(others)
    return sum([(a - one) * (b - other) for a, b in zip(ones, others, strict=True)]) / max(1, len(ones) - 1)


def halves(lines: Sequence[Played]) -> list[list[float]]:
    """What each line gains in either half of the worlds: soon, soon, late, late."""
    found = [[mean(line.soon[half::2]) for line in lines] for half in (0, 1)]
    return found + [[mean(line.late[half::2]) for line in lines] for half in (0, 1)]


def kept_of(lines: Sequence[Played]) -> float:
    """The share of what lines differ in soon that is there later; not a number where they do not differ."""
    soon, again, late, later = halves(lines)
    spread = covariance(soon, again)
    return (covariance(soon, later) + covariance(again, late)) / 2 / spread if spread > 0 else math.nan


def off_by(groups: Sequence[Sequence[Played]]) -> float:
    """How far that share may be off (95 %), from what it would be without each of the positions (the jackknife)."""
    without = [kept_of([line for other in groups if other is not one for line in other]) for one in groups]
    middle, count = mean(without), len(without)
    return Z95 * math.sqrt((count - 1) / count * sum([(each - middle) ** 2 for each in without]))


def row_of(reason: str, groups: Sequence[Sequence[Played]]) -> list[str]:
    """The figures of some lines, by their positions, in points.

    What two halves of the worlds say alike is no chance of theirs: so a spread is that of the lines themselves.
    """
    lines = [line for group in groups for line in group]
    soon, again, late, later = halves(lines)
    gains = [100 * mean(each) for each in (soon + again, late + later)]
    spreads = [100 * math.sqrt(max(0.0, covariance(*each))) for each in ((soon, again), (late, later))]
    kept, error = kept_of(lines), off_by(groups)
    told = "-" if math.isnan(kept) or math.isnan(error) else f"{kept:.1f} ± {error:.1f}"
    return [reason, str(len(lines)), *[f"{each:+.1f}" for each in gains], *[f"{each:.1f}" for each in spreads], told]


def table_of(positions: Sequence[Position]) -> list[str]:
    """A row for each reason of which there are some positions, most lines first, and one for all."""
    found = [position.lines for position in positions if position.lines]
    reasons: dict[str, list[list[Played]]] = {}
    for lines in found:
        reasons.setdefault(lines[0].reason, []).append(lines)
    ordered = sorted(reasons.items(), key=lambda each: (-sum(map(len, each[1])), each[0]))
    rows = [row_of(reason, groups) for reason, groups in ordered if len(groups) >= FEW]
    if len(found) >= FEW:
        rows.append(row_of("**all**", found))
    return ["| " + " | ".join(row) + " |" for row in [HEADINGS, ["---"] * len(HEADINGS), *rows]]


def main(arguments: list[str] | None = None) -> None:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=sorted(SETTINGS))
    parser.add_argument("--players", type=int, default=1)
    parser.add_argument("--matches", type=int, default=12)
    parser.add_argument("--worlds", type=int, default=24, help="in how many worlds each line is played, at least 2")
    parser.add_argument("--seed", type=int, default=820_000)
    add_place(parser)
    asked = parser.parse_args(arguments)
    cells = [settings for settings in SETTINGS[asked.game] if settings["players"] == asked.players]
    if not cells:
        known = sorted({str(settings["players"]) for settings in SETTINGS[asked.game]})
        raise BadInput("--players", f"{asked.players}, expected one of {', '.join(known)}")
    if asked.worlds < 2 or asked.matches < 1:
        raise BadInput("--worlds, --matches", "expected at least two worlds and one match")
    seeds = range(asked.seed, asked.seed + asked.matches)
    tasks = [(asked.game, cells[n % len(cells)], seed, asked.worlds) for n, seed in enumerate(seeds)]
    found = carry_out(study_one, tasks, place_of(asked), POSITIONS * len(tasks), show=True, unit="positions")
    print(
        f"{asked.game}, {asked.players} seats: {len(found)} positions of {asked.matches} matches from seed {asked.seed}"
    )
    print("\n".join(table_of(found)))


if __name__ == "__main__":
    leave_with(main)
