"""Spaces, walls, white lines, tokens and doors. CORPS-BRD, CORPS-DOOR"""

from __future__ import annotations

import pytest

from hullbreach.games.corps.content.load import load
from hullbreach.kernel.errors import BadInput
from hullbreach.parts.grid import DOOR as DOOR_EDGE
from tests.games.corps.maps import DOOR, LINE, OPEN, WALL, room, wall_right_of
from tests.scripted_table import Table, table

EDITIONS = ("updated", "2020")
FIND_NEWT = "interact_mission_blip: flip_mission_blip(which=adjacent) { newt: join(who=newt, at=token) }"


def hicks(board: str, at: str, **given: object) -> Table:
    """Hicks alone on a map, in his action step."""
    return table({"board": board, "characters": {"hicks": {"at": at}}, **given})


@pytest.mark.rules("CORPS-BRD-01")
def test_every_floor_square_is_a_space_whatever_is_drawn_around_it() -> None:
    board = room(3, 2, {"0,0|1,0": LINE, "1,0|2,0": WALL, "1,1|2,1": DOOR}, {"2,0": "#"})
    for at in ("0,0", "1,0", "0,1", "1,1", "2,1"):
        hicks(board, at).expect({"characters.hicks.at": at})
    with pytest.raises(BadInput):
        hicks(board, "2,0").options()


@pytest.mark.rules("CORPS-BRD-02", "CORPS-MOV-02", "CORPS-LOS-02")
def test_a_thick_white_line_stops_feet_and_not_eyes() -> None:
    t = hicks(room(3, 1, {"0,0|1,0": LINE}), "0,0", aliens=["2,0"])
    t.expect({"sight.hicks.alien-1": True})
    t.refuses("move 1,0", reason="way-blocked", rule="CORPS-MOV-02")


@pytest.mark.rules("CORPS-BRD-03", "CORPS-MOV-02", "CORPS-LOS-01")
def test_a_wall_stops_feet_and_eyes() -> None:
    t = hicks(room(3, 1, {"0,0|1,0": WALL}), "0,0", aliens=["2,0"])
    t.expect({"sight.hicks.alien-1": False})
    t.refuses("move 1,0", reason="way-blocked", rule="CORPS-MOV-02")


@pytest.mark.rules("CORPS-BRD-04", "CORPS-BRD-07")
@pytest.mark.parametrize(("edge", "near"), [(WALL, False), (DOOR, True), (LINE, True), (OPEN, True)])
def test_nothing_is_done_through_a_wall(edge: str, near: bool) -> None:
    # The door is open because Hicks stands at it.
    t = hicks(room(3, 1, {"0,0|1,0": edge}), "0,0", tunnels=["1,0"])
    if near:
        t.offers("barricade 1,0")
    else:
        t.refuses("barricade 1,0", reason="point-not-near", rule="CORPS-BAR-01")


@pytest.mark.rules("CORPS-BRD-04", "CORPS-BRD-03")
def test_an_alien_behind_a_wall_does_not_attack() -> None:
    t = table(
        {
            "board": room(2, 1, {"0,0|1,0": WALL}),
            "characters": {"hicks": {"at": "0,0"}},
            "aliens": ["1,0"],
            "turn": {"phase": "alien", "step": "aliens"},
        }
    )
    t.play()
    t.expect({"characters.hicks.down": False, "aliens.alien-1.at": "1,0"}).quiet()


@pytest.mark.rules("CORPS-BRD-05", "CORPS-AMB-14")
def test_neighbours_are_straight_and_diagonal() -> None:
    t = hicks(room(3, 3), "1,1")
    t.expect({"adjacent.1,1": ["0,0", "1,0", "2,0", "0,1", "2,1", "0,2", "1,2", "2,2"]})


@pytest.mark.rules("CORPS-BRD-05", "CORPS-AMB-14")
@pytest.mark.parametrize("edge", [WALL, LINE])
def test_what_a_step_cannot_cross_parts_neighbours(edge: str) -> None:
    # One edge on the right of the middle: straight on and both diagonals at its ends are cut.
    t = hicks(room(3, 3, {"1,1|2,1": edge}), "1,1")
    t.expect({"adjacent.1,1": ["0,0", "1,0", "0,1", "0,2", "1,2"]})


