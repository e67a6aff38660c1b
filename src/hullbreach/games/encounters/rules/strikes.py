"""Strikes: the window before one is drawn, the card and its text, damage, healing, the Strike phase. ENC-STR"""

from __future__ import annotations

from dataclasses import dataclass

from hullbreach.games.encounters.content import effects as fx
from hullbreach.games.encounters.rules.agendas import settle
from hullbreach.games.encounters.rules.death import Death
from hullbreach.games.encounters.rules.decks import discard, leave_play, may_hold, to_discard
from hullbreach.games.encounters.rules.effects.run import GUARD, HIVE_CARD, STRIKE_TEXT, Context, chooser
from hullbreach.games.encounters.rules.state import DEAD, NORMAL, Encounters
from hullbreach.games.encounters.words import events, questions, rolls
from hullbreach.games.encounters.words import options as opt
from hullbreach.kernel.chance import Order
from hullbreach.kernel.errors import No
from hullbreach.kernel.options import Option, Options
from hullbreach.kernel.procedures import Next, Procedure
from hullbreach.kernel.requests import Ask, Roll
from hullbreach.kernel.windows import Window, asked_seat
from hullbreach.parts.effects import ACTS, CANNOT, perform_all, perform_now
from hullbreach.parts.piles import without

NO_ENEMY = -1


def draw_strikes(
    g: Encounters, seat: int, n: int, fate: int, striker: int = NO_ENEMY, asked: bool = False
) -> tuple[Procedure, ...]:
    """Draw Strikes one at a time, as far as nothing comes in between; returns what is left to be done. ENC-STR-12

    fate: a player who dies or becomes an Alien player draws no more. striker: the enemy that struck, whose ability
    follows. asked: the players have had their chance to react to the first of them.
    """
    while n > 0 and g.fate[seat] == fate:
        if not g.strike_deck:
            # Where there is none at all, none is about to be drawn and nobody reacts (ENC-EMP-08, ENC-EMP-10).
            return (RefillStrikes(), DrawOn(seat, n, fate, striker)) if g.strike_discard else ()
        if not asked:
            if g.dodges[seat] > 0:
                # A dodge already in force is used up first (ENC-STR-19).
                g.dodges[seat] -= 1
                g.told += (events.DODGED, seat)
                n -= 1
                continue
            window = guard_window(g, seat)
            if window is not None:
                outer = g.dodged
                g.dodged = False
                return (window, DrawStrikes(seat, n, fate, striker, outer))
        asked = False
        n -= 1
        following = take_strike(g, seat, striker)
        if following:
            return (*following, DrawOn(seat, n, fate, striker)) if n else following
    return ()


@dataclass
class DrawStrikes(Procedure):
    """Draw Strikes, after the players could react to the first of them. ENC-STR-12, ENC-STR-19

    outer: ``g.dodged`` of the reaction in the middle of which these are drawn.
    """

    seat: int
    n: int
    fate: int
    striker: int
    outer: bool

    def strike(self, g: Encounters) -> Next:
        dodged = g.dodged
        g.dodged = self.outer
        if dodged:
            g.told += (events.DODGED, self.seat)
            return draw_strikes(g, self.seat, self.n - 1, self.fate, self.striker)
        return draw_strikes(g, self.seat, self.n, self.fate, self.striker, True)


@dataclass
class DrawOn(Procedure):
    """Draw the Strikes that are left. ENC-STR-12"""

    seat: int
    n: int
    fate: int
    striker: int

    def draw(self, g: Encounters) -> Next:
        return draw_strikes(g, self.seat, self.n, self.fate, self.striker)


def take_strike(g: Encounters, seat: int, striker: int) -> tuple[Procedure, ...]:
    """The Strike is put at the Avatar, its text happens, then damage is compared with Health (ENC-STR-04)."""
    card = g.strike_deck.pop()
    fate = g.fate[seat]
    g.strikes[seat] = (*g.strikes[seat], card)
    g.done = True
    g.told += (events.STRUCK, seat, card)
    # An Alien player takes only the damage (ENC-ALN-09).
    hit = g.faces[card].at("hit") if fate == NORMAL else ()
    if not g.strike_deck:
        text = perform_all(hit, Context(card, seat, seat, STRIKE_TEXT))
        return (RefillStrikes(), *text, Suffer(seat, card, striker, fate))
    if hit:
        text = perform_now(g, hit, Context(card, seat, seat, STRIKE_TEXT))
        if text:
            return (*text, Suffer(seat, card, striker, fate))
    return suffer(g, seat, card, striker, fate)


