"""Attacks: costs, the number needed, single shots, Full Auto and area attacks. CORPS-ATT, CORPS-AUTO, CORPS-AREA"""

from __future__ import annotations

from dataclasses import dataclass

from hullbreach.games.corps.content import effects as fx
from hullbreach.games.corps.rules.deciding import activator, ask_controller
from hullbreach.games.corps.rules.effects.run import D10, GEAR, MARINE_TEST, Context, modifiers, window
from hullbreach.games.corps.rules.fixed import Fixed
from hullbreach.games.corps.rules.losses import KillCharacter, hit_alien, knock_down
from hullbreach.games.corps.rules.pieces import alien_piece, blip_piece, is_alien, is_blip, piece_id
from hullbreach.games.corps.rules.piles import exhaust
from hullbreach.games.corps.rules.sight import obstacle
from hullbreach.games.corps.rules.spotting import remove_blip
from hullbreach.games.corps.rules.state import Corps
from hullbreach.games.corps.words import events, questions, rolls
from hullbreach.games.corps.words import options as opt
from hullbreach.kernel.errors import No
from hullbreach.kernel.options import Option, Options
from hullbreach.kernel.phrases import Phrase
from hullbreach.kernel.procedures import Next, Odds, Procedure, Total
from hullbreach.kernel.requests import Ask, Request, Roll
from hullbreach.parts.effects import perform

# On what occasion an attack is made.
ACTION, FREE, DEFENSIVE = range(3)
LIGHTS_OUT_RANGE = 3
NO_ALIEN = -1


def aim_total(g: Corps, who: int, weapon: int, square: int, occasion: int) -> Total:
    """The number a shot must not exceed: dial plus bonuses, at least 1 (CORPS-ATT-12)."""
    terms = [("dial", g.dial[who])]
    for effect in g.fixed.effects[weapon].get("passive", ()):
        verb = effect.verbs[0]
        if isinstance(verb, fx.Modify) and verb.stat == "aim":
            close = verb.when == "target_within_2" and g.board.king(g.square[who], square) <= 2
            if close or verb.when == "attack_with_this":
                terms.append((g.card(weapon).id, verb.n))
    when = ("always", "defensive_fire") if occasion == DEFENSIVE else ("always",)
    terms += modifiers(g, who, "aim", when)
    return Total(terms, low=1)


def hits(fixed: Fixed, weapon: int, rolled: int, need: int) -> bool:
    """Whether a roll hits (CORPS-ATT-04, CORPS-ATT-09)."""
    return MARINE_TEST.passes(rolled, need, fixed.content.endurance[weapon].always_hits_on)


def attack_cost(g: Corps, who: int, weapon: int) -> int:
    """Cards to exhaust for the first shot of an attack (CORPS-ATT-03)."""
    cost = g.card(weapon).attack_cost
    for effect in g.fixed.abilities[who][0 if g.hero[who] >= 0 else 1].get("passive", ()):
        cost += _change(g, who, effect.verbs[0], weapon)
    for card in dict.fromkeys(g.gear[who]):
        for effect in g.fixed.effects[card].get("passive", ()):
            cost += _change(g, who, effect.verbs[0], weapon)
    return max(0, cost)


def _change(g: Corps, who: int, verb: object, weapon: int) -> int:
    if not isinstance(verb, fx.AttackCost):
        return 0
    if verb.weapon != "any" and verb.weapon != g.card(weapon).id:
        return 0
    if verb.first_only and (g.active != who or g.attacked):
        return 0
    return verb.n


def reach(g: Corps, who: int, weapon: int) -> int:
    """Squares within the range of a weapon (CORPS-ATT-10)."""
    limit = g.card(weapon).range
    if g.lights_out:
        limit = min(limit, LIGHTS_OUT_RANGE) if limit else LIGHTS_OUT_RANGE
    if not limit:
        return -1
    return g.board.within(g.square[who], limit)


def cannot_shoot(g: Corps, who: int, weapon: int, square: int) -> No | None:
    """Why a character cannot attack a square with a weapon (CORPS-ATT-01)."""
    if not g.dial[who]:
        return No("no-aim", who, rule="CORPS-NEWT-07")
    if g.is_down(who):
        return No("is-down", who, rule="CORPS-KO-02")
    if weapon not in g.weapons[who]:
        return No("not-equipped", weapon, rule="CORPS-ATT-01")
    if not reach(g, who, weapon) >> square & 1:
        if g.lights_out and g.board.king(g.square[who], square) > LIGHTS_OUT_RANGE:
            return No("lights-out", square, rule="CORPS-GEN-03")
        return No("out-of-range", square, rule="CORPS-ATT-10")
    if not g.sees(g.square[who], square):
        return No("not-in-sight", square, obstacle(g, g.square[who], square), rule="CORPS-LOS-01")
    return None


