"""Every verb of encounters as typed data, without behaviour. Conditions are in conditions.py."""

from __future__ import annotations

from dataclasses import dataclass

from hullbreach.parts.grammar import Verb
from hullbreach.parts.verbs import Counted, Plain

ALL = 99
"""n=all: as many as there are."""
ANY = 99
"""max: no limit on the cost or attack."""


# ---- shapes


@dataclass(frozen=True)
class Points(Verb):
    """n of something; per: times this counter, counted now."""

    n: int
    per: str


@dataclass(frozen=True)
class Directed(Verb):
    """What happens to these players."""

    who: str


@dataclass(frozen=True)
class Dealt(Verb):
    """n of something for each of these players."""

    n: int
    who: str


@dataclass(frozen=True)
class OfRoom(Verb):
    """What happens to this room, or there."""

    room: str


@dataclass(frozen=True)
class EnemyAttack(Verb):
    """The attack of enemies: target chosen or all, or every one with this id or of exactly this type."""

    n: int
    target: str
    enemy: str
    type: str


# ---- points


class Attack(Points):
    """n points of attack for you this turn; per: times this counter, counted now."""


class Recruit(Points):
    """n recruit points for you this turn; per: times this counter, counted now."""


class Convert(Plain):
    """This turn you may pay any part of an attack cost with recruit points."""


class DefenseCut(Counted):
    """The Defense of players you attack counts n less this turn."""


# ---- your own cards


class Draw(Points):
    """n cards from the own deck, one at a time; per: times this counter, counted now."""


class Discard(Dealt):
    """n cards of the own hand."""


@dataclass(frozen=True)
class KillOwn(Verb):
    """n of your characters in hand or in play, or in hand only."""

    n: int
    source: str


class SortDeck(Counted):
    """Look at the top n of your deck, discard any, put the rest back in any order."""


class HandSize(Counted):
    """Lasting: draw n more (less) at Cleanup."""


class CannotCoordinate(Plain):
    """Lasting: no Coordinate."""


# ---- characters to be had


@dataclass(frozen=True)
class GainSergeant(Verb):
    """The top Sergeant, without paying, to the discard pile or hand."""

    to: str


@dataclass(frozen=True)
class GainHq(Verb):
    """A chosen HQ character of cost max or less, without paying."""

    max: int
    to: str


@dataclass(frozen=True)
class GainSelf(Verb):
    """This Hive character."""

    to: str


@dataclass(frozen=True)
class CopyPlayed(Verb):
    """Use another card that you played this turn, of cost max or less."""

    max: int


@dataclass(frozen=True)
class CopyHq(Verb):
    """Use an HQ card of cost max or less."""

    max: int


class Refresh(Counted):
    """n chosen HQ characters go under the Barracks, then the slots are filled."""


class KillHq(Counted):
    """n chosen HQ characters die, then the slots are filled."""


class ShuffleIntoBarracks(Counted):
    """n Facehuggers of the Hatchery are shuffled into the Barracks."""


# ---- the complex


class Scan(Counted):
    """Up to n times, turn up a face-down card of a room without paying."""


class Peek(Counted):
    """Look at n different face-down cards of the complex."""


class ScanDiscount(Counted):
    """Your scans cost n less this turn."""


class ScanTax(Counted):
    """Lasting: scans cost n more."""


class AddHive(Counted):
    """n times: the top Hive card enters the complex."""


class Ambush(Counted):
    """n times: the top Hive card is turned up as if pushed into the Combat Zone."""


@dataclass(frozen=True)
class Move(Verb):
    """One chosen card of the complex moves n rooms."""

    n: int
    direction: str


@dataclass(frozen=True)
class MoveSelf(Verb):
    """This card moves n rooms."""

    direction: str
    n: int


class MoveSelfTo(OfRoom):
    """This card moves right until it is in the room."""


class Advance(Counted):
    """n times: every card of the complex that can goes one room left."""


class Block(OfRoom):
    """The room is out of play from now on."""


class AttachHere(Plain):
    """This card is attached to the room it was in."""


class AttachRoom(OfRoom):
    """This card is attached to a room."""


# ---- enemies


class Weaken(EnemyAttack):
    """Attack of enemies -n: target chosen or all, or every one with this id or of exactly this type."""


class Fortify(EnemyAttack):
    """Attack of enemies +n: target chosen or all, or every one with this id or of exactly this type."""


@dataclass(frozen=True)
class KillEnemy(Verb):
    """n (or ALL) face-up enemies there, with an attack of max or less, with this id; final ones only if said."""

    n: int
    max: int
    where: str
    enemy: str
    final: bool


class Hold(Counted):
    """n chosen enemies of the Combat Zone do not strike this turn."""


# ---- strikes, Facehuggers, hazards


class Strike(Counted):
    """Draw n Strikes, one at a time."""


class Heal(Dealt):
    """n Strikes of the player go to the Strike discard pile."""


class Dodge(Dealt):
    """The next n Strikes that the player would draw this turn are not drawn."""


class Facehug(Directed):
    """A Facehugger of the Hatchery goes before that player."""


class KillChestburster(Plain):
    """A Chestburster of your discard pile returns to the Hatchery."""


class Infest(Directed):
    """This Hazard card goes to that player's discard pile as the Contaminant."""


class TriggerEvent(Plain):
    """What a revealed Event does."""


class TriggerHazard(Plain):
    """What a revealed Hazard does."""


# ---- this card


@dataclass(frozen=True)
class Collect(Verb):
    """This card lies beside the objectives from now on, counted as this."""

    what: str


class DiscardSelf(Plain):
    """This card goes where its kind is discarded."""


class KillSelf(Plain):
    """This card goes to Dead Characters."""


class RemoveSelf(Plain):
    """This card leaves the game."""


class PassSelf(Directed):
    """This card goes to that player's discard pile."""


# ---- the end


class RevealAgenda(Directed):
    """A player whose Agenda is unrevealed shows it."""


class Die(Plain):
    """You die at once."""


class Win(Plain):
    """You win alone, at once."""
