"""Searching the Endurance deck for gear: look, take, equip at once. CHO-44"""

from __future__ import annotations

from dataclasses import dataclass

from hullbreach.games.corps.content import effects as fx
from hullbreach.games.corps.rules.deciding import each_of
from hullbreach.games.corps.rules.effects.cards import into_hand, is_of
from hullbreach.games.corps.rules.effects.run import Context
from hullbreach.games.corps.rules.equip import can_carry, equip_card, fits
from hullbreach.games.corps.rules.piles import (
    Reshuffle,
    check_cards,
    gain_to_hand,
    put_away,
    surface,
    take_off,
    take_top,
    to_below,
    under_exhaust,
)
from hullbreach.games.corps.rules.state import Corps
from hullbreach.games.corps.words import events, questions
from hullbreach.games.corps.words import options as opt
from hullbreach.kernel.errors import No
from hullbreach.kernel.options import Option, Options
from hullbreach.kernel.procedures import Next, Procedure
from hullbreach.kernel.requests import Ask
from hullbreach.kernel.state import EVERYBODY
from hullbreach.parts.effects import ACTS
from hullbreach.parts.known import seat_bit
from hullbreach.parts.piles import without


def search(g: Corps, ctx: Context, verb: fx.Search) -> Next:
    g.told += (events.LOOKED, ctx.seat, min(verb.n, len(g.deck) + len(g.below)))
    return Look(verb.n, TakeGear(ctx.seat, ctx.who, verb.take, verb.types, verb.to))


@dataclass
class Look(Procedure):
    """Lift the top cards one by one, through a reshuffle; only the searcher sees them. CORPS-AMB-79"""

    n: int
    take: TakeGear

    def lift(self, g: Corps) -> Next:
        if self.n <= 0 or (not g.deck and not g.below):
            return g.instead(self.take)
        if not g.deck:
            g.repeat()
            return Reshuffle()
        seat = self.take.seat
        card = take_top(g, seat_bit(seat))
        g.lifted = (*g.lifted, card)
        g.searcher = seat
        g.told += (seat_bit(seat), events.SAW_CARD, seat, card)
        return g.instead(Look(self.n - 1, self.take))


def bearers(g: Corps, who: int, card: int) -> list[int]:
    """The searcher and its neighbours who could carry a card if they make room."""
    near = g.characters_on(g.adjacent(g.square[who]) | 1 << g.square[who])
    return [other for other in near if can_carry(g, other, card)]


@dataclass
class TakeGear(Procedure):
    """Take cards of the right type out of those looked at; the rest goes under the deck."""

    seat: int
    who: int
    take: int
    types: str
    to: str

    def choose(self, g: Corps) -> Next:
        options = Options()
        for card in dict.fromkeys(g.lifted):
            if self.cannot_take(g, card) is None:
                options.one(opt.TAKE, card)
        options.one(opt.ENOUGH)
        # What can be taken is the searcher's secret, so the question comes in any case.
        return Ask(self.seat, questions.TAKE, (), options, quick=False)

    def go_on(self, g: Corps, chosen: Option) -> Next:
        if chosen.phrase is opt.ENOUGH:
            for card in g.lifted:
                to_below(g, card, seat_bit(self.seat))
            g.lifted = ()
            g.finish()
            return surface(g)
        card = chosen.args[0]
        g.lifted = without(g.lifted, card)
        g.turned = (*g.turned, card)
        g.told += (events.REVEALED, card)
        more = TakeGear(self.seat, self.who, self.take - 1, self.types, self.to)
        if self.to == "equip":
            return g.instead(GiveGear(self.seat, self.who, card), more)
        into_hand(g, self.seat, self.who, card)
        check_cards(g)
        return g.instead(more)

    def refuse(self, g: Corps, option: Option) -> No:
        no = self.cannot_take(g, option.args[0]) if option.phrase is opt.TAKE and option.args[0] in g.lifted else None
        return no or No("not-offered", rule="CORPS-AMB-79")

    def cannot_take(self, g: Corps, card: int) -> No | None:
        if self.take <= 0:
            return No("search-over", rule="CORPS-AMB-79")
        if not is_of(g, card, self.types):
            return No("wrong-type", card, rule="CORPS-AMB-79")
        if self.to == "equip" and (g.square[self.who] < 0 or not bearers(g, self.who, card)):
            return No("fits-nobody", card, rule="CORPS-EQP-03")
        return None


@dataclass
class GiveGear(Procedure):
    """Who gets the card, and what makes room for it."""

    seat: int
    who: int
    card: int

    def bearer(self, g: Corps) -> Next:
        found = bearers(g, self.who, self.card)
        return Ask(self.seat, questions.BEARER, (self.card,), each_of(opt.CHOOSE_CHARACTER, found))

    def equip(self, g: Corps, chosen: Option) -> Next:
        return g.instead(MakeRoom(self.seat, chosen.args[0], self.card))


@dataclass
class MakeRoom(Procedure):
    """Displace cards until the new one fits: a Hero's to its player's hand, a Grunt's under the Exhaust pile."""

    seat: int
    who: int
    card: int

    def displace(self, g: Corps) -> Next:
        if fits(g, self.who, self.card) is None:
            put_away(g, self.card)
            equip_card(g, self.who, self.card)
            check_cards(g)
            return g.finish()
        slot = g.weapons[self.who] if g.card(self.card).type == "weapon" else g.gear[self.who]
        cards = list(dict.fromkeys(slot))
        return Ask(self.seat, questions.DISPLACE, (self.card,), each_of(opt.DISPLACE, cards))

    def away(self, g: Corps, chosen: Option) -> Next:
        card = chosen.args[0]
        take_off(g, self.who, card)
        if g.hero[self.who] >= 0:
            gain_to_hand(g, g.hero[self.who], card)
        else:
            under_exhaust(g, card, EVERYBODY)
        return g.instead(MakeRoom(self.seat, self.who, self.card))


ACTS[fx.Search] = search
