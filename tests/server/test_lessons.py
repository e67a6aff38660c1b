"""Lessons over HTTP: a shelf, a coach, and nothing that is stored."""

from __future__ import annotations

from typing import Any

import pytest

from hullbreach.games import GAMES
from hullbreach.table.studies import lessons
from tests.server.running import Running

WALK = ["move 1,1", "move 2,1", "move 3,1", "move 4,1"]


def stand(server: Running, lesson: str, **body: object) -> dict[str, Any]:
    answer = server.http.post(f"/api/lessons/{lesson}", json=body)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


@pytest.mark.parametrize(("lang", "title"), [("en", "Walk"), ("fr", "Marcher"), ("de", "Gehen")])
def test_the_shelf_holds_all_lessons_by_game(server: Running, lang: str, title: str) -> None:
    shelf = server.http.get(f"/api/lessons?lang={lang}").json()
    assert [one["id"] for one in shelf] == [lesson.id for game in GAMES for lesson in lessons(game)]
    assert shelf[0]["title"] == title
    assert all(1 <= one["minutes"] <= 5 and one["steps"] for one in shelf)


def test_a_lesson_is_a_table_that_nobody_stores(server: Running) -> None:
    before = server.http.get("/api/tables").json()
    opened = stand(server, "CORPS-LESSON-1")
    assert (opened["step"], opened["made"], opened["finished"], opened["other"]) == (0, [[]], False, False)
    assert opened["scene"]["question"]["seat"] == opened["seat"] == 0
    assert "door" in opened["task"]
    assert server.http.get("/api/tables").json() == before


def test_what_is_done_counts_and_a_reload_finds_the_place(server: Running) -> None:
    walked = stand(server, "CORPS-LESSON-1", tried=WALK)
    assert (walked["made"], walked["finished"]) == ([WALK], True)
    assert "blip" in walked["done"]
    later = stand(server, "CORPS-LESSON-1", made=[*walked["made"], []], lang="de")
    assert (later["step"], later["aims"], later["finished"]) == (1, ["aim"], False)
    assert later["scene"]["lang"] == "de"
    assert later == stand(server, "CORPS-LESSON-1", made=[*walked["made"], []], lang="de")


def test_what_else_is_tried_is_answered_and_changes_nothing(server: Running) -> None:
    opened = stand(server, "CORPS-LESSON-2")
    for tried, words, rule in (
        ("attack alien-3 with m41a_pulse_rifle", "The wall stands between", "CORPS-LOS"),
        ("attack alien-2 with m41a_pulse_rifle", "the nearer one", ""),
        ("rest", "", ""),
    ):
        told = stand(server, "CORPS-LESSON-2", tried=[tried])
        assert told["other"]
        assert words in told["said"]
        assert told["rule"].startswith(rule)
        assert (told["made"], told["scene"]) == ([[]], opened["scene"])


def test_nonsense_is_refused(server: Running) -> None:
    post = server.http.post
    assert post("/api/lessons/CORPS-LESSON-99", json={}).status_code == 404
    for body in ({"made": [[], []]}, {"made": [["rest"]]}, {"tried": ["gibberish"]}, {"made": [["\u0000"]]}):
        answer = post("/api/lessons/CORPS-LESSON-1", json=body)
        assert answer.status_code == 400, answer.text
        assert answer.json()["error"] == "lesson"
    assert post("/api/lessons/CORPS-LESSON-1", json={"made": [["x"] * 101]}).status_code == 422
