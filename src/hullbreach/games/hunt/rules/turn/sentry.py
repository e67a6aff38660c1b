"""Sentry: reactions in the middle of another's activation, and what is left of them at the end of the phase. HUNT-SENT

Who is asked follows from tokens that everybody sees (HUNT-SENT-12).
"""

from __future__ import annotations

from dataclasses import dataclass

from hullbreach.games.hunt.content.actions import FIGHT, MOVE, SHOOT
from hullbreach.games.hunt.content.skills import GUN_EMPLACEMENT
from hullbreach.games.hunt.rules.board import movement
from hullbreach.games.hunt.rules.board.movement import Walk, allowance, tiles_to_react
from hullbreach.games.hunt.rules.board.space import is_engaged
from hullbreach.games.hunt.rules.cards.lasting import ACTION, forget, holds
from hullbreach.games.hunt.rules.cards.windows import seats_of
from hullbreach.games.hunt.rules.combat.attack import attack, attack_odds, cannot_attack, targets
from hullbreach.games.hunt.rules.goals.victory import check_elimination
from hullbreach.games.hunt.rules.state import NOBODY, Hunt
from hullbreach.games.hunt.rules.tokens.reveal import Convert, cannot_convert, convertible, end_hide, owned
from hullbreach.games.hunt.words import events, questions
from hullbreach.games.hunt.words import options as opt
from hullbreach.kernel.errors import No
from hullbreach.kernel.options import Option, Options, members
from hullbreach.kernel.phrases import Phrase
from hullbreach.kernel.procedures import Next, Odds, Procedure
from hullbreach.kernel.requests import Ask

REACTIONS = (opt.REACT_SHOOT, opt.REACT_FIGHT, opt.REACT_MOVE, opt.REACT_STAND)
ACTION_OF = {opt.REACT_SHOOT: SHOOT, opt.REACT_FIGHT: FIGHT, opt.REACT_MOVE: MOVE, opt.REACT_STAND: MOVE}


def on_sentry(g: Hunt, side: int) -> int:
    """The pieces of a side that hold a Sentry token."""
    return g.sentry & g.fixed.masks[side]


def give_token(g: Hunt, piece: int) -> None:
    """A model enters Sentry mode; it holds at most one token (HUNT-SENT-09)."""
    if not g.sentry >> piece & 1:
        g.sentry |= 1 << piece
        g.told += (events.ON_SENTRY, piece)


def take_token(g: Hunt, piece: int) -> None:
    """A Sentry token is discarded unused (HUNT-SENT-06)."""
    if g.sentry >> piece & 1:
        g.sentry &= ~(1 << piece)
        g.told += (events.SENTRY_LOST, piece)


def cannot_react(g: Hunt, piece: int, action: int) -> No | None:
    """Why a model cannot do this with its Sentry token (HUNT-SENT-02, HUNT-SENT-04, HUNT-SENT-07)."""
    if not g.sentry >> piece & 1:
        return No("no-sentry-token", piece, rule="HUNT-SENT-01")
    if g.fumbled >> piece & 1:
        return No("fumbled", piece, rule="HUNT-SENT-07")
    if g.used[piece] >> action & 1:
        return No("action-used", piece, action, rule="HUNT-SENT-04")
    if piece in g.loaded:
        return No("is-carried", piece, rule="HUNT-DEC-52")
    if action == MOVE:
        if g.has(piece, GUN_EMPLACEMENT):
            return No("emplaced", piece, rule="HUNT-SKM-06")
        if is_engaged(g, piece):
            return No("engaged", piece, rule="HUNT-SENT-02")
    elif g.decoys >> piece & 1:
        return No("is-a-decoy", piece, rule="HUNT-BLIP-13")
    if g.lasting and holds(g, "forbid", g.fixed.content.actions[action].id, piece):
        return No("forbidden", piece, action, rule="HUNT-CARD-03")
    return None


def on_sentry_of(g: Hunt, seat: int) -> int:
    """The pieces with a Sentry token that a seat decides for."""
    return owned(g, seat, on_sentry(g, g.fixed.side_of_seat[seat]))


def offer_reactions(g: Hunt, seat: int, options: Options) -> None:
    """Everything a seat can do with its Sentry tokens now."""
    for piece in members(on_sentry_of(g, seat)):
        offer_reaction(g, piece, options)


