"""Playing over the socket: choices, refusals, several clients, undo, bots, clocks."""

from __future__ import annotations

import contextlib
import json
import time
from functools import partial
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tests import patience
from tests.server.running import LINE, Player, Running, bearer, running, settled, whoever_is_asked

GAMES = ("corps", "encounters")
# Messages at once that are too many, while their frames are not.
FLOOD = 300


def play_on(player: Player, choices: int) -> None:
    """Choose the first option so many times."""
    for _ in range(choices):
        player.wait_for_question()
        if player.question is None:
            return
        assert player.choose(player.options()[0])["kind"] != "refused"


def fresh_scene(server: Running, table: object, token: object, lang: str = "en") -> dict[str, object]:
    """What somebody who comes now is shown."""
    other = Player(server.port, table, token, lang)
    other.close()
    return other.scene


@pytest.mark.parametrize("game", GAMES)
def test_changes_add_up_to_the_whole_scene(server: Running, game: str) -> None:
    table = server.new_table(game, "human", "bot", "bot", name="Ann")
    player = Player(server.port, table["table"], table["token"])
    play_on(player, 25)
    player.wait_for_question()
    player.catch_up()
    assert settled(player.scene) == settled(fresh_scene(server, table["table"], table["token"]))
    assert player.version == player.scene["version"]
    player.close()


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_to_its_end(server: Running, game: str) -> None:
    """A person watches bots to the end; then everybody may look back, check the dice and fork."""
    settings = {"mission": "bug_hunt_catwalks"} if game == "corps" else {}
    table = server.new_table(game, "human", "bot", settings=settings)
    server.deed(table["table"], 0, "bot", str(table["token"]))
    player = Player(server.port, table["table"], table["token"])
    while not player.scene["ended"]:
        player.until("update", "welcome")
    player.until("table")
    assert player.table["finished"]
    http = server.http
    verified = http.get(f"/api/tables/{table['table']}/verify").json()
    assert verified["matches"]
    assert verified["commitment"] == player.table["commitment"]
    assert verified["undone"] == []
    replay = http.get(f"/api/tables/{table['table']}/replay").json()
    assert replay["finished"]
    assert [moment["number"] for moment in replay["moments"]] == list(range(1, len(replay["moments"]) + 1))
    last = http.get(f"/api/tables/{table['table']}/replay/{len(replay['moments'])}", params={"seat": 0}).json()["scene"]
    assert {**settled(last), "version": 0} == {**settled(player.scene), "version": 0}
    record = http.get(f"/api/tables/{table['table']}/record")
    assert record.json()["chance"]["key"] == verified["key"]
    once_more = http.post(f"/api/tables/{table['table']}/again", json={"name": "Ann"}, headers=bearer(table["token"]))
    assert once_more.status_code == 201
    facts = http.get(f"/api/tables/{once_more.json()['table']}", headers=bearer(once_more.json()["token"])).json()
    assert [seat["kind"] for seat in facts["seats"]] == ["human", "bot"]
    assert (facts["yours"], facts["choices"], facts["finished"]) == ([0], 0, False)
    # Who has the set-up done for them looks at it before they begin, like the first time; who sets up does it again.
    wish = {"name": "Ann", "asks": []}
    http.post(f"/api/tables/{table['table']}/seats/0/ask", json=wish, headers=bearer(table["token"])).raise_for_status()
    proposed = http.post(f"/api/tables/{table['table']}/again", json={"name": "Ann"}, headers=bearer(table["token"]))
    for seated, ready in ((once_more.json(), True), (proposed.json(), False)):
        newcomer = Player(server.port, seated["table"], seated["token"])
        assert newcomer.table["seats"][0]["ready"] == ready
        newcomer.close()
    fork = http.post(f"/api/tables/{table['table']}/fork", json={"at": 20, "name": "Bob"})
    assert fork.status_code == 201
    again = Player(server.port, fork.json()["table"], fork.json()["token"])
    assert again.table["practice"]
    play_on(again, 3)
    again.close()
    # In the seat of a bot as well, and in none that is not there.
    other = http.post(f"/api/tables/{table['table']}/fork", json={"at": 20, "seat": 1}, headers=bearer(table["token"]))
    facts = http.get(f"/api/tables/{other.json()['table']}", headers=bearer(other.json()["token"])).json()
    assert facts["yours"] == [1]
    assert [seat["kind"] for seat in facts["seats"]] == ["bot", "human"]
    assert http.post(f"/api/tables/{table['table']}/fork", json={"at": 20, "seat": 2}).status_code == 404
    player.close()


