"""Missions made in memory, and what they are refused for."""

from __future__ import annotations

import pytest

from hullbreach.games.corps.content.mission_records import mission_from
from hullbreach.kernel.errors import BadInput
from hullbreach.parts.grid import Face

# The border is open on the right of 2,0.
ROOM = """
+-+-+-+
|. .D.
+ + + +
|. .|C|
+-+-+-+
"""


STACK: dict[str, object] = {
    "level1": 1,
    "level2": 0,
    "level3": 2,
    "order": [1, 2, 3],
    "quiet_rounds": 0,
    "reshuffle": True,
}


def room() -> dict[str, Face]:
    return {"room": Face.parse("room", ROOM, "room"), "next": Face.parse("next", ROOM, "next")}


def test_a_mission_can_be_made_in_memory() -> None:
    m = mission_from(
        {
            "boards": [{"face": "room", "at": [0, 0]}],
            "exits": [{"id": "A", "face": "room", "side": "E", "open": "always"}],
            "spawn_points": [{"n": 3, "at": "0,1"}],
            "computers": ["room:2,1"],
            "barricades": ["1,0|2,0"],
            "groups": [{"id": "squad", "members": ["hicks"], "start": ["1,1"]}],
        },
        room(),
        "case",
    )
    assert m.spawn_points == (-1, -1, 3, -1)
    assert (m.computers, m.barricades, m.exits[0].squares) == ((5,), (0,), 1 << 2)
    assert m.groups[0].start == (4,)
    assert (m.id, m.victory, m.after) == ("sandbox", (), "stand_alone")


@pytest.mark.rules("CORPS-MOV-12")
@pytest.mark.parametrize(("here", "other"), [([0, 2], [3, 0]), ([0, 0], [3, 1])], ids=["above", "below"])
def test_a_board_beside_the_way_out_does_not_block_the_exit(here: list[int], other: list[int]) -> None:
    m = mission_from(
        {
            "boards": [{"face": "room", "at": here}, {"face": "next", "at": other}],
            "exits": [{"id": "A", "face": "room", "side": "E", "open": "always"}],
        },
        room(),
        "case",
    )
    assert m.exits[0].squares == 1 << here[1] * m.board.width + 2


def test_reinforcements_by_edition_and_players() -> None:
    boards = {"boards": [{"face": "room", "at": [0, 0]}]}
    more = {"at": ["0,1", "1,1"], "updated": [0, 0, 1, 1, 2, 2], "2020": [0, 0, 0, 0, 0, 1]}
    found = mission_from({**boards, "reinforcements": more}, room(), "case").reinforcements
    assert [len(found.blips("updated", players)) for players in range(1, 7)] == more["updated"]
    assert [len(found.blips("2020", players)) for players in range(1, 7)] == more["2020"]
    assert found.blips("updated", 6) == (3, 4)
    assert mission_from(boards, room(), "case").reinforcements.blips("updated", 6) == ()


def test_further_tracker_cards_are_of_the_highest_level() -> None:
    further = {"updated": [0, 0, 1, 1, 2, 2], "2020": [0, 0, 0, 0, 0, 3]}
    record = {"boards": [{"face": "room", "at": [0, 0]}], "tracker": {**STACK, "further": further}}
    stack = mission_from(record, room(), "case").tracker
    assert [stack.cards(level, "updated", 6) for level in (1, 2, 3)] == [1, 0, 4]
    assert [stack.cards(3, "2020", players) for players in range(1, 7)] == [2, 2, 2, 2, 2, 5]


