"""What a position in the middle of a match is worth to a seat: its chance to win, from a few features of the game.

``games/<game>/bot/value.py`` says what is looked at (``features``), ``weights.json`` beside it how much each counts;
``python -m hullbreach.lab.fitting`` fits the weights from simulated games.
"""

from __future__ import annotations

import importlib
import math
from collections.abc import Callable, Sequence
from functools import lru_cache
from importlib.resources import files
from typing import Any

import msgspec

# What is known of a match whose game nobody has valued yet.
EVEN = 0.5
Features = Callable[[Any, int], list[float]]


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


def chance(weights: Sequence[float], features: Sequence[float]) -> float:
    """The chance to win: a logistic sum, the first weight for itself."""
    total = weights[0]
    for weight, feature in zip(weights[1:], features, strict=True):
        total += weight * feature
    return 1.0 / (1.0 + math.exp(-max(-30.0, min(30.0, total))))


@lru_cache(maxsize=16)
def value_of(game: str) -> Callable[[Any, int], float]:
    """The value of a game: from a state and a seat, its chance to win between 0 and 1."""
    features = features_of(game)
    if features is None:
        return lambda state, seat: EVEN
    text = files(f"hullbreach.games.{game}.bot").joinpath("weights.json").read_bytes()
    weights = msgspec.json.decode(text, type=list[float])
    look = features
    return lambda state, seat: chance(weights, look(state, seat))
