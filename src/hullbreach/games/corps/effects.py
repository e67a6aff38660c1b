"""Every verb, condition and ending of corps as typed data, without behaviour. How they are written: vocabulary.py."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from hullbreach.parts.grammar import Verb

ANY = -1
"""n=any: the user chooses how many."""
ALL = -1
"""min=all: every one of them."""


# ---- cards


@dataclass(frozen=True)
class Exhaust(Verb):
    """Top n cards of the endurance deck to the exhaust pile."""

    word: ClassVar[str] = "exhaust"
    n: int


@dataclass(frozen=True)
class Recycle(Verb):
    """n may be ANY when the cards come from the hand."""

    word: ClassVar[str] = "recycle"
    n: int
    source: str
    types: str


@dataclass(frozen=True)
class Draw(Verb):
    """Top n cards, one by one, to the hand."""

    word: ClassVar[str] = "draw"
    n: int


@dataclass(frozen=True)
class Discard(Verb):
    """n cards to the discard pile, from the hand only or from wherever the player likes."""

    word: ClassVar[str] = "discard"
    n: int
    source: str


@dataclass(frozen=True)
class Reveal(Verb):
    """Turn the top n cards one by one and branch by type."""

    word: ClassVar[str] = "reveal"
    n: int


@dataclass(frozen=True)
class TakeRevealed(Verb):
    """The revealed card goes to the hand."""

    word: ClassVar[str] = "take_revealed"


@dataclass(frozen=True)
class Take(Verb):
    """Cards out of the discard pile (chosen) or of those removed in the campaign (random)."""

    word: ClassVar[str] = "take"
    n: int
    source: str
    types: str
    to: str


@dataclass(frozen=True)
class Search(Verb):
    """Look at the top n cards and take some of them."""

    word: ClassVar[str] = "search"
    n: int
    take: int
    types: str
    to: str


@dataclass(frozen=True)
class PeekTracker(Verb):
    """Look at the top n tracker cards and put them back."""

    word: ClassVar[str] = "peek_tracker"
    n: int
    then: str


@dataclass(frozen=True)
class Attach(Verb):
    """This card stays with a character."""

    word: ClassVar[str] = "attach"
    to: str


@dataclass(frozen=True)
class Detach(Verb):
    """This card leaves its character for a pile."""

    word: ClassVar[str] = "detach"
    to: str


@dataclass(frozen=True)
class DiscardThis(Verb):
    """This equipped card goes to the discard pile."""

    word: ClassVar[str] = "discard_this"


@dataclass(frozen=True)
class ExhaustThis(Verb):
    """This equipped card goes on top of the exhaust pile."""

    word: ClassVar[str] = "exhaust_this"


@dataclass(frozen=True)
class Unequip(Verb):
    """One card of the slot goes to a pile."""

    word: ClassVar[str] = "unequip"
    slot: str
    to: str
    target: str


# ---- characters


@dataclass(frozen=True)
class Aim(Verb):
    """Dial up."""

    word: ClassVar[str] = "aim"
    n: int
    target: str


@dataclass(frozen=True)
class LowerAim(Verb):
    """Dial down."""

    word: ClassVar[str] = "lower_aim"
    n: int
    target: str


@dataclass(frozen=True)
class Move(Verb):
    """toward_user: each step must lower the board distance to the user."""

    word: ClassVar[str] = "move"
    n: int
    target: str
    toward_user: bool


@dataclass(frozen=True)
class Attack(Verb):
    """free: the first shot exhausts nothing. chain: whether it may grant something further."""

    word: ClassVar[str] = "attack"
    weapon: str
    free: bool
    target: str
    chain: bool


@dataclass(frozen=True)
class GrantAction(Verb):
    """The target takes that action now."""

    word: ClassVar[str] = "grant_action"
    kind: str
    target: str


@dataclass(frozen=True)
class LoseAction(Verb):
    """The target has n actions fewer."""

    word: ClassVar[str] = "lose_action"
    n: int
    target: str


@dataclass(frozen=True)
class StandUp(Verb):
    """A knocked-down character stands up."""

    word: ClassVar[str] = "stand_up"
    target: str


@dataclass(frozen=True)
class Modify(Verb):
    """Add n to the stat in that situation."""

    word: ClassVar[str] = "modify"
    stat: str
    n: int
    when: str


@dataclass(frozen=True)
class AttackCost(Verb):
    """first_only: counts for the first attack of each own activation of the bearer."""

    word: ClassVar[str] = "attack_cost"
    n: int
    weapon: str
    first_only: bool


@dataclass(frozen=True)
class Reroll(Verb):
    """Roll the die again; the second result counts."""

    word: ClassVar[str] = "reroll"
    roll: str
    target: str


@dataclass(frozen=True)
class Prevent(Verb):
    """Replace being killed or captured."""

    word: ClassVar[str] = "prevent"
    what: str
    instead: str
    target: str


@dataclass(frozen=True)
class Rule(Verb):
    """Switch on a named rule."""

    word: ClassVar[str] = "rule"
    id: str
    until: str


# ---- board and aliens


@dataclass(frozen=True)
class Barricade(Verb):
    """Put a barricade on a door."""

    word: ClassVar[str] = "barricade"
    target: str
    test: str


@dataclass(frozen=True)
class RemoveBarricade(Verb):
    """Take a barricade off."""

    word: ClassVar[str] = "remove_barricade"
    target: str


@dataclass(frozen=True)
class PlaceTunnel(Verb):
    """Put a tunnel token next to the hero of the drawer."""

    word: ClassVar[str] = "place_tunnel"
    near: str


@dataclass(frozen=True)
class Spawn(Verb):
    """Place n blips."""

    word: ClassVar[str] = "spawn"
    n: int
    at: str


@dataclass(frozen=True)
class MoveBlips(Verb):
    """Blips move n squares."""

    word: ClassVar[str] = "move_blips"
    n: int
    scope: str


@dataclass(frozen=True)
class MoveAliens(Verb):
    """Aliens and facehuggers move n squares."""

    word: ClassVar[str] = "move_aliens"
    n: int
    scope: str
    attack: bool


@dataclass(frozen=True)
class Activate(Verb):
    """The aliens of this card get a full activation now."""

    word: ClassVar[str] = "activate"
    scope: str


@dataclass(frozen=True)
class Grow(Verb):
    """n alien tokens under each alien of this card."""

    word: ClassVar[str] = "grow"
    n: int
    scope: str


# ---- missions


@dataclass(frozen=True)
class FlipMissionBlip(Verb):
    """Turn a mission blip up and branch by what it shows."""

    word: ClassVar[str] = "flip_mission_blip"
    which: str
    once_per_round: bool


@dataclass(frozen=True)
class ShowToken(Verb):
    """The token stays face up in place."""

    word: ClassVar[str] = "show_token"


@dataclass(frozen=True)
class RemoveToken(Verb):
    """The token leaves the board."""

    word: ClassVar[str] = "remove_token"


@dataclass(frozen=True)
class Join(Verb):
    """Put the figure on the token's square."""

    word: ClassVar[str] = "join"
    who: str
    at: str


