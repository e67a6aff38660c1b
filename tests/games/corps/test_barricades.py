"""Building, removing and breaking barricades. CORPS-BAR, CORPS-ACT-05"""

from __future__ import annotations

import pytest

from tests.games.corps.maps import DOOR, LINE, WALL, room
from tests.scripted_table import Table, table

EDITIONS = ("updated", "2020")
BOTH = pytest.mark.parametrize("edition", EDITIONS)
ALIENS = {"phase": "alien", "step": "aliens"}
BLIPS = {"phase": "alien", "step": "blips"}
CORRIDOR = room(9, 1, {"3,0|4,0": DOOR})
THERE = "3,0|4,0"


def builder(at: str = "3,0", who: str = "hicks", board: str = CORRIDOR, **given: object) -> Table:
    """A character in its action step."""
    me = given.pop("me", {})
    assert isinstance(me, dict)
    return table({"board": board, "characters": {who: {"at": at, **me}}, **given})


@pytest.mark.rules("CORPS-BAR-01", "CORPS-BAR-02", "CORPS-ACT-05", "CORPS-EX-18")
@pytest.mark.parametrize("roll", range(1, 11))
def test_a_tech_test_builds_a_barricade(roll: int) -> None:
    t = builder().chance(roll).play(f"barricade {THERE}")
    t.events(f"tech-test hicks {roll} 5")
    t.expect({f"doors.{THERE}": "barricaded" if roll <= 5 else "open", "turn.actions": 1}).quiet()


@pytest.mark.rules("CORPS-ACT-05", "CORPS-BAR-02")
def test_a_failed_test_spends_the_action_and_may_be_tried_again() -> None:
    t = builder().chance(6, 5).play(f"barricade {THERE}").expect({"turn.actions": 1}).offers(f"barricade {THERE}")
    t.play(f"barricade {THERE}").expect({f"doors.{THERE}": "barricaded", "turn.actions": 0}).quiet()


@pytest.mark.rules("CORPS-ACT-05")
def test_tech_counts_its_bonuses_and_the_side_in_use() -> None:
    t = builder(me={"equipment": ["hand_welder"]}).chance(8).play(f"barricade {THERE}").events("tech-test hicks 8 8")
    t.expect({f"doors.{THERE}": "barricaded"})
    t = table(
        {
            "board": CORRIDOR,
            "characters": {"ripley": {"at": "0,0"}, "hicks": {"at": "3,0"}},
            "turn": {"active": "hicks"},
        }
    )
    t.chance(5).play(f"barricade {THERE}").events("tech-test hicks 5 4").expect({f"doors.{THERE}": "open"})


@pytest.mark.rules("CORPS-BAR-02", "CORPS-BAR-03")
def test_the_same_action_removes_a_barricade() -> None:
    t = builder(doors={THERE: "barricaded"}).expect({"barricades_left": 11})
    t.chance(6, 5).play(f"barricade {THERE}").expect({f"doors.{THERE}": "barricaded"})
    t.play(f"barricade {THERE}").expect({f"doors.{THERE}": "open", "barricades_left": 12}).quiet()
    t = builder("2,0", tunnels=["1,0"], barricaded_points=["1,0"]).chance(1).play("barricade 1,0")
    t.expect({"barricaded_points": [], "barricades_left": 12}).quiet()


@pytest.mark.rules("CORPS-BAR-02", "CORPS-SPOT-01")
def test_a_door_freed_of_its_barricade_shows_what_is_behind() -> None:
    t = builder(doors={THERE: "barricaded"}, blips=[{"at": "6,0", "number": 2}]).chance(1).play(f"barricade {THERE}")
    t.events(f"barricade-removed {THERE}", "spotted blip-1 2").quiet()


@pytest.mark.rules("CORPS-BAR-01", "CORPS-BRD-07")
def test_points_are_reached_across_lines_and_not_across_walls() -> None:
    board = room(5, 1, {"1,0|2,0": LINE, "3,0|4,0": WALL})
    builder("1,0", board=board, tunnels=["2,0"]).offers("barricade 2,0")
    t = builder("3,0", board=board, tunnels=["4,0"])
    t.refuses("barricade 4,0", reason="point-not-near", rule="CORPS-BAR-01")
    builder("3,0", board=board).refuses("barricade 3,0", reason="point-not-near", rule="CORPS-BAR-01")


@pytest.mark.rules("CORPS-BAR-01", "CORPS-BRD-07")
@pytest.mark.parametrize("tunnels", [[], ["2,0"]])
def test_a_corner_of_the_map_is_no_point(tunnels: list[str]) -> None:
    t = builder("1,0", tunnels=tunnels).refuses("barricade 0,0", reason="point-not-near", rule="CORPS-BAR-01")
    assert [text for text in t.options() if text.startswith("barricade")] == [f"barricade {at}" for at in tunnels]


