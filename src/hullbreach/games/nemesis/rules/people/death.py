"""Death of a Character, and the end of the ship when nobody is left awake. NEM-DTH, NEM-END"""

from __future__ import annotations

from dataclasses import dataclass

from hullbreach.games.nemesis.content.names import CREEPER
from hullbreach.games.nemesis.rules.ending.ship_lost import check_anybody_awake, unlock_pods
from hullbreach.games.nemesis.rules.intruders.placing import place
from hullbreach.games.nemesis.rules.state import Nemesis
from hullbreach.games.nemesis.rules.terms import DEAD, NOBODY, NOWHERE, RED_CORPSE
from hullbreach.games.nemesis.rules.things.hands import lay_down, lose_items
from hullbreach.games.nemesis.rules.turn.offer import Offer
from hullbreach.games.nemesis.words import events
from hullbreach.kernel.procedures import Procedure


def kill(g: Nemesis, seat: int, cause: int, creeper: bool = False) -> tuple[Procedure, ...]:
    """A Character dies, in the order of NEM-DTH-07; returns what is still to be asked."""
    room = g.room[seat]
    first = not g.somebody_died
    g.somebody_died = True
    g.status[seat] = DEAD
    g.cause[seat] = cause
    g.told += (events.DIED, seat, cause)
    following: tuple[Procedure, ...] = ()
    if g.pod[seat] < 0:
        g.lying[room] = (*g.lying[room], RED_CORPSE + seat)
    g.pod[seat] = NOWHERE
    g.room[seat] = NOWHERE
    if creeper:
        following = place(g, CREEPER, room)
    for thing in g.carried[seat]:
        lay_down(g, thing, room)
    g.carried[seat] = ()
    g.larva &= ~(1 << seat)
    g.slime &= ~(1 << seat)
    if not g.fixed.coop:
        lose_items(g, seat)
        lose_cards(g, seat)
    if first:
        # NEM-CRI-02: once in a game, also where somebody has come back since (NEM-COP-05).
        unlock_pods(g)
    offered = first and g.fixed.intruder_player and g.intruder_seat == NOBODY
    if following:
        # The Creeper is the first miniature: Objectives are chosen before the game can end (NEM-CRI-01).
        return (*following, Afterwards(seat, offered))
    return Afterwards(seat, offered).settle(g)


@dataclass
class Afterwards(Procedure):
    """A death is resolved: is anybody left awake, and does the first dead player take over the Intruders?"""

    seat: int
    offered: bool

    def settle(self, g: Nemesis) -> tuple[Procedure, ...]:
        check_anybody_awake(g)
        return (Offer(self.seat),) if self.offered and g.halted is None else ()


def lose_cards(g: Nemesis, seat: int) -> None:
    """Hand, deck and discard pile leave the game with their Contamination cards. NEM-DTH-04"""
    limit = g.fixed.contaminated
    cards = (*g.hand[seat], *g.deck[seat], *g.discard[seat])
    gone = [card - 2 if card > limit + 2 else card for card in cards if card > limit]
    g.removed = tuple(sorted((*g.removed, *gone)))
    g.hand[seat] = g.deck[seat] = g.discard[seat] = ()
    g.sure[seat] = g.all_sure[seat] = (0, 0)
