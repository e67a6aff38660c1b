"""An Action from declaration to effect: picks, price, Interruption, what happens. NEM-ACT-16"""

from __future__ import annotations

from dataclasses import dataclass

from hullbreach.games.nemesis.rules.effects.declare import next_pick, picked, way_of
from hullbreach.games.nemesis.rules.effects.deed import (
    ACTIVATE,
    CARD,
    CAREFUL,
    CRAFT,
    ITEM,
    MELEE,
    MOVE,
    PICK_UP,
    ROOM,
    SHOOT,
    Deed,
)
from hullbreach.games.nemesis.rules.effects.moves import way_to
from hullbreach.games.nemesis.rules.effects.picks import pick
from hullbreach.games.nemesis.rules.effects.things import craft_picks, pick_way
from hullbreach.games.nemesis.rules.people.cards import discard_at
from hullbreach.games.nemesis.rules.people.combat import Melee, Shooting, escape_attacks
from hullbreach.games.nemesis.rules.people.discarding import Pay
from hullbreach.games.nemesis.rules.ship import movement
from hullbreach.games.nemesis.rules.ship.movement import Go
from hullbreach.games.nemesis.rules.state import Nemesis
from hullbreach.games.nemesis.rules.things.craft import craft, own_items
from hullbreach.games.nemesis.rules.things.hands import FullHandsForObject, discard_item, show_item
from hullbreach.games.nemesis.rules.things.quest import activate, prices
from hullbreach.games.nemesis.rules.things.trade import Trade
from hullbreach.games.nemesis.rules.turn.actions import affordable, cost_of, ways_open
from hullbreach.games.nemesis.rules.turn.interruption import Interruptions, entitled
from hullbreach.games.nemesis.rules.turn.told import declare
from hullbreach.games.nemesis.words import events
from hullbreach.games.nemesis.words import options as opt
from hullbreach.kernel.errors import No
from hullbreach.kernel.options import Option, Options
from hullbreach.kernel.procedures import Next, Procedure
from hullbreach.kernel.requests import Ask
from hullbreach.parts.effects import begin_to_perform

RECORDS = (CARD, ITEM, ROOM)


@dataclass
class Act(Procedure):
    """One Action of a round."""

    deed: Deed

    def say(self, g: Nemesis) -> Next:
        return self._missing(g) or g.go(Act.pay)

    def said(self, g: Nemesis, chosen: Option) -> Next:
        return g.instead(Act(picked(g, self.deed, chosen)))

    def pay(self, g: Nemesis) -> Next:
        deed = self.deed
        seat = deed.seat
        g.actions += 1
        g.cancelled = False
        g.summoned = 0
        g.spent = 0
        declare(g, deed)
        if deed.kind == ITEM:
            show_item(g, seat, deed.id)
        if deed.item >= 0:
            show_item(g, seat, deed.item)
            show_item(g, seat, deed.partner)
        if deed.kind == CARD:
            discard_at(g, seat, g.hand[seat].index(deed.id))
        cost = cost_of(g, deed)
        return Pay(seat, cost) if cost else None

    def window(self, g: Nemesis) -> Next:
        seat = self.deed.seat
        return Interruptions(seat, seat, False) if entitled(g, seat, seat, False) else None

    def happen(self, g: Nemesis) -> Next:
        if g.cancelled:
            g.told += (events.CANCELLED, self.deed.seat)
            return None
        return carry_out(g, self.deed)

    def refuse(self, g: Nemesis, option: Option) -> No:
        return No("not-offered", rule="NEM-ACT-16")

    def _missing(self, g: Nemesis) -> Ask | None:
        """The next thing that must be said before it is paid."""
        deed = self.deed
        kind = deed.kind
        if kind in RECORDS:
            if deed.way < 0:
                options = Options()
                for way in ways_open(g, deed):
                    options.one(opt.WAY, way + 1)
                return pick_way(deed, options)
            asked = next_pick(g, deed)
            return None if asked is None else self._affordable(g, asked)
        if kind in (MOVE, CAREFUL):
            return way_to(g, deed, deed.seat, "neighbour")
        if kind == CRAFT:
            return craft_picks(g, deed, False)
        if kind == ACTIVATE and deed.item < 0 and g.fixed.items[deed.id].activate_with:
            return pick(deed, opt.CHOOSE_ITEM, prices(g, deed.seat, deed.id))
        return None

    def _affordable(self, g: Nemesis, asked: Ask) -> Ask:
        """The same question without what could not be paid: a charge for another weapon than the Autoloader's."""
        deed = self.deed
        if affordable(g, deed) or not asked.options.has(opt.CHOOSE_WEAPON):
            return asked
        options = Options()
        for option in asked.options:
            if affordable(g, picked(g, deed, option)):
                options.one(option.phrase, *option.args)
        return Ask(asked.seat, asked.prompt, asked.about, options)


def carry_out(g: Nemesis, deed: Deed) -> Next:
    """What a paid Action does."""
    seat, kind = deed.seat, deed.kind
    if kind == MOVE:
        return (*escape_attacks(g, seat), Go(seat, deed.room, deed.corridor, movement.ROLL, seat))
    if kind == CAREFUL:
        return Go(seat, deed.room, deed.corridor, movement.CAREFUL, seat)
    if kind == SHOOT:
        return Shooting(seat, deed.weapon, deed.intruder, 1, 0, False)
    if kind == MELEE:
        return Melee(seat, deed.intruder)
    if kind == PICK_UP:
        return FullHandsForObject(seat, deed.id, False)
    if kind == CRAFT:
        return craft(g, seat, deed.product, deed.item, deed.partner)
    if kind == ACTIVATE:
        return activate(g, seat, deed.id, deed.item)
    if kind in RECORDS:
        following = begin_to_perform(g, way_of(g, deed).does, deed)
        one_use = kind == ITEM and g.fixed.items[deed.id].one_use
        return (*following, UsedUp(seat, deed.id)) if one_use else following
    return Trade(seat)


@dataclass
class UsedUp(Procedure):
    """A one-use Item is discarded after its effect. NEM-ACT-05"""

    seat: int
    item: int

    def discard(self, g: Nemesis) -> Next:
        if self.item in own_items(g, self.seat):
            discard_item(g, self.seat, self.item)
        return None
