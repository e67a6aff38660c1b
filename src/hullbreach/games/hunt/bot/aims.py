"""Who of a side goes where: the work that its goals ask for, shared out to those who are nearest."""

from __future__ import annotations

from dataclasses import dataclass

from hullbreach.games.hunt.bot.outlook import FAR, Map, enemies, takes_vents
from hullbreach.games.hunt.content import goals as go
from hullbreach.games.hunt.content.names import ALIEN, MARINE, TOKENS
from hullbreach.games.hunt.rules.goals.plans import Goal, plan_of
from hullbreach.games.hunt.rules.goals.steps import interacts_made, is_met, needed, reached
from hullbreach.games.hunt.rules.state import Hunt
from hullbreach.games.hunt.words.names import TOKEN
from hullbreach.kernel.options import members

# How much a step towards something is worth.
WORK, HOME, NEXT, FOLLOW, HUNT, WAIT = 1.0, 0.9, 0.8, 0.6, 0.5, 0.2
# How much farther an Alien goes for softer prey.
DETOUR = 4
# After so many turns whoever has nothing to do goes looking for the others.
PATIENCE = 12
# What the kills and the trophies that a goal asks for are worth, all together.
FRAGS, TROPHY = 7.0, 20.0


@dataclass
class Job:
    """Tiles on which somebody is needed, how many, and who alone may do it (a mask; 0 for anybody)."""

    tiles: int
    workers: int
    eager: float = WORK
    only: int = 0


@dataclass
class Aim:
    """Where a piece goes, how much a step is worth, and whether there is work to do there."""

    tiles: int
    eager: float
    work: bool


