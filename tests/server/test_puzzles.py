"""Puzzles over HTTP: a shelf, a position that follows from the choices sent, and nothing that is stored."""

from __future__ import annotations

from typing import Any

import pytest

from hullbreach.games import GAMES
from hullbreach.table.studies import puzzles
from tests.server.running import Running

FIRST = "CORPS-PUZZLE-1"
SHOT = "attack alien-1 with m41a_pulse_rifle"


def stand(server: Running, **body: object) -> dict[str, Any]:
    answer = server.http.post(f"/api/puzzles/{FIRST}", json=body)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


@pytest.mark.parametrize(("lang", "title"), [("en", "Steady hand"), ("fr", "Main sûre"), ("de", "Ruhige Hand")])
def test_the_shelf_holds_all_puzzles_by_game(server: Running, lang: str, title: str) -> None:
    shelf = server.http.get(f"/api/puzzles?lang={lang}").json()
    assert [one["id"] for one in shelf] == [puzzle.id for game in GAMES for puzzle in puzzles(game)]
    assert shelf[0]["title"] == title
    assert all(one["goal"] and 1 <= one["level"] <= 3 for one in shelf)
    # What solves it is not on the shelf.
    assert set(shelf[0]) == {"id", "game", "title", "goal", "luck", "level"}


def test_a_puzzle_is_open_failed_solved_and_nobody_stores_it(server: Running) -> None:
    before = server.http.get("/api/tables").json()
    opened = stand(server)
    assert (opened["made"], opened["fate"], opened["hint"], opened["refused"]) == ([], "open", "", False)
    assert opened["scene"]["question"]["seat"] == opened["seat"] == 0
    assert server.http.get(f"/api/puzzles/{FIRST}").json() == opened["scene"]
    failed = stand(server, made=[SHOT], tried=["fire at alien-2", "end activation"], lang="de")
    assert (failed["fate"], failed["made"]) == ("failed", [SHOT, "fire at alien-2", "end activation"])
    assert failed["scene"]["lang"] == "de"
    solved = stand(server, made=["aim"], tried=[SHOT, "fire at alien-2"])
    assert solved["fate"] == "solved"
    assert "Full Auto" in solved["told"]
    assert server.http.get("/api/tables").json() == before


def test_a_refusal_changes_nothing_and_has_its_reason(server: Running) -> None:
    told = stand(server, made=["aim", SHOT], tried=["fire at alien-1"])
    assert (told["refused"], told["made"], told["fate"]) == (True, ["aim", SHOT], "open")
    assert told["said"]


def test_a_hint_comes_only_when_asked_for(server: Running) -> None:
    assert (stand(server, hint=True)["hint"], stand(server, hint=True)["back"]) == ("aim", 0)
    astray = stand(server, made=[SHOT], hint=True)
    assert (astray["hint"], astray["back"]) == ("aim", 1)
    solved = stand(server, made=["aim", SHOT, "fire at alien-2"], hint=True)
    assert solved["hint"] == ""


def test_nonsense_is_refused(server: Running) -> None:
    post = server.http.post
    assert post("/api/puzzles/CORPS-PUZZLE-999", json={}).status_code == 404
    assert server.http.get("/api/puzzles/CORPS-PUZZLE-999").status_code == 404
    for key, text in (("made", "gibberish"), ("tried", "gibberish"), ("made", "fire at alien-1"), ("made", "\u0000")):
        answer = post(f"/api/puzzles/{FIRST}", json={key: [text]})
        assert answer.status_code == 400, answer.text
        assert answer.json()["error"] == "puzzle"
    assert post(f"/api/puzzles/{FIRST}", json={"made": ["x"] * 101}).status_code == 422