def targets(g: Corps, who: int, weapon: int) -> int:
    """The Aliens (bit mask of their numbers) a single-shot weapon can attack."""
    if g.is_down(who) or not g.dial[who]:
        return 0
    seen = g.seen_from(g.square[who], g.alien_squares & reach(g, who, weapon))
    found = 0
    if seen:
        for alien, square in g.aliens.items():
            if seen >> square & 1:
                found |= 1 << alien
    return found


def covered(g: Corps, square: int) -> int:
    """The squares of an area attack: the chosen one and those adjacent to it (CORPS-AREA-01)."""
    return g.adjacent(square) | 1 << square


def area_spaces(g: Corps, who: int, weapon: int, must: int = NO_ALIEN) -> int:
    """Squares an area weapon can be aimed at; ``must`` names an Alien that has to be covered."""
    if g.is_down(who) or not g.dial[who]:
        return 0
    wanted = g.alien_squares | g.blip_squares if must < 0 else 1 << g.aliens[must]
    near = g.board.spread(wanted, g.barricaded) | wanted
    seen = g.seen_from(g.square[who], near & reach(g, who, weapon) & g.board.floor)
    found = 0
    rest = seen
    while rest:
        low = rest & -rest
        rest ^= low
        if covered(g, low.bit_length() - 1) & wanted:
            found |= low
    return found


def offer_attacks(g: Corps, who: int, weapon: int, options: Options, single: Phrase, area: Phrase) -> None:
    """Add the attacks a character can make with a weapon."""
    if g.card(weapon).area:
        options.over(area, (weapon,), area_spaces(g, who, weapon))
    else:
        options.over(single, (weapon,), targets(g, who, weapon))


def shot_odds(g: Corps, who: int, weapon: int, square: int, occasion: int) -> Odds:
    """The chance that one shot hits."""
    need = aim_total(g, who, weapon, square, occasion)
    return MARINE_TEST.odds(need, g.card(weapon).always_hits_on)


def attack_procedure(g: Corps, who: int, option: Option, occasion: int, free: bool, seat: int) -> Procedure:
    """The attack that an option with weapon and target stands for."""
    weapon, target = option.args
    cost = 0 if free else attack_cost(g, who, weapon)
    if g.card(weapon).area:
        return AreaAttack(who, weapon, target, occasion, cost, seat)
    return Attack(who, weapon, target, occasion, cost, seat)


def ask_attacker(g: Corps, who: int, seat: int, prompt: Phrase, options: Options) -> Request:
    """The seat that makes the attack; in Defensive Fire (``NOBODY``) whoever decides for the character."""
    if seat < 0:
        return ask_controller(g, who, prompt, (who,), options)
    return Ask(activator(g, who, seat), prompt, (who,), options)


def is_foiled(g: Corps, who: int, weapon: int, square: int) -> bool:
    """Whether an Event before the roll took away the attacker, the weapon or the sight (CORPS-AMB-53)."""
    return g.square[who] < 0 or cannot_shoot(g, who, weapon, square) is not None


def begin_attack(g: Corps, who: int, occasion: int, cost: int) -> Procedure | None:
    """Pay for an attack; in the own activation it is no longer the first (CORPS-ATT-03)."""
    if g.active == who and occasion != DEFENSIVE:
        g.attacked = True
    return exhaust(g, cost)


@dataclass
class Attack(Procedure):
    """One attack with a single-shot weapon, Full Auto included. CORPS-ATT"""

    who: int
    weapon: int
    target: int
    occasion: int
    cost: int
    seat: int

    def pay(self, g: Corps) -> Next:
        return begin_attack(g, self.who, self.occasion, self.cost)

    def react(self, g: Corps) -> Next:
        return window(g)

    def shoot(self, g: Corps) -> Next:
        if self.target not in g.aliens or is_foiled(g, self.who, self.weapon, g.aliens[self.target]):
            g.finish()
            return AfterAttack(self.who, self.weapon, self.occasion)
        return Roll(rolls.ATTACK, (self.who,), D10)

    def resolve(self, g: Corps, rolled: int) -> Next:
        need = aim_total(g, self.who, self.weapon, g.aliens[self.target], self.occasion)
        g.told += (events.SHOT, self.who, self.weapon, alien_piece(self.target), rolled, need.value)
        lower_dial(g, self.who, self.occasion)
        after = AfterAttack(self.who, self.weapon, self.occasion)
        if not hits(g.fixed, self.weapon, rolled, need.value):
            return g.instead(after)
        hit_alien(g, self.target)
        if g.card(self.weapon).full_auto:
            return g.instead(FullAuto(self.who, self.weapon, self.target, self.occasion, self.seat))
        return g.instead(after)


