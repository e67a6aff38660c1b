"""What a shot, a blow or a flight is worth."""

from __future__ import annotations

from functools import lru_cache

from hullbreach.games.nemesis.bot.mind import Mind
from hullbreach.games.nemesis.content.event_records import RETREAT
from hullbreach.games.nemesis.content.gear import ExtraInjury, MinInjury
from hullbreach.games.nemesis.content.names import ADULT, BREEDER, CREEPER, FACE_BLANK, LARVA, QUEEN
from hullbreach.games.nemesis.rules.people.combat import modifiers
from hullbreach.games.nemesis.rules.state import Nemesis
from hullbreach.kernel.options import members

# What an attack of each kind costs its victim, in cards.
HARM = {LARVA: 4.5, CREEPER: 1.5, ADULT: 3.8, BREEDER: 5.0, QUEEN: 6.5}
# By Serious Wounds how much an attack is feared: with two of them a bite kills, with three any wound.
FEAR = (0.6, 0.9, 1.7, 3.2)
# A Carcass is worth carrying to those who need one; what a blow costs; a wound that does not kill.
CARCASS_WANTED, BLOW_PRICE = 3.0, 1.2
# A Room that is free again, beside the attack at the end of the turn and the one on flight.
FREE = 1.5


def ends(g: Nemesis, kind: int, injuries: int) -> tuple[float, float]:
    """The chances that so many Injuries kill, or drive away."""
    if kind == LARVA:
        return 1.0, 0.0
    if g.has_weakness(g.fixed.weak_brink):
        injuries += 1
    return _ends(tuple(g.fixed.blood), kind in (BREEDER, QUEEN), injuries)


@lru_cache(maxsize=128)
def _ends(blood: tuple[int, ...], strong: bool, injuries: int) -> tuple[float, float]:
    size = len(blood)
    arrows = blood.count(RETREAT)
    if strong:
        values = [value for value in blood if value != RETREAT]
        dead = sum([a + b <= injuries for a in values for b in values]) / size**2
        return dead, 1 - ((size - arrows) / size) ** 2
    return sum([value != RETREAT and value <= injuries for value in blood]) / size, arrows / size


def beats(g: Nemesis, seat: int, intruder: int, weapon: int, shots: int, bonus: int = 0) -> tuple[float, float]:
    """The chances to kill, and to be rid of an Intruder with so many shots."""
    kind = g.fixed.kind_of[intruder]
    dice = g.fixed.content.dice
    verbs = modifiers(g, weapon)
    extra = any(isinstance(verb, ExtraInjury) and verb.when == "any_hit" for verb in verbs)
    sure = any(isinstance(verb, MinInjury) for verb in verbs)
    faces: list[int] = []
    for face in dice.combat:
        hits = dice.shoot[face][kind] + bonus
        if sure and face != FACE_BLANK:
            hits = max(hits, 1)
        faces.append(hits + extra if hits else 0)
    # By Injuries the chance that it still stands there.
    stands = {g.injuries[intruder]: 1.0}
    dead = gone = 0.0
    outcomes: dict[int, tuple[float, float]] = {}
    for _ in range(shots):
        after: dict[int, float] = {}
        for injuries, chance in stands.items():
            for hits in faces:
                share = chance / len(faces)
                if hits:
                    if injuries + hits not in outcomes:
                        outcomes[injuries + hits] = ends(g, kind, injuries + hits)
                    killed, fled = outcomes[injuries + hits]
                    dead += share * killed
                    gone += share * fled
                    share *= 1 - killed - fled
                after[injuries + hits] = after.get(injuries + hits, 0.0) + share
        stands = after
    return dead, dead + gone


def shot(mind: Mind, intruder: int, weapon: int, shots: int, bonus: int = 0, carcass: bool = False) -> float:
    """What the next shot at an Intruder is worth, if so many can follow one another."""
    g = mind.g
    kind = g.fixed.kind_of[intruder]
    dead, gone = beats(g, mind.seat, intruder, weapon, max(shots, 1), bonus)
    prize = FREE + 2 * HARM[kind] * fear(mind)
    worth = gone * prize + (dead * CARCASS_WANTED if carcass and kind != LARVA else 0.0)
    # The cards of all shots that will be needed, less the one that is paid now.
    return worth - 0.65 * (shots - 1)


def blow(mind: Mind, intruder: int) -> float:
    """What a blow is worth: a Contamination card is its price, a Serious Wound the price of a miss."""
    g = mind.g
    kind = g.fixed.kind_of[intruder]
    dice = g.fixed.content.dice
    prize = FREE + 2 * HARM[kind] * fear(mind)
    total = 0.0
    for face in dice.combat:
        if dice.melee[face][kind]:
            killed, fled = ends(g, kind, g.injuries[intruder] + 1)
            total += (killed + fled) * prize
        else:
            total -= 4.0 + 6.0 * mind.frail
    return total / len(dice.combat) - BLOW_PRICE


def fear(mind: Mind) -> float:
    """How much worse an attack is for somebody who is wounded already."""
    g, seat = mind.g, mind.seat
    return FEAR[min(len(g.serious[seat]), len(FEAR) - 1)] + 0.1 * g.light[seat]


def spared(mind: Mind, room: int) -> float:
    """What it brings to leave a Room with Intruders now: who stays is attacked once more, and has to leave later.

    A Larva attacks only once, whether one stays or goes.
    """
    g = mind.g
    kinds = [g.fixed.kind_of[intruder] for intruder in members(g.crowd[room])]
    return sum([HARM[kind] for kind in kinds if kind != LARVA]) * fear(mind)


def harm(mind: Mind, room: int) -> float:
    """What the attacks of all Intruders in a Room cost the Character."""
    g = mind.g
    return sum([HARM[g.fixed.kind_of[intruder]] for intruder in members(g.crowd[room])]) * fear(mind)
