"""What effects do to characters: dials, moves, attacks, actions, standing up, rerolls, named rules."""

from __future__ import annotations

from dataclasses import dataclass

from hullbreach.games.corps.content import effects as fx
from hullbreach.games.corps.rules.attack import FREE, attack_procedure, cannot_shoot, offer_attacks, shot_odds
from hullbreach.games.corps.rules.deciding import ask_leader, each_of
from hullbreach.games.corps.rules.effects.run import EVENT, TRACKER, Context, modifiers
from hullbreach.games.corps.rules.losses import stand_up
from hullbreach.games.corps.rules.movement import NO_LIMIT, Move, can_move
from hullbreach.games.corps.rules.named_rules import switch_on
from hullbreach.games.corps.rules.state import Corps
from hullbreach.games.corps.words import events, questions
from hullbreach.games.corps.words import options as opt
from hullbreach.games.corps.words.names import RULES
from hullbreach.kernel.errors import No
from hullbreach.kernel.options import Option, Options
from hullbreach.kernel.phrases import Phrase
from hullbreach.kernel.procedures import Next, Odds, Procedure
from hullbreach.kernel.requests import Ask
from hullbreach.parts.effects import ACTS, CANNOT
from hullbreach.parts.grammar import Verb


def candidates(g: Corps, ctx: Context, word: str) -> list[int]:
    """The characters a target word can mean for whoever uses the effect."""
    who = ctx.who
    here = g.square[who] if who >= 0 else -1
    if word in ("self", "active"):
        return [who] if here >= 0 else []
    if word == "any":
        return g.on_board()
    if word == "nearest":
        return nearest_to_placed(g)
    if word == "each_los_placed":
        return [c for c in g.on_board() if any(g.sees(g.square[c], g.piece_square(p)) for p in placed_pieces(g))]
    if word == "adjacent_to_alien":
        return [
            c
            for c in g.on_board()
            if not g.is_down(c) and g.weapons[c] and g.dial[c] and g.adjacent(g.square[c]) & g.alien_squares
        ]
    if here < 0:
        return []
    if word in ("any_within_4", "each_within_4"):
        return g.characters_on(g.board.within(here, 4))
    if word == "adjacent":
        return g.characters_on(g.adjacent(here))
    others = [c for c in g.on_board() if c != who and g.sees(here, g.square[c])]
    if word == "grunt_los":
        return [c for c in others if g.hero[c] < 0 and not g.is_down(c)]
    return others


def placed_pieces(g: Corps) -> list[int]:
    """Aliens and blips of the card in hand that are on the board."""
    return [piece for piece in g.placed if g.piece_square(piece) >= 0]


def nearest_to_placed(g: Corps) -> list[int]:
    """The characters nearest (board distance) to an Alien or blip of the card in hand."""
    best = 9999
    found: list[int] = []
    for who in g.on_board():
        for piece in placed_pieces(g):
            distance = g.board.distance(g.piece_square(piece), g.square[who], 0)
            if 0 <= distance < best:
                best = distance
                found = [who]
            elif distance == best and who not in found:
                found.append(who)
    return found


def ask_target(g: Corps, ctx: Context, found: list[int]) -> Next:
    """The player who uses the effect picks; what a tracker card leaves open the highest-ranked player decides.

    Where there is nobody to pick, the effect is over.
    """
    if not found:
        return g.finish()
    options = each_of(opt.CHOOSE_CHARACTER, found)
    if ctx.kind == TRACKER or ctx.seat < 0:
        return ask_leader(g, questions.TARGET, (), options)
    return Ask(ctx.seat, questions.TARGET, (), options)


# ---- dials


def aim(g: Corps, ctx: Context, verb: fx.Aim) -> Next:
    return turn_dials(g, ctx, verb.target, verb.n)


def lower_aim(g: Corps, ctx: Context, verb: fx.LowerAim) -> Next:
    return turn_dials(g, ctx, verb.target, -verb.n)


def turn_dials(g: Corps, ctx: Context, target: str, n: int) -> Procedure | None:
    """Turn the dials of all that are meant, or of the one who is picked."""
    if not target.startswith("each"):
        return TurnDial(ctx, target, n)
    for who in candidates(g, ctx, target):
        turn_dial(g, who, n)
    return None