def test_a_stale_choice_changes_nothing(server: Running) -> None:
    table = server.new_table("corps", "human")
    player = Player(server.port, table["table"], table["token"])
    version, options = player.version, player.options()
    play_on(player, 2)
    before = player.scene
    refused = player.choose(options[0], version=version)
    assert (refused["kind"], refused["reason"], refused["version"]) == ("refused", "stale", player.version)
    assert player.choose(options[0], version=player.version + 1)["reason"] == "stale"
    assert settled(fresh_scene(server, table["table"], table["token"])) == settled(before)
    player.close()


def test_an_illegal_choice_is_refused_with_its_rule(server: Running) -> None:
    table = server.new_table("corps", "human", lang="de")
    player = Player(server.port, table["table"], table["token"], "de")
    play_on(player, 12)
    version = player.version
    player.send(kind="closed")
    closed = player.until("closed")["refused"]
    assert isinstance(closed, list)
    assert closed
    refused = player.choose(closed[0]["text"])
    assert refused["kind"] == "refused"
    assert refused["text"] == closed[0]["reason"]
    assert refused["rule"] == closed[0]["rule"]
    assert player.choose("dance on the table")["reason"] == "not-an-option"
    assert player.version == version
    player.close()


def test_two_play_and_a_third_watches(server: Running) -> None:
    table = server.new_table("encounters", "human", "open", name="Ann", listed=True)
    assert table["table"] in [each["id"] for each in server.http.get("/api/tables").json()]
    token = server.take(table["table"], 1, "Bob")
    again = server.http.post(f"/api/tables/{table['table']}/seats/1/take", json={"name": "Cid"})
    assert (again.status_code, again.json()["error"]) == (409, "seat-taken")
    ann = Player(server.port, table["table"], table["token"])
    bob = Player(server.port, table["table"], token, "fr")
    watcher = Player(server.port, table["table"])
    assert watcher.seat == -1
    for _ in range(12):
        asked = whoever_is_asked(ann, bob)
        assert asked.choose(asked.options()[0])["kind"] == "update"
    whoever_is_asked(ann, bob)
    for player, key, lang in ((ann, table["token"], "en"), (bob, token, "fr"), (watcher, None, "en")):
        player.catch_up()
        assert settled(player.scene) == settled(fresh_scene(server, table["table"], key, lang))
        assert player.scene["lang"] == lang
    assert watcher.question is None
    assert watcher.choose("pass")["reason"] == "spectator"
    names = [seat["name"] for seat in ann.table["seats"]]  # type: ignore[attr-defined]
    assert names == ["Ann", "Bob"]
    ann.send(kind="chat", text="<b>hello</b>\n\u202e there \x07")
    assert bob.until("chat")["text"] == "<b>hello</b> there"
    assert watcher.until("chat")["name"] == "Ann"
    for player in (ann, bob, watcher):
        player.close()


def test_undo_alone_goes_back_and_is_marked_when_dice_were_seen(server: Running) -> None:
    table = server.new_table("corps", "human")
    player = Player(server.port, table["table"], table["token"])
    first = player.scene
    play_on(player, 3)
    for _ in range(3):
        player.send(kind="undo", reach="step")
        player.until("welcome")
    assert {**settled(player.scene), "version": 0} == {**settled(first), "version": 0}
    assert player.version > 3
    player.send(kind="undo", reach="turn")
    assert player.until("problem")["code"] == "nothing-to-undo"
    play_on(player, 30)
    record = partial(server.http.get, f"/api/tables/{table['table']}/record", headers=bearer(table["token"]))
    marked, version = record().json(), player.version
    player.send(kind="undo", reach="turn")
    player.until("welcome")
    now = record().json()
    assert all(mark.startswith("undo of ") for mark in now["marks"])
    # What was taken back can still be reported.
    assert record(params={"version": version}).json() == marked
    assert len(now["choices"]) < len(marked["choices"])
    player.close()


