"""What strangers try at a server that is open to the world: to use up what belongs to others, or to be many."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.types import Message, Receive, Scope, Send
from websockets.exceptions import ConnectionClosed

from hullbreach.server import door as doors
from hullbreach.server.door import Doorkeeper
from hullbreach.server.guard import AT_ONCE, Bucket, Guard, Limits, address_of, counted
from hullbreach.server.options import ServerOptions
from tests import patience
from tests.server.doorstep import behind_the_door
from tests.server.running import Player, Running, bearer, running

SOON = 0.2
# More than lies between two processes without anybody reading it.
LONG = 32 * 1024 * 1024


# ---- one line, many addresses


@pytest.mark.parametrize(
    ("address", "as_one"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("2001:db8:1:2:ffff:ffff:ffff:ffff", "2001:db8:1:2::"),
        ("2001:db8:1:3::1", "2001:db8:1:3::"),
        ("fe80::1%eth0", "fe80::"),
        ("", ""),
        ("a pipe", "a pipe"),
    ],
)
def test_whoever_has_a_network_of_ipv6_counts_as_one(address: str, as_one: str) -> None:
    assert counted(address) == as_one


def test_nobody_gets_round_a_limit_with_another_address_of_the_same_line() -> None:
    options = ServerOptions("", writes=0.01, sockets=3, connections=3, new_tables=3)
    limits = Limits(options)
    guard = Guard(lambda *_: None, options, limits)  # type: ignore[arg-type, return-value]
    lines = [{"client": (f"2001:db8::{n:x}", 1)} for n in range(1, 9)]
    assert [limits.new_tables.take(address_of(line)) for line in lines].count(True) == 3
    guard.sockets[address_of(lines[0])] = 3
    assert guard.sockets[address_of(lines[7])] == 3
    keeper = Doorkeeper(options.connections, ["2001:db8::ff"])
    came = [str(line["client"][0]) for line in lines]
    assert [keeper.lets_in(address) for address in came] == [True] * 3 + [False] * 5
    # Their proxy brings everybody, and a neighbour has a line of their own.
    assert keeper.lets_in("2001:db8::ff")
    assert keeper.lets_in("2001:db8:0:1::1")
    for address in came[:3]:
        keeper.sees_off(address)
    assert keeper.lets_in(came[7])


def test_one_address_sends_only_so_many_messages_over_all_its_sockets(tmp_path: Path) -> None:
    """Each of these sockets keeps within its own limit of 60 at once."""
    with running(tmp_path, "--rate", "1") as server:
        table = server.new_table("corps", "human")
        players = [Player(server.port, table["table"], rate=1e6) for _ in range(16)]
        for player in players:
            for _ in range(55):
                player.socket.send('{"kind":"ping"}')
        answered = 0
        for player in players:
            # Who goes on and on is sent away.
            with contextlib.suppress(ConnectionClosed):
                for _ in range(55):
                    answered += player.until("pong", "problem")["kind"] == "pong"
            player.close()
        assert 500 < answered < 16 * 55 - 30


def test_what_takes_a_while_to_find_out_counts_as_a_look(tmp_path: Path) -> None:
    """Of eight looks at once none is left for a ninth, whichever way they are taken."""
    with running(tmp_path, "--writes", "0.1") as server:
        table = server.new_table("corps", "human")
        player = Player(server.port, table["table"], table["token"])
        for kind in ("closed", "hint", "why") * 8:
            player.send(kind=kind, **({"line": 0} if kind == "why" else {}))
        answers = [player.until("closed", "hint", "why", "problem")["kind"] for _ in range(24)]
        assert answers[:6] == ["closed", "hint", "why"] * 2
        assert answers.count("problem") > 8
        assert server.http.get("/api/tables").status_code == 429
        player.close()


def test_one_address_has_only_so_many_thoughts(tmp_path: Path) -> None:
    """One process thinks for all tables, and each of these sockets keeps within its own limit."""
    before = "from hullbreach.server import guard\nguard.THOUGHT_BURST = 2\nguard.THOUGHT_RATE = 0.001"
    server = Running(tmp_path / "tables.sqlite", before=before)
    table = server.new_table("encounters", "human")
    players = [Player(server.port, table["table"], table["token"]) for _ in range(4)]
    for player in players:
        player.wait_for_question()
        player.send(kind="lines")
    answers = [player.until("lines", "problem") for player in players]
    assert sorted(str(answer.get("code", "lines")) for answer in answers) == ["lines", "lines", "too-fast", "too-fast"]
    for player in players:
        player.close()
    assert "Traceback" not in server.stop()


# ---- what belongs to those who play


def test_who_yields_leaves_half_to_others() -> None:
    bucket = Bucket(0.001, 10)
    assert [bucket.take(yields=True) for _ in range(10)].count(True) == 5
    assert [bucket.take() for _ in range(10)].count(True) == 5


def test_strangers_do_not_use_up_how_often_seats_change(server: Running) -> None:
    table = server.new_table("corps", "human", "open", "open", gathers=True)
    id, key = table["table"], str(table["token"])
    for _ in range(30):
        assert server.http.post(f"/api/tables/{id}/seats/0/take", json={"name": "Eve"}).status_code == 409
        assert server.http.post(f"/api/tables/{id}/seats/1/leave").status_code == 401
    assert server.take(id, 2, "Bob")
    # One who comes and goes, again and again, is stopped before everybody else.
    while (answer := server.http.post(f"/api/tables/{id}/seats/1/take", json={"name": "Eve"})).status_code == 201:
        assert server.deed(id, 1, "leave", answer.json()["token"]).status_code == 200
    assert (answer.status_code, answer.json()["error"]) == (429, "too-many")
    for name in ("Ann", "Anna", "Anne"):
        assert server.deed(id, 0, "name", key, name).status_code == 200


def test_watchers_do_not_use_up_what_may_be_taken_back(server: Running) -> None:
    table = server.new_table("corps", "human")
    ann = Player(server.port, table["table"], table["token"])
    ann.choose(ann.options()[0])
    watchers = [Player(server.port, table["table"]) for _ in range(2)]
    for watcher in watchers:
        for _ in range(15):
            watcher.send(kind="undo", reach="step")
            assert watcher.until("problem")["code"] == "spectator"
            watcher.send(kind="vote", agree=True)
            assert watcher.until("problem")["code"] == "spectator"
    version = ann.version
    ann.send(kind="undo", reach="step")
    assert ann.until("welcome", "problem")["kind"] == "welcome"
    assert ann.version > version
    for player in (ann, *watchers):
        player.close()


def test_watchers_do_not_use_up_the_languages_of_those_who_play(server: Running) -> None:
    table = server.new_table("corps", "human")
    ann = Player(server.port, table["table"], table["token"])
    watchers = [Player(server.port, table["table"]) for _ in range(8)]
    answers: list[str] = []
    for watcher in watchers:
        for lang in ("de", "fr", "de", "fr", "de"):
            watcher.send(kind="lang", lang=lang)
            answers.append(str(watcher.until("welcome", "problem")["kind"]))
    assert "problem" in answers
    ann.send(kind="lang", lang="de")
    assert ann.until("welcome", "problem")["kind"] == "welcome"
    # What is not open to somebody who is asked nothing is nothing.
    watchers[0].send(kind="closed")
    assert watchers[0].until("closed")["refused"] == []
    for player in (ann, *watchers):
        player.close()


def test_a_stranger_asks_nobody_to_another_table_in_the_name_of_those_who_played(server: Running) -> None:
    table = server.new_table("corps", "human", "open", settings={"mission": "bug_hunt_catwalks"}, name="Ann")
    id, keys = table["table"], [str(table["token"])]
    keys.append(server.take(id, 1, "Bob"))
    for seat, key in enumerate(keys):
        server.deed(id, seat, "bot", key)
    bob = Player(server.port, id, keys[1])
    while not bob.table["finished"]:
        bob.receive()
    before = len(bob.chat)
    eve = server.http.post(f"/api/tables/{id}/again", json={"name": "Ann"})
    assert eve.status_code == 201
    ann = server.http.post(f"/api/tables/{id}/again", json={"name": "Ann"}, headers=bearer(keys[0])).json()
    bob.until("chat")
    assert [line["text"] for line in bob.chat[before:]] == [f"again:{ann['table']}"]
    asked = {"tables": [{"table": id, "token": keys[1]}]}
    assert server.http.post("/api/tables/mine", json=asked).json()[0]["again"]["table"] == ann["table"]
    bob.close()


# ---- what costs more than the asking


def test_asking_whether_it_is_well_is_limited_like_all_that_costs_something(tmp_path: Path) -> None:
    with running(tmp_path, "--writes", "0.2") as server:
        answers = [server.http.get("/healthz").status_code for _ in range(40)]
        assert answers[0] == 200
        assert answers.count(429) > 15
        assert server.http.get("/").status_code == 200


def test_one_address_has_only_so_many_requests_answered_at_a_time() -> None:
    """Looking back is done a few at a time, and others would wait behind all that one of them asks for."""
    answered = asyncio.Event()
    told: dict[str, list[int]] = {"192.0.2.1": [], "192.0.2.2": []}

    async def slowly(scope: Scope, receive: Receive, send: Send) -> None:
        await answered.wait()
        await send({"type": "http.response.start", "status": 204, "headers": []})

    async def ask(guard: Guard, address: str, path: str) -> None:
        async def send(message: Message) -> None:
            if message["type"] == "http.response.start":
                told[address].append(message["status"])

        headers = [(b"host", b"localhost")]
        scope = {"type": "http", "method": "GET", "path": path, "headers": headers, "client": (address, 1)}
        await guard(scope, lambda: asyncio.sleep(0), send)  # type: ignore[arg-type, return-value]

    async def crowd() -> None:
        options = ServerOptions("")
        guard = Guard(slowly, options, Limits(options))
        first, other = told
        asked = [asyncio.create_task(ask(guard, first, "/api/tables/x/replay")) for _ in range(AT_ONCE + 5)]
        asked += [asyncio.create_task(ask(guard, other, "/api/tables/x/replay"))]
        await asyncio.sleep(0)
        assert told == {first: [429] * 5, other: []}
        answered.set()
        await asyncio.gather(*asked)
        assert told == {first: [429] * 5 + [204] * AT_ONCE, other: [204]}
        await ask(guard, first, "/api/tables/x/replay")
        assert told[first][-1] == 204
        assert not guard.asking

    asyncio.run(crowd())


async def at_length(scope: object, receive: object, send: object) -> None:
    """A long answer, to everybody."""
    await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"%d" % LONG)]})  # type: ignore[operator]
    await send({"type": "http.response.body", "body": bytes(LONG)})  # type: ignore[operator]


@contextlib.contextmanager
def answering_at_length() -> Iterator[tuple[Doorkeeper, socket.socket]]:
    """A server with long answers, and a connection to it over which one was asked for."""
    with behind_the_door(app=at_length) as (keeper, come), come() as line:
        line.sendall(b"GET / HTTP/1.1\r\nHost: here\r\n\r\n")
        yield keeper, line


def test_who_does_not_read_an_answer_is_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doors, "LISTENS_SECONDS", SOON)
    with answering_at_length() as (keeper, line):
        assert line.recv(16).startswith(b"HTTP/1.1 200")
        until = time.monotonic() + patience.SECONDS
        while keeper.inside.total():
            assert time.monotonic() < until, "what nobody reads is kept"
            time.sleep(0.05)


def test_who_reads_slowly_gets_all_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doors, "LISTENS_SECONDS", SOON)
    monkeypatch.setattr(doors, "LEAST_TAKEN", 1)
    with answering_at_length() as (_, line):
        read = 0
        while read < LONG and (some := line.recv(1 << 20)):
            read += len(some)
            time.sleep(0.02)
        assert read >= LONG
