"""Ratings from comparisons in pairs: Bradley and Terry's model on the scale of Elo, with intervals."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from dataclasses import dataclass

# 400 points are odds of ten to one.
SCALE = 400 / math.log(10)
ROUNDS = 200
PRECISION = 1e-9
# What every pair has played to a draw before the first match: without it whoever always wins would be infinitely good.
BEFOREHAND = 1.0
SAMPLES = 400
LOW, HIGH = 0.025, 0.975

# One block (a seed) of comparisons: who, against whom, and the share of the point that the first got.
Comparison = tuple[int, int, float]
Block = Sequence[Comparison]


@dataclass(frozen=True)
class Rating:
    """How good somebody is, with its 95 % interval; the mean of all is 0."""

    rating: float
    low: float
    high: float


def bradley_terry(players: int, comparisons: Sequence[Comparison]) -> list[float]:
    """The ratings under which the comparisons are most likely; a draw is half a win."""
    points = [[0.0] * players for _ in range(players)]
    for one, other, share in comparisons:
        points[one][other] += share
        points[other][one] += 1 - share
    for one in range(players):
        for other in range(players):
            if one != other:
                points[one][other] += BEFOREHAND / 2
    strength = [1.0] * players
    for _ in range(ROUNDS):
        found = []
        for one in range(players):
            won = sum(points[one])
            met = sum(
                (points[one][other] + points[other][one]) / (strength[one] + strength[other])
                for other in range(players)
                if other != one
            )
            found.append(won / met if met else 1.0)
        mean = math.exp(sum(math.log(each) for each in found) / players)
        found = [each / mean for each in found]
        change = max(abs(a - b) for a, b in zip(found, strength, strict=True))
        strength = found
        if change < PRECISION:
            break
    return [SCALE * math.log(each) for each in strength]


def ratings(players: int, blocks: Sequence[Block], seed: int = 0) -> list[Rating]:
    """The ratings of all, with intervals by drawing the blocks anew; what belongs to one seed stays together."""
    if players < 2:
        return [Rating(0.0, 0.0, 0.0)] * players
    everything = bradley_terry(players, [each for block in blocks for each in block])
    luck = random.Random(seed)
    drawn: list[list[float]] = [[] for _ in range(players)]
    for _ in range(SAMPLES):
        sample = [each for block in luck.choices(blocks, k=len(blocks)) for each in block]
        for player, value in enumerate(bradley_terry(players, sample)):
            drawn[player].append(value)
    found = []
    for player, values in enumerate(drawn):
        values.sort()
        low, high = (values[round(share * (SAMPLES - 1))] for share in (LOW, HIGH))
        found.append(Rating(everything[player], min(low, everything[player]), max(high, everything[player])))
    return found