@pytest.mark.rules("CORPS-AMB-14", "CORPS-DOOR-06")
def test_a_closed_or_barricaded_door_parts_neighbours_and_an_open_one_does_not() -> None:
    board = room(3, 1, {"1,0|2,0": DOOR})
    hicks(board, "0,0").expect({"adjacent.1,0": ["0,0"]})
    hicks(board, "1,0").expect({"adjacent.1,0": ["0,0", "2,0"]})
    hicks(board, "1,0", doors={"1,0|2,0": "barricaded"}).expect({"adjacent.1,0": ["0,0"]})


@pytest.mark.rules("CORPS-AMB-14", "CORPS-BAR-01")
def test_next_to_a_door_means_on_one_of_its_two_spaces() -> None:
    board = room(4, 2, wall_right_of(1, 2, {"1,0|2,0": DOOR}))
    for at in ("1,0", "2,0"):
        hicks(board, at).offers("barricade 1,0|2,0")
    for at in ("0,0", "1,1", "2,1", "3,0"):
        hicks(board, at).refuses("barricade 1,0|2,0", reason="door-not-near", rule="CORPS-BAR-01")


@pytest.mark.rules("CORPS-BRD-06")
def test_one_token_shows_a_barricade_on_a_door_a_tunnel_or_a_spawn_point() -> None:
    given: dict[str, object] = {
        "board": room(4, 1, {"2,0|3,0": DOOR}),
        "mission": {"spawn_points": [{"n": 1, "at": "0,0"}]},
        "characters": {"hicks": {"at": "1,0"}, "hudson": {"at": "2,0"}},
        "tunnels": ["2,0"],
    }
    t = table(given)
    t.expect({"barricades_left": 12})
    t.chance(1, 1).play("barricade 0,0", "barricade 2,0")
    t.expect({"barricaded_points": ["0,0", "2,0"], "doors.2,0|3,0": "open", "barricades_left": 10})
    t = table({**given, "turn": {"active": "hudson", "leftover": True}}).chance(1).play("barricade 2,0|3,0")
    t.expect({"doors.2,0|3,0": "barricaded", "barricaded_points": [], "barricades_left": 11}).quiet()


@pytest.mark.rules("CORPS-BRD-07", "CORPS-INT-01")
def test_next_to_a_token_is_its_space_and_the_eight_around_it() -> None:
    for y in range(5):
        for x in range(5):
            t = hicks(room(5, 5), f"{x},{y}", tunnels=["2,2"])
            if abs(x - 2) <= 1 and abs(y - 2) <= 1:
                t.offers("barricade 2,2")
            else:
                t.refuses("barricade 2,2", reason="point-not-near")


@pytest.mark.rules("CORPS-BRD-07")
@pytest.mark.parametrize(("edge", "near"), [(WALL, False), (DOOR, False), (LINE, True), (OPEN, True)])
@pytest.mark.parametrize("where", ["0,0|1,0", "0,0|0,1", "0,1|1,1", "1,0|1,1"])
def test_any_wall_or_door_at_the_shared_corner_cuts_off_a_diagonal(edge: str, near: bool, where: str) -> None:
    t = hicks(room(2, 2, {where: edge}), "0,0", tunnels=["1,1"])
    if near:
        t.offers("barricade 1,1")
    else:
        t.refuses("barricade 1,1", reason="point-not-near")


@pytest.mark.rules("CORPS-BRD-07", "CORPS-DOOR-06")
def test_a_barricaded_door_cuts_off_a_token() -> None:
    board = room(2, 1, {"0,0|1,0": DOOR})
    t = hicks(board, "0,0", tunnels=["1,0"], doors={"0,0|1,0": "barricaded"})
    t.refuses("barricade 1,0", reason="point-not-near")


TOKENS: list[dict[str, object]] = [
    {"mission": {"spawn_points": [{"n": 1, "at": "1,0"}], "crates": ["2,0"]}, "tunnels": ["3,0"]},
    {"mission_blips": {"1,0": {"face": "empty"}}, "sentries": {"sentry-a": {"at": "2,0"}}, "crates": ["3,0"]},
    {"tunnels": ["1,0", "3,0"], "barricaded_points": ["1,0", "3,0"]},
]


