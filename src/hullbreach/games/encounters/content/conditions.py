"""What an effect of encounters may depend on, as typed data."""

from __future__ import annotations

from dataclasses import dataclass

from hullbreach.parts.grammar import Verb


@dataclass(frozen=True)
class Show(Verb):
    """The player shows a card of the class, from hand or in play."""

    of_class: str


@dataclass(frozen=True)
class InCombat(Verb):
    """At least n enemies are in the Combat Zone."""

    n: int


@dataclass(frozen=True)
class Killed(Verb):
    """You killed at least n enemies this turn."""

    n: int


@dataclass(frozen=True)
class Alone(Verb):
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


_WORDS: tuple[tuple[type[Verb], str], ...] = (
    (Show, "show"),
    (InCombat, "in_combat"),
    (Killed, "killed"),
    (Alone, "alone"),
    (InRoom, "in_room"),
    (InComplex, "in_complex"),
)
for _verb, _word in _WORDS:
    _verb.word = _word
