"""The copy of a state follows from its declaration, and whoever forgets to write it is told."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tools.state_copies import ROOT, STATES, UnclearError, written

STATE = """
FACTS = ()


class Game(State):
    __slots__ = ()

    def __init__(self, seats, fixed, like=None):
        if like is None:
            self.fixed = fixed
            self.board = fixed.board
            self.round = 0
            self.turn = -1  # no fact
            {declared}
        else:
            pass
"""


@pytest.mark.parametrize(
    ("declared", "copy"),
    [
        ("self.deck: list[int] = []", "like.deck[:]"),
        ("self.hands: list[tuple[int, ...]] = [()] * seats", "like.hands[:]"),
        ("self.rows: list[list[int]] = []", "[each[:] for each in like.rows]"),
        ("self.at: dict[int, str] = {}", "like.at.copy()"),
        ("self.piles: dict[str, list[int]] = {}", "{key: each[:] for key, each in like.piles.items()}"),
        ("self.seen: set[int] = set()", "like.seen.copy()"),
        ("self.last: tuple[int, ...] | None = None", "like.last"),
        ("self.count = FIRST + 1", "like.count"),
        ("self.faces: list[Face] = fixed.faces", "like.faces"),
    ],
)
def test_a_copy_is_as_deep_as_the_type_of_the_field(declared: str, copy: str) -> None:
    name = declared.split(".")[1].split(":")[0].split(" ")[0]
    new = written(STATE.replace("{declared}", declared))
    assert f"            self.{name} = {copy}\n" in new
    assert written(new) == new


def test_what_comes_from_outside_and_what_is_marked_are_no_facts() -> None:
    new = written(STATE.replace("{declared}", "self.deck: list[int] = []"))
    assert 'FACTS = (\n    "round", "deck",\n)' in new
    assert '    __slots__ = (*FACTS, "fixed", "board", "turn")\n' in new


@pytest.mark.parametrize(
    ("declared", "complaint"),
    [
        ("self.deck = []", "deck needs a type"),
        ("self.hand: Hand = Hand()", "hand is Hand, and nothing says how to copy that"),
        ("self.pile: list[int] | None = None", "pile is list[int] | None: a copy cannot be both"),
        ("deck = 1", "'deck = 1' declares no field"),
    ],
)
def test_what_nobody_can_copy_is_refused(declared: str, complaint: str) -> None:
    with pytest.raises(UnclearError) as refused:
        written(STATE.replace("{declared}", declared))
    assert str(refused.value) == complaint


@pytest.mark.parametrize("path", sorted(ROOT.glob(STATES)), ids=lambda path: path.parts[-3])
def test_a_forgotten_field_and_an_edit_by_hand_are_found(path: Path) -> None:
    source = path.read_text("utf-8")
    assert written(source) == source
    forgotten = source.replace("        else:\n", "            self.forgotten: list[int] = []\n        else:\n", 1)
    assert "self.forgotten = like.forgotten[:]" in written(forgotten)
    edited = source.replace("self.fixed = like.fixed\n", "self.fixed = None\n")
    assert edited != source
    assert written(edited) == source


def test_the_check_passes() -> None:
    assert subprocess.run([sys.executable, ROOT / "tools" / "state_copies.py", "--check"]).returncode == 0
