"""Whoever may not shoot is told what is in the way: one thing by its name."""

from __future__ import annotations

import pytest

from hullbreach.games import rulebook
from hullbreach.kernel.errors import Illegal
from hullbreach.kernel.match import Match

ROW = "+-+-+-+-+\n|{}|\n+-+-+-+-+\n"
RIFLE = {"at": "0,0", "weapons": ["m41a_pulse_rifle"]}
SHOT = "attack alien-1 with m41a_pulse_rifle"


def refused(game: str, given: dict[str, object], option: str, lang: str = "en") -> str:
    """Why an option is refused in a position."""
    book = rulebook(game)
    settings: dict[str, object] = {"players": 1, "mission": "sandbox"} if game == "corps" else {}
    match = Match(book, settings, book.arrange(settings, given), {})
    with pytest.raises(Illegal) as refusal:
        match.play(option)
    return book.voice.say_no(match.state.names, refusal.value.no, lang)


@pytest.mark.parametrize(
    ("row", "more", "sentence"),
    [
        (". . .|.", {}, "a wall is in the way."),
        (". . . .", {"hudson": {"at": "1,0"}}, "Hudson stands in the way."),
        (". . . .", {"hudson": {"at": "1,0"}, "frost": {"at": "2,0"}}, "more than one thing stands in the way."),
    ],
)
def test_corps_names_the_one_thing_in_the_way(row: str, more: dict[str, object], sentence: str) -> None:
    given: dict[str, object] = {"board": ROW.format(row), "aliens": ["3,0"], "characters": {"vasquez": RIFLE, **more}}
    assert refused("corps", given, SHOT).endswith(f"not in line of sight: {sentence}")


def test_corps_names_the_shut_door() -> None:
    board = "+-+-+-+-+-+\n|. .D. . .|\n+-+-+-+-+-+\n"
    given: dict[str, object] = {"board": board, "aliens": ["4,0"], "characters": {"vasquez": RIFLE}}
    assert refused("corps", given, SHOT).endswith("the door between 1,0 and 2,0 is shut.")


@pytest.mark.parametrize(
    ("board", "at", "sentence"),
    [
        ("Den..-Lsn..\n       |\n      Dnn..\n", "r1c1", "no straight, open line of tiles leads there."),
        ("Den..#Dwi..\n", "r0c1", "is shut."),
    ],
)
def test_hunt_names_what_ends_the_line(board: str, at: str, sentence: str) -> None:
    pieces = {"marine-1": {"at": "r0c0"}, "alien-1": {"at": at}}
    given: dict[str, object] = {"active": "marine-1", "pieces": pieces, "board": board}
    assert refused("hunt", given, "shoot alien-1").endswith(sentence)


def test_every_language_says_it() -> None:
    given: dict[str, object] = {
        "board": ROW.format(". . . ."),
        "aliens": ["3,0"],
        "characters": {"vasquez": RIFLE, "hudson": {"at": "1,0"}},
    }
    assert "Hudson steht im Weg" in refused("corps", given, SHOT, "de")
    assert "Hudson se trouve sur la ligne" in refused("corps", given, SHOT, "fr")
