"""Line of sight on the table. CORPS-LOS"""

from __future__ import annotations

import pytest

from tests.games.corps.maps import DOOR, LINE, WALL, room, wall_right_of
from tests.scripted_table import Table, table

EDITIONS = ("updated", "2020")
BOTH = pytest.mark.parametrize("edition", EDITIONS)


def scene(board: str, characters: dict[str, object], edition: str = "updated", **given: object) -> Table:
    """A position to look at."""
    return table({"board": board, "characters": characters, **given}, edition=edition)


def sights(t: Table, wanted: dict[str, bool]) -> None:
    """Pairs ``a.b`` of spaces or pieces, and whether the first sees the second."""
    t.expect({f"sight.{pair}": seen for pair, seen in wanted.items()})


@pytest.mark.rules("CORPS-LOS-01")
@BOTH
def test_walls_closed_doors_and_characters_block(edition: str) -> None:
    here = {"hicks": {"at": "0,0"}}
    sights(scene(room(5, 1), here, edition), {"0,0.4,0": True, "4,0.0,0": True})
    sights(scene(room(5, 1, {"2,0|3,0": WALL}), here, edition), {"0,0.4,0": False, "4,0.0,0": False})
    sights(scene(room(5, 1, {"2,0|3,0": DOOR}), here, edition), {"0,0.4,0": False})
    barred = scene(room(5, 1, {"2,0|3,0": DOOR}), {"hicks": {"at": "2,0"}}, edition, doors={"2,0|3,0": "barricaded"})
    sights(barred, {"2,0.3,0": False})
    others = {"hicks": {"at": "0,0"}, "hudson": {"at": "2,0"}}
    sights(scene(room(5, 1), others, edition), {"0,0.4,0": False, "0,0.2,0": True, "2,0.4,0": True})


@pytest.mark.rules("CORPS-LOS-01", "CORPS-AMB-16")
def test_any_point_to_any_point() -> None:
    # Around the end of a wall a slanting line is enough, though the straight one is blocked.
    board = room(5, 3, {"1,1|2,1": WALL, "1,2|2,2": WALL})
    t = scene(board, {"hicks": {"at": "0,1"}})
    sights(t, {"0,1.3,0": True, "0,1.3,1": False, "1,2.2,2": False, "1,1.2,1": False})
    # A line may not touch the end of the wall: straight along it both sides are shut off at the same point.
    board = room(2, 2, {"0,0|1,0": WALL, "0,1|1,1": WALL})
    sights(scene(board, {"hicks": {"at": "0,0"}}), {"0,0.1,1": False})
    board = room(2, 2, {"0,0|1,0": WALL, "0,0|0,1": WALL})
    sights(scene(board, {"hicks": {"at": "0,0"}}), {"0,0.1,1": False, "1,0.0,1": True})


@pytest.mark.rules("CORPS-LOS-01", "CORPS-AMB-16")
def test_a_character_blocks_with_the_whole_of_its_space() -> None:
    # Hudson's corner touches the only line between two squares that meet there diagonally with a wall.
    board = room(3, 2, {"1,0|1,1": WALL})
    t = scene(board, {"hicks": {"at": "0,1"}, "hudson": {"at": "0,0"}})
    sights(t, {"0,1.1,0": False, "0,1.2,1": True})
    t = scene(board, {"hicks": {"at": "0,1"}})
    sights(t, {"0,1.1,0": True})


@pytest.mark.rules("CORPS-LOS-01", "CORPS-AMB-16")
def test_a_door_fills_its_edge_and_an_open_one_is_seen_through() -> None:
    board = room(4, 3, wall_right_of(1, 3, {"1,1|2,1": DOOR}))
    t = scene(board, {"hicks": {"at": "0,0"}}, aliens=["1,1"])
    # Lines pass the opening slantwise, too, but not the walls beside it.
    sights(t, {"1,1.2,0": True, "1,1.2,2": True, "1,0.2,1": True, "1,0.3,2": True, "0,1.3,1": True})
    sights(t, {"1,0.2,0": False, "1,0.3,0": False, "1,2.2,2": False})
    # Without the Alien the door is shut.
    sights(scene(board, {"hicks": {"at": "0,0"}}), {"1,1.2,1": False, "0,1.3,1": False, "1,0.3,2": False})