@pytest.mark.rules("CORPS-AMB-60")
def test_a_point_is_barricaded_even_under_a_model() -> None:
    t = builder("2,0", tunnels=["1,0"], aliens=["1,0"]).chance(1).play("barricade 1,0")
    t.expect({"barricaded_points": ["1,0"]})
    t = builder("1,0", tunnels=["1,0"]).chance(1).play("barricade 1,0").expect({"barricaded_points": ["1,0"]})


@pytest.mark.rules("CORPS-AMB-46", "CORPS-BAR-03")
def test_twelve_barricades_and_no_more() -> None:
    board = room(14, 2, {f"{x},0|{x},1": DOOR for x in range(14)})
    doors = {f"{x},0|{x},1": "barricaded" for x in range(12)}
    t = builder("13,0", board=board, doors=doors).expect({"barricades_left": 0})
    t.refuses("barricade 13,0|13,1", reason="no-barricade-left", rule="CORPS-AMB-46")
    builder("11,0", board=board, doors=doors).offers("barricade 11,0|11,1")
    fewer = {f"{x},0|{x},1": "barricaded" for x in range(11)}
    builder("13,0", board=board, doors=fewer).offers("barricade 13,0|13,1")


# ---- breaking through


def siege(edition: str, at: str = "6,0", turn: dict[str, str] = ALIENS, **given: object) -> Table:
    """Hicks behind a barricade, something on the other side."""
    given = {"board": CORRIDOR, "characters": {"hicks": {"at": "0,0"}}, "doors": {THERE: "barricaded"}, **given}
    return table({**given, "turn": turn}, edition=edition)


@pytest.mark.rules("CORPS-BAR-04", "CORPS-BAR-05", "CORPS-BAR-06")
@BOTH
@pytest.mark.parametrize("roll", range(1, 7))
def test_an_alien_stops_and_rolls_at_a_barricaded_door(roll: int, edition: str) -> None:
    need = 4 if edition == "2020" else 5
    t = siege(edition, aliens=["6,0"]).chance(roll)
    if roll >= need:
        # Two of its six spaces are used; three more bring it next to Hicks.
        t.chance(1).options()
        t.events("alien-moved alien-1 4,0", f"break-roll alien-1 {roll} {need}", "alien-moved alien-1 3,0")
        t.expect({f"doors.{THERE}": "closed", "barricades_left": 12})
    else:
        t.expect({f"doors.{THERE}": "barricaded", "aliens.alien-1.at": "4,0"})
    t.quiet()


@pytest.mark.rules("CORPS-BAR-05")
def test_it_goes_on_with_what_is_left_of_its_speed() -> None:
    board = room(12, 1, {"6,0|7,0": DOOR})
    t = siege("updated", board=board, doors={"6,0|7,0": "barricaded"}, aliens=["11,0"]).chance(5)
    # Four spaces to the door, two behind it.
    t.expect({"aliens.alien-1.at": "5,0"}).quiet()


@pytest.mark.rules("CORPS-BAR-06")
def test_a_failed_roll_ends_the_activation_without_another_try_or_way() -> None:
    t = siege("updated", aliens=["4,0"]).chance(4).expect({"aliens.alien-1.at": "4,0"}).quiet()
    t.expect({f"doors.{THERE}": "barricaded", "characters.hicks.down": False})


@pytest.mark.rules("CORPS-BAR-04", "CORPS-BAR-05", "CORPS-BAR-06")
@BOTH
@pytest.mark.parametrize("roll", [3, 4, 5])
def test_a_blip_breaks_barricades_like_an_alien(roll: int, edition: str) -> None:
    need = 4 if edition == "2020" else 5
    t = siege(edition, turn=BLIPS, blips=[{"at": "6,0", "number": 1}]).chance(3, roll)
    if roll >= need:
        # Speed 3: two to the door, spotted through it, one more through it.
        t.expect({"blips": [], "aliens.alien-1.at": "3,0"})
    else:
        t.expect({"blips.blip-1.at": "4,0"})
    t.quiet()


@pytest.mark.rules("CORPS-BAR-07")
@BOTH
def test_with_no_movement_left_it_still_rolls(edition: str) -> None:
    board = room(12, 1, {"4,0|5,0": DOOR})
    there = "4,0|5,0"
    t = siege(edition, board=board, doors={there: "barricaded"}, aliens=["11,0"]).chance(6)
    t.expect({"aliens.alien-1.at": "5,0", f"doors.{there}": "open", "barricades_left": 12}).quiet()


