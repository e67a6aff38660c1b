"""The game turn: initiative, renewal, activations by turns, the end. HUNT-TURN, HUNT-SEQ-06"""

from __future__ import annotations

from dataclasses import dataclass

from hullbreach.games.hunt.content.skills import AUTO_SENTRY
from hullbreach.games.hunt.rules.board.collapse import Collapse, breaks_up
from hullbreach.games.hunt.rules.board.movement import Look
from hullbreach.games.hunt.rules.cards.lasting import TURN, forget
from hullbreach.games.hunt.rules.cards.windows import Between, draw_up
from hullbreach.games.hunt.rules.combat.tests import D20
from hullbreach.games.hunt.rules.goals.victory import VictoryCheck, check_elimination
from hullbreach.games.hunt.rules.modes.horde import HordeActivation
from hullbreach.games.hunt.rules.state import ACTIVATION, CHECK, INITIATIVE, NOBODY, RENEWAL, Hunt
from hullbreach.games.hunt.rules.turn.activation import Activation
from hullbreach.games.hunt.rules.turn.environment import DrawEnvironment, discard_environment
from hullbreach.games.hunt.rules.turn.sentry import SentryStep, give_token
from hullbreach.games.hunt.words import events, questions, rolls
from hullbreach.games.hunt.words import options as opt
from hullbreach.kernel.errors import No
from hullbreach.kernel.options import Option, Options, members
from hullbreach.kernel.procedures import Next, Procedure
from hullbreach.kernel.requests import Ask, Roll


@dataclass
class GameTurn(Procedure):
    """One game turn after the other, until somebody has won. HUNT-TURN-01"""

    def initiative(self, g: Hunt) -> Next:
        g.turn += 1
        g.phase = INITIATIVE
        g.told += (events.TURN, g.turn)
        # In the order of seats, not of the turn before (HUNT-TURN-19).
        return RollInitiative(tuple(sorted(g.in_play())), ())

    def collapse(self, g: Hunt) -> Next:
        return Collapse() if breaks_up(g) else None

    def hand_over(self, g: Hunt) -> Next:
        # Whoever fell with a tile just now has no place in the order any more (HUNT-END-05).
        g.order = g.in_play()
        first = g.order[0]
        # The Horde Instinct keeps the initiative (HUNT-HORD-09); Survivors may give it away.
        return None if first == g.fixed.ground.instinct else HandOver(first)

    def renewal(self, g: Hunt) -> Next:
        g.phase = RENEWAL
        g.activated = g.fumbled = g.aimed = g.raging = g.charged = g.vanished = 0
        g.used = [0] * len(g.used)
        g.picked = ()
        g.played = [0] * len(g.played)
        g.rerolls = {}
        g.active = NOBODY
        g.active_side = g.order[0]
        return DrawEnvironment() if g.fixed.switches.environment_cards else None

    def refill(self, g: Hunt) -> Next:
        found: list[Procedure] = []
        if g.fixed.switches.strategy_cards:
            for side in g.in_play():
                found += draw_up(g, side)
        return tuple(found)

    def auto_sentry(self, g: Hunt) -> Next:
        for side in g.in_play():
            for piece in members(g.pieces_of(side) & g.up):
                if g.profile(piece).skills & AUTO_SENTRY and piece not in g.loaded:
                    give_token(g, piece)
        g.phase = ACTIVATION
        return ActivationPhase(NOBODY)

    def sentries(self, g: Hunt) -> Next:
        g.active_side = g.in_play()[0]
        return SentryStep() if g.sentry else None

    def check(self, g: Hunt) -> Next:
        g.phase = CHECK
        return VictoryCheck()

    def end(self, g: Hunt) -> Next:
        limited = g.sight_limit()
        forget(g, TURN)
        discard_environment(g)
        if limited:
            g.close()
        return Look()

    def again(self, g: Hunt) -> Next:
        # Whoever was revealed just now may have shifted onto a trap (HUNT-END-02).
        check_elimination(g)
        return g.repeat()


# ---- initiative


@dataclass
class RollInitiative(Procedure):
    """Every side rolls; equal results roll again among themselves, the highest tie first. HUNT-TURN-19

    ``sides`` have still to roll in this round of it, ``rolled`` are the results so far; ``above`` is already in order,
    ``below`` are ties still to be broken and those behind them.
    """

    sides: tuple[int, ...]
    rolled: tuple[tuple[int, int], ...]
    above: tuple[int, ...] = ()
    below: tuple[tuple[int, ...], ...] = ()

    def roll(self, g: Hunt) -> Next:
        return Roll(rolls.INITIATIVE, (self.sides[0],), D20)

    def note(self, g: Hunt, rolled: int) -> Next:
        side = self.sides[0]
        g.told += (events.INITIATIVE_ROLLED, side, rolled)
        results = (*self.rolled, (rolled, side))
        if len(self.sides) > 1:
            return g.instead(RollInitiative(self.sides[1:], results, self.above, self.below))
        ranks: dict[int, list[int]] = {}
        for result, who in results:
            ranks.setdefault(result, []).append(who)
        groups = [tuple(ranks[result]) for result in sorted(ranks, reverse=True)]
        above, waiting = self.above, [*groups, *self.below]
        while waiting and len(waiting[0]) == 1:
            above = (*above, waiting.pop(0)[0])
        if waiting:
            return g.instead(RollInitiative(waiting[0], (), above, tuple(waiting[1:])))
        g.order = above
        g.winner = above[0]
        g.told += (events.INITIATIVE, above[0])
        return None


