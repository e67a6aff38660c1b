"""What a shot, a blow or a flight is worth."""

from __future__ import annotations

from hullbreach.games.nemesis.bot.mind import TROUBLE, Mind
from hullbreach.games.nemesis.content.event_records import RETREAT
from hullbreach.games.nemesis.content.gear import ExtraInjury
from hullbreach.games.nemesis.content.names import ADULT, BREEDER, CREEPER, EGG, LARVA, QUEEN
from hullbreach.games.nemesis.rules.people.combat import modifiers
from hullbreach.games.nemesis.rules.state import Nemesis
from hullbreach.kernel.options import members

# What an attack of each kind costs its victim, in cards.
HARM = {LARVA: 2.2, CREEPER: 0.6, ADULT: 1.4, BREEDER: 2.0, QUEEN: 2.4}
# A dead Larva can infest nobody; a Carcass is worth carrying to those who need one.
LARVA_GONE, CARCASS_WANTED, BLOW_PRICE = 3.2, 3.0, 1.2


def kills(g: Nemesis, kind: int, injuries: int) -> float:
    """The chance that so many Injuries kill."""
    if kind in (LARVA, EGG):
        return 1.0
    blood = g.fixed.blood
    if g.has_weakness(g.fixed.weak_brink):
        injuries += 1
    if kind in (BREEDER, QUEEN):
        values = [value for value in blood if value != RETREAT]
        return sum([a + b <= injuries for a in values for b in values]) / len(blood) ** 2
    return sum([value != RETREAT and value <= injuries for value in blood]) / len(blood)


def shot(mind: Mind, intruder: int, weapon: int, bonus: int = 0, carcass: bool = False) -> float:
    """What a shot at an Intruder is worth."""
    g = mind.g
    kind = g.fixed.kind_of[intruder]
    dice = g.fixed.content.dice
    extra = any(isinstance(verb, ExtraInjury) and verb.when == "any_hit" for verb in modifiers(g, weapon))
    prize = LARVA_GONE if kind == LARVA else TROUBLE[kind]
    if carcass and kind != LARVA:
        prize += CARCASS_WANTED
    total = 0.0
    for face in dice.combat:
        hits = dice.shoot[face][kind] + bonus
        if hits:
            dead = kills(g, kind, g.injuries[intruder] + hits + extra)
            # A wound that does not kill is half the way for the next shot; some flee.
            total += dead * prize + (1 - dead) * 0.25 * hits
    return total / len(dice.combat)


def blow(mind: Mind, intruder: int) -> float:
    """What a blow is worth: a Contamination card is its price, a Serious Wound the price of a miss."""
    g = mind.g
    kind = g.fixed.kind_of[intruder]
    dice = g.fixed.content.dice
    prize = LARVA_GONE if kind == LARVA else TROUBLE[kind]
    total = 0.0
    for face in dice.combat:
        if dice.melee[face][kind]:
            total += kills(g, kind, g.injuries[intruder] + 1) * prize
        else:
            total -= 2.5 + 4.0 * mind.frail
    return total / len(dice.combat) - BLOW_PRICE


def harm(mind: Mind, room: int) -> float:
    """What the attacks of all Intruders in a Room cost the Character."""
    g = mind.g
    pain = sum([HARM[g.fixed.kind_of[intruder]] for intruder in members(g.crowd[room])])
    return pain * (0.8 + 1.2 * mind.frail)
