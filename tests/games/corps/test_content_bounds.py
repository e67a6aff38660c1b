"""Numbers of the content files that lie outside their bounds are refused, and the complaint names both bounds."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest

from hullbreach.games.corps.content import load as content_module
from hullbreach.games.corps.content.load import load
from hullbreach.kernel.errors import BadInput

FOLDER = Path(content_module.__file__).parent

# By file the bounds, and the keys that have them.
COMPONENTS: dict[tuple[int, int], str] = {
    (1, 99): "boards endurance_cards motion_tracker_cards mission_cards blip_tokens mission_blip_tokens character_cards"
    " character_figures alien_figures aim_dials speed defensive_fire_range",
    (0, 99): "tunnel_tokens crate_tokens computer_tokens barricade_tokens sentry_gun_tokens facehugger_tokens"
    " alien_tokens exit_tokens reference_cards activation_tokens turn_counters sentry_consoles",
    (0, 9): "reshuffle_cards swarm_bonus_per_token",
    (1, 9): "marine_dice alien_dice dice",
    (4, 4): "spawn_point_tokens",
    (1, 10): "min max hit_at_or_under",
    (1, 20): "kill_on_defence_roll",
    (0, 6): "rank_1 rank_2 rank_3",
}
BOUNDS: dict[str, dict[tuple[int, int], str]] = {
    "components": COMPONENTS,
    "boards": {(1, 99): "width height", (0, 999): "count", (1, 9): "board"},
    "blips": {(1, 99): "copies", (1, 9): "number"},
    "characters": {(0, 3): "rank", (0, 10): "speed defence melee tech aim", (0, 999): "count"},
    "endurance": {(1, 60): "copies", (0, 10): "cost attack_cost always_hits_on", (0, 99): "range"},
    "motion_tracker": {(1, 3): "threat", (0, 4): "blips"},
    "missions": {
        (0, 99): "number player_barricades level1 level2 level3 quiet_rounds",
        (0, 9): "sentry_guns",
        (1, 6): "min max",
        (1, 4): "n",
        (1, 99): "round",
        (0, 0): "rotate",
    },
}
KEYS = [
    (name, key, least, most) for name in BOUNDS for (least, most), keys in BOUNDS[name].items() for key in keys.split()
]


@pytest.mark.parametrize(("name", "key", "least", "most"), KEYS)
def test_a_number_stays_within_its_bounds(name: str, key: str, least: int, most: int, tmp_path: Path) -> None:
    folder = tmp_path / "content"
    shutil.copytree(FOLDER, folder)
    file = folder / f"{name}.toml"
    text = file.read_text(encoding="utf-8")
    first = re.compile(rf"^((?!#).*\b){key} = \d+", re.MULTILINE)
    spoilt, n = first.subn(rf"\g<1>{key} = {most + 1}", text, count=1)
    assert n == 1
    file.write_text(spoilt, encoding="utf-8")
    with pytest.raises(BadInput, match=rf"{key}: {most + 1}, expected .* from {least} to {most}$"):
        load(folder)
