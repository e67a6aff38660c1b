"""Whether Objectives are met. NEM-GOL, NEM-VIC-10"""

from __future__ import annotations

from hullbreach.games.nemesis.content import goals
from hullbreach.games.nemesis.content.names import DESTINATIONS, OBJECTS, QUEEN
from hullbreach.games.nemesis.rules.state import Nemesis
from hullbreach.games.nemesis.rules.terms import ASLEEP, BLUE_CORPSE, BY_TIME, EGG, LAUNCHED
from hullbreach.parts.grammar import Verb


def survived(g: Nemesis, seat: int) -> bool:
    """Whether a Character is asleep or launched, and alive after all checks."""
    return g.status[seat] in (ASLEEP, LAUNCHED)


def is_destroyed(g: Nemesis) -> bool:
    """Whether the ship was destroyed, the Engine check included."""
    return g.ship_end != BY_TIME


def arrives_at(g: Nemesis) -> int:
    """Where the course leads: the place under the Destination marker."""
    return g.fixed.content.coordinates[g.coordinates].leads_to[g.destination]


def engines_work(g: Nemesis) -> bool:
    """Whether enough Engines work. NEM-VIC-01"""
    return sum(g.engines) >= g.fixed.tables.engines_needed


def is_met(g: Nemesis, seat: int, objective: int) -> bool:
    """Whether an Objective is met for its owner: one of its ways, completely."""
    ways = g.fixed.content.objectives[objective].any_of
    return any(all(holds(g, seat, goal) for goal in way) for way in ways)


def holds(g: Nemesis, seat: int, goal: Verb) -> bool:
    """Whether one condition of an Objective is met."""
    if isinstance(goal, goals.SignalSent):
        return signal_counts(g) if g.fixed.coop else bool(g.signal >> seat & 1)
    if isinstance(goal, goals.ShipReaches):
        return not is_destroyed(g) and engines_work(g) and arrives_at(g) == DESTINATIONS.index(goal.place)
    if isinstance(goal, goals.ShipDestroyed):
        return is_destroyed(g)
    if isinstance(goal, goals.NestDestroyed):
        return g.nest_destroyed or is_destroyed(g)
    if isinstance(goal, goals.QueenKilled):
        on_board = g.lair[g.fixed.minis_of[QUEEN][0]] >= 0
        lost = is_destroyed(g) and on_board and g.fixed.switches.queen_lost_with_ship == "killed"
        return g.queen_killed or lost
    if isinstance(goal, goals.AllRoomsExplored):
        return g.explored == g.fixed.graph.nodes
    if isinstance(goal, goals.FinishWith):
        return _finishes_with(g, seat, goal.object)
    if isinstance(goal, goals.FinishInPod):
        return g.status[seat] == LAUNCHED
    if isinstance(goal, goals.ItemsAtLeast):
        return survived(g, seat) and item_cards(g, seat) >= goal.n
    if isinstance(goal, goals.OnlySurvivor):
        return survived(g, seat) and not _others_survived(g, seat)
    if isinstance(goal, goals.OtherSurvives):
        return _others_survived(g, seat)
    if isinstance(goal, goals.PlayerDead):
        return goal.player - 1 != seat and goal.player <= g.seats and not survived(g, goal.player - 1)
    if isinstance(goal, goals.WeaknessRevealed):
        return bool(g.weakness_up >> OBJECTS.index(goal.object) & 1)
    if isinstance(goal, goals.WeaknessesAtLeast):
        return g.weakness_up.bit_count() >= goal.n
    assert isinstance(goal, goals.CorpseInRoom), goal
    room = g.room_of(g.fixed.content.room_index[goal.room])
    return room >= 0 and BLUE_CORPSE in g.lying[room]


def item_cards(g: Nemesis, seat: int) -> int:
    """All own Item cards, attached ones included; Objects do not count. NEM-GOL-09"""
    return len(g.inventory[seat]) + sum([1 + len(thing.attached) for thing in g.held[seat]])


def _finishes_with(g: Nemesis, seat: int, thing: str) -> bool:
    wanted = EGG if thing == "egg" else BLUE_CORPSE
    if g.fixed.coop and wanted == EGG:
        # NEM-COP-04: any survivor will do.
        return any(survived(g, one) and EGG in g.carried[one] for one in range(g.seats))
    return survived(g, seat) and wanted in g.carried[seat]


def _others_survived(g: Nemesis, seat: int) -> bool:
    return any(survived(g, other) for other in range(g.seats) if other != seat)


def signal_counts(g: Nemesis) -> bool:
    """Co-op: as many different Characters have sent the Signal as Objectives ask for it. NEM-COP-03"""
    asking = 0
    for seat in range(g.seats):
        for objective in g.objectives[seat]:
            ways = g.fixed.content.objectives[objective].any_of
            asking += any(isinstance(goal, goals.SignalSent) for way in ways for goal in way)
    return g.signal.bit_count() >= asking
