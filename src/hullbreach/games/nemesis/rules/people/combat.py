"""Shoot, Melee and Escape. NEM-CBT, NEM-ESC"""

from __future__ import annotations

from dataclasses import dataclass, replace

from hullbreach.games.nemesis.content.gear import (
    ExtraInjury,
    FireOnDouble,
    MinInjury,
    Reroll,
    SpendAmmo,
    TreatFace,
)
from hullbreach.games.nemesis.content.names import (
    ADULT,
    COMBAT_FACES,
    EGG,
    FACE_BLANK,
    FACE_DOUBLE,
    FACE_SINGLE,
)
from hullbreach.games.nemesis.rules.effects.deed import EGGS
from hullbreach.games.nemesis.rules.intruders.attack import Attack
from hullbreach.games.nemesis.rules.intruders.injuries import check, destroy_eggs, hurt
from hullbreach.games.nemesis.rules.people.cards import gain_contamination
from hullbreach.games.nemesis.rules.people.wounds import Wound
from hullbreach.games.nemesis.rules.ship.markers import place_fire
from hullbreach.games.nemesis.rules.ship.noise import NoiseRoll
from hullbreach.games.nemesis.rules.state import Nemesis
from hullbreach.games.nemesis.rules.terms import AWAKE, BY_SIDE_EFFECT
from hullbreach.games.nemesis.rules.things.hands import change_held, fuller
from hullbreach.games.nemesis.words import events, questions, rolls
from hullbreach.games.nemesis.words import options as opt
from hullbreach.kernel.errors import No
from hullbreach.kernel.options import Option, Options
from hullbreach.kernel.phrases import Phrase
from hullbreach.kernel.procedures import Next, Procedure
from hullbreach.kernel.requests import Ask, Roll
from hullbreach.parts.grammar import Verb


def combat_roll(g: Nemesis, seat: int) -> Roll:
    """The Combat die."""
    return Roll(rolls.COMBAT, (seat,), g.fixed.combat_die)


def column(g: Nemesis, target: int) -> int:
    """The column of a target in the tables of the Combat die."""
    return EGG if target == EGGS else g.fixed.kind_of[target]


def yes_or_no(seat: int, question: Phrase, about: tuple[int, ...]) -> Ask:
    """A question that is accepted or refused."""
    options = Options()
    options.one(opt.ACCEPT)
    options.one(opt.REFUSE)
    return Ask(seat, question, about, options)


def vital(g: Nemesis, face: int, target: int) -> int:
    """A blank against an Adult counts as one crosshair with Vital Places. NEM-WEK-04"""
    if face == FACE_BLANK and column(g, target) == ADULT and target != EGGS and g.has_weakness(g.fixed.weak_vital):
        return FACE_SINGLE
    return face


def modifiers(g: Nemesis, weapon: int) -> list[Verb]:
    """What a weapon does when it is fired."""
    return [verb for effect in g.fixed.items[weapon].effects for verb in effect.verbs]


@dataclass
class Shooting(Procedure):
    """A Shoot: Ammo, die, rerolls, Injuries in the order of NEM-CBT-05, check. NEM-CBT-02

    ammo: what is discarded for it now; reroll: how often a card lets the die be rolled again; bonus: of the card;
    series: a shot before it has hit.
    """

    seat: int
    weapon: int
    target: int
    ammo: int
    reroll: int
    bonus: bool
    series: bool = False

    def fire(self, g: Nemesis) -> Next:
        if self.ammo:
            spend_ammo(g, self.seat, self.weapon, self.ammo)
        own = sum([v.n for v in modifiers(g, self.weapon) if isinstance(v, Reroll) and v.die == "combat"])
        g.rerolled = self.reroll + own
        g.told += (events.SHOOTS, self.seat, self.weapon)
        return None

    def roll(self, g: Nemesis) -> Next:
        return combat_roll(g, self.seat)

    def look(self, g: Nemesis, face: int) -> Next:
        g.face = face
        g.told += (events.COMBAT_ROLLED, self.seat, face)
        return None

    def ask_again(self, g: Nemesis) -> Next:
        if g.rerolled <= 0:
            return g.go(Shooting.count)
        return yes_or_no(self.seat, questions.REROLL, (g.face,))

    def again(self, g: Nemesis, chosen: Option) -> Next:
        if chosen.phrase is opt.REFUSE:
            return None
        g.rerolled -= 1
        return g.go(Shooting.roll)

    def count(self, g: Nemesis) -> Next:
        verbs = modifiers(g, self.weapon)
        face = vital(g, g.face, self.target)
        if face == g.face:
            for verb in verbs:
                if isinstance(verb, TreatFace) and COMBAT_FACES[g.face] == verb.face:
                    face = COMBAT_FACES.index(verb.to)
        g.face = face
        hits = g.fixed.content.dice.shoot[face][column(g, self.target)]
        for verb in verbs:
            if isinstance(verb, MinInjury) and face != FACE_BLANK:
                hits = max(hits, verb.n)
        if self.bonus:
            hits += g.spent // 2
        for verb in verbs:
            if isinstance(verb, ExtraInjury) and _met(verb.when, face, hits):
                hits += verb.n
        g.hits = hits
        return None

    def offer(self, g: Nemesis) -> Next:
        more = any(isinstance(verb, SpendAmmo) for verb in modifiers(g, self.weapon))
        if more and g.face == FACE_DOUBLE and g.held[self.seat][fuller(g, self.seat, self.weapon)].ammo:
            return yes_or_no(self.seat, questions.SPEND_AMMO, (self.weapon,))
        return g.go(Shooting.hit)

    def spend(self, g: Nemesis, chosen: Option) -> Next:
        if chosen.phrase is opt.ACCEPT:
            spend_ammo(g, self.seat, self.weapon, 1)
            g.hits += sum([verb.n for verb in modifiers(g, self.weapon) if isinstance(verb, SpendAmmo)])
        return None

    def hit(self, g: Nemesis) -> Next:
        if self.target == EGGS:
            destroy_eggs(g, g.room[self.seat], g.hits)
            if not g.hits:
                g.told += (events.SHOT_MISSED, self.seat)
            return g.go(Shooting.check)
        if g.hits:
            energy = g.fixed.items[self.weapon].weapon_class == "energy"
            g.hits += energy and g.has_weakness(g.fixed.weak_energy)
            burns = any(isinstance(verb, FireOnDouble) for verb in modifiers(g, self.weapon))
            g.hits += burns and g.has_weakness(g.fixed.weak_fire)
        if g.hits:
            g.injuries[self.target] += g.hits
            g.told += (events.INJURED, self.target, g.hits)
        else:
            g.told += (events.SHOT_MISSED, self.seat)
        return None

    def once_more(self, g: Nemesis) -> Next:
        # NEM-TRA-01: as long as it hits and has Ammo the Captain may shoot again; one check after the last shot.
        own = g.fixed.has_trait(g.character[self.seat], "NEM-TRA-01") and self.weapon == g.fixed.six_shooter
        if own and g.hits and g.held[self.seat][fuller(g, self.seat, self.weapon)].ammo:
            return yes_or_no(self.seat, questions.SHOOT_AGAIN, (self.target,))
        return g.go(Shooting.check)

    def another(self, g: Nemesis, chosen: Option) -> Next:
        if chosen.phrase is opt.REFUSE:
            return None
        g.instead()
        return replace(self, ammo=1, bonus=False, series=True)

    def check(self, g: Nemesis) -> Next:
        if self.target == EGGS or not g.injuries[self.target]:
            return None
        return check(g, self.target) if g.hits or self.series else None

    def burn(self, g: Nemesis) -> Next:
        fire = any(isinstance(verb, FireOnDouble) for verb in modifiers(g, self.weapon))
        if fire and g.face == FACE_DOUBLE and g.status[self.seat] == AWAKE:
            place_fire(g, g.room[self.seat])
        # NEM-NST-04
        return NoiseRoll(self.seat) if self.target == EGGS and g.status[self.seat] == AWAKE else None

    def refuse(self, g: Nemesis, option: Option) -> No:
        return No("not-offered", rule="NEM-CBT-02")


