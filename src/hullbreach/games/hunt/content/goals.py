"""What a faction must do to win, step by step, as typed data. HUNT-MIS, HUNT-CVC

A place is the id of a room, the kind of tile that a map marks (``nest``), ``vent``, or on Mission cards a target.
"""

from __future__ import annotations

from dataclasses import dataclass

from hullbreach.games.hunt.content.names import ROOMS, SITES, TOKENS
from hullbreach.kernel.errors import BadInput
from hullbreach.parts.grammar import Group, Key, Verb, Vocabulary, Word, choice, number
from hullbreach.parts.parser import parse_choice
from hullbreach.parts.verbs import named

ONE = ("target_room", "target_tile")
BOTH = ("target_rooms", "target_tiles")
TARGETS = (*ONE, *BOTH)
"""Places of Mission cards: one target, or two that are both needed (HUNT-CVC-13 to HUNT-CVC-16)."""
VENT_PLACE = "vent"
PLACES = (*ROOMS, *SITES, VENT_PLACE, *TARGETS)
ESCORTED, OTHER = "escorted", "other_predator"
MARINE_MODEL = "marine_model"


@dataclass(frozen=True)
class Many(Verb):
    """So many of something are needed."""

    count: int


@dataclass(frozen=True)
class Interact(Verb):
    """That many Interacts in the place; by: who; gain: the token that the model gets; carrying: what it must have."""

    at: str
    count: int
    by: str
    gain: str
    carrying: str


@dataclass(frozen=True)
class Reach(Verb):
    """So many own models stand there and have entered it during play (HUNT-MIS-13)."""

    at: str
    models: int
    by: str


@dataclass(frozen=True)
class Kill(Verb):
    """Kills credited to the faction; a killed Predator counts so many (HUNT-MIS-11)."""

    count: int
    predator_counts: int


class CollectTrophies(Many):
    """Trophies collected so far (HUNT-MIS-17)."""


@dataclass(frozen=True)
class Deliver(Verb):
    """So many of these tokens lie on the place or are carried there; of: how many the map has, 0 for no such number."""

    token: str
    to: str
    count: int
    of: int


@dataclass(frozen=True)
class PlaceToken(Verb):
    """So many of the marked places have the marker, put there by an Interact."""

    token: str
    at: str
    count: int
    of: int


@dataclass(frozen=True)
class Damage(Verb):
    """The place holds that many acid tokens; count of the marked places, 0 for all that are meant (HUNT-MIS-16)."""

    at: str
    acid: int
    count: int
    of: int


@dataclass(frozen=True)
class RemoveTiles(Verb):
    """That many tiles were removed with Weld It Shut!."""

    kind: str
    count: int


@dataclass(frozen=True)
class LaunchPod(Verb):
    """The faction launched the pod with that aboard (HUNT-M10-02)."""

    aboard: str
    count: int


@dataclass(frozen=True)
class ReturnToStart(Verb):
    """Tokens come from the targets, one of each, to the own deployment tile (HUNT-CVC-06)."""

    tokens: int
    source: str


@dataclass(frozen=True)
class Convoy(Verb):
    """Tokens carried from the start have all arrived; with two targets one at each (HUNT-CVC-07)."""

    tokens: int
    to: str


@dataclass(frozen=True)
class Evacuate(Verb):
    """That share of the models of the start, in percent, has come to the place (HUNT-DEC-50)."""

    to: str
    share: int


class GainFrags(Many):
    """Frags of all groups and of the faction itself (HUNT-EXP-07)."""


class GainTrophies(Many):
    """Trophies collected so far (HUNT-CVC-11)."""


_AT = choice("at", PLACES)
_TO = choice("to", PLACES)
_COUNT = number("count")
_SOME = Key("count", "count", number=True, default=0)
_OF = Key("of", "of", number=True, default=0)
_TOKEN = choice("token", TOKENS)
_BY = choice("by", (ESCORTED, OTHER), default="")

GOALS: tuple[Word, ...] = named(
    Word(Interact, (_AT, _COUNT, _BY, choice("gain", TOKENS, default=""), choice("with", TOKENS, "carrying", ""))),
    Word(Reach, (_AT, number("models"), _BY)),
    Word(Kill, (_COUNT, Key("predator_counts", "predator_counts", number=True, default=1))),
    Word(CollectTrophies, (_COUNT,)),
    Word(Deliver, (_TOKEN, _TO, _COUNT, _OF)),
    Word(PlaceToken, (_TOKEN, _AT, _COUNT, _OF)),
    Word(Damage, (_AT, number("acid"), _SOME, _OF)),
    Word(RemoveTiles, (choice("kind", (VENT_PLACE,)), _COUNT)),
    Word(LaunchPod, (choice("with", (MARINE_MODEL, *TOKENS), "aboard"), _COUNT)),
    Word(ReturnToStart, (number("tokens"), choice("from", TARGETS, "source"))),
    Word(Convoy, (number("tokens"), _TO)),
    Word(Evacuate, (_TO, number("share"))),
    Word(GainFrags, (_COUNT,)),
    Word(GainTrophies, (_COUNT,)),
)
ON_CARDS: tuple[type[Verb], ...] = (
    ReturnToStart, Convoy, Damage, Evacuate, GainFrags, GainTrophies, Interact, RemoveTiles,
)  # fmt: skip
"""What Mission cards may ask for (HUNT-CVC)."""
GOAL_WORDS = Vocabulary((), GOALS, (), alternatives=True)

Alternative = tuple[Verb, ...]
"""Goals that are all needed, in any order."""
Step = tuple[Alternative, ...]
"""One of these alternatives is needed; mostly there is only one with one goal."""


@dataclass(frozen=True)
class Victory:
    """The steps of a faction, all needed; ordered: an Interact is possible only after those of the steps before."""

    ordered: bool
    steps: tuple[Step, ...]

    def goals(self) -> list[Verb]:
        """Every goal of every alternative."""
        return [goal for step in self.steps for alternative in step for goal in alternative]


def parse_step(text: str, place: str) -> Step:
    """One step from its text: ``a``, ``a | b`` or ``(a; b) | c``."""
    step = tuple([_alternative(verb, place) for verb in parse_choice(text, GOAL_WORDS, place)])
    for goal in [goal for alternative in step for goal in alternative]:
        if isinstance(goal, Evacuate) and goal.share > 100:
            raise BadInput(place, f"evacuate: {goal.share} percent of the models, expected at most 100")
    return step


def _alternative(verb: Verb, place: str) -> Alternative:
    if not isinstance(verb, Group):
        return (verb,)
    goals: list[Verb] = []
    for stmt in verb.does:
        for one in stmt.does:
            if len(one) > 1 or isinstance(one[0], Group) or stmt.may:
                raise BadInput(place, "an alternative is a list of goals, with nothing before or inside them")
            goals.append(one[0])
    return tuple(goals)
