"""Effects that move Characters. NEM-CRD-05 to 07, NEM-CRD-20, NEM-CRD-25, NEM-MOV-07"""

from __future__ import annotations

from dataclasses import dataclass, replace

from hullbreach.games.nemesis.content import effects as fx
from hullbreach.games.nemesis.content.names import YELLOW
from hullbreach.games.nemesis.rules.effects.declare import NEEDS
from hullbreach.games.nemesis.rules.effects.deed import Deed
from hullbreach.games.nemesis.rules.effects.picks import pick_over, pick_seat
from hullbreach.games.nemesis.rules.people.combat import escape_attacks
from hullbreach.games.nemesis.rules.ship.movement import QUIET, ROLL, Go
from hullbreach.games.nemesis.rules.state import Nemesis
from hullbreach.games.nemesis.rules.terms import NOBODY, NOWHERE
from hullbreach.games.nemesis.rules.things.reach import rooms_in_reach
from hullbreach.games.nemesis.words import events, questions
from hullbreach.games.nemesis.words import options as opt
from hullbreach.kernel.errors import No
from hullbreach.kernel.options import Option, Options, members
from hullbreach.kernel.procedures import Next, Procedure
from hullbreach.kernel.requests import Ask
from hullbreach.parts.effects import ACTS, CANNOT

# Why something cannot be done: made once, as they are looked at for every question.
NOBODY_THERE = No("nobody-there", rule="NEM-CRD-05")
ONLY_IN_COMBAT = No("only-in-combat", rule="NEM-ESC-01")

NOWHERE_TO_GO = No("nowhere-to-go", rule="NEM-MOV-01")
ALONE, TOGETHER = "self_or_other_here", "self_and_or_other_here"


def goals(g: Nemesis, seat: int, to: str) -> int:
    """The Rooms a Character can be moved to."""
    room = g.room[seat]
    if to == "neighbour":
        return g.neighbours(room)
    if to == "tech_entrance":
        return g.fixed.board.entrances[g.fixed.network[room]] & ~(1 << room) if g.fixed.network[room] >= 0 else 0
    found = 0
    for other in members(g.explored & ~(1 << room)):
        if g.fixed.rooms[g.tile[other]].colour == YELLOW:
            found |= 1 << other
    return found


def corridors_to(g: Nemesis, seat: int, room: int) -> tuple[int, ...]:
    """The open Corridors from the Character's Room to another."""
    return members(g.fixed.graph.joining(g.room[seat], room) & ~g.closed)


def movable(g: Nemesis, deed: Deed) -> list[int]:
    """Whom Order may name: others here, with the Intercom also in Rooms with a working Computer. NEM-QST-06"""
    reach = rooms_in_reach(g, deed.seat)
    return [
        seat
        for seat in g.in_order()
        if seat != deed.seat and reach >> g.room[seat] & 1 and g.pod[seat] < 0 and goals(g, seat, "neighbour")
    ]


def _move(g: Nemesis, deed: Deed, verb: fx.Move) -> Next:
    if verb.who in (ALONE, TOGETHER):
        return CoveredMove(deed.seat, verb.who == TOGETHER, 0)
    mover = deed.other if verb.who == "other_here" else deed.seat
    if deed.room < 0:
        # The Smoke Grenade may be used with nowhere to go (NEM-ITM-10).
        return None
    attacks = escape_attacks(g, mover) if verb.attacked else ()
    noise = ROLL if verb.noise else QUIET
    corridor = deed.corridor if verb.to == "neighbour" else NOWHERE
    return (*attacks, Go(mover, deed.room, corridor, noise, deed.seat))


def _cannot_move(g: Nemesis, deed: Deed, verb: fx.Move) -> No | None:
    if verb.who == "other_here":
        return None if movable(g, deed) else NOBODY_THERE
    if verb.who in (ALONE, TOGETHER):
        able = [s for s in g.people_in(g.room[deed.seat]) if g.pod[s] < 0]
        return None if any(goals(g, seat, verb.to) for seat in able) else NOWHERE_TO_GO
    return None if goals(g, deed.seat, verb.to) else NOWHERE_TO_GO


def _move_picks(g: Nemesis, deed: Deed, verb: fx.Move) -> Ask | None:
    if verb.who in (ALONE, TOGETHER):
        return None
    mover = deed.seat
    if verb.who == "other_here":
        if deed.other < 0:
            return pick_seat(deed, movable(g, deed))
        mover = deed.other
    return way_to(g, deed, mover, verb.to)


def way_to(g: Nemesis, deed: Deed, mover: int, to: str) -> Ask | None:
    """Where a Character is moved, and through which of two Corridors. NEM-MOV-05"""
    if deed.room < 0:
        found = goals(g, mover, to)
        return pick_over(deed, opt.CHOOSE_ROOM, found, questions.WHERE) if found else None
    if to == "neighbour" and deed.corridor < 0:
        return pick_over(deed, opt.CHOOSE_CORRIDOR, g.fixed.graph.joining(g.room[mover], deed.room) & ~g.closed)
    return None


def _escape(g: Nemesis, deed: Deed, verb: fx.Escape) -> Next:
    return (*escape_attacks(g, deed.seat), Go(deed.seat, deed.room, deed.corridor, ROLL, deed.seat))


