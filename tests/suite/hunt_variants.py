"""The variants of hunt in the suite: missions, faction sets, modes and every switch, in one sample."""

from __future__ import annotations

SAMPLE: list[tuple[int, int, dict[str, object]]] = [
    (3, 11, {"mission": "mission_01"}),
    (2, 12, {"mission": "mission_01", "factions": "marine_alien", "stop_on_enemy": True}),
    (3, 13, {"mission": "mission_02", "trophy_any_killer": True}),
    (2, 14, {"mission": "mission_02", "factions": "alien_predator", "team_tactics": "heal"}),
    (3, 15, {"mission": "mission_03", "forces": "handicap", "flame_burns_between": True}),
    (2, 16, {"mission": "mission_04", "factions": "marine_predator", "cap_counts": False}),
    (3, 17, {"mission": "mission_05", "engaged_may_shoot": False}),
    (3, 18, {"mission": "mission_06", "packed_tile": "closed", "environment_cards": False}),
    (3, 19, {"mission": "mission_07", "strategy_cards": False}),
    (2, 20, {"mission": "mission_08", "factions": "marine_alien", "enemy_may_carry": False}),
    (3, 21, {"mission": "mission_09", "end_on_first_elimination": True}),
    (3, 22, {"mission": "mission_10", "pod_immune": True, "launch_ends_game": False}),
    (2, 23, {"mission": "mission_10", "factions": "marine_alien"}),
    (3, 24, {"mission": "mission_01", "forces": "lists", "points": 200, "turn_cap": 10}),
    (2, 25, {"mission": "custom", "turn_cap": 10, "no_base_engages": True}),
    (3, 26, {"mission": "custom", "turn_cap": 10, "evacuate": "together", "mission_cards": 2}),
    (1, 27, {"mission": "arena", "turn_cap": 10}),
    (3, 28, {"mission": "arena", "survivors": "predator", "horde": "alien", "turn_cap": 10}),
    (2, 29, {"mission": "arena", "horde_by": "player", "arena_rounds": 2, "turn_cap": 10}),
    (3, 30, {"mission": "campaign", "turn_cap": 10, "sergeant_own_blip": True}),
]
