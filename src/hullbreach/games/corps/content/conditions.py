"""The conditions of effects, and the lines of victory and defeat, as typed data without behaviour."""

from __future__ import annotations

from dataclasses import dataclass

from hullbreach.parts.grammar import Verb
from hullbreach.parts.verbs import Plain

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


# As in effects.py: a class attribute set in the body would become a field when compiled.
TechTest.word = "test"


# ---- endings: the lines of victory and defeat


@dataclass(frozen=True)
class AtLeast(Verb):
    """At least min of them."""

    who: str
    min: int


class Exited(AtLeast):
    """At least min of them left by an exit."""


@dataclass(frozen=True)
class NoneStandingOnBoard(Verb):
    """None of them stands on the board."""

    who: str


class Lost(AtLeast):
    """Killed or captured; min may be ALL."""


class TrackerEmpty(Plain):
    """The motion tracker deck is empty."""


class NoEnemiesOnBoard(Plain):
    """No alien, facehugger or blip is on the board."""


class Alive(AtLeast):
    """At least min of them are on the board, standing or not."""


@dataclass(frozen=True)
class CratesOut(Verb):
    """At least min crates left the board."""

    min: int
