"""What one address, one client or one broken file may not do to everybody else."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import socket
import sqlite3
import time
from pathlib import Path

import pytest
import uvicorn
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from hullbreach.kernel.errors import BadInput
from hullbreach.server import door as doors
from hullbreach.server.door import Doorkeeper, Quiet
from hullbreach.server.guard import Buckets
from hullbreach.server.hub import Hub
from hullbreach.server.options import ServerOptions
from hullbreach.server.running import listen
from hullbreach.server.wire import FRAME_BURST
from hullbreach.table.entries import read_entry
from hullbreach.table.storage import CHAT_STORED, THE_TABLE, NotStored, Said, Store
from tests import patience
from tests.server.doorstep import answer, behind_the_door
from tests.server.running import LINE, Player, Running, running
from tests.server.tables import fresh_store, new_table, seated, stored

SOON = 0.2


# ---- the door


HALVES = {
    "nothing": b"",
    "half a head": b"GET / HTTP/1.1\r\nHost: here\r\n",
    "half a body": b"POST / HTTP/1.1\r\nHost: here\r\nContent-Length: 10\r\n\r\n12",
    "half a second one": b"GET / HTTP/1.1\r\nHost: here\r\n\r\nGET / HT",
}


@pytest.mark.parametrize("half", HALVES)
def test_a_request_that_is_half_sent_does_not_keep_its_connection(monkeypatch: pytest.MonkeyPatch, half: str) -> None:
    monkeypatch.setattr(doors, "REQUEST_SECONDS", SOON)
    with behind_the_door() as (keeper, come):
        line = come()
        line.sendall(HALVES[half])
        with contextlib.suppress(ConnectionResetError):
            while line.recv(4096):
                pass
        line.close()
        assert keeper.inside.total() == 0


def test_whoever_asks_in_whole_is_answered_again_and_again() -> None:
    with behind_the_door() as (keeper, come):
        line = come()
        for _ in range(3):
            line.sendall(b"GET / HTTP/1.1\r\nHost: here\r\n\r\n")
            assert line.recv(4096).startswith(b"HTTP/1.1 204")
        assert keeper.inside.total() == 1
        line.close()


def test_small_answers_are_sent_at_once() -> None:
    """A system that collects them first lets everybody wait for 40 ms, at every request but the first."""
    collecting: asyncio.Queue[int] = asyncio.Queue()

    def meet(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        connected = writer.get_extra_info("socket")
        collecting.put_nowait(connected.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY))
        writer.close()

    async def run() -> int:
        with listen("127.0.0.1", 0) as listening:
            server = await asyncio.start_server(meet, sock=listening)
            await asyncio.open_connection(*listening.getsockname())
            sent_at_once = await collecting.get()
            server.close()
            return sent_at_once

    assert asyncio.run(run())


def test_one_address_has_only_so_many_connections_and_a_proxy_as_many_as_come() -> None:
    with behind_the_door(each=5) as (keeper, come):
        lines = [come() for _ in range(5)]
        while keeper.inside.total() < 5:
            time.sleep(0.01)
        one_more = come()
        with contextlib.suppress(ConnectionResetError):
            assert one_more.recv(1) == b""
        # The others are not disturbed.
        lines[0].sendall(b"GET / HTTP/1.1\r\nHost: here\r\n\r\n")
        assert lines[0].recv(4096).startswith(b"HTTP/1.1 204")
        for line in (*lines, one_more):
            line.close()
    proxied = Doorkeeper(5, ["10.0.0.1"])
    assert all(proxied.lets_in("10.0.0.1") for _ in range(50))
    assert [proxied.lets_in("10.0.0.2") for _ in range(6)] == [True] * 5 + [False]


def test_sockets_count_as_connections_as_long_as_they_are_open() -> None:
    async def accept(scope: object, receive: object, send: object) -> None:
        await send({"type": "websocket.accept"})  # type: ignore[operator]
        await receive()  # type: ignore[operator]
        await receive()  # type: ignore[operator]

    with behind_the_door(app=accept) as (keeper, come):
        with connect("ws://here/", sock=come(), **LINE):
            assert keeper.inside.total() == 1
        while keeper.inside.total():
            time.sleep(0.01)


def test_the_log_does_not_grow_with_what_others_do(caplog: pytest.LogCaptureFixture) -> None:
    logger = logging.getLogger("hullbreach.test-of-quiet")
    quiet = Quiet(most=3, seconds=1000)
    logger.addFilter(quiet)
    for n in range(500):
        logger.warning("somebody sent %d", n)
    assert len(caplog.records) == 3
    quiet.since -= 2000
    logger.warning("somebody sent more")
    assert "497 lines" in caplog.records[-1].getMessage()


def test_addresses_have_buckets_of_their_own_and_few_are_remembered() -> None:
    buckets = Buckets(0.0001, 2)
    assert [buckets.take("one") for _ in range(3)] == [True, True, False]
    assert buckets.take("other")
    for n in range(5000):
        buckets.take(str(n))
        buckets.take("one")
    # Whoever keeps coming is not forgotten for the sake of many others.
    assert not buckets.take("one")


# ---- frames


FRAMES = {
    "fragments": b"\x01\x80\0\0\0\0" + b"\x00\x80\0\0\0\0" * 3000,
    "pings": b"\x89\x80\0\0\0\0" * 3000,
    "pongs": b"\x8a\x80\0\0\0\0" * 3000,
}


@pytest.mark.parametrize("kind", FRAMES)
def test_frames_are_counted_and_a_flood_of_them_ends_the_connection(server: Running, kind: str) -> None:
    table = server.new_table("corps", "human")
    player = Player(server.port, table["table"], table["token"])
    player.socket.socket.sendall(FRAMES[kind])
    with contextlib.suppress(ConnectionClosed):
        while True:
            player.receive()
    assert player.socket.close_code == 4429
    player.close()


def test_a_page_sends_far_fewer_frames(server: Running) -> None:
    table = server.new_table("corps", "human")
    player = Player(server.port, table["table"], table["token"])
    player.socket.socket.sendall(b"\x8a\x80\0\0\0\0" * (FRAME_BURST // 2))
    player.catch_up()
    assert player.socket.close_code is None
    player.close()


def test_languages_are_not_for_flooding(server: Running) -> None:
    table = server.new_table("corps", "human")
    watcher = Player(server.port, table["table"])
    for n in range(20):
        watcher.send(kind="lang", lang=("fr", "de")[n % 2])
    assert watcher.until("problem")["code"] == "too-fast"
    watcher.close()


def test_one_address_talks_only_so_much_at_all_tables_together(server: Running) -> None:
    tables = [server.new_table("corps", "human") for _ in range(8)]
    told = []
    for table in tables:
        player = Player(server.port, table["table"], table["token"])
        for n in range(8):
            player.send(kind="chat", text=f"line {n}")
        player.catch_up()
        told += [message for message in player.received if '"too-fast"' in message]
        player.close()
    assert told


def test_a_locked_database_does_not_hold_up_those_who_look(tmp_path: Path) -> None:
    """Lines of chat wait for it one behind the other, in the writer's thread, and too many are refused."""

    async def talk() -> None:
        hub = Hub(fresh_store(tmp_path), ServerOptions("", pace=0))
        hub.writer.start()
        table = stored(hub.store, new_table("corps", "human"), seated("human"))
        live = await hub.open(table.head.id)
        locks = sqlite3.connect(tmp_path / "tables.sqlite", isolation_level=None)
        locks.execute("BEGIN IMMEDIATE")
        said = [asyncio.create_task(hub.say(live, 0, "Ann", f"line {n}")) for n in range(100)]
        await asyncio.sleep(0)
        assert len(await asyncio.to_thread(hub.store.summaries, [table.head.id])) == 1
        locks.execute("COMMIT")
        answers = await asyncio.gather(*said, return_exceptions=True)
        assert sum(isinstance(each, NotStored) for each in answers) == 36
        assert [line.text for line in hub.store.chat(table.head.id)] == [f"line {n}" for n in range(64)]
        locks.close()
        hub.writer.stop()
        hub.store.close()

    asyncio.run(talk())