def turn_dial(g: Corps, who: int, n: int) -> None:
    """Turn an aim dial up or down; this is no Aim action."""
    before = g.dial[who]
    g.set_dial(who, before + n)
    if g.dial[who] != before:
        g.told += (events.DIAL, who, g.dial[who])


@dataclass
class TurnDial(Procedure):
    """Pick a character with a dial and turn it."""

    ctx: Context
    target: str
    n: int

    def choose(self, g: Corps) -> Next:
        found = [who for who in candidates(g, self.ctx, self.target) if g.dial[who]]
        return ask_target(g, self.ctx, found)

    def turn(self, g: Corps, chosen: Option) -> Next:
        turn_dial(g, chosen.args[0], self.n)
        return None


def cannot_aim(g: Corps, ctx: Context, verb: fx.Aim) -> No | None:
    if any(g.dial[who] for who in candidates(g, ctx, verb.target)):
        return None
    return No("no-target", rule="CORPS-GEN-04")


# ---- moves


def move(g: Corps, ctx: Context, verb: fx.Move) -> Next:
    if verb.target.startswith("each"):
        mask = 0
        for who in candidates(g, ctx, verb.target):
            mask |= 1 << who
        return MoveEach(ctx, verb.n, mask)
    return MoveOne(ctx, verb)


def movers(g: Corps, ctx: Context, verb: fx.Move) -> list[int]:
    """The characters an effect could move at least one step."""
    toward = g.square[ctx.who] if verb.toward_user and ctx.who >= 0 else NO_LIMIT
    return [
        who
        for who in candidates(g, ctx, verb.target)
        if (verb.toward_user or not g.is_down(who)) and can_move(g, who, verb.n, toward)
    ]


def cannot_move(g: Corps, ctx: Context, verb: fx.Move) -> No | None:
    return None if movers(g, ctx, verb) else No("nobody-can-move", rule="CORPS-GEN-04")


def mover_seat(g: Corps, ctx: Context, who: int) -> int:
    """Who steers: by an Event another player's Hero is steered by its own player (CHO-46)."""
    if ctx.kind == EVENT and g.hero[who] >= 0:
        return g.hero[who]
    return ctx.seat


@dataclass
class MoveOne(Procedure):
    """Pick one character and move it, perhaps only towards the user. CORPS-MOV-13, CORPS-AMB-72"""

    ctx: Context
    verb: fx.Move

    def choose(self, g: Corps) -> Next:
        return ask_target(g, self.ctx, movers(g, self.ctx, self.verb))

    def go(self, g: Corps, chosen: Option) -> Next:
        who = chosen.args[0]
        toward = g.square[self.ctx.who] if self.verb.toward_user else NO_LIMIT
        seat = mover_seat(g, self.ctx, who)
        return Move(who, self.verb.n, seat, g.square[who], toward)


@dataclass
class MoveEach(Procedure):
    """Several characters move, each once, in the order the user chooses. CHO-46"""

    ctx: Context
    n: int
    waiting: int

    def choose(self, g: Corps) -> Next:
        found = [w for w in g.on_board() if self.waiting >> w & 1 and not g.is_down(w) and can_move(g, w, self.n)]
        if not found:
            return g.finish()
        options = each_of(opt.CHOOSE_CHARACTER, found)
        options.one(opt.DONE)
        return Ask(self.ctx.seat, questions.TARGET, (), options)

    def go(self, g: Corps, chosen: Option) -> Next:
        if chosen.phrase is opt.DONE:
            return g.finish()
        who = chosen.args[0]
        walk = Move(who, self.n, mover_seat(g, self.ctx, who), g.square[who])
        return g.instead(walk, MoveEach(self.ctx, self.n, self.waiting & ~(1 << who)))


# ---- attacks


