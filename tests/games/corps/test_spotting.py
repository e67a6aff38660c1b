"""Spotting blips: when, what they become, and what goes on afterwards. CORPS-SPOT"""

from __future__ import annotations

import pytest

from tests.games.corps.phases import activated, alien_phase, happened, way
from tests.games.corps.rooms import corridor
from tests.scripted_table import table

EDITIONS = ["updated", "2020"]
# Two rows joined at their right end: from 0,0 one sees 4,1 but nothing else of the second row.
U_TURN = "\n".join(["+-+-+-+-+-+", "|. . . . .|", "+-+-+-+-+ +", "|. . . . .|", "+-+-+-+-+-+"])
# A door two spaces from the left end.
DOORWAY = corridor(" ", " ", "D", " ", " ", " ")
ONE_CARD = {"phase": "alien", "step": "tracker", "draws": 1}


@pytest.mark.rules("CORPS-SPOT-01")
@pytest.mark.parametrize("edition", EDITIONS)
def test_spotted_when_the_blip_moves_into_sight(edition: str) -> None:
    t = alien_phase(U_TURN, {"hicks": {"at": "0,0"}}, edition=edition, blips=["2,1"])
    t.chance(speed=[2])
    t.play()
    t.events("blip-moved blip-1 3,1", "blip-moved blip-1 4,1", "spotted blip-1", "alien-placed alien-1 4,1")
    t.expect({"blips": [], "aliens.alien-1.at": "4,1"})


@pytest.mark.rules("CORPS-SPOT-01")
def test_spotted_when_the_character_moves() -> None:
    t = table({"board": U_TURN, "characters": {"hicks": {"at": "2,0"}}, "blips": ["2,1"]})
    t.play("move 3,0")
    t.expect({"blips": ["blip-1"]})
    t.play("move 4,0")
    t.expect({"blips": [], "aliens.alien-1.at": "2,1"})


@pytest.mark.rules("CORPS-SPOT-01", "CORPS-SPOT-02", "CORPS-DOOR-04", "CORPS-MOV-10")
def test_spotted_when_a_door_opens_in_the_middle_of_a_move_which_then_goes_on() -> None:
    t = table({"board": DOORWAY, "characters": {"hicks": {"at": "0,0"}}, "blips": ["6,0"]})
    t.play("move 1,0")
    t.expect({"blips": ["blip-1"]})
    t.play("move 2,0")
    t.events("moved hicks 2,0", "spotted blip-1 1", "alien-placed alien-1 6,0 0")
    # Two of four spaces are gone, the other two are still there.
    t.expect({"question.prompt": "step of hicks 2 left"})
    t.play("move 3,0").offers("move 4,0")


@pytest.mark.rules("CORPS-SPOT-01")
def test_spotted_when_somebody_in_the_line_is_gone() -> None:
    people = {"hicks": {"at": "0,0"}, "frost": {"at": "2,0"}}
    t = alien_phase(
        corridor(*[" "] * 6),
        people,
        turn={"phase": "alien", "step": "aliens"},
        aliens=["3,0"],
        blips=["6,0"],
    )
    t.chance(defence=[10])
    t.play()
    t.events("killed frost", "spotted blip-1")


@pytest.mark.rules("CORPS-SPOT-01", "CORPS-SPWN-07", "CORPS-SPOT-07")
@pytest.mark.parametrize("edition", EDITIONS)
def test_spotted_as_it_is_placed_it_neither_moves_nor_attacks_this_phase(edition: str) -> None:
    # Next to Hicks, so that it could attack at once.
    for at, seen in (("1,0", True), ("5,0", False)):
        t = alien_phase(
            corridor(" ", " ", "|", " ", " "),
            {"hicks": {"at": "0,0", "weapons": ["hk_vp70"]}},
            edition=edition,
            mission={"spawn_points": [{"n": 1, "at": at}]},
            turn=ONE_CARD,
            tracker={"deck": ["mt1_09_lone_drone"]},
        )
        t.chance(2)
        t.play()
        assert happened(t, "defence-roll") == 0
        assert activated(t) == []
        assert happened(t, "spotted") == seen
        t.expect({"aliens.count": int(seen), "blips.count": 1 - seen, "turn.round": 2})
        if seen:
            t.expect({"aliens.alien-1": {"at": at, "tokens": 1}})
        t.quiet()


@pytest.mark.rules("CORPS-SPOT-03", "CORPS-SPOT-04", "CORPS-COMP-06")
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
def test_number_n_becomes_a_figure_with_n_less_one_tokens_and_the_blip_returns(number: int) -> None:
    given: dict[str, object] = {
        "board": DOORWAY,
        "characters": {"hicks": {"at": "1,0"}},
        "blips": [{"at": "6,0", "number": number}],
        "pool": [1, 5],
    }
    t = table(given)
    t.play("move 2,0")
    t.expect({"aliens": {"alien-1": {"at": "6,0", "tokens": number - 1}}, "blips": [], "pool": sorted([1, 5, number])})