@pytest.mark.parametrize(
    ("change", "place", "reason"),
    [
        ({"boards": []}, "boards", "board: no face"),
        ({"boards": [{"face": "hall", "at": [0, 0]}]}, "boards[0]: face", "'hall', expected room or next"),
        ({"boards": [{"face": "room", "at": [0]}]}, "boards[0]: at", "[0], expected [x, y]"),
        (
            {"boards": [{"face": "room", "at": [0, 0]}, {"face": "room", "at": [3, 0]}]},
            "boards[1]: face",
            "'room' twice",
        ),
        (
            {"boards": [{"face": "room", "at": [0, 0]}, {"face": "next", "at": [2, 0]}]},
            "boards",
            "lies over another face",
        ),
        ({"blips": ["9,9"]}, "blips[0]", "square '9,9': not on the board"),
        ({"blips": ["here"]}, "blips[0]", "square 'here': expected x,y or face:x,y"),
        ({"crates": ["0,0", "2,1"]}, "crates[1]", "square '2,1' is no floor"),
        ({"computers": ["0,0"]}, "computers[0]", "square '0,0' is no console"),
        ({"crates": ["0,0"], "blips": ["room:0,0"]}, "crates[0]", "square '0,0' already has a blip"),
        (
            {"reinforcements": {"at": ["0,0"], "updated": [0, 0, 0, 0, 0, 2], "2020": [0] * 6}},
            "reinforcements: updated[5]",
            "2, expected a whole number from 0 to 1",
        ),
        (
            {"reinforcements": {"at": ["0,0"], "updated": [0] * 6, "2020": [1]}},
            "reinforcements: 2020",
            "expected 6 numbers, for one to six players",
        ),
        (
            {"reinforcements": {"at": ["0,0"], "updated": [0] * 6}},
            "reinforcements: 2020",
            "missing, expected a list of whole numbers",
        ),
        (
            {"blips": ["0,0"], "reinforcements": {"at": ["0,0"], "updated": [0] * 6, "2020": [0] * 6}},
            "reinforcements: at[0]",
            "square '0,0' already has a blip",
        ),
        (
            {"reinforcements": {"at": [], "updated": [0] * 6, "2020": [0] * 6, "2022": []}},
            "reinforcements: 2022",
            "unknown key",
        ),
        (
            {"tracker": {**STACK, "further": {"updated": [0] * 6, "2020": [0] * 5}}},
            "tracker: further: 2020",
            "expected 6 numbers, for one to six players",
        ),
        (
            {"tracker": {**STACK, "further": {"updated": [0, 0, -1, 0, 0, 0], "2020": [0] * 6}}},
            "tracker: further: updated[2]",
            "-1, expected a whole number from 0 to 99",
        ),
        ({"barricades": ["0,0|1,0"]}, "barricades[0]", "no door between these squares"),
        ({"barricades": ["1,0|2,0", "2,0|1,0"]}, "barricades[1]", "door '2,0|1,0' twice"),
        (
            {"groups": [{"id": "squad", "members": ["hicks", "frost"], "start": ["0,0"]}]},
            "groups squad: start",
            "1 squares for 2 members",
        ),
        (
            {"groups": [{"id": "squad", "members": ["hicks", "hicks"], "start": ["0,0", "1,0"]}]},
            "groups squad: members",
            "'hicks' twice",
        ),
        (
            {"exits": [{"id": "A", "face": "room", "side": "W", "open": "always"}]},
            "exits A: side",
            "face room has no open border on side W",
        ),
        (
            {
                "boards": [{"face": "room", "at": [0, 0]}, {"face": "next", "at": [3, 0]}],
                "exits": [{"id": "A", "face": "room", "side": "E", "open": "always"}],
            },
            "exits A: side",
            "beyond 2,0 lies another board",
        ),
        (
            {"spawn_points": [{"n": 1, "at": "0,0"}, {"n": 1, "at": "1,0"}]},
            "spawn_points[1]: n",
            "spawn point 1 twice",
        ),
        ({"squad": {"min": 3, "max": 2, "newt": "no"}}, "squad: min", "3, more than max"),
        ({"mission_blip_use": "newt"}, "mission_blip_use", "'newt' does not fit 0 blips"),
        ({"events": [{"round": 1, "effects": []}]}, "turn_counter", "events need the turn counter"),
        (
            {"special": ["setup: place_facehugger(at=room:2,1)"]},
            "special[0]",
            "square 'room:2,1' is no floor",
        ),
        (
            {
                "turn_counter": True,
                "events": [{"round": 2, "effects": ["round_start: place_facehugger(at=room:5,5)"]}],
            },
            "events[0]: effects[0]",
            "square 'room:5,5': not on this face",
        ),
        ({"special": ["passive: draw(n=1)"]}, "special[0]", "timing 'passive' does not belong here"),
        ({"victory": ["won()"]}, "victory[0]", "unknown word 'won'"),
        ({"after": "all are fine"}, "after", "'all are fine', expected down_captured or"),
        ({"weather": "rain"}, "weather", "unknown key"),
    ],
)
def test_complaints_about_a_mission(change: dict[str, object], place: str, reason: str) -> None:
    with pytest.raises(BadInput) as caught:
        mission_from({"boards": [{"face": "room", "at": [0, 0]}], **change}, room(), "case")
    assert caught.value.place == f"case: {place}"
    assert reason in caught.value.reason