@pytest.mark.rules("CORPS-BRD-08")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("tokens", TOKENS)
def test_tokens_block_neither_steps_nor_sight(tokens: dict[str, object], edition: str) -> None:
    given = {"board": room(6, 1), "characters": {"hicks": {"at": "0,0"}}, **tokens}
    t = table({**given, "aliens": ["5,0"]}, edition=edition)
    t.expect({"sight.hicks.alien-1": True, "distance.hicks.alien-1": 5})
    t.play("move 1,0", "move 2,0", "move 3,0", "move 4,0")
    t.expect({"characters.hicks.at": "4,0", "turn.actions": 1}).quiet()
    alien_phase = {"phase": "alien", "step": "aliens"}
    t = table({**given, "aliens": ["5,0"], "turn": alien_phase}, edition=edition).chance(6).play()
    t.expect({"aliens.alien-1.at": "1,0"}).quiet()


@pytest.mark.rules("CORPS-DOOR-01")
def test_every_door_of_the_content_lies_between_two_neighbouring_spaces() -> None:
    doors = 0
    for mission in load().missions:
        board = mission.board
        for one, other in board.doors:
            doors += 1
            assert other - one in (1, board.width)
            assert board.floor >> one & board.floor >> other & 1
            assert board.edges(one)[0 if other == one + 1 else 1] == DOOR_EDGE
    assert doors > 0


@pytest.mark.rules("CORPS-DOOR-02", "CORPS-DOOR-03")
def test_a_closed_door_is_a_wall_and_an_open_one_is_nothing() -> None:
    board = room(5, 1, {"2,0|3,0": DOOR})
    closed = hicks(board, "0,0")
    closed.expect({"doors.2,0|3,0": "closed", "sight.0,0.4,0": False, "adjacent.2,0": ["1,0"]})
    opened = hicks(board, "2,0")
    opened.expect({"doors.2,0|3,0": "open", "sight.2,0.4,0": True}).offers("move 3,0")


@pytest.mark.rules("CORPS-DOOR-03")
@pytest.mark.parametrize(
    "somebody",
    [
        {"characters": {"hicks": {"at": "0,0"}, "hudson": {"at": "3,0"}}},
        {"characters": {"hicks": {"at": "0,0"}, "hudson": {"at": "3,0", "down": True}}},
        {"aliens": ["3,0"]},
        {"aliens": {"facehugger-1": {"at": "3,0"}}},
        {"blips": ["3,0"]},
        {"aliens": ["2,0"]},
    ],
)
def test_any_figure_or_blip_on_either_side_holds_a_door_open(somebody: dict[str, object]) -> None:
    board = room(5, 1, {"0,0|1,0": WALL, "2,0|3,0": DOOR})
    given = {"board": board, "characters": {"hicks": {"at": "0,0"}}, **somebody}
    table(given).expect({"doors.2,0|3,0": "open"})


@pytest.mark.rules("CORPS-DOOR-03", "CORPS-TOK-02")
def test_tokens_and_those_further_off_hold_no_door_open() -> None:
    board = room(6, 2, wall_right_of(2, 2, {"2,0|3,0": DOOR}))
    t = hicks(
        board,
        "1,0",
        aliens=["4,0"],
        blips=["3,1"],
        tunnels=["2,0"],
        mission_blips={"3,0": {"face": "empty"}},
        crates=["3,0"],
    )
    t.expect({"doors.2,0|3,0": "closed"})


@pytest.mark.rules("CORPS-DOOR-03", "CORPS-DOOR-04")
def test_a_door_opens_and_closes_with_every_step() -> None:
    t = hicks(room(6, 1, {"2,0|3,0": DOOR}), "1,0")
    t.expect({"doors.2,0|3,0": "closed"})
    for at, state in (("2,0", "open"), ("3,0", "open"), ("4,0", "closed")):
        t.play(f"move {at}").expect({"doors.2,0|3,0": state, "turn.actions": 1})