def test_old_lines_are_dropped_and_what_became_of_seats_is_not(tmp_path: Path) -> None:
    store = fresh_store(tmp_path)
    table = stored(store, new_table("corps", "human"), seated("human"))
    store.say(table.head.id, Said(THE_TABLE, "Ann", "left", 1.0))
    with store.writing() as connection:
        connection.exec_driver_sql(
            "INSERT INTO chat SELECT ?, value, 1.0, ? FROM (WITH RECURSIVE n(value) AS"
            " (SELECT 2 UNION ALL SELECT value + 1 FROM n WHERE value < ?) SELECT value FROM n)",
            (table.head.id, '{"seat":0,"name":"Ann","text":"on and on","at":1.0}', CHAT_STORED + 199),
        )
    store.say(table.head.id, Said(0, "Ann", "enough", 2.0))
    with store.reading() as connection:
        kept = connection.exec_driver_sql("SELECT body FROM chat ORDER BY number").scalars().all()
    assert len(kept) == CHAT_STORED + 1
    assert '"left"' in str(kept[0])
    store.close()


# ---- tables and addresses


def test_an_address_sets_up_only_so_many_tables_and_a_proxy_tells_the_address(tmp_path: Path) -> None:
    with running(tmp_path, "--new-tables", "2", "--proxy", "127.0.0.1", "--metrics", "192.0.2.7") as server:

        def ask(address: str) -> int:
            body = {"game": "corps", "seats": ["human"]}
            headers = {"x-forwarded-for": address}
            return server.http.post("/api/tables", json=body, headers=headers).status_code

        assert [ask("192.0.2.1") for _ in range(3)] == [201, 201, 429]
        assert ask("192.0.2.2") == 201
        # Whoever is named may read the numbers, too; nobody else who comes by the proxy may.
        looks = [server.http.get("/metrics", headers={"x-forwarded-for": f"192.0.2.{n}"}).status_code for n in (7, 8)]
        assert looks == [200, 403]
        assert server.http.get("/metrics").status_code == 200


