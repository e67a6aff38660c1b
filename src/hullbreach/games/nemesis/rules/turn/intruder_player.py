"""The player who runs the Intruders after death. NEM-INP"""

from __future__ import annotations

from dataclasses import dataclass

from hullbreach.games.nemesis.content.effects import ResolveEvent
from hullbreach.games.nemesis.content.event_records import ANY_CORRIDOR
from hullbreach.games.nemesis.content.names import LARVA
from hullbreach.games.nemesis.rules.effects.deed import Deed
from hullbreach.games.nemesis.rules.intruders.attack import Attack, resolve
from hullbreach.games.nemesis.rules.intruders.placing import step_out
from hullbreach.games.nemesis.rules.people.cards import put_away, put_under, refill, take_top
from hullbreach.games.nemesis.rules.state import Nemesis
from hullbreach.games.nemesis.rules.terms import ATTACKS, EVENTS
from hullbreach.games.nemesis.rules.turn.event_card import EventCard, EventEffect
from hullbreach.games.nemesis.words import events, questions, rolls
from hullbreach.games.nemesis.words import options as opt
from hullbreach.kernel.chance import Order
from hullbreach.kernel.errors import No
from hullbreach.kernel.options import Option, Options, members
from hullbreach.kernel.procedures import Next, Procedure
from hullbreach.kernel.requests import Ask, Roll
from hullbreach.parts.effects import ACTS, CANNOT, perform
from hullbreach.parts.piles import without


def plays_intruders(g: Nemesis) -> bool:
    """Whether somebody plays the Intruders in this turn. NEM-INP-02"""
    return g.intruder_seat >= 0 and g.turn >= g.intruder_turn


@dataclass
class DrawPlots(Procedure):
    """Three Intruder Action cards at the start of the Player Phase, up to a hand of four. NEM-INP-03, NEM-INP-09"""

    left: int = -1

    def draw(self, g: Nemesis) -> Next:
        tables = g.fixed.tables
        left = tables.intruder_draw if self.left < 0 else self.left
        while left and len(g.plot_hand) < tables.intruder_hand and g.plot_deck:
            card = g.plot_deck[-1]
            g.plot_deck = g.plot_deck[:-1]
            g.plot_hand = (*g.plot_hand, card)
            seat = g.intruder_seat
            g.told += (1 << seat, events.PLOT_DRAWN, seat, card, ~(1 << seat), events.PLOT_DRAWN_HIDDEN, seat)
            left -= 1
        if not left or len(g.plot_hand) >= tables.intruder_hand or not g.plot_discard:
            return g.finish()
        if left != self.left:
            return g.instead(DrawPlots(left))
        return Roll(rolls.PLOTS, (), Order("plot", list(g.plot_discard)))

    def rebuild(self, g: Nemesis, order: tuple[int, ...]) -> Next:
        g.plot_deck = tuple(order[::-1])
        g.plot_discard = ()
        return g.repeat()


@dataclass
class IntruderRound(Procedure):
    """One card for one of its three uses, or a pass. NEM-INP-03 to 06"""

    seat: int

    def ask(self, g: Nemesis) -> Next:
        g.active = self.seat
        if not g.plot_hand:
            g.have_passed |= 1 << self.seat
            g.told += (events.PASSED, self.seat)
            return g.finish()
        options = Options()
        options.one(opt.PASS)
        for card in g.plot_hand:
            if movable(g):
                options.one(opt.PLOT_MOVE, card)
            if attackable(g):
                options.one(opt.PLOT_ATTACK, card)
            if not _pointless(g, card):
                options.one(opt.PLOT_EFFECT, card)
        return Ask(self.seat, questions.PLOT, (), options)

    def use(self, g: Nemesis, chosen: Option) -> Next:
        if chosen.phrase is opt.PASS:
            return g.instead(PlotPass(self.seat))
        card = chosen.args[0]
        g.plot_hand = without(g.plot_hand, card)
        g.plot_discard = (*g.plot_discard, card)
        g.summoned = 0
        g.told += (events.PLOT_PLAYED, self.seat, card)
        record = g.fixed.content.intruder_actions[card]
        if chosen.phrase is opt.PLOT_MOVE:
            return PlotMove(self.seat, record.move)
        if chosen.phrase is opt.PLOT_ATTACK:
            return PlotAttack(self.seat, record.attack)
        return perform(record.effects[0].does, Deed(self.seat))

    def refuse(self, g: Nemesis, option: Option) -> No:
        return No("not-offered", rule="NEM-INP-03")


def _pointless(g: Nemesis, card: int) -> bool:
    """Whether the effect of a card would change nothing; what depends on hidden things is never pointless."""
    verbs = g.fixed.content.intruder_actions[card].effects[0].verbs
    found = [CANNOT.get(type(verb)) for verb in verbs]
    deed = Deed(g.intruder_seat)
    return all(check is not None and check(g, deed, verb) for check, verb in zip(found, verbs, strict=True))


def movable(g: Nemesis) -> int:
    """The Intruders on the board."""
    return sum([1 << i for i, room in enumerate(g.lair) if room >= 0])


def attackable(g: Nemesis) -> int:
    """The Intruders in a Room with a Character."""
    occupied = g.rooms_with_people()
    return sum([1 << i for i, room in enumerate(g.lair) if room >= 0 and occupied >> room & 1])


