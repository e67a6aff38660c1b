"""Numbers of the content files that lie outside their bounds are refused, and the complaint names both bounds."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest

from hullbreach.games.nemesis.content import load as content_module
from hullbreach.games.nemesis.content.load import load
from hullbreach.kernel.errors import BadInput

FOLDER = Path(content_module.__file__).parent

# By file the bounds, and the keys that have them.
BOUNDS: dict[str, dict[tuple[int, int], str]] = {
    "action_cards": {(0, 5): "cost"},
    "board": {(1, 99): "number", (0, 1000): "x y", (1, 21): "a b"},
    "dice": {(0, 9): "larva creeper adult breeder queen egg"},
    "events": {(1, 4): "corridor"},
    "intruder_actions": {(0, 4): "move", (1, 9): "attack"},
    "intruders": {(0, 99): "miniatures", (0, 9): "check"},
    "items": {(1, 99): "count", (0, 5): "cost", (1, 9): "ammo"},
    "objectives": {(1, 5): "min_players"},
    "quest_items": {(0, 5): "cost activate_cost"},
    "rooms": {(0, 5): "cost", (1, 3): "engine"},
    "serious_wounds": {(1, 99): "count"},
    "start_items": {(1, 9): "ammo"},
    "tables": {
        (1, 99): "noise fire malfunction doors eggs corpses_red carcasses status injury_ammo contamination time",
        (0, 99): "infected rooms_2",
        (3, 3): "weaknesses",
        (1, 6): "draft_draw",
        (1, 9): "pod_places slots serious item_counter_divisor",
        (0, 27): "larva creeper adult breeder queen blank",
        (0, 9): "bag_adults_per_player slots_arm_wound light",
        (1, 10): "size size_body_wound draw hand_limit",
        (0, 10): "cabins_bonus movement careful_movement shoot melee pick_up trade craft leg_wound_escape room_action"
        " contamination_drawn kept",
        (0, 3): "engines_needed",
    },
}
CASES = [
    (file, key, number, bounds)
    for file, by_bounds in BOUNDS.items()
    for bounds, keys in by_bounds.items()
    for key in keys.split()
    for number in (bounds[0] - 1, bounds[1] + 1)
]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the shipped files that tests spoil and mend."""
    made = tmp_path_factory.mktemp("bounds") / "content"
    shutil.copytree(FOLDER, made, ignore=shutil.ignore_patterns("*.py", "__pycache__"))
    return made


@pytest.mark.parametrize(("file", "key", "number", "bounds"), CASES)
def test_a_number_outside_its_bounds_is_refused(
    folder: Path, file: str, key: str, number: int, bounds: tuple[int, int]
) -> None:
    path = folder / f"{file}.toml"
    before = path.read_text(encoding="utf-8")
    spoilt, found = re.subn(rf"(?<![\w]){key} = \d+", f"{key} = {number}", before, count=1)
    assert found == 1
    path.write_text(spoilt, encoding="utf-8")
    try:
        with pytest.raises(BadInput) as caught:
            load(folder)
    finally:
        path.write_text(before, encoding="utf-8")
    assert caught.value.reason == f"{number}, expected a whole number from {bounds[0]} to {bounds[1]}"
    assert caught.value.place.split(": ")[-1] == key


def test_every_number_of_the_tables() -> None:
    tables = load().tables
    assert (tables.players_min, tables.players_max, tables.pods, tables.pod_places) == (1, 5, (2, 2, 3, 3, 4), 2)
    assert (tables.rooms_2, tables.eggs_at_start, tables.weaknesses, tables.draft_draw) == (5, 5, 3, 2)
    assert (tables.destination, tables.start_room) == (1, "hibernatorium")
    assert (tables.bag, tables.bag_adults_per_player) == ((4, 1, 3, 0, 1, 1), 1)
    assert (tables.hand_size, tables.hand_size_body_wound, tables.cabins_bonus) == (5, 4, 1)
    assert (tables.hand_slots, tables.hand_slots_arm_wound, tables.actions) == (2, 1, 2)
    prices = (tables.movement, tables.careful_movement, tables.shoot, tables.melee, tables.pick_up, tables.trade)
    assert prices == (1, 2, 1, 1, 1, 1)
    assert (tables.craft, tables.leg_wound_escape, tables.room_action) == (1, 2, 2)
    assert (tables.serious_wounds, tables.light_wounds) == (3, 2)
    assert (tables.contamination_drawn, tables.engines_needed) == (4, 2)
    played = (tables.intruder_draw, tables.intruder_hand, tables.intruder_kept, tables.intruder_actions)
    assert played == (3, 4, 1, 1)
    assert (tables.solo_objectives, tables.solo_counter_divisor) == (2, 2)
