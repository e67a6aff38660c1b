"""Numbers of the content files that lie outside their bounds are refused, and the complaint names both bounds."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest

from hullbreach.games.hunt.content import load as content_module
from hullbreach.games.hunt.content.load import load
from hullbreach.kernel.errors import BadInput

FOLDER = Path(content_module.__file__).parent

# By file the bounds, and the keys that have them.
SKILLS = (
    "aim rapid_fire_roa shotgun_st shotgun_range point_blank_targets grenade_wounds smart_disc_dice smart_disc_on"
    " treatment_on dodge_on improved_dodge_on medic_heal medic_range perimeter_on perimeter_st ping_range run_bonus"
    " pheromones_cc pheromones_range charge_cc pack_hunt pack_hunt_range rage_st self_destruct_on self_destruct_st"
)
TABLES = (
    "action_points hand_size cards_per_turn tile_points acid_per_tile acid_points carrier_tiles target_distance"
    " decoys_at_start doors_in_supply armour_even_st acid_on acid_st frags_per_level small medium large none"
)
BOUNDS: dict[str, dict[tuple[int, int], str]] = {
    "tables": {
        (1, 20): f"{TABLES} {SKILLS}",
        (0, 20): "perimeter_avv self_destruct_avv",
        (-20, 0): "rapid_fire_rs",
        (-20, 20): "rs_alien_on_infested rs_hidden_alien rs_engaged_target rs_engaged_tile_between cc_marine_on_normal"
        " door_helper",
    },
    "arena": {(1, 99): "growth_won growth_lost", (1, 9999): "survivor_points horde_points points", (0, 99): "marine"},
    "environment": {(1, 20): "copies"},
    "mission_cards": {(1, 20): "copies", (1, 9999): "points"},
    "strategy_marine": {(1, 20): "copies", (1, 9): "targets", (1, 3): "weight"},
    "force_org": {
        (1, 9999): "points",
        (0, 9999): "hero_from",
        (0, 100): "hero_share troop_share",
        (0, 8): "max_heavy max_special max_sergeants",
        (1, 99): "alien_queen",
    },
    "heroes": {
        (1, 99): "stat_cost wound_cost st",
        (1, 20): "max_stat acid_spit_rs m cc w a x",
        (0, 20): "a_min",
        (0, 9): "weapon_upgrades weapon_downgrades max_skills",
        (1, 999): "cost",
        (0, 999): "combat_knife m56_smart_gun",
    },
    "missions": {
        (1, 99): "number from_turn",
        (1, 20): "on",
        (1, 8): "acid_limit",
        (1, 9): "wounds",
        (0, 4): "decoys",
        (1, 40): "alien_stalker",
    },
    "maps": {(0, 999): "tiles doors"},
    "skills": {(1, 2): "ap", (1, 99): "per_game per_model"},
    "tiles": {(0, 99): "count infested half_infested"},
    "tokens": {(1, 999): "total", (1, 99): "count"},
    "units": {
        (1, 20): "m cc rs st con ld w a",
        (0, 20): "a_min",
        (0, 999): "cost level_cost",
        (1, 4): "max_level",
        (0, 99): "in_box",
        (1, 9): "per_pack",
    },
    "weapons": {(1, 20): "st", (1, 9): "roa range", (0, 20): "avv"},
}
KEYS = [
    (name, key, least, most) for name in BOUNDS for (least, most), keys in BOUNDS[name].items() for key in keys.split()
]


@pytest.mark.parametrize(("name", "key", "least", "most"), KEYS)
def test_a_number_stays_within_its_bounds(name: str, key: str, least: int, most: int, tmp_path: Path) -> None:
    folder = tmp_path / "content"
    shutil.copytree(FOLDER, folder, ignore=shutil.ignore_patterns("*.py", "__pycache__"))
    file = folder / f"{name}.toml"
    text = file.read_text(encoding="utf-8")
    first = re.compile(rf"^((?!#).*\b)?{key} = -?\d+", re.MULTILINE)
    spoilt, n = first.subn(rf"\g<1>{key} = {most + 1}", text, count=1)
    assert n == 1
    file.write_text(spoilt, encoding="utf-8")
    with pytest.raises(BadInput, match=rf"{key}: {most + 1}, expected .* from {least} to {most}$"):
        load(folder)
