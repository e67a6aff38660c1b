"""How small and how large each number of the content may be; a complaint names these bounds."""

from __future__ import annotations

import pytest

from hullbreach.games.encounters.content.load import FOLDER, load
from hullbreach.parts.reader import Reader

BOX = (
    "alien_avatars", "alien_cards", "characters", "chestbursters", "drones", "evil_agendas", "facehuggers",
    "good_agendas", "hive", "locations", "objectives", "role_avatars", "secrets_revealed", "sergeants", "strikes",
)  # fmt: skip
POINTS = (
    "alien_player", "loss", "no_traitor_in_play_bonus", "traitor_beaten_bonus", "traitor_loss",
    "traitor_win_per_dead_player", "win_per_survivor",
)  # fmt: skip
COUNTED = (
    "attack_cards", "coordinate_attack_cards", "coordinate_recruit_cards", "crew_synergy", "mitigation_cards",
    "recruit_cards", "total_cost",
)  # fmt: skip
CLASSES = ("intel", "leadership", "strength", "survival", "tech")
BOUNDS: dict[str, tuple[tuple[int, int], ...]] = {
    **dict.fromkeys(BOX, ((1, 600),)),
    **dict.fromkeys((*POINTS, *COUNTED), ((0, 99),)),
    **dict.fromkeys(CLASSES, ((0, 14),)),
    **dict.fromkeys([f"players_{n}" for n in range(1, 6)], ((0, 8),)),
    **dict.fromkeys(("attack", "recruit", "cost", "sergeant_cost"), ((0, 20),)),
    **dict.fromkeys(("defense", "health"), ((1, 30),)),
    **dict.fromkeys(("evil_dealt_from", "max", "min", "min_avatars"), ((1, 5),)),
    **dict.fromkeys(("free_first_turns_at_5", "hive_reshuffles_before_loss", "damage", "scan_cost"), ((0, 9),)),
    **dict.fromkeys(("grunts", "specialists"), ((0, 20), (1, 600))),
    **dict.fromkeys(("hand_size", "per_player"), ((1, 20),)),
    **dict.fromkeys(("cards", "hive_mini_deck_sizes", "most"), ((1, 99),)),
    "barracks_characters": ((1, 16),),
    "capacity": ((1, 1),),
    "copies": ((1, 1), (1, 60)),
    "default": ((1, 5), (1, 8)),
    "enemy_attack": ((0, 30),),
    "hq_slots": ((1, 9),),
    "least": ((0, 5), (0, 8)),
    "number": ((1, 3),),
    "order": tuple([(n, n) for n in range(1, 6)]),
    "role_cards": ((1, 1), (1, 600)),
    "undealt_cards": ((0, 5),),
}


@pytest.mark.skipif(not hasattr(Reader.number, "__code__"), reason="nobody can listen to a compiled reader")
@pytest.mark.rules("ENC-CMP-01", "ENC-CMP-12")
def test_every_number_of_the_content_has_these_bounds(monkeypatch: pytest.MonkeyPatch) -> None:
    found: dict[str, set[tuple[int, int]]] = {}
    number, numbers = Reader.number, Reader.numbers

    def one(reader: Reader, key: str, least: int, most: int) -> int:
        found.setdefault(key, set()).add((least, most))
        return number(reader, key, least, most)

    def several(reader: Reader, key: str, least: int, most: int) -> tuple[int, ...]:
        found.setdefault(key, set()).add((least, most))
        return numbers(reader, key, least, most)

    monkeypatch.setattr(Reader, "number", one)
    monkeypatch.setattr(Reader, "numbers", several)
    load(FOLDER)
    assert {key: tuple(sorted(bounds)) for key, bounds in found.items()} == BOUNDS
