"""Effects of cards, abilities and missions at work: on whose behalf they run, and playing Events and Hazards.

What each verb does is written in the files that deal with its subject; they enter it in ``ACTS`` and, where
a verb needs a target, in ``CANNOT``.
"""

from __future__ import annotations

from dataclasses import dataclass

from hullbreach.games.corps.content import conditions as cond
from hullbreach.games.corps.content import effects as fx
from hullbreach.games.corps.rules.deciding import ask_your_character, each_of, yes_or_no
from hullbreach.games.corps.rules.piles import check_cards, exhaust, lose_from_hand, put_away, surface, to_exhaust
from hullbreach.games.corps.rules.state import MARINE, NOBODY, Corps
from hullbreach.games.corps.words import events, questions, rolls
from hullbreach.games.corps.words import options as opt
from hullbreach.kernel.chance import Die
from hullbreach.kernel.errors import No
from hullbreach.kernel.options import Option, Options
from hullbreach.kernel.procedures import Next, Procedure, Total
from hullbreach.kernel.requests import Ask, Roll
from hullbreach.kernel.state import EVERYBODY
from hullbreach.kernel.windows import Window, asked_seat
from hullbreach.parts.effects import HOLDS, TESTS, cannot_do, perform
from hullbreach.parts.effects import Context as EffectContext
from hullbreach.parts.grammar import Stmt, Verb, verbs_of
from hullbreach.parts.piles import without
from hullbreach.parts.stat_test import StatTest

MARINE_TEST = StatTest(10)
D10 = MARINE_TEST.die
D6 = Die(6)

# What an effect stands on.
ABILITY, GEAR, EVENT, HAZARD, DISCARDED_HAZARD, TRACKER, MISSION = range(7)


@dataclass
class Context(EffectContext):
    """On whose behalf an effect runs: the character ("self"), the deciding seat, the card, a square."""

    kind: int
    who: int
    seat: int
    card: int = -1
    square: int = -1

    def falls_away(self, g: Corps, does: tuple[Stmt, ...], n: int, agreed: bool) -> bool:
        stmt = does[n]
        price = stmt.does[0][0].is_price and (len(stmt.does) > 1 or n + 1 < len(does))
        return (stmt.may or price) and cannot(g, self, does, n) is not None

    def may(self, g: Corps) -> Ask:
        return Ask(self.seat, questions.MAY, (self.who,), yes_or_no(), quick=False)

    def agrees(self, chosen: Option) -> bool:
        return chosen.phrase is opt.ACCEPT


def cannot(g: Corps, ctx: Context, does: tuple[Stmt, ...], n: int = 0) -> No | None:
    """Why the statements from the n-th on cannot be chosen: a price is idle without what it pays for (CORPS-GEN-04)."""
    verb = does[n].does[0][0]
    if verb.is_price:
        verb = paid_for(does[n:])
    no = cannot_do(g, ctx, verb)
    return no if isinstance(no, No) else None


def paid_for(does: tuple[Stmt, ...]) -> Verb:
    """What prices are paid for, or the last of them if nothing follows."""
    verbs = [choice[0] for stmt in does for choice in stmt.does]
    for verb in verbs:
        if not verb.is_price:
            return verb
    return verbs[-1]


# ---- conditions


def _has(g: Corps, ctx: Context, condition: cond.Has) -> bool:
    if ctx.who < 0:
        # Nobody is on the board to be hit (CORPS-HAZ-06).
        return False
    return bool(g.weapons[ctx.who] if condition.slot == "primary" else g.gear[ctx.who])


def _counter(g: Corps, ctx: Context, condition: cond.Counter) -> bool:
    return g.counters.get(condition.id, 0) >= condition.min


def _carrying(g: Corps, ctx: Context, condition: cond.Carrying) -> bool:
    return bool(g.carrying >> ctx.who & 1)


def _tech_test(g: Corps, ctx: Context, condition: cond.TechTest) -> Procedure:
    return TechTest(ctx.who, INTERACT)


HOLDS[cond.Has] = _has
HOLDS[cond.Counter] = _counter
HOLDS[cond.Carrying] = _carrying
TESTS[cond.TechTest] = _tech_test

# What a Tech test is for.
BARRICADE, INTERACT = "barricade", "interact"


