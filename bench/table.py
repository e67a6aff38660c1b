"""Load on the server beside a bare WebSocket echo of the same framework: ``python bench/table.py``.

So many tables of bots play, each with one client that watches. The time of a choice runs from the moment the bot has
decided, before the rules have looked at it, to the moment the client has the view that shows it. Then an echo answers
the same messages: every client sends as many as it was sent before, as long as those were and at the same moments; the
time is that of a round trip.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import re
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import httpx
import sqlalchemy as sa
from websockets.asyncio.client import ClientConnection, connect

START = "from hullbreach.cli import main; main()"
UPDATE = re.compile(r'\{"kind":"update","version":(\d+),')
ECHO = """
import sys, uvicorn
from fastapi import FastAPI, WebSocket
from starlette.websockets import WebSocketDisconnect
app = FastAPI()
@app.websocket("/echo")
async def echo(socket: WebSocket):
    await socket.accept()
    try:
        while True:
            await socket.send_text(await socket.receive_text())
    except WebSocketDisconnect:
        pass
uvicorn.run(app, port=int(sys.argv[1]), log_level="warning", ws_per_message_deflate=False)
"""
ECHO_PORT = 8377
# Whoever sets up all tables has one address.
GENEROUS = ("--writes", "100000", "--new-tables", "100000")
JOIN_AT_ONCE = 20
GAMES = (("corps", 3, {"mission": "newt"}), ("encounters", 3, {}))


def own_address(n: int) -> str:
    """An address of this machine for each client, as people have: limits count by address."""
    return f"127.1.{n // 250}.{n % 250 + 1}"


def come(port: int, path: str, n: int) -> connect:
    """A connection of the client with this number."""
    address = f"ws://127.0.0.1:{port}{path}"
    return connect(address, local_addr=(own_address(n), 0), max_size=None, compression=None, open_timeout=240)


@dataclass
class Watch:
    """What one client saw: of every update the version, the wall-clock time and the length."""

    table: str
    number: int
    seen: list[tuple[int, float, int]] = field(default_factory=list)
    joined: bool = False


@dataclass
class Figures:
    """Times in milliseconds."""

    messages: int
    median: float
    p95: float
    longest: float

    @staticmethod
    def of(times: list[float]) -> Figures:
        """From seconds."""
        ordered = sorted(times)
        p95 = ordered[int(len(ordered) * 0.95)]
        return Figures(len(ordered), 1e3 * statistics.median(ordered), 1e3 * p95, 1e3 * ordered[-1])


@contextlib.contextmanager
def process(command: list[str], log: Path) -> Iterator[subprocess.Popen[str]]:
    """A server process that ends with the block."""
    with log.open("w") as file:
        found = subprocess.Popen(command, stdout=file, stderr=subprocess.STDOUT, text=True)
    try:
        yield found
    finally:
        found.send_signal(signal.SIGTERM)
        found.wait(240)


def port_in(log: Path) -> int:
    """The port a server says it listens on."""
    for _ in range(2400):
        found = re.search(r"http://localhost:(\d+)/", log.read_text())
        if found:
            return int(found[1])
        time.sleep(0.1)
    raise SystemExit(f"the server does not start: {log.read_text()}")


def resident(pid: int) -> int:
    """The memory of a process in bytes."""
    pages = Path(f"/proc/{pid}/statm").read_text().split()[1]
    return int(pages) * os.sysconf("SC_PAGE_SIZE")


def settled(pid: int) -> int:
    """The same once it no longer grows: a server loads its games after it has begun to answer."""
    seen = [resident(pid)]
    while len(seen) < 4 or seen[-1] > 1.01 * seen[-4]:
        time.sleep(1.0)
        seen.append(resident(pid))
    return seen[-1]


async def watch(port: int, each: Watch, gate: asyncio.Semaphore, until: asyncio.Event) -> None:
    """Look at one table until told to stop."""
    async with gate:
        client = await come(port, f"/api/tables/{each.table}/socket", each.number).__aenter__()
        await client.send(json.dumps({"kind": "hello", "token": None, "lang": "en", "seen": None}))
        await client.recv()
        each.joined = True
    reader = asyncio.create_task(read(client, each))
    await until.wait()
    reader.cancel()
    await client.close()


async def read(client: ClientConnection, each: Watch) -> None:
    """Note when every update came."""
    async for text in client:
        now = time.time()
        found = UPDATE.match(str(text))
        if found:
            each.seen.append((int(found[1]), now, len(text)))


async def watch_all(port: int, watches: list[Watch], seconds: float, warm: float) -> float:
    """Watch all tables for so long, once everybody is there and has settled; when the measured time began."""
    gate = asyncio.Semaphore(JOIN_AT_ONCE)
    until = asyncio.Event()
    tasks = [asyncio.create_task(watch(port, each, gate, until)) for each in watches]
    while not all(each.joined for each in watches):
        await asyncio.sleep(0.1)
    await asyncio.sleep(warm)
    began = time.time()
    await asyncio.sleep(seconds)
    until.set()
    await asyncio.gather(*tasks)
    return began


def new_tables(port: int, count: int, seats: str) -> list[Watch]:
    """Set up so many tables."""
    found: list[Watch] = []
    with httpx.Client(base_url=f"http://localhost:{port}", timeout=60) as http:
        for n in range(count):
            game, players, settings = GAMES[n % len(GAMES)]
            body = {"game": game, "seats": [seats] * players, "settings": settings, "listed": False}
            found.append(Watch(http.post("/api/tables", json=body).json()["table"], n))
    return found


def made_at(address: str) -> dict[str, list[tuple[int, float]]]:
    """When every stored choice was made, table by table."""
    question = (
        'SELECT table_id, number, made FROM entries WHERE body LIKE \'%"kind":"choice"%\' ORDER BY table_id, number'
    )
    engine = sa.create_engine(address)
    with engine.connect() as connection:
        rows = connection.exec_driver_sql(question.replace("%", "%%") if "postgresql" in address else question).all()
    engine.dispose()
    found: dict[str, list[tuple[int, float]]] = {}
    for table, number, made in rows:
        found.setdefault(table, []).append((number, made))
    return found


def times_of(each: Watch, made: list[tuple[int, float]], began: float) -> list[float]:
    """How long each choice took until its client had a view that shows it, the next one if it had none of its own."""
    found: list[float] = []
    views = iter(each.seen)
    view = next(views, None)
    for number, at in made:
        while view is not None and view[0] < number:
            view = next(views, None)
        if view is None:
            break
        if at > began:
            found.append(view[1] - at)
    return found


@dataclass
class Played:
    """What the tables did: the times of all choices, and what every client was sent and when."""

    times: Figures
    sent: list[list[tuple[float, int]]]


def measure_tables(folder: Path, address: str, tables: int, seconds: float, pace: float, *more: str) -> Played:
    """Bots at so many tables; more is told to the server."""
    log = folder / "server.log"
    command = [sys.executable, "-c", START, "serve", "--port", "0", "--database", address, "--pace", str(pace)]
    with process([*command, *GENEROUS, *more], log):
        port = port_in(log)
        watches = new_tables(port, tables, "bot")
        began = asyncio.run(watch_all(port, watches, seconds, 5.0))
    made = made_at(address)
    times = [took for each in watches for took in times_of(each, made[each.table], began)]
    sent = [[(at - began, size) for _, at, size in each.seen if at > began] for each in watches]
    return Played(Figures.of(times), sent)


async def echo_one(gate: asyncio.Semaphore, sent: list[tuple[float, int]], start: float, times: list[float]) -> None:
    """Send what a client of a table was sent, when it was, and note every round trip."""
    async with gate:
        client = await come(ECHO_PORT, "/echo", 0).__aenter__()
    for offset, size in sent:
        await asyncio.sleep(max(0.0, start + offset - time.monotonic()))
        began = time.monotonic()
        await client.send("x" * size)
        await client.recv()
        times.append(time.monotonic() - began)
    await client.close()


async def echo_all(sent: list[list[tuple[float, int]]]) -> list[float]:
    """The echo under the same messages."""
    gate = asyncio.Semaphore(JOIN_AT_ONCE)
    times: list[float] = []
    start = time.monotonic() + 5
    await asyncio.gather(*[echo_one(gate, each, start, times) for each in sent])
    return times


def measure_echo(folder: Path, sent: list[list[tuple[float, int]]]) -> Figures:
    """A bare echo of the same framework."""
    with process([sys.executable, "-c", ECHO, str(ECHO_PORT)], folder / "echo.log"):
        for _ in range(600):
            with contextlib.suppress(OSError), socket.create_connection(("localhost", ECHO_PORT)):
                break
            time.sleep(0.1)
        return Figures.of(asyncio.run(echo_all(sent)))


def measure_memory(folder: Path, tables: int) -> float:
    """Kilobytes that each idle table with one client adds to a server that has as many already.

    What all tables share (parts of scenes, texts) is made for the first ones, some 20 MB together.
    """
    log = folder / "idle.log"
    command = [sys.executable, "-c", START, "serve", "--port", "0", "--database", f"sqlite:///{folder / 'idle.sqlite'}"]
    with process([*command, *GENEROUS], log) as server:
        port = port_in(log)
        settled(server.pid)
        added = asyncio.run(added_by_half(port, new_tables(port, 2 * tables, "human"), server.pid))
    return added / tables / 1000


async def added_by_half(port: int, watches: list[Watch], pid: int) -> int:
    """What the second half of these clients adds to the memory of the server, beside the first one."""
    gate, until = asyncio.Semaphore(JOIN_AT_ONCE), asyncio.Event()
    tasks: list[asyncio.Task[None]] = []
    seen: list[int] = []
    half = len(watches) // 2
    for some in (watches[:half], watches[half:]):
        tasks += [asyncio.create_task(watch(port, each, gate, until)) for each in some]
        while not all(each.joined for each in some):
            await asyncio.sleep(0.1)
        await asyncio.sleep(2.0)
        seen.append(resident(pid))
    until.set()
    await asyncio.gather(*tasks)
    return seen[1] - seen[0]


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--pace", type=float, default=0.7)
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        played = measure_tables(
            folder, f"sqlite:///{folder / 'tables.sqlite'}", given.tables, given.seconds, given.pace
        )
        echo = measure_echo(folder, played.sent)
        memory = measure_memory(folder, given.tables)
    table = played.times
    ratio = table.p95 / echo.p95
    if given.json:
        print(json.dumps({"table": vars(table), "echo": vars(echo), "p95_ratio": ratio, "idle_kb": memory}))
        return
    sizes = [size for each in played.sent for _, size in each]
    rate = len(sizes) / given.seconds
    print(f"{given.tables} tables, {rate:.0f} messages per second of {statistics.median(sizes):.0f} bytes (median)")
    for name, figures in (("choice to view", table), ("bare echo", echo)):
        print(
            f"{name:15} median {figures.median:7.1f} ms   p95 {figures.p95:7.1f} ms   longest {figures.longest:7.1f} ms"
            f"   {figures.messages} messages"
        )
    print(f"p95 is {ratio:.2f} times the echo's; an idle table with one client takes {memory:.0f} kB")


if __name__ == "__main__":
    main()
