# mypyc: skip
"""What a seat is after: the Objective within reach, and the job it is at."""

from __future__ import annotations

from hullbreach.games.nemesis.bot.care import care
from hullbreach.games.nemesis.bot.chart import FAR
from hullbreach.games.nemesis.bot.jobs import BY_SLEEP, POD, SLEEP, START, Job, Route
from hullbreach.games.nemesis.bot.mind import Mind
from hullbreach.games.nemesis.bot.once import Once
from hullbreach.games.nemesis.bot.routes import Planner
from hullbreach.games.nemesis.bot.way_out import PACE
from hullbreach.games.nemesis.content import goals
from hullbreach.games.nemesis.rules.ship.pods import enterable
from hullbreach.games.nemesis.rules.terms import ASLEEP
from hullbreach.kernel.options import members
from hullbreach.parts.grammar import Verb

# Nobody starts what is less likely than this.
FORLORN = 0.02
# From this share of the time on there is none left for anything but the way out.
TOO_LATE = 1.15
# Who waits stays so near, and pays this for every step back and for noise around the exit.
FAR_OFF, BACK, LOUD = 4, 0.6, 1.5
# After so many turns the sequence is started whatever else is to be done.
LATE = 8
# So many turns of work may be left when it is started.
BEFORE_END = 6.0


