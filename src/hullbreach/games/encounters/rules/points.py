"""Points and what they cost: the attack and recruit pools, conversion, discounts."""

from __future__ import annotations

from dataclasses import dataclass

from hullbreach.games.encounters.content import effects as fx
from hullbreach.games.encounters.rules.effects.run import Context, counted
from hullbreach.games.encounters.rules.state import Encounters
from hullbreach.games.encounters.words import events, questions
from hullbreach.games.encounters.words import options as opt
from hullbreach.kernel.options import Option, Options
from hullbreach.kernel.procedures import Next, Procedure
from hullbreach.kernel.requests import Ask
from hullbreach.parts.effects import ACTS
from hullbreach.parts.grammar import Verb


def add_points(g: Encounters, seat: int, attack: int, recruit: int) -> None:
    """Give points to a player; outside the own Action phase they are lost (ENC-TRN-02)."""
    if (attack or recruit) and g.can_spend(seat):
        g.attack += attack
        g.recruit += recruit
        g.told += (events.POINTS, seat, attack, recruit)


def can_afford(g: Encounters, cost: int) -> bool:
    """Whether an attack cost can be paid (ENC-ACT-07)."""
    return g.attack + (g.recruit if g.convert else 0) >= cost


def pay_attack(g: Encounters, seat: int, cost: int) -> tuple[Procedure, ...]:
    """Pay an attack cost; a procedure only where the player chooses with which points."""
    if g.convert:
        return (PayAttack(seat, cost),)
    g.attack -= cost
    return ()


@dataclass
class PayAttack(Procedure):
    """Pay an attack cost, a part of it with recruit points where that is allowed. ENC-CHO-30"""

    seat: int
    cost: int

    def choose(self, g: Encounters) -> Next:
        least = max(0, self.cost - g.attack)
        most = min(self.cost, g.recruit) if g.convert else 0
        if least >= most:
            g.attack -= self.cost - least
            g.recruit -= least
            return g.finish()
        options = Options()
        for n in range(least, most + 1):
            options.one(opt.PAY_RECRUIT, n)
        return Ask(self.seat, questions.PRICE, (self.cost,), options)

    def pay(self, g: Encounters, chosen: Option) -> Next:
        recruit = chosen.args[0]
        g.recruit -= recruit
        g.attack -= self.cost - recruit
        return None


def _attack(g: Encounters, ctx: Context, verb: fx.Attack) -> Next:
    add_points(g, ctx.you, counted(g, verb.n, verb.per), 0)
    return None


def _recruit(g: Encounters, ctx: Context, verb: fx.Recruit) -> Next:
    add_points(g, ctx.you, 0, counted(g, verb.n, verb.per))
    return None


def _convert(g: Encounters, ctx: Context, verb: Verb) -> Next:
    if ctx.you == g.turn:
        g.convert = True
    return None


def _defense_cut(g: Encounters, ctx: Context, verb: fx.DefenseCut) -> Next:
    if ctx.you == g.turn:
        g.defense_cut += verb.n
    return None


def _scan_discount(g: Encounters, ctx: Context, verb: fx.ScanDiscount) -> Next:
    if ctx.you == g.turn:
        g.scan_discount += verb.n
    return None


ACTS[fx.Attack] = _attack
ACTS[fx.Recruit] = _recruit
ACTS[fx.Convert] = _convert
ACTS[fx.DefenseCut] = _defense_cut
ACTS[fx.ScanDiscount] = _scan_discount
