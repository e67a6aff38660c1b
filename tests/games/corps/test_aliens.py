"""The Alien phase, start and step 1: who acts when, where Aliens go, where they stop. CORPS-ALN"""

from __future__ import annotations

import pytest

from tests.games.corps.phases import activated, alien_phase, happened, way
from tests.games.corps.rooms import corridor, room

# Two rows joined at their right end.
U_TURN = "\n".join(["+-+-+-+-+-+", "|. . . . .|", "+-+-+-+-+ +", "|. . . . .|", "+-+-+-+-+-+"])


@pytest.mark.rules("CORPS-ALN-01", "CORPS-RND-04")
def test_the_fallen_stand_up_or_are_captured_before_any_alien_acts() -> None:
    t = alien_phase(
        room(9, 1),
        {"hicks": {"at": "0,0", "down": True}, "frost": {"at": "8,0", "down": True}},
        aliens=["4,0", "7,0"],
    )
    t.chance(defence=[5])
    t.play()
    assert t.log.index("stood-up hicks") < t.log.index("alien-activated alien-1")
    assert t.log.index("captured frost") < t.log.index("alien-activated alien-1")
    assert activated(t) == ["alien-1"]
    t.expect({"characters.hicks.down": False, "characters.frost.fate": "captured", "aliens": ["alien-1"]})
    t.quiet()


@pytest.mark.rules("CORPS-ALN-02", "CORPS-ALN-03")
def test_the_nearest_alien_moves_and_attacks_before_the_next_one_starts() -> None:
    t = alien_phase(U_TURN, {"hicks": {"at": "2,0"}}, aliens=["0,1", "0,0"])
    t.chance(defence=[5, 5])
    t.play()
    t.events(
        "alien-activated alien-2",
        "alien-moved alien-2",
        "defence-roll hicks alien-2",
        "alien-activated alien-1",
        "alien-moved alien-1",
        "defence-roll hicks alien-1",
    )
    t.quiet()


@pytest.mark.rules("CORPS-ALN-02")
@pytest.mark.parametrize(("hero", "asked", "other"), [("gorman", "seat-2", "seat-1"), ("ripley", "seat-1", "seat-2")])
def test_aliens_equally_near_act_in_the_order_the_highest_ranked_player_says(hero: str, asked: str, other: str) -> None:
    # Hudson (rank 1) is seat-1; of seat-2 Gorman has rank 3 and Ripley none.
    t = alien_phase(
        corridor(*[" "] * 9), {"hudson": {"at": "4,0"}, hero: {"at": "5,0"}}, players=2, aliens=["0,0", "9,0"]
    )
    t.offers(f"{asked}: next alien-1", f"{asked}: next alien-2")
    t.refuses(f"{other}: next alien-1")
    t.chance(defence=[5, 5])
    t.play("next alien-2")
    assert activated(t) == ["alien-2", "alien-1"]


@pytest.mark.rules("CORPS-AMB-61")
def test_a_civilian_counts_like_a_marine() -> None:
    t = alien_phase(
        corridor(" ", " ", " ", " ", " ", " ", " ", " ", " "),
        {"hicks": {"at": "0,0"}, "newt": {"at": "9,0", "side": "grunt"}},
        aliens=["4,0", "7,0"],
    )
    t.chance(defence=[3, 4])
    t.play()
    assert activated(t) == ["alien-2", "alien-1"]
    t.events("defence-roll newt alien-2", "defence-roll hicks alien-1")


@pytest.mark.rules("CORPS-AMB-28")
def test_the_order_is_looked_at_anew_before_each_alien() -> None:
    # When everything starts alien-2 is nearer (to Hudson); once Hudson is dead alien-3 is nearer to Hicks than alien-2.
    t = alien_phase(
        corridor(*[" "] * 14),
        {"hicks": {"at": "0,0"}, "hudson": {"at": "10,0"}},
        aliens=["11,0", "13,0", "8,0", "4,0"],
    )
    t.chance(defence=[10, 5, 5, 5])
    t.play()
    assert activated(t) == ["alien-1", "alien-4", "alien-3", "alien-2"]


@pytest.mark.rules("CORPS-ALN-04")
def test_an_alien_next_to_a_character_does_not_move() -> None:
    t = alien_phase(room(6, 3), {"hicks": {"at": "1,1"}}, aliens=["2,2"])
    t.chance(defence=[6])
    t.play()
    assert way(t, "alien-1") == []
    t.expect({"aliens.alien-1.at": "2,2"})
    t.events("alien-activated alien-1", "defence-roll hicks alien-1")
    t.quiet()


