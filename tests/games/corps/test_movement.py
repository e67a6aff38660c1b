"""The Move action. CORPS-MOV"""

from __future__ import annotations

import pytest

from tests.games.corps.maps import DOOR, LINE, OPEN, WALL, room, wall_right_of
from tests.scripted_table import Table, table

EDITIONS = ("updated", "2020")
BOTH = pytest.mark.parametrize("edition", EDITIONS)


def walker(board: str, at: str, edition: str = "updated", who: str = "hicks", **given: object) -> Table:
    """One character on a map, in its action step."""
    return table({"board": board, "characters": {who: {"at": at}}, **given}, edition=edition)


def steps(*squares: str) -> list[str]:
    """The choices of a walk."""
    return [f"move {square}" for square in squares]


@pytest.mark.rules("CORPS-MOV-01", "CORPS-EX-08")
@BOTH
@pytest.mark.parametrize(("who", "side", "speed"), [("gorman", "hero", 4), ("frost", "hero", 5), ("frost", "grunt", 4)])
def test_a_move_goes_up_to_speed_spaces(who: str, side: str, speed: int, edition: str) -> None:
    given = {"board": room(9, 1), "characters": {"ripley": {"at": "8,0"}, who: {"at": "0,0"}}}
    if side == "hero":
        given["characters"] = {who: {"at": "0,0"}}
        t = table(given, edition=edition)
    else:
        t = table({**given, "turn": {"active": who}}, edition=edition)
    t.play(*steps(*[f"{x},0" for x in range(1, speed + 1)]))
    # All Speed is used: the action is over, and the next step would be a second Move action.
    t.expect({f"characters.{who}.at": f"{speed},0", "turn.actions": 1, "question.prompt": f"action of {who} 1 left"})


@pytest.mark.rules("CORPS-MOV-01")
def test_a_move_may_be_shorter_and_goes_in_all_eight_directions() -> None:
    t = walker(room(3, 3), "1,1")
    t.offers(*steps("0,0", "1,0", "2,0", "0,1", "2,1", "0,2", "1,2", "2,2"))
    t.play("move 2,2", "stop").expect({"characters.hicks.at": "2,2", "turn.actions": 1})
    t = walker(room(4, 3), "1,1").refuses("move 3,1", reason="not-a-neighbour", rule="CORPS-MOV-01")


@pytest.mark.rules("CORPS-MOV-01")
def test_a_diagonal_costs_one() -> None:
    t = walker(room(6, 6), "0,0").play(*steps("1,1", "2,2", "3,3", "4,4"))
    t.expect({"characters.hicks.at": "4,4", "turn.actions": 1})


@pytest.mark.rules("CORPS-MOV-02")
@pytest.mark.parametrize("kind", ["P", "C", "#"])
def test_nobody_enters_impassable_terrain(kind: str) -> None:
    edge = WALL if kind == "#" else LINE
    board = room(3, 1, {"0,0|1,0": edge, "1,0|2,0": edge}, {"1,0": kind})
    t = walker(board, "0,0")
    assert not [text for text in t.options() if text.startswith("move")]


@pytest.mark.rules("CORPS-MOV-02", "CORPS-DOOR-06")
def test_closed_and_barricaded_doors_are_not_crossed() -> None:
    # A door beside a mover is open, so only a barricade can shut it before his feet.
    board = room(3, 1, {"0,0|1,0": DOOR, "1,0|2,0": LINE})
    t = walker(board, "0,0", doors={"0,0|1,0": "barricaded"})
    t.refuses("move 1,0", reason="door-barricaded", rule="CORPS-DOOR-06")
    t = walker(board, "1,0").refuses("move 2,0", reason="way-blocked", rule="CORPS-MOV-02")


