"""Thousands of games at once: ``simulate`` plays a matrix of options with bots and reports what happened."""

from __future__ import annotations

import itertools
import math
import time
import traceback
from dataclasses import dataclass, field
from pathlib import Path

import msgspec

import hullbreach as hb
from hullbreach.bots.from_file import bot_of
from hullbreach.games import rulebook
from hullbreach.kernel.errors import BadInput
from hullbreach.kernel.match import Match
from hullbreach.kernel.options import Option
from hullbreach.kernel.outcome import Outcome
from hullbreach.kernel.records import Record, SeedChance, begin, record
from hullbreach.kernel.rulebook import PLAYERS
from hullbreach.lab.workplaces import Jobs, carry_out

# A campaign of ten missions by random play takes some 70,000.
MOST_DECISIONS = 150_000
# Between the sides that have won together.
AND = " and "
WON, SOME, LOST, ENDLESS, CRASHED = "won", "some won", "lost", "endless", "crashed"
Z95 = 1.959964
CHUNK_SECONDS_GAMES = 10


def wilson(hits: int, n: int) -> tuple[float, float]:
    """The 95 % Wilson interval of a share."""
    if n == 0:
        return 0.0, 1.0
    share = hits / n
    z2 = Z95 * Z95
    middle = (share + z2 / (2 * n)) / (1 + z2 / n)
    half = Z95 / (1 + z2 / n) * math.sqrt(share * (1 - share) / n + z2 / (4 * n * n))
    return max(0.0, middle - half), min(1.0, middle + half)


class Task(msgspec.Struct):
    """Some games with the same options, for one worker."""

    cell: int
    game: str
    options: dict[str, object]
    bots: list[str]
    seeds: list[int]
    #: the house content of these games; that in use where none is named
    house: dict[str, object] | None = None


class Played(msgspec.Struct):
    """What one game came to."""

    cell: int
    seed: int
    outcome: str
    reason: str
    rounds: int
    decisions: int
    seconds: float
    score: int | None = None
    crash: Record | None = None
    findings: list[str] = []
    #: by seat, whether it won
    seats: list[bool] = []


def play_task(task: Task) -> list[Played]:
    """Play the games of a task; what a worker process runs."""
    return [play_game(task.cell, task.game, task.options, task.bots, seed, task.house) for seed in task.seeds]


def play_game(
    cell: int,
    game: str,
    options: dict[str, object],
    names: list[str],
    seed: int,
    house: dict[str, object] | None = None,
) -> Played:
    """One game from set-up to outcome; a crash is part of the result, with the record that reproduces it."""
    began = time.perf_counter()
    book = rulebook(game) if house is None else rulebook(game).with_house(house, {})
    match = begin(book, options, SeedChance(seed), quiet=True)
    players = match.state.seats
    bots = [bot_of(names[seat % len(names)], seed * 64 + seat + 1) for seat in range(players)]
    decisions = 0
    choice: Option | None = None
    try:
        while match.question is not None and decisions < MOST_DECISIONS:
            choice = None
            choice = bots[match.question.seat].choose_fast(match)
            match.play(choice)
            decisions += 1
    except (Exception, SystemExit) as wrong:
        reason = f"{traceback.format_exc(limit=-3).strip().splitlines()[-1]}{_line_of_bot(wrong, names)}"
        seconds = time.perf_counter() - began
        found = crash_record(match, choice)
        return Played(cell, seed, CRASHED, reason, match.round, decisions, seconds, None, found)
    seconds = time.perf_counter() - began
    outcome = match.outcome
    if outcome is None:
        found = crash_record(match, None)
        return Played(cell, seed, ENDLESS, "endless", match.round, decisions, seconds, None, found)
    findings = match.rulebook.findings(match.state)
    won = [outcome.result(seat).won for seat in range(players)]
    return Played(
        cell,
        seed,
        who_won(outcome),
        outcome.reason,
        match.round,
        decisions,
        seconds,
        outcome.score,
        None,
        findings,
        won,
    )


