"""``hullbreach review``: a match of every game judged as text, as JSON and as a picture; wrong files in one line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import hullbreach as hb
from hullbreach.cli.main import run
from hullbreach.games import GAMES
from hullbreach.kernel.records import write_record
from tests.lab.played import played


@pytest.fixture
def record(tmp_path: Path, request: pytest.FixtureRequest) -> str:
    """The record of a short match."""
    path = tmp_path / "record.json"
    path.write_bytes(write_record(played(request.param).record()))
    return str(path)


@pytest.mark.parametrize(
    ("record", "lang", "words"),
    [
        ("corps", "en", ["Chance to win", "Luck and skill", "Accuracy", "Everything known", "Player 1"]),
        ("encounters", "de", ["Siegchance", "Glück und Können", "Genauigkeit", "Alles bekannt"]),
        ("hunt", "fr", ["Chances de gagner", "Chance et talent", "Précision", "Tout est connu"]),
        ("nemesis", "en", ["Chance to win", "Scientist", "Mechanic", "Soldier", "Result", "bots played on 24 times"]),
    ],
    indirect=["record"],
)
def test_a_match_of_every_game_as_text(
    record: str, lang: str, words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["review", record, "--rollouts", "24", "--lang", lang]) == 0
    text = " ".join(capsys.readouterr().out.split())
    for word in words:
        assert word in text
    assert "█" in text
    assert "web-" not in text


@pytest.mark.parametrize("record", ["encounters"], indirect=True)
def test_json_is_the_same_every_time_and_a_picture_is_drawn(
    record: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    line = ["review", record, "--rollouts", "100", "--seed", "5", "--json"]
    assert run([*line, "--plot", str(tmp_path / "chance.png")]) == 0
    first = json.loads(capsys.readouterr().out)
    assert (tmp_path / "chance.png").read_bytes().startswith(b"\x89PNG")
    assert run(line) == 0
    assert json.loads(capsys.readouterr().out) == first
    assert first["game"] == "encounters"
    assert len(first["lane"]) == len(played("encounters"))
    assert first["known"][-1] == {"number": len(first["lane"]), "chances": [0.0, 0.0]}
    assert [len(hopes) > 1 for hopes in first["seen"]] == [True, True]
    for turning in first["turning"]:
        assert turning["text"]
        assert turning["lines"][0]["gain"] == 0
        assert 1 <= turning["round"] <= first["rounds"][-1]["round"]


@pytest.mark.parametrize("record", ["encounters"], indirect=True)
def test_the_curve_that_a_seat_could_know(record: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["review", record, "--rollouts", "24", "--seat", "2"]) == 0
    assert "Player 2 · What this seat knew" in capsys.readouterr().out


@pytest.mark.parametrize("record", ["encounters"], indirect=True)
@pytest.mark.parametrize(
    ("more", "complaint"),
    [
        (["--seat", "3"], "--seat: 3, but this match has 2 seats"),
        (["--seat", "0"], "--seat"),
        (["--rollouts", "3"], "--rollouts"),
        (["--lang", "it"], "language it"),
        (["--plot", "chance.doc"], "expected a file that ends in .png"),
    ],
)
def test_wrong_words_get_one_line(
    record: str, more: list[str], complaint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["review", record, *more]) == 2
    said = capsys.readouterr().err.splitlines()
    assert len(said) == 1
    assert complaint in said[0]


def test_wrong_files_get_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    broken, going, other = tmp_path / "broken.json", tmp_path / "going.json", tmp_path / "other.json"
    broken.write_text('{"format": 1, "game": "corps"', encoding="utf-8")
    going.write_bytes(write_record(hb.new("nemesis", seed=1).record()))
    changed = played("encounters").record()
    changed.choices = [*changed.choices[:3], "dance"]
    other.write_bytes(write_record(changed))
    for path, complaint in (
        (tmp_path / "nothing.json", "cannot be read"),
        (broken, "not a record"),
        (going, "not over yet"),
        (other, "choice 4"),
    ):
        assert run(["review", str(path)]) == 2
        said = capsys.readouterr().err.splitlines()
        assert len(said) == 1
        assert complaint in said[0]


def test_every_game_is_reviewed_here() -> None:
    assert set(GAMES) == {"corps", "encounters", "hunt", "nemesis"}