def offer_reaction(g: Hunt, piece: int, options: Options) -> None:
    """Everything one model can do with its Sentry token now."""
    if cannot_react(g, piece, SHOOT) is None:
        options.over(opt.REACT_SHOOT, (piece,), targets(g, piece, SHOOT))
    if cannot_react(g, piece, FIGHT) is None:
        options.over(opt.REACT_FIGHT, (piece,), targets(g, piece, FIGHT))
    if cannot_react(g, piece, MOVE) is None:
        options.over(opt.REACT_MOVE, (piece,), tiles_to_react(g, piece, allowance(g, piece, movement.REACTION)))
        options.one(opt.REACT_STAND, piece)


def refuse_reaction(g: Hunt, option: Option) -> No:
    """Why a reaction is not open."""
    action = ACTION_OF.get(option.phrase)
    if action is None:
        return No("not-offered", rule="HUNT-SENT-03")
    piece = option.args[0]
    asked = g.request
    if isinstance(asked, Ask) and g.side(piece) != g.fixed.side_of_seat[asked.seat]:
        return No("not-yours", piece, rule="HUNT-SENT-12")
    if isinstance(asked, Ask) and g.owners and g.owners[piece] != asked.seat:
        return No("of-another-seat", piece, rule="HUNT-AREN-10")
    no = cannot_react(g, piece, action)
    if no is None and action != MOVE:
        no = cannot_attack(g, piece, action, option.args[1])
    if no is None and option.phrase is opt.REACT_MOVE:
        no = movement.cannot_step(g, piece, option.args[1], allowance(g, piece, movement.REACTION))
        no = no or No("not-onto-a-vent", option.args[1], rule="HUNT-TILE-12")
    return no or No("not-offered", rule="HUNT-SENT-03")


def reaction_odds(g: Hunt, option: Option) -> Odds | None:
    """How likely a reaction hits."""
    if option.phrase in (opt.REACT_SHOOT, opt.REACT_FIGHT):
        return attack_odds(g, option.args[0], ACTION_OF[option.phrase], option.args[1])
    return None


@dataclass
class SentryWindow(Procedure):
    """Enemies of the acting piece may react, one at a time in initiative order, until all pass in a row.

    ``named``: it has only been named; else it has just acted. ``passed`` are the seats that have passed since the last
    reaction; of several on one side each decides for its own models. HUNT-SENT-03, HUNT-SENT-08, HUNT-DEC-24
    """

    piece: int
    named: bool
    passed: int = 0

    def ask(self, g: Hunt) -> Next:
        seat = next_to_react(g, self.piece, self.passed)
        if seat < 0:
            return g.finish()
        options = Options()
        offer_reactions(g, seat, options)
        options.over(opt.CONVERT, (), convertible(g, seat))
        options.one(opt.PASS)
        prompt = questions.SENTRY_NAMED if self.named else questions.SENTRY_ACTED
        return Ask(seat, prompt, (self.piece,), options, passing=opt.PASS)

    def react(self, g: Hunt, chosen: Option) -> Next:
        if chosen.phrase is opt.PASS:
            asked = g.request
            assert isinstance(asked, Ask)
            passed = self.passed | 1 << asked.seat
            if next_to_react(g, self.piece, passed) < 0:
                return None
            return g.instead(SentryWindow(self.piece, self.named, passed))
        again = SentryWindow(self.piece, self.named)
        if chosen.phrase is opt.CONVERT:
            return g.instead(Convert(chosen.args[0]), again)
        piece = chosen.args[0]
        return g.instead(React(piece, chosen), SentryWindow(piece, False), again)

    def refuse(self, g: Hunt, option: Option) -> No:
        asked = g.request
        if option.phrase is opt.CONVERT and isinstance(asked, Ask):
            return cannot_convert(g, option.args[0], g.fixed.side_of_seat[asked.seat])
        return refuse_reaction(g, option)

    def odds(self, g: Hunt, option: Option) -> Odds | None:
        return reaction_odds(g, option)


