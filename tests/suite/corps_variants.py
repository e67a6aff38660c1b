"""The variants of corps in the suite: every mission, both editions, every seat count, every switch, in one sample."""

from __future__ import annotations

SAMPLE: list[tuple[int, int, dict[str, object]]] = [
    (1, 11, {"mission": "newt"}),
    (3, 12, {"mission": "newt", "edition": "2020"}),
    (6, 13, {"mission": "newt", "joint_decisions": "vote"}),
    (2, 14, {"mission": "escape"}),
    (4, 15, {"mission": "escape", "edition": "2020", "faq11": True}),
    (1, 16, {"mission": "survive", "sentry_arc": "cone", "sentry_ammo_step": 25}),
    (5, 17, {"mission": "survive", "grunt_equip": "commander", "open_hands": True}),
    (3, 18, {"mission": "survive", "edition": "2020", "joint_decisions": "vote", "sentry_ammo_step": 10}),
    (2, 19, {"mission": "rescue", "optional_swarm": True}),
    (6, 20, {"mission": "rescue", "edition": "2020", "area_hit_character": "knocked_down"}),
    (4, 21, {"mission": "resupply", "area_hit_character": "knocked_down"}),
    (1, 22, {"mission": "resupply", "edition": "2020", "grunt_equip": "commander"}),
    (3, 23, {"mission": "bug_hunt_operations", "optional_swarm": True, "joint_decisions": "vote"}),
    (2, 24, {"mission": "bug_hunt_operations", "edition": "2020"}),
    (2, 25, {"mission": "bug_hunt_quarters", "grunt_equip": "commander"}),
    (5, 26, {"mission": "bug_hunt_quarters", "edition": "2020", "open_hands": True}),
    (1, 27, {"mission": "bug_hunt_catwalks", "optional_swarm": True, "open_hands": True}),
    (4, 28, {"mission": "bug_hunt_catwalks", "edition": "2020"}),
    (3, 29, {"mission": "bug_hunt_hive", "optional_swarm": True}),
    (6, 30, {"mission": "bug_hunt_hive", "edition": "2020", "faq11": True, "joint_decisions": "vote"}),
    (3, 31, {"mission": "campaign", "side_mission_loss_ends_campaign": False}),
    (2, 32, {"mission": "campaign", "edition": "2020", "joint_decisions": "vote"}),
]