def test_undo_with_others_needs_their_consent(server: Running) -> None:
    table = server.new_table("corps", "human", "open")
    token = server.take(table["table"], 1)
    ann = Player(server.port, table["table"], table["token"])
    bob = Player(server.port, table["table"], token)
    first = ann.scene
    ann.choose(ann.options()[0])
    bob.until("update")
    ann.send(kind="undo", reach="step")
    while bob.table["undo"] is None:
        bob.until("table")
    assert bob.table["undo"] == {"by": 0, "reach": "step", "agreed": [], "needed": [1]}
    bob.send(kind="vote", agree=False)
    while ann.table["undo"] is not None or not any('"undo":{' in text for text in ann.received):
        ann.until("table")
    ann.send(kind="undo", reach="step")
    while bob.table["undo"] is None:
        bob.until("table")
    ann.send(kind="vote", agree=True)
    assert ann.until("problem")["code"] == "not-asked"
    bob.send(kind="vote", agree=True)
    ann.until("welcome")
    assert {**settled(ann.scene), "version": 0} == {**settled(first), "version": 0}
    ann.close()
    bob.close()


def test_a_seat_is_handed_to_a_bot_and_taken_back(server: Running) -> None:
    table = server.new_table("corps", "human", "human")
    player = Player(server.port, table["table"], table["token"])
    assert server.deed(table["table"], 0, "bot", str(table["token"])).status_code == 200
    assert server.deed(table["table"], 1, "bot", "somebody else's").status_code == 403
    player.until("update", "welcome")
    assert server.deed(table["table"], 0, "back", str(table["token"])).status_code == 200
    assert server.deed(table["table"], 0, "name", str(table["token"]), "Eve\n").json()["seats"][0]["name"] == "Eve"
    assert server.deed(table["table"], 0, "leave", str(table["token"])).json()["seats"][0]["kind"] == "open"
    player.close()


def test_whoever_leaves_a_seat_sees_no_more_of_it(server: Running) -> None:
    table = server.new_table("encounters", "human", "bot")
    player = Player(server.port, table["table"], table["token"])
    assert player.seat == 0
    player.wait_for_question()
    server.deed(table["table"], 0, "leave", str(table["token"]))
    player.until("welcome")
    assert player.seat == -1
    assert player.question is None
    assert player.choose("pass")["reason"] == "spectator"
    player.close()


def test_chat_is_not_for_flooding(server: Running) -> None:
    table = server.new_table("corps", "human")
    player = Player(server.port, table["table"], table["token"])
    for n in range(40):
        player.send(kind="chat", text=f"line {n}")
    assert player.until("problem")["code"] == "too-fast"
    player.close()


def test_one_browser_plays_two_seats(server: Running) -> None:
    table = server.new_table("corps", "human", "human")
    player = Player(server.port, table["table"], table["token"])
    seen = set()
    for _ in range(30):
        player.wait_for_question()
        assert player.question is not None
        assert player.seat == player.question["seat"]
        seen.add(player.seat)
        assert player.choose(player.options()[0])["kind"] != "refused"
    assert seen == {0, 1}
    player.close()


def test_a_far_square_is_one_gesture(server: Running) -> None:
    table = server.new_table("corps", "human", settings={"mission": "newt"})
    player = Player(server.port, table["table"], table["token"])
    for _ in range(80):
        assert player.question is not None
        routes = player.question["routes"]
        if routes:
            assert isinstance(routes, list)
            route = max(routes, key=lambda each: len(each["texts"]))
            version = player.version
            assert player.choose(*route["texts"])["kind"] == "update"
            # The equip step before the walk is answered with it.
            assert player.version - version in range(2, len(route["texts"]) + 2)
            break
        player.follow_hint()
        player.wait_for_question()
    else:
        pytest.fail("never asked to move")
    player.close()


