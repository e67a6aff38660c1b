"""Faults on purpose, for long: evenings at stormy tables, and a flood of nonsense. What fails names its seed."""

from __future__ import annotations

import argparse
import sys
import time
import traceback
from collections import Counter

from hullbreach.games import GAMES
from tests.storm.evening import EXAMPLE, spent
from tests.storm.messages import flood
from tests.storm.report import write_report

# Every so many evenings one of the big games is played; the example game is quick and has everything a table needs.
BIG = 25
# So often, in seconds, a log is told how far it is.
TELL_SECONDS = 30.0


def plan(seed: int) -> tuple[str, int, int]:
    """The game of an evening, its seats and processes."""
    game = GAMES[seed // BIG % len(GAMES)] if seed % BIG == 0 else EXAMPLE
    return game, 2 + seed % 2, 1 + seed // 2 % 2


class Progress:
    """One line that changes in a terminal, and a line now and then in a log."""

    def __init__(self) -> None:
        self.began = self.told = time.monotonic()

    def tell(self, text: str) -> None:
        """How far it is."""
        now = time.monotonic()
        if sys.stderr.isatty():
            print(f"\r{text}", end="", file=sys.stderr, flush=True)
        elif now - self.told >= TELL_SECONDS:
            self.told = now
            print(f"{text}, {now - self.began:.0f} s", file=sys.stderr, flush=True)


def run_evenings(first: int, number: int, seconds: float) -> str:
    """Evening after evening; what was found in the end."""
    sums: Counter[str] = Counter()
    progress = Progress()
    for seed in range(first, first + number):
        try:
            told = spent(seed, *plan(seed), seconds)
        except Exception:
            traceback.print_exc()
            sys.exit(f"\nseed {seed} failed: python -m tests.storm --first {seed} --evenings 1 --messages 0")
        sums.update(evenings=1, entries=told.entries, moments=told.moments, crashes=told.crashes)
        progress.tell(f"{sums['evenings']:,} of {number:,} evenings")
    return (
        f"{sums['evenings']:,} evenings (seeds {first} to {first + number - 1}, {seconds:g} s) with"
        f" {sums['crashes']:,} crashes, {sums['entries']:,} entries and {sums['moments']:,} moments that somebody saw:"
        " all agreed with what is stored"
    )


def run_messages(first: int, number: int) -> str:
    """Nonsense; what was found in the end."""
    progress = Progress()
    seed = first

    def tell(next_seed: int, sent: Counter[str]) -> None:
        nonlocal seed
        seed = next_seed
        progress.tell(f"{sent['sockets'] + sent['HTTP']:,} of {number:,} messages")

    try:
        sent = flood(first, number, tell)
    except Exception:
        traceback.print_exc()
        sys.exit(f"\nseed {seed} failed: python -m tests.storm --first {seed} --evenings 0 --messages 1")
    return (
        f"{sent['sockets'] + sent['HTTP']:,} messages (seeds {first} to {seed - 1}; {sent['sockets']:,} over"
        f" {sent['connections']:,} sockets, {sent['HTTP']:,} over HTTP): no failure, no change, no word to a wrong seat"
    )


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m tests.storm", description=__doc__)
    parser.add_argument("--evenings", type=int, default=2000)
    parser.add_argument("--messages", type=int, default=1_000_000)
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    parser.add_argument("--seconds", type=float, default=30.0, help="how long people play, by their own clocks")
    parser.add_argument("--report", action="store_true", help="write what was found into docs/storm.md")
    asked = parser.parse_args()
    if min(asked.evenings, asked.messages, asked.first) < 0 or asked.seconds <= 0:
        parser.error("numbers must not be negative")
    found: list[str] = []
    if asked.evenings:
        found.append(run_evenings(asked.first, asked.evenings, asked.seconds))
        print(f"\n{found[-1]}", flush=True)
        if asked.report:
            write_report("Evenings", found[-1])
    if asked.messages:
        found.append(run_messages(asked.first, asked.messages))
        print(f"\n{found[-1]}", flush=True)
        if asked.report:
            write_report("Nonsense", found[-1])


if __name__ == "__main__":
    main()