@pytest.mark.rules("CORPS-SPOT-05", "CORPS-SPOT-02")
@pytest.mark.parametrize(("speed", "end"), [(2, "4,1"), (3, "4,0"), (5, "2,0"), (6, "1,0")])
def test_spotted_on_its_own_move_it_goes_on_with_the_rest(speed: int, end: str) -> None:
    t = alien_phase(U_TURN, {"hicks": {"at": "0,0", "weapons": ["hk_vp70"]}}, blips=[{"at": "2,1", "number": 3}])
    t.chance(speed=[speed])
    t.play()
    t.expect({"aliens": {"alien-1": {"at": end, "tokens": 2}}})
    if speed == 6:
        # Next to Hicks: Defensive Fire first, then the attack.
        t.offers("defensive fire with hk_vp70", "hold fire")
        t.chance(9, 1)
        t.play("defensive fire with hk_vp70")
        t.events("spotted blip-1 3", "alien-moved alien-1 1,0", "shot hicks", "defence-roll hicks alien-1 3")
    else:
        assert happened(t, "defence-roll") == 0
    t.quiet()


@pytest.mark.rules("CORPS-SPOT-06")
@pytest.mark.parametrize("edition", EDITIONS)
def test_spotted_in_the_marine_phase_it_waits_for_the_alien_phase(edition: str) -> None:
    t = table({"board": DOORWAY, "characters": {"hicks": {"at": "1,0"}}, "blips": ["4,0"]}, edition=edition)
    t.play("move 2,0", "stop", "end activation", stay="first seat-1")
    lines = [line for line in t.log if line.startswith(("spotted", "phase-starts", "alien-moved", "alien-activated"))]
    assert lines[:3] == ["spotted blip-1 1", "phase-starts alien", "alien-activated alien-1"]


@pytest.mark.rules("CORPS-SPOT-08", "CORPS-SENT-06")
def test_sentry_guns_do_not_spot() -> None:
    # The gun looks along row 1; Hicks does not.
    t = alien_phase(
        U_TURN, {"hicks": {"at": "0,0"}}, blips=["1,1"], sentries={"sentry-a": {"at": "0,1", "facing": "east"}}
    )
    # It lies in view of the gun all the time, and is shot at when it moves, but never turned over.
    t.chance(1, [10, 8])
    t.play()
    t.events("blip-moved blip-1 2,1", "sentry-fired sentry-a blip-1 8")
    t.expect({"blips.blip-1.at": "2,1", "aliens": []})


@pytest.mark.rules("CORPS-AMB-30")
def test_spotted_by_an_aliens_move_in_step_one_it_acts_in_step_one() -> None:
    t = alien_phase(DOORWAY, {"hicks": {"at": "0,0"}}, aliens=["5,0"], blips=["6,0"])
    t.chance(defence=[6])
    t.play()
    assert activated(t) == ["alien-1", "alien-2"]
    t.expect({"aliens": {"alien-1": {"at": "1,0"}, "alien-2": {"at": "2,0"}}})
    t.quiet()


@pytest.mark.rules("CORPS-AMB-30")
def test_spotted_by_another_blips_move_in_step_two_it_does_not_act_this_phase() -> None:
    t = alien_phase(DOORWAY, {"hicks": {"at": "0,0"}}, blips=["5,0", "6,0"])
    t.chance(speed=[6], defence=[6])
    t.play()
    assert way(t, "blip-1") + way(t, "alien-1") == ["4,0", "3,0", "2,0", "1,0"]
    t.expect({"aliens": {"alien-1": {"at": "1,0"}, "alien-2": {"at": "6,0"}}, "blips": [], "turn.round": 2})
    t.quiet()


@pytest.mark.rules("CORPS-AMB-54")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_knocked_down_spot_too(edition: str) -> None:
    people = {"hicks": {"at": "0,0", "down": True}, "frost": {"at": "3,0"}}
    board = "\n".join(["+-+-+-+-+", "|. .|. .|", "+ +-+-+-+", "|. . . .|", "+-+-+-+-+"])
    given: dict[str, object] = {"board": board, "characters": people, "blips": ["3,1"]}
    turn = {"phase": "alien", "step": "blips"}
    t = table({**given, "turn": turn}, edition=edition)
    t.chance(speed=[2])
    t.play()
    t.events("spotted blip-1")


@pytest.mark.rules("CORPS-AMB-54", "CORPS-SET-19")
def test_blips_in_sight_at_set_up_are_spotted_before_the_first_round() -> None:
    given: dict[str, object] = {
        "board": corridor(" ", " ", "|", " "),
        "characters": {"hicks": {"at": "0,0"}},
        "blips": ["2,0", "4,0"],
        "turn": {"phase": "setup", "step": "ready"},
    }
    t = table(given)
    t.play()
    t.events("spotted blip-1", "round-starts 1")
    t.expect({"blips": ["blip-2"], "aliens.alien-1.at": "2,0"})


@pytest.mark.rules("CORPS-AMB-83")
def test_of_several_in_sight_the_nearest_is_spotted_first_then_the_oldest() -> None:
    board = "\n".join(
        ["+-+-+-+-+-+", "|. .|. . .|", "+ + + + + +", "|. .D. . .|", "+ + + + + +", "|. .|. . .|", "+-+-+-+-+-+"]
    )
    given: dict[str, object] = {
        "board": board,
        "characters": {"hicks": {"at": "0,1"}},
        "blips": {"blip-9": {"at": "4,0"}, "blip-4": {"at": "4,2"}, "blip-7": {"at": "3,1"}},
    }
    t = table(given)
    t.play("move 1,1")
    t.events("spotted blip-7", "spotted blip-4", "spotted blip-9")
    t.expect({"aliens": {"alien-1": {"at": "3,1"}, "alien-2": {"at": "4,2"}, "alien-3": {"at": "4,0"}}})