@pytest.mark.rules("CORPS-MOV-03", "CORPS-AMB-63")
@BOTH
def test_nobody_moves_through_aliens_or_blips(edition: str) -> None:
    t = walker(room(3, 1), "0,0", edition, aliens=["1,0"])
    t.refuses("move 1,0", reason="alien-in-the-way", rule="CORPS-MOV-03")
    t = walker(room(3, 1), "0,0", edition, aliens={"facehugger-1": {"at": "1,0"}})
    t.refuses("move 1,0", reason="alien-in-the-way", rule="CORPS-MOV-03")
    t = walker(room(3, 1), "0,0", edition, blips=["1,0"])
    t.refuses("move 1,0", reason="blip-in-the-way", rule="CORPS-AMB-63")
    # Nor where a barricade hides it.
    board = room(3, 2, {"0,0|1,0": WALL, "0,1|1,1": DOOR})
    t = walker(board, "0,1", edition, blips=["1,1"], doors={"0,1|1,1": "barricaded"})
    t.refuses("move 1,1", reason="blip-in-the-way", rule="CORPS-AMB-63")


@pytest.mark.rules("CORPS-MOV-04", "CORPS-MOV-05")
@BOTH
@pytest.mark.parametrize("down", [False, True])
def test_one_moves_through_characters_and_never_ends_on_one(down: bool, edition: str) -> None:
    given = {
        "board": room(6, 2),
        "characters": {"hicks": {"at": "0,0"}, "hudson": {"at": "2,0", "down": down}, "frost": {"at": "4,0"}},
    }
    t = table(given, edition=edition).play(*steps("1,0", "2,0"))
    t.refuses("stop", reason="cannot-end-there", rule="CORPS-MOV-05")
    # After three spaces the one step left would end on Frost.
    t.play("move 3,0").refuses("move 4,0", reason="cannot-end-there", rule="CORPS-MOV-05")
    t.play("stop").expect({"characters.hicks.at": "3,0"})


TOKENS: list[dict[str, object]] = [
    {"mission": {"spawn_points": [{"n": 1, "at": "1,0"}]}},
    {"tunnels": ["1,0"]},
    {"crates": ["1,0"]},
    {"mission_blips": {"1,0": {"face": "empty"}}},
    {"sentries": {"sentry-a": {"at": "1,0", "facing": "west", "ammo": 0}}},
]


@pytest.mark.rules("CORPS-MOV-05", "CORPS-AMB-18")
@pytest.mark.parametrize("tokens", TOKENS)
def test_only_the_2020_rules_let_a_move_end_on_a_token(tokens: dict[str, object]) -> None:
    t = walker(room(3, 1), "0,0", **tokens).play("move 1,0")
    t.refuses("stop", reason="cannot-end-there", rule="CORPS-MOV-05")
    t = walker(room(3, 1), "0,0", "2020", **tokens).play("move 1,0").offers("stop").play("stop")
    t.expect({"characters.hicks.at": "1,0"})


@pytest.mark.rules("CORPS-AMB-18")
def test_a_barricade_on_a_door_is_no_token_to_end_on() -> None:
    t = walker(room(3, 1, {"1,0|2,0": DOOR}), "0,0", doors={"1,0|2,0": "barricaded"})
    t.play("move 1,0", "stop").expect({"characters.hicks.at": "1,0"})


@pytest.mark.rules("CORPS-MOV-06")
@BOTH
@pytest.mark.parametrize("enemy", [{"aliens": ["5,0"]}, {"aliens": {"facehugger-1": {"at": "5,0"}}}])
def test_next_to_an_alien_the_move_ends(enemy: dict[str, object], edition: str) -> None:
    t = walker(room(8, 3), "2,0", edition, **enemy)
    t.play("move 3,0").expect({"question.prompt": "step of hicks 3 left"})
    t.play("move 4,1").expect({"question.prompt": "action of hicks 1 left", "characters.hicks.at": "4,1"})


@pytest.mark.rules("CORPS-MOV-06", "CORPS-AMB-14")
@pytest.mark.parametrize(("edge", "stops"), [(WALL, False), (LINE, False), (OPEN, True)])
def test_an_alien_behind_a_wall_or_a_line_stops_nobody(edge: str, stops: bool) -> None:
    board = room(5, 2, {f"{x},0|{x},1": edge for x in range(5)})
    t = walker(board, "0,0", aliens=["2,1"]).play("move 1,0")
    t.expect({"question.prompt": "action of hicks 1 left" if stops else "step of hicks 3 left"})