@dataclass(frozen=True)
class DealCaptives(Verb):
    """Deal the captured characters face down over the mission blips."""

    word: ClassVar[str] = "deal_captives"
    to: str


@dataclass(frozen=True)
class PlaceFacehugger(Verb):
    """at: the word token, or a square face:x,y."""

    word: ClassVar[str] = "place_facehugger"
    at: str


@dataclass(frozen=True)
class AddCounter(Verb):
    """A mission counter goes up."""

    word: ClassVar[str] = "add_counter"
    id: str
    n: int


@dataclass(frozen=True)
class Schedule(Verb):
    """Due that many rounds later, at the start of the round."""

    word: ClassVar[str] = "schedule"
    id: str
    rounds: int


@dataclass(frozen=True)
class RollDie(Verb):
    """Roll and branch by number."""

    word: ClassVar[str] = "roll"
    die: str


@dataclass(frozen=True)
class RollEach(Verb):
    """Roll once for each; hit is min or more."""

    word: ClassVar[str] = "roll_each"
    what: str
    die: str
    min: int


@dataclass(frozen=True)
class OpenExit(Verb):
    """Put that exit token down."""

    word: ClassVar[str] = "open_exit"
    id: str


@dataclass(frozen=True)
class CarryCrate(Verb):
    """Pick up the crate, if fewer than max are carried."""

    word: ClassVar[str] = "carry_crate"
    max: int


@dataclass(frozen=True)
class EndMission(Verb):
    """left: the fate of everybody still on the board."""

    word: ClassVar[str] = "end_mission"
    left: str


# ---- conditions


@dataclass(frozen=True)
class Has(Verb):
    """The active character has a card in that slot."""

    word: ClassVar[str] = "has"
    slot: str


@dataclass(frozen=True)
class TechTest(Verb):
    """A tech test succeeds."""

    word: ClassVar[str] = "test"
    stat: str


@dataclass(frozen=True)
class Counter(Verb):
    """A mission counter has reached min."""

    word: ClassVar[str] = "counter"
    id: str
    min: int


@dataclass(frozen=True)
class Carrying(Verb):
    """The character carries it."""

    word: ClassVar[str] = "carrying"
    what: str


# ---- endings: the lines of victory and defeat


@dataclass(frozen=True)
class Exited(Verb):
    """At least min of them left by an exit."""

    word: ClassVar[str] = "exited"
    who: str
    min: int


@dataclass(frozen=True)
class NoneStandingOnBoard(Verb):
    """None of them stands on the board."""

    word: ClassVar[str] = "none_standing_on_board"
    who: str


@dataclass(frozen=True)
class Lost(Verb):
    """Killed or captured; min may be ALL."""

    word: ClassVar[str] = "lost"
    who: str
    min: int


@dataclass(frozen=True)
class TrackerEmpty(Verb):
    """The motion tracker deck is empty."""

    word: ClassVar[str] = "tracker_empty"


@dataclass(frozen=True)
class NoEnemiesOnBoard(Verb):
    """No alien, facehugger or blip is on the board."""

    word: ClassVar[str] = "no_enemies_on_board"


@dataclass(frozen=True)
class Alive(Verb):
    """At least min of them are on the board, standing or not."""

    word: ClassVar[str] = "alive"
    who: str
    min: int


@dataclass(frozen=True)
class CratesOut(Verb):
    """At least min crates left the board."""

    word: ClassVar[str] = "crates_out"
    min: int