def test_nobody_is_believed_who_is_no_proxy(tmp_path: Path) -> None:
    with running(tmp_path, "--new-tables", "2") as server:
        body = {"game": "corps", "seats": ["human"]}
        found = [
            server.http.post("/api/tables", json=body, headers={"x-forwarded-for": f"192.0.2.{n}"}).status_code
            for n in range(3)
        ]
        assert found == [201, 201, 429]


def test_a_full_table_is_listed_to_watch_if_it_was_shown_to_everybody(server: Running) -> None:
    def shown() -> dict[str, bool]:
        return {each["id"]: each["joinable"] for each in server.http.get("/api/tables").json()}

    full = server.new_table("corps", "human", "bot", listed=True)
    free = server.new_table("corps", "human", "open", listed=True)
    hidden = server.new_table("corps", "human", "bot")
    assert shown()[full["table"]] is False
    assert shown()[free["table"]] is True
    assert hidden["table"] not in shown()


@pytest.mark.parametrize("id", ["a%00b", "a%20b", "x" * 64, "%F0%9F%91%BD"])
def test_strange_ids_lead_nowhere(server: Running, id: str) -> None:
    assert server.http.get(f"/api/tables/{id}").status_code == 404
    assert server.http.get(f"/api/tables/{id}/replay").status_code == 404
    with connect(f"ws://localhost:{server.port}/api/tables/{id}/socket", **LINE) as line:
        with pytest.raises(ConnectionClosed):
            line.recv(patience.SECONDS)
        assert line.close_code == 4404
    mine = {"tables": [{"table": "a\0b", "token": "t"}]}
    assert server.http.post("/api/tables/mine", json=mine).json() == []


# ---- what is damaged