@pytest.mark.rules("CORPS-DOOR-03", "CORPS-DOOR-04")
def test_a_step_elsewhere_leaves_a_door_to_those_who_hold_it() -> None:
    board = room(9, 1, {"2,0|3,0": WALL, "6,0|7,0": DOOR})
    for holder in ({"aliens": ["6,0"]}, {"blips": ["7,0"]}):
        hicks(board, "0,0", **holder).play("move 1,0").expect({"doors.6,0|7,0": "open"})


@pytest.mark.rules("CORPS-DOOR-04", "CORPS-MOV-10", "CORPS-SPOT-01")
def test_a_door_that_opens_in_a_move_reveals_a_blip_and_the_move_goes_on() -> None:
    t = hicks(room(8, 1, {"2,0|3,0": DOOR}), "1,0", blips=[{"at": "7,0", "number": 2}])
    t.play("move 2,0")
    t.events("moved hicks 2,0", "spotted blip-1 2", "alien-placed alien-1 7,0 1")
    t.expect({"question.prompt": "step of hicks 3 left"})
    t.play("move 3,0").expect({"characters.hicks.at": "3,0"}).quiet()


@pytest.mark.rules("CORPS-DOOR-04")
def test_a_door_follows_a_removal_and_a_placement() -> None:
    # A killed Alien lets its door close.
    board = room(6, 1, {"3,0|4,0": DOOR})
    t = table(
        {
            "board": board,
            "characters": {"hudson": {"at": "0,0", "weapons": ["m41a_pulse_rifle"]}},
            "aliens": {"alien-1": {"at": "3,0"}},
        }
    )
    t.expect({"doors.3,0|4,0": "open"}).chance(1).play("attack alien-1 with m41a_pulse_rifle")
    t.expect({"doors.3,0|4,0": "closed"}).quiet()
    # A figure that comes into play beside a door opens it.
    t = table(
        {
            "board": room(6, 1, {"3,0|4,0": DOOR}),
            "mission": {
                "special": [
                    "interact_mission_blip: flip_mission_blip(which=adjacent) { newt: join(who=newt, at=token) }"
                ]
            },
            "characters": {"hicks": {"at": "2,0"}, "newt": {"fate": "waiting"}},
            "mission_blips": {"3,0": {"face": "newt"}},
        }
    )
    t.expect({"doors.3,0|4,0": "closed"}).play("interact 3,0")
    t.expect({"characters.newt.at": "3,0", "doors.3,0|4,0": "open"})


@pytest.mark.rules("CORPS-DOOR-05")
def test_a_door_costs_no_movement() -> None:
    t = hicks(room(6, 1, {"1,0|2,0": DOOR, "3,0|4,0": DOOR}), "0,0")
    t.play("move 1,0", "move 2,0", "move 3,0", "move 4,0")
    t.expect({"characters.hicks.at": "4,0", "turn.actions": 1})


@pytest.mark.rules("CORPS-DOOR-06", "CORPS-LOS-01")
def test_a_barricaded_door_stays_shut_whoever_stands_there() -> None:
    board = room(5, 1, {"2,0|3,0": DOOR})
    t = hicks(board, "2,0", aliens=["3,0"], doors={"2,0|3,0": "barricaded"})
    t.expect({"doors.2,0|3,0": "barricaded", "sight.hicks.alien-1": False})
    t = hicks(board, "2,0", doors={"2,0|3,0": "barricaded"})
    t.refuses("move 3,0", reason="door-barricaded", rule="CORPS-DOOR-06")
    # Once the token is gone the door opens for the one who stands there.
    t.chance(5).play("barricade 2,0|3,0").expect({"doors.2,0|3,0": "open"}).offers("move 3,0").quiet()


@pytest.mark.rules("CORPS-DOOR-07", "CORPS-MOV-09", "CORPS-AMB-15")
@pytest.mark.parametrize("edition", EDITIONS)
def test_nobody_steps_diagonally_past_a_door_post(edition: str) -> None:
    board = room(4, 3, wall_right_of(1, 3, {"1,1|2,1": DOOR}))
    t = table({"board": board, "characters": {"hicks": {"at": "1,1"}}}, edition=edition)
    t.offers("move 2,1")
    for at in ("2,0", "2,2"):
        t.refuses(f"move {at}", reason="way-blocked", rule="CORPS-MOV-09")
    t = table({"board": board, "characters": {"hicks": {"at": "1,0"}}}, edition=edition)
    t.refuses("move 2,1", reason="way-blocked", rule="CORPS-MOV-09")


