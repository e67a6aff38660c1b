"""Doors: opened, closed, destroyed; where a token comes from when none is left. NEM-DOR"""

from __future__ import annotations

from dataclasses import dataclass

from hullbreach.games.nemesis.rules.intruders.placing import check_airlock
from hullbreach.games.nemesis.rules.state import Nemesis
from hullbreach.games.nemesis.words import events, questions
from hullbreach.games.nemesis.words import options as opt
from hullbreach.kernel.errors import No
from hullbreach.kernel.options import Option, Options
from hullbreach.kernel.procedures import Next, Procedure
from hullbreach.kernel.requests import Ask


def open_door(g: Nemesis, corridor: int) -> None:
    """A Closed Door opens; its token goes back."""
    if g.closed >> corridor & 1:
        g.closed &= ~(1 << corridor)
        g.told += (events.DOOR_OPENED, corridor)
        check_airlock(g)


def tokens_left(g: Nemesis) -> int:
    """How many Door tokens are in the pool."""
    return g.fixed.tables.doors - (g.closed | g.destroyed).bit_count()


@dataclass
class CloseDoor(Procedure):
    """Close an open Corridor, or a Destroyed Door with the Plasma Torch. NEM-DOR-05, NEM-DOR-07

    seat: who finds a token if none is left; spared: Corridors whose tokens stay.
    """

    seat: int
    corridor: int
    spared: int = 0
    repairing: bool = False

    def find(self, g: Nemesis) -> Next:
        bit = 1 << self.corridor
        if g.closed & bit or (g.destroyed & bit and not self.repairing):
            return g.finish()
        if g.destroyed & bit:
            g.destroyed &= ~bit
            return g.go(CloseDoor.close)
        if tokens_left(g) > 0:
            return g.go(CloseDoor.close)
        options = Options()
        closed = g.closed & ~self.spared
        options.over(opt.TAKE_DOOR, (), closed or (0 if g.closed else g.destroyed & ~self.spared))
        if not len(options):
            return g.finish()
        return Ask(self.seat, questions.DOOR_TOKEN, (self.corridor,), options)

    def take(self, g: Nemesis, chosen: Option) -> Next:
        corridor = chosen.args[0]
        bit = 1 << corridor
        g.closed &= ~bit
        g.destroyed &= ~bit
        g.told += (events.DOOR_OPENED, corridor)
        check_airlock(g)
        return None

    def close(self, g: Nemesis) -> Next:
        g.closed |= 1 << self.corridor
        g.told += (events.DOOR_CLOSED, self.corridor)
        return None

    def refuse(self, g: Nemesis, option: Option) -> No:
        return No("door-token-stays", *option.args, rule="NEM-DOR-05")


@dataclass
class SetDoors(Procedure):
    """Open or close the Doors of a Room as wished, each Corridor once. NEM-ROM-14, NEM-DOR-05

    done: the Corridors that are settled; their tokens are not taken away again.
    """

    seat: int
    room: int
    done: int

    def ask(self, g: Nemesis) -> Next:
        options = Options()
        if self.done:
            options.one(opt.DONE)
        options.over(opt.TURN_DOOR, (), changeable(g, self.room) & ~self.done)
        return Ask(self.seat, questions.DOORS, (self.room,), options, quick=False) if len(options) else g.finish()

    def turn(self, g: Nemesis, chosen: Option) -> Next:
        if chosen.phrase is opt.DONE:
            return None
        corridor = chosen.args[0]
        done = self.done | 1 << corridor
        again = SetDoors(self.seat, self.room, done)
        if g.closed >> corridor & 1:
            open_door(g, corridor)
            return g.instead(again)
        return g.instead(CloseDoor(self.seat, corridor, done), again)

    def refuse(self, g: Nemesis, option: Option) -> No:
        if option.phrase is opt.DONE:
            # Who opens or closes Doors begins with one: with none nothing would change (NEM-AMB-64).
            return No("not-offered", rule="NEM-ROM-14")
        return No("door-cannot-change", *option.args, rule="NEM-DOR-07")


def changeable(g: Nemesis, room: int) -> int:
    """The Corridors of a Room whose Door can be opened or closed: not those with a Destroyed one. NEM-DOR-06"""
    return g.fixed.graph.links_at[room] & ~g.destroyed
