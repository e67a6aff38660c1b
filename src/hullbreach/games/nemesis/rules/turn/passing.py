"""Passing and the end of a round: discard, Bleeding, fire. NEM-TRN-05 to 07, NEM-TRN-11"""

from __future__ import annotations

from dataclasses import dataclass

from hullbreach.games.nemesis.content.names import BLEEDING
from hullbreach.games.nemesis.rules.people.cards import discard_card, hand_of
from hullbreach.games.nemesis.rules.people.wounds import Wound
from hullbreach.games.nemesis.rules.state import Nemesis
from hullbreach.games.nemesis.rules.terms import AWAKE, BY_BLEEDING, BY_FIRE
from hullbreach.games.nemesis.words import events, questions
from hullbreach.games.nemesis.words import options as opt
from hullbreach.kernel.errors import No
from hullbreach.kernel.options import Option, Options
from hullbreach.kernel.procedures import Next, Procedure
from hullbreach.kernel.requests import Ask


@dataclass
class Passing(Procedure):
    """The end of a round with a pass: discard, Bleeding, then fire. NEM-TRN-11"""

    seat: int

    def let_go(self, g: Nemesis) -> Next:
        g.have_passed |= 1 << self.seat
        g.told += (events.PASSED, self.seat)
        return DiscardAtWill(self.seat) if g.hand[self.seat] else None

    def bleed(self, g: Nemesis) -> Next:
        return Wound(self.seat, False, BY_BLEEDING) if g.has_wound(self.seat, BLEEDING) else None

    def burn(self, g: Nemesis) -> Next:
        return burn(g, self.seat)


def burn(g: Nemesis, seat: int) -> Next:
    """A burning Room wounds who is there at the end of a round. NEM-FIR-03"""
    burning = g.status[seat] == AWAKE and g.fire >> g.room[seat] & 1 and g.is_present(seat)
    return Wound(seat, False, BY_FIRE) if burning else None


@dataclass
class DiscardAtWill(Procedure):
    """Who passes may discard any number of cards. NEM-TRN-05"""

    seat: int

    def ask(self, g: Nemesis) -> Next:
        hand = hand_of(g, self.seat)
        if not hand:
            return g.finish()
        options = Options()
        options.one(opt.DONE)
        options.each(opt.DISCARD, hand)
        return Ask(self.seat, questions.PASSING, (), options)

    def discard(self, g: Nemesis, chosen: Option) -> Next:
        if chosen.phrase is opt.DONE:
            return None
        discard_card(g, self.seat, chosen.args[0])
        return g.repeat()

    def refuse(self, g: Nemesis, option: Option) -> No:
        return No("no-such-card", rule="NEM-TRN-05")
