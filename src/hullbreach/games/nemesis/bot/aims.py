"""What a seat is after: the Objective within reach, the jobs it asks for, and the way out."""

from __future__ import annotations

from functools import cached_property

from hullbreach.games.nemesis.bot.jobs import (
    ANALYSE,
    BURN_NEST,
    BY_POD,
    BY_SLEEP,
    ENGINE,
    EXPLORE,
    FAILURES,
    FIRES,
    HEAL,
    HURT,
    ILL,
    LAY_DOWN,
    LOOK_COURSE,
    NO_CARCASS,
    POD,
    PUT_OUT,
    REPAIR,
    SEARCH,
    SET_COURSE,
    SIGNAL,
    SLEEP,
    START,
    STOP,
    TAKE_BODY,
    TAKE_CARCASS,
    TAKE_EGG,
    TREAT,
    UNLOCK,
    Job,
    Route,
    hops,
)
from hullbreach.games.nemesis.bot.mind import FAR, Mind
from hullbreach.games.nemesis.content import goals
from hullbreach.games.nemesis.content.names import DESTINATIONS, EARTH, MARS, OBJECTS
from hullbreach.games.nemesis.rules.ending.objectives import item_cards
from hullbreach.games.nemesis.rules.ship.pods import enterable, pods_left
from hullbreach.games.nemesis.rules.terms import ASLEEP, AWAKE, BLUE_CORPSE, CARCASS, DEAD, EGG, LAUNCHED
from hullbreach.kernel.options import members
from hullbreach.parts.grammar import Verb

# So many cards a turn get somebody on; the rest goes to trouble.
PACE = 3.6
# Looking for one of n unknown Rooms costs so much for each of them.
SEEKING = 0.75
# How far the open deeds of others are trusted.
COURSE_TRUST, ENGINE_TRUST = 0.6, 0.75
ENGINES_SURE = 2
# So far they go for it.
DETOUR = 4.0
# After so many turns the sequence is started whatever else is to be done.
LATE = 8
# What it takes to repair a Room first.
BROKEN = 4.0
# What often goes wrong between the start of the sequence and a pod.
LONG_WAY = 0.6
# Others may ruin the ship for a sleeper, but they also get pods opened.
SPOILT = 0.75


