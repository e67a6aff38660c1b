"""The fixed numbers of the rules."""

from __future__ import annotations

from dataclasses import dataclass

from hullbreach.games.hunt.content.names import BASES, NONE
from hullbreach.games.hunt.content.reading import read_source
from hullbreach.parts.reader import Reader

LEVELS = 4


@dataclass(frozen=True)
class Tables:
    """All of tables.toml; numbers called on: it happens when the D20 shows that or less.

    Lists by base go by the number of the base, lists by level by the level, with 0 for none. force_door: NONE for a
    base that always succeeds (HUNT-DOOR-10).
    """

    action_points: int
    hand_size: int
    cards_per_turn: int
    tile_points: int
    acid_per_tile: int
    acid_points: int
    carrier_tiles: int
    target_distance: int
    decoys_at_start: int
    doors_in_supply: int
    armour_even_st: int
    acid_on: int
    acid_st: int
    frags_per_level: int
    rs_alien_on_infested: int
    rs_hidden_alien: int
    rs_engaged_target: int
    rs_engaged_tile_between: int
    cc_marine_on_normal: int
    door_helper: int
    aim: int
    rapid_fire_roa: int
    rapid_fire_rs: int
    shotgun_st: int
    shotgun_range: int
    point_blank_targets: int
    grenade_wounds: int
    smart_disc_dice: int
    smart_disc_on: int
    treatment_on: int
    dodge_on: int
    improved_dodge_on: int
    medic_heal: int
    medic_range: int
    perimeter_on: int
    perimeter_st: int
    perimeter_avv: int
    ping_range: int
    run_bonus: int
    pheromones_cc: int
    pheromones_range: int
    charge_cc: int
    pack_hunt: int
    pack_hunt_range: int
    rage_st: int
    self_destruct_on: int
    self_destruct_st: int
    self_destruct_avv: int
    occupation: tuple[int, ...]
    force_door: tuple[int, ...]
    frags: tuple[int, ...]
    rerolls: tuple[int, ...]
    heal: tuple[int, ...]

    def armour_modifier(self, st: int) -> int:
        """What a weapon of this strength adds to an Armour test (HUNT-ARM-02)."""
        return self.armour_even_st - st


def read_tables(r: Reader) -> Tables:
    """All of tables.toml."""
    read_source(r)
    change, skill, level = r.table("modifiers"), r.table("skills"), r.table("levels")
    tables = Tables(
        action_points=r.number("action_points", 1, 20),
        hand_size=r.number("hand_size", 1, 20),
        cards_per_turn=r.number("cards_per_turn", 1, 20),
        tile_points=r.number("tile_points", 1, 20),
        acid_per_tile=r.number("acid_per_tile", 1, 20),
        acid_points=r.number("acid_points", 1, 20),
        carrier_tiles=r.number("carrier_tiles", 1, 20),
        target_distance=r.number("target_distance", 1, 20),
        decoys_at_start=r.number("decoys_at_start", 1, 20),
        doors_in_supply=r.number("doors_in_supply", 1, 20),
        armour_even_st=r.number("armour_even_st", 1, 20),
        acid_on=r.number("acid_on", 1, 20),
        acid_st=r.number("acid_st", 1, 20),
        frags_per_level=r.number("frags_per_level", 1, 20),
        rs_alien_on_infested=change.number("rs_alien_on_infested", -20, 20),
        rs_hidden_alien=change.number("rs_hidden_alien", -20, 20),
        rs_engaged_target=change.number("rs_engaged_target", -20, 20),
        rs_engaged_tile_between=change.number("rs_engaged_tile_between", -20, 20),
        cc_marine_on_normal=change.number("cc_marine_on_normal", -20, 20),
        door_helper=change.number("door_helper", -20, 20),
        aim=skill.number("aim", 1, 20),
        rapid_fire_roa=skill.number("rapid_fire_roa", 1, 20),
        rapid_fire_rs=skill.number("rapid_fire_rs", -20, 0),
        shotgun_st=skill.number("shotgun_st", 1, 20),
        shotgun_range=skill.number("shotgun_range", 1, 20),
        point_blank_targets=skill.number("point_blank_targets", 1, 20),
        grenade_wounds=skill.number("grenade_wounds", 1, 20),
        smart_disc_dice=skill.number("smart_disc_dice", 1, 20),
        smart_disc_on=skill.number("smart_disc_on", 1, 20),
        treatment_on=skill.number("treatment_on", 1, 20),
        dodge_on=skill.number("dodge_on", 1, 20),
        improved_dodge_on=skill.number("improved_dodge_on", 1, 20),
        medic_heal=skill.number("medic_heal", 1, 20),
        medic_range=skill.number("medic_range", 1, 20),
        perimeter_on=skill.number("perimeter_on", 1, 20),
        perimeter_st=skill.number("perimeter_st", 1, 20),
        perimeter_avv=skill.number("perimeter_avv", 0, 20),
        ping_range=skill.number("ping_range", 1, 20),
        run_bonus=skill.number("run_bonus", 1, 20),
        pheromones_cc=skill.number("pheromones_cc", 1, 20),
        pheromones_range=skill.number("pheromones_range", 1, 20),
        charge_cc=skill.number("charge_cc", 1, 20),
        pack_hunt=skill.number("pack_hunt", 1, 20),
        pack_hunt_range=skill.number("pack_hunt_range", 1, 20),
        rage_st=skill.number("rage_st", 1, 20),
        self_destruct_on=skill.number("self_destruct_on", 1, 20),
        self_destruct_st=skill.number("self_destruct_st", 1, 20),
        self_destruct_avv=skill.number("self_destruct_avv", 0, 20),
        occupation=by_base(r.table("occupation")),
        force_door=by_base(r.table("force_door"), can_lack=True),
        frags=by_base(r.table("frags")),
        rerolls=by_level(level, "rerolls", 9),
        heal=by_level(level, "heal", 20),
    )
    for each in (change, skill, level, r):
        each.done()
    return tables


def by_base(r: Reader, can_lack: bool = False) -> tuple[int, ...]:
    """A number for each base; can_lack: a base may be left out, and has NONE then."""
    made = tuple([NONE if can_lack and not r.has(base) else r.number(base, 1, 20) for base in BASES])
    r.done()
    return made


def by_level(r: Reader, key: str, most: int) -> tuple[int, ...]:
    """A number for each level."""
    made = (0, *r.numbers(key, 0, most))
    if len(made) != LEVELS + 1:
        r.wrong(key, f"{len(made) - 1} numbers, expected {LEVELS}")
    return made
