"""A position as a text: read with care, written so that it reads the same again, and its complaints find their line."""

from __future__ import annotations

import time
import tomllib

import pytest

from hullbreach.kernel.case_text import case_text
from hullbreach.kernel.errors import BadInput
from hullbreach.kernel.positions import LONGEST, line_of, read_position

TEXT = """[[case]]
id = "MINE"
game = "corps"
options = { players = 1 }
# a remark with given = 1
[case.given]
board = '''
+-+-+
|. .|
[no.table]
+-+-+
'''
characters.hudson = { at = "0,0", aim = 5 }
[case.given.characters.hicks]
at = "1,0"
"""


def test_a_text_is_one_case() -> None:
    found = read_position(TEXT)
    assert (found.game, found.settings) == ("corps", {"players": 1})
    assert set(found.given) == {"board", "characters"}


@pytest.mark.parametrize(
    ("text", "place", "reason"),
    [
        ("[[case]]\ngame = ", "position", "no TOML"),
        ("game = 'corps'", "position: game", "expected [[case]]"),
        ("[[case]]\ngame='a'\n[[case]]\ngame='b'", "position: case 2", "a single"),
        ("[[case]]\nid='a'", "game", "missing"),
        ("[[case]]\ngame='a'\ngivn={}", "givn", "did you mean 'given'"),
        ("[[case]]\ngame='a'\n[case.content]\n", "content", "not taken here"),
        ("[[case]]\ngame='a'\ngiven.turn = 1979-05-27", "given.turn", "expected a text"),
        ("[[case]]\ngame='a'\ngiven.turn = 1.5", "given.turn", "expected a text"),
        ("[[case]]\ngame='a'\ngiven.turn = 99999999999", "given.turn", "up to 1000000"),
        ("[[case]]\ngame='a'\ngiven." + "a." * 40 + "b = 1", "given" + ".a" * 12, "nested too deeply"),
        ("[[case]]\ngame='a'\ngiven.a = " + "[" * 9000, "position", "no TOML"),
        ("#" * (LONGEST + 1), "position", f"at most {LONGEST}"),
    ],
)
def test_what_is_no_position_is_told(text: str, place: str, reason: str) -> None:
    with pytest.raises(BadInput) as told:
        read_position(text)
    assert told.value.place == place
    assert reason in told.value.reason


@pytest.mark.parametrize(
    ("place", "line"),
    [
        ("game", 3),
        ("given.characters.hudson: aim", 13),
        ("given.characters.hicks: at", 15),
        ("given: board", 7),
        ("option players", 0),
        ("options.players", 4),
        ("given.nothing", 6),
    ],
)
def test_a_complaint_finds_its_line(place: str, line: int) -> None:
    assert line_of(TEXT, BadInput(place, "wrong")) == line


def test_a_text_that_is_no_toml_says_itself_where() -> None:
    broken = TEXT.replace('"0,0"', '"0,0')
    with pytest.raises(BadInput) as told:
        read_position(broken)
    assert line_of(broken, told.value) == 13


def test_a_case_is_written_as_people_write_it() -> None:
    case: dict[str, object] = {
        "id": 'a "b"',
        "options": {"players": 2, "swarm": True},
        "given": {
            "none": None,
            "board": "+-+\n|.|\n+-+",
            "doors": {"1,0|2,0": "barricaded"},
            "deck": [f"card_{n}" for n in range(30)],
            "people": {"hudson": {"weapons": ["rifle"] * 9, "aim": 3}, "newt": {"at": "0,0"}},
        },
    }
    text = case_text(case)
    assert "board = '''\n+-+\n|.|\n+-+\n'''" in text
    assert "[case.given.people]" in text
    assert max(map(len, text.splitlines())) <= 100
    (read,) = tomllib.loads(text)["case"]
    given = case["given"]
    assert isinstance(given, dict)
    del given["none"]
    assert read == {**case, "given": {**given, "board": "+-+\n|.|\n+-+\n"}}


@pytest.mark.parametrize("number", ["9" * 5000, "-0x" + "f" * 5000])
def test_a_number_that_python_does_not_write_is_refused_like_any_other(number: str) -> None:
    with pytest.raises(BadInput):
        read_position(f'[[case]]\nid = "X"\ngame = "corps"\n[case.given]\nround = {number}\n')


@pytest.mark.parametrize("key", ["a" + ".a" * 9000 + " = 1", "[" + '"\u2028".' * 4000 + "a]"])
def test_no_key_takes_long_to_read(key: str) -> None:
    began = time.thread_time()
    with pytest.raises(BadInput) as wrong:
        read_position(f"[[case]]\n{key}")
    assert str(wrong.value) == "position: more than 200 dots (at line 2)"
    assert time.thread_time() - began < 1.0


def test_no_line_takes_long_to_look_for_a_complaint() -> None:
    """A thread that looks for a pattern lets no other one run: with blanks enough, everybody would wait for hours."""
    text = f'[[case]]\nid = "X"\nx = [\n[{" " * 1500}\n1]]\n'
    with pytest.raises(BadInput) as wrong:
        read_position(text)
    began = time.thread_time()
    assert line_of(text, wrong.value) == 3
    assert time.thread_time() - began < 1.0
