"""The variants of nemesis in the suite: seats, modes, boards and every switch, in one sample."""

from __future__ import annotations

SAMPLE: list[tuple[int, int, dict[str, object]]] = [
    (1, 11, {}),
    (1, 12, {"board": "alternate", "pointless_actions": "allowed", "careful_into_occupied": "marker"}),
    (2, 13, {"pod_waiting": "sheltered", "antidote_hand": "shuffle_in"}),
    (2, 14, {"mode": "coop", "duct_tape_tool": "on"}),
    (3, 15, {}),
    (3, 16, {"board": "alternate", "traits": "on", "remote_room_action": "both_rooms_clear"}),
    (3, 17, {"intruder_player": "on", "planning_card": "effect_only"}),
    (3, 18, {"interruption_counter": "same_room", "kill_comparison": "lower", "quest_in_malfunction": "blocked"}),
    (4, 19, {"mode": "coop", "traits": "on", "queen_arrival": "full_encounter"}),
    (4, 20, {"hunt_closed_doors": "break", "throw_at_eggs": "everything", "pod_ejection": "remove"}),
    (5, 21, {"intruder_player": "on", "board": "alternate"}),
    (5, 22, {"traits": "on", "queen_lost_with_ship": "not_killed"}),
]
