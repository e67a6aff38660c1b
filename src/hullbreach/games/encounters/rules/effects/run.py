"""Running effects: one clause for one player after the other, its price, its condition, its actions in order.

What each verb does is written in the files that deal with its subject; they enter it in ``ACTS`` and, where
a verb may find nothing to do, in ``IDLE``.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from hullbreach.games.encounters.content import conditions as cond
from hullbreach.games.encounters.content import effects as fx
from hullbreach.games.encounters.content.card_faces import ALIEN_AVATAR, ALIEN_CARD
from hullbreach.games.encounters.rules.state import DEAD, NORMAL, Encounters
from hullbreach.games.encounters.words import events, questions
from hullbreach.games.encounters.words import options as opt
from hullbreach.games.encounters.words.names import CLASS_NAMES, ROOM_NAMES
from hullbreach.kernel.errors import No
from hullbreach.kernel.options import Option, Options, bits
from hullbreach.kernel.procedures import Next, Procedure
from hullbreach.kernel.requests import Ask
from hullbreach.parts.clauses import Clause, Seq
from hullbreach.parts.grammar import Verb

# What an effect stands on.
PLAYED, COPY, HIVE_CARD, TEXT, STRIKE_TEXT, HAND, GUARD = range(7)


@dataclass
class Context:
    """On whose behalf an effect runs: its card, "you", who chooses, the Hive piece and the room it was in.

    It is never changed, like the procedures that share it.
    each: it runs for several players, so that everybody chooses among their own Strikes (ENC-AMB-42).
    """

    card: int
    you: int
    user: int
    origin: int
    piece: int = -1
    room: int = -1
    each: bool = False

    def meant_for(self, seat: int, each: bool) -> Context:
        """The same effect with another "you"."""
        return Context(self.card, seat, self.user, self.origin, self.piece, self.room, each)


Act = Callable[[Encounters, Context, Verb], Next]
Idle = Callable[[Encounters, Context, Verb], bool]

ACTS: dict[type, Act] = {}
IDLE: dict[type, Idle] = {}


def is_gone(g: Encounters, ctx: Context, seat: int) -> bool:
    """Whether a player an effect means has died or become an Alien player since (ENC-TRN-07)."""
    if g.fate[seat] == NORMAL:
        return False
    return g.fate[seat] == DEAD or g.faces[ctx.card].kind not in (ALIEN_CARD, ALIEN_AVATAR)


def chooser(g: Encounters, ctx: Context) -> int:
    """Who makes the choices of an effect (ENC-GEN-04, ENC-TRN-07)."""
    return g.acting() if is_gone(g, ctx, ctx.user) else ctx.user


def perform(clause: Clause, ctx: Context, agreed: bool = False) -> Procedure:
    """The procedure that carries out one clause."""
    if clause.who == "you":
        return Do(clause, ctx, agreed)
    return Spread(clause, ctx)


def perform_all(clauses: tuple[Clause, ...], ctx: Context) -> tuple[Procedure, ...]:
    """Several clauses of one card and moment, in printed order (ENC-ACT-08)."""
    if not clauses:
        return ()
    return tuple([perform(clause, ctx) for clause in clauses])


def perform_now(g: Encounters, clauses: tuple[Clause, ...], ctx: Context) -> tuple[Procedure, ...]:
    """The same, but begun at once; what is returned is left to be done.

    For a step that has nothing else to do: most effects then need no procedure at all.
    """
    for n, clause in enumerate(clauses):
        if not is_plain(clause) or clause.who != "you" or ctx.each:
            return perform_all(clauses[n:], ctx)
        following = act_on(g, clause.does, 0, ctx)
        if g.halted is not None:
            return ()
        if following:
            return (*following, *perform_all(clauses[n + 1 :], ctx))
    return ()


# ---- who is meant


def candidates(g: Encounters, ctx: Context, who: str) -> list[int]:
    """The players a chosen-word leaves to choose from."""
    if who == "chosen_other_player":
        return [seat for seat in g.normals() if seat != ctx.you]
    return g.normals()


def seats_of(g: Encounters, ctx: Context, who: str) -> list[int]:
    """The players a who-word means, in the order in which they act (ENC-TIM-01)."""
    if who == "you":
        return [ctx.you]
    if who == "next_player":
        return [g.next_normal(ctx.user)]
    if who == "you_and_next_player":
        return [ctx.you, g.next_normal(ctx.user)]
    seats = g.in_order(g.acting())
    if who == "each_other_player":
        return [seat for seat in seats if seat != ctx.you]
    return seats


def choose_player(g: Encounters, ctx: Context, who: str) -> Ask:
    """Ask which player is meant."""
    options = Options()
    for seat in candidates(g, ctx, who):
        options.one(opt.CHOOSE_PLAYER, seat)
    return Ask(chooser(g, ctx), questions.PLAYER, (ctx.card,), options)


@dataclass
class Spread(Procedure):
    """Run a clause for every player it names, one completely after the other. ENC-TIM-01"""

    clause: Clause
    ctx: Context

    def choose(self, g: Encounters) -> Next:
        if not self.clause.who.startswith("chosen"):
            seats = seats_of(g, self.ctx, self.clause.who)
            return g.instead(*[Do(self.clause, self.ctx.meant_for(seat, True), False) for seat in seats])
        if not candidates(g, self.ctx, self.clause.who):
            g.finish()
            return None
        return choose_player(g, self.ctx, self.clause.who)

    def act(self, g: Encounters, chosen: Option) -> Next:
        return g.instead(Do(self.clause, self.ctx.meant_for(chosen.args[0], True), False))


@dataclass
class Directed(Procedure):
    """Do one action for every player it names. ENC-TIM-01"""

    verb: Verb
    ctx: Context
    who: str

    def choose(self, g: Encounters) -> Next:
        if not self.who.startswith("chosen"):
            seats = seats_of(g, self.ctx, self.who)
            return g.instead(*[Single(self.verb, self.ctx.meant_for(seat, self.ctx.each)) for seat in seats])
        if not candidates(g, self.ctx, self.who):
            g.finish()
            return None
        return choose_player(g, self.ctx, self.who)

    def act(self, g: Encounters, chosen: Option) -> Next:
        return g.instead(Single(self.verb, self.ctx.meant_for(chosen.args[0], self.ctx.each)))


@dataclass
class Single(Procedure):
    """Do one action for one player."""

    verb: Verb
    ctx: Context

    def act(self, g: Encounters) -> Next:
        if is_gone(g, self.ctx, self.ctx.you):
            return None
        return ACTS[type(self.verb)](g, self.ctx, self.verb)


AIMED = (fx.Discard, fx.Heal, fx.Dodge, fx.Facehug, fx.Infest, fx.PassSelf)
DIRECTED: frozenset[type] = frozenset(AIMED)


def who_of(verb: Verb) -> str:
    """Whom an action of these is directed at."""
    assert isinstance(verb, AIMED)
    return verb.who


# ---- one clause for one player


def counted(g: Encounters, n: int, per: str) -> int:
    """A number, multiplied by a counter taken now."""
    if per == "scanned":
        return n * g.scanned
    if per == "enemies_combat":
        return n * len(g.combat)
    if per == "clear_rooms":
        return n * g.clear_rooms()
    return n


def holds(g: Encounters, ctx: Context, condition: Verb) -> bool:
    """Whether a condition that needs no choice is met."""
    if isinstance(condition, cond.InCombat):
        return len(g.combat) >= condition.n
    if isinstance(condition, cond.Killed):
        return g.killed >= condition.n
    if isinstance(condition, cond.Alone):
        return g.normals() == [ctx.you]
    if isinstance(condition, cond.InRoom):
        piece = g.rooms[ROOM_NAMES.index(condition.room)]
        return piece >= 0 and g.is_up(piece) and g.face(piece).id == condition.enemy
    if isinstance(condition, cond.InComplex):
        return any(piece >= 0 and g.is_up(piece) and g.face(piece).id == condition.enemy for piece in g.rooms)
    raise TypeError(f"no such condition: {condition}")


def is_met(g: Encounters, ctx: Context, clause: Clause) -> bool:
    """Whether the condition of a clause is met, a show apart."""
    if clause.cond is None or isinstance(clause.cond, cond.Show):
        return True
    return holds(g, ctx, clause.cond) != clause.unless


def is_plain(clause: Clause) -> bool:
    """Whether a clause has no choice, price or condition."""
    return clause.cond is None and not clause.may and not clause.price and not clause.unless


def is_idle(g: Encounters, ctx: Context, does: Seq) -> bool:
    """Whether nothing of these actions can be done, as far as everybody can see (ENC-GEN-03)."""
    for choice in does:
        for verb in choice:
            check = IDLE.get(type(verb))
            if check is None or not check(g, ctx, verb):
                return False
    return True


def cannot_pay(g: Encounters, ctx: Context, clause: Clause) -> No | None:
    """Why the price of a clause cannot be paid, or would buy nothing (ENC-GEN-09)."""
    if clause.price:
        pool = g.recruit if clause.pay_with == "recruit" else g.attack
        if pool < clause.price or not g.can_spend(ctx.you):
            return No("too-few-points", clause.price, rule="ENC-GEN-09")
        if not is_met(g, ctx, clause):
            return No("condition-not-met", rule="ENC-GEN-09")
        if is_idle(g, ctx, clause.does):
            return No("buys-nothing", rule="ENC-GEN-09")
    return None


@dataclass
class Do(Procedure):
    """One clause for one player: agree, pay, look at the condition, act. ``agreed``: it was chosen already."""

    clause: Clause
    ctx: Context
    agreed: bool = False

    def consider(self, g: Encounters) -> Next:
        clause = self.clause
        if is_plain(clause) and not self.ctx.each:
            g.finish()
            return act_on(g, clause.does, 0, self.ctx)
        own = clause.may or isinstance(clause.cond, cond.Show) or self.ctx.each
        if (own and is_gone(g, self.ctx, self.ctx.you)) or cannot_pay(g, self.ctx, clause) is not None:
            g.finish()
            return None
        if clause.may and not self.agreed:
            if is_idle(g, self.ctx, clause.does[:1] if clause.is_trade() else clause.does):
                g.finish()
                return None
            options = Options()
            options.one(opt.ACCEPT)
            options.one(opt.REFUSE)
            return Ask(self.ctx.you, questions.MAY, (self.ctx.card,), options, quick=False)
        return self.weigh(g)

    def agree(self, g: Encounters, chosen: Option) -> Next:
        if chosen.phrase is opt.REFUSE:
            g.finish()
            return None
        return self.weigh(g)

    def weigh(self, g: Encounters) -> Next:
        g.go(Do.act)
        clause = self.clause
        if clause.price:
            if clause.pay_with == "recruit":
                g.recruit -= clause.price
            else:
                g.attack -= clause.price
        if isinstance(clause.cond, cond.Show):
            return ShowCard(self.ctx.you, CLASS_NAMES.index(clause.cond.of_class))
        g.passed = clause.cond is None or holds(g, self.ctx, clause.cond)
        return self.act(g)

    def act(self, g: Encounters) -> Next:
        g.finish()
        if self.clause.is_trade():
            return trade(g, self.clause.does, self.ctx)
        return act_on(g, self.clause.does if g.passed != self.clause.unless else self.clause.otherwise, 0, self.ctx)


@dataclass
class ShowCard(Procedure):
    """A player may show a card of a class, from hand or in play; the result is in ``g.passed``. ENC-GEN-06

    Whoever has a card in hand is asked, so that nobody learns whether there was one to show (ENC-CHO-18).
    """

    seat: int
    of_class: int

    def ask(self, g: Encounters) -> Next:
        options = self._options(g)
        if len(options) == 1 and not g.hands[self.seat]:
            g.passed = False
            g.told += (events.NOT_SHOWN, self.seat)
            g.finish()
            return None
        return Ask(self.seat, questions.SHOW, (self.of_class,), options, quick=False)

    def answer(self, g: Encounters, chosen: Option) -> Next:
        g.passed = chosen.phrase is opt.SHOW
        if not g.passed:
            g.told += (events.NOT_SHOWN, self.seat)
            return None
        card = chosen.args[0]
        g.told += (events.SHOWN, self.seat, card)
        # Whoever has such a card in play points at that one and gives nothing away.
        if card not in g.in_play(self.seat) and card not in g.hands_known[self.seat]:
            g.hands_known[self.seat] = tuple(sorted((*g.hands_known[self.seat], card)))
        return None

    def _options(self, g: Encounters) -> Options:
        options = Options()
        for card in dict.fromkeys(g.hands[self.seat] + g.in_play(self.seat)):
            face = g.faces[card]
            if face.is_character and face.classes >> self.of_class & 1:
                options.one(opt.SHOW, card)
        options.one(opt.REFUSE)
        return options

    def refuse(self, g: Encounters, option: Option) -> No:
        if option.phrase is opt.SHOW:
            if option.args[0] not in g.hands[self.seat] + g.in_play(self.seat):
                return No("not-your-card", option.args[0], rule="ENC-GEN-06")
            return No("not-of-that-class", option.args[0], rule="ENC-GEN-06")
        return No("only-showing-now", rule="ENC-CHO-18")


def act_on(g: Encounters, does: Seq, n: int, ctx: Context) -> tuple[Procedure, ...]:
    """Do actions in this order, from the n-th on, up to one that is chosen or leads to more; returns what is left."""
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


def begin(g: Encounters, verb: Verb, ctx: Context) -> tuple[Procedure, ...]:
    """Do one action; returns what it leads to."""
    kind = type(verb)
    # A reaction always helps the player about to draw.
    if kind in DIRECTED and ctx.origin != GUARD:
        who = who_of(verb)
        if who != "you":
            return (Directed(verb, ctx, who),)
    if kind in PERSONAL and is_gone(g, ctx, ctx.you):
        return ()
    following = ACTS[kind](g, ctx, verb)
    if following is None:
        return ()
    if isinstance(following, tuple):
        return following
    assert isinstance(following, Procedure)
    return (following,)


# A Strike may be dodged and a scan not be made: they say themselves in ``g.done`` that they were.
UNCERTAIN: frozenset[type] = frozenset((fx.Strike, fx.Scan))


def trade(g: Encounters, does: Seq, ctx: Context) -> tuple[Procedure, ...]:
    """Do the first action; the others follow only if it was done at all. ENC-STR-20, ENC-EMP-10"""
    if len(does[0]) > 1:
        return (Choose(does, 0, ctx, True),)
    rest = IfDone(does, ctx, g.done)
    g.done = type(does[0][0]) not in UNCERTAIN and not is_idle(g, ctx, does[:1])
    following = begin(g, does[0][0], ctx)
    return (*following, rest) if g.halted is None else ()


@dataclass
class IfDone(Procedure):
    """Actions after the first, if that was done. ``outer``: the same of the trade in the middle of which this one is"""

    does: Seq
    ctx: Context
    outer: bool

    def act(self, g: Encounters) -> Next:
        done = g.done
        g.done = self.outer
        return act_on(g, self.does, 1, self.ctx) if done else None


@dataclass
class Run(Procedure):
    """Actions in this order, from the n-th on. ENC-CHO-28"""

    does: Seq
    n: int
    ctx: Context

    def act(self, g: Encounters) -> Next:
        return act_on(g, self.does, self.n, self.ctx)


@dataclass
class Choose(Procedure):
    """One of several actions, then those that follow, in a trade only if it was done. ENC-CHO-28"""

    does: Seq
    n: int
    ctx: Context
    trade: bool = False

    def choose(self, g: Encounters) -> Next:
        if is_gone(g, self.ctx, self.ctx.you):
            return g.instead(*act_on(g, self.does, self.n + 1, self.ctx))
        options = Options()
        for n in range(len(self.does[self.n])):
            options.one(opt.EITHER, n + 1)
        return Ask(self.ctx.you, questions.EITHER, (self.ctx.card,), options)

    def act(self, g: Encounters, chosen: Option) -> Next:
        verb = self.does[self.n][chosen.args[0] - 1]
        if self.trade:
            return trade(g, ((verb,), *self.does[1:]), self.ctx)
        following = begin(g, verb, self.ctx)
        if g.halted is not None or self.n + 1 == len(self.does):
            return following
        return (*following, Run(self.does, self.n + 1, self.ctx))


# What falls away when the player it is meant for has died.
PERSONAL: frozenset[type] = frozenset(
    (
        fx.Attack, fx.Recruit, fx.Convert, fx.DefenseCut, fx.Draw, fx.Discard, fx.KillOwn, fx.SortDeck,
        fx.GainSergeant, fx.GainHq, fx.CopyPlayed, fx.CopyHq, fx.Peek, fx.ScanDiscount, fx.Strike, fx.Heal, fx.Dodge,
        fx.KillChestburster, fx.Die, fx.Win, fx.Facehug,
    )
)  # fmt: skip


def rooms_of(mask: int) -> Options:
    """One option for each room of a mask."""
    options = Options()
    for room in bits(mask):
        options.one(opt.CHOOSE_ROOM, room)
    return options
