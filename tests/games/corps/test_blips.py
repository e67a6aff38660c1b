"""Blips: how they are activated and move. CORPS-BLIP"""

from __future__ import annotations

import pytest

from tests.games.corps.phases import activated, alien_phase, happened, way
from tests.games.corps.rooms import corridor, room
from tests.scripted_table import Table, table

EDITIONS = ["updated", "2020"]
BLIPS = {"phase": "alien", "step": "blips"}
# Two tiles side by side: a corridor along row 0, and behind a wall the way round along row 1, joined at 9,0.
LEFT = "\n".join(["+-+-+-+-+-+", "|. . . . . ", "+-+-+-+-+-+", "|. . . . . ", "+-+-+-+-+-+"])
RIGHT = "\n".join(["+-+-+-+-+-+", " . . . . .|", "+-+-+-+-+ +", " . . . . .|", "+-+-+-+-+-+"])


def two_tiles(blips: list[str], edition: str = "updated", aliens: tuple[str, ...] = (), **more: object) -> Table:
    """Hicks at the near end, blips on the way round: nobody sees them before 9,1."""
    given: dict[str, object] = {
        "faces": {"left": LEFT, "right": RIGHT},
        "boards": [{"face": "left", "at": [0, 0]}, {"face": "right", "at": [5, 0]}],
        "characters": {"hicks": {"at": "0,0"}},
        "blips": blips,
        "aliens": list(aliens),
        "turn": BLIPS,
        **more,
    }
    return table(given, edition=edition)


@pytest.mark.rules("CORPS-BLIP-01", "CORPS-BLIP-02")
@pytest.mark.parametrize("edition", EDITIONS)
def test_tile_by_tile_one_roll_gives_the_speed_of_all_blips_on_it(edition: str) -> None:
    t = two_tiles(["1,1", "3,1", "7,1"], edition)
    t.offers("tile left", "tile right")
    t.chance(**{"speed of left": [2], "speed of right": [1]})
    t.play("tile left")
    t.expect({"blips": {"blip-1": {"at": "3,1"}, "blip-2": {"at": "5,1"}, "blip-3": {"at": "8,1"}}})
    t.events("tile-speed left 2", "blip-moved blip-2", "blip-moved blip-1", "tile-speed right 1", "blip-moved blip-3")
    t.quiet()


@pytest.mark.rules("CORPS-BLIP-01")
def test_the_highest_ranked_player_chooses_the_tile_and_empty_ones_are_not_there() -> None:
    people = {"hudson": {"at": "0,0"}, "gorman": {"at": "1,0"}}
    given: dict[str, object] = {
        "faces": {"left": LEFT, "right": RIGHT},
        "boards": [{"face": "left", "at": [0, 0]}, {"face": "right", "at": [5, 0]}],
        "characters": people,
        "blips": ["1,1", "7,1"],
        "turn": BLIPS,
    }
    t = table(given, players=2)
    t.offers("seat-2: tile left", "seat-2: tile right").refuses("seat-1: tile left")
    t.chance(**{"speed of right": [1], "speed of left": [1]})
    t.play("tile right")
    t.events("tile-speed right 1", "tile-speed left 1")
    t = two_tiles(["1,1"])
    t.chance(**{"speed of left": [1]})
    t.play()
    t.expect({"blips.blip-1.at": "2,1"})
    t.quiet()


@pytest.mark.rules("CORPS-BLIP-01", "CORPS-RND-04")
def test_blips_come_after_all_aliens() -> None:
    t = alien_phase(corridor(" ", " ", " ", " ", "|", " "), {"hicks": {"at": "0,0"}}, aliens=["4,0"], blips=["6,0"])
    t.chance(defence=[6], speed=[3])
    t.play()
    t.events("alien-activated alien-1", "defence-roll hicks", "tile-speed board 3")


@pytest.mark.rules("CORPS-BLIP-03")
def test_on_a_tile_the_nearest_goes_first_and_is_finished_before_the_next() -> None:
    t = two_tiles(["1,1", "2,1"])
    t.chance(speed=[2])
    t.play()
    moves = [line for line in t.log if line.startswith("blip-moved")]
    assert moves == ["blip-moved blip-2 3,1", "blip-moved blip-2 4,1", "blip-moved blip-1 2,1", "blip-moved blip-1 3,1"]


@pytest.mark.rules("CORPS-BLIP-03", "CORPS-GEN-01")
def test_blips_equally_near_go_in_the_order_the_highest_ranked_player_says() -> None:
    board = "\n".join(["+-+-+-+-+-+", "|. .D.D. .|", "+-+-+-+-+-+"])
    people = {"hudson": {"at": "2,0"}}
    t = alien_phase(board, people, blips=["0,0", "4,0"], doors={"1,0|2,0": "barricaded", "2,0|3,0": "barricaded"})
    t.chance(speed=[1])
    t.play(stay="next blip-2")
    t.offers("next blip-1", "next blip-2")
    t.chance(**{"break": [1, 1]})
    t.play("next blip-2")
    t.events("break-roll blip-2", "break-roll blip-1")
    t.quiet()


@pytest.mark.rules("CORPS-BLIP-04", "CORPS-BLIP-05")
@pytest.mark.parametrize("speed", [1, 5])
def test_a_blip_goes_its_roll_along_the_shortest_path(speed: int) -> None:
    t = two_tiles(["2,1"])
    t.chance(speed=[speed])
    t.play()
    assert way(t, "blip-1") == [f"{2 + n},1" for n in range(1, speed + 1)]


