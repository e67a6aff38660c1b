"""Players discard cards of their own choice: for effects, as a price. NEM-CHO-03, NEM-CHO-20"""

from __future__ import annotations

from dataclasses import dataclass

from hullbreach.games.nemesis.rules.people.cards import (
    as_owner_sees,
    discard_all,
    discard_card,
    draw_cards,
    hand_of,
    is_contamination,
)
from hullbreach.games.nemesis.rules.state import Nemesis
from hullbreach.games.nemesis.rules.terms import AWAKE
from hullbreach.games.nemesis.words import options as opt
from hullbreach.games.nemesis.words import questions
from hullbreach.kernel.errors import No
from hullbreach.kernel.options import Option, Options
from hullbreach.kernel.procedures import Next, Procedure
from hullbreach.kernel.requests import Ask


def action_cards(g: Nemesis, seat: int) -> tuple[int, ...]:
    """The Action cards in hand."""
    limit = g.fixed.contaminated
    return tuple([card for card in g.hand[seat] if card < limit])


@dataclass
class Pay(Procedure):
    """Discard so many Action cards of the own choice. NEM-ACT-01, NEM-ACT-02"""

    seat: int
    left: int

    def ask(self, g: Nemesis) -> Next:
        seat, left = self.seat, self.left
        cards = action_cards(g, seat)
        if len(cards) <= left or len(set(cards)) == 1:
            # Nothing to choose: all of them, or all alike.
            for card in cards[:left]:
                discard_card(g, seat, card)
            return g.finish()
        options = Options()
        options.each(opt.PAY, cards)
        return Ask(seat, questions.PAY, (left,), options)

    def discard(self, g: Nemesis, chosen: Option) -> Next:
        discard_card(g, self.seat, chosen.args[0])
        return g.instead(Pay(self.seat, self.left - 1)) if self.left > 1 else None

    def refuse(self, g: Nemesis, option: Option) -> No:
        if option.phrase is not opt.PAY:
            return No("not-offered", rule="NEM-ACT-01")
        return No("no-action-card" if is_contamination(g, option.args[0]) else "not-in-hand", rule="NEM-ACT-02")


@dataclass
class DiscardSome(Procedure):
    """Discard n cards, as far as there are any: Action cards only, or any. NEM-ITM-10"""

    seat: int
    left: int
    actions_only: bool

    def ask(self, g: Nemesis) -> Next:
        seat = self.seat
        if not self.left or g.status[seat] != AWAKE:
            return g.finish()
        hand = [as_owner_sees(g, c) for c in g.hand[seat] if not (self.actions_only and is_contamination(g, c))]
        if len(hand) <= self.left:
            discard_all(g, seat, self.actions_only)
            return g.finish()
        options = Options()
        options.each(opt.DISCARD, tuple(hand))
        return Ask(seat, questions.DISCARD, (self.left,), options)

    def discard(self, g: Nemesis, chosen: Option) -> Next:
        discard_card(g, self.seat, chosen.args[0])
        return g.instead(DiscardSome(self.seat, self.left - 1, self.actions_only))

    def refuse(self, g: Nemesis, option: Option) -> No:
        return No("no-such-card", rule="NEM-ITM-10")


@dataclass
class ReplaceHand(Procedure):
    """Discard any number of cards, Contamination cards too, and draw as many and some more. NEM-ITM-14"""

    seat: int
    more: int
    count: int

    def ask(self, g: Nemesis) -> Next:
        options = Options()
        options.one(opt.DONE)
        options.each(opt.DISCARD, hand_of(g, self.seat))
        return Ask(self.seat, questions.REPLACE, (self.count,), options)

    def discard(self, g: Nemesis, chosen: Option) -> Next:
        if chosen.phrase is opt.DONE:
            return draw_cards(g, self.seat, self.count + self.more)
        discard_card(g, self.seat, chosen.args[0])
        return g.instead(ReplaceHand(self.seat, self.more, self.count + 1))

    def refuse(self, g: Nemesis, option: Option) -> No:
        return No("no-such-card", rule="NEM-ITM-14")
