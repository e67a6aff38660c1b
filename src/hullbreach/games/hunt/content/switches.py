"""The rule switches of hunt: what may be chosen, and what was. HUNT section 35.1"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields

from hullbreach.kernel.errors import BadInput
from hullbreach.parts.grammar import one_of
from hullbreach.parts.reader import SOURCES, Reader
from hullbreach.parts.switches import Switch, read_switch


@dataclass(frozen=True)
class Switches:
    """The rule switches of one match, all decided. turn_cap 0: none; arena_head_start -1: what the content says."""

    forces: str
    cap_counts: bool
    sergeant_own_blip: bool
    stop_on_enemy: bool
    engaged_may_shoot: bool
    flame_burns_between: bool
    team_tactics: str
    trophy_any_killer: bool
    pod_immune: bool
    end_on_first_elimination: bool
    hero_minimum: str
    evacuate: str
    strategy_cards: bool
    environment_cards: bool
    turn_cap: int
    launch_ends_game: bool
    enemy_may_carry: bool
    arena_blips: bool
    arena_rounds: int
    arena_head_start: int
    packed_tile: str
    no_base_engages: bool


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
        if not any(value == v and type(value) is type(v) for v in known[name].values):
            raise BadInput(name, f"{value!r}, expected {one_of([str(v) for v in known[name].values])}")
    chosen = {switch.name: options.get(switch.name, switch.default) for switch in switches}
    return Switches(**chosen)  # type: ignore[arg-type]  # each is one of the values of its switch
