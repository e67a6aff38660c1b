"""Carrying out effects: statement by statement, for whom it is, its price, its condition, its acts in order.

A game derives its ``Context``. What a verb does is entered in ``ACTS`` by the file that deals with its subject, and why
it cannot be done in ``CANNOT``; a condition in ``HOLDS``, or in ``TESTS`` if somebody rolls or is asked for it. What
needs no choice is done at once, and only what is left becomes a procedure.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, ClassVar

from hullbreach.kernel.errors import No
from hullbreach.kernel.options import Option
from hullbreach.kernel.procedures import Next, Procedure
from hullbreach.kernel.requests import Ask
from hullbreach.kernel.state import State
from hullbreach.parts.grammar import Branch, Choice, Effect, Group, Seq, Stmt, Verb, verbs_of

# The verbs and conditions of all games are different types, so that one table serves them all. Each function takes
# the state, the context and the verb.
ACTS: dict[type, Callable[..., Next]] = {}
"""What a verb does."""
CANNOT: dict[type, Callable[..., No | bool | None]] = {}
"""Why a verb has nothing to work on, as far as everybody can see; True where nobody is told why."""
HOLDS: dict[type, Callable[..., bool]] = {}
"""Whether a condition is met."""
TESTS: dict[type, Callable[..., Procedure]] = {}
"""The procedure that leaves in ``g.passed`` whether a condition is met."""
DIRECTED: set[type] = set()
"""Verbs that may name for whom they are done."""
PERSONAL: set[type] = set()
"""Verbs that fall away when the one they are meant for is gone."""
UNCERTAIN: set[type] = set()
"""Verbs that may come to nothing once they are begun: they say themselves in ``g.done`` that they were done."""


class Context:  # mypyc: open
    """On whose behalf an effect runs. A game derives a dataclass with its ids, which is never changed, and says here
    what its rules make of effects. One that has no alternatives, prices or words for players leaves those out.
    """

    trades: ClassVar[bool] = False
    """Whether "may do this; and that" means: if you do. The state then has a field ``done``."""

    def falls_away(self, g: Any, does: tuple[Stmt, ...], n: int, agreed: bool) -> bool:
        """Whether the n-th statement, which is not plain, falls away, and with it all that follow."""
        return False

    def may(self, g: Any) -> Ask:
        """The question whether a statement is carried out."""
        raise NotImplementedError

    def agrees(self, chosen: Option) -> bool:
        """Whether that was the answer."""
        raise NotImplementedError

    def pay(self, g: Any, stmt: Stmt) -> None:
        """Pay the price of a statement."""
        raise NotImplementedError

    def either(self, g: Any, n: int) -> Ask:
        """The question which of n acts is done; the options count them from 1."""
        raise NotImplementedError

    def named(self, g: Any, who: str) -> list[int]:
        """All that a who-word means, in order; for one that begins with "chosen" those to choose from."""
        raise NotImplementedError

    def which(self, g: Any, found: list[int]) -> Ask:
        """The question who of these is meant."""
        raise NotImplementedError

    def directed(self, verb: Verb) -> str:
        """The who-word of a directed verb; nothing if it is meant for the one the effect belongs to."""
        return ""

    def meant_for(self, one: int, each: bool) -> Context:
        """The same effect for somebody else; each: the whole statement runs for them."""
        raise NotImplementedError

    def is_gone(self, g: Any) -> bool:
        """Whether the one the effect is meant for is no longer there to do anything."""
        return False


def perform(does: tuple[Stmt, ...], ctx: Context, n: int = 0, agreed: bool = False) -> Procedure:
    """The procedure for the statements from the n-th on. agreed: its "may" is already accepted."""
    stmt = does[n]
    if stmt.who:
        return Spread(does[n:], ctx, stmt.who)
    if stmt.plain and n + 1 == len(does):
        return Run(stmt.does, 0, ctx)
    return Perform(does, ctx, n, agreed)


def begin_to_perform(g: State, does: tuple[Stmt, ...], ctx: Context) -> tuple[Procedure, ...]:
    """The same from the first statement on, but begun at once, for a step that has nothing else to do.

    What is returned is left to be done: where nothing is to be asked, paid or looked at, mostly no procedure at all.
    """
    if len(does) == 1 and does[0].plain:
        return act_on(g, does[0].does, 0, ctx)
    return (perform(does, ctx),)


def perform_all(effects: tuple[Effect, ...], ctx: Context) -> tuple[Procedure, ...]:
    """Several effects of one moment in their order."""
    return tuple([perform(effect.does, ctx) for effect in effects])


def perform_now(g: State, effects: tuple[Effect, ...], ctx: Context) -> tuple[Procedure, ...]:
    """The same, but begun at once; what is returned is left to be done.

    For a step that has nothing else to do: most effects then need no procedure at all.
    """
    for n, effect in enumerate(effects):
        if not effect.plain:
            return perform_all(effects[n:], ctx)
        following = act_on(g, effect.does[0].does, 0, ctx)
        if g.halted is not None:
            return ()
        if following:
            return (*following, *perform_all(effects[n + 1 :], ctx))
    return ()


def is_met(g: State, ctx: Context, stmt: Stmt) -> bool:
    """Whether the condition of a statement is met; of a test nobody knows yet."""
    if stmt.cond is None or type(stmt.cond) in TESTS:
        return True
    return HOLDS[type(stmt.cond)](g, ctx, stmt.cond) != stmt.unless


def cannot_do(g: State, ctx: Context, verb: Verb) -> No | bool | None:
    """Why a verb has nothing to work on."""
    check = CANNOT.get(type(verb))
    return None if check is None else check(g, ctx, verb)


def branch(branches: tuple[Branch, ...], label: str, ctx: Context) -> tuple[Procedure, ...]:
    """What a block says for one label; nothing when it does not name it."""
    for each in branches:
        if label in each.labels:
            return (perform(each.does, ctx),)
    return ()


@dataclass
class Perform(Procedure):
    """One statement and those that follow: agree, pay, look at the condition, act."""

    does: tuple[Stmt, ...]
    ctx: Context
    n: int = 0
    agreed: bool = False

    def consider(self, g: State) -> Next:
        stmt = self.does[self.n]
        if not stmt.plain:
            if self.ctx.falls_away(g, self.does, self.n, self.agreed):
                g.finish()
                return None
            if stmt.may and not self.agreed:
                return self.ctx.may(g)
        g.go(Perform.weigh)
        return None

    def agree(self, g: State, chosen: Option) -> Next:
        if not self.ctx.agrees(chosen):
            g.finish()
        return None

    def weigh(self, g: Any) -> Next:
        stmt = self.does[self.n]
        if stmt.price:
            self.ctx.pay(g, stmt)
        if stmt.cond is None:
            g.passed = True
            return None
        kind = type(stmt.cond)
        if kind in TESTS:
            return TESTS[kind](g, self.ctx, stmt.cond)
        g.passed = HOLDS[kind](g, self.ctx, stmt.cond)
        return None

    def act(self, g: Any) -> Next:
        stmt = self.does[self.n]
        does = stmt.does if g.passed != stmt.unless else stmt.otherwise
        rest: tuple[Procedure, ...] = ()
        if self.n + 1 < len(self.does):
            rest = (perform(self.does, self.ctx, self.n + 1),)
        g.finish()
        if stmt.is_trade and self.ctx.trades:
            return trade(g, does[0], self.ctx, (Run(does, 1, self.ctx), *rest))
        return (*act_on(g, does, 0, self.ctx), *rest)


@dataclass
class Spread(Procedure):
    """Carry out a statement, or one act, for everybody a word names, one completely after the other; then the rest."""

    what: tuple[Stmt, ...] | Verb
    ctx: Context
    who: str

    def choose(self, g: State) -> Next:
        found = self.ctx.named(g, self.who)
        if found and self.who.startswith("chosen"):
            return self.ctx.which(g, found)
        return g.instead(*self._for(found))

    def act(self, g: State, chosen: Option) -> Next:
        return g.instead(*self._for([chosen.args[0]]))

    def _for(self, found: list[int]) -> list[Procedure]:
        what = self.what
        if isinstance(what, Verb):
            return [Single(what, self.ctx.meant_for(one, False)) for one in found]
        rest = [perform(what, self.ctx, 1)] if len(what) > 1 else []
        return [*[Perform(what[:1], self.ctx.meant_for(one, True)) for one in found], *rest]


@dataclass
class Single(Procedure):
    """Do one act for one of those it is directed at."""

    verb: Verb
    ctx: Context

    def act(self, g: State) -> Next:
        return None if self.ctx.is_gone(g) else ACTS[type(self.verb)](g, self.ctx, self.verb)


def act_on(g: State, does: Seq, n: int, ctx: Context) -> tuple[Procedure, ...]:
    """Do acts in this order, from the n-th on, up to one that is chosen or leads to more; returns what is left."""
    while n < len(does):
        if len(does[n]) > 1:
            return (Choose(does, n, ctx),)
        following = begin(g, does[n][0], ctx)
        n += 1
        if g.halted is not None:
            return ()
        if following:
            return following if n == len(does) else (*following, Run(does, n, ctx))
    return ()


def begin(g: State, verb: Verb, ctx: Context) -> tuple[Procedure, ...]:
    """Do one act; returns what it leads to."""
    kind = type(verb)
    if kind in DIRECTED:
        who = ctx.directed(verb)
        if who:
            return (Spread(verb, ctx, who),)
    if kind in PERSONAL and ctx.is_gone(g):
        return ()
    following = ACTS[kind](g, ctx, verb)
    if following is None:
        return ()
    if isinstance(following, tuple):
        return following
    assert isinstance(following, Procedure)
    return (following,)


def trade(g: Any, choice: Choice, ctx: Context, rest: tuple[Procedure, ...]) -> tuple[Procedure, ...]:
    """Do the first act of a trade; the rest follows only if it was done at all."""
    if len(choice) > 1:
        return (Choose((choice,), 0, ctx, rest),)
    if_done = IfDone(rest, g.done)
    g.done = type(choice[0]) not in UNCERTAIN and not cannot_do(g, ctx, choice[0])
    return (*begin(g, choice[0], ctx), if_done)


@dataclass
class IfDone(Procedure):
    """What a trade gives. outer: ``g.done`` of the trade in the middle of which this one is."""

    rest: tuple[Procedure, ...]
    outer: bool

    def earn(self, g: Any) -> Next:
        done = g.done
        g.done = self.outer
        return self.rest if done else None


@dataclass
class Run(Procedure):
    """Acts in this order, from the n-th on."""

    does: Seq
    n: int
    ctx: Context

    def act(self, g: State) -> Next:
        return act_on(g, self.does, self.n, self.ctx)


@dataclass
class Choose(Procedure):
    """One of several acts, then those that follow; in a trade the rest, if it was done."""

    does: Seq
    n: int
    ctx: Context
    rest: tuple[Procedure, ...] = ()

    def choose(self, g: State) -> Next:
        if self.ctx.is_gone(g):
            return g.instead(*act_on(g, self.does, self.n + 1, self.ctx))
        return self.ctx.either(g, len(self.does[self.n]))

    def act(self, g: State, chosen: Option) -> Next:
        verb = self.does[self.n][chosen.args[0] - 1]
        if self.rest:
            return trade(g, (verb,), self.ctx, self.rest)
        following = begin(g, verb, self.ctx)
        if g.halted is not None or self.n + 1 == len(self.does):
            return following
        return (*following, Run(self.does, self.n + 1, self.ctx))


def _perform_group(g: State, ctx: Context, verb: Group) -> Next:
    return perform(verb.does, ctx)


def _nothing_of_it(g: State, ctx: Context, verb: Group) -> bool:
    return all(cannot_do(g, ctx, each) for each in verbs_of(verb.does))


ACTS[Group] = _perform_group
CANNOT[Group] = _nothing_of_it