@pytest.mark.rules("CORPS-AMB-15", "CORPS-MOV-09")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("where", ["0,0|1,0", "0,0|0,1", "0,1|1,1", "1,0|1,1"])
@pytest.mark.parametrize("edge", [WALL, LINE, DOOR, OPEN])
def test_any_edge_at_the_corner_forbids_the_diagonal(edge: str, where: str, edition: str) -> None:
    t = table({"board": room(2, 2, {where: edge}), "characters": {"hicks": {"at": "0,0"}}}, edition=edition)
    if edge == OPEN:
        t.offers("move 1,1")
    else:
        t.refuses("move 1,1", reason="way-blocked", rule="CORPS-MOV-09")


@pytest.mark.rules("CORPS-AMB-15")
def test_figures_never_forbid_a_diagonal() -> None:
    t = hicks(room(3, 3), "0,0", characters={"hicks": {"at": "0,0"}, "hudson": {"at": "1,0"}}, aliens=["0,1"])
    t.offers("move 1,1")


@pytest.mark.rules("CORPS-AMB-15", "CORPS-ALN-05")
def test_aliens_do_not_cut_corners_either() -> None:
    # The post of the door between them costs the Alien a second step.
    board = room(3, 2, {"0,0|1,0": DOOR, "0,1|1,1": WALL})
    t = table(
        {
            "board": board,
            "characters": {"hicks": {"at": "2,0"}},
            "aliens": ["0,1"],
            "turn": {"phase": "alien", "step": "aliens"},
        }
    )
    t.chance(7).play()
    t.events("alien-moved alien-1 0,0", "alien-moved alien-1 1,0").quiet()


@pytest.mark.rules("CORPS-AMB-17")
def test_board_distance_passes_closed_and_barricaded_doors_and_figures() -> None:
    board = room(6, 2, wall_right_of(2, 2, {"2,0|3,0": DOOR}))
    given = {"board": board, "characters": {"hicks": {"at": "0,0"}, "hudson": {"at": "1,0"}}}
    table(given).expect({"doors.2,0|3,0": "closed", "distance.0,0.5,0": 5})
    table({**given, "doors": {"2,0|3,0": "barricaded"}}).expect({"distance.0,0.5,0": 5, "distance.0,1.3,1": 4})


@pytest.mark.rules("CORPS-AMB-17")
def test_grid_distance_counts_king_steps_whatever_lies_between() -> None:
    # Hicks helps whoever is within 4, and the wall between makes the way much longer.
    board = room(6, 2, {"0,0|0,1": WALL, "1,0|1,1": WALL, "2,0|2,1": WALL, "3,0|3,1": WALL, "4,0|4,1": WALL})
    t = hicks(board, "0,0", characters={"hicks": {"at": "0,0"}, "hudson": {"at": "4,1"}, "frost": {"at": "5,1"}})
    t.expect({"distance.0,0.4,1": 7})
    t.play("use ability 2").offers("choose hicks", "choose hudson").refuses("choose frost")


@pytest.mark.rules("CORPS-AMB-17", "CORPS-ALN-10")
def test_path_distance_goes_around_figures_and_blips() -> None:
    # Another Alien fills the corridor to Hicks, who is nearer by board distance: Hudson is hunted.
    given = {
        "board": room(8, 1),
        "characters": {"hicks": {"at": "0,0"}, "hudson": {"at": "7,0", "side": "grunt"}},
        "aliens": {"alien-1": {"at": "3,0"}, "alien-2": {"at": "2,0"}},
        "turn": {"phase": "alien", "step": "aliens", "done": ["alien-2"]},
    }
    t = table(given).chance(5).expect({"aliens.alien-1.at": "6,0", "distance.3,0.0,0": 3, "distance.3,0.7,0": 4})
    t.quiet()