def lower_dial(g: Corps, who: int, occasion: int) -> None:
    """Every attack roll lowers the dial by 1 (CORPS-ATT-06)."""
    if occasion == DEFENSIVE and g.steady_fire:
        return
    before = g.dial[who]
    g.set_dial(who, before - 1)
    if g.dial[who] != before:
        g.told += (events.DIAL, who, g.dial[who])


@dataclass
class FullAuto(Procedure):
    """After a hit: exhaust 1 card for another shot at any Alien in sight, or stop. CORPS-AUTO"""

    who: int
    weapon: int
    target: int
    occasion: int
    seat: int

    def ask(self, g: Corps) -> Next:
        found = self._targets(g)
        if not found:
            return g.instead(AfterAttack(self.who, self.weapon, self.occasion))
        options = Options()
        options.over(opt.FIRE, (), found)
        options.one(opt.CEASE_FIRE)
        return ask_attacker(g, self.who, self.seat, questions.FULL_AUTO, options)

    def answer(self, g: Corps, chosen: Option) -> Next:
        if chosen.phrase is opt.CEASE_FIRE:
            return g.instead(AfterAttack(self.who, self.weapon, self.occasion))
        # The price of a further shot is always 1 card (CORPS-AUTO-02).
        return g.instead(Attack(self.who, self.weapon, chosen.args[0], self.occasion, 1, self.seat))

    def _targets(self, g: Corps) -> int:
        if g.square[self.who] < 0 or self.weapon not in g.weapons[self.who]:
            return 0
        found = targets(g, self.who, self.weapon)
        if self.occasion == DEFENSIVE:
            # Defensive Fire goes on only against the Alien that drew it (CORPS-AMB-24).
            found &= 1 << self.target
        return found

    def refuse(self, g: Corps, option: Option) -> No:
        if option.phrase is opt.FIRE:
            alien = option.args[0]
            if alien not in g.aliens:
                return No("no-such-alien", alien, rule="CORPS-ATT-01")
            if self.occasion == DEFENSIVE and alien != self.target:
                return No("only-the-attacker", alien, rule="CORPS-AMB-24")
            no = cannot_shoot(g, self.who, self.weapon, g.aliens[alien])
            if no is not None:
                return no
        return No("attack-goes-on", rule="CORPS-FREE-03")

    def closed(self, g: Corps) -> list[Option]:
        found = self._targets(g)
        return [Option(opt.FIRE, (alien,)) for alien in g.aliens if not found >> alien & 1]

    def odds(self, g: Corps, option: Option) -> Odds | None:
        if option.phrase is not opt.FIRE:
            return None
        return shot_odds(g, self.who, self.weapon, g.aliens[option.args[0]], self.occasion)


@dataclass
class AfterAttack(Procedure):
    """What a weapon says for after the attack is done, only a Free attack is granted for later. CORPS-FREE"""

    who: int
    weapon: int
    occasion: int

    def effects(self, g: Corps) -> Next:
        following: list[Procedure] = []
        for effect in g.fixed.effects[self.weapon].get("after_attack", ()):
            if isinstance(effect.verbs[-1], fx.Attack):
                if self.occasion == ACTION and g.active == self.who:
                    g.grants = (*g.grants, self.weapon)
            elif self.weapon in g.weapons[self.who]:
                seat = g.controller(self.who)
                following.append(perform(effect.does, Context(GEAR, self.who, seat, self.weapon)))
        return tuple(following)


