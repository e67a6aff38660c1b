"""The verbs of cards, Rooms and events as typed data, without behaviour; those of Items and weapons are in gear.py.

Whom a verb concerns stands before its statement ("for each_here draw_cards(n=1)"): without it the acting Character, on
an attack card the attacked one. "here" is the Room of the acting Character at that moment, "target_room" the one that
the last choose_room picked. Conditions are in
conditions.py, what objectives ask for is in goals.py.
"""

from __future__ import annotations

from dataclasses import dataclass

from hullbreach.parts.grammar import Verb
from hullbreach.parts.verbs import Counted, Plain

ALL = -1
"""Where a verb counts: everything there is."""

# ---- shapes


@dataclass(frozen=True)
class InRoom(Verb):
    """What happens in these Rooms."""

    room: str


@dataclass(frozen=True)
class OfIntruders(Verb):
    """What happens to these Intruders."""

    which: str


# ---- cards in hand, deck and discard pile


class DrawCards(Counted):
    """n cards of the own Action deck to the hand, one by one (NEM-DRW-02)."""


@dataclass(frozen=True)
class DiscardCards(Verb):
    """n cards of the hand, face up, picked by their owner; ALL: every one of the kind. kind: action, or any."""

    n: int
    kind: str


class DiscardHand(Plain):
    """Every Action card in hand: a price."""


@dataclass(frozen=True)
class ReplaceCards(Verb):
    """Discard any number of cards of any kind, 0 included, and draw as many plus more."""

    more: int


@dataclass(frozen=True)
class Scan(Verb):
    """Scan own Contamination cards of a zone; only their owner sees the results.

    zone: hand, one_in_hand, deck_hand_discard, or drawn_4 (draw 4, scan those among them, discard all 4). remove: which
    of the scanned leave the game. on_infected, if one was: larva (NEM-CON-06), larva_or_nothing, gain_1, none.
    """

    zone: str
    remove: str
    on_infected: str


class GainContamination(Counted):
    """n Contamination cards on top of the own discard pile."""


@dataclass(frozen=True)
class ShuffleDeck(Verb):
    """These zones become one face-down Action deck."""

    zones: str


# ---- the Character


@dataclass(frozen=True)
class Move(Verb):
    """A Movement with its arrival (NEM-MOV-03).

    who: self, other_here, self_or_other_here, self_and_or_other_here (NEM-CRD-06, 07). to: neighbour, tech_entrance,
    other_yellow_room. noise: the usual Noise roll; without it Silence and Danger tokens do nothing either. attacked:
    Intruders in the Room left attack. by: who picks the Room, active or mover. consent: another must agree.
    """

    who: str
    to: str
    noise: bool
    attacked: bool
    by: str
    consent: bool


class Escape(Plain):
    """A Movement out of Combat with its attacks, no further cards: an inner Action."""


class RemoveLarva(Plain):
    """The Larva on the Character board is gone."""


@dataclass(frozen=True)
class Dress(Verb):
    """Dress n Serious Wounds, picked by the player, or ALL."""

    n: int


class HealDressed(Plain):
    """Discard one Dressed Serious Wound, picked by the player."""


@dataclass(frozen=True)
class HealLight(Verb):
    """Remove n Light Wounds, or ALL."""

    n: int


class LightWound(Counted):
    """n Light Wounds, one after another (NEM-WND-07)."""


@dataclass(frozen=True)
class WoundOrKill(Verb):
    """Dead with at least so many Serious Wounds, Dressed ones too; otherwise 1 Serious Wound."""

    at: int


class Burst(Plain):
    """The Character dies of its Larva, and a Creeper is placed in its Room (NEM-LAR-05)."""


class GainSlime(Plain):
    """A Slime marker on the Character board, at most 1."""


class DiscardSlime(Plain):
    """The Slime marker is gone."""


class SendSignal(Plain):
    """A Signal marker on the Character board; possible while there is none."""


class Hibernate(Plain):
    """A Noise roll; without an Intruder in the Room after it the Character sleeps (NEM-HIB-02)."""


@dataclass(frozen=True)
class EnterPod(Verb):
    """A Noise roll; without an Intruder in the Room after it a place in an Unlocked pod of the section (NEM-POD-02)."""

    section: str


class Pass(Plain):
    """The player passes at once (NEM-TRN-09)."""


class UnlimitedActions(Plain):
    """Any number of further Actions in this round, which then ends with a pass."""


# ---- the ship


class PlaceFire(InRoom):
    """A Fire marker in each of these Rooms without one, in ascending order (NEM-FIR-02)."""


class DiscardFire(InRoom):
    """The Fire marker of the Room goes back."""


class PlaceMalfunction(InRoom):
    """A Malfunction marker in each of these Rooms that can take one, in ascending order (NEM-MAL-04)."""


class DiscardMalfunction(Plain):
    """The Malfunction marker of the own Room goes back."""


@dataclass(frozen=True)
class Door(Verb):
    """Change Doors.

    op: toggle (open a Closed one or close an open Corridor), toggle_any (a Destroyed one may be closed too), set_each
    (every Corridor as the player likes), destroy, open_all. scope: one_of_here, of_target_room, ship.
    """

    op: str
    scope: str


@dataclass(frozen=True)
class CheckEngine(Verb):
    """Look secretly at the top token: here, or of all three Engines."""

    which: str