@pytest.mark.rules("CORPS-ALN-05", "CORPS-ALN-07", "CORPS-SWRM-01")
@pytest.mark.parametrize("tokens", [0, 3])
@pytest.mark.parametrize(("length", "end", "attacks"), [(8, "1,0", True), (9, "2,0", False)])
def test_an_alien_runs_six_spaces_and_no_more(tokens: int, length: int, end: str, attacks: bool) -> None:
    t = alien_phase(room(length, 1), {"hicks": {"at": "0,0"}}, aliens=[{"at": f"{length - 1},0", "tokens": tokens}])
    if attacks:
        t.chance(defence=[6 - tokens])
    t.play()
    assert len(way(t, "alien-1")) == 6
    t.expect({"aliens.alien-1.at": end})
    assert happened(t, "defence-roll") == attacks
    t.quiet()


@pytest.mark.rules("CORPS-ALN-05")
def test_a_diagonal_costs_an_alien_one_space() -> None:
    t = alien_phase(room(8, 8), {"hicks": {"at": "0,0"}}, aliens=["7,7"])
    t.chance(defence=[6])
    t.play()
    assert way(t, "alien-1") == ["6,6", "5,5", "4,4", "3,3", "2,2", "1,1"]
    t.quiet()


@pytest.mark.rules("CORPS-ALN-05", "CORPS-ALN-06")
@pytest.mark.parametrize("edge", ["|", ":"])
def test_walls_and_thick_lines_send_an_alien_the_long_way_round(edge: str) -> None:
    board = "\n".join(["+-+-+-+", f"|. .{edge}.|", "+ +-+ +", f"|. .{edge}.|", "+ +-+ +", "|. . .|", "+-+-+-+"])
    t = alien_phase(board, {"hicks": {"at": "1,0"}}, aliens=["2,0"])
    t.chance(defence=[6])
    t.play()
    # Down, along and up again: no corner is cut at the ends of the wall, and 1,1 is a dead end.
    assert way(t, "alien-1") == ["2,1", "2,2", "1,2", "0,2", "0,1", "0,0"]
    t.quiet()


@pytest.mark.rules("CORPS-ALN-06")
@pytest.mark.parametrize("edition", ["updated", "2020"])
def test_an_alien_goes_for_the_nearest_character_standing_or_not(edition: str) -> None:
    t = alien_phase(
        corridor(*[" "] * 10),
        {"hicks": {"at": "9,0"}, "frost": {"at": "1,0"}},
        edition=edition,
        aliens=["0,0", "4,0"],
    )
    t.chance(defence=[9, 5])
    t.play()
    assert way(t, "alien-2") == ["3,0", "2,0"]
    t.events("knocked-down frost", "alien-activated alien-2", "defence-roll frost alien-2")


@pytest.mark.rules("CORPS-ALN-07", "CORPS-BAR-06")
def test_an_alien_stops_where_it_fails_to_break_a_barricade() -> None:
    t = alien_phase(
        corridor(" ", "D", " ", " "), {"hicks": {"at": "0,0"}}, aliens=["4,0"], doors={"1,0|2,0": "barricaded"}
    )
    t.chance(**{"break": [4]})
    t.play()
    assert way(t, "alien-1") == ["3,0", "2,0"]
    t.quiet()


@pytest.mark.rules("CORPS-ALN-08", "CORPS-AMB-29")
@pytest.mark.parametrize("kind", ["aliens", "blips"])
def test_aliens_enter_no_space_with_an_alien_or_a_blip(kind: str) -> None:
    # Alone it would run six spaces; with somebody in its way it closes up and waits.
    t = alien_phase(U_TURN, {"hicks": {"at": "0,0"}}, aliens=["0,1"])
    t.expect({"aliens.alien-1.at": "3,0"})
    in_the_way: dict[str, object] = {"aliens": {"alien-1": {"at": "0,1"}, "alien-9": {"at": "2,1"}}}
    turn: dict[str, object] = {"phase": "alien", "step": "aliens", "done": ["alien-9"]}
    if kind == "blips":
        in_the_way = {"aliens": ["0,1"], "blips": ["2,1"]}
        turn = {"phase": "alien", "step": "aliens"}
    t = alien_phase(U_TURN, {"hicks": {"at": "0,0"}}, turn=turn, **in_the_way)
    if kind == "blips":
        t.chance(speed=[1])
    t.play()
    assert way(t, "alien-1") == ["1,1"]
    t.quiet()


@pytest.mark.rules("CORPS-ALN-08")
def test_aliens_do_not_run_through_characters() -> None:
    t = alien_phase(
        corridor(*[" "] * 6), {"hicks": {"at": "0,0"}, "frost": {"at": "3,0"}}, aliens={"alien-1": {"at": "6,0"}}
    )
    t.chance(defence=[10])
    t.play()
    assert way(t, "alien-1") == ["5,0", "4,0"]


