"""Positions over HTTP: what a text makes, what is wrong with it, and a practice table that begins with it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from hullbreach.games import GAMES
from hullbreach.kernel.errors import BadInput
from hullbreach.server import positions
from hullbreach.table.positions import starters
from tests.server.running import Player, Running, bearer

WALK = """[[case]]
id = "MINE"
game = "corps"
[case.given]
characters.hudson = { at = "0,0" }
board = '''
+-+-+
|. .|
+-+-+
'''
"""

HUGE = "\n".join(["+-" * 40 + "+", *["|" + ". " * 39 + ".|", "+ " * 40 + "+"] * 40])


def look(server: Running, text: str, **more: object) -> dict[str, Any]:
    answer = server.http.post("/api/positions", json={"text": text, **more})
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def sit(server: Running, text: str, seats: list[str]) -> dict[str, Any]:
    answer = server.http.post("/api/positions/table", json={"text": text, "seats": seats})
    assert answer.status_code == 201, answer.text
    found: dict[str, Any] = answer.json()
    return found


def names_held(scene: Any) -> list[str]:
    """The cards in hands that a scene names."""
    hands = next(area for area in scene["areas"] if area["id"] == "hands")
    return [card["name"] for place in hands["places"] for card in place["cards"]]


@pytest.mark.parametrize("game", GAMES)
def test_words_and_positions_to_begin_with(server: Running, game: str) -> None:
    found = server.http.get(f"/api/positions/{game}?lang=de").json()
    assert [one["id"] for one in found["starters"]] == [one.id for one in starters(game)]
    assert {place["place"] for place in found["places"]} > {"given"}
    assert all(kind["words"] for kind in found["kinds"])
    for one in found["starters"]:
        shown = look(server, one["text"], lang="de")
        assert (shown["problem"], shown["verdict"], shown["game"]) == (None, "none", game)
        assert shown["scene"]["lang"] == "de"
        assert shown["open"]
    assert server.http.get("/api/tables").json() == []


@pytest.mark.parametrize(
    ("old", "new", "line", "words"),
    [
        ("hudson", "hudsn", 5, "did you mean 'hudson'?"),
        ("at =", "att =", 5, "did you mean 'at'?"),
        ('"corps"', '"chess"', 3, "expected one of corps"),
        ("|. .|", "|. ?|", 6, "given.board"),
        ("[case.given]", "[case.given", 4, "no TOML"),
        ("+-+-+\n|. .|\n+-+-+", HUGE, 6, "at most 1024"),
    ],
)  # fmt: skip
def test_what_is_wrong_is_told_with_its_line(server: Running, old: str, new: str, line: int, words: str) -> None:
    told = look(server, WALK.replace(old, new, 1))
    assert told["scene"] is None
    assert told["problem"]["line"] == line
    assert words in told["problem"]["text"]


def test_what_nobody_can_play_is_told_too(server: Running) -> None:
    empty = "[[case]]\ngame = 'hunt'\ngiven.board = 'Den..-Dwi..'"
    assert "nobody is on the board" in look(server, empty)["problem"]["text"]
    refused = server.http.post("/api/positions/table", json={"text": empty, "seats": ["human"] * 3})
    assert refused.status_code == 422
    over = WALK.replace('at = "0,0"', 'fate = "killed"').replace("[case.given]", "[case.given]\nturn.phase = 'alien'")
    answer = server.http.post("/api/positions/table", json={"text": over, "seats": ["human"]})
    assert (answer.status_code, "is over" in answer.json()["text"]) == (422, True)
    many = server.http.post("/api/positions/table", json={"text": WALK, "seats": ["human", "bot"]})
    assert (many.status_code, "2 seats" in many.json()["text"]) == (422, True)
    assert server.http.post("/api/positions", json={"text": "#" * 30_000}).status_code == 422
    assert server.http.get("/api/positions/chess").status_code == 404


def test_a_position_on_which_the_rules_stumble_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """No play leads to it, so no rule was written for it: a crash is told as what it is, with its place."""

    def stumble(*given: object) -> None:
        raise IndexError("nobody there")

    monkeypatch.setattr(positions, "Scripted", stumble)
    with pytest.raises(BadInput, match=r"nobody can play this position: IndexError \(test_positions.py, line \d+\)"):
        positions.set_up(positions.read_position(WALK))


def test_a_case_that_claims_something_is_run(server: Running) -> None:
    true = WALK.replace("[case.given]", 'play = ["aim"]\nexpect = { "characters.hudson.aim" = 7 }\n[case.given]')
    assert look(server, true)["verdict"] == "holds"
    told = look(server, true.replace("= 7", "= 8"))
    assert told["verdict"] == "fails"
    assert told["failed"]["line"] == 5
    assert "is 7, expected 8" in told["failed"]["text"]
    # The position itself still stands.
    assert told["problem"] is None
    assert told["scene"] is not None


def test_seats_see_what_is_theirs(server: Running) -> None:
    text = """[[case]]
