"""The bot that thinks ahead: it plays its candidates on in worlds that it might be in, and keeps what gains.

The candidates come from the rules of thumb, theirs first. All are played in the same worlds with the same chance;
after each round the worse half goes. In a world everybody plays by rules of thumb for some rounds, then the position
is valued. What a line gains on the choice of the rules is believed the more, the more worlds agree on it.
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
# More than anybody has the time for.
MANY = 10**6
# Of so many candidates the worse half goes after every round.
CANDIDATES = 6
# A rollout ends after so many rounds of the game, or after so many choices, whatever comes first.
ROUNDS, CHOICES = 2, 200
# How far the worlds of one line differ among themselves, before any was seen, and for how many worlds that counts.
NOISE, SURE = 0.05, 3
# A line goes once its gain is that many standard errors below nothing.
HOPELESS = 2.0


@dataclass(frozen=True)
class Expected:
    """What is expected of a line that nobody has played yet, in chances to win.

    How much more it wins than the choice of the rules (which is less), and how far lines differ in that. ``about``: the
    reasons of choices that are worth a thought.
    """

    gain: float
    spread: float
    about: frozenset[str] = frozenset()


# By game and number of seats where thinking ahead was measured to gain, and for which reasons (docs/balance/search.md).
# What is bought is thought about alone only: of several decks none comes round before the position is valued. Elsewhere
# a bot looks at lines when it is asked why, but plays by its rules of thumb.
MEASURED = {
    ("encounters", 1): Expected(-0.02, 0.03, frozenset(["spend", "buy"])),
    ("encounters", 3): Expected(-0.02, 0.03, frozenset(["spend", "use", "free-scan", "done"])),
}
UNMEASURED = Expected(-0.06, 0.02)


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


def gain(line: Line, rule: Line, expected: Expected) -> tuple[float, float]:
    """What a line is believed to gain on the choice of the rules, and the standard error of what was seen of it.

    Where worlds do not agree, what was expected counts for more than what was seen: the best of several lines that were
    hardly played always looks better than it is.
    """
    if line is rule:
        return 0.0, 0.0
    gains = [one - other for one, other in zip(line.values, rule.values, strict=False)]
    seen = sum(gains) / len(gains)
    off = sum([(each - seen) ** 2 for each in gains])
    error = (SURE * NOISE * NOISE + off) / (SURE + len(gains) - 1) / len(gains)
    share = expected.spread**2 / (expected.spread**2 + error)
    return share * seen + (1 - share) * expected.gain, math.sqrt(error)


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
        if expected_of(view, reason) is UNMEASURED:
            return rule
        return self.consider(view)[0].option

    def consider(self, view: View) -> list[Line]:
        """What comes of the candidates, the choice first, also where the bot would play by its rules of thumb."""
        expected = expected_of(view, self.rules.why(view))
        candidates = (self.rules.prior if expected is UNMEASURED else self.rules.rivals)(view, CANDIDATES)
        self.lines = self._search(view, [Line(candidate) for candidate in candidates], expected)
        return self.lines

    def choose_fast(self, match: Match) -> Option:
        question = match.question
        assert question is not None
        if len(question.options) == 1:
            return question.options[0]
        return self.choose(match.view(question.seat))

    def why(self, view: View) -> str:
        return self.rules.why(view) if not self.lines or len(self.lines) == 1 else "search"

    # ---- the search

    def _search(self, view: View, lines: list[Line], expected: Expected) -> list[Line]:
        """All lines, the chosen one first, then by what they came to."""
        rule = lines[0]
        drawn = worlds(view, Seeded(self.source.below(SEEDS)))
        halvings = max(1, math.ceil(math.log2(len(lines))))
        ends = time.perf_counter() + self.milliseconds / 1000
        left = self.rollouts
        alive = lines[:]
        for n in range(halvings):
            share = left // (halvings - n)
            until = ends - (halvings - n - 1) * (ends - time.perf_counter()) / (halvings - n)
            before = len(rule.values)
            while (len(rule.values) - before + 1) * len(alive) <= share or not rule.values:
                if self.milliseconds and time.perf_counter() > until and rule.values:
                    break
                world = next(drawn)
                for line in alive:
                    line.values.append(self._rollout(world, view, line.option))
            left -= (len(rule.values) - before) * len(alive)
            kept = sorted(alive, key=lambda line: -gain(line, rule, expected)[0])
            if len(alive) > 2:
                kept = kept[: (len(alive) + 1) // 2]
            alive = [rule, *[line for line in kept if line is not rule and may_gain(line, rule, expected)]]
            if len(alive) == 1:
                break
        chosen = rule if expected is UNMEASURED else max(alive, key=lambda line: gain(line, rule, expected)[0])
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


def expected_of(view: View, reason: str) -> Expected:
    """What is expected of lines where the rules of thumb choose for this reason; whether it was measured at all."""
    found = MEASURED.get((view.rulebook.id, view.state.seats), UNMEASURED)
    return found if reason in found.about else UNMEASURED


def seats_thought_for(game: str) -> list[int]:
    """With how many seats a bot of this game thinks ahead, instead of playing by its rules of thumb."""
    return [seats for measured, seats in MEASURED if measured == game]


def may_gain(line: Line, rule: Line, expected: Expected) -> bool:
    """Whether a line may still turn out to be better than the choice of the rules.

    What has come to exactly the same in some worlds is the same thing in another order.
    """
    if len(line.values) >= SURE and line.values == rule.values[: len(line.values)]:
        return False
    believed, error = gain(line, rule, expected)
    return believed + HOPELESS * error > 0


def search_bot(name: str, seed: int) -> SearchBot:
    """``search``, ``search:100`` (rollouts a choice) or ``search:200ms``; ``BadInput`` for another name."""
    _, _, budget = name.partition(":")
    number = budget.removesuffix("ms")
    if budget and (not number.isdecimal() or int(number) == 0):
        raise BadInput(f"bot {name}", "expected search, search:ROLLOUTS or search:MILLISECONDSms")
    if budget.endswith("ms"):
        return SearchBot(seed, rollouts=MANY, milliseconds=int(number))
    return SearchBot(seed, int(number) if number else ROLLOUTS)
