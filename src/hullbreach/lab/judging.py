"""Judge a match that is over: ``judge(match)`` plays on from its positions and compares.

The chance to win at a moment is how often a seat wins if everybody plays on by rules of thumb, from the position as it
was (everything known) or from worlds that fit what the seat knew. Where it jumps, it is looked at closer. A choice that
the rules of thumb would not have made is compared with theirs in common worlds: that is skill; what is left is luck.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import TypeVar

from hullbreach.bots.playout import Playouts, Tell, nobody
from hullbreach.bots.rules import RulesBot
from hullbreach.kernel.chance import Seeded
from hullbreach.kernel.errors import BadInput
from hullbreach.kernel.match import Match, Past
from hullbreach.kernel.options import Option
from hullbreach.kernel.records import replay
from hullbreach.kernel.worlds import SEEDS, worlds
from hullbreach.lab.judgement import (
    FORMAT,
    Hope,
    JudgedLine,
    Judgement,
    SeatJudged,
    Standing,
    Turning,
    accuracy_of,
    digest_of,
    levels,
)

ROLLOUTS, LEAST = 1500, 20
# How the rollouts are shared out: moments all along, where it jumps, what seats knew; the rest is for choices.
ALONG, JUMPS, SEEN, STRAYED = 0.22, 0.14, 0.22, 0.22
# At most so many for one moment, and fewer where there are few in all.
EACH, SHARE_OF_ONE = 8, 100
# A jump that is looked at closer and told, if it is by so many standard errors; of those that are told the greatest.
TOLD, ERRORS, MOST_TURNING = 0.06, 1.5, 6
# Lines that are looked at where a match turned.
LINES = 4
STRIDE = 16
Item = TypeVar("Item")


@dataclass
class Strayed:
    """A choice that was not the one of the rules of thumb, and what it changed for every seat."""

    number: int
    seat: int
    effects: list[float]
    lost: float


class Moments:
    """Any moment of a match: copies are kept at every so many choices."""

    def __init__(self, match: Match) -> None:
        self.pasts: list[Past] = match.pasts()
        again = replay(match.rulebook, match.record(), "match", 0)
        again.state.quiet = True
        self.kept = [again.copy()]
        for number, past in enumerate(self.pasts, 1):
            again.play(past.option, past.seat)
            if number % STRIDE == 0:
                self.kept.append(again.copy())

    def at(self, number: int) -> Match:
        """The match after so many choices, to play on with."""
        found = self.kept[number // STRIDE].copy()
        for past in self.pasts[number // STRIDE * STRIDE : number]:
            found.play(past.option, past.seat)
        return found

    def all(self) -> Iterator[tuple[int, Past, Match]]:
        """Every choice with the match it was made in; nobody may play on with that."""
        match = self.at(0)
        for number, past in enumerate(self.pasts):
            yield number, past, match
            match.play(past.option, past.seat)


def judge(match: Match, rollouts: int = ROLLOUTS, seed: int = 0, tell: Tell = nobody) -> Judgement:
    """Judge a match that is over; the same rollouts and seed judge the same. ``BadInput`` while it goes on."""
    if match.outcome is None:
        raise BadInput("match", "is not over yet: what was hidden in it must stay hidden")
    if rollouts < LEAST:
        raise BadInput("rollouts", f"{rollouts}, expected at least {LEAST}")
    if not match.pasts():
        raise BadInput("match", "nobody has chosen anything in it")
    return _Judge(match, rollouts, seed, tell).judge()


class _Judge:
    """One match that is being judged."""

    def __init__(self, match: Match, rollouts: int, seed: int, tell: Tell) -> None:
        assert match.outcome is not None
        self.match = match
        self.moments = Moments(match)
        self.choices = len(self.moments.pasts)
        self.seats = match.state.seats
        self.results = [float(match.outcome.result(seat).won) for seat in range(self.seats)]
        self.seed = seed
        self.source = Seeded(seed)
        self.playouts = Playouts(seed, rollouts, tell)
        self.rollouts = rollouts
        self.each = max(2, min(EACH, rollouts // SHARE_OF_ONE))
        # The same chance at every moment, so that what differs between them is less by accident.
        self.common = [self.source.below(SEEDS) for _ in range(self.each)]
        # By moment and seat what the playouts came to.
        self.known: dict[int, list[list[float]]] = {self.choices: [[result] for result in self.results]}
        self.decisions: list[int] = []
        self.straying: list[tuple[int, Option]] = []
        self.lost: dict[int, float] = {}

    def judge(self) -> Judgement:
        self.find_decisions()
        self.look_along()
        self.look_at_jumps()
        seen = [self.look_as(seat) for seat in range(self.seats)]
        strayed = self.look_at_strayed()
        turning = self.turn(strayed)
        return Judgement(
            FORMAT,
            self.match.rulebook.id,
            digest_of(self.match),
            self.choices,
            self.seed,
            self.rollouts,
            [self.standing(number) for number in sorted(self.known)],
            seen,
            turning,
            [self.sum_up(seat, seen[seat], strayed) for seat in range(self.seats)],
        )

    def find_decisions(self) -> None:
        """The choices that somebody may think about, and those of them that are not what the rules of thumb say."""
        for number, past, match in self.moments.all():
            ask = match.ask_of(past.seat)
            assert ask is not None
            if len(ask.options) < 2:
                continue
            view = match.glance(past.seat)
            rules = RulesBot(self.seed)
            rule, reason = rules.decide(view)
            # What nobody need think twice about counts once somebody does otherwise.
            if rule == past.option and rules.is_routine(view, reason):
                continue
            self.decisions.append(number)
            if rule != past.option:
                self.straying.append((number, rule))

    # ---- the chance to win

    def look_along(self) -> None:
        """The chance to win at moments all along the match."""
        stops = max(2, int(self.rollouts * ALONG) // self.each)
        for number in _evenly(range(self.choices), stops):
            self.look_at(number)

    def look_at_jumps(self) -> None:
        """Look between two moments where the chance to win jumps, until it is known at which choice."""
        for _ in range(int(self.rollouts * JUMPS) // self.each):
            wide = [(self.jump(a, b), a, b) for a, b in pairwise(sorted(self.known)) if b - a > 1]
            height, a, b = max(wide, default=(0.0, 0, 0))
            if height < TOLD:
                return
            self.look_at((a + b) // 2)

    def jump(self, a: int, b: int) -> float:
        """By how much, and not by accident, the chance of any seat changes between two moments."""
        found = 0.0
        for one, two in zip(self.known[a], self.known[b], strict=True):
            change = abs(_mean(two) - _mean(one))
            if change > ERRORS * math.hypot(_error(one), _error(two)):
                found = max(found, change)
        return found

    def look_at(self, number: int) -> None:
        """The chance to win at a moment, everything known but the chance to come; a second look takes more of it."""
        before = self.known.get(number, [[] for _ in self.results])
        seeds = self.common if not before[0] else [self.source.below(SEEDS) for _ in self.common]
        played = [self.playouts.play_on(self.moments.at(number), seed) for seed in seeds]
        self.known[number] = [old + list(new) for old, new in zip(before, zip(*played, strict=True), strict=True)]

    def standing(self, number: int) -> Standing:
        """What is known of a moment."""
        values = self.known[number]
        return Standing(number, _round([_mean(one) for one in values]), _round([_error(one) for one in values]))

    def look_as(self, seat: int) -> list[Hope]:
        """The chance of a seat to win at its own decisions, as far as it could know."""
        own = [number for number in self.decisions if self.moments.pasts[number].seat == seat]
        stops = max(1, int(self.rollouts * SEEN) // self.each // self.seats)
        found = []
        for number in _evenly(own, stops):
            view = self.moments.at(number).view(seat)
            drawn = worlds(view, Seeded(self.source.below(SEEDS)))
            hopes = [self.playouts.play_on(next(drawn), seed)[seat] for seed in self.common]
            found.append(Hope(number, *_round([_mean(hopes), _error(hopes)])))
        if not found:
            first = self.known[0][seat]
            found = [Hope(0, *_round([_mean(first), _error(first)]))]
        return [*found, Hope(self.choices, self.results[seat], 0.0)]

    # ---- choices

    def compare(self, number: int, options: Sequence[Option], count: int) -> list[list[list[float]]]:
        """By option, world and seat what a choice comes to, in common worlds that fit what the chooser knew."""
        past = self.moments.pasts[number]
        drawn = worlds(self.moments.at(number).view(past.seat), Seeded(self.source.below(SEEDS)))
        found: list[list[list[float]]] = [[] for _ in options]
        for _ in range(count):
            world, seed = next(drawn), self.source.below(SEEDS)
            for option, values in zip(options, found, strict=True):
                match = world.copy()
                match.play(option, past.seat)
                values.append(self.playouts.play_on(match, seed))
        return found

    def look_at_strayed(self) -> list[Strayed]:
        """Choices against the rules of thumb, each beside theirs."""
        found: list[Strayed] = []
        for number, rule in _evenly(self.straying, int(self.rollouts * STRAYED) // (2 * self.each)):
            past = self.moments.pasts[number]
            played, ruled = self.compare(number, [past.option, rule], self.each)
            effects = [0.0] * self.seats
            for seat in range(self.seats):
                gain, error = _gain([row[seat] for row in played], [row[seat] for row in ruled])
                # What could as well be noise does not count, for nobody.
                if abs(gain) > error:
                    effects[seat] = gain
            self.lost[number] = max(0.0, -effects[past.seat])
            found.append(Strayed(number, past.seat, effects, self.lost[number]))
        return found

    def turn(self, strayed: list[Strayed]) -> list[Turning]:
        """The choices at which the match turned most, with the lines there were."""
        heights: dict[int, tuple[float, int, int]] = {}
        spans = list(pairwise(sorted(self.known)))
        decisions = set(self.decisions)
        for a, b in spans:
            height = self.jump(a, b)
            if height >= TOLD:
                number = max(range(a, b), key=lambda n: (self.lost.get(n, 0.0), self.weight(n), n in decisions, n))
                heights[number] = (height, a, b)
        for each in strayed:
            a, b = next(span for span in spans if span[0] <= each.number < span[1])
            if each.lost >= TOLD and each.number not in heights:
                heights[each.number] = (each.lost, a, b)
        most = min(MOST_TURNING, self.playouts.left // (2 * self.each + 2 * LINES))
        chosen = sorted(sorted(heights, key=lambda n: -heights[n][0])[:most])
        found = []
        for n, number in enumerate(chosen):
            turning = self.turning(number, *heights[number][1:], self.playouts.left // (len(chosen) - n))
            # What looked like a turn may have been noise.
            if max(turning.lost, abs(turning.after - turning.before)) >= TOLD:
                found.append(turning)
        return found

    def weight(self, number: int) -> int:
        """How big the biggest thing is that a choice led to."""
        big = self.match.rulebook.remembered().big
        return max([big.get(event.phrase, 0) for event in self.moments.pasts[number]], default=0)

    def turning(self, number: int, a: int, b: int, budget: int) -> Turning:
        """One of them: what was played, and what else there was."""
        past = self.moments.pasts[number]
        ends = [one for one in (a, b) if one < self.choices]
        for one in ends:
            self.look_at(one)
        lines = self.lines(number, past, budget - len(ends) * self.each)
        lost = max([line.gain for line in lines[1:] if line.gain >= max(TOLD, ERRORS * line.error)], default=0.0)
        if len(lines) > 1:
            self.lost[number] = lines[1].gain if lines[1].gain > lines[1].error else 0.0
        before, after = [_mean(one) for one in self.known[a]], [_mean(one) for one in self.known[b]]
        changes = [two - one for one, two in zip(before, after, strict=True)]
        most = max(range(self.seats), key=lambda seat: abs(changes[seat]))
        concerns = past.seat if abs(changes[past.seat]) >= abs(changes[most]) / 2 else most
        return Turning(
            number=number + 1,
            first=a,
            last=b,
            seat=past.seat,
            concerns=concerns,
            before=round(before[concerns], 4),
            after=round(after[concerns], 4),
            lost=lost,
            lines=lines,
        )

    def lines(self, number: int, past: Past, budget: int) -> list[JudgedLine]:
        """The line that was played, then the best that the rules of thumb could name, the better ones first."""
        view = self.moments.at(number).view(past.seat)
        named = RulesBot(self.seed).prior(view, LINES) if len(view.options) > 1 else []
        options = [past.option, *[each.option for each in named if each.option != past.option]][:LINES]
        reasons = {each.option: each.reason for each in named}
        compared = self.compare(number, options, max(2, budget // len(options)))
        own = [[row[past.seat] for row in values] for values in compared]
        found = []
        for option, values in zip(options, own, strict=True):
            gain, error = _gain(values, own[0])
            found.append(
                JudgedLine(
                    option=option.text(view.state.names),
                    verb=option.phrase.id,
                    reason=reasons.get(option, ""),
                    chance=round(_mean(values), 4),
                    gain=round(gain, 4),
                    error=round(error, 4),
                    worlds=len(values),
                )
            )
        return [found[0], *sorted(found[1:], key=lambda line: -line.gain)]

    # ---- in sum

    def sum_up(self, seat: int, seen: list[Hope], strayed: list[Strayed]) -> SeatJudged:
        """What became of the chance of a seat, and by whom."""
        steps = levels(seen)
        between = [each for each in strayed if each.number >= seen[0].number]
        own = sum([each.effects[seat] for each in between if each.seat == seat])
        others = sum([each.effects[seat] for each in between if each.seat != seat])
        gave = took = 0.0
        for one, two in pairwise(steps):
            choices = sum([each.effects[seat] for each in between if one.number <= each.number < two.number])
            luck = two.chance - one.chance - choices
            gave += max(0.0, luck)
            took += max(0.0, -luck)
        decided = [number for number in self.decisions if self.moments.pasts[number].seat == seat]
        straying = [number for number, _ in self.straying if self.moments.pasts[number].seat == seat]
        return SeatJudged(
            start=round(steps[0].chance, 4),
            end=steps[-1].chance,
            own=round(own, 4),
            others=round(others, 4),
            gave=round(gave, 4),
            took=round(took, 4),
            accuracy=self.accuracy(decided, straying),
            decisions=len(decided),
            strayed=len(straying),
        )

    def accuracy(self, decided: list[int], straying: list[int]) -> float | None:
        """How good the decisions of a seat were; those that could not be looked at count as those that were."""
        if not decided:
            return None
        looked = [accuracy_of(self.lost[number]) for number in straying if number in self.lost]
        as_ruled = [accuracy_of(self.lost.get(number, 0.0)) for number in decided if number not in set(straying)]
        mean = _mean(looked) if looked else 100.0
        return round((mean * len(straying) + sum(as_ruled)) / len(decided), 1)


def _evenly(items: Sequence[Item], most: int) -> list[Item]:
    """At most so many of them, from the first on at even distances."""
    if len(items) <= most:
        return list(items)
    return [items[n * len(items) // most] for n in range(most)]


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


def _gain(values: list[float], other: list[float]) -> tuple[float, float]:
    """By how much values are better than others in the same worlds, and the standard error of that."""
    gains = [one - two for one, two in zip(values, other, strict=True)]
    return _mean(gains), _error(gains)


def _error(values: Sequence[float]) -> float:
    """The standard error of a mean; a few equal values are not the whole truth, but all there is."""
    mean = _mean(values)
    variance = sum([(value - mean) ** 2 for value in values]) / max(1, len(values) - 1)
    return math.sqrt(variance / len(values))


def _round(values: Sequence[float]) -> list[float]:
    return [round(value, 4) for value in values]