def _met(when: str, face: int, hits: int) -> bool:
    if when == "any_hit":
        return hits > 0
    if when == "face_double":
        return face == FACE_DOUBLE
    return face in (FACE_SINGLE, FACE_DOUBLE)


def spend_ammo(g: Nemesis, seat: int, weapon: int, n: int) -> None:
    """Discard Ammo of a weapon in hand."""
    at = fuller(g, seat, weapon)
    thing = g.held[seat][at]
    change_held(g, seat, at, replace(thing, ammo=thing.ammo - n))
    g.told += (events.AMMO_SPENT, seat, weapon, n)


@dataclass
class Melee(Procedure):
    """A blow without a weapon: a Contamination card, the die, a wound for a miss. NEM-CBT-03, NEM-CBT-10"""

    seat: int
    target: int

    def strike(self, g: Nemesis) -> Next:
        if self.target != EGGS:
            gain_contamination(g, self.seat, 1)
        return None

    def roll(self, g: Nemesis) -> Next:
        return combat_roll(g, self.seat)

    def hit(self, g: Nemesis, face: int) -> Next:
        g.told += (events.COMBAT_ROLLED, self.seat, face)
        face = vital(g, face, self.target)
        hits = g.fixed.content.dice.melee[face][column(g, self.target)]
        if self.target == EGGS:
            destroy_eggs(g, g.room[self.seat], hits)
            if not hits:
                g.told += (events.BLOW_MISSED, self.seat)
            return NoiseRoll(self.seat)
        if hits:
            return hurt(g, self.target, hits)
        g.told += (events.BLOW_MISSED, self.seat)
        return Wound(self.seat, True, BY_SIDE_EFFECT)


@dataclass
class EscapeAttacks(Procedure):
    """Each Intruder in the Room attacks the one who leaves, in the order that player chooses. NEM-ESC-01, NEM-ESC-06

    left: who has still to attack.
    """

    seat: int
    left: int

    def choose(self, g: Nemesis) -> Next:
        left = self.left & g.crowd[g.room[self.seat]] if g.status[self.seat] == AWAKE else 0
        if not left:
            return g.finish()
        options = Options()
        options.over(opt.CHOOSE_INTRUDER, (), left)
        return Ask(self.seat, questions.ESCAPE_ORDER, (), options)

    def attack(self, g: Nemesis, chosen: Option) -> Next:
        intruder = chosen.args[0]
        return g.instead(Attack(intruder, self.seat, False), EscapeAttacks(self.seat, self.left & ~(1 << intruder)))

    def refuse(self, g: Nemesis, option: Option) -> No:
        return No("not-attacking", *option.args, rule="NEM-ESC-06")


def escape_attacks(g: Nemesis, seat: int) -> tuple[Procedure, ...]:
    """The attacks on whoever leaves a Room with Intruders; none elsewhere."""
    crowd = g.crowd[g.room[seat]]
    return (EscapeAttacks(seat, crowd),) if crowd else ()
