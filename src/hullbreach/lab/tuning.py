"""Tuning: which of the declared values come nearest to what is aimed at, found by a race on common seeds.

Every candidate plays the same seeds, some more in every round. After a round those leave whose distance from the aim
is shown to be greater than that of the best; the values that stand there now always stay, as what to compare with. At
the end the best and what stands there now play seeds that nobody has seen: the best of many always looks better than
it is, and only these games say what a change is worth.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass, field

from hullbreach.games import rulebook
from hullbreach.kernel.errors import BadInput
from hullbreach.lab.parameters import Choice, Goal, Ranges
from hullbreach.lab.sim import Played, Task, play_task, wilson
from hullbreach.lab.workplaces import Jobs, carry_out, workplace

CHUNK = 5
# Nobody leaves before so many seeds: what a handful of games shows is mostly luck.
LEAST_SEEDS = 20
# The seeds are drawn anew so often to see how sure a difference is; it is shown when all but this part agree.
SAMPLES, DOUBT = 400, 0.025


@dataclass
class Candidate:
    """One choice of values, and by goal which of the seeds so far were won."""

    number: int
    choice: Choice
    won: list[list[bool]]
    #: the round after which it left; none while it is in the race
    left: int | None = None

    @property
    def seeds(self) -> int:
        """How many seeds it has played."""
        return len(self.won[0])

    def shares(self) -> list[float]:
        """By goal how often it was reached."""
        return [sum(won) / max(1, len(won)) for won in self.won]

    def off(self, goals: Sequence[Goal]) -> float:
        """How far from the middle of the aims it is, on average over the goals."""
        return distance(self.shares(), goals)


def distance(shares: Sequence[float], goals: Sequence[Goal]) -> float:
    """How far shares are from what is aimed at, on average."""
    return sum([abs(share - goal.middle) for share, goal in zip(shares, goals, strict=True)]) / len(goals)


def differences(one: Candidate, other: Candidate, goals: Sequence[Goal], seed: int) -> list[float]:
    """How much farther off one is than another, in order, over drawings anew of the seeds that both have played."""
    luck = random.Random(seed)
    seeds = min(one.seeds, other.seeds)
    found = []
    for _ in range(SAMPLES):
        drawn = luck.choices(range(seeds), k=seeds)
        off = [distance([sum([won[n] for n in drawn]) / seeds for won in each.won], goals) for each in (one, other)]
        found.append(off[0] - off[1])
    return sorted(found)


def shown_worse(one: Candidate, other: Candidate, goals: Sequence[Goal], seed: int) -> bool:
    """Whether one is farther off than another beyond reasonable doubt."""
    return differences(one, other, goals, seed)[round(DOUBT * SAMPLES)] > 0


@dataclass
class Tuned:
    """What a race came to."""

    ranges: Ranges
    seed: int
    candidates: list[Candidate]
    #: the best and what stands there now, each on seeds that nobody had seen; twice the same where nothing is better
    fresh: tuple[Candidate, Candidate]
    refused: list[tuple[Choice, str]] = field(default_factory=list)
    crashes: list[Played] = field(default_factory=list)

    @property
    def best(self) -> Candidate:
        """The choice that came nearest in the race."""
        return self.fresh[0]

    @property
    def gain(self) -> tuple[float, float, float]:
        """How much nearer to the aims the best is on fresh seeds, with its 95 % interval."""
        best, now = self.fresh
        found = differences(now, best, self.ranges.goals, self.seed)
        low, high = (found[round(share * (SAMPLES - 1))] for share in (DOUBT, 1 - DOUBT))
        return now.off(self.ranges.goals) - best.off(self.ranges.goals), low, high

    @property
    def advised(self) -> bool:
        """Whether to change anything: the best is another choice, and fresh seeds show that it is nearer."""
        return self.best.number != 0 and self.gain[1] > 0

    def ranking(self) -> list[Candidate]:
        """All candidates: who stayed longest first, then by distance."""
        return sorted(self.candidates, key=lambda each: (-each.seeds, each.off(self.ranges.goals)))

    def to_json(self) -> dict[str, object]:
        """The race as plain JSON data."""
        goals = self.ranges.goals
        gain, low, high = self.gain
        return {
            "game": self.ranges.game,
            "seed": self.seed,
            "goals": [
                {"settings": goal.settings, "of": goal.of, "least": goal.least, "most": goal.most} for goal in goals
            ],
            "candidates": [self._told(each) for each in self.ranking()],
            "fresh": {"best": self._told(self.fresh[0]), "now": self._told(self.fresh[1])},
            "gain": {"points": round(100 * gain, 1), "low": round(100 * low, 1), "high": round(100 * high, 1)},
            "advised": self.advised,
            "content": self.ranges.patch(self.best.choice) if self.advised else {},
            "refused": [{"changes": self._changes(choice), "reason": reason} for choice, reason in self.refused],
            "crashes": [{"seed": crash.seed, "reason": crash.reason} for crash in self.crashes],
        }

    def _changes(self, choice: Choice) -> dict[str, object]:
        pairs = zip(self.ranges.parameters, choice, strict=True)
        return {str(parameter): value for parameter, value in pairs if value != parameter.now}

    def _told(self, candidate: Candidate) -> dict[str, object]:
        intervals = [wilson(sum(won), len(won)) for won in candidate.won]
        return {
            "changes": self._changes(candidate.choice),
            "seeds": candidate.seeds,
            "left": candidate.left,
            "off": round(candidate.off(self.ranges.goals), 4),
            "shares": [
                {"share": round(share, 4), "low": round(low, 4), "high": round(high, 4)}
                for share, (low, high) in zip(candidate.shares(), intervals, strict=True)
            ],
        }


class Race:
    """Candidates that play the same seeds, round by round."""

    def __init__(self, ranges: Ranges, bots: list[str], jobs: Jobs, progress: bool) -> None:
        self.ranges = ranges
        self.bots = bots
        self.place = workplace(jobs)
        self.progress = progress
        self.crashes: list[Played] = []
        # Goals may speak of the same matches, which are played once.
        self.settings: list[dict[str, object]] = []
        for goal in ranges.goals:
            if goal.settings not in self.settings:
                self.settings.append(goal.settings)

    def play(self, candidates: Sequence[Candidate], first: int, games: int, unit: str) -> None:
        """Let all of them play these seeds."""
        cells = [(candidate, settings) for candidate in candidates for settings in self.settings]
        tasks = [
            Task(
                cell,
                self.ranges.game,
                settings,
                self.bots,
                list(range(start, min(start + CHUNK, first + games))),
                self.ranges.house(candidate.choice),
            )
            for start in range(first, first + games, CHUNK)
            for cell, (candidate, settings) in enumerate(cells)
        ]
        # The results come in the order of the tasks, so every cell has its seeds in their order.
        for played in carry_out(play_task, tasks, self.place, len(cells) * games, self.progress, unit):
            candidate, settings = cells[played.cell]
            if played.crash is not None:
                self.crashes.append(played)
            for goal, won in zip(self.ranges.goals, candidate.won, strict=True):
                if goal.settings == settings:
                    won.append(goal.reached(played))


def starters(ranges: Ranges, most: int, seed: int) -> tuple[list[Candidate], list[tuple[Choice, str]]]:
    """Who takes part, what stands there now first; what the game refuses stays out, with the reason."""
    found: list[Candidate] = []
    refused: list[tuple[Choice, str]] = []
    for number, choice in enumerate(ranges.choices(most, seed)):
        try:
            rulebook(ranges.game).with_house(ranges.house(choice), {})
            found.append(Candidate(number, choice, [[] for _ in ranges.goals]))
        except BadInput as wrong:
            refused.append((choice, str(wrong).splitlines()[0]))
    return found, refused


def tune(
    ranges: Ranges,
    games: int = 20,
    rounds: int = 6,
    most: int = 24,
    bots: list[str] | None = None,
    seed: int = 0,
    jobs: Jobs = 1,
    progress: bool = False,
) -> Tuned:
    """Race so many candidates over so many rounds of seeds; what is left at the end plays as many fresh ones."""
    candidates, refused = starters(ranges, most, seed)
    if len(candidates) < 2:
        reason = f": {refused[0][1]}" if refused else ""
        raise BadInput("parameters", f"nothing to choose between{reason}")
    race = Race(ranges, bots or ["rules"], jobs, progress)
    now, goals = candidates[0], ranges.goals
    running = candidates
    at = seed
    for number in range(1, rounds + 1):
        race.play(running, at, games, f"round {number}, {len(running)} candidates")
        at += games
        best = nearest(running, goals)
        if best.seeds >= LEAST_SEEDS:
            for candidate in running:
                if candidate not in (now, best) and shown_worse(candidate, best, goals, seed):
                    candidate.left = number
        running = [candidate for candidate in running if candidate.left is None]
        # What stands there now and one other: fresh seeds decide between them.
        if len(running) <= 2 and best.seeds >= LEAST_SEEDS:
            break
    best = nearest(running, goals)
    finalists = [now] if best is now else [best, now]
    again = [Candidate(each.number, each.choice, [[] for _ in goals]) for each in finalists]
    race.play(again, at, best.seeds, "fresh seeds")
    return Tuned(ranges, seed, candidates, (again[0], again[-1]), refused, race.crashes)


def nearest(candidates: Sequence[Candidate], goals: Sequence[Goal]) -> Candidate:
    """The one nearest to the aims; of several the one that was named first, so nothing is changed without a reason."""
    return min(candidates, key=lambda each: (round(each.off(goals), 9), each.number))