@pytest.mark.rules("CORPS-LOS-02")
@BOTH
def test_aliens_blips_tokens_open_doors_and_lines_never_block(edition: str) -> None:
    board = room(9, 1, {"1,0|2,0": LINE, "5,0|6,0": DOOR})
    t = scene(
        board,
        {"hicks": {"at": "0,0"}},
        edition,
        aliens=[{"at": "2,0", "tokens": 3}, "8,0"],
        blips=["5,0"],
        crates=["3,0"],
        tunnels=["4,0"],
        sentries={"sentry-a": {"at": "7,0", "facing": "west", "ammo": 0}},
        mission_blips={"6,0": {"face": "empty"}},
    )
    t.expect({"sight.hicks.alien-2": True, "sees.hicks": ["alien-1", "alien-2", "blip-1"]})


@pytest.mark.rules("CORPS-LOS-03")
@BOTH
def test_the_knocked_down_block_in_2020_only(edition: str) -> None:
    t = scene(room(5, 1), {"hicks": {"at": "0,0"}, "hudson": {"at": "2,0", "down": True}}, edition)
    sights(t, {"0,0.4,0": edition == "updated", "0,0.2,0": True})


@pytest.mark.rules("CORPS-LOS-04", "CORPS-LOS-05", "CORPS-EX-17", "CORPS-AMB-16")
@BOTH
def test_lines_through_the_corner_of_two_characters(edition: str) -> None:
    # Hicks and Hudson touch diagonally, Vasquez's space touches the same corner.
    people: dict[str, object] = {"vasquez": {"at": "0,0"}, "hicks": {"at": "1,0"}, "hudson": {"at": "0,1"}}
    t = scene(room(5, 5), people, edition)
    updated = edition == "updated"
    sights(t, {"0,0.1,1": updated, "0,0.4,4": updated, "0,0.2,0": False, "0,0.0,3": False})
    # The exception belongs to the viewer: nobody at the other end touches the corner.
    sights(t, {"4,4.0,0": False, "1,1.0,0": updated})
    # Vasquez two spaces away from the corner has no such line.
    far: dict[str, object] = {
        "vasquez": {"at": "0,0"},
        "hicks": {"at": "2,1"},
        "hudson": {"at": "1,2"},
        "frost": {"at": "1,1"},
    }
    sights(scene(room(5, 5), far, edition), {"0,0.3,3": False})


@pytest.mark.rules("CORPS-LOS-04", "CORPS-LOS-03")
def test_the_corner_needs_two_who_block() -> None:
    people: dict[str, object] = {
        "vasquez": {"at": "0,0"},
        "hicks": {"at": "1,0", "down": True},
        "hudson": {"at": "0,1"},
    }
    sights(scene(room(5, 5), people), {"0,0.4,4": True, "0,0.2,0": True})


@pytest.mark.rules("CORPS-LOS-04", "CORPS-AMB-16")
def test_a_wall_at_the_corner_point_shuts_it() -> None:
    people: dict[str, object] = {"vasquez": {"at": "0,0"}, "hicks": {"at": "1,0"}, "hudson": {"at": "0,1"}}
    sights(scene(room(5, 5, {"1,1|1,0": WALL}), people), {"0,0.1,1": False, "0,0.4,4": False})


@pytest.mark.rules("CORPS-LOS-06")
def test_sight_has_no_limit() -> None:
    t = scene(room(40, 1), {"hicks": {"at": "0,0", "weapons": ["m41a_pulse_rifle"]}}, aliens=["39,0"])
    t.expect({"sees.hicks": ["alien-1"]}).offers("attack alien-1 with m41a_pulse_rifle")


@pytest.mark.rules("CORPS-EX-16", "CORPS-DOOR-03")
def test_vasquez_sees_the_alien_that_holds_the_next_door_open() -> None:
    board = room(9, 1, {"2,0|3,0": DOOR, "5,0|6,0": DOOR})
    t = scene(board, {"vasquez": {"at": "0,0"}}, aliens=["1,0", "3,0", "8,0"])
    t.expect({"sees.vasquez": ["alien-1", "alien-2"], "doors.5,0|6,0": "closed"})
