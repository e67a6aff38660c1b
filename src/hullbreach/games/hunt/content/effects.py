"""Every verb of the cards of hunt as typed data, without behaviour. What missions ask for is in goals.py.

``who`` says whom a verb concerns and ``until`` how long it holds (the words are in vocabulary.py). The target of a verb
without ``who`` is the target of its card, or what was chosen for an Environment card.
"""

from __future__ import annotations

from dataclasses import dataclass

from hullbreach.parts.grammar import Block, Branch, Verb
from hullbreach.parts.verbs import Counted, Plain

# ---- shapes


@dataclass(frozen=True)
class Someone(Verb):
    """What happens to these models."""

    who: str


@dataclass(frozen=True)
class OfAction(Verb):
    """What holds for an action of these models."""

    action: str
    who: str
    until: str


@dataclass(frozen=True)
class UnderWay(Verb):
    """What happens to the hit or wound under way."""

    what: str


# ---- values and tests


@dataclass(frozen=True)
class Mod(Verb):
    """n is added to the tested value; against: only in tests against these."""

    stat: str
    n: int
    who: str
    until: str
    against: str


@dataclass(frozen=True)
class ChangeWeapon(Verb):
    """n is added to a field of weapons: those with these ids joined by +, all of a kind, or the one that is used."""

    field: str
    n: int
    who: str
    until: str
    weapon: str


@dataclass(frozen=True)
class Reroll(Verb):
    """Tests are rolled again: failures or anything if their owner likes, successes in any case."""

    test: str
    which: str
    who: str
    until: str


@dataclass(frozen=True)
class Auto(Verb):
    """The test is passed without a die."""

    test: str
    who: str
    until: str


@dataclass(frozen=True)
class Ignore(Verb):
    """A rule does not hold for these models; against: only in tests against those."""

    what: str
    who: str
    until: str
    against: str


@dataclass(frozen=True)
class RollUnder(Block):
    """A D20 shows at most so much: no test, so that 1 and 20 mean nothing (HUNT-DEC-80)."""

    on: int
    branches: tuple[Branch, ...]


@dataclass(frozen=True)
class StatTest(Block):
    """A test against a stat, n added to it; a model without the stat fails (HUNT-DEC-07)."""

    stat: str
    n: int
    who: str
    branches: tuple[Branch, ...]


# ---- hits and wounds


@dataclass(frozen=True)
class Hit(Verb):
    """One automatic hit on each, armour allowed; no attack, so there is no Dodge."""

    st: int
    avv: int
    who: str


class Heal(Counted):
    """The target gets back n lost wounds, never above the number it started with."""


class Cancel(UnderWay):
    """The hit or wound under way has no effect."""


@dataclass(frozen=True)
class Redirect(Verb):
    """The hit or wound under way goes to another model, which its owner chooses; never twice."""

    what: str
    to: str


# ---- activations and actions


@dataclass(frozen=True)
class ActionPoints(Verb):
    """More or fewer action points in that activation, never below 0."""

    n: int
    who: str
    until: str


class Forbid(OfAction):
    """The action may not be used."""


class Allow(OfAction):
    """The action may be used."""


@dataclass(frozen=True)
class Cost(Verb):
    """The action costs that many action points."""

    action: str
    ap: int
    who: str
    until: str


@dataclass(frozen=True)
class Act(Verb):
    """The target does the action now, for nothing; also if it was used this turn, and it counts as used then."""

    action: str


class ExtraActivation(Plain):
    """The target takes its activation of this turn now, before the next player."""


class MarkActivated(Someone):
    """They count as activated this turn."""


class Sentry(Plain):
    """Each target gets a Sentry token; the Sentry action is not used up (HUNT-SENT-09)."""


# ---- where models are, and what is known of them


@dataclass(frozen=True)
class Move(Verb):
    """Each target moves up to n tiles along open connections (HUNT-MOV-09); by: who chooses where."""

    n: int
    to: str
    by: str


@dataclass(frozen=True)
class Place(Verb):
    """The target is taken up and put on such a tile with room; no way is needed."""

    tile: str


class Swap(Plain):
    """The two targets exchange places; both must fit."""


@dataclass(frozen=True)
class Spawn(Verb):
    """n models of the unit come to the target tile, if available (HUNT-DEC-53), face up or as tokens."""

    unit: str
    n: int
    as_token: bool


class Decoy(Counted):
    """n decoys of the supply come to the target tile."""


class Hide(Plain):
    """The target becomes a token with a Hide marker, also in enemy sight."""


class Reveal(Someone):
    """A forced conversion with the faction's rights; a Hide marker is lost, a decoy is removed."""


@dataclass(frozen=True)
class NoReveal(Verb):
    """Only enemies within that range, in sight, force a token to be revealed."""

    range: int
    until: str


class Trophy(Plain):
    """The body of the model just killed becomes a trophy of the target at once, engaged or not."""


# ---- the board


class OpenDoor(Counted):
    """n doors are removed, those of the target edge or those chosen; fewer if there are fewer."""


class PlaceDoor(Counted):
    """n doors of the supply come to edges without one: the target, or those chosen."""


@dataclass(frozen=True)
class Flip(Verb):
    """The target tile has that face for the rest of the game."""

    to: str


class Acid(Counted):
    """n acid tokens on the target tile, as far as its limit and its free points allow."""


@dataclass(frozen=True)
class BlockWay(Verb):
    """No model may enter these."""

    what: str
    until: str


@dataclass(frozen=True)
class LimitLos(Verb):
    """Nothing sees farther than n tiles (HUNT-LOS-09)."""

    n: int
    until: str


@dataclass(frozen=True)
class Trap(Verb):
    """A public marker on the target tile: the first enemy that enters by any means takes one hit, armour allowed."""

    st: int
    avv: int


# ---- the rest


@dataclass(frozen=True)
class Cards(Verb):
    """Every player may play so many Strategy cards."""

    limit: int
    until: str


class Nothing(Plain):
    """No effect."""


# Here and not in the classes, because mypyc takes every assignment in the body of a dataclass for a field.
ChangeWeapon.word = "weapon"
RollUnder.word = "roll"
StatTest.word = "test"
ActionPoints.word = "ap"
BlockWay.word = "block"
