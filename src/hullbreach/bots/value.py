"""What a position in the middle of a match is worth to a seat: its chance to win, from the features of the game.

``games/<game>/bot/value.py`` says what is looked at (``features``) and, where a seat may play against the others, which
does (``is_against``: they win what the others lose). ``weights.json`` beside it says how much each feature counts, for
several numbers of seats; ``python -m hullbreach.lab.fitting`` fits the weights from simulated games.
"""

from __future__ import annotations

import importlib
import math
from collections.abc import Callable, Sequence
from functools import lru_cache
from importlib.resources import files
from operator import mul
from typing import Any

import msgspec

# What is known of a match whose game nobody has valued yet.
EVEN = 0.5
MOST_SEATS = 6
Features = Callable[[Any, int], list[float]]
Against = Callable[[Any, int], bool]


class Weights(msgspec.Struct, frozen=True):
    """A sum of the features, and of what a few sums of the features come to once they are bent between -1 and 1.

    ``plain`` counts the features themselves, ``bent`` those sums; ``sums`` holds for each of them its own weights. All
    lists of weights but ``bent`` begin with the one that counts for itself. ``seats``: in matches of how many seats.
    """

    seats: int
    plain: list[float]
    sums: list[list[float]]
    bent: list[float]


def features_of(game: str) -> Features | None:
    """What the value of a game looks at; None where nobody has written it."""
    name = f"hullbreach.games.{game}.bot.value"
    try:
        found: Features = importlib.import_module(name).features
    except ModuleNotFoundError as missing:
        if missing.name is None or not name.startswith(missing.name):
            raise
        return None
    return found


def nobody(state: Any, seat: int) -> bool:
    """Nobody plays against the others."""
    return False


def against_of(game: str) -> Against:
    """Which seats of a game win what its features say is lost."""
    found: Against = getattr(importlib.import_module(f"hullbreach.games.{game}.bot.value"), "is_against", nobody)
    return found


def chance(weights: Weights, features: Sequence[float]) -> float:
    """The chance to win; ValueError for features that the weights were not fitted to."""
    seen = [1.0, *features]
    if len(seen) != len(weights.plain):
        raise ValueError(f"{len(seen) - 1} features, but the weights know {len(weights.plain) - 1}")
    total = sum(map(mul, weights.plain, seen))
    for own, share in zip(weights.sums, weights.bent, strict=True):
        total += share * math.tanh(sum(map(mul, own, seen)))
    return 1.0 / (1.0 + math.exp(-max(-30.0, min(30.0, total))))


@lru_cache(maxsize=16)
def all_weights(game: str) -> list[Weights]:
    """How much each feature of a game counts, for several numbers of seats."""
    text = files(f"hullbreach.games.{game}.bot").joinpath("weights.json").read_bytes()
    return msgspec.json.decode(text, type=list[Weights])


def weights_for(game: str, seats: int) -> Weights:
    """How much each feature counts in a match of so many seats; those of the nearest number that was fitted."""
    return min(all_weights(game), key=lambda weights: abs(weights.seats - seats))


@lru_cache(maxsize=16)
def value_of(game: str) -> Callable[[Any, int], float]:
    """The value of a game: from a state and a seat, its chance to win between 0 and 1."""
    features = features_of(game)
    if features is None:
        return lambda state, seat: EVEN
    look, against = features, against_of(game)
    by_seats = {seats: weights_for(game, seats) for seats in range(1, MOST_SEATS + 1)}

    def value(state: Any, seat: int) -> float:
        found = chance(by_seats[state.seats], look(state, seat))
        return 1.0 - found if against(state, seat) else found

    return value
