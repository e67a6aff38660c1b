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

# Of components.toml: the bounds, and the keys that have them.
BOUNDS: dict[tuple[int, int], str] = {
    (1, 99): "boards endurance_cards motion_tracker_cards mission_cards blip_tokens mission_blip_tokens character_cards"
    " character_figures alien_figures aim_dials speed defensive_fire_range",
    (0, 99): "tunnel_tokens crate_tokens computer_tokens barricade_tokens sentry_gun_tokens facehugger_tokens"
    " alien_tokens exit_tokens reference_cards activation_tokens turn_counters sentry_consoles",
    (0, 9): "reshuffle_cards swarm_bonus_per_token",
    (1, 9): "marine_dice alien_dice dice",
    (4, 4): "spawn_point_tokens",
    (1, 10): "min max hit_at_or_under",
    (2, 20): "marine_die_sides alien_die_sides",
    (1, 20): "kill_on_defence_roll",
    (0, 6): "rank_1 rank_2 rank_3",
}
KEYS = [(key, least, most) for (least, most), keys in BOUNDS.items() for key in keys.split()]


@pytest.mark.parametrize(("key", "least", "most"), KEYS)
def test_a_number_of_the_components_stays_within_its_bounds(key: str, least: int, most: int, tmp_path: Path) -> None:
    folder = tmp_path / "content"
    shutil.copytree(FOLDER, folder)
    file = folder / "components.toml"
    text = file.read_text(encoding="utf-8")
    spoilt, n = re.subn(rf"^{key} = \d+", f"{key} = {most + 1}", text, count=1, flags=re.MULTILINE)
    assert n == 1
    file.write_text(spoilt, encoding="utf-8")
    with pytest.raises(BadInput, match=rf"{key}: {most + 1}, expected .* from {least} to {most}$"):
        load(folder)
