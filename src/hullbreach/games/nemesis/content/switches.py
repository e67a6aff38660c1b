"""The rule switches of nemesis: what may be chosen, and what was. NEM-SWI"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields

from hullbreach.kernel.errors import BadInput
from hullbreach.parts.grammar import one_of
from hullbreach.parts.reader import SOURCES, Reader
from hullbreach.parts.switches import Switch, read_switch


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


def read_switches(r: Reader) -> list[Switch]:
    """All of switches.toml."""
    r.word("source", SOURCES)
    table = r.table("switches")
    found = [read_switch(table.table(name), name) for name in SWITCHES]
    for switch in found:
        if not switch.rule:
            table.wrong(switch.name, "no rule, expected the statement that explains it")
    table.done()
    r.done()
    return found


def choose(switches: Sequence[Switch], options: Mapping[str, object]) -> Switches:
    """The switches of a match: the given ones checked, the others at their default."""
    known = {switch.name: switch for switch in switches}
    for name, value in options.items():
        if name not in known:
            raise BadInput(name, f"unknown switch, expected {one_of(known)}")
        if value not in known[name].values:
            raise BadInput(name, f"{value!r}, expected {one_of([str(v) for v in known[name].values])}")
    chosen = {switch.name: options.get(switch.name, switch.default) for switch in switches}
    return Switches(**chosen)  # type: ignore[arg-type]  # each is one of the values of its switch