def modifiers(g: Corps, who: int, stat: str, when: tuple[str, ...]) -> list[tuple[str, int]]:
    """All passive changes of a statistic of a character in a situation, each with its source."""
    found: list[tuple[str, int]] = []
    for effect in g.fixed.abilities[who][0 if g.hero[who] >= 0 else 1].get("passive", ()):
        verb = effect.verbs[0]
        if isinstance(verb, fx.Modify) and verb.stat == stat and verb.when in when:
            found.append(("ability", verb.n))
    # Equipment of the same name does not add up; attached Hazards do.
    for card in dict.fromkeys(g.gear[who]):
        for effect in g.fixed.effects[card].get("passive", ()):
            verb = effect.verbs[0]
            if isinstance(verb, fx.Modify) and verb.stat == stat and verb.when in when:
                found.append((g.card(card).id, verb.n))
    for card in g.attached[who]:
        for effect in g.fixed.effects[card].get("while_attached", ()):
            verb = effect.verbs[0]
            if isinstance(verb, fx.Modify) and verb.stat == stat and verb.when in when:
                found.append((g.card(card).id, verb.n))
    return found


def tech_total(g: Corps, who: int, purpose: str) -> Total:
    """The number a Tech test must not exceed (CORPS-ACT-05)."""
    return Total([("tech", g.side(who).tech), *modifiers(g, who, "tech", (purpose, "always"))])


@dataclass
class TechTest(Procedure):
    """Roll one Marine die against Tech; the result is in ``g.passed``. CORPS-ACT-05"""

    who: int
    purpose: str

    def react(self, g: Corps) -> Next:
        return window(g)

    def roll(self, g: Corps) -> Next:
        if g.square[self.who] < 0 or g.is_down(self.who):
            # Whoever was lost or knocked down before the roll makes none, and nothing comes of it (CORPS-AMB-53).
            g.passed = False
            return g.finish()
        return Roll(rolls.TECH, (self.who,), D10)

    def compare(self, g: Corps, rolled: int) -> Next:
        need = tech_total(g, self.who, self.purpose)
        g.passed = MARINE_TEST.passes(rolled, need.value)
        g.told += (events.TECH_TEST, self.who, rolled, need.value)
        return None


# ---- Events


def window(g: Corps) -> Procedure | None:
    """A moment at which Events may be played: every seat with cards in hand is asked (CORPS-AMB-53)."""
    for hand in g.hands:
        if hand:
            return EventWindow(window_starts_with(g), 0)
    return None


def window_starts_with(g: Corps) -> int:
    """The active player is asked first, in the Alien and Finish phase the highest-ranked one."""
    return g.controller(g.active) if is_activation(g) else g.leader()


def is_activation(g: Corps) -> bool:
    """Whether a character is being activated."""
    return g.phase == MARINE and g.active >= 0


def users(g: Corps, seat: int) -> list[int]:
    """Whom an Event of a seat can work for: of Ripley and Newt the one being activated, else either (CORPS-EVT-07)."""
    heroes = g.heroes_of(seat)
    return [g.active] if g.active in heroes else heroes or [NOBODY]


# Target words that mean somebody only beside the character that uses the effect.
OF_THE_USER = frozenset(("self", "active", "any_within_4", "each_within_4", "adjacent", "other_los", "grunt_los"))


def speaks_of_user(does: tuple[Stmt, ...]) -> bool:
    """Whether it matters which character uses an effect."""
    return any(
        getattr(verb, "target", "") in OF_THE_USER or (isinstance(verb, fx.Spawn) and verb.at == "nearest_spawn")
        for verb in verbs_of(does)
    )


def cannot_play(g: Corps, seat: int, card: int, timing: str) -> No | None:
    """Why an Event cannot be played by a seat at this moment."""
    if card not in g.hands[seat]:
        return No("not-in-hand", card, rule="CORPS-EVT-01")
    if g.card(card).type != "event":
        return No("not-an-event", card, rule="CORPS-EQP-12")
    effects = g.fixed.effects[card].get(timing, ())
    if not effects:
        return No("wrong-moment", card, rule="CORPS-EVT-05")
    no: No | None = None
    for who in users(g, seat):
        no = cannot(g, Context(EVENT, who, seat, card), effects[0].does)
        if no is None:
            break
    return no


