"""Fire, Malfunction and Noise markers. NEM-FIR, NEM-MAL, NEM-NOI"""

from __future__ import annotations

from hullbreach.games.nemesis.rules.ending.ship_lost import lose_ship
from hullbreach.games.nemesis.rules.state import Nemesis
from hullbreach.games.nemesis.rules.terms import BY_FIRES, BY_MALFUNCTIONS
from hullbreach.games.nemesis.words import events
from hullbreach.kernel.options import members


def place_fire(g: Nemesis, room: int) -> None:
    """A Fire marker in a Room without one; a 9th destroys the ship. NEM-FIR-01, NEM-FIR-02"""
    if g.fire >> room & 1 or g.halted is not None:
        return
    if g.fire.bit_count() >= g.fixed.tables.fire_markers:
        lose_ship(g, BY_FIRES)
        return
    g.fire |= 1 << room
    g.told += (events.FIRE, room)


def put_out(g: Nemesis, room: int) -> None:
    """The Fire marker of a Room goes back."""
    if g.fire >> room & 1:
        g.fire &= ~(1 << room)
        g.told += (events.FIRE_OUT, room)


def can_break(g: Nemesis, room: int) -> bool:
    """Whether a Malfunction marker could be placed there: not in the explored Nest or Slime Room. NEM-MAL-05"""
    return not g.malfunction >> room & 1 and (not g.explored >> room & 1 or g.fixed.rooms[g.tile[room]].can_break)


def place_malfunction(g: Nemesis, room: int) -> None:
    """A Malfunction marker in a Room that can take one; a 9th destroys the ship. NEM-MAL-03, NEM-MAL-04"""
    if not can_break(g, room) or g.halted is not None:
        return
    if g.malfunction.bit_count() >= g.fixed.tables.malfunction_markers:
        lose_ship(g, BY_MALFUNCTIONS)
        return
    g.malfunction |= 1 << room
    g.told += (events.MALFUNCTION, room)


def repair(g: Nemesis, room: int) -> None:
    """The Malfunction marker of a Room goes back."""
    if g.malfunction >> room & 1:
        g.malfunction &= ~(1 << room)
        g.told += (events.REPAIRED, room)


def place_noise(g: Nemesis, ways: int) -> None:
    """A Noise marker in each of these Corridors without one; never an Encounter. NEM-NOI-07"""
    fresh = ways & ~g.noise
    g.noise |= ways
    for corridor in members(fresh):
        g.told += (events.NOISE, corridor)