def test_an_entry_that_nobody_knows_is_told_as_another_version(tmp_path: Path) -> None:
    with running(tmp_path, "--pace", "0") as server:
        table = server.new_table("corps", "human", listed=True)
        other = server.new_table("corps", "human", "open", listed=True)
        with contextlib.closing(sqlite3.connect(server.database)) as file, file:
            wrong = '{"kind":"seance","seat":0}'
            file.execute("INSERT INTO entries VALUES (?, 2, 1.0, ?)", (table["table"], wrong))
            file.execute("UPDATE tables SET summary = 'nonsense' WHERE id = ?", (table["table"],))
        answer = server.http.get(f"/api/tables/{table['table']}/replay")
        assert (answer.status_code, answer.json()["error"]) == (409, "other-version")
        with connect(f"ws://localhost:{server.port}/api/tables/{table['table']}/socket", **LINE) as line:
            with pytest.raises(ConnectionClosed):
                line.recv(patience.SECONDS)
            assert line.close_code == 4409
        assert server.http.get(f"/api/tables/{table['table']}").status_code == 503
        assert [each["id"] for each in server.http.get("/api/tables").json()] == [other["table"]]
        mine = [{"table": each["table"], "token": each["token"]} for each in (table, other)]
        told = server.http.post("/api/tables/mine", json={"tables": mine}).json()
        assert [each["id"] for each in told] == [other["table"]]
    with pytest.raises(BadInput):
        read_entry("nonsense")


def test_a_damaged_file_is_refused_at_the_start(tmp_path: Path) -> None:
    store = fresh_store(tmp_path)
    for _ in range(3):
        stored(store, new_table("corps", "human"), seated("human"))
    store.close()
    file = tmp_path / "tables.sqlite"
    content = bytearray(file.read_bytes())
    content[4096:16384] = b"\xff" * (16384 - 4096)
    file.write_bytes(content)
    with pytest.raises(BadInput, match=r"damaged|malformed"):
        Store(f"sqlite:///{file}")


def test_the_file_is_for_its_owner_only(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    file.touch(mode=0o644)
    fresh_store(tmp_path).close()
    assert file.stat().st_mode & 0o077 == 0


def test_a_clock_that_is_set_back_leaves_the_order_of_things(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = fresh_store(tmp_path)
    table = stored(store, new_table("corps", "human"), seated("human"))
    then = time.time()

    async def play() -> float:
        hub = Hub(store, ServerOptions("", pace=0))
        hub.writer.start()
        live = await hub.open(table.head.id)
        question = live.table.match.question
        assert question is not None
        await hub.choose(live, question.seat, live.table.version, [question.texts()[0]])
        hub.writer.stop()
        found = store.summary(table.head.id)
        assert found is not None
        assert found[1].choices == 1
        return found[1].changed

    monkeypatch.setattr(time, "time", lambda: then - 3600)
    assert asyncio.run(play()) >= table.head.created
    store.close()


# ---- without a wire of our own


WIRELESS = "import sys; sys.modules['hullbreach.server.wire'] = None"


def test_a_server_without_its_wire_serves_all_the_same(tmp_path: Path) -> None:
    server = Running(tmp_path / "tables.sqlite", "--pace", "0", before=WIRELESS)
    table = server.new_table("corps", "human", "bot")
    player = Player(server.port, table["table"], table["token"])
    for _ in range(3):
        player.wait_for_question()
        assert player.choose(player.options()[0])["kind"] != "refused"
    player.close()
    printed = server.stop()
    assert "without a wire of our own" in printed
    assert "Traceback" not in printed


def test_uvicorn_has_the_parts_that_the_wire_leans_on() -> None:
    """If this fails, uvicorn has changed below us: server/wire.py must follow, or is left out (server/outbox.py)."""
    from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol as Below

    needed = (
        "handle_cont",
        "handle_text",
        "handle_bytes",
        "handle_ping",
        "handle_pong",
        "run_asgi",
        "keepalive_timeout",
    )
    needed += ("connection_made", "connection_lost", "data_received", "pause_writing", "resume_writing")
    missing = [name for name in needed if not callable(getattr(Below, name, None))]
    assert not missing, f"uvicorn {uvicorn.__version__} has no {', '.join(missing)}; see server/wire.py"
    protocol = Below(uvicorn.Config(answer), uvicorn.server.ServerState(), {}, asyncio.new_event_loop())  # type: ignore[arg-type]
    for name in ("conn", "queue", "close_sent", "disconnected", "transport", "loop"):
        assert hasattr(protocol, name), f"uvicorn {uvicorn.__version__}: a socket has no {name}; see server/wire.py"