@dataclass
class EventWindow(Window):
    """Ask the seats with cards in hand, clockwise, until all have passed in a row. CORPS-EVT-06"""

    def _ask(self, g: Corps, seat: int) -> Ask | None:
        if not g.hands[seat]:
            return None
        options = Options()
        options.one(opt.PASS)
        last = -1
        for card in g.hands[seat]:
            if card != last and card in g.fixed.any_time and cannot_play(g, seat, card, "any_time") is None:
                options.one(opt.PLAY_EVENT, card)
            last = card
        return Ask(seat, questions.WINDOW, (), options, passing=opt.PASS)

    def _take(self, g: Corps, seat: int, chosen: Option) -> tuple[Procedure, ...]:
        return PlayEvent(seat, chosen.args[0], "any_time"), EventWindow(self.first, 0)

    def _later(self, n: int) -> Procedure:
        return EventWindow(self.first, n)

    def refuse(self, g: Corps, option: Option) -> No:
        if option.phrase is opt.PLAY_EVENT:
            no = cannot_play(g, asked_seat(g), option.args[0], "any_time")
            if no is not None:
                return no
        return No("only-events-now", rule="CORPS-AMB-53")

    def closed(self, g: Corps) -> list[Option]:
        seat = asked_seat(g)
        return [
            Option(opt.PLAY_EVENT, (card,))
            for card in dict.fromkeys(g.hands[seat])
            if g.card(card).type == "event" and cannot_play(g, seat, card, "any_time") is not None
        ]


@dataclass
class PlayEvent(Procedure):
    """Pay an Event's cost, do what it says, put it away. CORPS-EVT-02"""

    seat: int
    card: int
    timing: str

    def show(self, g: Corps) -> Next:
        lose_from_hand(g, self.seat, self.card)
        g.playing = (*g.playing, self.card)
        g.told += (events.EVENT_PLAYED, self.seat, self.card)
        return exhaust(g, g.card(self.card).cost)

    def user(self, g: Corps) -> Next:
        does = g.fixed.effects[self.card][self.timing][0].does
        found = users(g, self.seat)
        if len(found) > 1 and speaks_of_user(does):
            able = [who for who in found if cannot(g, Context(EVENT, who, self.seat, self.card), does) is None]
            return Ask(self.seat, questions.TARGET, (), each_of(opt.CHOOSE_CHARACTER, able))
        g.go(PlayEvent.away)
        return perform(does, Context(EVENT, found[0], self.seat, self.card))

    def resolve(self, g: Corps, chosen: Option) -> Next:
        does = g.fixed.effects[self.card][self.timing][0].does
        return perform(does, Context(EVENT, chosen.args[0], self.seat, self.card))

    def away(self, g: Corps) -> Next:
        g.playing = without(g.playing, self.card)
        if g.fixed.edition.event_goes_to == "exhaust":
            to_exhaust(g, self.card, EVERYBODY)
        else:
            g.discard.append(self.card)
            g.told += (events.DISCARDED, self.card)
        return None


# ---- Hazards


@dataclass
class ResolveHazard(Procedure):
    """Do what a Hazard says to the active character: one turned up, or one just discarded. CORPS-HAZ-06"""

    kind: int
    card: int
    who: int
    seat: int

    def happen(self, g: Corps) -> Next:
        g.told += (events.HAZARD, self.card)
        who = g.active if is_activation(g) else self.who
        asked = ask_your_character(g, self.seat) if who < 0 else None
        return g.instead(self._hit(g, who)) if asked is None else asked

    def named(self, g: Corps, chosen: Option) -> Next:
        return self._hit(g, chosen.args[0])

    def _hit(self, g: Corps, who: int) -> Procedure:
        does = g.fixed.effects[self.card]["on_hazard"][0].does
        return perform(does, Context(self.kind, who, self.seat, self.card))


@dataclass
class DrawnHazard(Procedure):
    """A Hazard that was drawn: resolve it, then it goes to the Exhaust pile. CORPS-AMB-03"""

    card: int
    who: int
    seat: int

    def resolve(self, g: Corps) -> Next:
        return ResolveHazard(HAZARD, self.card, self.who, self.seat)

    def away(self, g: Corps) -> Next:
        if self.card in g.turned:
            put_away(g, self.card)
            to_exhaust(g, self.card, EVERYBODY)
        check_cards(g)
        return surface(g)