def weapons_for(g: Corps, ctx: Context, verb: fx.Attack, who: int) -> tuple[int, ...]:
    """The weapons a given attack may be made with."""
    if verb.weapon == "this":
        return (ctx.card,) if ctx.card in g.weapons[who] else ()
    if verb.weapon == "grenade":
        return tuple([card for card in g.weapons[who] if g.card(card).grenade])
    return tuple(dict.fromkeys(g.weapons[who]))


def attackers(g: Corps, ctx: Context, verb: fx.Attack) -> list[int]:
    """The characters that could make the attack."""
    found: list[int] = []
    for who in candidates(g, ctx, verb.target):
        if g.is_down(who):
            continue
        options = Options()
        offer_given(g, who, weapons_for(g, ctx, verb, who), verb.target == "adjacent_to_alien", options)
        if len(options):
            found.append(who)
    return found


def offer_given(g: Corps, who: int, weapons: tuple[int, ...], adjacent: bool, options: Options) -> None:
    """The attacks of a given attack; some must go at an Alien next to the attacker."""
    for weapon in weapons:
        if not adjacent:
            offer_attacks(g, who, weapon, options, opt.FREE_ATTACK, opt.FREE_ATTACK_SPACE)
            continue
        near = g.aliens_on(g.adjacent(g.square[who]))
        for alien in near:
            square = g.aliens[alien]
            if cannot_shoot(g, who, weapon, square) is None:
                if g.card(weapon).area:
                    options.one(opt.FREE_ATTACK_SPACE, weapon, square)
                else:
                    options.one(opt.FREE_ATTACK, weapon, alien)


def do_attack(g: Corps, ctx: Context, verb: fx.Attack) -> Next:
    return GivenAttack(ctx, verb)


def cannot_attack(g: Corps, ctx: Context, verb: fx.Attack) -> No | None:
    return None if attackers(g, ctx, verb) else No("nothing-to-attack", rule="CORPS-GEN-04")


@dataclass
class GivenAttack(Procedure):
    """A Free attack given by an ability or an Event. CORPS-FREE-06"""

    ctx: Context
    verb: fx.Attack

    def choose(self, g: Corps) -> Next:
        return ask_target(g, self.ctx, attackers(g, self.ctx, self.verb))

    def attack(self, g: Corps, chosen: Option) -> Next:
        return g.instead(FreeAttackBy(chosen.args[0], self.ctx, self.verb))


@dataclass
class FreeAttackBy(Procedure):
    """The attacking character's player chooses weapon and target. CHO-42, CHO-47"""

    who: int
    ctx: Context
    verb: fx.Attack

    def choose(self, g: Corps) -> Next:
        options = self._options(g)
        if not len(options):
            return g.finish()
        return Ask(self._seat(g), questions.FREE_ATTACK, (self.who,), options)

    def attack(self, g: Corps, chosen: Option) -> Next:
        return attack_procedure(g, self.who, chosen, FREE, self.verb.free, self._seat(g))

    def _options(self, g: Corps) -> Options:
        options = Options()
        weapons = weapons_for(g, self.ctx, self.verb, self.who)
        offer_given(g, self.who, weapons, self.verb.target == "adjacent_to_alien", options)
        return options

    def _seat(self, g: Corps) -> int:
        return mover_seat(g, self.ctx, self.who)

    def refuse(self, g: Corps, option: Option) -> No:
        if option.phrase is opt.FREE_ATTACK and option.args[1] in g.aliens:
            no = cannot_shoot(g, self.who, option.args[0], g.aliens[option.args[1]])
            if no is not None:
                return no
        return No("attack-first", rule="CORPS-FREE-06")

    def odds(self, g: Corps, option: Option) -> Odds | None:
        return attack_odds(g, self.who, option)


def attack_odds(g: Corps, who: int, option: Option) -> Odds | None:
    """The odds of an attack option; for a space they hold for each figure there."""
    singles: tuple[Phrase, ...] = (opt.ATTACK, opt.FREE_ATTACK)
    if option.phrase in singles:
        return shot_odds(g, who, option.args[0], g.aliens[option.args[1]], FREE)
    if option.phrase is opt.ATTACK_SPACE or option.phrase is opt.FREE_ATTACK_SPACE:
        return shot_odds(g, who, option.args[0], option.args[1], FREE)
    return None


