"""Resolving an Event card: Intruders move, its text, where it goes. NEM-EVT-04 to 06"""

from __future__ import annotations

from dataclasses import dataclass

from hullbreach.games.nemesis.rules.effects.deed import Deed
from hullbreach.games.nemesis.rules.intruders.placing import not_in_combat, step_out
from hullbreach.games.nemesis.rules.people.cards import put_away
from hullbreach.games.nemesis.rules.state import Nemesis
from hullbreach.games.nemesis.rules.terms import EVENTS, NOBODY
from hullbreach.games.nemesis.words import events, rolls
from hullbreach.kernel.chance import Order
from hullbreach.kernel.procedures import Next, Procedure
from hullbreach.kernel.requests import Roll
from hullbreach.parts.effects import begin_to_perform
from hullbreach.parts.piles import without


@dataclass
class EventCard(Procedure):
    """One Event card, taken from the deck; it is put away when everything is done."""

    event: int

    def move(self, g: Nemesis) -> Next:
        record = g.fixed.content.events[self.event]
        g.looked = (*g.looked, self.event)
        movers = [i for i in not_in_combat(g) if record.movers >> g.fixed.kind_of[i] & 1]
        return step_out(g, movers, record.corridor)

    def text(self, g: Nemesis) -> Next:
        return EventEffect(self.event)

    def away(self, g: Nemesis) -> Next:
        after = g.fixed.content.events[self.event].after
        g.looked = without(g.looked, self.event)
        if after == "discard":
            put_away(g, EVENTS, self.event)
            return g.finish()
        g.told += (events.EVENTS_SHUFFLED, self.event)
        return None

    def shuffle(self, g: Nemesis) -> Next:
        after = g.fixed.content.events[self.event].after
        cards = [*g.decks[EVENTS], *(g.discards[EVENTS] if after == "remove_reshuffle" else (self.event,))]
        return Roll(rolls.PILE, (EVENTS,), Order("event", cards))

    def reshuffle(self, g: Nemesis, order: tuple[int, ...]) -> Next:
        if g.fixed.content.events[self.event].after == "remove_reshuffle":
            g.discards[EVENTS] = ()
        g.decks[EVENTS] = tuple(order[::-1])
        g.deck_known[EVENTS] = (0,) * len(order)
        return None


@dataclass
class EventEffect(Procedure):
    """The text of an Event card."""

    event: int

    def happen(self, g: Nemesis) -> Next:
        does = g.fixed.content.events[self.event].effects[0].does
        awake = g.in_order()
        seat = awake[0] if awake else NOBODY
        return begin_to_perform(g, does, Deed(seat))
