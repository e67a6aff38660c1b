"""The Complex: entering, pushing, leaving for the Combat Zone, moving, blocked rooms, attachments."""

from __future__ import annotations

import pytest

from tests.games.encounters.tables import encounters, one


def down(card: str) -> dict[str, object]:
    """A face-down card."""
    return {"card": card, "face_up": False}


@pytest.mark.rules("ENC-HIV-01", "ENC-HIV-12", "ENC-AMB-28")
def test_a_turn_adds_one_card_face_down() -> None:
    t = encounters({"phase": "hive", "hive": ["vent_stalker", "ash"]})
    t.expect({"rooms.ventilation_shafts.card": "vent_stalker", "rooms.ventilation_shafts.face_up": False})
    t.expect({"hive": ["ash"], "phase": "action"})
    t.quiet()


@pytest.mark.rules("ENC-HIV-05", "ENC-EX-04")
def test_nothing_moves_when_the_entry_is_empty() -> None:
    rooms = {"cargo_bay": "ash", "airlock": "duct_hunter"}
    t = encounters({"phase": "hive", "hive": ["vent_stalker"], "rooms": rooms})
    t.expect({"rooms.cargo_bay.card": "ash", "rooms.airlock.card": "duct_hunter", "combat": []})


@pytest.mark.rules("ENC-HIV-04", "ENC-HIV-05", "ENC-HIV-06", "ENC-HIV-03")
def test_a_chain_stops_at_the_first_empty_room() -> None:
    rooms = {"ventilation_shafts": "ash", "cargo_bay": down("vent_stalker"), "weapons_locker": "resin_worker"}
    t = encounters({"phase": "hive", "hive": ["duct_hunter"], "rooms": rooms})
    t.expect(
        {
            "rooms.cargo_bay.card": "ash",
            "rooms.cargo_bay.face_up": True,
            "rooms.med_lab.card": "vent_stalker",
            "rooms.med_lab.face_up": False,
            "rooms.weapons_locker.card": "resin_worker",
        }
    )


@pytest.mark.rules("ENC-HIV-07", "ENC-HIV-08", "ENC-EX-05", "ENC-HIV-02")
def test_a_full_complex_pushes_a_card_into_the_combat_zone() -> None:
    rooms = {
        "ventilation_shafts": "resin_worker",
        "cargo_bay": "sluggish_drone",
        "med_lab": "prowling_drone",
        "weapons_locker": "wounded_drone",
        "airlock": down("ash"),
    }
    t = encounters({"phase": "hive", "hive": ["vent_stalker"], "rooms": rooms, "combat": ["carrier_drone"]})
    t.events("entered-combat combat-2", "revealed ash combat-2")
    t.expect({"rooms.airlock.card": "wounded_drone", "rooms.cargo_bay.card": "resin_worker", "combat.count": 2})


@pytest.mark.rules("ENC-HIV-09", "ENC-HIV-11")
def test_an_event_resolves_after_the_push_and_does_not_stay() -> None:
    rooms = dict.fromkeys(("ventilation_shafts", "cargo_bay"), "sluggish_drone")
    rooms |= {"med_lab": "wounded_drone", "weapons_locker": "wounded_drone"}
    rooms["airlock"] = down("event_the_sos")
    t = encounters({"phase": "hive", "hive": ["ash"], "completed": 1, "rooms": rooms})
    t.events("moved airlock combat-1", "entered-combat combat-1", "revealed event_the_sos combat-1")
    t.expect({"combat": [], "discarded": ["event_the_sos"]})


@pytest.mark.rules("ENC-MOV-01", "ENC-MOV-02", "ENC-MOV-04")
def test_cards_step_over_an_enemy_that_does_not_move() -> None:
    rooms = {"ventilation_shafts": "slumbering_drone", "cargo_bay": "ash"}
    t = encounters({"phase": "hive", "hive": ["vent_stalker"], "rooms": rooms})
    t.expect({"rooms.ventilation_shafts.card": "slumbering_drone", "rooms.cargo_bay.card": "vent_stalker"})
    t.expect({"rooms.med_lab.card": "ash"})


@pytest.mark.rules("ENC-MOV-03")
def test_a_face_down_card_is_pushed_whatever_it_is() -> None:
    rooms = {"ventilation_shafts": down("slumbering_drone")}
    t = encounters({"phase": "hive", "hive": ["vent_stalker"], "rooms": rooms})
    t.expect({"rooms.cargo_bay.card": "slumbering_drone"})


@pytest.mark.rules("ENC-ATC-05", "ENC-ATC-04")
def test_cards_step_over_a_blocked_room() -> None:
    rooms = {"ventilation_shafts": "ash", "cargo_bay": {"blocked": True}, "med_lab": "resin_worker"}
    t = encounters({"phase": "hive", "hive": ["vent_stalker"], "rooms": rooms})
    t.expect({"rooms.med_lab.card": "ash", "rooms.weapons_locker.card": "resin_worker", "rooms.cargo_bay.card": None})
    t.refuses("scan cargo_bay", "room-blocked", "ENC-ATC-04")


