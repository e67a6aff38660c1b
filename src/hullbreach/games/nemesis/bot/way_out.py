# mypyc: skip
"""The way out: pods or sleep, what has to be done before, and how likely the time suffices."""

from __future__ import annotations

from math import comb

from hullbreach.games.nemesis.bot.guess import peril
from hullbreach.games.nemesis.bot.jobs import (
    BY_SLEEP,
    ENGINE,
    EXPLORE,
    LOOK_COURSE,
    SET_COURSE,
    START,
    STOP,
    UNLOCK,
    Job,
    Route,
)
from hullbreach.games.nemesis.bot.mind import Mind
from hullbreach.games.nemesis.bot.once import Once
from hullbreach.games.nemesis.content.names import EARTH, MARS
from hullbreach.games.nemesis.rules.ship.pods import enterable, pods_left
from hullbreach.kernel.options import members

# So many cards a turn get somebody on; the rest goes to trouble.
PACE = 3.6
# Looking for one of n unknown Rooms costs so much for each of them.
SEEKING = 0.75
# How far the open deeds of others are trusted.
COURSE_TRUST, ENGINE_TRUST = 0.6, 0.75
ENGINES_SURE = 2
# What it takes to repair a Room first.
BROKEN = 5.0
# What often goes wrong between the start of the sequence and a pod.
LONG_WAY = 0.45
# How likely those who want the ship lost have their way with a sleeper aboard.
SPOILT = 0.4
# The chance to live through a turn.
ALIVE = 0.9
# The best chance that anything has.
SURE = 0.95
SECTIONS = (("A", "evacuation_a"), ("B", "evacuation_b"))


def visit(mind: Mind, route: Route, kind: int, word: str, price: float) -> None:
    """A job in a Room with this name, or the search for it."""
    room = mind.room(word)
    if room >= 0:
        broken = 0.0 if mind.g.works(room) else BROKEN
        route.jobs.append(Job(kind, 1 << room, price + broken))
        return
    wanted = mind.candidates(word)
    route.cost += price + SEEKING * wanted.bit_count()
    if wanted:
        route.jobs.append(Job(EXPLORE, wanted, 0.0))


