"""The conditions of effects, and the lines of victory and defeat, as typed data without behaviour."""

from __future__ import annotations

from dataclasses import dataclass

from hullbreach.parts.grammar import Verb

ALL = -1
"""min=all: every one of them."""


# ---- conditions


@dataclass(frozen=True)
class Has(Verb):
    """The active character has a card in that slot."""

    slot: str


@dataclass(frozen=True)
class TechTest(Verb):
    """A tech test succeeds."""

    stat: str


@dataclass(frozen=True)
class Counter(Verb):
    """A mission counter has reached min."""

    id: str
    min: int


@dataclass(frozen=True)
class Carrying(Verb):
    """The character carries it."""

    what: str


# ---- endings: the lines of victory and defeat


@dataclass(frozen=True)
class Exited(Verb):
    """At least min of them left by an exit."""

    who: str
    min: int


@dataclass(frozen=True)
class NoneStandingOnBoard(Verb):
    """None of them stands on the board."""

    who: str


@dataclass(frozen=True)
class Lost(Verb):
    """Killed or captured; min may be ALL."""

    who: str
    min: int


@dataclass(frozen=True)
class TrackerEmpty(Verb):
    """The motion tracker deck is empty."""


@dataclass(frozen=True)
class NoEnemiesOnBoard(Verb):
    """No alien, facehugger or blip is on the board."""


@dataclass(frozen=True)
class Alive(Verb):
    """At least min of them are on the board, standing or not."""

    who: str
    min: int


@dataclass(frozen=True)
class CratesOut(Verb):
    """At least min crates left the board."""

    min: int


# As in effects.py: a class attribute set in the body would become a field when compiled.
_WORDS: tuple[tuple[type[Verb], str], ...] = (
    (Has, "has"),
    (TechTest, "test"),
    (Counter, "counter"),
    (Carrying, "carrying"),
    (Exited, "exited"),
    (NoneStandingOnBoard, "none_standing_on_board"),
    (Lost, "lost"),
    (TrackerEmpty, "tracker_empty"),
    (NoEnemiesOnBoard, "no_enemies_on_board"),
    (Alive, "alive"),
    (CratesOut, "crates_out"),
)
for _verb, _word in _WORDS:
    _verb.word = _word