@pytest.mark.rules("CORPS-ALN-09", "CORPS-GEN-01")
def test_the_highest_ranked_player_picks_target_path_and_victim_on_ties() -> None:
    t = alien_phase(room(5, 4), {"hudson": {"at": "0,0"}, "gorman": {"at": "4,0"}}, players=2, aliens=["2,3"])
    t.offers("seat-2: toward hudson", "seat-2: toward gorman").refuses("seat-1: toward hudson")
    t.play("toward hudson")
    t.offers("seat-2: go 1,2", "seat-2: go 2,2").refuses("go 3,2").refuses("go 1,3")
    # Already next to both: whom does it attack?
    t = alien_phase(room(3, 1), {"hudson": {"at": "0,0"}, "gorman": {"at": "2,0"}}, players=2, aliens=["1,0"])
    t.offers("seat-2: victim hudson", "seat-2: victim gorman").refuses("seat-1: victim hudson")
    t.chance(defence=[6])
    t.play("victim hudson")
    t.events("defence-roll hudson alien-1")
    t.quiet()


@pytest.mark.rules("CORPS-ALN-10", "CORPS-AMB-29")
def test_a_character_that_cannot_be_reached_is_no_target() -> None:
    # alien-1 fills the only space next to Hicks, so alien-2 turns to Frost, who is further away.
    t = alien_phase(corridor(*[" "] * 9), {"hicks": {"at": "0,0"}, "frost": {"at": "8,0"}}, aliens=["1,0", "3,0"])
    t.chance(defence=[6, 5])
    t.play()
    assert way(t, "alien-2") == ["4,0", "5,0", "6,0", "7,0"]
    t.events("defence-roll hicks alien-1", "defence-roll frost alien-2")
    t.quiet()


@pytest.mark.rules("CORPS-ALN-10")
def test_a_barricade_makes_nobody_unreachable() -> None:
    # Hicks behind the barricade is nearer than Frost, so the Alien goes for the door.
    t = alien_phase(
        corridor(" ", "D", " ", " ", " ", " ", " ", " ", " ", " "),
        {"hicks": {"at": "0,0"}, "frost": {"at": "10,0"}},
        aliens=["4,0"],
        doors={"1,0|2,0": "barricaded"},
    )
    t.chance(**{"break": [1]})
    t.play()
    assert way(t, "alien-1") == ["3,0", "2,0"]


@pytest.mark.rules("CORPS-AMB-29")
def test_an_alien_without_any_way_stays_where_it_is() -> None:
    t = alien_phase(corridor(" ", "|", " "), {"hicks": {"at": "0,0"}}, aliens=["3,0"])
    t.play()
    t.events("alien-activated alien-1")
    t.expect({"aliens.alien-1.at": "3,0", "turn.round": 2})


@pytest.mark.rules("CORPS-ALN-11")
def test_an_alien_attacks_once_whoever_stands_around_it() -> None:
    t = alien_phase(room(3, 1), {"hicks": {"at": "0,0"}, "frost": {"at": "2,0"}}, aliens=["1,0"])
    t.chance(defence=[6])
    t.play("victim hicks")
    assert happened(t, "defence-roll") == 1
    t.expect({"turn.round": 2})


@pytest.mark.rules("CORPS-ALN-12")
def test_the_way_is_chosen_space_by_space_and_the_target_kept() -> None:
    t = alien_phase(room(9, 5), {"hicks": {"at": "0,1"}, "frost": {"at": "8,1"}}, aliens=["4,4"])
    t.play("toward hicks")
    t.offers("go 3,3", "go 3,4").refuses("go 4,3").refuses("go 5,3")
    t.play("go 3,3")
    # Both characters were equally near; nobody is asked about the target again, only about the next space.
    t.offers("go 2,2", "go 2,3").refuses("toward frost").refuses("go 3,2")
    t.chance(defence=[5])
    t.play("go 2,3")
    assert way(t, "alien-1") == ["3,3", "2,3", "1,2"]
    t.events("defence-roll hicks alien-1")


@pytest.mark.rules("CORPS-AMB-32")
def test_after_its_move_an_alien_attacks_the_one_it_went_for() -> None:
    t = alien_phase(room(3, 4), {"hicks": {"at": "0,0"}, "frost": {"at": "2,0"}}, aliens=["1,3"])
    t.chance(defence=[5])
    t.play("toward frost", "go 1,2", "go 1,1")
    # It stands next to both, but it came for Frost.
    t.events("alien-moved alien-1 1,1", "defence-roll frost alien-1")
    t.expect({"turn.round": 2})
    t.quiet()


@pytest.mark.rules("CORPS-AMB-32")
def test_one_that_started_next_to_several_may_take_a_fallen_one() -> None:
    t = alien_phase(
        room(3, 1),
        {"hicks": {"at": "0,0"}, "frost": {"at": "2,0", "down": True}},
        aliens=["1,0"],
        turn={"phase": "alien", "step": "aliens"},
    )
    t.offers("victim hicks", "victim frost")
    t.chance(defence=[7])
    t.play("victim frost")
    t.expect({"characters.frost.down": True, "characters.frost.fate": "on_board"})