def test_the_clock_lets_a_bot_decide(server: Running) -> None:
    table = server.new_table("corps", "human", "open", clock=1)
    player = Player(server.port, table["table"], table["token"])
    assert player.table["clock"] is not None
    update = player.until("update")
    assert (update["by"], update["maker"]) == (0, "clock")
    player.close()


def test_why_and_hint_and_language(server: Running) -> None:
    table = server.new_table("corps", "human", "bot")
    player = Player(server.port, table["table"], table["token"])
    player.send(kind="hint")
    hint = player.until("hint")
    assert hint["text"] in player.options()
    player.send(kind="why", line=0)
    assert player.until("why")["line"] == 0
    player.send(kind="why", line=10**9)
    assert player.until("why")["sentences"] == []
    player.send(kind="lang", lang="fr")
    player.until("welcome")
    assert player.scene["lang"] == "fr"
    player.send(kind="ping")
    player.until("pong")
    player.close()


def test_nobody_gets_in_without_a_hello(server: Running) -> None:
    table = server.new_table("corps", "human")
    with connect(f"ws://localhost:{server.port}/api/tables/{table['table']}/socket", **LINE) as socket:
        socket.send(json.dumps({"kind": "ping"}))
        with pytest.raises(ConnectionClosed):
            socket.recv(patience.SECONDS)
        assert socket.close_code == 4400
    with connect(f"ws://localhost:{server.port}/api/tables/nothing/socket", **LINE) as socket:
        with pytest.raises(ConnectionClosed):
            socket.recv(patience.SECONDS)
        assert socket.close_code == 4404


def test_too_many_messages_end_a_connection(server: Running) -> None:
    table = server.new_table("corps", "human")
    player = Player(server.port, table["table"], table["token"])
    with contextlib.suppress(ConnectionClosed):
        # Fewer at once than the frames a connection may send, and as long as it is no flood to this machine.
        while True:
            for _ in range(FLOOD):
                player.socket.send('{"kind":"ping"}')
            for _ in range(FLOOD):
                player.receive()
    with contextlib.suppress(ConnectionClosed):
        while True:
            player.receive()
    # Whoever goes on sending while being sent away may miss the reason.
    assert player.socket.close_code in (4429, 1006)
    assert any("too-fast" in text for text in player.received)


def test_too_many_frames_end_a_connection_too(server: Running) -> None:
    table = server.new_table("corps", "human")
    player = Player(server.port, table["table"], table["token"])
    with contextlib.suppress(ConnectionClosed):
        for _ in range(100_000):
            player.socket.send('{"kind":"ping"}')
    with contextlib.suppress(ConnectionClosed):
        while True:
            player.receive()
    assert player.socket.close_code in (4429, 1006)


def test_whoever_plays_alone_need_not_watch_the_bots(tmp_path: Path) -> None:
    with running(tmp_path, "--pace", "60") as slow:
        table = slow.new_table("encounters", "human", "bot", settings={"roles": "random"})
        player = Player(slow.port, table["table"], table["token"])
        began = time.monotonic()
        for _ in range(12):
            if player.question is None:
                player.send(kind="hurry")
                player.wait_for_question()
            if player.scene["ended"]:
                break
            player.choose(player.options()[-1])
        # Each choice of a bot would have been left on the table for a minute, more or less.
        by_bots = sum('"maker":"bot"' in text for text in player.received)
        assert by_bots > 5
        assert time.monotonic() - began < 20 * by_bots
        player.close()


def test_nobody_watches_how_a_proposed_set_up_is_put_up(tmp_path: Path) -> None:
    with running(tmp_path, "--pace", "60") as slow:
        table = slow.new_table("corps", "human", "bot", "bot", asks=[], ready=False)
        player = Player(slow.port, table["table"], table["token"])
        began = time.monotonic()
        while not player.table["held"]:
            player.receive()
        # Some thirty choices, each of which would have been left on the table for a minute, more or less.
        assert time.monotonic() - began < 40
        player.close()