class Aims:
    """What a side is after in one position."""

    def __init__(self, g: Hunt, side: int, ways: Map) -> None:
        self.g = g
        self.side = side
        self.ways = ways
        self.hunting = False
        #: what a kill brings by the faction of the victim; what one in close combat brings more, and from afar less
        self.bounty = [0.0, 0.0, 0.0]
        self.trophy = self.waste = 0.0
        self.jobs: list[Job] = []
        self.fetched: set[int] = set()
        self.aims: dict[int, Aim] = {}
        goals = open_goals(g, side)
        for goal in goals:
            self._jobs_of(goal)
        # What comes next is worth being there for.
        for goal in coming_goals(g, side):
            self._interact(goal, NEXT)
        self._homecoming()
        self._share_out()

    # ---- what there is to do

    def _jobs_of(self, goal: Goal) -> None:
        g, verb = self.g, goal.verb
        if isinstance(verb, go.Kill | go.GainFrags):
            self.hunting = True
            predators = verb.predator_counts if isinstance(verb, go.Kill) else 1
            each = FRAGS / max(goal.count, 1)
            self.bounty = [each, each, each * predators]
        elif isinstance(verb, go.CollectTrophies | go.GainTrophies):
            self._trophies(goal)
        elif isinstance(verb, go.RemoveTiles):
            vents = g.fixed.board.vents & ~g.gone
            for vent in members(vents):
                self.jobs.append(Job(g.fixed.graph.spread(1 << vent, g.shut) & ~vents, 1))
        elif isinstance(verb, go.Deliver):
            kind = TOKENS.index(verb.token)
            self._tokens([n for n in (*g.lying, *g.carried) if n // TOKEN == kind], goal.tiles, goal.count)
        elif isinstance(verb, go.ReturnToStart | go.Convoy):
            self._tokens(list(goal.tokens), goal.tiles, len(goal.tokens))
        elif isinstance(verb, go.LaunchPod):
            if verb.aboard == go.MARINE_MODEL:
                self.jobs.append(Job(goal.tiles, 2))
            else:
                kind = TOKENS.index(verb.aboard)
                self._tokens([n for n in (*g.lying, *g.carried) if n // TOKEN == kind], goal.tiles, goal.count + 1)
        elif isinstance(verb, go.Interact):
            self._interact(goal, WORK)
        elif isinstance(verb, go.PlaceToken):
            for tile in members(goal.tiles):
                if tile not in g.markers:
                    self.jobs.append(Job(1 << tile, 1))
        elif isinstance(verb, go.Damage):
            for tile in members(goal.tiles & ~g.gone):
                if g.acid[tile] < verb.acid:
                    self.jobs.append(Job(1 << tile, 2))
        elif isinstance(verb, go.Evacuate):
            self.jobs.append(Job(goal.tiles, FAR))

    def _trophies(self, goal: Goal) -> None:
        """Bodies are taken the turn after; while there are too few, more must be made."""
        g = self.g
        bodies = [tile for tile, by, *_ in g.bodies if by == self.side]
        for tile in bodies:
            self.jobs.append(Job(1 << tile, 1))
        missing = goal.count - g.trophies[self.side] - len(bodies)
        if missing > 0:
            self.hunting = True
            prey = enemies(g, self.side).bit_count()
            if prey >= missing:
                self.trophy = TROPHY / max(goal.count, 1)
                # Whoever is shot gives no trophy: the fewer there are, the more that matters.
                self.waste = self.trophy * missing / prey

    def _tokens(self, tokens: list[int], home: int, count: int) -> None:
        """Carriers go home, others fetch what lies elsewhere; where enemies have it all, they are hunted."""
        g = self.g
        missing = count
        for token in tokens:
            by = g.carried.get(token, -1)
            if by >= 0 and g.side(by) == self.side:
                self.jobs.append(Job(home, 1, WORK + 0.2, 1 << by))
                missing -= 1
            elif by < 0 and token in g.lying and home >> g.lying[token] & 1:
                missing -= 1
        lying = [token for token in tokens if token in g.lying and not home >> g.lying[token] & 1]
        if missing > 0:
            self.fetched.update(lying)
            for token in lying:
                self.jobs.append(Job(1 << g.lying[token], 1))
            self.hunting = self.hunting or not lying

    def _interact(self, goal: Goal, eager: float) -> None:
        g, verb = self.g, goal.verb
        if not isinstance(verb, go.Interact):
            return
        only = 0
        if verb.by and g.escorted >= 0:
            only = 1 << g.escorted if verb.by == go.ESCORTED else g.models_of(self.side) & ~(1 << g.escorted)
        if verb.carrying:
            kind = TOKENS.index(verb.carrying)
            self._tokens([n for n in (*g.lying, *g.carried) if n // TOKEN == kind], goal.tiles, 1)
            return
        self.jobs.append(Job(goal.tiles, min(goal.count, 2), eager, only))

    def _homecoming(self) -> None:
        """Whoever has to be somewhere in the end goes there, and stays: last of all, or while others do the rest."""
        g = self.g
        models = g.models_of(self.side).bit_count()
        spare = models > len(self.jobs)
        others = g.fixed.sides - g.out.bit_count() - 1
        for goal in plan_of(g, self.side).goals:
            if isinstance(goal.verb, go.Reach) and goal.verb.models > models and others == 1:
                # Too few are left to come home, and nobody else fights those who are left of the others.
                self.hunting = True
            elif isinstance(goal.verb, go.Reach) and not self.hunting:
                only = 1 << g.escorted if goal.verb.by == go.ESCORTED and g.escorted >= 0 else 0
                if only or spare:
                    self.jobs.append(Job(goal.tiles, goal.verb.models, HOME, only))

    def fetches(self, token: int) -> bool:
        """Whether a token lies where the side has to fetch it from."""
        return token in self.fetched

    # ---- who does it

    def _share_out(self) -> None:
        """Every job takes those who are nearest; the rest goes along or hunts."""
        g = self.g
        free = g.models_of(self.side)
        found: list[tuple[bool, int, int, int]] = []
        for n, job in enumerate(self.jobs):
            # Whom a job names goes home when nothing else is left to do.
            late = bool(job.only) and job.eager == HOME
            for piece in members(free & (job.only or free)):
                steps = self.ways.to(job.tiles, takes_vents(g, piece))[g.tile[piece]]
                found.append((late, steps - (3 if job.only else 0), n, piece))
        found.sort()
        wanted = [job.workers for job in self.jobs]
        for _, steps, n, piece in found:
            if wanted[n] > 0 and piece not in self.aims and steps < FAR:
                wanted[n] -= 1
                self.aims[piece] = Aim(self._way_into(self.jobs[n], piece), self.jobs[n].eager, True)

    def _way_into(self, job: Job, piece: int) -> int:
        """Where a job takes a piece: home counts only for those who come there, so first out of it (HUNT-MIS-13)."""
        g = self.g
        here = 1 << g.tile[piece]
        if job.eager != HOME or not job.tiles & here or g.entered[piece] & here:
            return job.tiles
        return g.fixed.graph.spread(here, 0) & ~g.fixed.board.vents

    def of(self, piece: int) -> Aim:
        """Where a piece goes: to its work, along with those who work, or after the enemies."""
        found = self.aims.get(piece)
        if found is None:
            found = self.aims[piece] = self._other(piece)
        return found

    def _soft(self, piece: int, foes: int) -> int:
        """Marines, unless they are much farther away than the others."""
        g = self.g
        soft = sum([1 << foe for foe in members(foes) if g.faction(foe) == MARINE])
        if not soft or soft == foes:
            return foes
        steps = self.ways.to(1 << g.tile[piece], True)
        near, others = (min([steps[g.tile[foe]] for foe in members(each)]) for each in (soft, foes & ~soft))
        return soft if near <= others + DETOUR else foes

    def _other(self, piece: int) -> Aim:
        g = self.g
        working = [aim.tiles for aim in self.aims.values() if aim.work and aim.eager != HOME]
        # Whoever waits at home needs no company as long as there is something to do elsewhere.
        working = working or [aim.tiles for aim in self.aims.values() if aim.work]
        if working and g.fixed.factions[self.side] == MARINE and not self.hunting:
            near = min(working, key=lambda tiles: self.ways.to(tiles, takes_vents(g, piece))[g.tile[piece]])
            return Aim(near, FOLLOW, False)
        foes = enemies(g, self.side)
        if g.fixed.factions[self.side] == ALIEN:
            # Predators kill more Aliens than they are worth: softer prey first.
            foes = self._soft(piece, foes)
        prey = 0
        for foe in members(foes):
            prey |= 1 << g.tile[foe]
        waits = not self.hunting and g.fixed.factions[self.side] != ALIEN and g.turn <= PATIENCE
        return Aim(prey, WAIT if waits else HUNT, False)


def open_goals(g: Hunt, side: int) -> list[Goal]:
    """What a side still has to do and may do now."""
    return [goal for goal, now in _lacking(g, side) if now]


def coming_goals(g: Hunt, side: int) -> list[Goal]:
    """What a side may do only after something else."""
    return [goal for goal, now in _lacking(g, side) if not now]


def _lacking(g: Hunt, side: int) -> list[tuple[Goal, bool]]:
    """The goals that are not met, of alternatives those that lack least, and whether they may be worked on now."""
    plan = plan_of(g, side)
    found: list[tuple[Goal, bool]] = []
    for alternatives in plan.steps:
        lacking = [[n for n in goals if not is_met(g, side, n)] for goals in alternatives]
        for n in min(lacking, key=len):
            now = all(interacts_made(g, side, plan, step) for step in plan.goals[n].after)
            found.append((plan.goals[n], now))
    return found


def nearness(g: Hunt, side: int) -> float:
    """How much of what it needs a side has done, from 0 to 1: everybody sees it (HUNT-MIS-18)."""
    plan = plan_of(g, side)
    if not plan.steps:
        return 0.0
    total = 0.0
    for alternatives in plan.steps:
        best = 0.0
        for goals in alternatives:
            parts = [min(reached(g, side, n) / max(needed(g, side, n), 1), 1.0) for n in goals]
            best = max(best, sum(parts) / max(len(parts), 1))
        total += best
    return total / len(plan.steps)


def home_of(g: Hunt, side: int, token: int) -> int:
    """The tiles to which a side has to bring a token."""
    found = 0
    for goal in plan_of(g, side).goals:
        verb = goal.verb
        if token in goal.tokens or (isinstance(verb, go.Deliver) and TOKENS.index(verb.token) == token // TOKEN):
            found |= goal.tiles
    return found
