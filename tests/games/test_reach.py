"""Whoever points at what is out of reach is told what keeps them from it: how far, which door, who is in the way."""

from __future__ import annotations

import pytest

from hullbreach.games import GAMES, rulebook
from hullbreach.kernel.chance import Seeded
from hullbreach.kernel.match import Match
from hullbreach.kernel.records import SeedChance, begin
from hullbreach.kernel.scene import Graph, Grid
from hullbreach.text.messages import LANGS

SANDBOX: dict[str, object] = {"players": 1, "mission": "sandbox"}


def told(game: str, given: dict[str, object], settings: dict[str, object], lang: str = "en") -> dict[str, str]:
    """What is said about everything that cannot be chosen, by what it is."""
    book = rulebook(game)
    match = Match(book, settings, book.arrange(settings, given), {})
    asked = book.scene(match.view(0), lang, closed=True).question
    assert asked is not None
    assert len({one.text for one in asked.closed}) == len(asked.closed)
    return {id: one.reason for one in reversed(asked.closed) for id in one.concerns}


@pytest.mark.parametrize(
    ("row", "more", "at", "sentence"),
    [
        (". . . . . . . .", {}, "7,0", "Space 7,0 is 7 steps away; only 4 are left."),
        (". . .|. . . . .", {}, "4,0", "The way to 4,0 is blocked."),
        (". . .D. . . . .", {"doors": {"2,0|3,0": "barricaded"}}, "4,0", "A barricaded door bars the way to 4,0."),
        (". . . . . . . .", {"aliens": ["2,0"]}, "4,0", "Aliens or blips bar every way to 4,0."),
        (". . . . . . . .", {"aliens": ["2,0"]}, "2,0", "An Alien is on 2,0."),
        (". . . . . . . .", {"characters": {"hudson": {"at": "3,0"}}}, "3,0", "A move cannot end on 3,0."),
    ],
)
def test_corps_says_what_keeps_somebody_from_a_square(
    row: str, more: dict[str, object], at: str, sentence: str
) -> None:
    line = "+-" * 8 + "+\n"
    people = {"hicks": {"at": "0,0", "hero": 1}}
    others = more.get("characters")
    if isinstance(others, dict):
        people |= others
    board = f"{line}|{row}|\n{line}"
    given = {**more, "board": board, "characters": people, "turn": {"active": "hicks"}}
    assert told("corps", given, SANDBOX)[f"square:{at}"] == sentence


def test_corps_says_where_a_walk_is_held_up() -> None:
    line = "+-" * 5 + "+\n"
    board = f"{line}|. . . . .|\n" + "+ + + + + +\n" + f"|. . . . .|\n{line}"
    given: dict[str, object] = {
        "board": board,
        "aliens": ["2,0"],
        "characters": {"hicks": {"at": "0,1", "hero": 1}},
        "turn": {"active": "hicks"},
    }
    assert told("corps", given, SANDBOX)["square:4,1"].startswith("Next to an Alien or a blip a move ends")


@pytest.mark.parametrize(
    ("board", "at", "sentence"),
    [
        ("Den..-C-n..-C-n..-C-n..-Dwi..\n", "r0c4", "is 4 tiles away; this goes"),
        ("Den..#Dwi..\n", "r0c1", "A closed door blocks the way to"),
        ("Den..-C-n..#Dwi..\n", "r0c2", "A closed door blocks the way to"),
    ],
)
def test_hunt_says_what_keeps_somebody_from_a_tile(board: str, at: str, sentence: str) -> None:
    given: dict[str, object] = {"active": "marine-1", "pieces": {"marine-1": {"at": "r0c0"}}, "board": board}
    assert sentence in told("hunt", given, {})[f"tile:{at}"]


def test_hunt_says_why_an_enemy_cannot_be_shot_at() -> None:
    pieces = {"marine-1": {"at": "r0c0"}, "alien-1": {"at": "r0c1"}}
    given: dict[str, object] = {"active": "marine-1", "pieces": pieces, "board": "Den..#Dwi..\n"}
    assert told("hunt", given, {})["piece:alien-1"].endswith("is shut.")


@pytest.mark.parametrize("game", GAMES)
def test_every_place_of_every_board_has_its_reason(game: str) -> None:
    book = rulebook(game)
    match = begin(book, {}, SeedChance(3), quiet=True)
    choose = Seeded(4)
    walks = 0
    while match.question is not None and walks < 2:
        question = match.questions[0]
        if question.ask.prompt.id in ("action", "step"):
            walks += 1
            for lang in LANGS:
                scene = book.scene(match.view(question.seat), lang, closed=True)
                assert scene.question is not None
                known = {id for one in scene.question.choices for id in one.concerns}
                known |= {route.to for route in scene.question.routes}
                known |= {id for one in scene.question.closed for id in one.concerns}
                assert all(one.reason for one in scene.question.closed)
                places = [node.id for area in scene.areas if isinstance(area, Graph) for node in area.nodes]
                places = [id for id in places if id.startswith("room:")]
                places += [cell.id for area in scene.areas if isinstance(area, Grid) for cell in area.cells]
                # One's own place is nowhere to go to.
                assert len(set(places) - known) <= 1 or game == "encounters"
        match.play(question.options[choose.below(len(question.options))], question.seat)
    assert walks or game == "encounters"


@pytest.mark.parametrize(
    ("hand", "sentence"),
    [(["search", "rest"], "Choose a Room to move to, or another Action."), (["clean"], "Choose an Action, or pass.")],
)
def test_nemesis_asks_where_to_go_only_who_can_go(hand: list[str], sentence: str) -> None:
    book = rulebook("nemesis")
    settings: dict[str, object] = {"players": 1}
    match = Match(book, settings, book.arrange(settings, {"seats": {"seat-1": {"hand": hand}}}), {})
    asked = book.scene(match.view(0), "en").question
    assert asked is not None
    assert asked.text == sentence


def test_nemesis_says_how_far_a_room_is_and_which_door_is_closed() -> None:
    seats = {"seat-1": {"at": "011", "hand": ["search", "rest"]}}
    found = told("nemesis", {"seats": seats, "doors": {"c06_11_2": "closed"}}, {"players": 1})
    assert found["room:006"] == "A closed Door bars the way there."
    assert found["room:001"].startswith("This Room is 3 Rooms away;")
