"""Several processes over one PostgreSQL, beside one and beside a bare echo: ``make scale``.

First, how long it takes until a choice that somebody makes through one process is seen through another one; people come
through a small proxy. Then bots at so many tables, each with one client that watches: served by one process over
SQLite, as by a server that is told nothing else, and over PostgreSQL by one process, by two and by more. What is
measured is what ``bench/table.py`` measures, and the echo is sent the same messages. PostgreSQL waits for the disk at
every choice, and how long it waits by itself is measured, too. At last, what it costs when thousands only look.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path

import httpx
from websockets.asyncio.client import ClientConnection, connect

from bench.idle import measure_idle
from bench.table import GENEROUS, START, Figures, Played, measure_echo, measure_memory, measure_tables, port_in, process
from tools.postgres import Cluster, cluster, install
from tools.proxy import proxy

# A choice should be seen elsewhere within this, in the middle.
SEEN_ELSEWHERE_MS = 50.0
# So many times as long as an echo may a choice take, at the 95th percentile.
TIMES_THE_ECHO = 3.0
COMMITS = 300
# How a connection that is open is called in /proc/net/tcp.
OPEN = "01"
# Clients that are tried until one of them has come to another process.
TRIES = 40


@dataclass
class Seat:
    """A client at a table: what it may choose, and when it first had the view of each version."""

    socket: ClientConnection
    version: int = -1
    choices: list[str] = field(default_factory=list)
    seen: dict[int, float] = field(default_factory=dict)
    news: asyncio.Event = field(default_factory=asyncio.Event)
    reading: asyncio.Task[None] | None = None

    async def read(self) -> None:
        """Note when what came."""
        async for text in self.socket:
            now = time.monotonic()
            message = json.loads(text)
            if message["kind"] in ("welcome", "update"):
                self.version = message["version"]
                self.seen[self.version] = now
                if "question" in message["scene"]:
                    question = message["scene"]["question"]
                    self.choices = [each["text"] for each in question["choices"]] if question else []
                self.news.set()

    async def later_than(self, version: int) -> float:
        """When the first view later than this one came."""
        while self.version <= version:
            self.news.clear()
            await self.news.wait()
        return min(at for number, at in self.seen.items() if number > version)

    async def leave(self) -> None:
        """Go away."""
        assert self.reading is not None
        self.reading.cancel()
        await self.socket.close()


async def sit(port: int, table: str, token: str | None) -> Seat:
    """A client at a table."""
    socket = await connect(
        f"ws://localhost:{port}/api/tables/{table}/socket", max_size=None, compression=None, open_timeout=240
    )
    await socket.send(json.dumps({"kind": "hello", "token": token, "lang": "en", "seen": None}))
    seat = Seat(socket)
    seat.reading = asyncio.create_task(seat.read())
    await seat.later_than(-1)
    return seat


def serving(port: int, seat: Seat, workers: list[int]) -> int:
    """Which of these processes has the other end of a connection; the proxy tells from where it came."""
    assert seat.socket.response is not None
    own = int(seat.socket.response.headers["Via"].split()[1])
    for table in ("/proc/net/tcp", "/proc/net/tcp6"):
        for line in Path(table).read_text().splitlines()[1:]:
            words = line.split()
            here, there = (int(word.split(":")[1], 16) for word in words[1:3])
            if (here, there, words[3]) != (port, own, OPEN):
                continue
            for pid in workers:
                if f"socket:[{words[9]}]" in {os.readlink(file) for file in Path(f"/proc/{pid}/fd").iterdir()}:
                    return pid
    raise SystemExit("a connection that nobody serves")


async def choose(player: Seat, watcher: Seat, count: int) -> tuple[list[float], list[float]]:
    """So many choices: how long until they were seen where they were made, and elsewhere."""
    here: list[float] = []
    there: list[float] = []
    for n in range(count):
        if not player.choices:
            break
        version, text = player.version, random.choice(player.choices)
        player.choices = []
        began = time.monotonic()
        await player.socket.send(json.dumps({"kind": "choose", "id": str(n), "version": version, "texts": [text]}))
        async with asyncio.timeout(60):
            here.append(await player.later_than(version) - began)
            there.append(await watcher.later_than(version) - began)
            # What follows by itself, until somebody is asked again; a match may be over.
            while not player.choices and not await quiet(player):
                pass
    return here, there


async def quiet(seat: Seat) -> bool:
    """Whether nothing came for a while."""
    seat.news.clear()
    try:
        async with asyncio.timeout(1.0):
            await seat.news.wait()
    except TimeoutError:
        return True
    return False


async def seen_elsewhere(
    port: int, server: int, workers: list[int], tables: int, count: int
) -> tuple[Figures, Figures]:
    """Choices at so many tables at once, whose watchers came to another process than their players.

    People come through a proxy on the first of these ports to a server on the second one.
    """
    pairs: list[tuple[Seat, Seat]] = []
    others: list[Seat] = []
    async with httpx.AsyncClient(base_url=f"http://localhost:{port}", timeout=240) as http:
        for _ in range(tables):
            body = {"game": "corps", "seats": ["human"], "settings": {"mission": "newt"}}
            made = (await http.post("/api/tables", json=body)).json()
            player = await sit(port, made["table"], made["token"])
            home = serving(server, player, workers)
            for _ in range(TRIES):
                watcher = await sit(port, made["table"], None)
                if serving(server, watcher, workers) != home:
                    pairs.append((player, watcher))
                    break
                others.append(watcher)
    if not pairs:
        raise SystemExit("no client came to another process")
    found = await asyncio.gather(*[choose(player, watcher, count) for player, watcher in pairs])
    for seat in [*others, *(seat for pair in pairs for seat in pair)]:
        await seat.leave()
    return (
        Figures.of([took for here, _ in found for took in here]),
        Figures.of([took for _, there in found for took in there]),
    )


def measure_elsewhere(folder: Path, address: str, workers: int, tables: int, count: int) -> tuple[Figures, Figures]:
    """The same, with a server of its own."""
    log = folder / "elsewhere.log"
    command = [sys.executable, "-c", START, "serve", "--port", "0", "--database", address, "--workers", str(workers)]
    more = ["--pace", "0", "--proxy", "127.0.0.1", *GENEROUS]
    with process([*command, *more], log) as server, proxy(port_in(log)) as port:
        children = subprocess.run(["pgrep", "-P", str(server.pid)], capture_output=True, text=True, check=True)
        pids = [int(line) for line in children.stdout.split()]
        return asyncio.run(seen_elsewhere(port, port_in(log), pids, tables, count))


def measure_commits(postgres: Cluster) -> Figures:
    """How long the database takes to bring a few bytes to the disk, asked by somebody who does nothing else."""
    times: list[float] = []
    with postgres.connect() as connection:
        connection.execute("CREATE TABLE bytes (number INTEGER PRIMARY KEY, body TEXT)")
        for n in range(COMMITS):
            began = time.monotonic()
            connection.execute("INSERT INTO bytes VALUES (%s, %s)", (n, "x" * 300))
            times.append(time.monotonic() - began)
    return Figures.of(times)


def row(name: str, found: Figures) -> None:
    """A line of the report."""
    print(
        f"{name:34} median {found.median:7.1f} ms   p95 {found.p95:7.1f} ms   longest {found.longest:7.1f} ms"
        f"   {found.messages} messages",
        flush=True,
    )


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--workers", type=int, default=4)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=15)
    parser.add_argument("--choices", type=int, default=30)
    parser.add_argument("--pace", type=float, default=3.5)
    parser.add_argument("--sockets", type=int, default=5000)
    given = parser.parse_args()
    print(f"{os.cpu_count()} processors, load before {os.getloadavg()[0]:.1f}", flush=True)
    install()
    with cluster(safe=True) as postgres, tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        pairs = max(1, min(10, given.tables // 4))
        here, there = measure_elsewhere(folder, postgres.new_database(), given.workers, pairs, given.choices)
        row("a choice, seen where it was made", here)
        row("a choice, seen by another process", there)
        kept = there.median <= SEEN_ELSEWHERE_MS
        print(f"seen elsewhere within {SEEN_ELSEWHERE_MS:.0f} ms in the middle: {'yes' if kept else 'no'}")
        alone = measure_tables(folder, f"sqlite:///{folder / 'alone.sqlite'}", given.tables, given.seconds, given.pace)
        row(f"{given.tables} tables, SQLite", alone.times)
        echo = measure_echo(folder, alone.sent)
        row("bare echo of the same messages", echo)
        ratio = alone.times.p95 / echo.p95
        kept = ratio <= TIMES_THE_ECHO
        print(
            f"p95 is {ratio:.2f} times the echo's; at most {TIMES_THE_ECHO:.0f}: {'yes' if kept else 'no'}", flush=True
        )
        row("a commit that waits for the disk", measure_commits(postgres))
        played: dict[int, Played] = {}
        for workers in sorted({1, 2, given.workers}):
            played[workers] = measure_tables(
                folder, postgres.new_database(), given.tables, given.seconds, given.pace, "--workers", str(workers)
            )
            row(f"{given.tables} tables, {workers} {'process' if workers == 1 else 'processes'}", played[workers].times)
        one, two = played[1].times, played[2].times
        print(f"p95 with one process is {one.p95 / echo.p95:.2f} times the echo's, with two {two.p95 / echo.p95:.2f}")
        print(f"two processes are no worse than one: {'yes' if two.p95 <= one.p95 else 'no'}", flush=True)
        idle = measure_idle(folder, postgres.new_database(), given.sockets)
        row(f"a ping beside {idle.sockets} idle sockets", idle.pings)
        print(f"each of these sockets takes {idle.kilobytes:.0f} kB, {idle.lost} of them were lost")
        print(f"an idle table with one client takes {measure_memory(folder, 300):.0f} kB")


if __name__ == "__main__":
    main()
