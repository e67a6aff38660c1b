"""Two servers on one database: neither owns a table, and nothing is lost or doubled."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from hullbreach.server.guard import Bucket
from hullbreach.server.hub import Hub
from hullbreach.server.options import ServerOptions
from hullbreach.table.entries import Chosen
from hullbreach.table.storage import Append, Store, Summary
from tests import patience
from tests.server.running import COLD, LINE, Player, Running, bearer, settled
from tests.server.tables import fresh_store, new_table, seated, stored


def test_two_servers_share_a_table(tmp_path: Path) -> None:
    database = tmp_path / "tables.sqlite"
    one, other = Running(database, "--pace", "0", before=COLD), Running(database, "--pace", "0", before=COLD)
    table = one.new_table("corps", "human", "open")
    token = other.take(table["table"], 1, "Bob")
    here = Player(one.port, table["table"], table["token"])
    there = Player(other.port, table["table"], token)
    refused = 0
    for _ in range(12):
        for player, port, key in ((here, one.port, table["token"]), (there, other.port, token)):
            # What the other server stored is seen when one comes back, as after any gap.
            fresh = Player(port, table["table"], key)
            if fresh.question is not None:
                assert fresh.choose(fresh.options()[0])["kind"] in ("update", "welcome")
            fresh.close()
            player.catch_up()
        if here.question is not None:
            answer = here.choose(here.options()[0])
            refused += answer["kind"] == "refused"
    last = [Player(port, table["table"], table["token"]) for port in (one.port, other.port)]
    assert settled(last[0].scene) == settled(last[1].scene)
    assert last[0].version == last[1].version > 12
    for player in (here, there, *last):
        player.close()
    assert "Traceback" not in one.stop() + other.stop()


def test_a_watcher_follows_what_another_server_stores(tmp_path: Path) -> None:
    database = tmp_path / "tables.sqlite"
    one, other = (Running(database, "--pace", "0", "--shared", before=COLD) for _ in range(2))
    table = one.new_table("corps", "human")
    player, watcher = Player(one.port, table["table"], table["token"]), Player(other.port, table["table"])
    for _ in range(3):
        player.choose(player.options()[0])
    while watcher.version < player.version:
        watcher.until("welcome", "update")
    watcher.close()
    player.close()
    assert "Traceback" not in one.stop() + other.stop()


def test_what_others_store_does_not_change_the_match_under_whoever_looks_at_it(tmp_path: Path) -> None:
    """A bot or a hint looks at it in a thread while the entries of another process are taken in."""

    async def play() -> None:
        store = fresh_store(tmp_path)
        table = stored(store, new_table("corps", "human"), seated("human"))
        hub = Hub(store, ServerOptions("", shared=True))
        live = await hub.open(table.head.id)
        looked_at = live.table.match
        question = table.match.question
        assert question is not None
        plan = table.plan_choice(0, table.version, [question.texts()[0]])
        assert store.append([table.append(plan)]) == [True]
        await hub.refresh(live)
        assert (live.table.choices, len(live.table.match.pasts()), len(looked_at.pasts())) == (1, 1, 0)
        store.close()

    asyncio.run(play())


def test_a_server_that_starts_again_goes_on_where_it_stopped(tmp_path: Path) -> None:
    first = Running(tmp_path / "tables.sqlite", "--pace", "0", before=COLD)
    table = first.new_table("encounters", "human", "bot", listed=False)
    player = Player(first.port, table["table"], table["token"])
    for _ in range(6):
        player.wait_for_question()
        player.choose(player.options()[0])
    player.wait_for_question()
    player.catch_up()
    player.close()
    assert "Traceback" not in first.stop()
    second = Running(tmp_path / "tables.sqlite", "--pace", "0", before=COLD)
    again = Player(second.port, table["table"], table["token"])
    assert settled(again.scene) == settled(player.scene)
    mine = {"tables": [{"table": table["table"], "token": table["token"]}, {"table": "gone", "token": "x"}]}
    found = second.http.post("/api/tables/mine", json=mine).json()
    assert [(each["id"], each["yours"], each["solo"]) for each in found] == [(table["table"], [0], True)]
    assert second.http.get(f"/api/tables/{table['table']}", headers=bearer("wrong")).json()["yours"] == []
    again.close()
    assert "Traceback" not in second.stop()


def test_a_token_never_reaches_a_log_or_an_address(tmp_path: Path) -> None:
    server = Running(tmp_path / "tables.sqlite", "--pace", "0", before=COLD)
    table = server.new_table("corps", "human")
    token = str(table["token"])
    player = Player(server.port, table["table"], token)
    server.http.get(f"/api/tables/{table['table']}/record", headers=bearer(token))
    server.http.post("/api/tables/mine", json={"tables": [{"table": token * 9, "token": token}]})
    assert token not in "".join(player.received)
    player.close()
    printed = server.stop()
    assert token not in printed
    stored = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    assert token.encode() not in stored


def test_a_table_of_other_rules_is_refused_and_kept(tmp_path: Path) -> None:
    server = Running(tmp_path / "tables.sqlite", "--pace", "0", before=COLD)
    store = Store(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    seats = seated("human")
    table = stored(store, new_table("corps", "human"), seats)
    strange = Append(table.head.id, 2, [Chosen(0, "teleport hicks")], Summary())
    assert store.append([strange]) == [True]
    store.close()
    for path in ("record", "replay", "verify"):
        answer = server.http.get(f"/api/tables/{table.head.id}/{path}")
        assert (answer.status_code, answer.json()["error"]) == (409, "other-version")
    assert server.http.get(f"/api/tables/{table.head.id}").status_code == 200
    with connect(f"ws://localhost:{server.port}/api/tables/{table.head.id}/socket", **LINE) as socket:
        with pytest.raises(ConnectionClosed):
            socket.recv(patience.SECONDS)
        assert socket.close_code == 4409
    assert "does not replay" in server.stop()


def test_a_bucket_fills_again() -> None:
    bucket = Bucket(rate=1000, burst=3)
    assert [bucket.take() for _ in range(3)] == [True] * 3
    bucket.left = 0.0
    bucket.at -= 1
    assert bucket.take()
