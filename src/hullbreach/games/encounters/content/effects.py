"""Every verb of encounters as typed data, without behaviour. Conditions are in conditions.py."""

from __future__ import annotations

from dataclasses import dataclass

from hullbreach.parts.grammar import Verb

ALL = 99
"""n=all: as many as there are."""
ANY = 99
"""max: no limit on the cost or attack."""


# ---- points


@dataclass(frozen=True)
class Attack(Verb):
    """n points of attack for you this turn; per: times this counter, counted now."""

    n: int
    per: str


@dataclass(frozen=True)
class Recruit(Verb):
    """n recruit points for you this turn; per: times this counter, counted now."""

    n: int
    per: str


@dataclass(frozen=True)
class Convert(Verb):
    """This turn you may pay any part of an attack cost with recruit points."""


@dataclass(frozen=True)
class DefenseCut(Verb):
    """The Defense of players you attack counts n less this turn."""

    n: int


# ---- your own cards


@dataclass(frozen=True)
class Draw(Verb):
    """n cards from the own deck, one at a time; per: times this counter, counted now."""

    n: int
    per: str


@dataclass(frozen=True)
class Discard(Verb):
    """n cards of the own hand."""

    n: int
    who: str


@dataclass(frozen=True)
class KillOwn(Verb):
    """n of your characters in hand or in play, or in hand only."""

    n: int
    source: str


@dataclass(frozen=True)
class SortDeck(Verb):
    """Look at the top n of your deck, discard any, put the rest back in any order."""

    n: int


@dataclass(frozen=True)
class HandSize(Verb):
    """Lasting: draw n more (less) at Cleanup."""

    n: int


@dataclass(frozen=True)
class CannotCoordinate(Verb):
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


@dataclass(frozen=True)
class Refresh(Verb):
    """n chosen HQ characters go under the Barracks, then the slots are filled."""

    n: int


@dataclass(frozen=True)
class KillHq(Verb):
    """n chosen HQ characters die, then the slots are filled."""

    n: int


@dataclass(frozen=True)
class ShuffleIntoBarracks(Verb):
    """n Facehuggers of the Hatchery are shuffled into the Barracks."""

    n: int


# ---- the complex


@dataclass(frozen=True)
class Scan(Verb):
    """Up to n times, turn up a face-down card of a room without paying."""

    n: int


@dataclass(frozen=True)
class Peek(Verb):
    """Look at n different face-down cards of the complex."""

    n: int


@dataclass(frozen=True)
class ScanDiscount(Verb):
    """Your scans cost n less this turn."""

    n: int


@dataclass(frozen=True)
class ScanTax(Verb):
    """Lasting: scans cost n more."""

    n: int


@dataclass(frozen=True)
class AddHive(Verb):
    """n times: the top Hive card enters the complex."""

    n: int


@dataclass(frozen=True)
class Ambush(Verb):
    """n times: the top Hive card is turned up as if pushed into the Combat Zone."""

    n: int


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


@dataclass(frozen=True)
class MoveSelfTo(Verb):
    """This card moves right until it is in the room."""

    room: str


@dataclass(frozen=True)
class Advance(Verb):
    """n times: every card of the complex that can goes one room left."""

    n: int


@dataclass(frozen=True)
class Block(Verb):
    """The room is out of play from now on."""

    room: str


@dataclass(frozen=True)
class AttachHere(Verb):
    """This card is attached to the room it was in."""


@dataclass(frozen=True)
class AttachRoom(Verb):
    """This card is attached to a room."""

    room: str


# ---- enemies


@dataclass(frozen=True)
class Weaken(Verb):
    """Attack of enemies -n: target chosen or all, or every one with this id or of exactly this type."""

    n: int
    target: str
    enemy: str
    type: str


@dataclass(frozen=True)
class Fortify(Verb):
    """Attack of enemies +n: target chosen or all, or every one with this id or of exactly this type."""

    n: int
    target: str
    enemy: str
    type: str


@dataclass(frozen=True)
class KillEnemy(Verb):
    """n (or ALL) face-up enemies there, with an attack of max or less, with this id; final ones only if said."""

    n: int
    max: int
    where: str
    enemy: str
    final: bool


