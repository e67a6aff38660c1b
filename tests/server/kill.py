"""Kill processes of a server at random moments while people and bots play, and look whether anything is lost.

``python -m tests.server.kill`` does it ten thousand times, over SQLite and PostgreSQL, with 1, 2 and 4 processes.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import signal
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from hullbreach.table.engine import file_problems
from hullbreach.table.entries import Chosen
from hullbreach.table.storage import Store
from hullbreach.table.table import Table
from tests import patience
from tests.server.running import Running, merge
from tests.storm.report import write_report
from tools.postgres import Cluster, cluster, programs

GAMES = (
    ("corps", ["human", "bot"], {"mission": "newt"}),
    ("encounters", ["human", "bot", "bot"], {}),
    ("corps", ["bot", "bot", "bot"], {"mission": "survive"}),
)
# A server whose processes are forked again when they die, over SQLite too, where the command starts only one. What they
# need is loaded before, and nothing else: so a kill costs neither a start of Python nor the reading of all texts.
KEPT = """
import tests.dice
from hullbreach.games import rulebook
from hullbreach.server import app, running, workers
from hullbreach.text import Messages
def keep(options, sockets, started):
    options.workers = {workers}
    for game in {games}:
        rulebook(game).settings()
        Messages.load(game, "en")
    app.warm_up = lambda: None
    workers.Workers(options, sockets[0], started, None).run()