@dataclass
class PlotPass(Procedure):
    """On passing one card may be kept, the rest is discarded. NEM-INP-03"""

    seat: int

    def stop(self, g: Nemesis) -> Next:
        g.have_passed |= 1 << self.seat
        g.told += (events.PASSED, self.seat)
        return None

    def ask(self, g: Nemesis) -> Next:
        if not g.plot_hand:
            return g.finish()
        options = Options()
        options.one(opt.KEEP_NONE)
        options.each(opt.KEEP_PLOT, g.plot_hand)
        return Ask(self.seat, questions.KEEP_PLOT, (), options)

    def keep(self, g: Nemesis, chosen: Option) -> Next:
        kept = chosen.args
        left = list(g.plot_hand)
        for card in kept:
            left.remove(card)
        g.plot_hand = kept
        g.plot_discard = (*g.plot_discard, *left)
        return None


@dataclass
class PlotMove(Procedure):
    """Any one Intruder moves through the exit with the number; with any number a chosen one. NEM-INP-04"""

    seat: int
    number: int

    def ask(self, g: Nemesis) -> Next:
        options = Options()
        for intruder in members(movable(g)):
            for number in (1, 2, 3, 4) if self.number == ANY_CORRIDOR else (self.number,):
                options.one(opt.SEND, intruder, number)
        return Ask(self.seat, questions.SEND, (), options)

    def move(self, g: Nemesis, chosen: Option) -> Next:
        return step_out(g, [chosen.args[0]], chosen.args[1])

    def refuse(self, g: Nemesis, option: Option) -> No:
        there = option.phrase is opt.SEND and movable(g) >> option.args[0] & 1
        return No("not-offered" if there else "not-there", rule="NEM-INP-04")


@dataclass
class PlotAttack(Procedure):
    """An Intruder attacks a Character in its Room with one of several Attack cards. NEM-INP-05"""

    seat: int
    cards: int

    def ask(self, g: Nemesis) -> Next:
        options = Options()
        for intruder in members(attackable(g)):
            for target in g.people_in(g.lair[intruder]):
                options.one(opt.SET_ON, intruder, target)
        return Ask(self.seat, questions.SET_ON, (), options)

    def target(self, g: Nemesis, chosen: Option) -> Next:
        intruder, target = chosen.args
        if g.fixed.kind_of[intruder] == LARVA:
            return g.instead(Attack(intruder, target, False))
        return g.instead(*refill(g, ATTACKS, self.cards), PickAttack(self.seat, intruder, target, self.cards))

    def refuse(self, g: Nemesis, option: Option) -> No:
        return No("nobody-there", rule="NEM-INP-05")


@dataclass
class PickAttack(Procedure):
    """One of the drawn Attack cards is resolved, the rest goes under the deck. NEM-HID-13"""

    seat: int
    intruder: int
    target: int
    cards: int

    def draw(self, g: Nemesis) -> Next:
        found = [take_top(g, ATTACKS) for _ in range(min(self.cards, len(g.decks[ATTACKS])))]
        g.aside = tuple(found)
        for attack in found:
            g.told += (1 << self.seat, events.ATTACK_SEEN, self.seat, attack)
        return None

    def ask(self, g: Nemesis) -> Next:
        options = Options()
        options.each(opt.CHOOSE_ATTACK, g.aside)
        return Ask(self.seat, questions.ATTACK_CARD, (), options)

    def resolve(self, g: Nemesis, chosen: Option) -> Next:
        card = chosen.args[0]
        rest = list(g.aside)
        rest.remove(card)
        g.aside = ()
        for other in rest:
            put_under(g, ATTACKS, other, 1 << self.seat)
        g.shielded = 0
        attack = card
        g.told += (events.ATTACK_CARD, self.intruder, self.target, attack)
        return resolve(g, self.intruder, self.target, False, card)


@dataclass
class Planning(Procedure):
    """Draw Event cards, resolve one, discard the others. NEM-INP-06"""

    seat: int
    n: int

    def prepare(self, g: Nemesis) -> Next:
        return refill(g, EVENTS, self.n)

    def draw(self, g: Nemesis) -> Next:
        g.looked = tuple([take_top(g, EVENTS) for _ in range(min(self.n, len(g.decks[EVENTS])))])
        for event in g.looked:
            g.told += (1 << self.seat, events.EVENT_SEEN, self.seat, event)
        return None

    def ask(self, g: Nemesis) -> Next:
        options = Options()
        options.each(opt.CHOOSE_EVENT, g.looked)
        return Ask(self.seat, questions.PLANNING, (), options)

    def resolve(self, g: Nemesis, chosen: Option) -> Next:
        event = chosen.args[0]
        rest = list(g.looked)
        rest.remove(event)
        g.looked = ()
        for other in rest:
            put_away(g, EVENTS, other)
        g.told += (events.EVENT, event)
        if g.fixed.switches.planning_card == "whole":
            return EventCard(event)
        put_away(g, EVENTS, event)
        return EventEffect(event)


def _resolve_event(g: Nemesis, deed: Deed, verb: ResolveEvent) -> Next:
    return Planning(deed.seat, verb.n)


ACTS[ResolveEvent] = _resolve_event
