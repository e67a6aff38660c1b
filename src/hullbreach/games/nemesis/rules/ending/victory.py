"""The victory check: Engines, Coordinates, Contamination, Objectives. NEM-VIC, NEM-END-05"""

from __future__ import annotations

from dataclasses import dataclass

from hullbreach.games.nemesis.content.names import CAUSES, EARTH, ENDS, MARS
from hullbreach.games.nemesis.rules.ending.objectives import arrives_at, engines_work, is_met, survived
from hullbreach.games.nemesis.rules.ending.ship_lost import die_with_ship
from hullbreach.games.nemesis.rules.people.cards import all_unscanned, is_contamination, is_infected, owned
from hullbreach.games.nemesis.rules.state import Nemesis
from hullbreach.games.nemesis.rules.terms import (
    ASLEEP,
    BY_CONTAMINATION,
    BY_COURSE,
    BY_ENGINES,
    BY_EXPLOSION,
    BY_TIME,
    DEAD,
    LAUNCHED,
    OVER,
)
from hullbreach.games.nemesis.words import events, rolls
from hullbreach.kernel.chance import Order
from hullbreach.kernel.outcome import Outcome, Result
from hullbreach.kernel.procedures import Next, Procedure
from hullbreach.kernel.requests import Roll


@dataclass
class VictoryCheck(Procedure):
    """Four checks, each in player order; without anybody asleep or launched none is made. NEM-END-05, NEM-VIC-07"""

    def engines(self, g: Nemesis) -> Next:
        g.phase = OVER
        if not any(survived(g, seat) for seat in range(g.seats)):
            return g.go(VictoryCheck.objectives)
        if g.ship_end != BY_TIME:
            return g.go(VictoryCheck.contamination)
        for engine, working in enumerate(g.engines, 1):
            g.told += (events.ENGINE_REVEALED, engine, working)
        if not engines_work(g):
            g.ship_end = BY_ENGINES
            g.told += (events.SHIP_LOST, BY_ENGINES)
            for seat in g.everybody():
                if g.status[seat] == ASLEEP:
                    die_with_ship(g, seat, BY_EXPLOSION)
            return g.go(VictoryCheck.contamination)
        return None

    def course(self, g: Nemesis) -> Next:
        g.told += (events.COURSE_REVEALED, g.coordinates)
        place = arrives_at(g)
        for seat in g.everybody():
            quarantine = any(g.fixed.content.objectives[card].survives_on_mars for card in g.objectives[seat])
            safe = place == EARTH or (place == MARS and quarantine)
            if g.status[seat] == ASLEEP and not safe:
                die_with_ship(g, seat, BY_COURSE)
        return None

    def contamination(self, g: Nemesis) -> Next:
        return tuple([ContaminationCheck(seat) for seat in g.everybody() if survived(g, seat)])

    def objectives(self, g: Nemesis) -> Next:
        for seat in g.everybody():
            for objective in g.objectives[seat]:
                if is_met(g, seat, objective):
                    g.told += (events.OBJECTIVE_MET, seat, objective)
                else:
                    g.told += (events.OBJECTIVE_MISSED, seat, objective)
        g.end(outcome(g))
        return None


@dataclass
class ContaminationCheck(Procedure):
    """Scan all own cards; with an INFECTED one, or a Larva, a draw of four must be clean. NEM-VIC-03, 04"""

    seat: int

    def scan(self, g: Nemesis) -> Next:
        seat = self.seat
        cards = owned(g, seat)
        ill = bool(g.larva >> seat & 1) or any(is_infected(g, card) for card in cards)
        if not ill:
            g.told += (events.CLEAN, seat)
            return g.finish()
        g.told += (events.INFECTED, seat)
        return None

    def shuffle(self, g: Nemesis) -> Next:
        cards = all_unscanned(g, owned(g, self.seat))
        return Roll(rolls.LAST, (self.seat,), Order("card", cards))

    def draw(self, g: Nemesis, order: tuple[int, ...]) -> Next:
        seat = self.seat
        drawn = order[: g.fixed.tables.contamination_drawn]
        for card in drawn:
            g.told += (events.LAST_DRAW, seat, card)
        if any(is_contamination(g, card) for card in drawn):
            g.status[seat] = DEAD
            g.cause[seat] = BY_CONTAMINATION
            g.told += (events.DIED, seat, BY_CONTAMINATION)
        return None


def outcome(g: Nemesis) -> Outcome:
    """Who won, with the fate of everybody. NEM-VIC-08, NEM-VIC-09"""
    won = [survived(g, seat) and any(is_met(g, seat, o) for o in g.objectives[seat]) for seat in range(g.seats)]
    if g.fixed.coop:
        met = all(is_met(g, seat, o) for seat in range(g.seats) for o in g.objectives[seat])
        together = met and any(survived(g, seat) for seat in range(g.seats))
        won = [together] * g.seats
    results = tuple([Result(won[seat], fate(g, seat)) for seat in range(g.seats)])
    return Outcome.apart(results, ENDS[g.ship_end])


def fate(g: Nemesis, seat: int) -> str:
    """One word for what became of a Character, with the cause of a death: ``dead-fire``."""
    if g.status[seat] == LAUNCHED:
        return "launched"
    return "hibernated" if g.status[seat] == ASLEEP else f"dead-{CAUSES[g.cause[seat]]}"


def findings(g: Nemesis) -> list[str]:
    """What statistics count: the fate of every Character, the Objectives that were kept, met, and won with."""
    found: list[str] = []
    results = outcome(g).results
    for seat in range(g.seats):
        found.append(f"fate {fate(g, seat)}")
        for objective in g.objectives[seat]:
            word = g.fixed.content.objectives[objective].id
            found.append(f"kept {word}")
            if is_met(g, seat, objective):
                found.append(f"met {word}")
                if results[seat].won:
                    found.append(f"won {word}")
    return found