running.run = keep
"""
PACE = "0.05"
# How often a kill does not wait until people are back, how often all processes are killed at once, and after how many
# kills it is the one that looks after the others.
EARLY, ALL, FIRST = 0.15, 0.2, 40
# After so many choices a table makes room for a new one: to read a long match again takes long.
LONG = 80
# After so many kills everything that is stored is read and played again.
THOROUGH = 20
AGAIN_SECONDS = 0.05
WORKERS = (1, 2, 4)
SQLITE, POSTGRES = "SQLite", "PostgreSQL"
# Kills over one database, before the next kind has its turn.
SLICE = 50
# After so many kills a log is told how far it is.
TOLD = 25


@dataclass
class Sitter:
    """A client of one table, which remembers everything that it was told had happened."""

    table: str
    token: str
    dice: random.Random
    scene: dict[str, object] = field(default_factory=dict)
    version: int = 0
    choices: int = 0
    views: int = 0
    welcomes: int = 0
    # The greatest version that it was ever told of, by whatever process.
    told: int = 0
    complaints: list[str] = field(default_factory=list)

    async def stay(self, port: Callable[[], int]) -> None:
        """Play, and come back whenever the server is gone."""
        while not self.over:
            await self.play(port())
            await asyncio.sleep(AGAIN_SECONDS)

    @property
    def over(self) -> bool:
        """Whether there is nothing more to do here."""
        return bool(self.scene and self.scene["ended"]) or self.version > LONG

    async def play(self, port: int) -> None:
        """Join, check that nothing was lost, then choose whenever asked, until the server is gone."""
        address = f"ws://localhost:{port}/api/tables/{self.table}/socket"
        try:
            async with connect(address, max_size=None, compression=None, open_timeout=patience.SECONDS) as socket:
                await socket.send(
                    json.dumps({"kind": "hello", "token": self.token, "lang": "en", "seen": self.version})
                )
                async for text in socket:
                    message = json.loads(text)
                    if message["kind"] in ("welcome", "update"):
                        self.take_in(message)
                    elif message["kind"] == "problem":
                        # Too fast for the server's taste: wait and say it again.
                        await asyncio.sleep(0.5)
                    elif message["kind"] == "refused" and message["reason"] != "stale":
                        self.complaints.append(f"refused: {message['reason']}")
                    if message["kind"] not in ("welcome", "update", "problem"):
                        continue
                    if self.over:
                        return
                    if choice := self.choice():
                        await socket.send(json.dumps(choice))
        except (WebSocketException, OSError, EOFError, TimeoutError):
            pass

    def take_in(self, message: dict[str, object]) -> None:
        """Follow the match; what was told before must still be true."""
        version = int(str(message["version"]))
        scene = message["scene"]
        assert isinstance(scene, dict)
        if message["kind"] == "update":
            scene = merge(self.scene, scene)
            self.choices += message["maker"] == "seat"
            self.views += 1
        else:
            self.welcomes += 1
        if message["kind"] == "welcome" and self.scene:
            if version < self.version:
                self.complaints.append(f"version {version} after {self.version}")
            known, now = lines(self.scene), lines(scene)
            if now[: len(known)] != known:
                self.complaints.append(f"the log has forgotten or changed some of its {len(known)} lines")
        self.scene, self.version = scene, version
        self.told = max(self.told, version)

    def choice(self) -> dict[str, object] | None:
        """Any option, if this seat is asked."""
        question = self.scene["question"]
        if not isinstance(question, dict):
            return None
        texts = [self.dice.choice(question["choices"])["text"]]
        return {"kind": "choose", "id": "x", "version": self.version, "texts": texts}


def lines(scene: dict[str, object]) -> list[str]:
    """The sentences of the log."""
    log = scene["log"]
    assert isinstance(log, list)
    return [line["text"] for line in log]


def loss(store: Store, sitters: list[Sitter]) -> list[str]:
    """What was told and is not stored, or was told and is no longer true."""
    told = {sitter.table: sitter.told for sitter in sitters}
    latest = store.latest_of(list(told))
    found = [
        f"{table}: stored up to {latest[table]}, told {version}"
        for table, version in told.items()
        if latest[table] < version
    ]
    return found + [f"{sitter.table}: {complaint}" for sitter in sitters for complaint in sitter.complaints]


def damage(store: Store, sitters: list[Sitter]) -> list[str]:
    """What is wrong with the stored tables: each must load, and hold at least what its client was told."""
    found = loss(store, sitters)
    if store.is_sqlite:
        found += file_problems(store.engine, quick=False)
    for sitter in sitters:
        told = sitter.told
        head = store.head(sitter.table)
        assert head is not None
        latest, entries = store.latest(sitter.table), store.entries(sitter.table)
        table = Table(head, entries)
        if table.version < told:
            found.append(f"{sitter.table}: stored up to {table.version}, told {told}")
        if len(entries) < latest:
            found.append(f"{sitter.table}: numbers with gaps")
        if table.choices != sum(isinstance(entry, Chosen) for entry in entries):
            found.append(f"{sitter.table}: choices are missing")
    return found


class Torture:
    """A server over one database, people at its tables, and somebody who kills."""

    def __init__(self, database: Path | str, workers: int, tables: int, seed: int) -> None:
        self.database = database
        self.workers = workers
        self.dice = random.Random(seed)
        self.tables = tables
        self.server = self.started()
        self.store = Store(database if isinstance(database, str) else f"sqlite:///{database}")
        self.sitters: list[Sitter] = []
        self.gone: list[Sitter] = []
        self.staying: set[asyncio.Task[None]] = set()

    def started(self) -> Running:
        """A server, as many processes as it has."""
        shared = ["--shared"] if self.workers > 1 and isinstance(self.database, Path) else []
        arguments = ["--pace", PACE, "--writes", "100000", "--new-tables", "100000", *shared]
        return Running(
            self.database,
            *arguments,
            before=KEPT.format(workers=self.workers, games=sorted({game for game, *_ in GAMES})),
        )

    def processes(self) -> list[int]:
        """The processes that serve now."""
        pid = self.server.process.pid
        with contextlib.suppress(FileNotFoundError):
            return [int(each) for each in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
        return []

    async def kill(self, number: int) -> bool:
        """Kill one process, or all, or the one that looks after them, too; whether nobody is left who serves."""
        processes = self.processes()
        if number % FIRST == FIRST - 1:
            for pid in (self.server.process.pid, *processes):
                end(pid)
            await asyncio.to_thread(self.server.kill)
            self.server = await asyncio.to_thread(self.started)
            return True
        everybody = self.dice.random() < ALL
        for pid in processes if everybody else self.dice.sample(processes, min(1, len(processes))):
            end(pid)
        return everybody or self.workers == 1

    async def fill(self) -> None:
        """A match that is over makes room for a new one."""
        self.gone += [sitter for sitter in self.sitters if sitter.over]
        self.sitters = [sitter for sitter in self.sitters if not sitter.over]
        while len(self.sitters) < self.tables:
            game, seats, settings = GAMES[len(self.sitters) % len(GAMES)]
            try:
                made = await asyncio.to_thread(self.server.new_table, game, *seats, settings=settings)
            except httpx.TransportError:
                # The process that was asked is dead: another one is.
                await asyncio.sleep(AGAIN_SECONDS)
                continue
            sitter = Sitter(str(made["table"]), str(made["token"]), random.Random(self.dice.random()))
            self.sitters.append(sitter)
            task = asyncio.create_task(sitter.stay(lambda: self.server.port))
            self.staying.add(task)
            task.add_done_callback(self.staying.discard)

    def welcomes(self) -> dict[str, int]:
        """How often everybody was welcomed."""
        return {sitter.table: sitter.welcomes for sitter in self.sitters}

    async def until_back(self, before: dict[str, int]) -> None:
        """Wait until everybody has been welcomed once more, or is done."""
        until = time.monotonic() + patience.SECONDS
        while not all(sitter.over or sitter.welcomes > before[sitter.table] for sitter in self.sitters):
            assert time.monotonic() < until, "people do not come back to their tables"
            await asyncio.sleep(AGAIN_SECONDS)

    async def run(
        self, kills: int, shortest: float, longest: float, tell: Callable[[int, Counter[str]], None]
    ) -> list[str]:
        """Kill so many times; what was found wrong."""
        wrong: list[str] = []
        try:
            for number in range(kills):
                await self.fill()
                if number == 0:
                    await self.until_back(dict.fromkeys(self.welcomes(), 0))
                await asyncio.sleep(self.dice.uniform(shortest, longest))
                before = self.welcomes()
                nobody_serves = await self.kill(number)
                wrong = loss(self.store, self.sitters)
                if nobody_serves and self.dice.random() > EARLY:
                    await self.until_back(before)
                if number % THOROUGH == THOROUGH - 1:
                    wrong += damage(self.store, self.sitters)
                tell(number + 1, self.counted())
                if wrong:
                    return wrong
            before = self.welcomes()
            await self.kill(FIRST - 1)
            await self.until_back(before)
            return damage(self.store, self.sitters + self.gone)
        finally:
            for task in self.staying:
                task.cancel()
            await asyncio.gather(*self.staying, return_exceptions=True)
            await asyncio.to_thread(self.server.kill)
            self.store.close()

    def counted(self) -> Counter[str]:
        """What people were told up to now."""
        everybody = self.sitters + self.gone
        return Counter(
            choices=sum(sitter.choices for sitter in everybody),
            views=sum(sitter.views for sitter in everybody),
            tables=len(everybody),
        )


def end(pid: int) -> None:
    """Kill a process without any warning, if it is still there."""
    with contextlib.suppress(ProcessLookupError):
        os.kill(pid, signal.SIGKILL)


def torture(
    database: Path | str,
    *,
    workers: int,
    kills: int,
    tables: int,
    seed: int,
    shortest: float = 0.02,
    longest: float = 0.4,
    tell: Callable[[int, Counter[str]], None] = lambda number, counted: None,
) -> list[str]:
    """Kill so many times while people play; what was found wrong."""
    return asyncio.run(Torture(database, workers, tables, seed).run(kills, shortest, longest, tell))


@contextlib.contextmanager
def database(kind: str, postgres: Cluster | None) -> Iterator[Path | str]:
    """An empty database."""
    if postgres is not None and kind == POSTGRES:
        yield postgres.new_database()
    else:
        with tempfile.TemporaryDirectory() as folder:
            yield Path(folder) / "tables.sqlite"


def run(kills: int, tables: int, minutes: float, first: int, postgres: Cluster | None) -> str:
    """The long run, a slice of each kind after the other; what was found in the end."""
    kinds = [(kind, workers) for kind in (SQLITE, POSTGRES) if kind == SQLITE or postgres for workers in WORKERS]
    done: Counter[tuple[str, int]] = Counter()
    sums: Counter[str] = Counter()
    began = time.monotonic()
    seed = first
    while (before := sum(done.values())) < kills and time.monotonic() - began < 60 * minutes:
        kind, workers = kinds[seed % len(kinds)]
        number = min(SLICE, kills - before)
        tell = Progress(f"of {kills:,} kills", before, began)
        with database(kind, postgres) as found:
            wrong = torture(found, workers=workers, kills=number, tables=tables, seed=seed, tell=tell)
        if wrong:
            print("\n".join(wrong))
            sys.exit(f"slice {seed} ({kind}, {workers} processes) failed: python -m tests.server.kill --first {seed}")
        done[kind, workers] += number
        sums += tell.counted
        seed += 1
    each = ", ".join(f"{number:,} over {kind} with {workers}" for (kind, workers), number in sorted(done.items()))
    return (
        f"{sum(done.values()):,} kills ({each} processes; slices {first} to {seed - 1}), {sums['tables']:,} tables,"
        f" {sums['choices']:,} choices acknowledged, {sums['views']:,} changes shown: nothing lost, nothing damaged"
    )


class Progress:
    """Tells how far it is, and keeps what was counted last."""

    def __init__(self, goal: str, before: int, began: float) -> None:
        self.goal = goal
        self.before = before
        self.began = began
        self.counted: Counter[str] = Counter()

    def __call__(self, killed: int, counted: Counter[str]) -> None:
        self.counted = counted
        text = f"{self.before + killed:,} {self.goal}, {time.monotonic() - self.began:.0f} s"
        if sys.stderr.isatty():
            print(f"\r{text}", end="", file=sys.stderr, flush=True)
        elif killed % TOLD == 0:
            print(text, file=sys.stderr, flush=True)


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m tests.server.kill", description=__doc__)
    parser.add_argument("--kills", type=int, default=10_000)
    parser.add_argument("--tables", type=int, default=3)
    parser.add_argument("--minutes", type=float, default=24 * 60, help="no slice begins later than this")
    parser.add_argument("--first", type=int, default=0, help="the first slice")
    parser.add_argument("--report", action="store_true", help="write what was found into docs/storm.md")
    asked = parser.parse_args()
    if min(asked.kills, asked.tables) < 1 or asked.first < 0:
        parser.error("numbers must not be negative")
    if programs() is None:
        print(
            "There is no PostgreSQL here (python tools/postgres.py installs it); only SQLite is tried.", file=sys.stderr
        )
    with cluster() if programs() else contextlib.nullcontext() as postgres:
        found = run(asked.kills, asked.tables, asked.minutes, asked.first, postgres)
    print(f"\n{found}")
    if asked.report:
        write_report("Kills", found)


if __name__ == "__main__":
    main()