class Aims:
    """The best route of a seat, and the job it is at."""

    def __init__(self, mind: Mind) -> None:
        self.mind = mind
        self.g = mind.g
        self.planner = Planner(mind)
        self.way_out = self.planner.way_out
        self.hops = self.way_out.hops

    @Once
    def route(self) -> Route:
        """The best of all routes."""
        best: Route | None = None
        for card in self.g.objectives[self.mind.seat]:
            if card >= 0:
                route = self.planner.best_for(card, -1.0 if best is None else best.chance)
                if best is None or route.chance > best.chance:
                    best = route
        if best is not None and self.g.fixed.coop:
            best = self._for_the_team(best)
        return self._alive() if best is None or best.chance < FORLORN else best

    def _alive(self) -> Route:
        """Who cannot win any more gets out alive, by whatever exit."""
        routes = [
            Route(leave=leave, preserve=self.planner.preserve, blind=blind) for leave, blind in self.planner.exits
        ]
        return max([self.way_out.finish(route) for route in routes], key=lambda route: route.chance)

    def _for_the_team(self, own: Route) -> Route:
        """In co-op all Objectives count: who has done the own one does what others have left undone."""
        if own.work:
            return own
        best: Route | None = None
        for seat in range(self.g.seats):
            if seat == self.mind.seat:
                continue
            for card in [card for card in self.g.objectives[seat] if card >= 0]:
                route = self.planner.best_for(card)
                if route.work and route.chance > FORLORN and (best is None or route.chance > best.chance):
                    best = route
        return best or own

    def hunts(self, seat: int) -> bool:
        """Whether the own Objective wants somebody dead."""
        cards = [card for card in self.g.objectives[self.mind.seat] if card >= 0]
        return bool(cards) and all(
            any(isinstance(goal, goals.PlayerDead) and goal.player - 1 == seat for way in ways for goal in way)
            for ways in [self.g.fixed.content.objectives[card].any_of for card in cards]
        )

    @Once
    def hoards(self) -> bool:
        """Whether an own Objective counts Items."""
        ways = [way for card in self.g.objectives[self.mind.seat] if card >= 0 for way in self._ways(card)]
        return any(isinstance(goal, goals.ItemsAtLeast) for way in ways for goal in way)

    def _ways(self, objective: int) -> tuple[tuple[Verb, ...], ...]:
        return tuple(self.g.fixed.content.objectives[objective].any_of)

    @property
    def spoils(self) -> bool:
        """Whether Engines are to be broken: a victim sleeps, and we do not need the ship."""
        route = self.route
        if route.leave == BY_SLEEP or route.preserve:
            return False
        return any(self.g.status[seat] == ASLEEP and self.hunts(seat) for seat in range(self.g.seats))

    # ---- the job at hand

    @Once
    def wants(self) -> frozenset[int]:
        """The kinds of jobs of the route."""
        return frozenset([job.kind for job in (*self.route.jobs, *self.care)])

    @Once
    def care(self) -> list[Job]:
        """What body and ship need beside the route."""
        return care(self.mind)

    @Once
    def hurried(self) -> bool:
        """Whether there is hardly time to get out alive, and nothing left to be done first."""
        if self.route.jobs and self.tempo < TOO_LATE:
            return False
        cost = self.mind.ways[0]
        end = self.way_out.exits(self.route)
        if not end:
            return False
        return (self.mind.turns - 1) * PACE < cost[self.mind.nearest(end)] * 1.2 + 3.0

    @Once
    def tempo(self) -> float:
        """Which share of the time left the route takes."""
        return self.route.cost / max(PACE * self.mind.turns, 1.0)

    @Once
    def job(self) -> Job | None:
        """What to do next: the nearest job, the exit when everything is done, nothing while it is closed."""
        route, mind = self.route, self.mind
        end = self.way_out.exits(route)
        if not self.hurried:
            ready = [job for job in route.jobs if job.rooms and not self._too_early(job)]
            if ready or not any(self.exit_open(room) for room in members(end)):
                ready += self.care
            if ready:
                cost = mind.ways[0]
                return min(ready, key=lambda job: cost[mind.nearest(job.rooms)] + 0.2 * job.price)
        return Job(SLEEP if route.leave == BY_SLEEP else POD, end, 2.0) if end else None

    def _too_early(self, job: Job) -> bool:
        """The sequence is started when everything else can be done before its end."""
        if job.kind != START or self.g.time >= LATE:
            return False
        return self.route.cost > BEFORE_END * PACE

    @Once
    def leaving(self) -> bool:
        """Whether it is time to go, and the way out is open."""
        job = self.job
        return job is not None and job.kind in (POD, SLEEP) and self.exit_open(self.target)

    @Once
    def target(self) -> int:
        """The Room to go to; the own one when there is none."""
        job = self.job
        if job is None or not job.rooms:
            return self.mind.here
        room = self.mind.nearest(job.rooms)
        if job.kind in (POD, SLEEP) and not self.exit_open(room) and self.opens_in > 0:
            return self._refuge(room)
        return room

    @Once
    def opens_in(self) -> int:
        """In how many turns the way out opens, as far as that can be told; 0 if it is open or nobody can tell."""
        tables = self.g.fixed.tables
        if self.route.leave == BY_SLEEP:
            return max(tables.first_blue - self.g.time, 0)
        if self.way_out.opened or self.g.sequence < 0:
            return 0
        return max(tables.first_yellow - self.g.sequence, 0)

    def _refuge(self, exit: int) -> int:
        """Where to wait for the way out: a quiet Room, not so near that our own noise bars the exit."""
        g, mind = self.g, self.mind
        nights = self.opens_in
        restless = nights * mind.restless
        sting = mind.sting(g.fixed.tables.hand_size)
        near = 1 << exit | g.fixed.graph.steps(exit)
        best, found = FAR, mind.here
        for room in members(g.explored):
            way = mind.ways[0][room] if room != mind.here else 0.0
            if way >= best or g.crowd[room] or self.hops[room][exit] > FAR_OFF:
                continue
            cost = way + BACK * self.hops[room][exit] + restless * mind.risk(room) * sting
            cost += LOUD * restless * (near >> room & 1) + (2.0 * nights if g.fire >> room & 1 else 0.0)
            if cost < best:
                best, found = cost, room
        return found

    def exit_open(self, room: int) -> bool:
        """Whether one could leave by a Room now."""
        g = self.g
        if room == g.fixed.start:
            return g.time >= g.fixed.tables.first_blue and g.works(room)
        section = g.fixed.rooms[g.tile[room]].section
        return bool(section) and bool(enterable(g, section)) and g.works(room)
