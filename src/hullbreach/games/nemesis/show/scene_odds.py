"""What a move may bring: an Encounter, Danger, and then a Surprise Attack, by the cards that are left."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection
from dataclasses import dataclass
from fractions import Fraction

from hullbreach.games.nemesis.content.names import ADULT, BLANK, DANGER, NOISE_DANGER, NOISE_SILENCE, SILENCE
from hullbreach.games.nemesis.rules.intruders.placing import not_in_combat, spare
from hullbreach.games.nemesis.rules.state import Nemesis
from hullbreach.games.nemesis.rules.terms import NOWHERE

NEVER = Fraction(0)
LADDER = (4, 3, 2, 1, 0)
"""The hands for which the risk of a surprise is told; no token has a higher number."""


@dataclass(frozen=True)
class Risk:
    """loud: how many of the four exit numbers have Noise; rolls: whether there is a Noise roll at all."""

    rolls: bool
    loud: int
    encounter: Fraction
    danger: Fraction


def of_move(g: Nemesis, seat: int, room: int, found: Collection[int] = ()) -> Risk:
    """The risk of moving into a Room; it needs only what the seat may know. NEM-NOI-01 to 05, NEM-EXP-03, 04

    found: the Exploration tokens that everybody has seen and that have left the game.
    """
    fixed = g.fixed
    if g.crowd[room] or any(g.room[other] == room for other in g.in_order() if other != seat and g.is_present(other)):
        return Risk(False, 0, NEVER, NEVER)
    faces = fixed.content.dice.noise
    slimed = bool(g.slime >> seat & 1) or _is_slimy(g, seat, room)
    loud = sum([g.noise >> way & 1 for way in fixed.exits[room]])
    hits = sum([face < NOISE_SILENCE and bool(g.noise >> fixed.exit(room, face + 1) & 1) for face in faces])
    alarms = sum([face == NOISE_DANGER or (slimed and face == NOISE_SILENCE) for face in faces])
    rolled, alarming = _token_shares(g, seat, room, slimed, found)
    encounter = rolled * Fraction(hits, len(faces))
    return Risk(True, loud, encounter, rolled * Fraction(alarms, len(faces)) + alarming)


def _is_slimy(g: Nemesis, seat: int, room: int) -> bool:
    """Whether the seat knows that it is the Slime Room, which slimes whoever enters before the Noise. NEM-AMB-14"""
    known = g.explored >> room & 1 or g.tile_known[room] >> seat & 1
    return bool(known) and g.tile[room] == g.fixed.slime_room


def _token_shares(g: Nemesis, seat: int, room: int, slimed: bool, found: Collection[int]) -> tuple[Fraction, Fraction]:
    """How likely the Exploration token leaves the Noise roll to the die, and how likely it is Danger itself."""
    if g.explored >> room & 1:
        return Fraction(1), NEVER
    content = g.fixed.content
    known = [g.token[each] if seen >> seat & 1 else NOWHERE for each, seen in enumerate(g.token_known)]
    if known[room] != NOWHERE:
        tokens = [known[room]]
    else:
        elsewhere = Counter([*found, *[token for token in known if token != NOWHERE]])
        tokens = list((Counter(content.exploration_tokens()) - elsewhere).elements())
    silent = sum([content.exploration[token].effect == SILENCE for token in tokens])
    alarming = sum([content.exploration[token].effect == DANGER for token in tokens])
    share = Fraction(alarming + (silent if slimed else 0), len(tokens))
    return 1 - Fraction(silent + alarming, len(tokens)), share


def surprise(g: Nemesis, cards: int) -> Fraction:
    """How likely a token of the bag is a Surprise Attack against so many cards in hand. NEM-ENC-04, NEM-HID-09"""
    if not g.bag:
        return NEVER
    eased = g.has_weakness(g.fixed.weak_danger)
    hits = 0
    for token in g.bag:
        record = g.fixed.tokens[token]
        number = max(1, record.number - 1) if eased else record.number
        hits += number > cards and _can_come(g, record.kind)
    return Fraction(hits, len(g.bag))


def _can_come(g: Nemesis, kind: int) -> bool:
    """Whether a token of this kind brings an Intruder, for whom there is a miniature. NEM-ENC-09, NEM-ENC-10"""
    if kind == BLANK:
        return False
    if spare(g, kind) >= 0:
        return True
    return kind == ADULT and any(g.fixed.kind_of[intruder] == ADULT for intruder in not_in_combat(g))


def percent(chance: Fraction) -> int:
    """A chance in whole per cent."""
    return round(chance * 100)
