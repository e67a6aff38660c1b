"""A server of several processes: they share its socket and its limits, are replaced when they die, and hand over."""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import signal
import socket
import time
from pathlib import Path

import pytest
import uvicorn

from hullbreach.cli.main import run
from hullbreach.server.guard import Buckets
from hullbreach.server.options import ServerOptions
from hullbreach.server.running import Announcing
from hullbreach.server.workers import Workers
from tests import patience
from tests.server.running import Player, Running, settled, whoever_is_asked
from tests.server.several import only, workers

MOVE = 1012


def play(*players: Player) -> None:
    """A few choices of whoever is asked, which all of them see."""
    for _ in range(3):
        player = whoever_is_asked(*players)
        if player.scene["ended"]:
            return
        assert player.choose(player.options()[0])["kind"] in ("update", "welcome")
        for each in players:
            while each.version < player.version:
                each.receive()


def agree(one: Player, other: Player) -> None:
    """Both have been shown the same match, up to the same moment."""
    while one.version != other.version:
        min(one, other, key=lambda each: each.version).receive()
    assert [line["text"] for line in public(one)] == [line["text"] for line in public(other)]


def public(player: Player) -> list[dict[str, object]]:
    """The log of a match in which everybody sees everything."""
    log = settled(player.scene)["log"]
    assert isinstance(log, list)
    return log


def test_a_process_dies_another_takes_over_and_all_move_to_new_ones(elsewhere: str) -> None:
    server = Running(elsewhere, "--workers", "2", "--pace", "0", "--writes", "1000")
    first, second = sorted(workers(server))
    made = server.new_table("corps", "human", "open", "bot", settings={"mission": "newt"})
    table, token = made["table"], made["token"]
    other = server.take(table, 1, "Bob")
    with only(server, first):
        ann = Player(server.port, table, token)
    with only(server, second):
        bob = Player(server.port, table, other)
    play(ann, bob)
    # One of them is killed while its client plays: what was told is true elsewhere.
    os.kill(first, signal.SIGKILL)
    ann.until_closed()
    known, version = public(ann), ann.version
    ann = Player(server.port, table, token)
    assert ann.version >= version
    assert public(ann)[: len(known)] == known
    play(ann, bob)
    agree(ann, bob)
    until = time.monotonic() + patience.SECONDS
    while len(workers(server)) < 2:
        assert time.monotonic() < until
        time.sleep(0.05)
    assert first not in workers(server)
    # The program begins anew, under the same number: everybody is told to move, and nothing is lost.
    before = workers(server)
    server.process.send_signal(signal.SIGHUP)
    version = max(ann.version, bob.version)
    assert [ann.until_closed(), bob.until_closed()] == [MOVE, MOVE]
    assert server.process.poll() is None
    ann, bob = Player(server.port, table, token), Player(server.port, table, other)
    assert min(ann.version, bob.version) >= version
    play(ann, bob)
    agree(ann, bob)
    while workers(server) & before:
        assert time.monotonic() < until
        time.sleep(0.05)
    ann.close()
    bob.close()
    # Nobody is left behind when whoever looks after them is killed: the last of them closes what it prints to.
    server.kill()


def test_a_process_that_is_told_to_end_takes_nobody_in() -> None:
    """Whoever it or another one tells to move would come to it again, for the tenth of a second until it looks."""

    async def ends() -> None:
        server = Announcing(uvicorn.Config("nothing:here"), lambda: None, None)
        server.loop = asyncio.get_running_loop()
        listening = await asyncio.start_server(lambda *_: None, "127.0.0.1", 0)
        server.servers = [listening]
        server.handle_exit(signal.SIGTERM, None)
        await asyncio.sleep(0)
        assert server.should_exit
        assert not listening.is_serving()

    asyncio.run(ends())


def test_nobody_is_told_to_move_before_all_new_processes_are_ready() -> None:
    """The program begins anew with three processes, of which one is not ready for a long while."""
    with contextlib.closing(socket.create_server(("127.0.0.1", 0))) as listening:
        three = Workers(ServerOptions("", workers=3), listening, lambda: None, None)
    assert not three.all_ready()
    three.ready[0] = three.ready[2] = 1
    assert not three.all_ready()
    three.ready[1] = 1
    assert three.all_ready()


def test_processes_share_the_limits_of_an_address() -> None:
    buckets = Buckets(0.0001, 5)

    def take() -> None:
        raise SystemExit(sum(buckets.take("one") for _ in range(3)))

    taken = []
    for _ in range(2):
        process = multiprocessing.get_context("fork").Process(target=take)
        process.start()
        process.join()
        taken.append(process.exitcode)
    assert taken == [3, 2]
    assert not buckets.take("one")
    assert buckets.take("other")


def test_several_processes_need_postgresql(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["serve", "--workers", "2", "--database", f"sqlite:///{tmp_path / 't.sqlite'}"]) == 2
    assert "PostgreSQL" in capsys.readouterr().err
