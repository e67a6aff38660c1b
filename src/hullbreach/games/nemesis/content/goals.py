"""What objectives ask for as typed data. All are judged after the Contamination check of every player (NEM-VIC-06)."""

from __future__ import annotations

from dataclasses import dataclass

from hullbreach.games.nemesis.content.names import DESTINATIONS
from hullbreach.parts.grammar import Group, Verb, Vocabulary, Word, choice, identifier, number, verbs_of
from hullbreach.parts.parser import parse_choice
from hullbreach.parts.verbs import Counted, Plain, named


class SignalSent(Plain):
    """The owner's own Character has sent the Signal, also if it died later (co-op: NEM-COP-03)."""


@dataclass(frozen=True)
class ShipReaches(Verb):
    """The ship is not destroyed, at least 2 Engines work, and the course leads there (NEM-END-05)."""

    place: str


class ShipDestroyed(Plain):
    """The ship exploded or broke up, at the Engine check too."""


class NestDestroyed(Plain):
    """The Nest was destroyed (NEM-NST-05), or the ship was."""


class QueenKilled(Plain):
    """The Queen was killed at least once, or NEM-GOL-08 applies."""


class AllRoomsExplored(Plain):
    """No unexplored Room is left; on the alternate board no Exploration token."""


@dataclass(frozen=True)
class FinishWith(Verb):
    """The survivor holds that Object in a Hand slot, in a launched pod or asleep; never met by a dead owner."""

    object: str


class FinishInPod(Plain):
    """The survivor is in a launched pod; never met by a dead owner."""


class ItemsAtLeast(Counted):
    """The survivor owns at least n Item cards (NEM-GOL-09); never met by a dead owner."""


class OnlySurvivor(Plain):
    """The owner survived and nobody else did."""


class OtherSurvives(Plain):
    """Somebody else survived."""


@dataclass(frozen=True)
class PlayerDead(Verb):
    """The Character of that player did not survive; never met where it is the owner's own number."""

    player: int


@dataclass(frozen=True)
class WeaknessRevealed(Verb):
    """The Weakness of that Object is face up."""

    object: str


class WeaknessesAtLeast(Counted):
    """At least n Weaknesses are face up."""


@dataclass(frozen=True)
class CorpseInRoom(Verb):
    """The blue Corpse lies in that explored Room when the game ends, whatever happens to the ship."""

    room: str


GOALS = named(
    Word(SignalSent),
    Word(ShipReaches, (choice("place", DESTINATIONS[:2]),)),
    Word(ShipDestroyed),
    Word(NestDestroyed),
    Word(QueenKilled),
    Word(AllRoomsExplored),
    Word(FinishWith, (choice("object", ("blue_corpse", "egg")),)),
    Word(FinishInPod),
    Word(ItemsAtLeast, (number("n"),)),
    Word(OnlySurvivor),
    Word(OtherSurvives),
    Word(PlayerDead, (number("player"),)),
    Word(WeaknessRevealed, (choice("object", ("egg", "carcass")),)),
    Word(WeaknessesAtLeast, (number("n"),)),
    Word(CorpseInRoom, (identifier("room"),)),
)
GOAL_WORDS = Vocabulary((), GOALS, (), alternatives=True)


def parse_goal(text: str, place: str) -> tuple[Verb, ...]:
    """One of the ways to reach an objective: conditions that must all hold, divided by semicolons."""
    (group,) = parse_choice(f"({text})", GOAL_WORDS, place)
    assert isinstance(group, Group)
    return tuple(verbs_of(group.does))