@pytest.mark.rules("CORPS-MOV-06", "CORPS-BLIP-09")
def test_a_blip_stops_a_move_too() -> None:
    # Whoever comes next to a blip sees it, so it has just become an Alien when the move ends.
    t = walker(room(6, 1), "0,0", blips=[{"at": "3,0", "number": 2}, {"at": "5,0", "number": 1}])
    t.play("move 1,0").expect({"question.prompt": "step of hicks 3 left"})
    t.play("move 2,0").expect({"question.prompt": "action of hicks 1 left", "aliens.alien-1.tokens": 1})


@pytest.mark.rules("CORPS-MOV-07")
@BOTH
def test_one_who_starts_next_to_an_alien_may_go_but_stops_beside_any(edition: str) -> None:
    given = {"aliens": ["0,0"]}
    # Still beside the same Alien: stop.
    t = walker(room(6, 2), "1,0", edition, **given).play("move 1,1")
    t.expect({"question.prompt": "action of hicks 1 left"})
    # Away from it: the move goes on.
    t = walker(room(6, 2), "1,0", edition, **given).play("move 2,0")
    t.expect({"question.prompt": "step of hicks 3 left"})
    # Beside another one: stop.
    t = walker(room(6, 2), "1,0", edition, aliens=["0,0", "3,1"]).play("move 2,0")
    t.expect({"question.prompt": "action of hicks 1 left"})


@pytest.mark.rules("CORPS-MOV-08")
def test_the_second_action_may_be_another_move_past_the_alien() -> None:
    t = walker(room(7, 2), "0,0", aliens=["3,1"]).play(*steps("1,0", "2,0"))
    t.expect({"turn.actions": 1, "question.prompt": "action of hicks 1 left"})
    t.play("move 3,0").expect({"turn.actions": 0, "characters.hicks.at": "3,0"})
    t.refuses("move 4,0", reason="no-actions-left", rule="CORPS-ACT-01")


@pytest.mark.rules("CORPS-MOV-09", "CORPS-EX-09")
def test_gorman_walks_through_the_door_and_around_the_console() -> None:
    # Door 1,3|1,2; console 2,0 behind thick lines: up, diagonally up-right, up would be the console; he goes on.
    board = room(
        5,
        4,
        {"0,2|0,3": WALL, "1,2|1,3": DOOR, "2,2|2,3": WALL, "3,2|3,3": WALL, "4,2|4,3": WALL}
        | {"0,0|1,0": LINE, "1,0|2,0": LINE, "1,0|1,1": LINE},
        {"1,0": "C"},
    )
    t = walker(board, "1,3", who="gorman")
    t.refuses("move 2,2", reason="way-blocked", rule="CORPS-MOV-09")
    t.play("move 1,2", "move 2,1")
    t.refuses("move 1,0", reason="way-blocked")
    t.play("move 2,0", "move 3,0").expect({"characters.gorman.at": "3,0", "turn.actions": 1})
    t = walker(board, "1,1", who="gorman")
    t.refuses("move 2,0", reason="way-blocked", rule="CORPS-MOV-09")


@pytest.mark.rules("CORPS-MOV-10", "CORPS-SPOT-02")
@BOTH
def test_spotting_interrupts_a_move_that_then_goes_on_or_stops(edition: str) -> None:
    board = room(7, 2, wall_right_of(2, 2, {"2,0|3,0": DOOR}))
    t = walker(board, "1,0", edition, blips=[{"at": "5,0", "number": 1}]).play("move 2,0")
    t.events("moved hicks 2,0", "spotted blip-1 1", "alien-placed alien-1 5,0 0")
    t.expect({"question.prompt": "step of hicks 3 left"})
    t.play("move 3,0").play("move 4,0").expect({"question.prompt": "action of hicks 1 left"})
    # Spotted right beside the mover: the move ends.
    t = walker(room(7, 1), "0,0", edition, blips=[{"at": "2,0", "number": 1}]).play("move 1,0")
    t.events("moved hicks 1,0", "spotted blip-1 1").expect({"question.prompt": "action of hicks 1 left"})


EXITS = {"mission": {"exits": [{"id": "A", "face": "board", "side": "W", "open": "always"}]}}


