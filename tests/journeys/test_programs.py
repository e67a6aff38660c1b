"""Journey 24: programs take a seat over standard input and output, play to the end, and learn no secret."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
EXAMPLES = ROOT / "docs" / "examples" / "agents"


def environment() -> dict[str, str]:
    """The command of this checkout comes first."""
    return {**os.environ, "PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"}


@pytest.mark.parametrize("example", ["lines.py", "protocol.py"])
def test_an_example_plays_a_whole_match(example: str) -> None:
    command = [sys.executable, str(EXAMPLES / example), "encounters", "--players", "2", "--seat", "2", "--seed", "3"]
    told = subprocess.run(command, env=environment(), capture_output=True, text=True, check=True).stdout
    assert told.startswith(("won - ", "lost - "))


def test_a_program_never_hears_a_card_of_somebody_elses_hand() -> None:
    command = ["hullbreach", "agent", "encounters", "--players", "2", "--seed", "5", "--switch", "hidden_agendas=on"]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, env=environment(), stdin=pipe, stdout=pipe, text=True) as table:
        assert table.stdin is not None
        assert table.stdout is not None
        answer = json.loads(table.stdout.readline())
        hidden = 0
        while "over" not in answer["result"]:
            print(json.dumps({"do": "look"}), file=table.stdin, flush=True)
            mine, theirs = json.loads(table.stdout.readline())["result"]["position"]["players"].values()
            assert "unknown" not in json.dumps(mine.get("hand", []))
            assert all("unknown" in card for card in theirs.get("hand", []))
            assert theirs.get("agenda") in (None, "unknown")
            hidden += len(theirs.get("hand", []))
            print(json.dumps({"do": "choose", "option": 1}), file=table.stdin, flush=True)
            answer = json.loads(table.stdout.readline())
        assert hidden > 10
        table.stdin.close()
        assert table.wait() == 0
