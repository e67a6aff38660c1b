"""The rule switches of hunt: what may be chosen, and what was. HUNT section 35.1"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields

from hullbreach.parts.switches import Switch, chosen


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


def choose(switches: Sequence[Switch], options: Mapping[str, object]) -> Switches:
    """The switches of a match: the given ones checked, the others at their default."""
    return Switches(**chosen(switches, options))  # type: ignore[arg-type]  # each is one of the values of its switch