def open_on_the_left(board: str) -> str:
    """The same room with its top left square open to the left."""
    lines = board.split("\n")
    lines[1] = " " + lines[1][1:]
    return "\n".join(lines)


@pytest.mark.rules("CORPS-MOV-11", "CORPS-MOV-12")
@BOTH
def test_a_step_off_the_board_at_an_exit_costs_one(edition: str) -> None:
    board = open_on_the_left(room(6, 2))
    t = walker(board, "3,0", edition, **EXITS)
    t.refuses("leave by exit-A", reason="not-at-exit", rule="CORPS-MOV-12")
    t.play("move 2,0").refuses("leave by exit-A", reason="not-at-exit", rule="CORPS-MOV-12")
    t.play(*steps("1,0", "0,0")).offers("leave by exit-A").play("leave by exit-A")
    t.events("left hicks exit-A")
    t.expect({"characters.hicks.fate": "left", "characters.hicks.at": None})
    # Four spaces to the exit leave nothing for the last step.
    t = walker(board, "4,0", edition, **EXITS).play(*steps("3,0", "2,0", "1,0", "0,0"))
    t.expect({"question.prompt": "action of hicks 1 left"}).offers("leave by exit-A")
    # Beside the exit is not at it.
    t = walker(board, "0,1", edition, **EXITS).refuses("leave by exit-A", reason="not-at-exit")


@pytest.mark.rules("CORPS-MOV-12", "CORPS-TOK-03", "CORPS-AMB-74")
def test_who_leaves_takes_cards_and_crate_along_and_loses_the_rest_of_the_activation() -> None:
    t = table(
        {
            "board": open_on_the_left(room(4, 1)),
            **EXITS,
            "characters": {
                "gorman": {"at": "0,0", "weapons": ["hk_vp70"], "crate": True},
                "hudson": {"at": "2,0"},
                "frost": {"at": "3,0"},
            },
            "hands": {"seat-1": ["stay_frosty"]},
        }
    )
    t.play("leave by exit-A")
    # No draw at the end of his activation, no command; the Grunts act in the leftover step.
    t.expect(
        {
            "characters.gorman.weapons": ["hk_vp70"],
            "characters.gorman.crate": False,
            "crates_out": 1,
            "hands.seat-1": ["stay_frosty"],
            "turn.step": "grunts",
        }
    )


@pytest.mark.rules("CORPS-MOV-12")
def test_one_next_to_an_alien_may_leave_and_one_knocked_down_may_not() -> None:
    board = open_on_the_left(room(4, 1))
    t = walker(board, "0,0", **EXITS, aliens=["1,0"]).offers("leave by exit-A")
    t = table(
        {"board": board, **EXITS, "characters": {"hicks": {"at": "0,0", "down": True}}, "turn": {"step": "actions"}}
    )
    t.refuses("leave by exit-A", reason="is-down", rule="CORPS-KO-02")


@pytest.mark.rules("CORPS-MOV-11", "CORPS-MOV-12")
def test_nobody_leaves_by_a_closed_exit_and_aliens_never_leave() -> None:
    board = open_on_the_left(room(4, 1))
    t = walker(board, "0,0", **EXITS, exits={"exit-A": "closed"}).refuses("leave by exit-A", reason="not-at-exit")
    t = table(
        {
            "board": board,
            **EXITS,
            "characters": {"hicks": {"at": "3,0"}},
            "aliens": ["0,0"],
            "turn": {"phase": "alien", "step": "aliens"},
        }
    )
    t.chance(6).expect({"aliens.alien-1.at": "2,0"}).quiet()


# ---- moves given by cards and abilities


