"""Objectives: when they are complete, and what follows. ENC-OBJ"""

from __future__ import annotations

from dataclasses import dataclass

from hullbreach.games.encounters.rules.effects.run import TEXT, Context
from hullbreach.games.encounters.rules.outcome import complete_last
from hullbreach.games.encounters.rules.state import Encounters
from hullbreach.games.encounters.words import events
from hullbreach.kernel.procedures import Next, Procedure
from hullbreach.parts.effects import perform_now

LAST = 2


def is_last(g: Encounters) -> bool:
    """Whether Objective 3 is current, so that Final Enemies can be attacked (ENC-OBJ-08)."""
    return g.completed == LAST


def is_complete(g: Encounters) -> bool:
    """Whether the goal of the current Objective is met, counted over the whole game (ENC-OBJ-14)."""
    goal = g.fixed.goals[g.objectives[0]]
    found = 0
    if goal.what == "killed":
        kills = g.kills
        for card in goal.cards:
            if card in kills:
                found += kills[card]
    elif goal.what == "collected":
        for card in g.collected:
            if card in goal.cards:
                found += 1
    elif g.attached:
        found = len({room for card, room in g.attached if card in goal.cards})
    return found >= goal.n


def check_last(g: Encounters) -> None:
    """Objective 3 is looked at after every change; completing it needs a normal player (ENC-OBJ-11, ENC-WIN-06)."""
    if g.completed == LAST and g.normals() and is_complete(g):
        complete_last(g)


def checkpoint(g: Encounters) -> Procedure | None:
    """The Objective that is complete now that something has been resolved (ENC-OBJ-11)."""
    if g.completed < LAST and is_complete(g):
        return CompleteObjective()
    return None


@dataclass
class CompleteObjective(Procedure):
    """The Objective goes to the bottom of the pile and shows the next, whose Setup happens at once. ENC-OBJ-03, 05"""

    def turn(self, g: Encounters) -> Next:
        g.told += (events.OBJECTIVE_COMPLETED, g.objectives[0])
        g.objectives = (*g.objectives[1:], g.objectives[0])
        g.completed += 1
        g.progress = True
        return set_up(g)

    def again(self, g: Encounters) -> Next:
        check_last(g)
        return checkpoint(g)


def set_up(g: Encounters) -> tuple[Procedure, ...]:
    """The Setup text of the Objective that has just become current (ENC-OBJ-05)."""
    card = g.objectives[0]
    g.told += (events.OBJECTIVE, card)
    seat = g.acting()
    return perform_now(g, g.faces[card].at("setup"), Context(card, seat, seat, TEXT))
