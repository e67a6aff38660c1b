"""Speed, copying and memory of our games beside catanatron, alternating on one core in the same run."""

import argparse
import json
import os
import statistics
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path

from rich.console import Console
from rich.table import Table

ROOT = Path(__file__).resolve().parent.parent
COMPILED = ROOT / "build" / "compiled"
PEER = "catanatron"


@dataclass(frozen=True)
class Mark:
    """A bound that a measured figure must keep."""

    build: str
    figure: str
    at_least: float | None = None
    at_most: float | None = None

    def kept(self, value: float) -> bool:
        """Whether a value is within the bound."""
        return (self.at_least is None or value >= self.at_least) and (self.at_most is None or value <= self.at_most)

    def __str__(self) -> str:
        bounds = {"at least": self.at_least, "at most": self.at_most}
        return f"{self.build} {self.figure} " + " and ".join(f"{k} {v:g}" for k, v in bounds.items() if v)


# speed and copy are ratios to the peer, round by round; memory is the largest match seen, in kB.
COPY_AT_MOST = 0.25
# A whole game of rule bots takes seconds in some games, so these rounds are fewer.
PLAYOUT_ROUNDS = 3
MEMORY_AT_MOST = 200
SPEED_AT_LEAST = {
    "corps pure": 1.0,
    "corps compiled": 2.0,
    "encounters pure": 2.0,
    "encounters compiled": 3.0,
    "hunt pure": 1.5,
    "hunt compiled": 3.0,
    "nemesis pure": 1.5,
    "nemesis compiled": 3.0,
}
GAMES = ("corps", "encounters", "hunt", "nemesis")
MARKS = tuple(
    mark
    for build, speed in SPEED_AT_LEAST.items()
    for mark in (
        Mark(build, "speed", at_least=speed),
        Mark(build, "copy", at_most=COPY_AT_MOST),
        Mark(build, "memory", at_most=MEMORY_AT_MOST),
    )
)


@dataclass(frozen=True)
class Spread:
    """The median of several rounds, with the least and the greatest."""

    median: float
    least: float
    greatest: float

    def show(self, digits: int = 0) -> str:
        """The median, and the range behind it."""
        return f"{self.median:,.{digits}f} ({self.least:,.{digits}f}-{self.greatest:,.{digits}f})"


def spread(values: list[float]) -> Spread:
    """Sum up the rounds."""
    return Spread(statistics.median(values), min(values), max(values))


class Worker:
    """A subject in its own process, idle except while it measures."""

    def __init__(self, subject: str, path: Path | None = None) -> None:
        # The peer walks over sets, so its games depend on the seed of Python's hashes too.
        environment = {**os.environ, "PYTHONHASHSEED": "0"}
        environment.pop("PYTHONPATH", None)
        if path is not None:
            environment["PYTHONPATH"] = str(path)
        self._process = subprocess.Popen(
            [sys.executable, str(Path(__file__).with_name("subjects.py")), subject],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env=environment,
        )

    def measure(self, measure: str, seed: int, seconds: float = 0.0) -> dict[str, float]:
        """One order, and its answer."""
        assert self._process.stdin
        assert self._process.stdout
        self._process.stdin.write(json.dumps({"measure": measure, "seed": seed, "seconds": seconds}) + "\n")
        self._process.stdin.flush()
        line = self._process.stdout.readline()
        if not line:
            sys.exit("bench: a measured process ended; its complaint is above")
        answer: dict[str, float] = json.loads(line)
        return answer

    def close(self) -> None:
        """Let the process end."""
        assert self._process.stdin
        self._process.stdin.close()
        self._process.wait()


@dataclass(frozen=True)
class Figures:
    """Everything measured of one build."""

    decisions_per_second: Spread
    speed: Spread
    choices: Spread
    copy_us: Spread
    copy: Spread
    middle_kb: Spread
    end_kb: Spread
    memory: float
    # Rule bots that play on; none of the peer.
    playouts_per_second: Spread | None
    rollout_ms: Spread | None


Rounds = dict[str, list[dict[str, float]]]


def interleaved(workers: dict[str, Worker], measure: str, rounds: int, seed: int, seconds: float = 0.0) -> Rounds:
    """Every worker in turn, round after round, so that a slow minute of the machine hits all of them."""
    answers: Rounds = {name: [] for name in workers}
    for number in range(rounds):
        for name, worker in workers.items():
            answers[name].append(worker.measure(measure, seed + 1000 * number, seconds))
    return answers