def _cannot_escape(g: Nemesis, deed: Deed, verb: fx.Escape) -> No | None:
    if not g.in_combat(deed.seat):
        return ONLY_IN_COMBAT
    return None if g.neighbours(g.room[deed.seat]) else NOWHERE_TO_GO


def _escape_picks(g: Nemesis, deed: Deed, verb: fx.Escape) -> Ask | None:
    return way_to(g, deed, deed.seat, "neighbour")


ACTS[fx.Move] = _move
CANNOT[fx.Move] = _cannot_move
NEEDS[fx.Move] = _move_picks
ACTS[fx.Escape] = _escape
CANNOT[fx.Escape] = _cannot_escape
NEEDS[fx.Escape] = _escape_picks


@dataclass
class CoveredMove(Procedure):
    """Suppressive and Covering Fire: who moves, with the consent of the other. NEM-CRD-06, NEM-CRD-07

    refused: the Characters who did not want to; both: whether the acting one may come along.
    """

    seat: int
    both: bool
    refused: int
    other: int = NOBODY
    together: bool = False

    def who(self, g: Nemesis) -> Next:
        seat = self.seat
        options = Options()
        way = goals(g, seat, "neighbour")
        if way:
            options.one(opt.MOVE_SELF)
        others = [s for s in g.people_in(g.room[seat]) if s != seat and g.pod[s] < 0 and not self.refused >> s & 1]
        if way:
            options.each(opt.MOVE_OTHER, tuple(others))
            if self.both:
                options.each(opt.MOVE_BOTH, tuple(others))
        options.one(opt.MOVE_NOBODY)
        return Ask(seat, questions.WHO_MOVES, (), options)

    def ask(self, g: Nemesis, chosen: Option) -> Next:
        if chosen.phrase is opt.MOVE_NOBODY:
            return g.finish()
        if chosen.phrase is opt.MOVE_SELF:
            return g.instead(CoveredWalk(self.seat, self.seat))
        other = chosen.args[0]
        if chosen.phrase is opt.MOVE_BOTH:
            return g.instead(CoveredWalk(self.seat, self.seat, other), *self._unless(other))
        return g.instead(Consent(self.seat, other), CoveredAnswer(replace(self, other=other)))

    def _unless(self, other: int) -> tuple[Procedure, ...]:
        return (CoveredAnswer(replace(self, other=other, together=True)),)

    def refuse(self, g: Nemesis, option: Option) -> No:
        return No("not-offered", rule="NEM-CRD-06")


@dataclass
class Consent(Procedure):
    """Another Character agrees to be moved, or not. room: where to, if that was picked."""

    seat: int
    other: int
    room: int = NOWHERE

    def ask(self, g: Nemesis) -> Next:
        options = Options()
        options.one(opt.ACCEPT)
        options.one(opt.REFUSE)
        if self.room >= 0:
            return Ask(self.other, questions.CONSENT_TO, (self.seat, self.room), options)
        return Ask(self.other, questions.CONSENT, (self.seat,), options)

    def answer(self, g: Nemesis, chosen: Option) -> Next:
        g.agreed = chosen.phrase is opt.ACCEPT
        if g.agreed:
            g.told += (events.AGREED, self.other)
        else:
            g.told += (events.REFUSED, self.other)
        return None


@dataclass
class CoveredAnswer(Procedure):
    """After a refusal the acting player may choose again."""

    before: CoveredMove

    def go_on(self, g: Nemesis) -> Next:
        before = self.before
        if not g.agreed:
            return CoveredMove(before.seat, before.both, before.refused | 1 << before.other)
        return None if before.together else CoveredWalk(before.other, before.seat)


@dataclass
class CoveredWalk(Procedure):
    """A Character moves without escape attacks; another, if there is one, agrees to the Room and follows.

    chooser: whose card it is, who finds a Door token (NEM-EXP-14).
    """

    seat: int
    chooser: int
    other: int = NOBODY

    def where(self, g: Nemesis) -> Next:
        g.agreed = True
        options = Options()
        options.over(opt.CHOOSE_ROOM, (), goals(g, self.seat, "neighbour"))
        return Ask(self.seat, questions.WHERE, (), options) if len(options) else g.finish()

    def through(self, g: Nemesis, chosen: Option) -> Next:
        room = chosen.args[0]
        if self.other < 0:
            return g.instead(PickCorridor(self.seat, room, self.chooser))
        return g.instead(Consent(self.seat, self.other, room), BothWalk(self.seat, self.other, room))

    def refuse(self, g: Nemesis, option: Option) -> No:
        return No("not-neighbouring", rule="NEM-MOV-01")


@dataclass
class BothWalk(Procedure):
    """The acting Character enters first, the other second."""

    seat: int
    other: int
    room: int

    def walk(self, g: Nemesis) -> Next:
        if not g.agreed:
            return None
        return (PickCorridor(self.seat, self.room, self.seat), PickCorridor(self.other, self.room, self.seat))


@dataclass
class PickCorridor(Procedure):
    """Which of two Corridors to a Room, then the move. NEM-MOV-05"""

    seat: int
    room: int
    chooser: int

    def ask(self, g: Nemesis) -> Next:
        options = Options()
        options.each(opt.CHOOSE_CORRIDOR, corridors_to(g, self.seat, self.room))
        return Ask(self.seat, questions.THROUGH, (), options) if len(options) else g.finish()

    def go(self, g: Nemesis, chosen: Option) -> Next:
        return Go(self.seat, self.room, chosen.args[0], ROLL, self.chooser)
