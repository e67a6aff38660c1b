"""The variants of encounters in the suite: every film, every seat count, every mode and switch, in one sample."""

from __future__ import annotations

SAMPLE: list[tuple[int, int, dict[str, object]]] = [
    (1, 51, {"scenario": "alien"}),
    (2, 52, {"scenario": "alien", "roles": "random", "first_player": "random"}),
    (5, 53, {"scenario": "alien", "roles": "first_game", "drone_rule": "table_2016"}),
    (1, 54, {"scenario": "aliens", "defense_as_health": True, "more_drones": 1}),
    (3, 55, {"scenario": "aliens", "skip_first_hive": True, "vigilant_points": "every_turn"}),
    (4, 56, {"scenario": "aliens", "player_aliens": True, "facehugger_moment": "before_cleanup"}),
    (2, 57, {"scenario": "alien3", "preloaded_complex": 5, "more_drones": -1}),
    (3, 58, {"scenario": "alien3", "hidden_agendas": "on", "defense_as_health": True}),
    (5, 59, {"scenario": "alien3", "simultaneous_order": "counterclockwise", "recycled_reveal": "once"}),
    (1, 60, {"scenario": "alien_resurrection", "chestburster_protection": "aliens_only"}),
    (4, 61, {"scenario": "alien_resurrection", "hidden_agendas": "delayed", "player_aliens": True}),
    (2, 62, {"scenario": "alien_resurrection", "hidden_agendas": "on", "secrets_revealed": "per_mini_deck"}),
    (
        3,
        63,
        {
            "scenario": "alien",
            "location": "the_auriga",
            "objective_2": "the_beast_is_out_there",
            "objective_3": "whos_laying_the_eggs",
            "character_1": "cmo_clemens",
            "character_3": "christie",
            "player_aliens": True,
            "defense_as_health": True,
        },
    ),
]
