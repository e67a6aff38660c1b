"""Puzzles are found in played matches: their line wins, lines by chance hardly ever do, and the case runner agrees."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import hullbreach as hb
from hullbreach.bots import make
from hullbreach.cli.main import run
from hullbreach.games import rulebook
from hullbreach.kernel.match import Match
from hullbreach.kernel.puzzles import SOLVED, puzzled, read_puzzles
from hullbreach.kernel.records import SeedChance, begin, write_record
from hullbreach.table.puzzle_finding import LUCKY


@pytest.fixture(scope="module")
def won() -> Match:
    """A match that a rule bot has won."""
    match = begin(rulebook("encounters"), {"players": 1}, SeedChance(0))
    bot = make("rules", 0)
    while match.question is not None:
        match.play(bot.choose_fast(match))
    assert match.outcome is not None
    assert match.outcome.winners
    return match


def test_a_puzzle_is_written_that_its_line_alone_solves(
    won: Match, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record, out = tmp_path / "evening.json", tmp_path / "found" / "evening.toml"
    record.write_bytes(write_record(won.record()))
    assert run(["puzzles", str(record), "--out", str(out)]) == 0
    assert capsys.readouterr().out.splitlines()[-1] == "# 1 found in 1 matches"
    assert run(["case", str(out)]) == 0
    (puzzle,) = read_puzzles(out.parent)
    assert puzzle.id.startswith("ENCOUNTERS-FOUND-EVENING-")
    assert puzzle.choices == len(puzzle.play) >= 2
    book = rulebook("encounters")
    assert puzzled(puzzle, book, puzzle.play).fate == SOLVED
    assert puzzled(puzzle, book, puzzle.play[:-1]).fate != SOLVED
    # What there was to find is told in the words of the table, not in those of records.
    assert puzzle.play[0] not in puzzle.idea["de"]
    assert len({puzzle.title[lang] + puzzle.goal[lang] for lang in ("en", "fr", "de")}) == 3
    # The position is the one of the match.
    capsys.readouterr()
    assert run(["puzzles", str(record), "--json"]) == 0
    (found,) = json.loads(capsys.readouterr().out)["puzzles"]
    assert found["id"] == puzzle.id
    assert found["play"] == puzzle.play
    assert found["lucky"] <= LUCKY
    assert won.undo(len(won) - found["choice"] + 1).question is not None


def test_a_match_that_goes_on_has_no_puzzles(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = tmp_path / "going.json"
    record.write_bytes(write_record(hb.new("encounters", seed=1).record()))
    assert run(["puzzles", str(record)]) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert "not over yet" in line
    assert run(["puzzles", str(tmp_path / "nothing.json")]) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert "cannot be read" in line
