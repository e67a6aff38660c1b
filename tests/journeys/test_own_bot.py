"""Journey 21: somebody writes a bot in one file, seats it at a table and in a tournament, and reads the rating."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import hullbreach as hb
from hullbreach.cli.main import run
from hullbreach.cli.session import Session, read_seats

EXAMPLE = Path(__file__).resolve().parents[2] / "docs" / "examples" / "bots" / "fighter.py"
OWN = """
from hullbreach.bots import Bot
from hullbreach.kernel.chance import Seeded

class Mine(Bot):
    def __init__(self, seed):
        self.luck = Seeded(seed)

    def choose(self, view):
        return view.options[self.luck.below(len(view.options))]
"""


def test_a_bot_in_one_file_sits_at_a_table(tmp_path: Path) -> None:
    own = tmp_path / "mine.py"
    own.write_text(OWN, "utf-8")
    seats = read_seats(f"human,{EXAMPLE},{own}")
    session = Session(hb.new("encounters", players=3, seed=4), seats, "en")
    acted = set()
    while session.match.question is not None and acted != {0, 1, 2}:
        seat = session.to_move()
        assert seat is not None
        acted.add(seat)
        if session.bot_to_move():
            session.play_bot()
        else:
            session.play(session.match.view(seat).options[0].text(session.match.state.names))
    assert acted == {0, 1, 2}


def test_a_bot_in_one_file_is_rated(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    own = tmp_path / "mine.py"
    own.write_text(OWN, "utf-8")
    picture = tmp_path / "ratings.svg"
    command = ["tournament", "encounters", "rules", str(own), str(EXAMPLE), "--players", "1", "--games", "6"]
    assert run([*command, "--plot", str(picture)]) == 0
    told = capsys.readouterr().out
    assert "rating" in told
    assert "mine.py" in told
    assert picture.stat().st_size > 1000
    assert run([*command, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["together"] is True
    assert found["played"] == 18
    assert found["standings"][0]["bot"] == "rules"
    assert {standing["bot"] for standing in found["standings"]} == {"rules", str(own), str(EXAMPLE)}
