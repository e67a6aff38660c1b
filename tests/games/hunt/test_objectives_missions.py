"""The ten missions of the box: what their maps hold, which special rules are in force, what is asked for."""

from __future__ import annotations

import pytest

from hullbreach.games.hunt.content.load import load
from hullbreach.games.hunt.content.names import ALIEN, MARINE, PREDATOR, ROOMS
from hullbreach.games.hunt.rules.combat.trophies import are_carried, trophies_count
from hullbreach.games.hunt.rules.goals.plans import Plan, plan_of
from tests.games.hunt.positions import mission_with, position

SIDES = (MARINE, ALIEN, PREDATOR)


def rooms_of(mission: str) -> set[str]:
    board = mission_with(mission).board
    return {word for word in ROOMS if board.place(word)}


def marked(mission: str, kind: str) -> int:
    return [word for word, _ in mission_with(mission).board.tokens].count(kind)


def collectors(mission: str) -> list[int]:
    g = position({}, mission=mission)
    return [side for side in SIDES if trophies_count(g, side)]


def damagers(mission: str) -> list[int]:
    g = position({}, mission=mission)
    return [side for side in SIDES if plan_of(g, side).damages]


def about_tokens(mission: str) -> list[int]:
    g = position({}, mission=mission)
    return [side for side in SIDES if plan_of(g, side).kinds]


def places(plan: Plan, word: str) -> list[int]:
    return [goal.tiles for goal in plan.goals if goal.verb.word == word]


@pytest.mark.rules("HUNT-MIS-01")
def test_there_are_ten_missions_in_order() -> None:
    assert [mission.number for mission in load().missions] == list(range(1, 11))


@pytest.mark.rules("HUNT-M01-01", "HUNT-M01-02")
def test_the_rooms_of_mission_1() -> None:
    wanted = {"armoury", "hibernation_chamber", "bridge", "predator_pod", "escape_pod", "engine_room"}
    assert rooms_of("mission_01") == wanted


@pytest.mark.rules("HUNT-M02-01", "HUNT-M02-02")
def test_mission_2_has_vents_and_trophies_for_two_factions() -> None:
    wanted = {"armoury", "engine_room", "hibernation_chamber", "predator_pod", "escape_pod"}
    assert rooms_of("mission_02") == wanted
    assert mission_with("mission_02").board.vents
    assert collectors("mission_02") == [ALIEN, PREDATOR]
    g = position({}, mission="mission_02")
    assert [side for side in SIDES if are_carried(g, side)] == [ALIEN]


@pytest.mark.rules("HUNT-M03-01", "HUNT-M03-02", "HUNT-DEC-38")
def test_mission_3_has_spare_parts_damage_and_trophies() -> None:
    wanted = {"armoury", "engine_room", "bridge", "hibernation_chamber", "predator_pod", "laboratory"}
    assert rooms_of("mission_03") == wanted
    assert about_tokens("mission_03") == [MARINE]
    assert damagers("mission_03") == [ALIEN]
    assert collectors("mission_03") == [PREDATOR]
    # The briefing names the laboratory, the conditions the bridge.
    g = position({}, mission="mission_03")
    assert g.fixed.board.place("bridge") in places(plan_of(g, ALIEN), "damage")
    assert not plan_of(g, ALIEN).damages & g.fixed.board.place("laboratory")


@pytest.mark.rules("HUNT-M04-01", "HUNT-M04-02")
def test_mission_4_has_one_egg_and_the_damage_is_the_marines() -> None:
    assert rooms_of("mission_04") >= {"hibernation_chamber", "predator_pod"}
    assert mission_with("mission_04").board.vents
    assert marked("mission_04", "royal_egg") == 1
    assert damagers("mission_04") == [MARINE]
    assert collectors("mission_04") == [ALIEN]
    assert about_tokens("mission_04") == [ALIEN, PREDATOR]


@pytest.mark.rules("HUNT-M05-01", "HUNT-M05-02", "HUNT-M05-05")
def test_mission_5_has_four_sites_four_eggs_and_one_to_escort() -> None:
    assert rooms_of("mission_05") >= {"engine_room", "laboratory", "predator_pod"}
    assert (marked("mission_05", "turret_site"), marked("mission_05", "egg")) == (4, 4)
    escort = mission_with("mission_05").escort
    assert escort is not None
    assert (escort.faction, escort.wounds) == (PREDATOR, 1)


@pytest.mark.rules("HUNT-M06-01")
def test_mission_6_has_vents_and_four_marked_rooms() -> None:
    board = mission_with("mission_06").board
    assert board.vents.bit_count() >= 4
    assert marked("mission_06", "nest") == 4
    assert board.place("nest") & ~board.rooms == 0
    assert "predator_pod" in rooms_of("mission_06")


@pytest.mark.rules("HUNT-M07-01", "HUNT-M07-02")
def test_mission_7_has_four_captives_and_three_tiles_to_damage() -> None:
    assert rooms_of("mission_07") >= {"bridge", "predator_pod"}
    assert (marked("mission_07", "captive"), marked("mission_07", "damage_site")) == (4, 3)
    assert about_tokens("mission_07") == [MARINE]
    assert damagers("mission_07") == [ALIEN]
    assert collectors("mission_07") == [PREDATOR]


@pytest.mark.rules("HUNT-M08-01", "HUNT-M08-02")
def test_mission_8_is_about_kills_and_marked_tiles() -> None:
    assert rooms_of("mission_08") >= {"armoury", "predator_pod"}
    assert marked("mission_08", "damage_site") >= 1
    assert damagers("mission_08") == [ALIEN]
    assert collectors("mission_08") == []


@pytest.mark.rules("HUNT-M09-01", "HUNT-M09-02", "HUNT-DEC-38")
def test_mission_9_sends_the_marines_back_to_the_bridge() -> None:
    assert rooms_of("mission_09") >= {"engine_room", "bridge", "escape_pod", "predator_pod"}
    assert damagers("mission_09") == [ALIEN]
    # Carry a Token is in force and not used by the conditions.
    assert "carry_token" in mission_with("mission_09").special_rules
    assert about_tokens("mission_09") == []
    g = position({}, mission="mission_09")
    assert places(plan_of(g, MARINE), "reach") == [g.fixed.board.place("bridge")]


@pytest.mark.rules("HUNT-M10-01", "HUNT-M10-06")
def test_mission_10_has_every_room_eggs_and_collapsing_tiles() -> None:
    assert rooms_of("mission_10") == set(ROOMS)
    assert marked("mission_10", "egg") >= 1
    assert mission_with("mission_10").board.collapsing
    assert about_tokens("mission_10") == [ALIEN]
    assert collectors("mission_10") == [PREDATOR]
    g = position({}, mission="mission_10")
    assert [side for side in SIDES if plan_of(g, side).launches] == [MARINE, ALIEN]