@dataclass
class RefillStrikes(Procedure):
    """As soon as the last Strike has left the deck the discarded ones are shuffled into a new one. ENC-EMP-08"""

    def shuffle(self, g: Encounters) -> Next:
        if g.strike_deck or not g.strike_discard:
            return g.finish()
        return Roll(rolls.STRIKES, (), Order("card", sorted(g.strike_discard)))

    def lay(self, g: Encounters, order: tuple[int, ...]) -> Next:
        g.strike_deck = list(order[::-1])
        g.strike_discard = []
        return None


@dataclass
class Suffer(Procedure):
    """What follows a Strike once its text has happened. ENC-STR-07, ENC-STR-13"""

    seat: int
    card: int
    striker: int
    fate: int

    def compare(self, g: Encounters) -> Next:
        return suffer(g, self.seat, self.card, self.striker, self.fate)


def suffer(g: Encounters, seat: int, card: int, striker: int, fate: int) -> tuple[Procedure, ...]:
    """After a Strike's text: a miss is discarded, damage may kill, the striker's ability happens. ENC-STR-07, 13"""
    if g.fate[seat] != fate:
        return ()
    lasting = fate == NORMAL and card in g.fixed.with_wound
    if g.faces[card].damage == 0 and not lasting and card in g.strikes[seat]:
        g.strikes[seat] = without(g.strikes[seat], card)
        g.strike_discard.append(card)
    if g.damage(seat) >= g.health(seat):
        return (Death(seat, False),)
    if striker == NO_ENEMY or striker not in g.card_of:
        return ()
    enemy = g.card_of[striker]
    clauses = g.faces[enemy].at("strike")
    if not clauses:
        return ()
    return perform_now(g, clauses, Context(enemy, seat, g.acting(), HIVE_CARD, striker, g.room_of(striker)))


# ---- reactions


def guard_cards(g: Encounters, seat: int, struck: int) -> list[int]:
    """The cards of a hand with which a seat can react to this Strike (ENC-STR-19)."""
    own = seat == struck
    return [
        card for card in dict.fromkeys(g.hands[seat]) if g.faces[card].guards and (own or g.faces[card].guards_others)
    ]


def guard_vigilant(g: Encounters, seat: int) -> list[int]:
    """The Vigilant cards in play whose Discard dodges (ENC-VIG-05)."""
    return [card for card in dict.fromkeys(g.in_play(seat)) if g.faces[card].vigilant and dodges(g, card)]


def dodges(g: Encounters, card: int) -> bool:
    """Whether the Discard ability of a card dodges a Strike."""
    return any(isinstance(verb, fx.Dodge) for clause in g.faces[card].at("discard") for verb in clause.verbs)


def may_guard(g: Encounters, seat: int, struck: int) -> bool:
    """Whether a seat is asked: as far as everybody can count it may hold a card for this moment."""
    own = seat == struck
    if own and guard_vigilant(g, seat):
        return True
    if not own and (g.fate[seat] != NORMAL or g.fate[struck] != NORMAL):
        return False
    return may_hold(g, seat, g.fixed.guarding if own else g.fixed.guarding_others)


def is_asked_to_guard(g: Encounters, seat: int, struck: int) -> bool:
    """Whether a seat is asked before this Strike; most players never had a card for it."""
    return bool(g.guards >> seat & 1) and g.fate[seat] != DEAD and may_guard(g, seat, struck)


def guard_window(g: Encounters, struck: int) -> Procedure | None:
    """The window before a Strike is drawn; None when nobody is asked."""
    if g.guards:
        for n in range(g.seats):
            if is_asked_to_guard(g, (struck + n) % g.seats, struck):
                return GuardWindow(struck, n)
    return None


