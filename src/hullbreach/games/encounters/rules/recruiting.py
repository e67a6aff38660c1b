"""Characters to be had: recruiting, gaining, the HQ and its refill, Mobilize. ENC-REC, ENC-MOB"""

from __future__ import annotations

from dataclasses import dataclass

from hullbreach.games.encounters.content import effects as fx
from hullbreach.games.encounters.rules.achievements import look_at_hq
from hullbreach.games.encounters.rules.decks import to_discard, to_hand
from hullbreach.games.encounters.rules.effects.run import HAND, Context, chooser
from hullbreach.games.encounters.rules.facehuggers import place
from hullbreach.games.encounters.rules.state import NOTHING, Encounters
from hullbreach.games.encounters.words import events, questions, rolls
from hullbreach.games.encounters.words import options as opt
from hullbreach.kernel.chance import Order
from hullbreach.kernel.errors import No
from hullbreach.kernel.options import Option, Options
from hullbreach.kernel.procedures import Next, Procedure
from hullbreach.kernel.requests import Ask, Roll
from hullbreach.parts.effects import ACTS, CANNOT, perform_now
from hullbreach.parts.grammar import Verb


def refill(g: Encounters) -> None:
    """Fill empty HQ spaces from left to right; a Facehugger among the cards jumps (ENC-REC-03, ENC-FAC-17)."""
    changed = False
    for slot in range(len(g.hq)):
        while g.hq[slot] == NOTHING and g.barracks:
            card = g.barracks.pop()
            if g.faces[card].facehugger:
                g.told += (events.HQ_FILLED, slot + 1, card)
                place(g, g.new_piece(card, 0), g.acting())
            else:
                g.hq[slot] = card
                changed = True
                g.told += (events.HQ_FILLED, slot + 1, card)
    if changed:
        look_at_hq(g)


def mobilize(g: Encounters, seat: int, card: int) -> tuple[Procedure, ...]:
    """What a character does when it is recruited or gained (ENC-MOB-01, ENC-MOB-02)."""
    clauses = g.faces[card].at("mobilize")
    return perform_now(g, clauses, Context(card, seat, seat, HAND)) if clauses else ()


def take(g: Encounters, seat: int, card: int, to: str) -> tuple[Procedure, ...]:
    """A character comes to a player without payment (ENC-REC-06)."""
    g.told += (events.GAINED, seat, card)
    if to == "hand":
        to_hand(g, seat, card, True)
    else:
        to_discard(g, seat, card)
    return mobilize(g, seat, card)


def cannot_recruit(g: Encounters, card: int) -> No | None:
    """Why a character of the HQ cannot be recruited (ENC-REC-08)."""
    if card not in g.hq:
        return No("not-in-hq", card, rule="ENC-REC-08")
    if g.recruit < g.faces[card].cost:
        return No("too-few-recruit", card, g.faces[card].cost, rule="ENC-REC-01")
    return None


def cannot_recruit_sergeant(g: Encounters) -> No | None:
    """Why no Sergeant can be recruited (ENC-REC-08)."""
    if not g.sergeants:
        return No("no-sergeants", rule="ENC-EMP-07")
    if g.recruit < g.fixed.sergeant_cost:
        return No("too-few-recruit-for-sergeant", g.fixed.sergeant_cost, rule="ENC-REC-04")
    return None


def recruit_hq(g: Encounters, seat: int, card: int) -> tuple[Procedure, ...]:
    """Pay for a character of the HQ; it goes to the discard pile and its space is filled (ENC-REC-01 to 03)."""
    g.recruit -= g.faces[card].cost
    g.hq[g.hq.index(card)] = NOTHING
    to_discard(g, seat, card)
    g.told += (events.RECRUITED, seat, card)
    refill(g)
    return mobilize(g, seat, card)


def recruit_sergeant(g: Encounters, seat: int) -> tuple[Procedure, ...]:
    """Pay for the top Sergeant (ENC-REC-04)."""
    g.recruit -= g.fixed.sergeant_cost
    card = g.sergeants.pop()
    to_discard(g, seat, card)
    g.told += (events.RECRUITED, seat, card)
    return mobilize(g, seat, card)


# ---- effects


def _gain_sergeant(g: Encounters, ctx: Context, verb: fx.GainSergeant) -> Next:
    return take(g, ctx.you, g.sergeants.pop(), verb.to) if g.sergeants else None


def _no_sergeant(g: Encounters, ctx: Context, verb: Verb) -> bool:
    return not g.sergeants


