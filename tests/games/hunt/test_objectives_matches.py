"""Whole matches that end: by the check at the end of a turn, by the launch of the pod, by elimination."""

from __future__ import annotations

import pytest

from hullbreach.games.hunt.rulebook import RULEBOOK
from hullbreach.kernel.match import Match
from hullbreach.kernel.scripted import Scripted
from tests.games.hunt.positions import mission_with


def match(mission: str, pieces: dict[str, dict[str, object]], **given: object) -> Scripted:
    """A match in the middle of a turn; nobody holds cards, and no Environment card comes."""
    settings = {"players": 3, "mission": mission, "strategy_cards": False, "environment_cards": False}
    scripted = Scripted(RULEBOOK, settings, {"pieces": pieces, **given})
    scripted.start(True, [])
    return scripted


def room(mission: str, word: str) -> str:
    board = mission_with(mission).board
    return board.names[board.place(word).bit_length() - 1]


def hall(mission: str, n: int) -> str:
    """A corridor of which nobody sees the others."""
    board = mission_with(mission).board
    tiles = [tile for tile in range(board.size) if board.corridors >> tile & 1]
    return board.names[tiles[n]]


def ended(m: Match) -> tuple[str, list[str], list[bool]]:
    """Why it ended, which sides won, and what it came to for each seat."""
    assert m.outcome is not None
    return m.outcome.reason, m.outcome.winning_sides(), [m.outcome.result(seat).won for seat in range(3)]


@pytest.mark.rules("HUNT-TURN-14", "HUNT-M01-03", "HUNT-END-01")
def test_marines_win_mission_1_at_the_end_of_the_turn_and_not_before() -> None:
    lift = room("mission_01", "engine_room")
    pieces: dict[str, dict[str, object]] = {
        "marine-1": {"at": lift, "entered": [lift]},
        "alien-1": {"at": room("mission_01", "bridge"), "activated": True},
        "predator-1": {"at": room("mission_01", "armoury"), "activated": True},
    }
    table = match("mission_01", pieces, sides={"marine": {"progress": [1, 0]}}, active="marine-1")
    assert table.match.outcome is None
    table.play("pass")
    assert ended(table.match) == ("goals", ["marine"], [True, False, False])


@pytest.mark.rules("HUNT-M10-02", "HUNT-M10-07", "HUNT-DEC-70")
def test_the_launch_ends_the_match_in_the_middle_of_the_turn() -> None:
    pieces: dict[str, dict[str, object]] = {
        "marine-1": {"at": room("mission_10", "predator_pod")},
        "alien-1": {"at": room("mission_10", "bridge")},
        "predator-1": {"at": room("mission_10", "armoury")},
    }
    table = match("mission_10", pieces, active="marine-1")
    table.play("launch")
    assert ended(table.match) == ("launch", ["marine"], [True, False, False])


@pytest.mark.rules("HUNT-END-02", "HUNT-DEC-41")
def test_whoever_kills_the_last_enemy_of_two_has_won() -> None:
    here = room("mission_01", "bridge")
    pieces: dict[str, dict[str, object]] = {"marine-1": {"at": here}, "alien-1": {"at": here}}
    table = match("mission_01", pieces, sides={"predator": {"out": True}}, active="marine-1")
    table.chance([1, 20])
    table.play("fight alien-1")
    assert ended(table.match) == ("last-standing", ["marine"], [True, False, False])


@pytest.mark.rules("HUNT-CVC-09", "HUNT-CVC-23", "HUNT-SEQ-01")
def test_who_ends_an_activation_on_the_target_is_marked_and_half_of_them_win() -> None:
    here = room("mission_01", "bridge")
    pieces: dict[str, dict[str, object]] = {
        "marine-1": {"at": here},
        "marine-2": {"at": hall("mission_01", 0), "activated": True},
        "alien-1": {"at": room("mission_01", "escape_pod"), "activated": True},
        "predator-1": {"at": room("mission_01", "armoury"), "activated": True},
    }
    goals = {"missions": ["pull_out"], "targets": [here]}
    board = {"board": "mission_01", "points": 300}
    settings = {"players": 3, "mission": "custom", "strategy_cards": False, "environment_cards": False, **board}
    table = Scripted(RULEBOOK, settings, {"pieces": pieces, "sides": {"marine": goals}, "active": "marine-1"})
    table.start(True, [])
    table.play("pass")
    assert "evacuated marine-1" in table.log
    assert ended(table.match) == ("goals", ["marine"], [True, False, False])
