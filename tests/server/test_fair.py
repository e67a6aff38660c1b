"""Attacks by people who want to know more than they may: over HTTP, as somebody outside would try them."""

from __future__ import annotations

import pytest

from tests.server.running import Player, Running, bearer


def look_into(server: Running, table: object, key: object, what: str) -> int:
    """Ask for something that players do not see."""
    if what == "fork":
        body = {"at": 0, "name": "Eve"}
        return server.http.post(f"/api/tables/{table}/fork", json=body, headers=bearer(key)).status_code
    return server.http.get(f"/api/tables/{table}/{what}", headers=bearer(key)).status_code


@pytest.mark.parametrize("what", ["record", "replay", "replay/0", "position", "fork"])
def test_whoever_has_seen_more_than_players_do_gets_nobody_to_sit_down(server: Running, what: str) -> None:
    table = server.new_table("corps", "human", "bot", practice=True, listed=True)
    id, key = table["table"], str(table["token"])
    # Not every position can be told; that somebody may ask for it is enough.
    assert look_into(server, id, key, what) in (200, 201, 409)
    assert server.deed(id, 1, "back", key).status_code == 200
    victim = server.http.post(f"/api/tables/{id}/seats/1/take", json={"name": "Bob"})
    assert (victim.status_code, victim.json()["error"]) == (409, "sealed")
    watcher = Player(server.port, id)
    assert "sealed" in watcher.table["nature"]  # type: ignore[operator]
    assert [line["text"] for line in watcher.chat] == ["sealed", "opened"]
    watcher.close()
    assert [each["joinable"] for each in server.http.get("/api/tables").json() if each["id"] == id] == [False]


def test_a_fork_opens_no_seat_with_the_dice_of_its_match(server: Running) -> None:
    table = server.new_table("corps", "human", "bot")
    body = {"at": 0, "name": "Eve"}
    fork = server.http.post(f"/api/tables/{table['table']}/fork", json=body, headers=bearer(table["token"])).json()
    server.deed(fork["table"], 1, "back", fork["token"])
    victim = server.http.post(f"/api/tables/{fork['table']}/seats/1/take", json={"name": "Bob"})
    assert (victim.status_code, victim.json()["error"]) == (409, "sealed")
    watcher = Player(server.port, fork["table"])
    assert watcher.table["nature"] == ["practice", "fork", "sealed"]
    watcher.close()


def test_what_was_had_of_a_table_holds_after_a_restart(server: Running) -> None:
    """The seal is stored, not remembered; and a table without it is as open as it was."""
    table = server.new_table("corps", "human", "bot")
    summary = server.http.get(f"/api/tables/{table['table']}").json()
    assert look_into(server, table["table"], table["token"], "record") == 200
    assert server.http.get(f"/api/tables/{table['table']}").json()["version"] == summary["version"]
    assert look_into(server, table["table"], table["token"], "record") == 200
    again = Player(server.port, table["table"], table["token"])
    assert [line["text"] for line in again.chat] == ["sealed"]
    again.close()


def test_nobody_opens_a_bots_seat_looks_and_leaves(server: Running) -> None:
    table = server.new_table("encounters", "human", "open", "open", name="Ana")
    id, ana_key = table["table"], str(table["token"])
    bo_key = server.take(id, 1, "Bo")
    ana, bo = Player(server.port, id, ana_key), Player(server.port, id, bo_key)
    assert server.deed(id, 2, "bot", ana_key).status_code == 200
    opened = server.deed(id, 2, "back", ana_key)
    assert opened.json()["seats"][2]["kind"] == "bot"
    took = server.http.post(f"/api/tables/{id}/seats/2/take", json={"name": "Eve"}, headers=bearer(ana_key))
    assert (took.status_code, took.json()["error"]) == (409, "seat-taken")
    while bo.table["proposal"] is None:
        bo.until("table", "welcome")
    proposal = bo.table["proposal"]
    assert isinstance(proposal, dict)
    assert (proposal["wants"], proposal["by"], proposal["needed"]) == ("opens", 0, [1])
    assert server.deed(id, 2, "refuse", bo_key).json()["seats"][2]["kind"] == "bot"
    assert [line["text"] for line in bo.chat] == ["came", "bot-came"]
    for player in (ana, bo):
        player.close()


def test_a_stranger_does_not_take_a_seat_that_was_left_look_and_leave(server: Running) -> None:
    table = server.new_table("encounters", "human", "open", "open", name="Ana")
    id, ana_key = table["table"], str(table["token"])
    bo_key = server.take(id, 1, "Bo")
    ana = Player(server.port, id, ana_key)
    assert server.deed(id, 1, "leave", bo_key).status_code == 200
    asked = server.http.post(f"/api/tables/{id}/seats/1/take", json={"name": "Eve"})
    assert asked.status_code == 201
    assert asked.json()["waits"]
    eve = Player(server.port, id, asked.json()["token"])
    assert eve.seat == -1
    proposal = eve.table["proposal"]
    assert isinstance(proposal, dict)
    assert (proposal["wants"], proposal["name"], proposal["by"]) == ("sits", "Eve", -1)
    # With consent she sits down, without coming again.
    assert server.deed(id, 1, "agree", ana_key).status_code == 200
    assert eve.until("welcome")["seat"] == 1
    ana.catch_up()
    assert [(line["name"], line["text"]) for line in ana.chat] == [("Bo", "came"), ("Bo", "left"), ("Eve", "came")]
    for player in (ana, eve):
        player.close()


def test_undo_is_not_for_flooding(server: Running) -> None:
    table = server.new_table("encounters", "human", "open", name="Ana")
    bo = server.take(table["table"], 1, "Bo")
    players = [Player(server.port, table["table"], key) for key in (table["token"], bo)]
    asked = next(player for player in players if player.question is not None)
    asked.choose(asked.options()[0])
    for _ in range(30):
        asked.send(kind="undo", reach="step")
    assert asked.until("problem")["code"] == "too-fast"
    for player in players:
        player.close()
