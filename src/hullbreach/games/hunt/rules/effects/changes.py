"""What cards change for a while: values, weapons, tests, rules, prices and points; hits and wounds. HUNT-CARD-13"""

from __future__ import annotations

from dataclasses import dataclass, replace

from hullbreach.games.hunt.content import effects as fx
from hullbreach.games.hunt.content.actions import SMART_DISC
from hullbreach.games.hunt.content.names import ALIEN, NONE
from hullbreach.games.hunt.content.skills import TINY
from hullbreach.games.hunt.rules.board.doors import forces_for_sure
from hullbreach.games.hunt.rules.cards.lasting import (
    ACTION,
    ACTIVATION,
    ALL,
    ANY,
    HIT,
    NEXT_ACTIVATION,
    TURN,
    Lasting,
    remember,
)
from hullbreach.games.hunt.rules.combat.hits import SAVE_ARMOUR, Blow, Victims
from hullbreach.games.hunt.rules.combat.tests import StatTest
from hullbreach.games.hunt.rules.effects.run import Context, effect_of, is_close_test, is_ranged_test, named
from hullbreach.games.hunt.rules.effects.targets import friends
from hullbreach.games.hunt.rules.state import NOBODY, NOWHERE, Hunt
from hullbreach.games.hunt.rules.tokens.removal import falling
from hullbreach.games.hunt.words import events, questions
from hullbreach.games.hunt.words import options as opt
from hullbreach.kernel.errors import No
from hullbreach.kernel.options import Option, Options, bits
from hullbreach.kernel.procedures import Next, Procedure
from hullbreach.kernel.requests import Ask
from hullbreach.parts.effects import ACTS, CANNOT, branch
from hullbreach.parts.grammar import verbs_of

OF_A_HIT = frozenset(("when_hit", "when_wounded", "when_killed"))
REROLLS = {"failed": "reroll", "any": "reroll_any", "passed": "reroll_passed"}
OF_AN_ATTACK = frozenset(("before_attack", "when_attacked"))
# A test that each model makes when it is activated, and not now (HUNT-DEC-77).
LATER = "each_model_on_activation"


def lasts(
    g: Hunt, ctx: Context, kind: str, what: str, value: int, who: int, until: str, against: str = "", weapon: str = ""
) -> None:
    """Remember a change for these pieces, if there are any; a tile it is against is looked at in every test."""
    if not who:
        return
    timing = effect_of(g, ctx).timing
    # What is played on a hit ends with that hit, not with the action around it.
    if until == ACTION and timing in OF_A_HIT:
        until = HIT
    tile = ctx.where(g) if against == "models_on_tile" else NOWHERE
    foes = named(g, ctx, against) if against and tile < 0 else ANY
    weapons = tuple(weapon.split("+")) if weapon else ()
    change = Lasting(kind, what, value, who, until, ctx.source(g), foes, tile, weapons)
    if until == NEXT_ACTIVATION or (until == ACTIVATION and g.active < 0):
        # Of several each has an activation of its own.
        for piece in bits(who):
            remember(g, replace(change, who=1 << piece, of=piece))
    elif until in (ACTION, ACTIVATION, HIT):
        remember(g, replace(change, of=g.attacker if timing == "when_attacked" else ctx.pieces[0]))
    else:
        remember(g, change)


# ---- values, weapons, tests


def _mod(g: Hunt, ctx: Context, verb: fx.Mod) -> Next:
    lasts(g, ctx, "modify", verb.stat, verb.n, named(g, ctx, verb.who), verb.until, verb.against)
    return None


def _cannot_mod(g: Hunt, ctx: Context, verb: fx.Mod) -> No | None:
    no = _cannot_test(g, ctx, verb.stat)
    if no is None and not named(g, ctx, verb.who):
        return No("nobody-concerned", ctx.card, rule="HUNT-CARD-19")
    return no


def _cannot_test(g: Hunt, ctx: Context, stat: str) -> No | None:
    """Why the attack, roll or hit a card is played on knows no test of this stat."""
    timing = effect_of(g, ctx).timing
    if timing in OF_AN_ATTACK and ((stat == "rs" and not is_ranged_test(g)) or (stat == "cc" and not is_close_test(g))):
        return No("no-such-test", ctx.card, rule="HUNT-CARD-19")
    if timing == "after_roll" and stat != g.tested:
        return No("no-such-test", ctx.card, rule="HUNT-CARD-19")
    if timing == "when_hit" and stat == "a" and not g.armour_allowed:
        return No("no-armour-test", *ctx.pieces, rule="HUNT-CARD-19")
    return None


def _weapon(g: Hunt, ctx: Context, verb: fx.ChangeWeapon) -> Next:
    who = named(g, ctx, verb.who)
    lasts(g, ctx, "weapon", verb.field, verb.n, who, verb.until, weapon=verb.weapon)
    return None


