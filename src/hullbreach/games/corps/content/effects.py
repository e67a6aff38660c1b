"""Every verb of corps as typed data, without behaviour. Conditions and endings are in conditions.py."""

from __future__ import annotations

from dataclasses import dataclass

from hullbreach.parts.grammar import Block, Branch, Verb
from hullbreach.parts.verbs import Counted, Plain

ANY = -1
"""n=any: the user chooses how many."""


# ---- cards


@dataclass(frozen=True)
class Exhaust(Verb):
    """Top n cards of the endurance deck, or n chosen hand cards, to the exhaust pile."""

    n: int
    source: str = "deck"


@dataclass(frozen=True)
class Recycle(Verb):
    """n may be ANY when the cards come from the hand."""

    n: int
    source: str
    types: str


class Draw(Counted):
    """Top n cards, one by one, to the hand."""


@dataclass(frozen=True)
class Discard(Verb):
    """n cards to the discard pile, from the hand only or from wherever the player likes."""

    n: int
    source: str


@dataclass(frozen=True)
class Reveal(Block):
    """Turn the top n cards one by one and branch by type."""

    n: int
    branches: tuple[Branch, ...]


class TakeRevealed(Plain):
    """The revealed card goes to the hand."""


@dataclass(frozen=True)
class Take(Verb):
    """Cards out of the discard pile (chosen) or of those removed in the campaign (random)."""

    n: int
    source: str
    types: str
    to: str


@dataclass(frozen=True)
class Search(Verb):
    """Look at the top n cards and take some of them."""

    n: int
    take: int
    types: str
    to: str


@dataclass(frozen=True)
class PeekTracker(Verb):
    """Look at the top n tracker cards and put them back."""

    n: int
    then: str


@dataclass(frozen=True)
class Attach(Verb):
    """This card stays with a character."""

    to: str


@dataclass(frozen=True)
class Detach(Verb):
    """This card leaves its character for a pile."""

    to: str


class DiscardThis(Plain):
    """This equipped card goes to the discard pile."""


class ExhaustThis(Plain):
    """This equipped card goes on top of the exhaust pile."""


@dataclass(frozen=True)
class Unequip(Verb):
    """One card of the slot goes to a pile."""

    slot: str
    to: str
    target: str


# ---- characters


@dataclass(frozen=True)
class Aim(Verb):
    """Dial up."""

    n: int
    target: str


@dataclass(frozen=True)
class LowerAim(Verb):
    """Dial down."""

    n: int
    target: str


@dataclass(frozen=True)
class Move(Verb):
    """toward_user: each step must lower the board distance to the user."""

    n: int
    target: str
    toward_user: bool


@dataclass(frozen=True)
class Attack(Verb):
    """free: the first shot exhausts nothing."""

    weapon: str
    free: bool
    target: str


@dataclass(frozen=True)
class GrantAction(Verb):
    """The target takes that action now."""

    kind: str
    target: str


@dataclass(frozen=True)
class LoseAction(Verb):
    """The target has n actions fewer."""

    n: int
    target: str


@dataclass(frozen=True)
class StandUp(Verb):
    """A knocked-down character stands up."""

    target: str


@dataclass(frozen=True)
class Modify(Verb):
    """Add n to the stat in that situation."""

    stat: str
    n: int
    when: str


@dataclass(frozen=True)
class AttackCost(Verb):
    """first_only: counts for the first attack of each own activation of the bearer."""

    n: int
    weapon: str
    first_only: bool


@dataclass(frozen=True)
class Reroll(Verb):
    """Roll the die again; the second result counts."""

    roll: str
    target: str


@dataclass(frozen=True)
class Prevent(Verb):
    """Replace being killed or captured."""

    what: str
    instead: str
    target: str


@dataclass(frozen=True)
class Rule(Verb):
    """Switch on a named rule, and until when."""

    id: str
    until: str


# ---- board and aliens


@dataclass(frozen=True)
class Barricade(Verb):
    """Put a barricade on a door, without a test."""

    target: str


@dataclass(frozen=True)
class RemoveBarricade(Verb):
    """Take a barricade off."""

    target: str


@dataclass(frozen=True)
class PlaceTunnel(Verb):
    """Put a tunnel token next to the hero of the drawer."""

    near: str


@dataclass(frozen=True)
class Spawn(Verb):
    """Place n blips."""

    n: int
    at: str


@dataclass(frozen=True)
class MoveBlips(Verb):
    """Blips move n squares."""

    n: int
    scope: str


@dataclass(frozen=True)
class MoveAliens(Verb):
    """Aliens and facehuggers move n squares."""

    n: int
    scope: str
    attack: bool


@dataclass(frozen=True)
class Activate(Verb):
    """The aliens of this card get a full activation now."""

    scope: str


@dataclass(frozen=True)
class Grow(Verb):
    """n alien tokens under each alien of this card."""

    n: int
    scope: str


# ---- missions


@dataclass(frozen=True)
class FlipMissionBlip(Block):
    """Turn a mission blip up and branch by what it shows."""

    which: str
    once_per_round: bool
    branches: tuple[Branch, ...]


class ShowToken(Plain):
    """The token stays face up in place."""


class RemoveToken(Plain):
    """The token leaves the board."""


@dataclass(frozen=True)
class Join(Verb):
    """Put the figure on the token's square."""

    who: str
    at: str


@dataclass(frozen=True)
class DealCaptives(Verb):
    """Deal the captured characters face down over the mission blips."""

    to: str


@dataclass(frozen=True)
class PlaceFacehugger(Verb):
    """at: the word token, or a square face:x,y."""

    at: str


@dataclass(frozen=True)
class AddCounter(Verb):
    """A mission counter goes up."""

    id: str
    n: int


@dataclass(frozen=True)
class Schedule(Verb):
    """Due that many rounds later, at the start of the round."""

    id: str
    rounds: int


@dataclass(frozen=True)
class RollDie(Block):
    """Roll and branch by number."""

    die: str
    branches: tuple[Branch, ...]


@dataclass(frozen=True)
class RollEach(Block):
    """Roll once for each; hit is min or more."""

    what: str
    die: str
    min: int
    branches: tuple[Branch, ...]


@dataclass(frozen=True)
class OpenExit(Verb):
    """Put that exit token down."""

    id: str


@dataclass(frozen=True)
class CarryCrate(Verb):
    """Pick up the crate, if fewer than max are carried."""

    max: int


@dataclass(frozen=True)
class EndMission(Verb):
    """left: the fate of everybody still on the board."""

    left: str


# Here and not in the classes, because mypyc takes every assignment in the body of a dataclass for a field.
RollDie.word = "roll"
for _price in (Exhaust, DiscardThis, ExhaustThis):
    _price.is_price = True
