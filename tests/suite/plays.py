"""The matches the suite looks at: a sample of every game's variants, played at random, with stops on the way."""

from __future__ import annotations

import functools
import random
from collections import Counter
from dataclasses import dataclass, field

import hullbreach as hb
from hullbreach.kernel.options import Option, Options
from tests.suite.by_game import GAMES, sample_of


@dataclass(frozen=True)
class Variant:
    """One way to start a match; ``switches`` are its options beyond the seats and the seed."""

    game: str
    players: int
    seed: int
    switches: tuple[tuple[str, object], ...]

    def start(self, log: bool = True) -> hb.Match:
        """A fresh match."""
        return hb.new(self.game, self.players, self.seed, log=log, **dict(self.switches))

    def __str__(self) -> str:
        words = [f"{name}={value}" for name, value in self.switches]
        return "-".join([self.game, f"{self.players}p", *words, f"seed{self.seed}"])


@dataclass
class Play:
    """A match played to its end: the choices, and copies of the match at some of its questions."""

    variant: Variant
    match: hb.Match
    choices: list[tuple[int, Option]] = field(default_factory=list)
    stops: list[tuple[int, hb.Match]] = field(default_factory=list)

    def some(self, n: int, salt: int = 0) -> list[tuple[int, hb.Match]]:
        """A sample of the stops in which every kind of question has its turn, the seldom ones first."""
        rng = random.Random(f"{self.variant}:{salt}")
        by_prompt: dict[str, list[tuple[int, hb.Match]]] = {}
        for stop in self.stops:
            question = stop[1].question
            assert question is not None
            by_prompt.setdefault(question.ask.prompt.id, []).append(stop)
        kinds = sorted(by_prompt.values(), key=len)
        for kind in kinds:
            rng.shuffle(kind)
        found: list[tuple[int, hb.Match]] = []
        while len(found) < n and any(kinds):
            for kind in kinds:
                if kind and len(found) < n:
                    found.append(kind.pop())
        return sorted(found, key=lambda stop: stop[0])


VARIANTS = [
    Variant(game, players, seed, tuple(sorted(switches.items())))
    for game in GAMES
    for players, seed, switches in sample_of(game)
]
STOP_EVERY = 3
# Questions so seldom that every one of them is a stop.
SELDOM = 12
LONGEST = 6000


def pick(options: Options, rng: random.Random) -> Option:
    """A random option; half of the time a random verb first, so that seldom verbs are not drowned by moves."""
    if rng.random() < 0.5:
        return options[rng.randrange(len(options))]
    groups = options.groups
    verb = rng.choice(sorted({phrase.id for phrase, *_ in groups}))
    first = 0
    places: list[int] = []
    for phrase, _, _, count in groups:
        if phrase.id == verb:
            places += range(first, first + count)
        first += count
    return options[rng.choice(places)]


@functools.cache
def play(variant: Variant) -> Play:
    """Play a variant to its end, once for the whole suite. Nobody may change what it returns."""
    match = variant.start()
    found = Play(variant, match)
    rng = random.Random(str(variant))
    seen: Counter[str] = Counter()
    while match.question is not None:
        made = len(found.choices)
        seen[match.question.ask.prompt.id] += 1
        if made % STOP_EVERY == 0 or seen[match.question.ask.prompt.id] <= SELDOM:
            found.stops.append((made, match.copy()))
        option = pick(match.question.options, rng)
        found.choices.append((match.question.seat, option))
        match.play(option)
        assert made < LONGEST, f"{variant} does not end"
    return found


def finish(match: hb.Match, rng: random.Random, most: int = LONGEST) -> int:
    """Play a match on, to its end or for so many choices; returns how many were made."""
    made = 0
    while match.question is not None and made < most:
        match.play(pick(match.question.options, rng))
        made += 1
    return made
