"""What an effect of encounters may depend on, as typed data."""

from __future__ import annotations

from dataclasses import dataclass

from hullbreach.parts.grammar import Verb
from hullbreach.parts.verbs import Counted, Plain


@dataclass(frozen=True)
class Show(Verb):
    """The player shows a card of the class, from hand or in play."""

    of_class: str


class InCombat(Counted):
    """At least n enemies are in the Combat Zone."""


class Killed(Counted):
    """You killed at least n enemies this turn."""


class Alone(Plain):
    """You are the only living normal player."""


@dataclass(frozen=True)
class InRoom(Verb):
    """That enemy is face up in that room."""

    enemy: str
    room: str


@dataclass(frozen=True)
class InComplex(Verb):
    """That enemy is face up in any room."""

    enemy: str