@dataclass(frozen=True)
class Hold(Verb):
    """n chosen enemies of the Combat Zone do not strike this turn."""

    n: int


# ---- strikes, Facehuggers, hazards


@dataclass(frozen=True)
class Strike(Verb):
    """Draw n Strikes, one at a time."""

    n: int


@dataclass(frozen=True)
class Heal(Verb):
    """n Strikes of the player go to the Strike discard pile."""

    n: int
    who: str


@dataclass(frozen=True)
class Dodge(Verb):
    """The next n Strikes that the player would draw this turn are not drawn."""

    n: int
    who: str


@dataclass(frozen=True)
class Facehug(Verb):
    """A Facehugger of the Hatchery goes before that player."""

    who: str


@dataclass(frozen=True)
class KillChestburster(Verb):
    """A Chestburster of your discard pile returns to the Hatchery."""


@dataclass(frozen=True)
class Infest(Verb):
    """This Hazard card goes to that player's discard pile as the Contaminant."""

    who: str


@dataclass(frozen=True)
class TriggerEvent(Verb):
    """What a revealed Event does."""


@dataclass(frozen=True)
class TriggerHazard(Verb):
    """What a revealed Hazard does."""


# ---- this card


@dataclass(frozen=True)
class Collect(Verb):
    """This card lies beside the objectives from now on, counted as this."""

    what: str


@dataclass(frozen=True)
class DiscardSelf(Verb):
    """This card goes where its kind is discarded."""


@dataclass(frozen=True)
class KillSelf(Verb):
    """This card goes to Dead Characters."""


@dataclass(frozen=True)
class RemoveSelf(Verb):
    """This card leaves the game."""


@dataclass(frozen=True)
class PassSelf(Verb):
    """This card goes to that player's discard pile."""

    who: str


# ---- the end


@dataclass(frozen=True)
class RevealAgenda(Verb):
    """A player whose Agenda is unrevealed shows it."""

    who: str


@dataclass(frozen=True)
class Die(Verb):
    """You die at once."""


@dataclass(frozen=True)
class Win(Verb):
    """You win alone, at once."""


_WORDS: tuple[tuple[type[Verb], str], ...] = (
    (Attack, "attack"),
    (Recruit, "recruit"),
    (Convert, "convert"),
    (DefenseCut, "defense_cut"),
    (Draw, "draw"),
    (Discard, "discard"),
    (KillOwn, "kill_own"),
    (SortDeck, "sort_deck"),
    (HandSize, "hand_size"),
    (CannotCoordinate, "cannot_coordinate"),
    (GainSergeant, "gain_sergeant"),
    (GainHq, "gain_hq"),
    (GainSelf, "gain_self"),
    (CopyPlayed, "copy_played"),
    (CopyHq, "copy_hq"),
    (Refresh, "refresh"),
    (KillHq, "kill_hq"),
    (ShuffleIntoBarracks, "shuffle_into_barracks"),
    (Scan, "scan"),
    (Peek, "peek"),
    (ScanDiscount, "scan_discount"),
    (ScanTax, "scan_tax"),
    (AddHive, "add_hive"),
    (Ambush, "ambush"),
    (Move, "move"),
    (MoveSelf, "move_self"),
    (MoveSelfTo, "move_self_to"),
    (Advance, "advance"),
    (Block, "block"),
    (AttachHere, "attach_here"),
    (AttachRoom, "attach_room"),
    (Weaken, "weaken"),
    (Fortify, "fortify"),
    (KillEnemy, "kill_enemy"),
    (Hold, "hold"),
    (Strike, "strike"),
    (Heal, "heal"),
    (Dodge, "dodge"),
    (Facehug, "facehug"),
    (KillChestburster, "kill_chestburster"),
    (Infest, "infest"),
    (TriggerEvent, "trigger_event"),
    (TriggerHazard, "trigger_hazard"),
    (Collect, "collect"),
    (DiscardSelf, "discard_self"),
    (KillSelf, "kill_self"),
    (RemoveSelf, "remove_self"),
    (PassSelf, "pass_self"),
    (RevealAgenda, "reveal_agenda"),
    (Die, "die"),
    (Win, "win"),
)
for _verb, _word in _WORDS:
    _verb.word = _word
