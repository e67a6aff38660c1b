"""Saves are whole or not there, and a damaged one is named with its place."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

import hullbreach as hb
from hullbreach.cli import saves
from hullbreach.cli.saves import read_any_record, read_save, resume, write_save, write_whole
from hullbreach.cli.session import ALWAYS, NEVER, SOMETHING, Session, read_seats
from hullbreach.kernel.errors import BadInput, Illegal


def played(choices: int = 12, seats: tuple[str, ...] = ("human", "random")) -> Session:
    found = Session(hb.new("corps", players=len(seats), seed=5), list(seats), "en")
    for _ in range(choices):
        if found.bot_to_move():
            found.play_bot()
        else:
            found.play(found.hint())
    return found


def test_a_save_resumes_to_the_same_position(tmp_path: Path) -> None:
    found = played()
    path = found.save(tmp_path / "deep" / "match.json")
    save, match = resume(path)
    assert match.state == found.match.state
    assert (save.seats, save.lang) == (["human", "random"], "en")


def test_a_save_is_a_record_too(tmp_path: Path) -> None:
    found = played()
    path = found.save(tmp_path / "match.json")
    assert hb.replay(read_any_record(path)).state == found.match.state


def test_a_failed_write_leaves_the_old_file_and_no_other(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "match.json"
    write_whole(path, b"old")

    def broken(source: str, target: Path) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "replace", broken)
    with pytest.raises(BadInput, match="No space left"):
        write_whole(path, b"new")
    assert path.read_bytes() == b"old"
    assert [file.name for file in tmp_path.iterdir()] == ["match.json"]


def test_a_place_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(BadInput, match="file"):
        played().save(tmp_path / "file" / "match.json")


def damaged(text: str) -> list[tuple[str, str]]:
    data = json.loads(text)
    cut = text[: len(text) // 2]
    seats = json.dumps({**data, "seats": ["human"]})
    choice = json.dumps({**data, "record": {**data["record"], "choices": ["dance"]}})
    illegal = json.dumps({**data, "record": {**data["record"], "choices": ["end activation"]}})
    game = json.dumps({**data, "record": {**data["record"], "game": "chess"}})
    option = json.dumps({**data, "record": {**data["record"], "options": {"mission": "moon"}}})
    return [
        (cut, "not a save"),
        ("[]", "not a save"),
        (json.dumps({**data, "format": 99}), "format 99"),
        (json.dumps({**data, "more": 1}), "more"),
        (seats, "expected 2"),
        (choice, "choice 1"),
        (illegal, "choice 1"),
        (game, "chess"),
        (option, "moon"),
    ]


@pytest.mark.parametrize("number", range(9))
def test_damage_is_named(tmp_path: Path, number: int) -> None:
    path = played().save(tmp_path / "match.json")
    text, expected = damaged(path.read_text())[number]
    path.write_text(text)
    with pytest.raises(BadInput, match=expected):
        resume(path)
    assert path.read_text() == text


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match=r"nothing\.json"):
        read_save(tmp_path / "nothing.json")


def test_the_default_folder_gives_fresh_names(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(saves, "folder", lambda: tmp_path)
    first = saves.fresh_path("corps")
    write_save(first, played(0).match, ["human", "random"], "en")
    assert saves.fresh_path("corps") != first
    assert saves.saved_games() == [first]


def test_seats_are_read() -> None:
    assert read_seats("human, bot,random") == ["human", "rules", "random"]
    with pytest.raises(BadInput, match="cat"):
        read_seats("human,cat")
    with pytest.raises(BadInput, match="empty"):
        read_seats("human,")


def test_an_illegal_choice_changes_nothing_and_cannot_be_undone() -> None:
    found = played(0, ("human",))
    before = found.match.copy()
    with pytest.raises(Illegal):
        found.play("end activation")
    assert found.match.state == before.state
    assert not found.undo()


def test_the_policy_decides_about_windows() -> None:
    found = played(0, ("human",))
    seen = 0
    while found.match.question is not None and found.count < 400 and seen < 5:
        asked = found.scene(since=10**6).question
        assert asked is not None
        if asked.passing:
            seen += 1
            expected = {ALWAYS: "", NEVER: asked.passing, SOMETHING: asked.passing if len(asked.choices) == 1 else ""}
            for policy, answer in expected.items():
                found.policy = policy
                assert found.automatic(asked) == answer
        found.play(found.hint())
    assert seen


def test_a_resumed_match_can_be_undone_to_its_start(tmp_path: Path) -> None:
    path = played(40).save(tmp_path / "match.json")
    save, match = resume(path)
    found = Session(match, save.seats, save.lang, path)
    steps = 0
    while found.undo():
        steps += 1
        assert found.to_move() == 0
    assert found.count == 0
    assert steps > 3