class Aims:
    """The best route of a seat, and the job it is at."""

    def __init__(self, mind: Mind) -> None:
        self.mind = mind
        self.g = mind.g
        self.hops = hops(mind.g.fixed.graph)

    @cached_property
    def route(self) -> Route:
        """The best of all routes."""
        found = [self.best_for(card) for card in self.g.objectives[self.mind.seat] if card >= 0]
        if not found:
            return self._finish(Route(jobs=[]))
        return max(found, key=lambda route: route.chance)

    def best_for(self, objective: int) -> Route:
        """The best route to one Objective."""
        routes: list[Route] = []
        for way in self.g.fixed.content.objectives[objective].any_of:
            for leave in (BY_POD, BY_SLEEP):
                route = Route(objective, leave=leave, jobs=[])
                for goal in way:
                    self._plan(route, goal)
                routes.append(self._finish(route))
        return max(routes, key=lambda route: route.chance)

    # ---- what a goal asks for

    def _plan(self, route: Route, goal: Verb) -> None:
        g, mind = self.g, self.mind
        jobs = route.jobs
        assert jobs is not None
        if isinstance(goal, goals.SignalSent):
            if not g.signal >> mind.seat & 1:
                self._visit(route, SIGNAL, "comms_room", 2)
        elif isinstance(goal, goals.ShipReaches):
            route.course = DESTINATIONS.index(goal.place)
            route.preserve = True
        elif isinstance(goal, goals.ShipDestroyed):
            route.destroy = True
        elif isinstance(goal, goals.NestDestroyed):
            if not g.nest_destroyed:
                if route.preserve or (route.leave == BY_SLEEP):
                    self._visit(route, BURN_NEST, "nest", 2 + 1.6 * max(g.eggs, 1))
                    route.chance *= 0.5
                else:
                    route.destroy = True
        elif isinstance(goal, goals.QueenKilled):
            if not g.queen_killed:
                route.chance *= 0.04
        elif isinstance(goal, goals.AllRoomsExplored):
            left = mind.unexplored.bit_count()
            if left:
                jobs.append(Job(EXPLORE, mind.unexplored, 1.4 * left))
        elif isinstance(goal, goals.FinishWith):
            self._take(route, EGG if goal.object == "egg" else BLUE_CORPSE)
        elif isinstance(goal, goals.FinishInPod):
            route.chance *= route.leave == BY_POD
        elif isinstance(goal, goals.ItemsAtLeast):
            missing = goal.n - item_cards(g, mind.seat)
            if missing > 0:
                stocked = sum([1 << room for room in members(g.explored) if g.items[room]])
                jobs.append(Job(SEARCH, stocked or mind.unexplored or g.explored, 3.0 * missing))
        elif isinstance(goal, goals.WeaknessRevealed):
            self._analyse(route, [OBJECTS.index(goal.object)])
        elif isinstance(goal, goals.WeaknessesAtLeast):
            left = goal.n - g.weakness_up.bit_count()
            open_slots = [slot for slot in (BLUE_CORPSE, EGG, CARCASS) if not g.weakness_up >> slot & 1]
            if left > 0:
                self._analyse(route, open_slots[:left])
        elif isinstance(goal, goals.CorpseInRoom):
            self._bring(route, goal.room)
        else:
            self._others(route, goal)

    def _others(self, route: Route, goal: Verb) -> None:
        """What depends on the others."""
        g, seat = self.g, self.mind.seat
        rivals = [other for other in range(g.seats) if other != seat]
        if isinstance(goal, goals.PlayerDead):
            victim = goal.player - 1
            if victim == seat or victim >= g.seats:
                route.chance = 0.0
            elif g.status[victim] == LAUNCHED:
                route.chance *= 0.15
            elif g.status[victim] == ASLEEP:
                route.chance *= 0.45
            elif g.status[victim] == AWAKE:
                route.chance *= 0.85
        elif isinstance(goal, goals.OnlySurvivor):
            for other in rivals:
                route.chance *= {AWAKE: 0.8, DEAD: 1.0, ASLEEP: 0.3, LAUNCHED: 0.1}[g.status[other]]
        elif isinstance(goal, goals.OtherSurvives):
            route.chance *= max([(0.2, 0.0, 0.5, 0.9)[g.status[other]] for other in rivals], default=0.0)

    def _visit(self, route: Route, kind: int, word: str, price: float) -> int:
        """A job in a Room with this name, or the search for it."""
        mind = self.mind
        jobs = route.jobs
        assert jobs is not None
        room = mind.room(word)
        if room < 0:
            wanted = mind.candidates(word)
            route.cost += price + SEEKING * wanted.bit_count()
            if wanted:
                jobs.append(Job(EXPLORE, wanted, 0.0))
            return -1
        if not self.g.works(room):
            price += BROKEN
        jobs.append(Job(kind, 1 << room, price))
        return room

    def _take(self, route: Route, thing: int) -> bool:
        """Get hold of an Object; whether it is carried already."""
        g, mind = self.g, self.mind
        jobs = route.jobs
        assert jobs is not None
        if mind.holds_object(thing) if thing == EGG else thing in g.carried[mind.seat]:
            return True
        lying = sum([1 << room for room in range(g.fixed.size) if thing in g.lying[room]])
        if lying:
            jobs.append(Job({EGG: TAKE_EGG, CARCASS: TAKE_CARCASS}.get(thing, TAKE_BODY), lying, 1.0))
        elif thing == EGG and g.eggs:
            self._visit(route, TAKE_EGG, "nest", 2.5)
        else:
            route.chance *= 0.1
            route.cost += 6.0
            if thing == CARCASS:
                jobs.append(Job(NO_CARCASS, 0, 0.0))
        return False

    def _analyse(self, route: Route, slots: list[int]) -> None:
        """Bring Objects of these kinds to the Laboratory, one after the other."""
        g, mind = self.g, self.mind
        missing = [slot for slot in slots if not g.weakness_up >> slot & 1]
        laboratory = mind.room("laboratory")
        at_hand = [*g.carried[mind.seat], *(g.lying[laboratory] if laboratory >= 0 else ())]
        ready = [slot for slot in missing if any(self.is_kind(thing, slot) for thing in at_hand)]
        if ready:
            self._visit(route, ANALYSE, "laboratory", 2.0)
            missing.remove(ready[0])
        for n, slot in enumerate(missing):
            if ready or n:
                # The next one later: hands are few.
                route.cost += 8.0
                continue
            thing = slot
            if slot == BLUE_CORPSE:
                lying = [t for room in range(g.fixed.size) for t in g.lying[room] if self.is_kind(t, slot)]
                thing = lying[0] if BLUE_CORPSE not in lying and lying else BLUE_CORPSE
            self._take(route, thing)
            route.cost += 2.0 + (3.0 if laboratory >= 0 else 6.0)

    @staticmethod
    def is_kind(thing: int, slot: int) -> bool:
        """Whether an Object is of the kind of a slot; every corpse is a Character Corpse."""
        return thing == slot if slot in (EGG, CARCASS) else thing not in (EGG, CARCASS)

    def _bring(self, route: Route, word: str) -> None:
        """The blue Corpse belongs in a Room."""
        g = self.g
        room = self.mind.room(word)
        if room >= 0 and g.explored >> room & 1 and BLUE_CORPSE in g.lying[room]:
            return
        if self._take(route, BLUE_CORPSE):
            self._visit(route, LAY_DOWN, word, 0.0)
        else:
            route.cost += 4.0

    def hunts(self, seat: int) -> bool:
        """Whether the own Objective wants somebody dead."""
        cards = [card for card in self.g.objectives[self.mind.seat] if card >= 0]
        return bool(cards) and all(
            any(isinstance(goal, goals.PlayerDead) and goal.player - 1 == seat for way in ways for goal in way)
            for ways in [self.g.fixed.content.objectives[card].any_of for card in cards]
        )

    @cached_property
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

    # ---- the way out

    def _finish(self, route: Route) -> Route:
        """Add the exit and whatever it asks for; then the chance that the time suffices."""
        g, mind = self.g, self.mind
        jobs = route.jobs
        assert jobs is not None
        if route.preserve and g.sequence >= 0:
            if g.sequence >= g.fixed.tables.first_yellow:
                route.chance = 0.0
            else:
                self._visit(route, STOP, "generator", 2)
        if route.course >= 0 or route.leave == BY_SLEEP:
            self._steer(route)
        if route.leave == BY_SLEEP:
            if route.destroy:
                route.chance = 0.0
            if mind.others:
                route.chance *= SPOILT
            if g.sequence >= 0 and not route.preserve:
                route.chance *= 0.05
            opens = max(g.fixed.tables.first_blue - g.time, 0)
            route.cost += 2 + (BROKEN if not g.works(g.fixed.start) else 0.0)
        else:
            opens = self._to_pods(route)
        route.cost += self._tour(route)
        turns = mind.turns
        if route.destroy and g.sequence < 0:
            turns = min(turns, 9)
        route.chance *= self._in_time(route.cost, turns) * (0.05 if opens >= turns else 1.0)
        route.chance *= 1.0 - 0.5 * mind.frail
        return route

    @staticmethod
    def _in_time(cost: float, turns: int) -> float:
        """The chance to do so much in so many turns."""
        tempo = cost / max(PACE * turns, 0.5)
        return 0.95 if tempo < 0.4 else max(0.02, 0.95 - 1.1 * (tempo - 0.4))

    def _tour(self, route: Route) -> float:
        """What all jobs and the ways between them cost, always the nearest first, and the way out from there."""
        jobs = route.jobs
        assert jobs is not None
        left = [job for job in jobs if job.rooms]
        at, total = self.mind.here, 0.0
        while left:
            best, steps, room = left[0], FAR, at
            for job in left:
                near = min(members(job.rooms), key=self.hops[at].__getitem__)
                if self.hops[at][near] < steps:
                    best, steps, room = job, self.hops[at][near], near
            total += 1.35 * steps + best.price
            at = room
            left.remove(best)
        end = self.exits(route)
        return total + (1.35 * min([self.hops[at][room] for room in members(end)]) if end else 4.0)

    def exits(self, route: Route) -> int:
        """The Rooms by which this route leaves, as far as they are known."""
        g, mind = self.g, self.mind
        if route.leave == BY_SLEEP:
            return 1 << g.fixed.start
        found = 0
        for section, word in (("A", "evacuation_a"), ("B", "evacuation_b")):
            room = mind.room(word)
            if room >= 0 and pods_left(g, section) and (enterable(g, section) or not g.unlocked_once):
                found |= 1 << room
        return found

    def _steer(self, route: Route) -> None:
        """Engines that work and the right course."""
        g, mind = self.g, self.mind
        jobs = route.jobs
        assert jobs is not None
        quarantined = any(
            card >= 0 and g.fixed.content.objectives[card].survives_on_mars for card in g.objectives[mind.seat]
        )
        wanted = route.course
        if wanted < 0:
            wanted = EARTH
        elif wanted == MARS and route.leave == BY_SLEEP and not quarantined:
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
            rooms = 0
            for n in doubtful:
                rooms |= 1 << self.engine_room(n)
            if control >= 0 and g.works(control) and any(g.engines[n] < 0 for n in doubtful):
                jobs.append(Job(ENGINE, 1 << control, 2.0))
            jobs.append(Job(ENGINE, rooms, 2.5 * (ENGINES_SURE - working)))
            route.cost += 1.5 * (ENGINES_SURE - working)

    def engine_room(self, n: int) -> int:
        """The Room of an Engine, counted from 0."""
        g = self.g
        return g.fixed.board.slot_of_room[g.fixed.content.room_index[f"engine_{n + 1}"]]

    def _to_pods(self, route: Route) -> int:
        """A pod that can be entered: how to get one open, and in how many turns it is."""
        g, mind = self.g, self.mind
        tables = g.fixed.tables
        jobs = route.jobs
        assert jobs is not None
        if not pods_left(g):
            route.chance = 0.0
            return 0
        route.cost += 2.5
        if not self.exits(route):
            wanted = mind.candidates("evacuation_a") | mind.candidates("evacuation_b")
            if not wanted:
                route.chance *= 0.02
                return 0
            jobs.append(Job(EXPLORE, wanted, SEEKING * wanted.bit_count() * 0.7))
        opens = 0
        free = pods_left(g) & ~g.locked
        if route.destroy or not free:
            if g.sequence >= 0:
                opens = 0 if free else max(tables.first_yellow - g.sequence, 0)
            elif route.destroy and g.hibernating():
                route.chance *= 0.03
            elif route.destroy or not route.preserve:
                hatch = mind.room("hatch_control_system")
                if hatch >= 0 and not route.destroy:
                    jobs.append(Job(UNLOCK, 1 << hatch, 2.0 + BROKEN * (not g.works(hatch))))
                elif g.hibernating():
                    route.chance *= 0.2
                else:
                    self._visit(route, START, "generator", 2)
                    opens = 0 if free else tables.first_yellow
                    if g.seats == 1:
                        route.chance *= LONG_WAY
            else:
                hatch = mind.room("hatch_control_system")
                if hatch >= 0:
                    jobs.append(Job(UNLOCK, 1 << hatch, 2.0))
                else:
                    route.chance *= 0.3 if g.seats > 1 else 0.05
                    opens = 6
        return opens

    # ---- the job at hand

    @cached_property
    def wants(self) -> frozenset[int]:
        """The kinds of jobs of the route."""
        return frozenset([job.kind for job in (*(self.route.jobs or []), *self.care)])

    @cached_property
    def care(self) -> list[Job]:
        """What the own body needs: Surgery for Larvae and INFECTED cards, the Emergency Room for wounds."""
        g, mind = self.g, self.mind
        found: list[Job] = []
        for kind, word, needed in ((TREAT, "surgery", mind.ill >= ILL), (HEAL, "emergency_room", mind.hurt >= HURT)):
            room = mind.room(word)
            known = room >= 0 and g.explored >> room & 1 and g.works(room) and not g.crowd[room]
            if needed and known and mind.ways[0][room] < DETOUR:
                found.append(Job(kind, 1 << room, 1.0))
        return [*found, *self._upkeep()]

    def _upkeep(self) -> list[Job]:
        """What the ship needs before its pools run out."""
        g, mind = self.g, self.mind
        found: list[Job] = []
        control = mind.room("fire_control_system")
        if g.fire.bit_count() >= FIRES and control >= 0 and g.works(control) and mind.ways[0][control] < DETOUR:
            found.append(Job(PUT_OUT, 1 << control, 0.0))
        if g.malfunction.bit_count() >= FAILURES and mind.repairs:
            reach = 3.0 + 1.5 * (g.malfunction.bit_count() - FAILURES)
            near = [room for room in members(g.malfunction) if not g.crowd[room] and mind.ways[0][room] < reach]
            if near:
                found.append(Job(REPAIR, sum([1 << room for room in near]), 0.0))
        return found

    @cached_property
    def hurried(self) -> bool:
        """Whether there is hardly time to get out alive."""
        cost = self.mind.ways[0]
        end = self.exits(self.route)
        if not end:
            return False
        return (self.mind.turns - 1) * PACE < cost[self.mind.nearest(end)] * 1.2 + 3.0

    @cached_property
    def job(self) -> Job | None:
        """What to do next: the nearest job, the exit when everything is done, nothing while it is closed."""
        route, mind = self.route, self.mind
        jobs = list(route.jobs or [])
        jobs += self.care
        cost = mind.ways[0]
        if not self.hurried:
            open_jobs = [job for job in jobs if job.rooms and not self._too_early(job)]
            if open_jobs:
                return min(open_jobs, key=lambda job: cost[mind.nearest(job.rooms)] + 0.2 * job.price)
        end = self.exits(route)
        return Job(SLEEP if route.leave == BY_SLEEP else POD, end, 2.0) if end else None

    def _too_early(self, job: Job) -> bool:
        """The sequence is started when the way out is known and everything else can be done before its end."""
        if job.kind != START or self.g.time >= LATE:
            return False
        return not self.exits(self.route) or self.route.cost > 3.5 * PACE

    @cached_property
    def leaving(self) -> bool:
        """Whether it is time to go, and the way out is open."""
        job = self.job
        return job is not None and job.kind in (POD, SLEEP) and self.exit_open(self.target)

    @cached_property
    def target(self) -> int:
        """The Room to go to; the own one when there is none."""
        job = self.job
        return self.mind.nearest(job.rooms) if job is not None and job.rooms else self.mind.here

    def exit_open(self, room: int) -> bool:
        """Whether one could leave by a Room now."""
        g = self.g
        if room == g.fixed.start:
            return g.time >= g.fixed.tables.first_blue and g.works(room)
        section = g.fixed.rooms[g.tile[room]].section
        return bool(section) and bool(enterable(g, section)) and g.works(room)
