"""Scanning and revealing: enemies, Events, Hazards, characters, Specials; looking without turning."""

from __future__ import annotations

import pytest

from tests.games.encounters.tables import encounters, hand, one


def down(card: str) -> dict[str, object]:
    """A face-down card."""
    return {"card": card, "face_up": False}


@pytest.mark.rules("ENC-SCN-01", "ENC-SCN-02", "ENC-SCN-09", "ENC-HIV-13")
def test_a_scan_costs_what_the_room_says() -> None:
    rooms = {"airlock": down("ash"), "ventilation_shafts": down("vent_stalker"), "med_lab": "duct_hunter"}
    t = encounters({"attack": 2, "rooms": rooms})
    t.refuses("scan ventilation_shafts", "too-little-attack", "ENC-SCN-01")
    t.refuses("scan med_lab", "already-face-up", "ENC-SCN-02")
    t.refuses("scan cargo_bay", "room-empty", "ENC-SCN-02")
    t.play("scan airlock")
    t.expect({"attack": 1, "rooms.airlock.face_up": True, "scanned": 1})


@pytest.mark.rules("ENC-SCN-09")
def test_costs_are_changed_and_never_below_zero() -> None:
    rooms = {"airlock": down("ash"), "ventilation_shafts": down("vent_stalker")}
    t = encounters({"rooms": rooms, "scan_discount": 2})
    t.expect({"rooms.airlock.scan_cost": 0, "rooms.ventilation_shafts.scan_cost": 1})
    rooms["med_lab"] = {"card": "lurking_xenomorph"}
    t = encounters({"rooms": rooms, "players": one(strikes=["concussion"])})
    t.expect({"rooms.airlock.scan_cost": 3, "rooms.ventilation_shafts.scan_cost": 5})


@pytest.mark.rules("ENC-SCN-03", "ENC-SCN-04")
def test_a_reveal_ability_happens_once() -> None:
    rooms = {"airlock": down("hissing_drone"), "ventilation_shafts": "resin_worker"}
    t = encounters({"attack": 1, "rooms": rooms, "players": one("grunt", "specialist")})
    t.play("scan airlock", "discard grunt")
    t.expect({"rooms.airlock.card": "hissing_drone", "players.seat-1.hand": ["specialist"]})
    t.events("revealed hissing_drone airlock", "discarded seat-1 grunt")


@pytest.mark.rules("ENC-SCN-04", "ENC-STR-17")
def test_a_revealed_enemy_does_not_reveal_again_in_the_combat_zone() -> None:
    rooms = dict.fromkeys(("ventilation_shafts", "cargo_bay"), "sluggish_drone")
    rooms |= {"med_lab": "wounded_drone", "weapons_locker": "wounded_drone", "airlock": "hissing_drone"}
    t = encounters({"phase": "hive", "hive": ["ash"], "rooms": rooms, "players": one("grunt", "specialist")})
    t.expect({"combat.0.card": "hissing_drone", "players.seat-1.hand": ["specialist", "grunt"]})


@pytest.mark.rules("ENC-SCN-05", "ENC-EVT-01", "ENC-EVT-02", "ENC-EVT-05", "ENC-GEN-13")
def test_an_event_uses_the_objective_then_the_enemies() -> None:
    given = {
        "attack": 1,
        "completed": 2,
        "combat": ["alien_queen"],
        "rooms": {"airlock": down("event_the_lost_colony")},
    }
    t = encounters({**given, "players": {"seat-1": hand(), "seat-2": hand()}}, players=2, scenario="aliens")
    t.play("scan airlock")
    t.events("event whos_laying_the_eggs", "facehugger-placed seat-2", "facehugger-placed seat-2")
    t.expect({"discarded": ["event_the_lost_colony"], "facehuggers.count": 2, "rooms.airlock.card": None})


@pytest.mark.rules("ENC-EVT-03", "ENC-CHO-10", "ENC-TIM-03")
def test_the_active_player_orders_events_of_several_enemies() -> None:
    given = {
        "attack": 1,
        "completed": 2,
        "combat": ["alien_queen"],
        "rooms": {"airlock": down("event_the_lost_colony")},
    }
    given["rooms"]["med_lab"] = "cloned_queen"  # type: ignore[index]
    t = encounters({**given, "hive": ["royal_egg"]}, scenario="aliens", objective_3="whos_laying_the_eggs")
    t.play("scan airlock")
    t.offers("choose enemy combat-1", "choose enemy med_lab")
    t.play("choose enemy med_lab")
    t.expect({"rooms.ventilation_shafts.card": "royal_egg", "facehuggers.count": 2})


@pytest.mark.rules("ENC-EVT-04")
def test_face_down_cards_have_no_event_ability() -> None:
    rooms = {"airlock": down("event_the_lost_colony"), "med_lab": down("alien_queen")}
    given = {"attack": 1, "completed": 2, "rooms": rooms}
    t = encounters({**given, "players": {"seat-1": hand(), "seat-2": hand()}}, players=2, scenario="aliens")
    t.play("scan airlock").expect({"facehuggers.count": 1})


@pytest.mark.rules("ENC-SCN-06", "ENC-HAZ-01", "ENC-HAZ-02", "ENC-HAZ-04")
@pytest.mark.parametrize(("before", "added"), [(0, 0), (1, 2), (3, 0)])
def test_hazards_are_counted_over_the_game(before: int, added: int) -> None:
    rooms = {"airlock": down("hazard_the_sos")}
    t = encounters({"attack": 1, "hazards": before, "rooms": rooms, "hive": ["ash", "vent_stalker", "duct_hunter"]})
    t.play("scan airlock")
    t.expect({"hazards": before + 1, "hive.count": 3 - added, "discarded": ["hazard_the_sos"]})


