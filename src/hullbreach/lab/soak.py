"""Random games over everything there is: no crash, no endless game, nothing lost, every record replays.

Run as ``python -m hullbreach.lab.soak --games 1000``; a failure writes the record and ends with code 1.
"""

from __future__ import annotations

import argparse
import sys
import time
import traceback
from collections import Counter
from pathlib import Path

import hullbreach as hb
from hullbreach.bots import Bot, make, names_for
from hullbreach.games import GAMES, rulebook
from hullbreach.kernel.chance import Seeded
from hullbreach.kernel.errors import BadInput
from hullbreach.kernel.match import Match
from hullbreach.kernel.records import record, write_record
from hullbreach.lab.commands import add_place, leave_with, place_of
from hullbreach.lab.sim import (
    CRASHED,
    ENDLESS,
    MOST_DECISIONS,
    Played,
    Task,
    crash_record,
    tasks_of,
    who_won,
)
from hullbreach.lab.workplaces import Jobs, carry_out

CHECK_EVERY = 25


def options_for(game: str, seed: int) -> dict[str, object]:
    """Options of a match drawn over all values there are; combinations the rules refuse are drawn again."""
    source = Seeded(seed * 2_654_435_761 + 1)
    book = rulebook(game)
    while True:
        drawn: dict[str, object] = {}
        for setting in book.settings():
            drawn[setting.name] = setting.values[source.below(len(setting.values))]
        try:
            return book.settle(drawn)
        except BadInput:
            continue


def seats_for(game: str, options: dict[str, object], seed: int) -> list[Bot]:
    """Bots for the seats: of one kind, or mixed, so that the play gets far as well as wide."""
    players = options["players"]
    assert isinstance(players, int)
    source = Seeded(seed + 77)
    able = names_for(game)
    kind = source.below(len(able) + 1)
    names = [able[kind] if kind < len(able) else able[source.below(len(able))] for _ in range(players)]
    return [make(name, seed * 64 + seat) for seat, name in enumerate(names)]


class Broken(Exception):  # noqa: N818 - a finding about the rules, not an error of this program
    """Something that must hold does not."""


def soak_task(task: Task) -> list[Played]:
    """Play and check the games of a task; what a worker process runs."""
    return [soak_game(task.game, seed) for seed in task.seeds]


def soak_game(game: str, seed: int) -> Played:
    """One random game, checked on the way and replayed at the end."""
    options = options_for(game, seed)
    bots = seats_for(game, options, seed)
    rest = {name: value for name, value in options.items() if name != "players"}
    began = time.perf_counter()
    match = hb.new(game, len(bots), seed, log=True, **rest)
    try:
        play_checked(match, bots)
        replayed = hb.replay(record(match, hb.__version__))
        if not replayed.state == match.state:
            raise Broken("the record replays to another state")
    except Exception as trouble:
        reason = f"{type(trouble).__name__}: {trouble} ({_place(trouble)})"
        seconds = time.perf_counter() - began
        found = crash_record(match, None)
        return Played(0, seed, CRASHED, reason, match.round, len(match), seconds, None, found)
    seconds = time.perf_counter() - began
    outcome = match.outcome
    if outcome is None:
        found = crash_record(match, None)
        return Played(0, seed, ENDLESS, "endless", match.round, len(match), seconds, None, found)
    return Played(0, seed, who_won(outcome), outcome.reason, match.round, len(match), seconds, outcome.score)


def play_checked(match: Match, bots: list[Bot]) -> None:
    """Play to the end, looking every so often whether all components are there."""
    decisions = 0
    while match.question is not None and decisions < MOST_DECISIONS:
        choice = bots[match.question.seat].choose_fast(match)
        text = choice.text(match.state.names)
        try:
            match.play(choice)
        except Exception as trouble:
            raise Broken(f"choice {decisions + 1}, {text!r}: {type(trouble).__name__}: {trouble}") from trouble
        decisions += 1
        if decisions % CHECK_EVERY == 0:
            wrong = match.rulebook.amiss(match.state)
            if wrong:
                raise Broken(f"not conserved after {decisions} decisions: {', '.join(wrong)}")


def _place(trouble: Exception) -> str:
    """Where in the program something happened."""
    frames = traceback.extract_tb((trouble.__cause__ or trouble).__traceback__)
    return f"{Path(frames[-1].filename).name}:{frames[-1].lineno}" if frames else "nowhere"


def soak(game: str, games: int, jobs: Jobs, seed: int, progress: bool) -> list[Played]:
    """Play so many random games over all options."""
    tasks = tasks_of(game, [{}], games, names_for(game), seed)
    return carry_out(soak_task, tasks, jobs, games, progress)


def main(arguments: list[str] | None = None) -> int:
    """The command line; returns the exit code."""
    parser = argparse.ArgumentParser(prog="python -m hullbreach.lab.soak", description=__doc__)
    parser.add_argument("game", nargs="*", help="which games; all of them when none is named")
    parser.add_argument("--games", type=int, default=1000, help="how many matches of each")
    add_place(parser)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--out", type=Path, default=Path("build"), help="where records of failures go")
    args = parser.parse_args(arguments)
    if args.games < 1:
        parser.error(f"argument --games: {args.games}, expected at least 1")
    args.out.mkdir(parents=True, exist_ok=True)
    sound = True
    for game in args.game or GAMES:
        found = soak(game, args.games, place_of(args), args.seed, sys.stderr.isatty())
        sound = report(game, found, args.out) and sound
    return 0 if sound else 1


def report(game: str, found: list[Played], out: Path) -> bool:
    """Say how the games went and keep the record of each failure; whether there was none."""
    failures = [played for played in found if played.crash is not None]
    decisions = sum(played.decisions for played in found)
    ends = ", ".join(f"{n} {how}" for how, n in Counter(played.outcome for played in found).most_common())
    print(f"{game}: {len(found)} games, {decisions} decisions, {ends}, {len(failures)} failures", flush=True)
    for played in failures:
        path = out / f"soak-{game}-{played.seed}.json"
        assert played.crash is not None
        path.write_bytes(write_record(played.crash))
        print(f"seed {played.seed}: {played.reason}; record in {path}")
    return not failures


if __name__ == "__main__":
    leave_with(main)