@dataclass
class GuardWindow(Window):
    """Before a Strike is drawn: the struck player, then the others in turn order, until one dodges it. ENC-STR-19"""

    def _ask(self, g: Encounters, seat: int) -> Ask | None:
        struck = self.first
        if g.dodged or not is_asked_to_guard(g, seat, struck):
            return None
        options = Options()
        options.one(opt.PASS)
        for card in guard_cards(g, seat, struck):
            options.one(opt.GUARD, card)
        if seat == struck:
            for card in guard_vigilant(g, seat):
                options.one(opt.GUARD_VIGILANT, card)
        return Ask(seat, questions.GUARD, (struck,), options, passing=opt.PASS)

    def _take(self, g: Encounters, seat: int, chosen: Option) -> tuple[Procedure, ...]:
        card = chosen.args[0]
        g.told += (events.GUARDED, seat, card)
        if chosen.phrase is opt.GUARD:
            clauses = g.faces[card].at("guard")
            discard(g, seat, card)
        else:
            clauses = g.faces[card].at("discard")
            leave_play(g, seat, card)
            to_discard(g, seat, card)
        left = perform_now(g, clauses, Context(card, self.first, seat, GUARD))
        return (*left, self._later((seat - self.first) % g.seats + 1))

    def _later(self, n: int) -> Procedure:
        return GuardWindow(self.first, n)

    def refuse(self, g: Encounters, option: Option) -> No:
        if option.phrase is opt.GUARD:
            card = option.args[0]
            if card not in g.hands[asked_seat(g)]:
                return No("not-in-hand", card, rule="ENC-STR-19")
            if g.faces[card].guards:
                return No("guards-only-its-owner", card, rule="ENC-STR-19")
            return No("no-guard-card", card, rule="ENC-STR-19")
        if option.phrase is opt.GUARD_VIGILANT:
            return No("no-dodging-vigilant", option.args[0], rule="ENC-VIG-05")
        return No("only-reactions-now", rule="ENC-STR-19")

    def closed(self, g: Encounters) -> list[Option]:
        seat = asked_seat(g)
        useful = guard_cards(g, seat, self.first)
        return [
            Option(opt.GUARD, (card,))
            for card in dict.fromkeys(g.hands[seat])
            if g.faces[card].guards and card not in useful
        ]


def _dodge(g: Encounters, ctx: Context, verb: fx.Dodge) -> Next:
    if ctx.origin == GUARD:
        g.dodged = True
    else:
        g.dodges[ctx.you] += verb.n
    return None


def _strike(g: Encounters, ctx: Context, verb: fx.Strike) -> Next:
    return draw_strikes(g, ctx.you, verb.n, g.fate[ctx.you])


# ---- healing


@dataclass
class Heal(Procedure):
    """Strikes leave an Avatar for the Strike discard pile. ENC-STR-09, ENC-AMB-42"""

    seat: int
    n: int
    by: int

    def choose(self, g: Encounters) -> Next:
        if self.n <= 0 or not g.strikes[self.seat]:
            return g.finish()
        options = Options()
        for card in dict.fromkeys(g.strikes[self.seat]):
            options.one(opt.HEAL, card)
        return Ask(self.by, questions.HEAL, (self.seat,), options)

    def heal(self, g: Encounters, chosen: Option) -> Next:
        card = chosen.args[0]
        g.strikes[self.seat] = without(g.strikes[self.seat], card)
        g.strike_discard.append(card)
        g.told += (events.HEALED, self.seat, card)
        return g.instead(Heal(self.seat, self.n - 1, self.by))


def _heal(g: Encounters, ctx: Context, verb: fx.Heal) -> Next:
    return Heal(ctx.you, verb.n, ctx.you if ctx.each else chooser(g, ctx))


def _unhurt(g: Encounters, ctx: Context, verb: fx.Heal) -> bool:
    return verb.who == "you" and not g.strikes[ctx.you]


# ---- the Strike phase


@dataclass
class StrikePhase(Procedure):
    """The enemies in the Combat Zone that have not struck yet. ENC-STR-01, ENC-STR-11, ENC-TIM-04"""

    pieces: tuple[int, ...]

    def strike(self, g: Encounters) -> Next:
        if g.bonus:
            g.go(StrikePhase.strike)
            return settle(g)
        return strike_phase(g, self.pieces)


def strike_phase(g: Encounters, pieces: tuple[int, ...]) -> tuple[Procedure, ...]:
    """Each enemy in the Combat Zone strikes the active player, the oldest first (ENC-STR-01, ENC-STR-11)."""
    for n, piece in enumerate(pieces):
        if g.fate[g.turn] != NORMAL:
            break
        if piece not in g.combat or g.held >> piece & 1 or (g.burdened and is_spared(g, g.turn, piece)):
            continue
        following = draw_strikes(g, g.turn, g.face(piece).strikes, NORMAL, piece)
        if following:
            return (*following, StrikePhase(pieces[n + 1 :]))
    return ()


def is_spared(g: Encounters, seat: int, piece: int) -> bool:
    """Whether a Chestburster protects a player from this enemy (ENC-CHB-02, ENC-OPT-04)."""
    if not g.burdened >> seat & 1:
        return False
    return not g.fixed.aliens_only_spare or g.face(piece).type not in ("android", "human")


ACTS[fx.Dodge] = _dodge
ACTS[fx.Strike] = _strike
ACTS[fx.Heal] = _heal
CANNOT[fx.Heal] = _unhurt
