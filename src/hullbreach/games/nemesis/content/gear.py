"""The verbs of Items and weapons as typed data, without behaviour."""

from __future__ import annotations

from dataclasses import dataclass

from hullbreach.parts.grammar import Verb
from hullbreach.parts.verbs import Counted, Plain


@dataclass(frozen=True)
class Shoot(Verb):
    """A Shoot without further cards: an inner Action.

    weapon: any, energy, assault_rifle. ammo: what it costs. reroll: how often the die may be rolled again. bonus: none,
    or per_2_ammo: an Injury more for every 2 Ammo just discarded, also on a miss.
    """

    weapon: str
    ammo: int
    reroll: int
    bonus: str


class Craft(Plain):
    """A Craft in which any yellow Item may stand for a tool: an inner Action."""


class DiscardItem(Counted):
    """n own Items: a price."""


@dataclass(frozen=True)
class AmmoAdd(Verb):
    """n Ammo for a weapon in a Hand slot, up to its capacity: an energy weapon, or the six_shooter."""

    weapon: str
    n: int


@dataclass(frozen=True)
class AmmoFill(Verb):
    """A weapon in a Hand slot is full: an energy weapon, or a flamethrower."""

    weapon: str


@dataclass(frozen=True)
class AmmoDiscard(Verb):
    """n Ammo, or ALL, of a weapon in a Hand slot: a price."""

    weapon: str
    n: int


@dataclass(frozen=True)
class Attach(Verb):
    """This card belongs to a weapon in a Hand slot from now on (NEM-ITM-06)."""

    to: str


class Capacity(Counted):
    """The attached weapon holds n more Ammo; never makes a list possible by itself."""


class FreeCharge(Plain):
    """Loading the attached weapon with an Energy Charge costs no cards."""


class CombineHeavy(Plain):
    """Two Heavy Items in Hand slots take one slot from now on."""


@dataclass(frozen=True)
class TreatFace(Verb):
    """A Combat die face, as rolled, counts as another (NEM-CBT-05)."""

    face: str
    to: str


@dataclass(frozen=True)
class ExtraInjury(Verb):
    """n Injuries more: when any_hit, face_double, face_single_or_double, after replacement; never against Eggs by a
    Weakness (NEM-CBT-12)."""

    when: str
    n: int


class MinInjury(Counted):
    """At least n Injuries on every face but blank."""


class SpendAmmo(Counted):
    """On a double the shooter may discard 1 more Ammo for n more Injuries."""


@dataclass(frozen=True)
class Reroll(Verb):
    """The die may be rolled again n times for so many Action cards, which is no Action; the new result stands."""

    die: str
    n: int
    pay: int


class FireOnDouble(Plain):
    """On a double a Fire marker comes to the own Room after the check."""


@dataclass(frozen=True)
class ExtendCards(Verb):
    """order_motivation: they reach Rooms with a working Computer too. intranet_risk_assessment: they need none here."""

    cards: str


@dataclass(frozen=True)
class Rule(Verb):
    """A standing change of a rule, by its name; the names are in vocabulary.py."""

    id: str


# Here and not in the classes, because mypyc takes every assignment in the body of a dataclass for a field.
DiscardItem.is_price = True
AmmoDiscard.is_price = True