@pytest.mark.rules("ENC-ATC-06")
def test_blocking_a_room_pushes_its_card_left() -> None:
    rooms = {"airlock": down("hazard_breakout"), "cargo_bay": "escaped_specimen"}
    given = {"attack": 3, "hazards": 1, "rooms": rooms, "players": one(deck=[])}
    t = encounters(given, scenario="alien_resurrection")
    t.play("scan airlock")
    t.expect({"rooms.cargo_bay.blocked": True, "rooms.med_lab.card": "escaped_specimen"})
    t.expect({"players.seat-1.discard": ["auriga_contaminant"], "travelling_hazards": ["hazard_breakout"]})


@pytest.mark.rules("ENC-MOV-05", "ENC-CHO-26")
def test_a_move_to_the_right_changes_places() -> None:
    rooms = {"airlock": "ash", "weapons_locker": "slumbering_drone", "med_lab": down("vent_stalker")}
    t = encounters({"players": one("electric_prod"), "rooms": rooms})
    t.play("play electric_prod", "accept")
    t.offers("choose room airlock", "choose room med_lab")
    assert "choose room weapons_locker" not in t.options()
    t.play("choose room airlock")
    t.expect({"rooms.med_lab.card": "ash", "rooms.airlock.card": "vent_stalker", "rooms.airlock.face_up": False})
    t.expect({"rooms.weapons_locker.card": "slumbering_drone"})


@pytest.mark.rules("ENC-FAC-07", "ENC-EX-12")
def test_a_facehugger_before_a_player_cannot_be_moved() -> None:
    t = encounters({"players": one("electric_prod"), "facehuggers": [{}]})
    t.play("play electric_prod")
    t.expect({"attack": 2, "facehuggers.count": 1})
    t.offers("end actions")


@pytest.mark.rules("ENC-MOV-06")
def test_advance_moves_everything_that_can_move() -> None:
    rooms = {
        "airlock": down("newt"),
        "weapons_locker": "slumbering_drone",
        "med_lab": "resin_sentinel",
        "ventilation_shafts": down("event_they_mostly_come_at_night"),
    }
    given = {"completed": 1, "attack": 3, "rooms": rooms, "players": one()}
    t = encounters(given, scenario="aliens")
    t.play("scan ventilation_shafts")
    # The Event is out of its room before its text happens; the resin sentinel steps over the sleeper.
    t.expect({"rooms.airlock.card": "resin_sentinel", "rooms.weapons_locker.card": "slumbering_drone"})
    t.expect({"collected": ["newt"], "discarded": ["event_they_mostly_come_at_night"]})
    t.events("moved airlock combat-1", "moved med_lab airlock", "revealed newt combat-1")


@pytest.mark.rules("ENC-ATC-01", "ENC-ATC-02", "ENC-ATC-03", "ENC-ATC-08", "ENC-SCN-11")
def test_attachments_lie_above_their_room() -> None:
    rooms = {"med_lab": down("sentry_gun"), "cargo_bay": {"card": "burke", "attached": ["sentry_gun"]}}
    t = encounters({"attack": 9, "completed": 1, "rooms": rooms}, scenario="aliens")
    t.expect({"rooms.cargo_bay.modified": -1})
    t.play("scan med_lab")
    t.expect({"rooms.med_lab.card": None, "rooms.med_lab.attached": ["sentry_gun"]})
    t.refuses("scan med_lab", "room-empty", "ENC-SCN-02")
    t.refuses("attack med_lab", "nobody-there", "ENC-ATT-01")


@pytest.mark.rules("ENC-ATC-08")
def test_the_same_attachment_goes_to_the_next_room() -> None:
    rooms = {
        "med_lab": {"card": "sentry_gun", "face_up": False, "attached": ["sentry_gun"]},
        "cargo_bay": {"blocked": True},
    }
    t = encounters({"attack": 9, "rooms": rooms}, scenario="aliens")
    t.play("scan med_lab")
    t.expect({"rooms.ventilation_shafts.attached": ["sentry_gun"], "rooms.med_lab.attached": ["sentry_gun"]})


@pytest.mark.rules("ENC-TRN-09")
def test_start_abilities_happen_from_the_left() -> None:
    rooms = {"airlock": "xenomorph_runner", "weapons_locker": "xenomorph_runner"}
    given = {"phase": "start", "rooms": rooms}
    t = encounters(given, scenario="alien3")
    t.expect({"combat.count": 1, "rooms.airlock.card": "xenomorph_runner", "rooms.weapons_locker.card": None})


@pytest.mark.rules("ENC-HIV-10")
def test_a_card_may_enter_the_combat_zone_straight_from_the_deck() -> None:
    rooms = {"airlock": down("hazard_the_lost_colony")}
    given = {
        "attack": 1,
        "hazards": 1,
        "hive": ["resin_sentinel"],
        "rooms": rooms,
        "players": one("grunt", "specialist"),
    }
    t = encounters(given, scenario="aliens")
    t.play("scan airlock", "discard grunt")
    t.expect({"combat.0.card": "resin_sentinel", "hazards": 2, "hive": []})