@pytest.mark.rules("CORPS-BAR-07", "CORPS-ALN-09")
def test_no_roll_where_the_highest_ranked_player_picks_a_way_around() -> None:
    # After six spaces the Alien stands where two ways to Hicks are equally short, one through the barricade.
    board = room(8, 2, {"6,0|7,0": DOOR, "5,1|6,1": WALL}, {f"{x},1": "#" for x in range(6)})
    there = {"6,0|7,0": "barricaded"}
    given: dict[str, object] = {
        "board": board,
        "characters": {"hicks": {"at": "7,1"}},
        "doors": there,
        "aliens": ["0,0"],
    }
    t = table({**given, "turn": ALIENS}).expect({"aliens.alien-1.at": "6,0"}).offers("go 7,0", "go 6,1")
    t.play("go 6,1").expect({"aliens.alien-1.at": "6,0", "doors.6,0|7,0": "barricaded"}).quiet()
    t = table({**given, "turn": ALIENS}).chance(5).play("go 7,0")
    t.expect({"aliens.alien-1.at": "6,0", "doors.6,0|7,0": "open"}).quiet()


@pytest.mark.rules("CORPS-BAR-04", "CORPS-BAR-05")
@BOTH
def test_an_alien_just_behind_the_barricade_breaks_it_and_attacks(edition: str) -> None:
    people = {"hicks": {"at": "3,0", "weapons": ["hk_vp70"]}}
    t = siege(edition, characters=people, aliens=["4,0"]).chance(5).play("hold fire")
    t.events("break-roll alien-1 5", f"barricade-removed {THERE}").expect({"roll": "defence of hicks"})
    t = siege(edition, characters=people, aliens=["4,0"]).chance(3)
    t.expect({f"doors.{THERE}": "barricaded", "turn.phase": "marine"}).quiet()


# ---- blips at barricaded points


def spawning(edition: str, number: int, **given: object) -> Table:
    """A crate brings blips at a barricaded spawn point behind a wall."""
    given = {
        "board": room(12, 1, {"5,0|6,0": WALL}),
        "mission": {
            "spawn_points": [{"n": 1, "at": "9,0"}],
            "special": [f"interact_crate: spawn(n={number}, at=each_spawn)"],
        },
        "characters": {"hicks": {"at": "0,0"}},
        "crates": ["1,0"],
        "barricaded_points": ["9,0"],
        **given,
    }
    return table(given, edition=edition)


@pytest.mark.rules("CORPS-BAR-08", "CORPS-AMB-45")
@BOTH
@pytest.mark.parametrize("roll", range(1, 7))
def test_a_blip_breaks_through_at_a_barricaded_point_or_is_discarded(roll: int, edition: str) -> None:
    need = 4 if edition == "2020" else 5
    t = spawning(edition, 1).chance(roll)
    if roll >= need:
        t.chance(2).play("interact 1,0").events(
            f"point-break-roll 9,0 {roll} {need}", "point-opened 9,0", "blip-placed"
        )
        t.expect({"blips.blip-1.at": "9,0", "barricaded_points": [], "pool.count": 20})
    else:
        t.play("interact 1,0").events("blip-discarded 9,0")
        t.expect({"blips": [], "barricaded_points": ["9,0"], "pool.count": 21})
    t.quiet()


@pytest.mark.rules("CORPS-BAR-09", "CORPS-AMB-60")
@BOTH
def test_blips_roll_in_turn_until_the_barricade_is_gone(edition: str) -> None:
    # The first fails, the second breaks it, the third enters freely.
    t = spawning(edition, 3).chance(3, 5, 1, 2).play("interact 1,0").offers("blip on 8,0", "blip on 10,0")
    t.play("blip on 8,0").expect({"blips.count": 2, "barricaded_points": [], "pool.count": 19}).quiet()
    t = spawning(edition, 3).chance(1, 2, 3).play("interact 1,0")
    t.expect({"blips": [], "barricaded_points": ["9,0"], "pool.count": 21}).quiet()


@pytest.mark.rules("CORPS-AMB-46")
def test_facehuggers_are_two_and_a_blip_comes_for_the_third() -> None:
    given: dict[str, object] = {
        "board": room(12, 1, {"5,0|6,0": WALL}),
        "mission": {"special": ["interact_crate: place_facehugger(at=token)"]},
        "characters": {"hicks": {"at": "0,0"}, "hudson": {"at": "3,0", "facehugger": True}},
        "crates": ["1,0"],
    }
    t = table(given).play("interact 1,0").expect({"aliens": ["facehugger-1"], "crates": []})
    t = table({**given, "aliens": {"facehugger-1": {"at": "9,0"}}}).chance(2).play("interact 1,0")
    t.events("blip-placed blip-1 1,0", "spotted blip-1 2").quiet()