game = "encounters"
options = { players = 2 }
[case.given]
players.seat-1 = { hand = ["grunt"] }
players.seat-2 = { hand = ["electric_prod"] }
"""
    for seat, own, other in ((0, "Grunt", "Electric Prod"), (1, "Electric Prod", "Grunt")):
        held = names_held(look(server, text, seat=seat)["scene"])
        assert own in held
        assert other not in held
    taken = sit(server, text, ["human", "bot"])
    # Whoever plays knows what they wrote; at the table they see their own seat and no other.
    mara = Player(server.port, taken["table"], taken["token"])
    assert "Grunt" in names_held(mara.scene)
    assert "Electric Prod" not in names_held(mara.scene)
    mara.opened.close()


def test_tables_begin_with_a_position_and_still_do_after_a_restart(tmp_path: Path) -> None:
    database = tmp_path / "tables.sqlite"
    server = Running(database, "--pace", "0", "--writes", "1000")
    kept: list[tuple[str, dict[str, str], dict[str, Any]]] = []
    try:
        for game in GAMES:
            starter = starters(game)[0]
            seats = look(server, starter.text("en"))["seats"]
            taken = sit(server, starter.text("en"), ["human", *["bot"] * (seats - 1)])
            path, own = f"/api/tables/{taken['table']}", bearer(taken["token"])
            summary = server.http.get(path, headers=own).json()
            assert (summary["practice"], summary["solo"], summary["listed"]) == (True, True, False)
            record = server.http.get(f"{path}/record", headers=own).json()
            assert record["given"] == starter.case["given"]
            assert record["marks"] == ["from a position"]
            told = server.http.get(f"{path}/position", headers=own)
            assert told.status_code == 200, told.text
            assert look(server, told.json()["text"])["problem"] is None
            # Nobody else is told: it holds what no seat knows.
            assert server.http.get(f"{path}/position").status_code == 403
            kept.append((path, own, record))
    finally:
        server.kill()
    server = Running(database, "--pace", "0", "--writes", "1000")
    try:
        for path, own, record in kept:
            after = server.http.get(f"{path}/record", headers=own)
            assert after.status_code == 200, after.text
            assert after.json() == record
            forked = server.http.post(f"{path}/fork", json={"at": 0}, headers=own)
            assert forked.status_code == 201, forked.text
    finally:
        server.kill()


def test_how_to_play_and_where_rules_open(server: Running) -> None:
    for game in GAMES:
        found = server.http.get(f"/api/howto/{game}?lang=fr").json()
        assert len(found["pictures"]) == 6
        assert {picture["scene"]["lang"] for picture in found["pictures"]} == {"fr"}
    rules = server.http.get("/api/rules/corps").json()
    ids = {rule["id"] for section in rules["sections"] for rule in section["rules"]}
    assert rules["questions"]["action"] == "CORPS-ACT-01"
    assert set(rules["questions"].values()) <= ids
