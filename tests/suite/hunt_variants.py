"""The variants of hunt in the suite: missions, faction sets, modes and every switch, in one sample."""

from __future__ import annotations

# Random play seldom ends a match by itself, so most end with a turn; two sides take half as long as three.
SHORT = {"turn_cap": 5}
SAMPLE: list[tuple[int, int, dict[str, object]]] = [
    (3, 11, {"mission": "mission_01", **SHORT}),
    (2, 12, {"mission": "mission_01", "factions": "marine_alien", "stop_on_enemy": True, **SHORT}),
    (2, 14, {"mission": "mission_02", "factions": "alien_predator", "team_tactics": "heal", **SHORT}),
    (3, 15, {"mission": "mission_03", "forces": "handicap", "flame_burns_between": True, **SHORT}),
    (2, 16, {"mission": "mission_04", "factions": "marine_predator", "cap_counts": False}),
    (2, 17, {"mission": "mission_05", "factions": "marine_predator", "engaged_may_shoot": False}),
    (3, 18, {"mission": "mission_06", "packed_tile": "closed", "environment_cards": False, **SHORT}),
    (3, 19, {"mission": "mission_07", "strategy_cards": False, "trophy_any_killer": True, **SHORT}),
    (2, 20, {"mission": "mission_08", "factions": "marine_alien", "enemy_may_carry": False, **SHORT}),
    (2, 21, {"mission": "mission_09", "factions": "marine_predator", "end_on_first_elimination": True}),
    (3, 22, {"mission": "mission_10", "pod_immune": True, "launch_ends_game": False, **SHORT}),
    (2, 24, {"mission": "mission_01", "factions": "marine_predator", "forces": "lists", "list": "build", **SHORT}),
    (2, 25, {"mission": "custom", "no_base_engages": True, "factions": "alien_predator", **SHORT}),
    (3, 26, {"mission": "custom", "evacuate": "together", "mission_cards": 2, **SHORT}),
    (1, 27, {"mission": "arena", **SHORT}),
    (3, 28, {"mission": "arena", "survivors": "predator", "horde": "alien", **SHORT}),
    (2, 29, {"mission": "arena", "horde_by": "player", "arena_rounds": 2, **SHORT}),
    (2, 30, {"mission": "campaign", "factions": "marine_predator", "sergeant_own_blip": True, **SHORT}),
]
