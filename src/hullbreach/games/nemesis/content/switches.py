"""The rule switches of nemesis: what may be chosen, and what was. NEM-SWI"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields

from hullbreach.parts.switches import Switch, chosen


@dataclass(frozen=True)
class Switches:
    """The rule switches of one match, all decided."""

    mode: str
    board: str
    intruder_player: str
    traits: str
    pod_waiting: str
    interruption_counter: str
    remote_room_action: str
    throw_at_eggs: str
    careful_into_occupied: str
    hunt_closed_doors: str
    queen_arrival: str
    queen_lost_with_ship: str
    planning_card: str
    pod_ejection: str
    antidote_hand: str
    duct_tape_tool: str
    kill_comparison: str
    quest_in_malfunction: str
    pointless_actions: str


SWITCHES: tuple[str, ...] = tuple([field.name for field in fields(Switches)])


def choose(switches: Sequence[Switch], options: Mapping[str, object]) -> Switches:
    """The switches of a match: the given ones checked, the others at their default."""
    return Switches(**chosen(switches, options))  # type: ignore[arg-type]  # each is one of the values of its switch
