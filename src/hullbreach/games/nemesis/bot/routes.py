"""Routes to Objectives: the jobs that each of their conditions asks for."""

from __future__ import annotations

from hullbreach.games.nemesis.bot.jobs import (
    ANALYSE,
    BURN_NEST,
    BY_POD,
    BY_SLEEP,
    EXPLORE,
    LAY_DOWN,
    NO_CARCASS,
    SEARCH,
    SIGNAL,
    TAKE_BODY,
    TAKE_CARCASS,
    TAKE_EGG,
    Job,
    Route,
)
from hullbreach.games.nemesis.bot.mind import Mind
from hullbreach.games.nemesis.bot.way_out import WayOut, visit
from hullbreach.games.nemesis.content import goals
from hullbreach.games.nemesis.content.names import DESTINATIONS, OBJECTS
from hullbreach.games.nemesis.rules.ending.objectives import item_cards
from hullbreach.games.nemesis.rules.terms import ASLEEP, AWAKE, BLUE_CORPSE, CARCASS, DEAD, EGG, LAUNCHED
from hullbreach.kernel.options import members
from hullbreach.parts.grammar import Verb

EXITS = ((BY_POD, False), (BY_SLEEP, False))
LAST_EXITS = (*EXITS, (BY_POD, True), (BY_SLEEP, True))
# How likely somebody who is awake does not get out alive.
MORTAL = 0.7
# How likely somebody kills what leaves a Carcass, and how much likelier with every shot.
PREY, PREY_PER_SHOT = 0.3, 0.08
# How likely somebody gives away an Object.
TRADED = 0.2


class Planner:
    """The best route to every Objective, for one seat in one position."""

    def __init__(self, mind: Mind) -> None:
        self.mind = mind
        self.g = mind.g
        self.way_out = WayOut(mind)
        #: whether the team needs the ship, whatever the Objective says
        self.preserve = mind.g.fixed.coop and self._ship_is_needed()
        #: how to leave, and whether Engines and course are left to luck, as those do whose time runs out
        self.exits = LAST_EXITS if mind.g.time >= mind.g.fixed.tables.first_blue else EXITS

    def _ship_is_needed(self) -> bool:
        objectives = self.g.fixed.content.objectives
        ways = [way for cards in self.g.objectives for card in cards if card >= 0 for way in objectives[card].any_of]
        return any(isinstance(goal, goals.ShipReaches) for way in ways for goal in way)

    def best_for(self, objective: int, beat: float = -1.0) -> Route:
        """The best route to one Objective; any of them if none is better than ``beat``."""
        best: Route | None = None
        for way in self.g.fixed.content.objectives[objective].any_of:
            for leave, blind in self.exits:
                route = Route(objective, leave=leave, preserve=self.preserve, blind=blind)
                for goal in way:
                    self._plan(route, goal)
                route.work = len(route.jobs)
                self.way_out.finish(route, beat)
                if best is None or route.chance > best.chance:
                    best = route
                    beat = max(beat, best.chance)
        assert best is not None
        return best

    # ---- what a goal asks for

    def _plan(self, route: Route, goal: Verb) -> None:
        g, mind = self.g, self.mind
        jobs = route.jobs
        if isinstance(goal, goals.SignalSent):
            if not g.signal >> mind.seat & 1:
                visit(self.mind, route, SIGNAL, "comms_room", 2)
        elif isinstance(goal, goals.ShipReaches):
            route.course = DESTINATIONS.index(goal.place)
            route.preserve = True
        elif isinstance(goal, goals.ShipDestroyed):
            route.destroy = True
        elif isinstance(goal, goals.NestDestroyed):
            if not g.nest_destroyed:
                if route.preserve or (route.leave == BY_SLEEP):
                    visit(self.mind, route, BURN_NEST, "nest", 2 + 1.6 * max(g.eggs, 1))
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
            if left > 0:
                self._analyse(route, self._nearest_slots()[:left])
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
                route.chance *= MORTAL
        elif isinstance(goal, goals.OnlySurvivor):
            for other in rivals:
                route.chance *= {AWAKE: MORTAL, DEAD: 1.0, ASLEEP: 0.3, LAUNCHED: 0.1}[g.status[other]]
        elif isinstance(goal, goals.OtherSurvives):
            route.chance *= max([(0.2, 0.0, 0.5, 0.9)[g.status[other]] for other in rivals], default=0.0)

    def _take(self, route: Route, thing: int) -> bool:
        """Get hold of an Object; whether it is carried already."""
        g, mind = self.g, self.mind
        if mind.holds_object(thing) if thing == EGG else thing in g.carried[mind.seat]:
            return True
        kind = {EGG: TAKE_EGG, CARCASS: TAKE_CARCASS}.get(thing, TAKE_BODY)
        lying = 0
        for room, things in enumerate(g.lying):
            if thing in things:
                lying |= 1 << room
        if lying:
            route.jobs.append(Job(kind, lying, 1.0))
        elif thing == EGG and g.eggs:
            visit(mind, route, kind, "nest", 2.5)
        elif bearers := self._bearers(thing):
            # Whoever carries it may trade it, or drop it in death.
            route.chance *= TRADED
            route.jobs.append(Job(kind, bearers, 2.0))
        else:
            route.cost += 6.0
            if thing == CARCASS:
                route.chance *= min(PREY + PREY_PER_SHOT * mind.ammo, 0.7)
                route.jobs.append(Job(NO_CARCASS, 0, 0.0))
            else:
                route.chance *= 0.1
        return False

    def _bearers(self, thing: int) -> int:
        """The Rooms of others who carry an Object."""
        g, seat = self.g, self.mind.seat
        found = 0
        for other in range(g.seats):
            if other != seat and g.status[other] == AWAKE and thing in g.carried[other]:
                found |= 1 << g.room[other]
        return found

    def _analyse(self, route: Route, slots: list[int]) -> None:
        """Bring Objects of these kinds to the Laboratory, one after the other."""
        g, mind = self.g, self.mind
        missing = [slot for slot in slots if not g.weakness_up >> slot & 1]
        laboratory = mind.room("laboratory")
        at_hand = [*g.carried[mind.seat], *(g.lying[laboratory] if laboratory >= 0 else ())]
        ready = [slot for slot in missing if any(self.is_kind(thing, slot) for thing in at_hand)]
        if ready:
            visit(self.mind, route, ANALYSE, "laboratory", 2.0)
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

    def _nearest_slots(self) -> list[int]:
        """The Weaknesses nobody has found, those first whose Object is at hand or lies about."""
        g = self.g
        lying = [thing for things in g.lying for thing in things]

        def distance(slot: int) -> int:
            if self.mind.holds_object(slot):
                return 0
            return 1 if any(self.is_kind(thing, slot) for thing in lying) else 2 if slot == EGG else 3

        return sorted([slot for slot in (BLUE_CORPSE, EGG, CARCASS) if not g.weakness_up >> slot & 1], key=distance)

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
            visit(self.mind, route, LAY_DOWN, word, 0.0)
        else:
            route.cost += 4.0
