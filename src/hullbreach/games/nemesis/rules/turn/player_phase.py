"""The Player Phase: drawing, the First Player token, rounds until all have passed. NEM-DRW, NEM-TRN"""

from __future__ import annotations

from dataclasses import dataclass

from hullbreach.games.nemesis.content.names import BODY
from hullbreach.games.nemesis.rules.intruders.injuries import die
from hullbreach.games.nemesis.rules.people.cards import DrawTo
from hullbreach.games.nemesis.rules.people.death import kill
from hullbreach.games.nemesis.rules.people.wounds import Wound
from hullbreach.games.nemesis.rules.ship.markers import put_out
from hullbreach.games.nemesis.rules.ship.pods import WaitingInPod
from hullbreach.games.nemesis.rules.state import Nemesis
from hullbreach.games.nemesis.rules.terms import AWAKE, BY_AIRLOCK, BY_SIDE_EFFECT, NOBODY, NOWHERE, PLAYER_PHASE
from hullbreach.games.nemesis.rules.things.hands import drop
from hullbreach.games.nemesis.rules.turn.act import Act
from hullbreach.games.nemesis.rules.turn.actions import action_options, closed_options, deed_of, why_closed
from hullbreach.games.nemesis.rules.turn.intruder_player import DrawPlots, IntruderRound, plays_intruders
from hullbreach.games.nemesis.rules.turn.passing import Passing, burn
from hullbreach.games.nemesis.words import events, questions
from hullbreach.games.nemesis.words import options as opt
from hullbreach.kernel.errors import No
from hullbreach.kernel.options import Option, Options
from hullbreach.kernel.procedures import Next, Procedure
from hullbreach.kernel.requests import Ask


def hand_size(g: Nemesis, seat: int) -> int:
    """To how many cards a Character draws. NEM-DRW-04, NEM-ROM-12"""
    tables = g.fixed.tables
    size = tables.hand_size_body_wound if g.has_wound(seat, BODY) else tables.hand_size
    room = g.room[seat]
    cabins = g.tile[room] == g.fixed.cabins and g.works(room) and not g.crowd[room]
    return size + tables.cabins_bonus if cabins else size


@dataclass
class PlayerPhase(Procedure):
    """Draw, pass the token, rounds, the airlock."""

    def draw(self, g: Nemesis) -> Next:
        g.phase = PLAYER_PHASE
        g.have_passed = 0
        g.began = 0
        found: list[Procedure] = [DrawTo(seat, hand_size(g, seat)) for seat in g.in_order()]
        if plays_intruders(g):
            found.append(DrawPlots())
        return tuple(found)

    def token(self, g: Nemesis) -> Next:
        if g.turn > 1 and not g.fixed.solo:
            for n in range(1, g.seats + 1):
                seat = (g.first + n) % g.seats
                if g.status[seat] == AWAKE:
                    g.first = seat
                    g.told += (events.FIRST_PLAYER, seat)
                    break
        return Rounds(g.first - 1)

    def vent(self, g: Nemesis) -> Next:
        """NEM-ROM-11"""
        room = g.airlock
        g.active = NOBODY
        if room < 0:
            return None
        g.airlock = NOWHERE
        g.told += (events.VENTED, room)
        following: list[Procedure] = []
        for intruder in g.intruders_in(room):
            die(g, intruder)
        put_out(g, room)
        for seat in g.people_in(room):
            following += kill(g, seat, BY_AIRLOCK)
        return tuple(following)


@dataclass
class Rounds(Procedure):
    """Round after round, clockwise, until everybody has passed. NEM-TRN-02"""

    last: int

    def turn_to(self, g: Nemesis) -> Next:
        for n in range(1, g.seats + 1):
            seat = (self.last + n) % g.seats
            if g.have_passed >> seat & 1:
                continue
            if g.status[seat] == AWAKE:
                return g.instead(Round(seat), Rounds(seat))
            if plays_intruders(g) and seat == g.intruder_seat:
                return g.instead(IntruderRound(seat), Rounds(seat))
        return None


@dataclass
class Round(Procedure):
    """The round of one player: two Actions, or fewer and a pass. NEM-TRN-01, NEM-TRN-12"""

    seat: int

    def begin(self, g: Nemesis) -> Next:
        g.active = self.seat
        g.actions = 0
        g.unlimited = False
        g.passing = False
        g.rushed = False
        g.stood_back = 0
        first = not g.began >> self.seat & 1
        g.began |= 1 << self.seat
        g.told += (events.ROUND, self.seat)
        return WaitingInPod(self.seat) if first and g.pod[self.seat] >= 0 else None

    def ask(self, g: Nemesis) -> Next:
        seat = self.seat
        if g.status[seat] != AWAKE or g.have_passed >> seat & 1:
            # A round ended by death, sleep, a launch or everybody's pass has no end of its own (NEM-TRN-11).
            return g.finish()
        if g.passing:
            return g.go(Round.end)
        if g.actions >= g.fixed.tables.actions and not g.unlimited:
            # NEM-TRA-05
            if g.rushed or not g.fixed.has_trait(g.character[seat], "NEM-TRA-05"):
                return g.go(Round.end)
            options = Options()
            options.one(opt.RUSH)
            options.one(opt.DONE)
            return Ask(seat, questions.RUSH, (), options)
        # That nothing is left to do but to pass may follow from cards that only the player knows.
        quick = not g.hand[seat] and not g.inventory[seat]
        return Ask(seat, questions.ACTION, (g.actions,), action_options(g, seat), quick)

    def act(self, g: Nemesis, chosen: Option) -> Next:
        seat, phrase = self.seat, chosen.phrase
        g.go(Round.ask)
        if phrase is opt.PASS:
            g.passing = True
        elif phrase is opt.DONE:
            g.rushed = True
        elif phrase is opt.RUSH:
            g.rushed = True
            g.actions -= 1
            return Wound(seat, False, BY_SIDE_EFFECT)
        elif phrase in (opt.DROP, opt.PUT_DOWN):
            drop(g, seat, chosen)
        else:
            return Act(deed_of(g, seat, chosen))
        return None

    def end(self, g: Nemesis) -> Next:
        return Passing(self.seat) if g.passing else burn(g, self.seat)

    def refuse(self, g: Nemesis, option: Option) -> No:
        asked = g.request
        if isinstance(asked, Ask) and asked.prompt is questions.RUSH:
            return No("not-offered", rule="NEM-TRA-05")
        return why_closed(g, self.seat, option)

    def closed(self, g: Nemesis) -> list[Option]:
        asked = g.request
        return closed_options(g, self.seat) if isinstance(asked, Ask) and asked.prompt is questions.ACTION else []
