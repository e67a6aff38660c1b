"""What a match is remembered by: which events are big, what is counted for a seat, what becomes of people."""

from __future__ import annotations

from dataclasses import dataclass, field

from hullbreach.kernel.phrases import Phrase

# What became of somebody, for a client to draw.
SAFE, GONE = "safe", "gone"


@dataclass(frozen=True)
class Count:
    """Something counted for each seat: events, for whom ``by`` names in them.

    Without such a place they count for whoever did the last deed before them. With ``reached`` only those count whose
    roll was good enough. ``fine``: having most of it is something to be proud of.
    """

    id: str
    events: tuple[Phrase, ...]
    by: str = ""
    reached: bool = False
    fine: bool = True


@dataclass(frozen=True)
class Remembered:
    """What a game wants to be remembered of a match.

    ``big``: events by how much they weigh in its story. ``fates``: events that say what became of the first they name.
    ``rounds``: the event that begins a round. ``deeds``: after which place of an event all that follows is the work of
    whom; an empty one is nobody's. ``joins``: after this event the second place acts for the seat of the first.
    An empty first place is whoever chose. ``led``: what is done by somebody of this kind who acts for no seat is the
    work of whoever chose it.
    ``series``: whether one match follows another in the setting it is called by; ``apart`` are values outside of it.
    """

    big: dict[Phrase, int] = field(default_factory=dict)
    counts: tuple[Count, ...] = ()
    fates: dict[Phrase, str] = field(default_factory=dict)
    rounds: Phrase | None = None
    deeds: dict[Phrase, str] = field(default_factory=dict)
    joins: dict[Phrase, tuple[str, str]] = field(default_factory=dict)
    led: tuple[str, ...] = ()
    achievement: Phrase | None = None
    series: bool = False
    apart: tuple[str, ...] = ()


NOTHING = Remembered()