def hq_options(g: Encounters, most: int) -> Options:
    """The characters of the HQ of at most this cost."""
    options = Options()
    for card in dict.fromkeys(g.hq):
        if card != NOTHING and g.faces[card].cost <= most:
            options.one(opt.CHOOSE_CARD, card)
    return options


@dataclass
class GainHq(Procedure):
    """Gain a chosen character of the HQ; its space is filled, then Mobilize happens. ENC-REC-07"""

    ctx: Context
    most: int
    to: str

    def choose(self, g: Encounters) -> Next:
        options = hq_options(g, self.most)
        if not options:
            return g.finish()
        return Ask(chooser(g, self.ctx), questions.HQ, (), options)

    def gain(self, g: Encounters, chosen: Option) -> Next:
        card = chosen.args[0]
        g.hq[g.hq.index(card)] = NOTHING
        refill(g)
        return take(g, self.ctx.you, card, self.to)


def _gain_hq(g: Encounters, ctx: Context, verb: fx.GainHq) -> Next:
    return GainHq(ctx, verb.max, verb.to)


def _gain_self(g: Encounters, ctx: Context, verb: fx.GainSelf) -> Next:
    """This Hive character joins a player (ENC-SCN-07)."""
    if ctx.piece not in g.card_of:
        return None
    g.take_out(ctx.piece)
    return take(g, ctx.you, g.forget_piece(ctx.piece), verb.to)


@dataclass
class LeaveHq(Procedure):
    """Chosen characters leave the HQ, under the Barracks or dead; then the spaces are filled. ENC-CHO-29"""

    ctx: Context
    n: int
    dead: bool

    def choose(self, g: Encounters) -> Next:
        cards = [card for card in g.hq if card != NOTHING]
        if self.dead and len(cards) <= self.n:
            # All of them die, and the dead have no order.
            for card in cards:
                self._goes(g, card)
            cards = []
        if self.n <= 0 or not cards:
            refill(g)
            return g.finish()
        return Ask(chooser(g, self.ctx), questions.HQ, (), hq_options(g, fx.ANY))

    def leave(self, g: Encounters, chosen: Option) -> Next:
        self._goes(g, chosen.args[0])
        return g.instead(LeaveHq(self.ctx, self.n - 1, self.dead))

    def _goes(self, g: Encounters, card: int) -> None:
        g.hq[g.hq.index(card)] = NOTHING
        g.told += (events.HQ_LEFT, card)
        if self.dead:
            g.dead_characters.append(card)
        else:
            g.barracks.insert(0, card)


def _refresh(g: Encounters, ctx: Context, verb: fx.Refresh) -> Next:
    return LeaveHq(ctx, verb.n, False)


def _kill_hq(g: Encounters, ctx: Context, verb: fx.KillHq) -> Next:
    return LeaveHq(ctx, verb.n, True)


def _nothing_to_gain(g: Encounters, ctx: Context, verb: fx.GainHq) -> bool:
    return not hq_options(g, verb.max)


def _empty_hq(g: Encounters, ctx: Context, verb: Verb) -> bool:
    return all(card == NOTHING for card in g.hq)


@dataclass
class ShuffleIntoBarracks(Procedure):
    """Facehuggers of the Hatchery are shuffled into the Barracks. ENC-INF-23"""

    n: int

    def shuffle(self, g: Encounters) -> Next:
        card = g.fixed.hatched
        n = min(self.n, g.hatchery.count(card))
        if not n:
            return g.finish()
        return Roll(rolls.BARRACKS, (), Order("card", sorted([*g.barracks, *[card] * n])))

    def lay(self, g: Encounters, order: tuple[int, ...]) -> Next:
        for _ in range(len(order) - len(g.barracks)):
            g.hatchery.remove(g.fixed.hatched)
        g.barracks = list(order[::-1])
        return None


def _shuffle_into_barracks(g: Encounters, ctx: Context, verb: fx.ShuffleIntoBarracks) -> Next:
    return ShuffleIntoBarracks(verb.n)


ACTS[fx.GainSergeant] = _gain_sergeant
ACTS[fx.GainHq] = _gain_hq
ACTS[fx.GainSelf] = _gain_self
ACTS[fx.Refresh] = _refresh
ACTS[fx.KillHq] = _kill_hq
ACTS[fx.ShuffleIntoBarracks] = _shuffle_into_barracks
CANNOT[fx.GainSergeant] = _no_sergeant
CANNOT[fx.GainHq] = _nothing_to_gain
CANNOT[fx.Refresh] = _empty_hq
CANNOT[fx.KillHq] = _empty_hq