@dataclass
class AreaAttack(Procedure):
    """One attack on a space and all around it: a roll for everything there. CORPS-AREA"""

    who: int
    weapon: int
    space: int
    occasion: int
    cost: int
    seat: int

    def pay(self, g: Corps) -> Next:
        return begin_attack(g, self.who, self.occasion, self.cost)

    def react(self, g: Corps) -> Next:
        return window(g)

    def roll_for_all(self, g: Corps) -> Next:
        squares = covered(g, self.space)
        if not squares & (g.alien_squares | g.blip_squares) or is_foiled(g, self.who, self.weapon, self.space):
            g.finish()
            return AfterAttack(self.who, self.weapon, self.occasion)
        need = aim_total(g, self.who, self.weapon, self.space, self.occasion)
        pieces: list[int] = [alien_piece(alien) for alien in g.aliens_on(squares)]
        pieces += [blip_piece(blip) for blip in g.blips_on(squares)]
        if not spares_friends(g, self.who):
            pieces += g.characters_on(squares)
        return AreaRolls(self.who, self.weapon, self.space, need.value, tuple(pieces), self.seat)

    def lower(self, g: Corps) -> Next:
        if g.square[self.who] >= 0:
            lower_dial(g, self.who, self.occasion)
        return AfterAttack(self.who, self.weapon, self.occasion)


def spares_friends(g: Corps, who: int) -> bool:
    """Whether the character's area attacks make no rolls for characters."""
    for effect in g.fixed.abilities[who][0 if g.hero[who] >= 0 else 1].get("passive", ()):
        verb = effect.verbs[0]
        if isinstance(verb, fx.Rule) and verb.id == "no_friendly_fire":
            return True
    return False


@dataclass
class AreaRolls(Procedure):
    """The rolls of an area attack, in the order the attacker chooses. CORPS-AMB-23

    ``begun``: its own dice took away attacker or sight, which does not stop those that are left.
    """

    who: int
    weapon: int
    space: int
    need: int
    pieces: tuple[int, ...]
    seat: int
    begun: bool = False

    def choose(self, g: Corps) -> Next:
        options = Options()
        for piece in self.pieces:
            if g.piece_square(piece) >= 0:
                options.one(opt.ROLL_FOR, piece)
        if not len(options):
            return g.finish()
        return ask_attacker(g, self.who, self.seat, questions.ROLL_ORDER, options)

    def roll(self, g: Corps, chosen: Option) -> Next:
        piece = chosen.args[0]
        return g.instead(AreaRoll(self, piece, 1 + tokens_under(g, piece)))

    def after(self, piece: int) -> AreaRolls:
        """What is left once a piece has been rolled for."""
        rest = tuple([p for p in self.pieces if p != piece])
        return AreaRolls(self.who, self.weapon, self.space, self.need, rest, self.seat, self.begun)

    def going_on(self) -> AreaRolls:
        """The same, no longer to be stopped."""
        return AreaRolls(self.who, self.weapon, self.space, self.need, self.pieces, self.seat, True)

    def is_stopped(self, g: Corps) -> bool:
        """Whether attacker, weapon or sight are gone."""
        return not self.begun and is_foiled(g, self.who, self.weapon, self.space)


def tokens_under(g: Corps, piece: int) -> int:
    """The tokens under an Alien, each of which an area attack rolls for (CORPS-AREA-03)."""
    return max(0, g.tokens.get(piece_id(piece), 0)) if is_alien(piece) else 0


@dataclass
class AreaRoll(Procedure):
    """One of so many dice of an area attack for one piece. CORPS-AREA-02, CORPS-AREA-03"""

    attack: AreaRolls
    piece: int
    dice: int

    def react(self, g: Corps) -> Next:
        if self.attack.is_stopped(g):
            return g.instead(AreaRoll(self.attack.going_on(), self.piece, self.dice))
        return window(g)

    def roll(self, g: Corps) -> Next:
        if self.attack.is_stopped(g):
            # An Event between two dice ends the attack with those that are left (CORPS-AMB-53).
            return g.finish()
        if g.piece_square(self.piece) < 0:
            return g.instead(self.attack.after(self.piece))
        return Roll(rolls.AREA, (self.attack.who, self.piece), D10)

    def hit(self, g: Corps, rolled: int) -> Next:
        attack = self.attack
        g.told += (events.SHOT, attack.who, attack.weapon, self.piece, rolled, attack.need)
        # An Event may have left less to roll for than when the first die was picked up.
        dice = min(self.dice, 1 + tokens_under(g, self.piece)) - 1
        rest: Procedure = AreaRoll(attack, self.piece, dice) if dice else attack.after(self.piece)
        if not hits(g.fixed, attack.weapon, rolled, attack.need):
            return g.instead(rest)
        if is_alien(self.piece):
            hit_alien(g, piece_id(self.piece))
        elif is_blip(self.piece):
            remove_blip(g, piece_id(self.piece))
        elif g.fixed.switches.area_hit_character == "killed":
            return g.instead(KillCharacter(self.piece), rest)
        else:
            knock_down(g, self.piece)
        return g.instead(rest)
