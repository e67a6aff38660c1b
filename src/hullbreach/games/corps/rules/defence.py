"""Alien attacks: Defensive Fire, the Defence roll, counter-attack, the fallen. CORPS-DFIR, CORPS-DEFR"""

from __future__ import annotations

from dataclasses import dataclass

from hullbreach.games.corps.rules.attack import (
    DEFENSIVE,
    AreaAttack,
    Attack,
    area_spaces,
    attack_cost,
    cannot_shoot,
    covered,
    shot_odds,
    targets,
)
from hullbreach.games.corps.rules.deciding import ask_controller, ask_leader, each_of
from hullbreach.games.corps.rules.effects.run import D10, modifiers, window
from hullbreach.games.corps.rules.losses import KillCharacter, hit_alien, knock_down
from hullbreach.games.corps.rules.reactions import MayPrevent, MayReroll
from hullbreach.games.corps.rules.state import NOBODY, Corps
from hullbreach.games.corps.words import events, questions, rolls
from hullbreach.games.corps.words import options as opt
from hullbreach.games.corps.words.names import FACEHUGGER
from hullbreach.kernel.errors import No
from hullbreach.kernel.options import Option, Options
from hullbreach.kernel.procedures import Next, Odds, Procedure, Total
from hullbreach.kernel.requests import Roll

NEVER = -1
SECOND_HUGGER = 8


def is_adjacent(g: Corps, alien: int, who: int) -> bool:
    """Whether an Alien and a character stand next to each other."""
    if alien not in g.aliens or g.square[who] < 0:
        return False
    return bool(g.adjacent(g.aliens[alien]) >> g.square[who] & 1)


def adjacent_characters(g: Corps, square: int) -> list[int]:
    """The characters next to a square."""
    return g.characters_on(g.adjacent(square))


@dataclass
class AlienAttack(Procedure):
    """An Alien next to a character attacks: whom, Defensive Fire first. CORPS-DFIR-01, CORPS-AMB-32

    ``toward`` is the character it moved towards; ``drawn`` tells whether Defensive Fire is due.
    """

    alien: int
    toward: int
    drawn: bool

    def react(self, g: Corps) -> Next:
        if self.alien not in g.aliens or not adjacent_characters(g, g.aliens[self.alien]):
            return g.finish()
        return window(g) if self.drawn else None

    def defend(self, g: Corps) -> Next:
        return DefensiveFire(self.alien, 0) if self.drawn else None

    def choose(self, g: Corps) -> Next:
        if self.alien not in g.aliens:
            return g.finish()
        near = adjacent_characters(g, g.aliens[self.alien])
        if not near:
            return g.finish()
        if self.toward in near:
            near = [self.toward]
        about = (alien_number(self.alien),)
        return ask_leader(g, questions.VICTIM, about, each_of(opt.VICTIM, near))

    def strike(self, g: Corps, chosen: Option) -> Next:
        return Defence(self.alien, chosen.args[0])


def alien_number(alien: int) -> int:
    """The piece number of an Alien, for questions about it."""
    return 8 + 2 * alien


def firing_line(g: Corps, alien: int) -> list[int]:
    """Characters that may fire at an Alien: within 4 spaces, in sight, standing (CORPS-DFIR-02)."""
    square = g.aliens[alien]
    near = g.board.within(square, g.fixed.constants.defensive_fire_range)
    return [
        who
        for who in g.characters_on(near & g.standing_squares)
        if g.weapons[who] and g.dial[who] and not g.is_down(who) and g.sees(g.square[who], square)
    ]


def fire_options(g: Corps, who: int, alien: int) -> Options:
    """The ways a character can fire at the Alien that comes (CORPS-DFIR-04, CORPS-DFIR-05)."""
    options = Options()
    for weapon in dict.fromkeys(g.weapons[who]):
        card = g.card(weapon)
        if card.cumbersome:
            continue
        if card.area:
            # An area weapon may be used if it covers the Alien (CORPS-AMB-25).
            options.over(opt.DEFENSIVE_FIRE_SPACE, (weapon,), area_spaces(g, who, weapon, alien))
        elif targets(g, who, weapon) >> alien & 1:
            options.one(opt.DEFENSIVE_FIRE, weapon)
    return options


@dataclass
class DefensiveFire(Procedure):
    """Every character in reach may fire at the Alien, nearest first. ``asked`` are done. CORPS-DFIR-03"""

    alien: int
    asked: int

    def order(self, g: Corps) -> Next:
        if self.alien not in g.aliens:
            return g.finish()
        waiting = [
            who
            for who in firing_line(g, self.alien)
            if not self.asked >> who & 1 and len(fire_options(g, who, self.alien))
        ]
        if not waiting:
            return g.finish()
        square = g.aliens[self.alien]
        nearest = min(g.board.king(g.square[who], square) for who in waiting)
        first = [who for who in waiting if g.board.king(g.square[who], square) == nearest]
        return ask_leader(g, questions.FIRE_ORDER, (self.alien,), each_of(opt.CHOOSE_CHARACTER, first))

    def offer(self, g: Corps, chosen: Option) -> Next:
        who = chosen.args[0]
        return g.instead(DefensiveShot(self.alien, who), DefensiveFire(self.alien, self.asked | 1 << who))