def who_won(outcome: Outcome) -> str:
    """Won or lost where everybody plays together, the winning sides where there are sides, else whether some won."""
    if outcome.sides:
        return AND.join(outcome.winning_sides()) or LOST
    if not outcome.winners:
        return LOST
    return SOME if any(not result.won for result in outcome.results) else WON


def _line_of_bot(wrong: BaseException, names: list[str]) -> str:
    """Where in a bot of somebody's own it happened, if it did."""
    files = [str(Path(name).resolve()) for name in names]
    for frame in reversed(traceback.extract_tb(wrong.__traceback__)):
        if frame.filename in files:
            return f" ({Path(frame.filename).name}, line {frame.lineno})"
    return ""


def crash_record(match: Match, choice: Option | None) -> Record:
    """The record up to a crash, the fatal choice included."""
    found = record(match, hb.__version__)
    if choice is not None:
        found.choices.append(choice.text(match.state.names))
    return found


@dataclass
class Cell:
    """The games of one combination of options."""

    options: dict[str, object]
    games: int = 0
    outcomes: dict[str, int] = field(default_factory=dict)
    reasons: dict[str, int] = field(default_factory=dict)
    rounds: list[int] = field(default_factory=list)
    decisions: list[int] = field(default_factory=list)
    scores: list[int] = field(default_factory=list)
    seconds: float = 0.0
    crashes: list[Played] = field(default_factory=list)
    #: by seat, how many games it won
    seats: list[int] = field(default_factory=list)
    #: reasons of the games with a finding, by finding
    found: dict[str, dict[str, int]] = field(default_factory=dict)

    def add(self, played: Played) -> None:
        """Count one game."""
        self.games += 1
        self.outcomes[played.outcome] = self.outcomes.get(played.outcome, 0) + 1
        self.reasons[played.reason] = self.reasons.get(played.reason, 0) + 1
        self.rounds.append(played.rounds)
        self.decisions.append(played.decisions)
        self.seconds += played.seconds
        if played.score is not None:
            self.scores.append(played.score)
        if played.crash is not None:
            self.crashes.append(played)
        if played.seats:
            before = self.seats or [0] * len(played.seats)
            self.seats = [wins + won for wins, won in zip(before, played.seats, strict=True)]
        for finding in played.findings:
            reasons = self.found.setdefault(finding, {})
            reasons[played.reason] = reasons.get(played.reason, 0) + 1

    @property
    def together(self) -> bool:
        """Whether every game was won or lost by all seats together."""
        return self.outcomes.keys() <= {WON, LOST, ENDLESS, CRASHED}

    @property
    def won(self) -> float:
        """The share of games won by all together."""
        return self.outcomes.get(WON, 0) / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval of the share of games won."""
        return wilson(self.outcomes.get(WON, 0), self.games)

    def to_json(self) -> dict[str, object]:
        """The cell as plain JSON data."""
        return {
            "options": self.options,
            "games": self.games,
            "outcomes": shares(self.outcomes, self.games),
            "seats": [round(wins / self.games, 4) for wins in self.seats],
            "reasons": dict(sorted(self.reasons.items(), key=lambda item: -item[1])),
            "rounds": summary(self.rounds),
            "decisions": summary(self.decisions),
            "scores": summary(self.scores),
            "decisions_per_second": rate(sum(self.decisions), self.seconds),
            "crashes": [msgspec.to_builtins(played) for played in self.crashes],
        }


def shares(counts: dict[str, int], games: int) -> dict[str, object]:
    """Each outcome with its count, share and 95 % interval."""
    found: dict[str, object] = {}
    for outcome, count in sorted(counts.items(), key=lambda item: -item[1]):
        low, high = wilson(count, games)
        share = round(count / games, 4) if games else 0.0
        found[outcome] = {"count": count, "share": share, "low": round(low, 4), "high": round(high, 4)}
    return found


def summary(values: list[int]) -> dict[str, float]:
    """Mean, median and extremes of a list of numbers; empty for none."""
    if not values:
        return {}
    ordered = sorted(values)
    return {
        "mean": round(sum(ordered) / len(ordered), 2),
        "median": ordered[len(ordered) // 2],
        "min": ordered[0],
        "max": ordered[-1],
    }


def rate(decisions: int, seconds: float) -> float:
    """Decisions per second of one process."""
    return round(decisions / seconds, 1) if seconds > 0 else 0.0


@dataclass
class Report:
    """What a simulation came to, cell by cell."""

    game: str
    bots: list[str]
    seed: int
    cells: list[Cell]

    @property
    def games(self) -> int:
        """All games played."""
        return sum(cell.games for cell in self.cells)

    @property
    def crashes(self) -> list[Played]:
        """All games that crashed or never ended."""
        return [played for cell in self.cells for played in cell.crashes]

    def cell(self, **options: object) -> Cell:
        """The one cell with these options."""
        found = [c for c in self.cells if all(c.options.get(k) == v for k, v in options.items())]
        if len(found) != 1:
            raise KeyError(f"{len(found)} cells with {options}")
        return found[0]

    def to_json(self) -> dict[str, object]:
        """The report as plain JSON data."""
        outcomes: dict[str, int] = {}
        for cell in self.cells:
            for outcome, count in cell.outcomes.items():
                outcomes[outcome] = outcomes.get(outcome, 0) + count
        decisions = sum(sum(cell.decisions) for cell in self.cells)
        return {
            "game": self.game,
            "bots": self.bots,
            "seed": self.seed,
            "games": self.games,
            "outcomes": shares(outcomes, self.games),
            "decisions_per_second": rate(decisions, sum(cell.seconds for cell in self.cells)),
            "cells": [cell.to_json() for cell in self.cells],
        }


def combinations(matrix: dict[str, list[object]]) -> list[dict[str, object]]:
    """Every combination of the values of a matrix of options."""
    names = list(matrix)
    return [dict(zip(names, values, strict=True)) for values in itertools.product(*matrix.values())]


def tasks_of(
    game: str, cells: list[dict[str, object]], games: int, bots: list[str], seed: int, chunk: int = CHUNK_SECONDS_GAMES
) -> list[Task]:
    """The work of a simulation in pieces; every cell plays the same seeds."""
    seeds = [seed + n for n in range(games)]
    return [
        Task(number, game, options, bots, seeds[start : start + chunk])
        for start in range(0, games, chunk)
        for number, options in enumerate(cells)
    ]


def simulate(
    game: str,
    games: int,
    bots: list[str],
    jobs: Jobs = 1,
    seed: int = 0,
    matrix: dict[str, list[object]] | None = None,
    progress: bool = False,
) -> Report:
    """Play so many games for every combination of options; the bots take the seats in turn."""
    return simulate_cells(game, games, bots, combinations(matrix or {}), jobs, seed, progress)


def simulate_cells(
    game: str,
    games: int,
    bots: list[str],
    options: list[dict[str, object]],
    jobs: Jobs = 1,
    seed: int = 0,
    progress: bool = False,
) -> Report:
    """Play so many games with each of these options."""
    cells = [Cell(each) for each in options]
    # A wrong option is refused here, before any worker starts.
    seats = [int(str(rulebook(game).settle(each)[PLAYERS])) for each in options]
    if not bots:
        raise BadInput("bots", "none, expected at least one")
    if len(bots) > max(seats, default=len(bots)):
        raise BadInput("bots", f"{len(bots)}, but at most {max(seats)} seats")
    for name in bots:
        bot_of(name, 0)
    tasks = tasks_of(game, options, games, bots, seed)
    for played in carry_out(play_task, tasks, jobs, games * len(cells), progress):
        cells[played.cell].add(played)
    return Report(game, bots, seed, cells)
