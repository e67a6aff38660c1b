"""Committed dice from the command line: started, saved, checked."""

from pathlib import Path

import pytest
from typer.testing import CliRunner

from hullbreach.cli.main import app
from hullbreach.cli.saves import write_save
from hullbreach.cli.words import new_committed_match
from hullbreach.kernel.errors import BadInput


def test_a_committed_match_is_saved_and_every_face_checked(tmp_path: Path) -> None:
    match, commitment = new_committed_match("corps", {"players": 1, "mission": "bug_hunt_operations"})
    while match.question is not None and len(match) < 60:
        match.play(match.question.options[0])
    path = tmp_path / "game.json"
    write_save(path, match, ["human"], "en")
    assert commitment in path.read_text("utf-8")
    result = CliRunner().invoke(app, ["replay", str(path), "--verify"])
    assert result.exit_code == 0, result.output
    path.write_text(path.read_text("utf-8").replace(commitment, "0" * 64), "utf-8")
    with pytest.raises(BadInput, match="does not fit the published hash"):
        CliRunner().invoke(app, ["replay", str(path), "--verify"], catch_exceptions=False)


def test_two_committed_matches_never_share_a_key() -> None:
    first, second = (new_committed_match("corps", {"players": 1})[1] for _ in range(2))
    assert first != second