@pytest.mark.rules("ENC-HAZ-03")
def test_a_fourth_hazard_is_only_discarded() -> None:
    t = encounters({"attack": 1, "hazards": 3, "rooms": {"airlock": down("hazard_the_sos")}})
    t.play("scan airlock").expect({"hazards": 4, "discarded": ["hazard_the_sos"], "attack": 0})


@pytest.mark.rules("ENC-SCN-07", "ENC-GEN-11")
def test_a_character_joins_when_it_is_found_in_time() -> None:
    t = encounters({"attack": 1, "completed": 1, "rooms": {"airlock": down("brett")}})
    t.play("scan airlock").expect({"players.seat-1.discard": ["brett"], "rooms.airlock.card": None})
    rooms = dict.fromkeys(("ventilation_shafts", "cargo_bay"), "sluggish_drone")
    rooms |= {"med_lab": "wounded_drone", "weapons_locker": "wounded_drone", "airlock": down("brett")}
    given = {"phase": "hive", "completed": 1, "hive": ["ash"], "rooms": rooms, "strike_deck": ["gash", "scratch"]}
    encounters(given).expect({"dead_characters": ["brett"], "players.seat-1.strikes": ["gash"], "combat": []})


@pytest.mark.rules("ENC-SCN-08", "ENC-FAC-01")
def test_a_facehugger_jumps_at_the_active_player() -> None:
    t = encounters({"attack": 1, "rooms": {"airlock": down("facehugger_derelict")}})
    t.play("scan airlock")
    t.expect({"rooms.airlock.card": None, "facehuggers.0.host": "seat-1", "facehuggers.0.card": "facehugger_derelict"})


@pytest.mark.rules("ENC-SCN-10", "ENC-INF-21")
def test_a_look_reveals_nothing_to_the_others() -> None:
    players = {"seat-1": hand("follow_the_beacon"), "seat-2": hand("grunt")}
    t = encounters({"players": players, "rooms": {"med_lab": down("ash")}}, players=2)
    t.play("play follow_the_beacon")
    t.expect({"rooms.med_lab.face_up": False, "rooms.med_lab.peeked": ["seat-1"], "players.seat-2.hand": ["grunt"]})
    t.expect({"view.seat-1.rooms.med_lab.card": "ash", "view.seat-2.rooms.med_lab.card": "unknown"})


@pytest.mark.rules("ENC-SCN-12", "ENC-CHO-25")
def test_free_scans_count_and_may_be_fewer() -> None:
    rooms = {"med_lab": down("ash"), "airlock": down("duct_hunter")}
    t = encounters({"players": one("chart_every_corridor", deck=["grunt", "grunt"]), "rooms": rooms})
    t.play("play chart_every_corridor", "choose room airlock", "enough")
    t.expect({"scanned": 1, "attack": 0, "rooms.med_lab.face_up": False, "players.seat-1.hand": ["grunt"]})


@pytest.mark.rules("ENC-GEN-06", "ENC-AMB-40", "ENC-CHO-18", "ENC-VIG-08", "ENC-INF-25")
def test_showing_is_a_choice() -> None:
    rooms = {"airlock": down("golic")}
    players = one("blood_sample", "grunt", "grunt")
    t = encounters({"attack": 1, "rooms": rooms, "players": players}, scenario="alien3")
    t.play("scan airlock")
    t.offers("show blood_sample", "refuse")
    t.refuses("show grunt", "not-of-that-class", "ENC-GEN-06")
    t.refuses("show wardens_logbook", "not-your-card", "ENC-GEN-06")
    t.play("show blood_sample", "refuse", "discard grunt")
    t.expect({"players.seat-1.hand": ["grunt", "blood_sample"]})


@pytest.mark.rules("ENC-CHO-18")
def test_who_has_nothing_to_show_is_asked_all_the_same() -> None:
    t = encounters(
        {"attack": 1, "rooms": {"airlock": down("golic")}, "players": one("grunt", "grunt")}, scenario="alien3"
    )
    t.play("scan airlock")
    assert t.options() == ["refuse"]
    assert t.match.question is not None
    assert t.match.question.prompt.startswith("show")


@pytest.mark.rules("ENC-GEN-07", "ENC-EX-10")
def test_alone_the_next_player_is_yourself() -> None:
    rooms = {"airlock": down("hazard_a_perfect_organism")}
    given = {"attack": 1, "hazards": 2, "rooms": rooms, "strike_deck": ["scratch", "scratch", "gash"]}
    t = encounters({**given, "players": one()})
    t.play("scan airlock").expect({"players.seat-1.strikes": ["scratch", "scratch"]})


@pytest.mark.rules("ENC-CLN-11", "ENC-CHO-27", "ENC-INF-22", "ENC-CHB-06")
def test_looking_at_the_own_deck() -> None:
    players = one("full_autopsy", deck=["chestburster"], discard=["specialist", "grunt"])
    t = encounters({"players": players}, scenario="alien3")
    t.chance(["grunt", "specialist"])
    t.play("play full_autopsy", "discard chestburster", "put back specialist", "put back grunt")
    t.expect({"players.seat-1.hand": ["grunt"], "players.seat-1.deck": ["specialist"]})
    t.expect({"players.seat-1.discard": ["chestburster"], "players.seat-1.fate": "normal"})
    t.quiet()