def _cannot_change_weapon(g: Hunt, ctx: Context, verb: fx.ChangeWeapon) -> No | None:
    if effect_of(g, ctx).timing != "before_attack":
        return None
    weapon = g.fixed.content.weapons[g.attack_weapon]
    names = verb.weapon.split("+")
    if weapon.id not in names and f"any_{weapon.kind}" not in names:
        return No("other-weapon", weapon.index, rule="HUNT-CARD-19")
    if verb.field == "roa" and not (is_ranged_test(g) or is_close_test(g)):
        return No("no-such-test", ctx.card, rule="HUNT-CARD-19")
    if verb.field == "st" and (weapon.st == NONE or g.attack_action == SMART_DISC):
        return No("no-strength", weapon.index, rule="HUNT-CARD-19")
    return None


def _reroll(g: Hunt, ctx: Context, verb: fx.Reroll) -> Next:
    """Failures, or anything, are re-rolled if their owner likes, successes in any case: different kinds of change."""
    lasts(g, ctx, REROLLS[verb.which], verb.test, 0, named(g, ctx, verb.who), verb.until)
    return None


def _cannot_reroll(g: Hunt, ctx: Context, verb: fx.Reroll) -> No | None:
    no = _cannot_test(g, ctx, verb.test)
    if no is not None:
        return no
    if effect_of(g, ctx).timing == "after_roll" and g.rerolled:
        return No("rerolled-before", *ctx.pieces, rule="HUNT-CON-03")
    if not named(g, ctx, verb.who):
        return No("nobody-concerned", ctx.card, rule="HUNT-CARD-19")
    return None


def _auto(g: Hunt, ctx: Context, verb: fx.Auto) -> Next:
    lasts(g, ctx, "auto", verb.test, 0, named(g, ctx, verb.who), verb.until)
    return None


def _no_such_test(g: Hunt, ctx: Context, verb: fx.Auto) -> No | bool | None:
    """A test that is made only because of the card is worth as much as the act that follows; some roll for no door."""
    if verb.test == "disengage":
        return True
    if verb.test == "force_doors_open" and all(_never_rolls_for_doors(g, p) for p in bits(named(g, ctx, verb.who))):
        return No("changes-nothing", ctx.card, rule="HUNT-CARD-19")
    return None


def _never_rolls_for_doors(g: Hunt, piece: int) -> bool:
    """Whether everybody sees that a model cannot force a door, or does so without a roll (HUNT-DOOR-13)."""
    return g.has(piece, TINY) or (bool(g.up >> piece & 1) and forces_for_sure(g, piece))


def _ignore(g: Hunt, ctx: Context, verb: fx.Ignore) -> Next:
    lasts(g, ctx, "ignore", verb.what, 0, named(g, ctx, verb.who), verb.until, verb.against)
    return None


def _cannot_ignore(g: Hunt, ctx: Context, verb: fx.Ignore) -> No | bool | None:
    if verb.what == "engaged_on_own_tile":
        # It only helps the shot that follows.
        return True
    if verb.what == "full_unengaged_tile":
        return None
    no = _cannot_test(g, ctx, "rs")
    if no is None and not aliens_against(g, ctx.side):
        return No("nobody-concerned", ctx.card, rule="HUNT-CARD-19")
    return no


def aliens_against(g: Hunt, side: int) -> bool:
    """Whether a side has Alien enemies on the board: resin and hiding are of use to nobody else."""
    for other, faction in enumerate(g.fixed.factions):
        if faction == ALIEN and other != side and g.tiles_of[other]:
            return True
    return False


ACTS[fx.Mod] = _mod
CANNOT[fx.Mod] = _cannot_mod
ACTS[fx.ChangeWeapon] = _weapon
CANNOT[fx.ChangeWeapon] = _cannot_change_weapon
ACTS[fx.Reroll] = _reroll
CANNOT[fx.Reroll] = _cannot_reroll
ACTS[fx.Auto] = _auto
CANNOT[fx.Auto] = _no_such_test
ACTS[fx.Ignore] = _ignore
CANNOT[fx.Ignore] = _cannot_ignore


# ---- tests that a card asks for


@dataclass
class TestForCard(Procedure):
    """One model tests a stat, and what follows depends on it. HUNT-DEC-07"""

    verb: fx.StatTest
    ctx: Context

    def test(self, g: Hunt) -> Next:
        piece = self.ctx.piece
        if g.tile[piece] < 0:
            return g.finish()
        return StatTest(piece, self.verb.stat, self.verb.n, self.ctx.source(g))

    def go_on(self, g: Hunt) -> Next:
        return branch(self.verb.branches, "pass" if g.passed else "fail", self.ctx)


def points_lost(verb: fx.StatTest) -> int:
    """The action points that a failed test costs."""
    return -sum([each.n for part in verb.branches for each in verbs_of(part.does) if isinstance(each, fx.ActionPoints)])