class TurnEngine(Plain):
    """Look secretly at both tokens of the Engine here, stack them in either order, say whether the order changed."""


class CheckCoordinates(Plain):
    """Look secretly at the Coordinates card."""


class SetDestination(Plain):
    """Move the Destination marker to another space."""


@dataclass(frozen=True)
class SelfDestruct(Verb):
    """toggle: start the sequence, or stop it before it is on yellow; start: start it, whoever hibernates."""

    op: str


@dataclass(frozen=True)
class TogglePod(Verb):
    """Lock or unlock a pod that is still there: any, or one of this_section."""

    scope: str


class LaunchPod(Plain):
    """The pod with the lowest number still there launches, Locked or not, with everybody in it (NEM-POD-11)."""


class Airlock(Plain):
    """The Emergency Airlock procedure in the target Room (NEM-ROM-10)."""


class EmptyBurningRooms(Plain):
    """The Item Counter of every explored Room with a Fire marker is 0."""


@dataclass(frozen=True)
class Search(Verb):
    """Draw n, keep some, the rest goes under the deck (NEM-SRC): an inner Action.

    deck: room_colour or chosen. counter: by how much the Item Counter falls; min_counter: what it must show.
    """

    deck: str
    n: int
    keep: int
    counter: int
    min_counter: int


@dataclass(frozen=True)
class Peek(Verb):
    """Look secretly at so many unexplored Rooms, one after another, and at the tokens on so many of them."""

    tiles: int
    tokens: int


class PeekEvent(Plain):
    """Look secretly at the top Event card; put it back there or at the bottom, and say which."""


@dataclass(frozen=True)
class LookObjective(Verb):
    """Look secretly at an Objective of another player: of any, or one with_signal (NEM-ITM-16)."""

    target: str


class RevealWeakness(Plain):
    """Turn up the Weakness of an Object in the Room, picked by the player."""


class TakeEgg(Plain):
    """An Egg of the Intruder board into a Hand slot."""


class DiscardEgg(Counted):
    """n Eggs of the Intruder board go back, as far as there are any."""


class NoiseRoll(Plain):
    """A Noise roll in the Character's Room; never makes a list possible by itself."""


@dataclass(frozen=True)
class PlaceNoise(Verb):
    """A Noise marker in each of these Corridors without one; never an Encounter (NEM-NOI-07)."""

    where: str


class TechnicalNoise(Plain):
    """In every network of Technical Corridors without a Noise marker one is placed; for any other every Character out
    of Combat in a Room with its Entrance makes a Noise roll (NEM-ALT-05)."""


# ---- Intruders


class Encounter(Plain):
    """An Encounter in the Character's Room, in Combat or not."""


class Retreat(OfIntruders):
    """They retreat, an Event card each (NEM-RET).

    chosen_here: one in the own Room, the injured one if the same list injured one; each_in_target_room.
    """


class Injure(Counted):
    """n Injuries to one Intruder in the own Room, picked by the player, then its check."""


@dataclass(frozen=True)
class Blast(Verb):
    """A thrown Item explodes in the target Room: Injuries to the named target and to the others, Serious Wounds to
    every Character there; eggs: how many are destroyed if they were named (NEM-NST-04)."""

    main: int
    others: int
    wounds: int
    eggs: int


@dataclass(frozen=True)
class HealIntruders(Verb):
    """Up to n Injury markers from each Intruder, or from the chosen one."""

    which: str
    n: int


class RemoveIntruders(Plain):
    """Every Intruder in no Room with a Character goes back into the bag as a token of its type, if there is one."""


class AdultsHunt(Plain):
    """Every Adult not in Combat moves to a neighbouring Room with a Character (NEM-EVC-08)."""


class LureIntruders(Plain):
    """Intruders around a neighbouring Room, picked by the player, move there (NEM-ITM-11)."""


class InfestNest(Plain):
    """Characters in the Nest without an Action card are infested; if none was, a Larva token goes into the bag."""


class TransformAttacker(Plain):
    """The attacking Creeper becomes a Breeder (NEM-ATK-10)."""


class Summon(Plain):
    """A token of the bag brings its Intruder into the attacker's Room (NEM-ATK-11)."""


class ResolveEvent(Counted):
    """Intruder player: draw n Event cards, resolve one, discard the others."""


# ---- the turn and its windows


class AllPass(Plain):
    """Every player who has not passed passes now, in player order (NEM-QST-05)."""


@dataclass(frozen=True)
class SkipStep(Verb):
    """That step of the Event Phase of this turn is skipped."""

    step: str


@dataclass(frozen=True)
class CancelAction(Verb):
    """The Action of another player in the Room, or an Interruption, does not happen (NEM-CRD-02 to 04)."""

    of: str


@dataclass(frozen=True)
class IgnoreAttack(Verb):
    """The attack just drawn does nothing to this Character: a surprise one, or any (NEM-ATK-13)."""

    kind: str


@dataclass(frozen=True)
class FreeRoomAction(Verb):
    """A Room Action without its cards: an inner Action.

    where: here or chosen_working_computer (NEM-CRD-18). need: computer, no_computer or cockpit_or_computer.
    """

    where: str
    need: str


@dataclass(frozen=True)
class ChooseRoom(Verb):
    """The player picks the target Room of what follows, at declaration; never makes a list possible by itself."""

    filter: str


# Here and not in the classes, because mypyc takes every assignment in the body of a dataclass for a field.
DiscardHand.is_price = True
