"""The Event Phase: time, attacks, fire, the Event card, bag development. NEM-EVT, NEM-BAG"""

from __future__ import annotations

from dataclasses import dataclass

from hullbreach.games.nemesis.content.names import QUEEN
from hullbreach.games.nemesis.rules.intruders.attack import Attack, target_in
from hullbreach.games.nemesis.rules.intruders.encounter import (
    Encounter,
    Surprise,
    draw_token,
    put_back,
    put_in_pool,
)
from hullbreach.games.nemesis.rules.intruders.injuries import add_egg, burn, destroy_eggs
from hullbreach.games.nemesis.rules.intruders.placing import BackToBag, all_in, place, spare
from hullbreach.games.nemesis.rules.people.cards import refill, take_top
from hullbreach.games.nemesis.rules.ship.noise import NoiseRoll
from hullbreach.games.nemesis.rules.ship.sequence import pass_time
from hullbreach.games.nemesis.rules.state import Nemesis
from hullbreach.games.nemesis.rules.terms import AWAKE, EVENT_PHASE, EVENTS, NOBODY
from hullbreach.games.nemesis.rules.turn.event_card import EventCard
from hullbreach.games.nemesis.rules.turn.intruder_player import plays_intruders
from hullbreach.games.nemesis.words import events, rolls
from hullbreach.kernel.chance import Pick
from hullbreach.kernel.options import members
from hullbreach.kernel.procedures import Next, Procedure
from hullbreach.kernel.requests import Roll


@dataclass
class EventPhase(Procedure):
    """Five steps; with an Intruder player only time and fire. NEM-RND-01, NEM-INP-07"""

    def time(self, g: Nemesis) -> Next:
        g.phase = EVENT_PHASE
        g.active = NOBODY
        pass_time(g)
        return None

    def attacks(self, g: Nemesis) -> Next:
        skipped = g.no_attacks or plays_intruders(g)
        g.no_attacks = False
        g.summoned = 0
        if skipped:
            return None
        return tuple([PhaseAttack(intruder) for intruder in all_in(g, g.rooms_with_people())])

    def fire(self, g: Nemesis) -> Next:
        # NEM-FIR-10: who burns is fixed at the start of the step.
        burning = [Burning(intruder) for intruder in all_in(g, g.fire)]
        return (*burning, BurningEggs())

    def card(self, g: Nemesis) -> Next:
        return None if plays_intruders(g) else DrawEvent()

    def development(self, g: Nemesis) -> Next:
        return None if plays_intruders(g) else Development()


@dataclass
class PhaseAttack(Procedure):
    """An Intruder in Combat makes its one attack; the target is chosen at that moment. NEM-ATK-06"""

    intruder: int

    def attack(self, g: Nemesis) -> Next:
        # Who is gone by now is nowhere, where nobody is.
        seat = target_in(g, g.lair[self.intruder])
        return Attack(self.intruder, seat, False) if seat >= 0 else None


@dataclass
class Burning(Procedure):
    """An Intruder in a burning Room suffers 1 Injury. NEM-FIR-04"""

    intruder: int

    def suffer(self, g: Nemesis) -> Next:
        return burn(g, self.intruder, 1)


@dataclass
class BurningEggs(Procedure):
    """One uncarried Egg in each burning Room is destroyed. NEM-FIR-05"""

    def burn(self, g: Nemesis) -> Next:
        for room in members(g.fire):
            destroy_eggs(g, room, 1)
        return None


@dataclass
class DrawEvent(Procedure):
    """The Event card of the turn."""

    def prepare(self, g: Nemesis) -> Next:
        return refill(g, EVENTS)

    def draw(self, g: Nemesis) -> Next:
        event = take_top(g, EVENTS)
        g.told += (events.EVENT, event)
        return EventCard(event)


@dataclass
class Development(Procedure):
    """A token is drawn from the bag, and the bag changes. NEM-BAG"""

    def draw(self, g: Nemesis) -> Next:
        return Roll(rolls.DEVELOPMENT, (), Pick("token", list(g.bag)))

    def resolve(self, g: Nemesis, token: int) -> Next:
        kind = g.fixed.content.intruders[g.fixed.tokens[token].kind]
        draw_token(g, token)
        if kind.development == "replace":
            put_in_pool(g, token)
            return BackToBag(kind.adds)
        put_back(g, token)
        if kind.development == "add":
            return BackToBag(kind.adds)
        if kind.development == "queen":
            return queen(g)
        return tuple([DevelopmentRoll(seat) for seat in g.in_order()])


@dataclass
class DevelopmentRoll(Procedure):
    """A Noise roll, unless the Character is in Combat by then. NEM-BAG-04, NEM-ENC-15"""

    seat: int

    def roll(self, g: Nemesis) -> Next:
        seat = self.seat
        if g.status[seat] != AWAKE or g.in_combat(seat) or not g.is_present(seat):
            return None
        return NoiseRoll(seat)


def queen(g: Nemesis) -> Next:
    """The Queen arrives in the Nest where somebody is, or an Egg is laid. NEM-BAG-05, NEM-BAG-06"""
    nest = g.room_of(g.fixed.nest)
    there = g.people_in(nest) if nest >= 0 else []
    if not there:
        add_egg(g)
        return None
    if spare(g, QUEEN) < 0:
        return None
    g.noise &= ~g.fixed.around[nest]
    seat = min(there, key=lambda one: len(g.hand[one]))
    miniature = spare(g, QUEEN)
    following = place(g, QUEEN, nest)
    number = max([token.number for token in g.fixed.tokens if token.kind == QUEEN])
    more: tuple[Procedure, ...] = ()
    if g.fixed.switches.queen_arrival == "full_encounter":
        more = (Encounter(seat),)
    return (*following, Surprise(seat, miniature, number), *more)
