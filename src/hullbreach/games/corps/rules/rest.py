"""The Rest action: draw, then recycle. CORPS-RST"""

from __future__ import annotations

from dataclasses import dataclass

from hullbreach.games.corps.rules.drawing import DrawCards
from hullbreach.games.corps.rules.effects.run import GEAR, Context, modifiers
from hullbreach.games.corps.rules.piles import recycle_batch, recycle_from_hand, surface, take_exhausted, to_below
from hullbreach.games.corps.rules.state import Corps
from hullbreach.games.corps.words import events, questions
from hullbreach.games.corps.words import options as opt
from hullbreach.kernel.options import Option, Options
from hullbreach.kernel.procedures import Next, Procedure
from hullbreach.kernel.requests import Ask
from hullbreach.parts.effects import perform

REST_DRAWS = 2
REST_RECYCLES = 3


@dataclass
class Rest(Procedure):
    """A Hero draws up to 2 cards, then recycles up to 3; a Grunt only recycles. CORPS-RST"""

    who: int
    seat: int

    def begin(self, g: Corps) -> Next:
        g.told += (events.RESTED, self.who)
        found = [
            perform(effect.does, Context(GEAR, self.who, self.seat, card))
            for card in (*g.attached[self.who], *g.gear[self.who])
            for effect in g.fixed.effects[card].get("on_rest", ())
        ]
        return tuple(found)

    def draw_or_recycle(self, g: Corps) -> Next:
        if g.square[self.who] < 0:
            return None
        most = REST_RECYCLES
        for _, n in modifiers(g, self.who, "rest_recycle", ("rest",)):
            most += n
        if g.hero[self.who] >= 0:
            return RestDraw(self.who, self.seat, REST_DRAWS), RestRecycle(self.who, self.seat, most, True)
        if g.fixed.edition.grunt_rest != "up_to_3":
            # The three are a must, what a passive ability adds is not (CORPS-AMB-52, CORPS-STAT-04).
            recycle_batch(g, REST_RECYCLES)
            most -= REST_RECYCLES
        return RestRecycle(self.who, self.seat, most, False)


@dataclass
class RestDraw(Procedure):
    """Draw, one card at a time, as long as the player likes. CORPS-RST-01"""

    who: int
    seat: int
    left: int

    def ask(self, g: Corps) -> Next:
        if self.left <= 0 or (not g.deck and not g.below) or g.square[self.who] < 0:
            return g.finish()
        options = Options()
        options.one(opt.DRAW)
        options.one(opt.ENOUGH)
        return Ask(self.seat, questions.REST_DRAW, (self.who,), options)

    def draw(self, g: Corps, chosen: Option) -> Next:
        if chosen.phrase is opt.ENOUGH:
            return None
        return g.instead(DrawCards(self.seat, self.who, 1), RestDraw(self.who, self.seat, self.left - 1))


@dataclass
class RestRecycle(Procedure):
    """Recycle cards from the Exhaust pile or the hand, one at a time, as one batch. CORPS-RST-01, CORPS-AMB-64"""

    who: int
    seat: int
    left: int
    hand: bool

    def ask(self, g: Corps) -> Next:
        options = Options()
        if self.left > 0 and g.square[self.who] >= 0:
            if g.exhaust:
                options.one(opt.RECYCLE_TOP)
            if self.hand:
                for card in dict.fromkeys(g.hands[self.seat]):
                    options.one(opt.RECYCLE, card)
        if not options.groups:
            return g.go(RestRecycle.settle)
        options.one(opt.ENOUGH)
        return Ask(self.seat, questions.REST_RECYCLE, (self.who, self.left), options)

    def choose(self, g: Corps, chosen: Option) -> Next:
        if chosen.phrase is opt.ENOUGH:
            return None
        if chosen.phrase is opt.RECYCLE_TOP:
            card, known = take_exhausted(g)
            to_below(g, card, known)
            g.told += (events.RECYCLED, 1)
        else:
            recycle_from_hand(g, self.seat, chosen.args[0])
        return g.instead(RestRecycle(self.who, self.seat, self.left - 1, self.hand))

    def settle(self, g: Corps) -> Next:
        return surface(g)