@dataclass
class DefensiveShot(Procedure):
    """One character decides whether to fire, and with what. CORPS-DFIR-03"""

    alien: int
    who: int

    def ask(self, g: Corps) -> Next:
        options = fire_options(g, self.who, self.alien)
        options.one(opt.HOLD_FIRE)
        return ask_controller(g, self.who, questions.DEFENSIVE_FIRE, (self.who, self.alien), options)

    def fire(self, g: Corps, chosen: Option) -> Next:
        if chosen.phrase is opt.HOLD_FIRE:
            return None
        weapon = chosen.args[0]
        cost = attack_cost(g, self.who, weapon)
        if chosen.phrase is opt.DEFENSIVE_FIRE_SPACE:
            return AreaAttack(self.who, weapon, chosen.args[1], DEFENSIVE, cost, NOBODY)
        return Attack(self.who, weapon, self.alien, DEFENSIVE, cost, NOBODY)

    def refuse(self, g: Corps, option: Option) -> No:
        if option.phrase is opt.DEFENSIVE_FIRE or option.phrase is opt.DEFENSIVE_FIRE_SPACE:
            weapon = option.args[0]
            if weapon in g.weapons[self.who] and g.card(weapon).cumbersome:
                return No("cumbersome", weapon, rule="CORPS-DFIR-05")
            square = option.args[1] if len(option.args) > 1 else g.aliens[self.alien]
            no = cannot_shoot(g, self.who, weapon, square)
            if no is not None:
                return no
            if not covered(g, square) >> g.aliens[self.alien] & 1:
                return No("only-the-attacker", self.alien, rule="CORPS-AMB-25")
        return No("only-defensive-fire", rule="CORPS-DFIR-04")

    def closed(self, g: Corps) -> list[Option]:
        return [
            Option(opt.DEFENSIVE_FIRE, (weapon,))
            for weapon in dict.fromkeys(g.weapons[self.who])
            if g.card(weapon).cumbersome
        ]

    def odds(self, g: Corps, option: Option) -> Odds | None:
        if option.phrase is opt.DEFENSIVE_FIRE:
            return shot_odds(g, self.who, option.args[0], g.aliens[self.alien], DEFENSIVE)
        return None


def defence_total(g: Corps, who: int) -> Total:
    """The number a Defence roll must not exceed."""
    return Total([("defence", g.side(who).defence), *modifiers(g, who, "defence", ("always",))])


def melee_total(g: Corps, who: int) -> Total:
    """The number at which an evaded attack is answered; characters without Melee never do."""
    melee = g.side(who).melee
    if not melee:
        return Total([("melee", NEVER)])
    return Total([("melee", melee), *modifiers(g, who, "melee", ("always", "counterattack"))])


@dataclass
class Defence(Procedure):
    """The attacked character rolls; tokens under the attacker add to the roll. CORPS-DEFR"""

    alien: int
    who: int

    def react(self, g: Corps) -> Next:
        return window(g)

    def roll(self, g: Corps) -> Next:
        if not is_adjacent(g, self.alien, self.who):
            return g.finish()
        return Roll(rolls.DEFENCE, (self.who,), D10)

    def add_tokens(self, g: Corps, rolled: int) -> Next:
        g.rolled = rolled + self._swarm(g)
        g.rerolled = False
        need = defence_total(g, self.who).value
        g.told += (events.DEFENCE_ROLL, self.who, self.alien, g.rolled, need)
        return MayReroll(self.who, self._swarm(g))

    def apply(self, g: Corps) -> Next:
        if self.alien not in g.aliens or g.square[self.who] < 0:
            return None
        result = g.rolled
        if result <= defence_total(g, self.who).value:
            g.told += (events.EVADED, self.who)
            if result <= melee_total(g, self.who).value:
                g.told += (events.COUNTER_ATTACK, self.who, self.alien)
                hit_alien(g, self.alien)
            return None
        if self.alien > FACEHUGGER:
            # It clings to its victim and leaves the board (CORPS-FHUG-02).
            # A second token on the same victim has a bit of its own, so that none of the two is lost from sight.
            g.hugged |= 1 << (self.who if not g.hugged >> self.who & 1 else self.who + SECOND_HUGGER)
            g.told += (events.HUGGED, self.who, self.alien)
            g.move_alien(self.alien, -1)
            return None
        if result >= g.fixed.constants.kill_on_defence_roll:
            return MayDie(self.who)
        knock_down(g, self.who)
        return None

    def _swarm(self, g: Corps) -> int:
        return g.fixed.constants.swarm_bonus_per_token * max(0, g.tokens.get(self.alien, 0))


@dataclass
class MayDie(Procedure):
    """A failed Defence of 10 or more kills, unless something prevents it. CORPS-DEFR-04"""

    who: int

    def save(self, g: Corps) -> Next:
        g.saved = False
        return MayPrevent("on_kill", self.who)

    def die(self, g: Corps) -> Next:
        if g.saved:
            g.told += (events.DEATH_PREVENTED, self.who)
            knock_down(g, self.who)
            return None
        return KillCharacter(self.who)
