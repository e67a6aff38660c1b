"""What a side must do to win, worked out for its board: goals with places, tokens and order. HUNT-MIS, HUNT-CVC"""

from __future__ import annotations

from dataclasses import dataclass

from hullbreach.games.hunt.content import goals as go
from hullbreach.games.hunt.content.names import TOKENS
from hullbreach.games.hunt.rules.fixed import CUSTOM, MISSION, Fixed
from hullbreach.games.hunt.rules.state import Hunt
from hullbreach.games.hunt.words.names import TOKEN
from hullbreach.parts.grammar import Verb

OBJECTIVE = TOKENS.index("objective")
TROPHY = TOKENS.index("trophy")
CAPTIVE = TOKENS.index("captive")
# Objective tokens of custom games are numbered by side: so many numbers for each.
OF_A_SIDE = 30


@dataclass(frozen=True)
class Goal:
    """One goal: where it is worked on, how much of it is asked for, and the objective tokens that belong to it.

    ``after``: the steps whose Interacts must be made before this one, by number (HUNT-MIS-15). ``sources``: the tiles
    on which its tokens lie at the start, if they do.
    """

    verb: Verb
    tiles: int
    count: int
    after: tuple[int, ...] = ()
    tokens: tuple[int, ...] = ()
    sources: tuple[int, ...] = ()


@dataclass(frozen=True)
class Plan:
    """All goals of a side. ``steps``: of each one alternative is needed, and of an alternative all goals (HUNT-MIS-03).

    The rest is what rules look for often: tiles with an Interact or a marker to make, tiles to damage, targets of
    Evacuate; kinds of tokens it is about, as a mask; whether trophies count and the pod is to be launched.
    """

    goals: tuple[Goal, ...]
    steps: tuple[tuple[tuple[int, ...], ...], ...]
    works: int
    damages: int
    evacuates: int
    kinds: int
    trophies: bool
    launches: bool


def plan_of(g: Hunt, side: int) -> Plan:
    """The goals of a side: of its mission, or of its Mission cards with the targets that were chosen."""
    key = (side, g.missions[side], g.targets[side], g.homes[side])
    found = g.fixed.plans.get(key)
    if found is None:
        found = g.fixed.plans[key] = _Planner(g.fixed, side, g.targets[side], g.homes[side]).plan(victories(g, side))
    return found


def victories(g: Hunt, side: int) -> list[go.Victory]:
    """What a side must do as the box prints it; nothing in the arena (HUNT-AREN-06)."""
    t = g.fixed
    faction = t.factions[side]
    if t.ground.mode == CUSTOM:
        return [t.content.mission_cards[card].victory[faction] for card in g.missions[side]]
    if t.ground.mode == MISSION and t.mission is not None:
        return [t.mission.victory[faction]]
    return []


def targets_of(verb: Verb) -> str:
    """The word for the targets that a goal of a Mission card needs; empty for one that needs none."""
    for attribute in ("at", "to", "source"):
        place = str(getattr(verb, attribute, ""))
        if place in go.TARGETS:
            return place
    return ""


class _Planner:
    """A plan being made. Goals take their targets in the order of the cards and steps, two where the word says so."""

    def __init__(self, t: Fixed, side: int, targets: tuple[int, ...], homes: tuple[int, ...]) -> None:
        self.t = t
        self.side = side
        self.targets = list(targets)
        self.home = 1 << homes[0] if homes else 0
        self.goals: list[Goal] = []
        self.steps: list[tuple[tuple[int, ...], ...]] = []
        self.tokens = 0

    def plan(self, wanted: list[go.Victory]) -> Plan:
        for victory in wanted:
            before: tuple[int, ...] = ()
            for step in victory.steps:
                self.steps.append(tuple([self.alternative(each, before) for each in step]))
                if victory.ordered:
                    before = (*before, len(self.steps) - 1)
        return self.made()

    def alternative(self, verbs: go.Alternative, after: tuple[int, ...]) -> tuple[int, ...]:
        first = len(self.goals)
        for verb in verbs:
            self.goals += self.goals_of(verb, after)
        return tuple(range(first, len(self.goals)))

    def goals_of(self, verb: Verb, after: tuple[int, ...]) -> list[Goal]:
        """A goal on this board; an Interact or a Convoy to two targets is two goals."""
        places = self.places(verb)
        tiles = 0
        for place in places:
            tiles |= place
        if isinstance(verb, go.Interact):
            return [Goal(verb, place, verb.count, after) for place in places]
        if isinstance(verb, go.Reach):
            return [Goal(verb, tiles, verb.models)]
        if isinstance(verb, go.Damage):
            return [Goal(verb, tiles, verb.count or tiles.bit_count() or len(places))]
        if isinstance(verb, go.Convoy):
            # With two targets each takes its share of the tokens (HUNT-CVC-07).
            tokens = self.take_tokens(verb.tokens)
            return [Goal(verb, place, verb.tokens // len(places), tokens=tokens) for place in places]
        if isinstance(verb, go.ReturnToStart):
            sources = tuple([place.bit_length() - 1 for place in places])
            return [Goal(verb, self.home, verb.tokens, tokens=self.take_tokens(verb.tokens), sources=sources)]
        if isinstance(verb, go.Evacuate):
            return [Goal(verb, tiles, verb.share)]
        return [Goal(verb, tiles, self.scaled(verb, int(getattr(verb, "count", 1))))]

    def places(self, verb: Verb) -> list[int]:
        """The places of a goal, each as a mask of tiles; a target that is not chosen yet is nowhere."""
        for attribute in ("at", "to", "source"):
            word = str(getattr(verb, attribute, ""))
            if word in go.TARGETS:
                many = 2 if word in go.BOTH else 1
                taken, self.targets = self.targets[:many], self.targets[many:]
                return [1 << tile for tile in taken] + [0] * (many - len(taken))
            if word:
                return [self.t.board.place(word)]
        if isinstance(verb, go.LaunchPod):
            return [self.t.board.place(self.t.content.special_rules.launch_pod.place)]
        return []

    def take_tokens(self, many: int) -> tuple[int, ...]:
        """The next objective tokens of the side."""
        first = OBJECTIVE * TOKEN + self.side * OF_A_SIDE + self.tokens + 1
        self.tokens += many
        return tuple(range(first, first + many))

    def scaled(self, verb: Verb, count: int) -> int:
        """Counts of Mission cards are made for forces of a certain size (HUNT-CVC-24)."""
        ground, scale = self.t.ground, self.t.content.scale
        if ground.mode != CUSTOM or not ground.points or verb.word not in scale.counts:
            return count
        return max(1, -(-count * ground.points // scale.points))

    def made(self) -> Plan:
        works = damages = evacuates = kinds = 0
        for goal in self.goals:
            verb = goal.verb
            if isinstance(verb, go.Interact | go.PlaceToken):
                works |= goal.tiles
            elif isinstance(verb, go.Damage):
                damages |= goal.tiles
            elif isinstance(verb, go.Evacuate):
                evacuates |= goal.tiles
            for attribute in ("token", "gain", "carrying", "aboard"):
                word = str(getattr(verb, attribute, ""))
                if word in TOKENS:
                    kinds |= 1 << TOKENS.index(word)
        verbs = [goal.verb for goal in self.goals]
        trophies = any(isinstance(verb, go.CollectTrophies | go.GainTrophies) for verb in verbs)
        launches = any(isinstance(verb, go.LaunchPod) for verb in verbs)
        steps = tuple(self.steps)
        return Plan(tuple(self.goals), steps, works, damages, evacuates, kinds, trophies, launches)
