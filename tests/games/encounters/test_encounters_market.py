"""Recruiting and gaining characters, the HQ and its refill, empty stacks."""

from __future__ import annotations

import pytest

from tests.games.encounters.tables import encounters, one


@pytest.mark.rules("ENC-REC-01", "ENC-REC-02", "ENC-REC-03", "ENC-REC-05")
def test_a_recruited_character_goes_to_the_discard_pile_and_its_space_is_filled() -> None:
    given = {"recruit": 7, "hq": ["captain_of_the_ship", "electric_prod"], "barracks": ["sensor_sweep", "suit_up"]}
    t = encounters(given)
    t.play("recruit electric_prod")
    t.expect({"recruit": 3, "players.seat-1.discard": ["electric_prod"]})
    # Only two spaces were described; the recruit fills the one it emptied and those that stood empty.
    t.expect({"hq": ["captain_of_the_ship", "sensor_sweep", "suit_up", None, None]})
    t.play("recruit sensor_sweep").expect({"recruit": 0, "players.seat-1.discard.count": 2})


@pytest.mark.rules("ENC-REC-08", "ENC-REC-01")
def test_too_few_points_are_refused() -> None:
    t = encounters({"recruit": 3, "hq": ["captain_of_the_ship"]})
    t.refuses("recruit captain_of_the_ship", "too-few-recruit", "ENC-REC-01")
    t.refuses("recruit electric_prod", "not-in-hq", "ENC-REC-08")
    t.expect({"recruit": 3})


@pytest.mark.rules("ENC-REC-04", "ENC-LST-03")
def test_a_sergeant_is_the_top_of_the_stack() -> None:
    t = encounters({"recruit": 3, "sergeants": ["sergeant_tech", "sergeant_intel"]})
    t.play("recruit sergeant")
    t.expect({"recruit": 0, "players.seat-1.discard": ["sergeant_tech"], "sergeants": ["sergeant_intel"]})
    t.refuses("recruit sergeant", "too-few-recruit-for-sergeant", "ENC-REC-04")


@pytest.mark.rules("ENC-EMP-07", "ENC-REC-08")
def test_an_empty_stack_has_no_sergeants() -> None:
    encounters({"recruit": 3, "sergeants": []}).refuses("recruit sergeant", "no-sergeants", "ENC-EMP-07")


@pytest.mark.rules("ENC-EMP-06")
def test_empty_barracks_refill_nothing() -> None:
    t = encounters({"recruit": 7, "hq": ["captain_of_the_ship"], "barracks": []})
    t.play("recruit captain_of_the_ship")
    t.expect({"hq": [None, None, None, None, None]})
    t.offers("recruit sergeant")


@pytest.mark.rules("ENC-REC-06", "ENC-REC-07", "ENC-KIL-08", "ENC-CHO-29")
def test_gaining_costs_nothing_and_refills() -> None:
    given = {"hq": ["captain_of_the_ship", "incinerator_sweep"], "barracks": ["sensor_sweep"]}
    t = encounters({**given, "players": one("orders_from_the_bridge", deck=["grunt"])})
    t.play("play orders_from_the_bridge")
    # The Incinerator costs too much, so there is nothing to choose.
    t.expect({"players.seat-1.hand": ["grunt", "captain_of_the_ship"], "hq.0": "sensor_sweep", "recruit": 0})


@pytest.mark.rules("ENC-CHO-29")
def test_refreshed_characters_go_under_the_barracks() -> None:
    given = {"hq": ["captain_of_the_ship", "electric_prod"], "barracks": ["sensor_sweep"]}
    t = encounters({**given, "players": one("welcome_aboard", avatar="avatar_executive")})
    t.play("play welcome_aboard", "accept", "choose card electric_prod")
    t.expect({"hq": ["captain_of_the_ship", "sensor_sweep", "electric_prod", None, None], "barracks": []})


@pytest.mark.rules("ENC-FAC-17", "ENC-INF-23")
def test_a_facehugger_in_the_barracks_jumps_instead_of_filling_a_space() -> None:
    given = {"recruit": 4, "hq": ["captain_of_the_ship"], "barracks": ["facehugger", "sensor_sweep"]}
    t = encounters(given)
    t.play("recruit captain_of_the_ship")
    t.expect({"hq.0": "sensor_sweep", "facehuggers.0.host": "seat-1", "facehuggers.0.window": "host"})


@pytest.mark.rules("ENC-INF-23")
def test_facehuggers_are_shuffled_into_the_barracks() -> None:
    rooms = {"airlock": {"card": "hazard_where_are_the_brothers", "face_up": False}}
    t = encounters({"attack": 1, "rooms": rooms, "barracks": ["fire_axe"]}, scenario="alien3")
    t.chance(["fire_axe", "facehugger", "facehugger", "facehugger"])
    t.play("scan airlock")
    t.expect({"barracks.count": 4, "hazards": 1, "discarded": ["hazard_where_are_the_brothers"]})
    t.quiet()