def figures(name: str, speeds: Rounds, copies: Rounds, sizes: Rounds, played: Rounds) -> Figures:
    """The rounds of one build, and their ratios to the peer's round of the same number."""
    per_second = [one["decisions_per_second"] for one in speeds[name]]
    peer_per_second = [one["decisions_per_second"] for one in speeds[PEER]]
    choices = [one["choices_per_second"] for one in speeds[name]]
    peer_choices = [one["choices_per_second"] for one in speeds[PEER]]
    microseconds = [one["copy_us"] for one in copies[name]]
    peer_microseconds = [one["copy_us"] for one in copies[PEER]]
    middles = [one["middle_kb"] for one in sizes[name]]
    ends = [one["end_kb"] for one in sizes[name]]
    ours = [one for one in played[name] if one]
    return Figures(
        decisions_per_second=spread(per_second),
        speed=spread([ours / peer for ours, peer in zip(per_second, peer_per_second, strict=True)]),
        choices=spread([ours / peer for ours, peer in zip(choices, peer_choices, strict=True)]),
        copy_us=spread(microseconds),
        copy=spread([ours / peer for ours, peer in zip(microseconds, peer_microseconds, strict=True)]),
        middle_kb=spread(middles),
        end_kb=spread(ends),
        memory=max(middles + ends),
        playouts_per_second=spread([one["playouts_per_second"] for one in ours]) if ours else None,
        rollout_ms=spread([one["rollout_ms"] for one in ours]) if ours else None,
    )


def compiled_is_current() -> bool:
    """Whether there is a compiled build, made from the sources as they are now."""
    verify = [sys.executable, str(ROOT / "tools" / "compile.py"), "--verify"]
    environment = {**os.environ, "PYTHONPATH": str(COMPILED)}
    return subprocess.run(verify, env=environment, capture_output=True).returncode == 0


def run(rounds: int, seconds: float, seed: int) -> dict[str, Figures]:
    """Warm up, then measure everything."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    workers = {PEER: Worker(PEER)}
    compiled = compiled_is_current()
    for game in GAMES:
        workers[f"{game} pure"] = Worker(game)
        if compiled:
            workers[f"{game} compiled"] = Worker(game, COMPILED)
    interleaved(workers, "speed", 1, seed, seconds / 2)
    speeds = interleaved(workers, "speed", rounds, seed, seconds)
    copies = interleaved(workers, "copying", rounds, seed)
    sizes = interleaved(workers, "memory", rounds, seed)
    played = interleaved(workers, "playouts", min(rounds, PLAYOUT_ROUNDS), seed, seconds)
    for worker in workers.values():
        worker.close()
    return {name: figures(name, speeds, copies, sizes, played) for name in workers}


def tables(measured: dict[str, Figures]) -> Iterator[Table]:
    """One table a game, so that each fits into a terminal."""
    for game in GAMES:
        names = [name for name in measured if name.startswith(game)]
        if names:
            yield table({name: measured[name] for name in (PEER, *names)})


def table(measured: dict[str, Figures]) -> Table:
    """One column a build: medians, with the range over the rounds in brackets."""
    page = Table("one core")
    for name in measured:
        page.add_column(name, justify="right")
    builds = measured.values()
    page.add_row("decisions/s", *(one.decisions_per_second.show() for one in builds))
    page.add_row("  x peer", *(one.speed.show(2) for one in builds))
    # Most of the peer's decisions have a single option; most of ours do not, for a question with one answers itself.
    page.add_row("  free ones, x peer", *(one.choices.show(2) for one in builds))
    page.add_row("copy, us", *(one.copy_us.show(1) for one in builds))
    page.add_row("  x peer", *(one.copy.show(2) for one in builds))
    page.add_row("rule-bot games/s", *(shown(one.playouts_per_second, 2) for one in builds))
    page.add_row("cut-off rollout, ms", *(shown(one.rollout_ms, 2) for one in builds))
    page.add_row("kB half way", *(one.middle_kb.show() for one in builds))
    page.add_row("kB at the end", *(one.end_kb.show() for one in builds))
    return page


def shown(figure: Spread | None, digits: int) -> str:
    """A figure, or a dash where there is none."""
    return "-" if figure is None else figure.show(digits)


def verdicts(measured: dict[str, Figures]) -> list[tuple[Mark, float]]:
    """Every mark of a build that was measured, with the figure it judges."""
    found = []
    for mark in MARKS:
        if mark.build in measured:
            value = getattr(measured[mark.build], mark.figure)
            found.append((mark, value.median if isinstance(value, Spread) else value))
    return found


def main() -> int:
    """Measure, print, and answer 1 when a mark is missed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=1.5, help="of each speed round")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()

    measured = run(arguments.rounds, arguments.seconds, arguments.seed)
    judged = verdicts(measured)
    missed = [(mark, value) for mark, value in judged if not mark.kept(value)]
    if arguments.json:
        builds = {name: asdict(one) for name, one in measured.items()}
        marks = [{"mark": str(mark), "value": value, "kept": mark.kept(value)} for mark, value in judged]
        print(json.dumps({"builds": builds, "marks": marks}, indent=2))
    else:
        console = Console()
        console.print(*tables(measured))
        if not any(name.endswith("compiled") for name in measured):
            console.print("No compiled build of these sources, so its marks were not judged: make compile")
    for mark, value in missed:
        print(f"MISSED: {mark}, measured {value:.2f}", file=sys.stderr)
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