@pytest.mark.rules("CORPS-MOV-13")
def test_a_move_given_by_a_card_obeys_the_same_rules_and_is_no_action() -> None:
    given: dict[str, object] = {
        "board": room(9, 2),
        "characters": {"hicks": {"at": "0,0"}, "hudson": {"at": "3,0", "down": True}, "frost": {"at": "2,1"}},
        "aliens": ["5,1"],
        "hands": {"seat-1": ["we_are_leaving"]},
    }
    t = table(given).play("play we_are_leaving")
    # The knocked-down Hudson is not among them.
    t.offers("choose hicks", "choose frost").refuses("choose hudson")
    t.play("choose frost", "move 3,1").expect({"question.prompt": "step of frost 1 left"})
    t.play("move 4,1").expect({"characters.frost.at": "4,1", "question.prompt": "choose a character"})
    t.play("choose hicks", "move 1,0", "stop").expect({"characters.hicks.at": "1,0", "turn.actions": 2})
    # One step to the Alien, though two were given.
    t = table({**given, "aliens": ["4,1"]}).play("play we_are_leaving", "choose frost", "move 3,1")
    t.expect({"characters.frost.at": "3,1", "question.prompt": "choose a character"})


@pytest.mark.rules("CORPS-MOV-13", "CORPS-MOV-05")
def test_a_move_given_by_a_card_ends_on_nobody() -> None:
    t = table(
        {
            "board": room(9, 1),
            "characters": {"hicks": {"at": "0,0"}, "hudson": {"at": "2,0"}, "frost": {"at": "8,0"}},
            "hands": {"seat-1": ["we_are_leaving"]},
        }
    )
    t.play("play we_are_leaving", "choose hicks", "move 1,0")
    t.refuses("move 2,0", reason="cannot-end-there", rule="CORPS-MOV-05")


@pytest.mark.rules("CORPS-MOV-13", "CORPS-SENT-09")
def test_guns_fire_at_those_moved_by_a_card() -> None:
    t = table(
        {
            "board": room(9, 1),
            "characters": {"hicks": {"at": "0,0"}, "frost": {"at": "2,0"}},
            "sentries": {"sentry-a": {"at": "1,0", "facing": "east"}},
            "hands": {"seat-1": ["we_are_leaving"]},
        }
    )
    t.chance([8, 9]).play("play we_are_leaving", "choose frost", "move 3,0")
    t.events("moved frost 3,0", "sentry-fired sentry-a frost 8 400").quiet()


@pytest.mark.rules("CORPS-MOV-13", "CORPS-AMB-20")
@pytest.mark.parametrize("down", [False, True])
def test_one_knocked_down_does_not_move_by_an_ability(down: bool) -> None:
    t = table(
        {
            "board": room(9, 1),
            "characters": {"frost": {"at": "0,0", "down": down}, "hudson": {"at": "8,0"}},
            "piles": {"top": ["stay_frosty"]},
            "turn": {"step": "activation"},
        }
    )
    if down:
        t.events("revealed stay_frosty").refuses("accept")
    else:
        t.offers("accept", "refuse").play("accept", "move 1,0", "move 2,0")
        t.expect({"characters.frost.at": "2,0", "turn.actions": 2})


# ---- Newt's pull


def pulling(edition: str, characters: dict[str, object], **given: object) -> Table:
    """Newt at the end of her activation, Ripley far away."""
    everybody = {"ripley": {"at": "0,2"}, "newt": {"at": "0,0"}, **characters}
    return table(
        {
            "board": room(9, 3, {"0,1|0,2": WALL, "1,1|1,2": WALL, "2,1|2,2": WALL}),
            "characters": everybody,
            "turn": {"active": "newt", "step": "end_abilities"},
            **given,
        },
        edition=edition,
    )


@pytest.mark.rules("CORPS-AMB-72", "CORPS-MOV-13")
@pytest.mark.parametrize("down", [False, True])
def test_newt_pulls_somebody_in_sight_standing_or_lying(down: bool) -> None:
    t = pulling("updated", {"hicks": {"at": "4,0", "down": down}, "hudson": {"at": "1,1"}, "frost": {"at": "5,1"}})
    t.play("accept").expect({"piles.exhaust.count": 2})
    # Hudson is beside her and cannot come nearer; Ripley is behind a wall.
    t.offers("choose hicks", "choose frost").refuses("choose hudson").refuses("choose newt").refuses("choose ripley")
    t.play("choose hicks").offers("move 3,0", "move 3,1").refuses("move 5,0").refuses("move 4,1")
    t.play("move 3,1").play("move 2,0")
    t.expect({"characters.hicks.at": "2,0", "characters.hicks.down": down})