def _test(g: Hunt, ctx: Context, verb: fx.StatTest) -> Next:
    if verb.who == LATER:
        remember(g, Lasting("activation_test", verb.stat, points_lost(verb), ALL, TURN, ctx.source(g)))
        return None
    tested = bits(named(g, ctx, verb.who))
    return tuple([TestForCard(verb, ctx.meant_for(piece)) for piece in tested])


ACTS[fx.StatTest] = _test


# ---- actions and points


def _points(g: Hunt, ctx: Context, verb: fx.ActionPoints) -> Next:
    who = named(g, ctx, verb.who)
    if verb.until == ACTIVATION and g.active >= 0 and who >> g.active & 1:
        g.points = max(0, g.points + verb.n)
    else:
        lasts(g, ctx, "ap", "", verb.n, who, verb.until)
    return None


def _forbid(g: Hunt, ctx: Context, verb: fx.Forbid) -> Next:
    lasts(g, ctx, "forbid", verb.action, 0, named(g, ctx, verb.who), verb.until)
    return None


def _allow(g: Hunt, ctx: Context, verb: fx.Allow) -> Next:
    lasts(g, ctx, "allow", verb.action, 0, named(g, ctx, verb.who), verb.until)
    return None


def _cost(g: Hunt, ctx: Context, verb: fx.Cost) -> Next:
    lasts(g, ctx, "cost", verb.action, verb.ap, named(g, ctx, verb.who), verb.until)
    return None


def _cards(g: Hunt, ctx: Context, verb: fx.Cards) -> Next:
    remember(g, Lasting("cards", "", verb.limit, ALL, verb.until, ctx.source(g)))
    return None


ACTS[fx.ActionPoints] = _points
ACTS[fx.Forbid] = _forbid
ACTS[fx.Allow] = _allow
ACTS[fx.Cost] = _cost
ACTS[fx.Cards] = _cards


# ---- hits and wounds


def _hit(g: Hunt, ctx: Context, verb: fx.Hit) -> Next:
    """An automatic hit on each; what an Environment card does is nobody's deed (HUNT-DEC-36)."""
    victims = named(g, ctx, verb.who)
    credited = ctx.side if ctx.card >= 0 else NOBODY
    return Victims(victims, Blow(target=NOBODY, st=verb.st, avv=verb.avv, side=credited, save=SAVE_ARMOUR))


def _nobody_hit(g: Hunt, ctx: Context, verb: fx.Hit) -> No | None:
    return None if named(g, ctx, verb.who) else No("nobody-concerned", ctx.card, rule="HUNT-CARD-19")


def _heal(g: Hunt, ctx: Context, verb: fx.Heal) -> Next:
    for piece in ctx.pieces:
        healed = min(verb.n, g.hurt[piece])
        if healed and g.tile[piece] >= 0:
            g.hurt[piece] -= healed
            g.told += (events.HEALED, piece, healed)
    return None


def _nothing_to_heal(g: Hunt, ctx: Context, verb: fx.Heal) -> No | None:
    if any(g.hurt[piece] for piece in ctx.pieces):
        return None
    return No("not-wounded", *ctx.pieces, rule="HUNT-CARD-19")


def _cancel(g: Hunt, ctx: Context, verb: fx.Cancel) -> Next:
    g.cancelled = True
    g.told += (events.CANCELLED, ctx.pieces[0])
    return None


def others_on_tile(g: Hunt, ctx: Context) -> int:
    """The other models of the side on the tile of the target."""
    piece = ctx.pieces[0]
    others = g.on[g.tile[piece]] & friends(g, ctx.side) & ~(1 << piece)
    return others & ~falling(g, others)


def _redirect(g: Hunt, ctx: Context, verb: fx.Redirect) -> Next:
    return RedirectHit(ctx)


def _nobody_beside(g: Hunt, ctx: Context, verb: fx.Redirect) -> No | None:
    if g.redirected:
        return No("redirected-before", *ctx.pieces, rule="HUNT-CARD-19")
    return None if others_on_tile(g, ctx) else No("nobody-beside", *ctx.pieces, rule="HUNT-CARD-19")


@dataclass
class RedirectHit(Procedure):
    """The owner names another model on the tile for the hit or wound under way. HUNT-CARD-13"""

    ctx: Context

    def ask(self, g: Hunt) -> Next:
        options = Options()
        options.over(opt.CHOOSE_PIECE, (), others_on_tile(g, self.ctx))
        return Ask(self.ctx.seat(g), questions.REDIRECT, (self.ctx.pieces[0],), options)

    def turn(self, g: Hunt, chosen: Option) -> Next:
        g.redirected_to = chosen.args[0]
        g.told += (events.REDIRECTED, self.ctx.pieces[0], chosen.args[0])
        return None


ACTS[fx.Hit] = _hit
CANNOT[fx.Hit] = _nobody_hit
ACTS[fx.Heal] = _heal
CANNOT[fx.Heal] = _nothing_to_heal
ACTS[fx.Cancel] = _cancel
ACTS[fx.Redirect] = _redirect
CANNOT[fx.Redirect] = _nobody_beside