class WayOut:
    """How a seat gets out of one position."""

    def __init__(self, mind: Mind) -> None:
        self.mind = mind
        self.g = mind.g
        self.hops = mind.layout.hops

    def finish(self, route: Route, beat: float = -1.0) -> Route:
        """Add the exit and whatever it asks for; then the chance that the time suffices.

        A route that cannot be better than ``beat`` is given up.
        """
        g, mind = self.g, self.mind
        if route.destroy and (route.leave == BY_SLEEP or route.preserve):
            route.chance = 0.0
        left = 1.0 - 0.5 * mind.frail
        # What is planned below costs more still, and chances only sink.
        if not route.chance or self._at_best(route, left, 0) <= beat:
            route.chance = 0.0
            return route
        if route.preserve and g.sequence >= 0:
            if g.sequence >= g.fixed.tables.first_yellow:
                route.chance = 0.0
            else:
                visit(mind, route, STOP, "generator", 2)
        if route.course >= 0 or route.leave == BY_SLEEP:
            if route.blind:
                route.chance *= self.luck(route)
            else:
                self._steer(route)
        if route.leave == BY_SLEEP:
            if mind.others:
                route.chance *= 1.0 - SPOILT * self._peril
            if g.sequence >= 0 and not route.preserve:
                route.chance *= 0.05
            opens = max(g.fixed.tables.first_blue - g.time, 0)
            route.cost += 2 + (BROKEN if not g.works(g.fixed.start) else 0.0)
        else:
            opens = self._to_pods(route)
        if self._at_best(route, left, opens) <= beat:
            route.chance = 0.0
            return route
        route.cost += self._tour(route)
        turns = mind.turns
        if route.destroy and g.sequence < 0:
            turns = min(turns, 9)
        route.chance *= self._in_time(route.cost, turns) * (0.05 if opens >= turns else 1.0)
        route.chance *= left * ALIVE ** max(route.cost / PACE, opens + 1.0)
        return route

    @staticmethod
    def _at_best(route: Route, left: float, opens: int) -> float:
        """The chance of a route whose way out opens in so many turns, if there is time for everything."""
        alive: float = ALIVE ** max(route.cost / PACE, opens + 1.0)
        return route.chance * SURE * left * alive

    @staticmethod
    def _in_time(cost: float, turns: int) -> float:
        """The chance to do so much in so many turns."""
        tempo = cost / max(PACE * turns, 0.5)
        return SURE if tempo < 0.4 else max(0.02, SURE - 1.1 * (tempo - 0.4))

    @Once
    def _peril(self) -> float:
        return peril(self.g, self.mind.seat)

    @Once
    def _quarantined(self) -> bool:
        """Whether an own Objective lets its owner survive on Mars."""
        g = self.g
        own = [card for card in g.objectives[self.mind.seat] if card >= 0]
        return any(g.fixed.content.objectives[card].survives_on_mars for card in own)

    def _tour(self, route: Route) -> float:
        """What all jobs and the ways between them cost, always the nearest first, and the way out from there."""
        jobs = route.jobs
        left = [job for job in jobs if job.rooms]
        at, total = self.mind.here, 0.0
        while left:
            away = self.hops[at]
            steps, n, at = min([(away[near], n, near) for n, job in enumerate(left) for near in members(job.rooms)])
            total += 1.35 * steps + left.pop(n).price
        end = self.exits(route)
        return total + (1.35 * min([self.hops[at][room] for room in members(end)]) if end else 4.0)

    @Once
    def opened(self) -> list[str]:
        """The Evacuation Sections with a pod that can be entered."""
        g = self.g
        if not (1 << len(g.pods)) - 1 & ~(g.pods_gone | g.locked):
            return []
        return [word for section, word in SECTIONS if enterable(g, section)]

    @Once
    def with_pods(self) -> list[str]:
        """The Evacuation Sections with a pod."""
        if not self.g.pods_gone:
            return [word for _, word in SECTIONS]
        return [word for section, word in SECTIONS if pods_left(self.g, section)]

    @Once
    def pod_rooms(self) -> int:
        """The known Rooms from which pods leave: those that are open, else those that may be."""
        found = 0
        for word in self.opened or self.with_pods:
            room = self.mind.room(word)
            if room >= 0:
                found |= 1 << room
        return found

    def exits(self, route: Route) -> int:
        """The Rooms by which this route leaves, as far as they are known."""
        return 1 << self.g.fixed.start if route.leave == BY_SLEEP else self.pod_rooms

    def _steer(self, route: Route) -> None:
        """Engines that work and the right course."""
        g, mind = self.g, self.mind
        jobs = route.jobs
        wanted = route.course
        if wanted < 0:
            wanted = EARTH
        elif wanted == MARS and route.leave == BY_SLEEP and not self._quarantined:
            route.chance = 0.0
        cockpit = g.fixed.board.slot_of_room[g.fixed.cockpit]
        asleep = g.hibernating()
        if g.coordinates >= 0:
            if g.fixed.content.coordinates[g.coordinates].leads_to[g.destination] != wanted:
                route.chance *= not asleep
                jobs.append(Job(SET_COURSE, 1 << cockpit, 2.0 + BROKEN * (not g.works(cockpit))))
        elif asleep or (g.destination != g.fixed.tables.destination and wanted == EARTH):
            # Who sleeps stakes a life on ship and course; who has moved the marker has looked.
            route.chance *= COURSE_TRUST
        else:
            jobs.append(Job(LOOK_COURSE, 1 << cockpit, 3.5 + BROKEN * (not g.works(cockpit))))
        working = g.engines.count(1)
        if working < ENGINES_SURE and asleep:
            route.chance *= ENGINE_TRUST
        elif working < ENGINES_SURE:
            control = mind.room("engine_control_room")
            doubtful = [n for n, top in enumerate(g.engines) if top != 1]
            unknown = [n for n in doubtful if g.engines[n] < 0]
            rooms = 0
            # Who cannot mend an Engine looks at the others first.
            for n in doubtful if mind.mends or not unknown else unknown:
                rooms |= 1 << self.engine_room(n)
            if control >= 0 and g.works(control) and unknown:
                jobs.append(Job(ENGINE, 1 << control, 2.0))
            jobs.append(Job(ENGINE, rooms, 2.5 * (ENGINES_SURE - working)))
            route.cost += 1.5 * (ENGINES_SURE - working)

    def luck(self, route: Route) -> float:
        """The chance that the ship arrives where a route wants it, for all that the seat knows."""
        g = self.g
        wanted = EARTH if route.course < 0 else route.course
        if wanted == MARS and route.leave == BY_SLEEP and not self._quarantined:
            return 0.0
        cards = g.fixed.content.coordinates
        if g.coordinates >= 0:
            course = float(cards[g.coordinates].leads_to[g.destination] == wanted)
        elif g.destination != g.fixed.tables.destination and wanted == EARTH:
            course = COURSE_TRUST
        else:
            course = [card.leads_to[g.destination] for card in cards].count(wanted) / len(cards)
        missing, unknown = ENGINES_SURE - g.engines.count(1), g.engines.count(-1)
        # An Engine that nobody has looked at works as often as not.
        many = sum([comb(unknown, n) for n in range(max(missing, 0), unknown + 1)])
        return course * many / (1 << unknown)

    def engine_room(self, n: int) -> int:
        """The Room of an Engine, counted from 0."""
        g = self.g
        return g.fixed.board.slot_of_room[g.fixed.content.room_index[f"engine_{n + 1}"]]

    def _to_pods(self, route: Route) -> int:
        """A pod that can be entered: how to get one open, and in how many turns it is."""
        mind = self.mind
        if not self.with_pods:
            route.chance = 0.0
            return 0
        route.cost += 2.5
        if not self.pod_rooms:
            wanted = 0
            for word in self.opened or self.with_pods:
                wanted |= mind.candidates(word)
            if not wanted:
                route.chance *= 0.02
                return 0
            route.jobs.append(Job(EXPLORE, wanted, SEEKING * wanted.bit_count() * 0.7))
        if self.opened and not route.destroy:
            return 0
        return self._unlock(route, bool(self.opened))

    def _unlock(self, route: Route, opened: bool) -> int:
        """The sequence, which opens pods and destroys the ship, or the hatch; how many turns it takes."""
        g, mind = self.g, self.mind
        yellow = g.fixed.tables.first_yellow
        hatch = mind.room("hatch_control_system")
        if g.sequence >= 0:
            return 0 if opened else max(yellow - g.sequence, 0)
        if hatch >= 0 and not route.destroy:
            route.jobs.append(Job(UNLOCK, 1 << hatch, 2.0 + BROKEN * (not g.works(hatch))))
            return 0
        if route.preserve:
            route.chance *= 0.3 if g.seats > 1 else 0.05
            return 6
        if g.hibernating():
            route.chance *= 0.03 if route.destroy else 0.2
            return 0
        visit(mind, route, START, "generator", 2)
        if g.seats == 1:
            route.chance *= LONG_WAY
        return 0 if opened else yellow
