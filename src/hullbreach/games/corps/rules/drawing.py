"""Drawing and discarding cards one by one, with the Hazards that come up on the way."""

from __future__ import annotations

from dataclasses import dataclass

from hullbreach.games.corps.rules.effects.run import DISCARDED_HAZARD, DrawnHazard, ResolveHazard
from hullbreach.games.corps.rules.piles import (
    UNSEEN,
    Reshuffle,
    check_cards,
    discard_from_hand,
    draw_one,
    surface,
    take_exhausted,
    take_top,
    under_exhaust,
)
from hullbreach.games.corps.rules.state import CAPTURED, KILLED, Corps
from hullbreach.games.corps.words import events, questions
from hullbreach.games.corps.words import options as opt
from hullbreach.kernel.errors import No
from hullbreach.kernel.options import Option, Options
from hullbreach.kernel.procedures import Next, Procedure
from hullbreach.kernel.requests import Ask
from hullbreach.kernel.state import EVERYBODY


@dataclass
class DiscardCards(Procedure):
    """A seat discards n cards, from hand or deck (or from hand only), one by one. CORPS-DIS"""

    seat: int
    who: int
    n: int
    hand_only: bool

    def choose(self, g: Corps) -> Next:
        if self.n <= 0:
            return g.finish()
        if not self.hand_only and not g.deck and g.below:
            g.repeat()
            return Reshuffle()
        options = Options()
        if g.deck and not self.hand_only:
            options.one(opt.DISCARD_TOP)
        for card in sorted(set(g.hands[self.seat])):
            options.one(opt.DISCARD, card)
        if not len(options):
            # Nothing allowed is left, so the Exhaust pile pays (CORPS-DIS-04); its Hazards sleep (CORPS-AMB-05).
            if g.exhaust:
                card, _ = take_exhausted(g)
                g.discard.append(card)
                g.told += (events.FORCED_DISCARD, card)
                check_cards(g)
            return g.instead(DiscardCards(self.seat, self.who, self.n - 1, self.hand_only))
        # How many different cards a hand holds is hidden, so only a single card answers by itself.
        alone = len(g.hands[self.seat]) <= 1
        return Ask(self.seat, questions.DISCARD, (self.n,), options, quick=alone)

    def discard(self, g: Corps, chosen: Option) -> Next:
        if chosen.phrase is opt.DISCARD:
            card = chosen.args[0]
            discard_from_hand(g, self.seat, card)
        else:
            card = take_top(g, EVERYBODY)
            g.discard.append(card)
            g.told += (events.DISCARDED, card)
            check_cards(g)
        following: list[Procedure] = []
        due = surface(g)
        if due is not None:
            following.append(due)
        if g.card(card).type == "hazard":
            following.append(ResolveHazard(DISCARDED_HAZARD, card, self.who, self.seat))
        return g.instead(*following, DiscardCards(self.seat, self.who, self.n - 1, self.hand_only))

    def refuse(self, g: Corps, option: Option) -> No:
        if option.phrase is opt.DISCARD_TOP:
            if self.hand_only:
                return No("from-hand-only", rule="CORPS-DIS-03")
            return No("deck-empty", rule="CORPS-DIS-04")
        return No("not-in-hand", rule="CORPS-DIS-02")


@dataclass
class DrawCards(Procedure):
    """A player (or a Grunt, which keeps none) draws cards one by one. CORPS-DECK-03, CORPS-DECK-09"""

    seat: int
    who: int
    n: int

    def one(self, g: Corps) -> Next:
        if self.n <= 0 or (self.who >= 0 and g.fate[self.who] in (KILLED, CAPTURED)):
            # With a character that is lost on the way goes what it had still to draw (CORPS-LOST-07).
            return g.finish()
        if not g.deck and g.below:
            g.repeat()
            return Reshuffle()
        if not g.deck:
            # Nothing to draw: the draw is simply lost (CORPS-DECK-04).
            return g.finish()
        rest = DrawCards(self.seat, self.who, self.n - 1)
        if self.seat < 0 or (self.who >= 0 and g.hero[self.who] < 0):
            # A Grunt holds no cards (CORPS-CHR-11).
            under_exhaust(g, take_top(g, UNSEEN), UNSEEN)
            g.told += (events.EXHAUSTED, 1)
        else:
            card = draw_one(g, self.seat)
            if g.card(card).type == "hazard":
                due = surface(g)
                hazard = DrawnHazard(card, self.who, self.seat)
                return g.instead(hazard, rest) if due is None else g.instead(due, hazard, rest)
        due = surface(g)
        return g.instead(rest) if due is None else g.instead(due, rest)
