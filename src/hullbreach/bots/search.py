"""The bot that thinks ahead: it plays its candidates on in worlds that it might be in, and keeps what shows a gain.

The candidates come from the rules of thumb, theirs first. All are played in the same worlds; after each round the
worse half goes. In a world everybody plays by rules of thumb for some rounds, then the position is valued. The choice
of the rules of thumb is left only for one whose gain is larger than its own uncertainty.
"""

from __future__ import annotations

import math
import time
from dataclasses import dataclass, field

from hullbreach.bots.bot import Bot
from hullbreach.bots.prior import Candidate
from hullbreach.bots.rules import RulesBot
from hullbreach.bots.value import value_of
from hullbreach.kernel.chance import Seeded
from hullbreach.kernel.errors import BadInput
from hullbreach.kernel.match import Match, View
from hullbreach.kernel.options import Option
from hullbreach.kernel.worlds import SEEDS, worlds

# How much a bot thinks where its name does not say.
ROLLOUTS = 48
# Of so many candidates the worse half goes after every round.
CANDIDATES = 6
# A rollout ends after so many rounds of the game, or after so many choices, whatever comes first.
ROUNDS, CHOICES = 2, 120
# Least gain in the chance to win, by how many standard errors it must be shown, and in how many worlds. The best of
# several candidates always looks better than it is: with one error and a handful of worlds the bot played far worse
# than its rules of thumb.
GAIN, ERRORS, WORLDS = 0.02, 2.5, 8


@dataclass
class Line:
    """A candidate and what came of it, world by world."""

    candidate: Candidate
    values: list[float] = field(default_factory=list)

    @property
    def option(self) -> Option:
        """What it begins with."""
        return self.candidate.option

    @property
    def mean(self) -> float:
        """The chance to win that it came to."""
        return sum(self.values) / len(self.values) if self.values else 0.0


class SearchBot(Bot):
    """Thinks for so many rollouts, which is repeatable, or for so many milliseconds."""

    def __init__(self, seed: int, rollouts: int = ROLLOUTS, milliseconds: int = 0) -> None:
        self.rules = RulesBot(seed)
        self.source = Seeded(seed * 2 + 1)
        self.rollouts = rollouts
        self.milliseconds = milliseconds
        #: what it looked at for its latest choice, that choice first
        self.lines: list[Line] = []

    def choose(self, view: View) -> Option:
        self.lines = []
        if len(view.options) == 1 or view.imagined is None:
            return self.rules.choose(view)
        rule, reason = self.rules.decide(view)
        if self.rules.is_routine(view, reason):
            return rule
        candidates = self.rules.prior(view, CANDIDATES)
        self.lines = self._search(view, [Line(candidate) for candidate in candidates])
        return self.lines[0].option

    def choose_fast(self, match: Match) -> Option:
        question = match.question
        assert question is not None
        if len(question.options) == 1:
            return question.options[0]
        return self.choose(match.view(question.seat))

    def why(self, view: View) -> str:
        return self.rules.why(view) if not self.lines or len(self.lines) == 1 else "search"

    # ---- the search

    def _search(self, view: View, lines: list[Line]) -> list[Line]:
        """All lines, the chosen one first, then by what they came to."""
        rule = lines[0]
        drawn = worlds(view, Seeded(self.source.below(SEEDS)))
        known: list[Match] = []
        halvings = max(1, math.ceil(math.log2(len(lines))))
        ends = time.perf_counter() + self.milliseconds / 1000
        left = self.rollouts
        alive = lines[:]
        for n in range(halvings):
            share = left // (halvings - n)
            until = ends - (halvings - n - 1) * (ends - time.perf_counter()) / (halvings - n)
            before = len(alive[0].values)
            while (len(alive[0].values) - before + 1) * len(alive) <= share or not alive[0].values:
                if self.milliseconds and time.perf_counter() > until and rule.values:
                    break
                if len(alive[0].values) == len(known):
                    known.append(next(drawn))
                world = known[len(alive[0].values)]
                for line in alive:
                    line.values.append(self._rollout(world, view, line.option))
            left -= (len(alive[0].values) - before) * len(alive)
            if len(alive) > 2:
                kept = sorted(alive, key=lambda line: -line.mean)[: (len(alive) + 1) // 2]
                alive = kept if rule in kept else [rule, *kept[:-1]]
        best = max(alive, key=lambda line: line.mean)
        chosen = best if best is not rule and shows_gain(best, rule) else rule
        others = sorted(
            [line for line in lines if line is not chosen], key=lambda line: (-len(line.values), -line.mean)
        )
        return [chosen, *others]

    def _rollout(self, world: Match, view: View, option: Option) -> float:
        """What a line comes to in one world: its result, or the value of the position some rounds later."""
        match = world.copy()
        match.play(option, view.seat)
        first = match.round
        for _ in range(CHOICES):
            if match.question is None or match.round - first >= ROUNDS:
                break
            match.play(self.rules.choose_fast(match))
        outcome = match.outcome
        if outcome is not None:
            return 1.0 if outcome.result(view.seat).won else 0.0
        return value_of(view.rulebook.id)(match.state, view.seat)


def shows_gain(line: Line, rule: Line) -> bool:
    """Whether a line is better than the choice of the rules by more than what chance alone would show."""
    gains = [one - other for one, other in zip(line.values, rule.values, strict=True)]
    mean = sum(gains) / len(gains)
    if len(gains) < WORLDS or mean < GAIN:
        return False
    variance = sum([(gain - mean) ** 2 for gain in gains]) / (len(gains) - 1)
    return mean > ERRORS * math.sqrt(variance / len(gains))


def search_bot(name: str, seed: int) -> SearchBot:
    """``search``, ``search:100`` (rollouts a choice) or ``search:200ms``; ``BadInput`` for another name."""
    _, _, budget = name.partition(":")
    number = budget.removesuffix("ms")
    if budget and (not number.isdecimal() or int(number) == 0):
        raise BadInput(f"bot {name}", "expected search, search:ROLLOUTS or search:MILLISECONDSms")
    if budget.endswith("ms"):
        return SearchBot(seed, rollouts=10**6, milliseconds=int(number))
    return SearchBot(seed, int(number) if number else ROLLOUTS)