@pytest.mark.rules("CORPS-BLIP-05", "CORPS-BAR-04", "CORPS-BAR-06")
@pytest.mark.parametrize(("edition", "fails", "breaks"), [("updated", 4, 5), ("2020", 3, 4)])
def test_a_blip_stops_at_a_barricade_it_fails_to_break(edition: str, fails: int, breaks: int) -> None:
    board = corridor(" ", " ", "D", " ", "D", " ", " ")
    shut = {"2,0|3,0": "barricaded"}
    for face, end in ((fails, "5,0"), (breaks, "3,0")):
        doors = {**shut, "4,0|5,0": "barricaded"}
        t = alien_phase(board, {"hicks": {"at": "0,0"}}, edition=edition, blips=["7,0"], doors=doors)
        t.chance(**{"speed": [4], "break": [face]})
        t.play()
        # Behind the first door it goes on with what is left, to the second, and rolls there with none left.
        if face == breaks:
            t.expect({"roll": "blip-1 breaks a barricade"})
        t.expect({"blips.blip-1.at": end})


@pytest.mark.rules("CORPS-BLIP-05")
def test_a_blip_stops_next_to_a_character() -> None:
    # Hicks holds the door open and spots it on the way; next to him it has gone far enough, two of its six spaces.
    t = alien_phase(corridor(" ", "D", " ", " ", " "), {"hicks": {"at": "1,0"}}, blips=["4,0"])
    t.chance(speed=[6], defence=[6])
    t.play()
    t.expect({"aliens.alien-1.at": "2,0"})
    assert way(t, "blip-1") + way(t, "alien-1") == ["3,0", "2,0"]


@pytest.mark.rules("CORPS-BLIP-06")
@pytest.mark.parametrize("kind", ["alien", "blip"])
def test_a_blip_enters_no_space_with_an_alien_or_a_blip(kind: str) -> None:
    # The one in front fails at a barricade; the one behind closes up and stops.
    board = corridor(" ", "D", " ", " ", " ")
    doors = {"1,0|2,0": "barricaded"}
    people = {"hicks": {"at": "0,0"}}
    if kind == "blip":
        t = alien_phase(board, people, blips=["2,0", "5,0"], doors=doors)
        t.chance(**{"speed": [6], "break": [1]})
    else:
        t = alien_phase(board, people, aliens=["2,0"], blips={"blip-2": {"at": "5,0"}}, doors=doors)
        t.chance(**{"speed": [6], "break": [1]})
    t.play()
    t.expect({"blips.blip-2.at": "3,0"})
    t.quiet()


@pytest.mark.rules("CORPS-BLIP-07")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_blip_moves_once_even_onto_a_tile_that_has_still_to_act(edition: str) -> None:
    t = two_tiles(["4,1", "7,1"], edition)
    t.chance(**{"speed of left": [1], "speed of right": [1]})
    t.play("tile left")
    t.expect({"blips": {"blip-1": {"at": "5,1"}, "blip-2": {"at": "8,1"}}})
    assert way(t, "blip-1") == ["5,1"]
    # And a tile that has got its only blip from another one does not act at all.
    t = two_tiles(["4,1"], edition)
    t.chance(**{"speed of left": [1]})
    t.play()
    t.expect({"blips": {"blip-1": {"at": "5,1"}}, "turn.round": 2})
    t.quiet()


@pytest.mark.rules("CORPS-BLIP-08", "CORPS-DOOR-03")
def test_a_blip_next_to_a_door_holds_it_open() -> None:
    board = corridor("|", " ", "D", " ")
    for at, state in (("2,0", "open"), ("3,0", "open"), ("1,0", "closed"), ("4,0", "closed")):
        t = table({"board": board, "characters": {"hicks": {"at": "0,0"}}, "blips": [at]})
        t.expect({"doors": {"2,0|3,0": state}})


@pytest.mark.rules("CORPS-BLIP-09")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_blip_neither_attacks_nor_draws_fire_nor_can_be_shot(edition: str) -> None:
    people = {"hicks": {"at": "0,0", "weapons": ["hk_vp70"]}}
    t = alien_phase(room(4, 1), people, edition=edition, blips=["1,0"])
    t.chance(speed=[6])
    t.play()
    t.expect({"blips.blip-1.at": "1,0", "turn.round": 2})
    assert happened(t, "defence-roll") == 0
    assert activated(t) == []
    t = table({"board": room(4, 1), "characters": people, "blips": ["3,0"]}, edition=edition)
    t.offers("aim")
    assert not [text for text in t.options() if text.startswith("attack")]


@pytest.mark.rules("CORPS-BLIP-01", "CORPS-EVT-01")
def test_when_an_event_burns_the_last_blip_no_tile_is_chosen() -> None:
    burner = {"hicks": {"at": "0,0", "weapons": ["m240_incinerator"]}}
    given: dict[str, object] = {"board": room(7, 2), "characters": burner, "aliens": ["0,1"], "blips": ["1,1"]}
    t = table({**given, "turn": BLIPS, "hands": {"seat-1": ["close_encounter"]}})
    t.chance(1, 10, 10).play("play close_encounter", "roll for blip-1", "roll for hicks")
    t.events("blip-killed blip-1", "phase-starts finish", "round-starts 2").expect({"blips": []})
