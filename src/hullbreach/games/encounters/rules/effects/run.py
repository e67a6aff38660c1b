"""Effects of cards at work: on whose behalf they run, whom they mean, what they cost, when they do nothing.

What each verb does is written in the files that deal with its subject; they enter it in ``ACTS`` and, where
a verb may find nothing to do, in ``CANNOT``.
"""

from __future__ import annotations

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
from hullbreach.parts.effects import DIRECTED, HOLDS, PERSONAL, TESTS, UNCERTAIN, cannot_do, is_met
from hullbreach.parts.effects import Context as EffectContext
from hullbreach.parts.grammar import Seq, Stmt, Verb

# What an effect stands on.
PLAYED, COPY, HIVE_CARD, TEXT, STRIKE_TEXT, HAND, GUARD = range(7)


@dataclass
class Context(EffectContext):
    """On whose behalf an effect runs: its card, "you", who chooses, the Hive piece and the room it was in.

    each: it runs for several players, so that everybody chooses among their own Strikes (ENC-AMB-42).
    """

    card: int
    you: int
    user: int
    origin: int
    piece: int = -1
    room: int = -1
    each: bool = False

    def falls_away(self, g: Encounters, does: tuple[Stmt, ...], n: int, agreed: bool) -> bool:
        stmt = does[n]
        own = stmt.may or isinstance(stmt.cond, cond.Show) or self.each
        if (own and self.is_gone(g)) or cannot_pay(g, self, stmt) is not None:
            return True
        return stmt.may and not agreed and is_idle(g, self, stmt.does[:1] if stmt.is_trade else stmt.does)

    def may(self, g: Encounters) -> Ask:
        options = Options()
        options.one(opt.ACCEPT)
        options.one(opt.REFUSE)
        return Ask(self.you, questions.MAY, (self.card,), options, quick=False)

    def agrees(self, chosen: Option) -> bool:
        return chosen.phrase is opt.ACCEPT

    def pay(self, g: Encounters, stmt: Stmt) -> None:
        if stmt.pay_with == "recruit":
            g.recruit -= stmt.price
        else:
            g.attack -= stmt.price

    def either(self, g: Encounters, n: int) -> Ask:
        options = Options()
        for number in range(n):
            options.one(opt.EITHER, number + 1)
        return Ask(self.you, questions.EITHER, (self.card,), options)

    def named(self, g: Encounters, who: str) -> list[int]:
        """In the order in which they act (ENC-TIM-01)."""
        if who == "next_player":
            return [g.next_normal(self.user)]
        if who == "you_and_next_player":
            return [self.you, g.next_normal(self.user)]
        # A card of an Alien player is resolved from that seat on.
        first = self.user if g.faces[self.card].kind in (ALIEN_CARD, ALIEN_AVATAR) else g.acting()
        seats = g.normals() if who.startswith("chosen") else g.in_order(first)
        if who in ("chosen_other_player", "each_other_player"):
            return [seat for seat in seats if seat != self.you]
        return seats

    def which(self, g: Encounters, found: list[int]) -> Ask:
        options = Options()
        for seat in found:
            options.one(opt.CHOOSE_PLAYER, seat)
        return Ask(chooser(g, self), questions.PLAYER, (self.card,), options)

    def directed(self, verb: Verb) -> str:
        """A reaction always helps the player about to draw."""
        assert isinstance(verb, AIMED)
        return "" if self.origin == GUARD or verb.who == "you" else verb.who

    def meant_for(self, one: int, each: bool) -> Context:
        return Context(self.card, one, self.user, self.origin, self.piece, self.room, each or self.each)

    def is_gone(self, g: Encounters) -> bool:
        return is_gone(g, self, self.you)


Context.trades = True


def is_gone(g: Encounters, ctx: Context, seat: int) -> bool:
    """Whether a player an effect means has died or become an Alien player since (ENC-TRN-07)."""
    if g.fate[seat] == NORMAL:
        return False
    return g.fate[seat] == DEAD or g.faces[ctx.card].kind not in (ALIEN_CARD, ALIEN_AVATAR)