def next_to_react(g: Hunt, piece: int, passed: int) -> int:
    """The next seat of an enemy of a piece, in initiative order, that holds a Sentry token and has not passed."""
    waiting = g.sentry & ~g.fixed.masks[g.side(piece)]
    if waiting:
        for side in g.in_play():
            if waiting & g.fixed.masks[side]:
                for seat in seats_of(g, side):
                    if not passed >> seat & 1 and on_sentry_of(g, seat):
                        return seat
    return NOBODY


def sentry_window(g: Hunt, piece: int, named: bool) -> Procedure | None:
    """The window, if anybody holds a token for it."""
    return SentryWindow(piece, named) if next_to_react(g, piece, passed=0) >= 0 else None


@dataclass
class React(Procedure):
    """One model spends its Sentry token. HUNT-SENT-02"""

    piece: int
    option: Option

    def convert(self, g: Hunt) -> Next:
        piece = self.piece
        if g.tile[piece] < 0 or not g.sentry >> piece & 1:
            return g.finish()
        if g.hidden >> piece & 1:
            end_hide(g, piece)
        elif not g.up >> piece & 1 and self.option.phrase in (opt.REACT_SHOOT, opt.REACT_FIGHT):
            return Convert(piece)
        return None

    def act(self, g: Hunt) -> Next:
        piece = self.piece
        phrase: Phrase = self.option.phrase
        g.sentry &= ~(1 << piece)
        g.told += (events.SENTRY_USED, piece)
        action = ACTION_OF[phrase]
        g.used[piece] |= 1 << action
        if phrase is opt.REACT_STAND:
            g.told += (events.STAYED, piece)
            return None
        target = self.option.args[1]
        if phrase is opt.REACT_MOVE:
            return Walk(piece, movement.REACTION, target, False, allowance(g, piece, movement.REACTION))
        if g.tile[target] < 0 or cannot_attack(g, piece, action, target) is not None:
            return None
        return attack(g, piece, action, target)

    def end(self, g: Hunt) -> Next:
        forget(g, ACTION, self.piece)
        check_elimination(g)
        return None


@dataclass
class TacticalSentry(Procedure):
    """Right after a Tactical Move the model may use its token at once, before anybody else reacts. HUNT-ADV-02"""

    piece: int

    def ask(self, g: Hunt) -> Next:
        if g.tile[self.piece] < 0 or not g.sentry >> self.piece & 1:
            return g.finish()
        options = Options()
        offer_reaction(g, self.piece, options)
        options.one(opt.PASS)
        return Ask(g.seat(self.piece), questions.TACTICAL, (self.piece,), options)

    def act(self, g: Hunt, chosen: Option) -> Next:
        return None if chosen.phrase is opt.PASS else React(self.piece, chosen)

    def refuse(self, g: Hunt, option: Option) -> No:
        return refuse_reaction(g, option)

    def odds(self, g: Hunt, option: Option) -> Odds | None:
        return reaction_odds(g, option)


@dataclass
class SentryStep(Procedure):
    """At the end of the phase the seats use or give up their tokens by turns. HUNT-TURN-13, HUNT-SENT-10

    ``after`` is the seat that did so last.
    """

    after: int = NOBODY

    def ask(self, g: Hunt) -> Next:
        seat = self._next(g)
        if seat < 0:
            g.sentry = 0
            return g.finish()
        options = Options()
        offer_reactions(g, seat, options)
        for piece in members(on_sentry_of(g, seat)):
            options.one(opt.GIVE_UP_SENTRY, piece)
        return Ask(seat, questions.SENTRY_LEFT, (), options)

    def use(self, g: Hunt, chosen: Option) -> Next:
        piece = chosen.args[0]
        following = SentryStep(g.seat(piece))
        if chosen.phrase is opt.GIVE_UP_SENTRY:
            take_token(g, piece)
            return g.instead(following)
        return g.instead(React(piece, chosen), following)

    def _next(self, g: Hunt) -> int:
        """The seat whose turn it is: the next one in initiative order that holds a token."""
        order = [seat for side in g.order for seat in g.fixed.seats_of[side]]
        start = order.index(self.after) + 1 if self.after in order else 0
        return next((seat for seat in order[start:] + order[:start] if on_sentry_of(g, seat)), NOBODY)

    def refuse(self, g: Hunt, option: Option) -> No:
        return refuse_reaction(g, option)

    def odds(self, g: Hunt, option: Option) -> Odds | None:
        return reaction_odds(g, option)