@dataclass
class HandOver(Procedure):
    """Whoever has the initiative may hand it to an opponent. HUNT-TURN-03, HUNT-DEC-12"""

    side: int

    def ask(self, g: Hunt) -> Next:
        options = Options()
        options.one(opt.KEEP_INITIATIVE)
        for other in g.order:
            if other != self.side:
                options.one(opt.GIVE_INITIATIVE, other)
        return Ask(g.side_seat(self.side), questions.INITIATIVE, (), options)

    def give(self, g: Hunt, chosen: Option) -> Next:
        if chosen.phrase is opt.GIVE_INITIATIVE:
            to = chosen.args[0]
            g.order = (to, *[side for side in g.order if side != to])
            g.told += (events.INITIATIVE_GIVEN, self.side, to)
        return None


# ---- activations by turns


def waiting(g: Hunt, side: int) -> int:
    """The pieces of a side that have not been activated this turn."""
    found = g.pieces_of(side) & ~g.activated
    for gun in g.loaded:
        found &= ~(1 << gun)
    return found


def next_side(g: Hunt, after: int) -> int:
    """The side that activates next: in initiative order, those without anything to activate are skipped."""
    # A side that has just fallen keeps its place, so that the others go on in the same order (HUNT-END-05).
    order = g.order
    start = order.index(after) + 1 if after in order else 0
    for side in order[start:] + order[:start]:
        if waiting(g, side):
            return side
    return NOBODY


def to_activate(g: Hunt, side: int) -> int:
    """The pieces a side may name now: as its first of the turn not the one it named last before (HUNT-TURN-12)."""
    found = waiting(g, side)
    # Once a side has activated somebody, that one is its last, so that this holds for its first only.
    last = g.last[side]
    if last >= 0 and found & ~(1 << last):
        found &= ~(1 << last)
    if g.owners:
        # Several seats give the activations of a side in turn, each with models of its own (HUNT-AREN-10).
        seat = g.side_seat(side)
        own = sum([1 << piece for piece in members(found) if g.owners[piece] == seat])
        found = own or found
    return found


@dataclass
class ActivationPhase(Procedure):
    """The sides activate one piece each by turns, with a window before each and one at the end. HUNT-TURN-07

    ``last`` is the side that had the last activation.
    """

    last: int

    def window(self, g: Hunt) -> Next:
        side = next_side(g, self.last)
        # After the last activation the one who made it is the active player (HUNT-CARD-18).
        g.active_side = side if side >= 0 else self.last if self.last >= 0 else g.order[0]
        return Between(g.active_side)

    def choose(self, g: Hunt) -> Next:
        side = next_side(g, self.last)
        if side < 0:
            return g.finish()
        g.active_side = side
        if side == g.fixed.ground.instinct:
            return g.instead(HordeActivation(side), ActivationPhase(side))
        options = Options()
        options.over(opt.ACTIVATE, (), to_activate(g, side))
        return Ask(g.side_seat(side), questions.ACTIVATE, (), options)

    def activate(self, g: Hunt, chosen: Option) -> Next:
        piece = chosen.args[0]
        return g.instead(Activation(piece), ActivationPhase(g.side(piece)))

    def refuse(self, g: Hunt, option: Option) -> No:
        if option.phrase is not opt.ACTIVATE:
            return No("not-offered", rule="HUNT-TURN-07")
        return cannot_activate(g, option.args[0], g.active_side)

    def closed(self, g: Hunt) -> list[Option]:
        side = g.active_side
        return [Option(opt.ACTIVATE, (piece,)) for piece in members(g.pieces_of(side) & ~to_activate(g, side))]


def cannot_activate(g: Hunt, piece: int, side: int) -> No:
    """Why a piece cannot be named now."""
    if g.side(piece) != side:
        return No("not-yours", piece, rule="HUNT-TURN-07")
    if g.tile[piece] < 0:
        return No("not-on-board", piece, rule="HUNT-TURN-07")
    if g.activated >> piece & 1:
        return No("already-activated", piece, rule="HUNT-TURN-10")
    if g.owners and g.owners[piece] != g.side_seat(side):
        return No("of-another-seat", piece, rule="HUNT-AREN-10")
    return No("was-last", piece, rule="HUNT-TURN-12")