def chooser(g: Encounters, ctx: Context) -> int:
    """Who makes the choices of an effect (ENC-GEN-04, ENC-TRN-07)."""
    return g.acting() if is_gone(g, ctx, ctx.user) else ctx.user


def is_idle(g: Encounters, ctx: Context, does: Seq) -> bool:
    """Whether nothing of these actions can be done, as far as everybody can see (ENC-GEN-03)."""
    return all(cannot_do(g, ctx, verb) for choice in does for verb in choice)


def cannot_pay(g: Encounters, ctx: Context, stmt: Stmt) -> No | None:
    """Why the price of a statement cannot be paid, or would buy nothing (ENC-GEN-09)."""
    if stmt.price:
        pool = g.recruit if stmt.pay_with == "recruit" else g.attack
        if pool < stmt.price or not g.can_spend(ctx.you):
            return No("too-few-points", stmt.price, rule="ENC-GEN-09")
        if not is_met(g, ctx, stmt):
            return No("condition-not-met", rule="ENC-GEN-09")
        if is_idle(g, ctx, stmt.does):
            return No("buys-nothing", rule="ENC-GEN-09")
    return None


def counted(g: Encounters, n: int, per: str) -> int:
    """A number, multiplied by a counter taken now."""
    if per == "scanned":
        return n * g.scanned
    if per == "enemies_combat":
        return n * len(g.combat)
    if per == "clear_rooms":
        return n * g.clear_rooms()
    return n


# ---- conditions


def _in_combat(g: Encounters, ctx: Context, condition: cond.InCombat) -> bool:
    return len(g.combat) >= condition.n


def _killed(g: Encounters, ctx: Context, condition: cond.Killed) -> bool:
    return g.killed >= condition.n


def _alone(g: Encounters, ctx: Context, condition: cond.Alone) -> bool:
    return g.normals() == [ctx.you]


def _in_room(g: Encounters, ctx: Context, condition: cond.InRoom) -> bool:
    piece = g.rooms[ROOM_NAMES.index(condition.room)]
    return piece >= 0 and g.is_up(piece) and g.face(piece).id == condition.enemy


def _in_complex(g: Encounters, ctx: Context, condition: cond.InComplex) -> bool:
    return any(piece >= 0 and g.is_up(piece) and g.face(piece).id == condition.enemy for piece in g.rooms)


def _show(g: Encounters, ctx: Context, condition: cond.Show) -> Procedure:
    return ShowCard(ctx.you, CLASS_NAMES.index(condition.of_class))


HOLDS[cond.InCombat] = _in_combat
HOLDS[cond.Killed] = _killed
HOLDS[cond.Alone] = _alone
HOLDS[cond.InRoom] = _in_room
HOLDS[cond.InComplex] = _in_complex
TESTS[cond.Show] = _show


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


AIMED = (fx.Discard, fx.Heal, fx.Dodge, fx.Facehug, fx.Infest, fx.PassSelf)
DIRECTED.update(AIMED)
# A Strike may be dodged and a scan not be made (ENC-STR-20, ENC-EMP-10).
UNCERTAIN.update((fx.Strike, fx.Scan))
# What falls away when the player it is meant for has died.
PERSONAL.update(
    (
        fx.Attack, fx.Recruit, fx.Convert, fx.DefenseCut, fx.Draw, fx.Discard, fx.KillOwn, fx.SortDeck,
        fx.GainSergeant, fx.GainHq, fx.CopyPlayed, fx.CopyHq, fx.Peek, fx.ScanDiscount, fx.Strike, fx.Heal, fx.Dodge,
        fx.KillChestburster, fx.Die, fx.Win, fx.Facehug, fx.GainSelf, fx.Infest,
    )
)  # fmt: skip


def rooms_of(mask: int) -> Options:
    """One option for each room of a mask."""
    options = Options()
    for room in bits(mask):
        options.one(opt.CHOOSE_ROOM, room)
    return options