# ---- actions given and lost, standing up


def aim_steps(g: Corps, who: int) -> int:
    """How far an Aim action turns the dial (CORPS-AIM-01)."""
    steps = 1
    for _, n in modifiers(g, who, "aim_action", ("always",)):
        steps += n
    return steps


def grant_action(g: Corps, ctx: Context, verb: fx.GrantAction) -> Next:
    return GrantedAction(ctx, verb.kind, verb.target)


def grantable(g: Corps, ctx: Context, kind: str, target: str) -> list[int]:
    """The characters that could take the given action (CORPS-AMB-20)."""
    found = [who for who in candidates(g, ctx, target) if not g.is_down(who)]
    if kind == "move":
        return [who for who in found if can_move(g, who, g.side(who).speed)]
    return [who for who in found if g.dial[who]]


def cannot_grant(g: Corps, ctx: Context, verb: fx.GrantAction) -> No | None:
    if grantable(g, ctx, verb.kind, verb.target):
        return None
    return No("no-target", rule="CORPS-GEN-04")


@dataclass
class GrantedAction(Procedure):
    """A character takes a Move or Aim action now, steered by whoever gave it."""

    ctx: Context
    kind: str
    target: str

    def choose(self, g: Corps) -> Next:
        return ask_target(g, self.ctx, grantable(g, self.ctx, self.kind, self.target))

    def act(self, g: Corps, chosen: Option) -> Next:
        who = chosen.args[0]
        if self.kind == "aim":
            turn_dial(g, who, aim_steps(g, who))
            return None
        return Move(who, g.side(who).speed, self.ctx.seat, g.square[who])


def lose_action(g: Corps, ctx: Context, verb: fx.LoseAction) -> Next:
    if ctx.who < 0 or g.square[ctx.who] < 0:
        return None
    now = min(g.actions, verb.n) if g.active == ctx.who else 0
    g.actions -= now
    g.owed[ctx.who] += verb.n - now
    g.told += (events.ACTIONS_LOST, ctx.who, verb.n)
    return None


def do_stand_up(g: Corps, ctx: Context, verb: fx.StandUp) -> Next:
    return HelpUp(ctx, verb.target)


def cannot_stand_up(g: Corps, ctx: Context, verb: fx.StandUp) -> No | None:
    if any(g.is_down(who) for who in candidates(g, ctx, verb.target)):
        return None
    return No("nobody-down", rule="CORPS-GEN-04")


@dataclass
class HelpUp(Procedure):
    """A knocked-down character stands up. CORPS-KO-05"""

    ctx: Context
    target: str

    def choose(self, g: Corps) -> Next:
        found = [who for who in candidates(g, self.ctx, self.target) if g.is_down(who)]
        return ask_target(g, self.ctx, found)

    def help(self, g: Corps, chosen: Option) -> Next:
        stand_up(g, chosen.args[0])
        return None


# ---- rerolls, prevention, named rules


def reroll(g: Corps, ctx: Context, verb: Verb) -> Next:
    g.rerolled = True
    return None


def prevent(g: Corps, ctx: Context, verb: Verb) -> Next:
    g.saved = True
    return None


def rule(g: Corps, ctx: Context, verb: fx.Rule) -> Next:
    switch_on(g, verb.id, verb.until)
    g.told += (events.RULE_ON, RULES.index(verb.id))
    return None


ACTS[fx.Aim] = aim
ACTS[fx.LowerAim] = lower_aim
ACTS[fx.Move] = move
ACTS[fx.Attack] = do_attack
ACTS[fx.GrantAction] = grant_action
ACTS[fx.LoseAction] = lose_action
ACTS[fx.StandUp] = do_stand_up
ACTS[fx.Reroll] = reroll
ACTS[fx.Prevent] = prevent
ACTS[fx.Rule] = rule
CANNOT[fx.Aim] = cannot_aim
CANNOT[fx.Move] = cannot_move
CANNOT[fx.Attack] = cannot_attack
CANNOT[fx.GrantAction] = cannot_grant
CANNOT[fx.StandUp] = cannot_stand_up
