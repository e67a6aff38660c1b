"""What must hold for a card, an Item or a Room to be used, and for parts of what they do."""

from __future__ import annotations

from dataclasses import dataclass

from hullbreach.parts.grammar import Verb
from hullbreach.parts.verbs import Plain


@dataclass(frozen=True)
class InRoomKind(Verb):
    """The Character is in such a Room: computer (no Malfunction), no_computer_working, tech_entrance,
    evacuation_section, yellow."""

    kind: str


class ObjectPresent(Plain):
    """An Object is here, lying or carried, whose Weakness is still face down."""


class NoSleepers(Plain):
    """Nobody hibernates; asked only where the sequence would be started."""


class NotYellow(Plain):
    """The Self-Destruct marker is not on a yellow space."""


class CourseFree(Plain):
    """Nobody hibernates, and no Intruder is in the Room."""


class TimeOnBlue(Plain):
    """The Time marker is on a blue space."""


class NoIntruderHere(Plain):
    """No Intruder is in the Room; so it is for every Room Action, but these Rooms say it."""


@dataclass(frozen=True)
class PodWithPlace(Verb):
    """An Unlocked pod of the section has a free place."""

    section: str


class EggsLeft(Plain):
    """An Egg is on the Intruder board."""


class GeneratorBroken(Plain):
    """A Malfunction marker is in the explored Generator."""
