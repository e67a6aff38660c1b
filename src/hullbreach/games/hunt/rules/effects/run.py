"""Effects of cards at work: on whose behalf they run, whom their words mean, dice and tests in the middle of them.

What each verb does is written in the files that deal with its subject (``changes``, ``moves``, ``board``); they enter
it in ``ACTS`` and, where it may have nothing to change, in ``CANNOT``.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from hullbreach.games.hunt.content import effects as fx
from hullbreach.games.hunt.content.actions import ACID_SPIT, FIGHT, GRENADE, RAPID_FIRE, SHOOT, SHOTGUN
from hullbreach.games.hunt.content.names import ALIEN, SMALL
from hullbreach.games.hunt.rules.effects.targets import enemies
from hullbreach.games.hunt.rules.state import NOBODY, NOWHERE, Hunt
from hullbreach.games.hunt.words import events, questions, rolls
from hullbreach.games.hunt.words import options as opt
from hullbreach.kernel.chance import Die
from hullbreach.kernel.errors import No
from hullbreach.kernel.options import Options, bits
from hullbreach.kernel.procedures import Next, Procedure
from hullbreach.kernel.requests import Ask, Roll
from hullbreach.parts.effects import ACTS, CANNOT, branch, cannot_do
from hullbreach.parts.effects import Context as EffectContext
from hullbreach.parts.grammar import Effect, Verb, verbs_of

D20 = Die(20)
# Attacks by the test they are made with; all others hit without one.
RANGED_TESTS = frozenset((SHOOT, RAPID_FIRE, GRENADE, SHOTGUN, ACID_SPIT))
CLOSE_TESTS = frozenset((FIGHT,))

HOPELESS: dict[type, Callable[[Hunt, int], bool]] = {}
"""Verbs that may have nothing to change whatever the card is played on, and when that is so."""


@dataclass
class Context(EffectContext):
    """On whose behalf an effect runs: the side that chooses, the card, and what it was played on.

    ``card`` is a Strategy card, ``event`` an Environment card, the other of them is NOBODY. ``pieces`` are the targets;
    ``tile`` and ``links`` are what a card on such things was played on. ``piece`` is the model whose moment it is.
    ``player`` is the seat that played the card, where several share the hand of a side (HUNT-AREN-10).
    """

    side: int
    card: int
    event: int = NOBODY
    pieces: tuple[int, ...] = ()
    tile: int = NOWHERE
    links: tuple[int, ...] = ()
    piece: int = NOBODY
    player: int = NOBODY

    def either(self, g: Hunt, n: int) -> Ask:
        """Only what would change something is offered, so that mostly nobody is asked."""
        options = Options()
        for number, verb in enumerate(self._alternatives(g, n), 1):
            if cannot_do(g, self, verb) is None:
                options.one(opt.EITHER, number)
        if not options.count:
            options.one(opt.EITHER, 1)
        return Ask(self.seat(g), questions.CARD_EITHER, (self.card,), options)

    def _alternatives(self, g: Hunt, n: int) -> tuple[Verb, ...]:
        choices = [choice for stmt in effect_of(g, self).does for choice in stmt.does]
        return next(choice for choice in choices if len(choice) == n)

    def meant_for(self, one: int, each: bool = True) -> Context:
        """The same effect for one of several models that are tested."""
        return replace(self, piece=one)

    def seat(self, g: Hunt) -> int:
        """The seat that makes the choices."""
        return self.player if self.player >= 0 else g.side_seat(self.side)

    def source(self, g: Hunt) -> str:
        """What the card is called in the terms of a total."""
        content = g.fixed.content
        return content.strategy[self.card].id if self.card >= 0 else content.environment[self.event].id

    def where(self, g: Hunt) -> int:
        """The tile that an effect on a tile means: the target, or that of the target, or the one that is attacked."""
        if self.tile >= 0:
            return self.tile
        if self.pieces and self.pieces[0] == g.attacker and attacked_tile(g) >= 0:
            return attacked_tile(g)
        return g.tile[self.pieces[0]] if self.pieces else NOWHERE


def effect_of(g: Hunt, ctx: Context) -> Effect:
    """The one effect of a card."""
    content = g.fixed.content
    return content.strategy[ctx.card].effects[0] if ctx.card >= 0 else content.environment[ctx.event].effects[0]


def is_hopeless(g: Hunt, side: int, effect: Effect) -> bool:
    """Whether an effect would change nothing whatever a side played its card on."""
    for verb in effect.verbs:
        hopeless = HOPELESS.get(type(verb))
        if hopeless is None or not hopeless(g, side):
            return False
    return True


def is_sure(effect: Effect) -> bool:
    """Whether an effect changes something on every target: one of its verbs always does."""
    return any(type(verb) not in CANNOT for verb in effect.verbs)


def is_idle(g: Hunt, ctx: Context) -> bool:
    """Whether nothing of a card would change anything (HUNT-CARD-19)."""
    for verb in effect_of(g, ctx).verbs:
        cannot = CANNOT.get(type(verb))
        if cannot is None or not cannot(g, ctx, verb):
            return False
    return True


def cannot_change(g: Hunt, ctx: Context) -> No | None:
    """Why a card would change nothing: the reason of the first of its effects that gives one (HUNT-CARD-19)."""
    if not is_idle(g, ctx):
        return None
    for verb in effect_of(g, ctx).verbs:
        no = cannot_do(g, ctx, verb)
        if isinstance(no, No):
            return no
    return No("changes-nothing", ctx.card, rule="HUNT-CARD-19")


# ---- the moment


def attacked_tile(g: Hunt) -> int:
    """The tile that the attack under way is aimed at; NOWHERE if it is aimed at models."""
    return g.attack_tile


def is_ranged_test(g: Hunt) -> bool:
    """Whether the attack under way is made with RS tests (HUNT-CON-12)."""
    return g.attack_action in RANGED_TESTS


def is_close_test(g: Hunt) -> bool:
    """Whether the attack under way is made with CC tests."""
    return g.attack_action in CLOSE_TESTS


# ---- whom a word means


def named(g: Hunt, ctx: Context, who: str) -> int:
    """The pieces a word means now; what lasts stays with them (HUNT-BLIP-20)."""
    if who == "target":
        return mask_of(ctx.pieces)
    if who == "attacker":
        return 1 << g.attacker if g.attacker >= 0 else 0
    if who == "tested":
        return 1 << ctx.piece
    if who == "spawned":
        return g.spawned
    if who == "models_on_tile":
        tile = ctx.where(g)
        return g.on[tile] if tile >= 0 else 0
    if who == "friends_on_tile":
        return g.on[ctx.where(g)] & g.fixed.masks[ctx.side]
    if who == "enemies_on_tile":
        return g.on[ctx.where(g)] & enemies(g, ctx.side)
    found = g.present
    if who == "all_small":
        return sum([1 << piece for piece in bits(found) if g.base[piece] == SMALL])
    if who == "all_nonalien":
        return sum([1 << piece for piece in bits(found) if g.faction(piece) != ALIEN])
    if who == "all_friendly":
        return found & g.fixed.masks[ctx.side]
    if who == "all_enemy":
        return found & ~g.fixed.masks[ctx.side]
    assert who == "all_models", who
    return found


def mask_of(pieces: tuple[int, ...]) -> int:
    """These pieces as a set."""
    return sum([1 << piece for piece in pieces])


# ---- dice and tests


@dataclass
class RollForCard(Procedure):
    """A D20 in a range, without natural 1 and 20. HUNT-DEC-80"""

    verb: fx.RollUnder
    ctx: Context

    def roll(self, g: Hunt) -> Next:
        return Roll(rolls.CARD, (self.ctx.card,), D20)

    def compare(self, g: Hunt, rolled: int) -> Next:
        g.told += (events.CARD_ROLLED, self.ctx.card, rolled, self.verb.on)
        return branch(self.verb.branches, "hit", self.ctx) if rolled <= self.verb.on else None


def _roll(g: Hunt, ctx: Context, verb: fx.RollUnder) -> Next:
    return RollForCard(verb, ctx)


def _nothing_in_branches(g: Hunt, ctx: Context, verb: fx.RollUnder | fx.StatTest) -> No | bool | None:
    verbs = [each for part in verb.branches for each in verbs_of(part.does)]
    reasons = [cannot_do(g, ctx, each) for each in verbs]
    return reasons[0] if all(reasons) else None


def _nothing(g: Hunt, ctx: Context, verb: fx.Nothing) -> Next:
    return None


def _is_nothing(g: Hunt, ctx: Context, verb: fx.Nothing) -> bool:
    return True


ACTS[fx.RollUnder] = _roll
CANNOT[fx.RollUnder] = _nothing_in_branches
CANNOT[fx.StatTest] = _nothing_in_branches
ACTS[fx.Nothing] = _nothing
CANNOT[fx.Nothing] = _is_nothing
