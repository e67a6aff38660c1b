"""The Self-Destruct sequence and the Time track. NEM-SDS, NEM-EVT-01"""

from __future__ import annotations

from hullbreach.games.nemesis.rules.ending.ship_lost import jump, lose_ship, unlock_pods
from hullbreach.games.nemesis.rules.state import Nemesis
from hullbreach.games.nemesis.rules.terms import BY_SELF_DESTRUCT, NOWHERE
from hullbreach.games.nemesis.words import events


def can_toggle(g: Nemesis) -> bool:
    """Whether the sequence could be started, or stopped: not on yellow. NEM-SDS-01, NEM-SDS-04"""
    return g.sequence < g.fixed.tables.first_yellow


def start_sequence(g: Nemesis) -> None:
    """The marker goes to the first space."""
    g.sequence = 0
    g.told += (events.SEQUENCE_STARTED,)


def stop_sequence(g: Nemesis) -> None:
    """The marker leaves the track."""
    g.sequence = NOWHERE
    g.told += (events.SEQUENCE_STOPPED,)


def pass_time(g: Nemesis) -> None:
    """The Time marker moves, and the marker of the sequence, which is looked at first. NEM-EVT-01, NEM-SDS-02"""
    tables = g.fixed.tables
    g.time += 1
    g.told += (events.TIME, g.time)
    if g.sequence >= 0:
        g.sequence += 1
        g.told += (events.SEQUENCE, g.sequence)
        if g.sequence == tables.first_yellow and not g.unlocked_once:
            g.unlocked_once = True
            unlock_pods(g)
        if g.sequence >= len(tables.self_destruct) - 1:
            lose_ship(g, BY_SELF_DESTRUCT)
            return
    if g.time >= tables.turns:
        jump(g)