@pytest.mark.rules("CORPS-AMB-72")
def test_newt_cannot_pull_without_a_step_to_take() -> None:
    t = pulling("updated", {"hudson": {"at": "1,0"}})
    assert "accept" not in t.options()
    t.expect({"piles.exhaust.count": 0})


@pytest.mark.rules("CORPS-AMB-72")
def test_in_2020_newt_must_pull_unless_the_faq_is_used() -> None:
    people: dict[str, object] = {"hicks": {"at": "4,0"}}
    t = pulling("2020", people)
    t.expect({"piles.exhaust.count": 2, "question.prompt": "step of hicks 2 left"})
    given = {
        "board": room(9, 1),
        "characters": {"ripley": {"at": "8,0"}, "newt": {"at": "0,0"}, **people},
        "turn": {"active": "newt", "step": "end_abilities"},
    }
    t = table(given, edition="2020", faq11=True).offers("accept", "refuse").play("refuse")
    t.expect({"piles.exhaust.count": 0})


# ---- forbidden ends and forced stops


@pytest.mark.rules("CORPS-AMB-18")
@BOTH
def test_no_step_where_one_would_have_to_stop_but_may_not_end(edition: str) -> None:
    # Hudson stands beside the Alien: whoever enters his space would have to stop there.
    given = {
        "board": room(5, 1),
        "characters": {"hicks": {"at": "1,0"}, "hudson": {"at": "2,0"}},
        "aliens": ["3,0"],
    }
    table(given, edition=edition).refuses("move 2,0", reason="cannot-end-there", rule="CORPS-MOV-05")
    for enemy in ({"aliens": ["3,0"]}, {"blips": ["3,0"]}):
        t = walker(room(5, 1), "1,0", edition, tunnels=["2,0"], **enemy)
        if edition == "2020":
            t.offers("move 2,0")
        else:
            t.refuses("move 2,0", reason="cannot-end-there", rule="CORPS-MOV-05")


@pytest.mark.rules("CORPS-AMB-18")
def test_a_token_put_under_a_figure_leaves_it_there() -> None:
    t = table(
        {
            "board": room(4, 1),
            "characters": {"hicks": {"at": "1,0", "crate": True}},
            "aliens": ["2,0"],
            "turn": {"phase": "alien", "step": "aliens"},
        }
    )
    t.chance(7).expect({"characters.hicks.at": "1,0", "crates": ["1,0"], "characters.hicks.down": True})


@pytest.mark.rules("CORPS-AMB-81")
def test_a_mover_left_without_a_legal_end_falls_back() -> None:
    # On Hudson's space with one step left; before the gun fires there somebody seals the door ahead.
    t = table(
        {
            "board": room(9, 1, {"3,0|4,0": DOOR}),
            "characters": {"hicks": {"at": "0,0"}, "hudson": {"at": "3,0"}},
            "tunnels": ["2,0"],
            "sentries": {"sentry-a": {"at": "8,0", "facing": "west"}},
            "hands": {"seat-1": ["seal_that_door"]},
        }
    )
    t.play("move 1,0", "move 2,0", "move 3,0", "play seal_that_door")
    t.events("moved hicks 3,0", "barricade-built 3,0|4,0", "moved hicks 1,0")
    t.expect({"characters.hicks.at": "1,0", "turn.actions": 1, "sentries.sentry-a.ammo": 450}).quiet()


@pytest.mark.rules("CORPS-AMB-18")
def test_a_figure_put_on_the_board_takes_the_nearest_space_whatever_token_lies_there() -> None:
    finds = "interact_mission_blip: flip_mission_blip(which=adjacent) { newt: join(who=newt, at=token) }"
    given: dict[str, object] = {
        "board": room(4, 1),
        "mission": {"special": [finds]},
        "characters": {"hicks": {"at": "1,0"}, "newt": {"fate": "waiting"}},
        "mission_blips": {"1,0": {"face": "newt"}},
        "aliens": ["2,0"],
    }
    table({**given, "tunnels": ["0,0"]}).play("interact 1,0").expect({"characters.newt.at": "0,0"})
    table({**given, "blips": ["0,0"]}).play("interact 1,0").expect({"characters.newt.at": "3,0"})
