"""Kill the server at random moments while people and bots play, and look whether anything is lost.

``python -m tests.server.kill --kills 200 --tables 50``
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path

from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from hullbreach.table.entries import Chosen
from hullbreach.table.storage import Store
from hullbreach.table.table import Table
from tests.server.running import Running, merge

GAMES = (
    ("corps", ["human", "bot"], {"mission": "newt"}),
    ("encounters", ["human", "bot", "bot"], {}),
    ("corps", ["bot", "bot", "bot"], {"mission": "survive"}),
)
PACE = "0.05"
EARLY = 0.2
ARRIVALS = 600
THOROUGH = 10


@dataclass
class Sitter:
    """A client of one table, which remembers everything that it was told had happened."""

    table: str
    token: str
    scene: dict[str, object] = field(default_factory=dict)
    version: int = 0
    choices: int = 0
    views: int = 0
    welcomed: bool = False
    complaints: list[str] = field(default_factory=list)

    async def play(self, port: int) -> None:
        """Join, check that nothing was lost, then choose whenever asked, until the server is gone."""
        address = f"ws://localhost:{port}/api/tables/{self.table}/socket"
        try:
            async with connect(address, max_size=None, compression=None) as socket:
                await socket.send(
                    json.dumps({"kind": "hello", "token": self.token, "lang": "en", "seen": self.version})
                )
                async for text in socket:
                    message = json.loads(text)
                    if message["kind"] in ("welcome", "update"):
                        self.take_in(message)
                        choice = self.choice()
                        if choice:
                            await socket.send(json.dumps(choice))
                    elif message["kind"] == "problem":
                        # Too fast for the server's taste: wait and say it again.
                        await asyncio.sleep(0.5)
                        choice = self.choice()
                        if choice:
                            await socket.send(json.dumps(choice))
                    elif message["kind"] == "refused" and message["reason"] != "stale":
                        self.complaints.append(f"refused: {message['reason']}")
        except (WebSocketException, OSError, EOFError):
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
        self.welcomed = True
        if message["kind"] == "welcome" and self.scene:
            if version < self.version:
                self.complaints.append(f"version {version} after {self.version}")
            known, now = lines(self.scene), lines(scene)
            if now[: len(known)] != known:
                self.complaints.append(f"the log has forgotten or changed some of its {len(known)} lines")
        self.scene, self.version = scene, version

    def choice(self) -> dict[str, object] | None:
        """The first option, if this seat is asked."""
        question = self.scene["question"]
        if not isinstance(question, dict):
            return None
        texts = [random.choice(question["choices"])["text"]]
        return {"kind": "choose", "id": "x", "version": self.version, "texts": texts}


def lines(scene: dict[str, object]) -> list[str]:
    """The sentences of the log."""
    log = scene["log"]
    assert isinstance(log, list)
    return [line["text"] for line in log]


def loss(database: Path, sitters: list[Sitter]) -> list[str]:
    """What was told and is not stored, or was told and is no longer true."""
    store = Store(f"sqlite:///{database}")
    found = [
        f"{sitter.table}: stored up to {store.latest(sitter.table)}, told {sitter.version}"
        for sitter in sitters
        if store.latest(sitter.table) < sitter.version
    ]
    store.close()
    return found + [f"{sitter.table}: {complaint}" for sitter in sitters for complaint in sitter.complaints]


def damage(database: Path, sitters: list[Sitter]) -> list[str]:
    """What is wrong with the stored tables: each must load, and hold at least what its client was told."""
    store = Store(f"sqlite:///{database}")
    found = loss(database, sitters)
    for sitter in sitters:
        head = store.head(sitter.table)
        assert head is not None
        entries = store.entries(sitter.table)
        table = Table(head, entries)
        if table.version < sitter.version:
            found.append(f"{sitter.table}: stored up to {table.version}, told {sitter.version}")
        if store.latest(sitter.table) != len(entries):
            found.append(f"{sitter.table}: numbers with gaps")
        if table.choices != sum(isinstance(entry, Chosen) for entry in entries):
            found.append(f"{sitter.table}: choices are missing")
    store.close()
    return found


async def sit(sitters: list[Sitter], server: Running, seconds: float) -> None:
    """Play everywhere, kill the server after a while, and let everybody notice.

    Mostly the while begins when everybody has been welcomed; sometimes the kill comes while they are still arriving.
    """
    for sitter in sitters:
        sitter.welcomed = False
    players = [asyncio.create_task(sitter.play(server.port)) for sitter in sitters]
    if random.random() > EARLY:
        for _ in range(ARRIVALS):
            if all(sitter.welcomed for sitter in sitters):
                break
            await asyncio.sleep(0.1)
    await asyncio.sleep(seconds)
    await asyncio.to_thread(server.kill)
    await asyncio.gather(*players)


def torture(folder: Path, kills: int, tables: int, shortest: float, longest: float, report: bool = False) -> list[str]:
    """Kill so many times; what was found wrong."""
    database = folder / "tables.sqlite"
    sitters: list[Sitter] = []
    gone: list[Sitter] = []
    began = time.monotonic()
    for number in range(kills):
        server = Running(database, "--pace", PACE, "--writes", "100000")
        # A match that is over makes room for a new one.
        gone.extend(sitter for sitter in sitters if sitter.scene and sitter.scene["ended"])
        sitters = [sitter for sitter in sitters if not sitter.scene or not sitter.scene["ended"]]
        while len(sitters) < tables:
            game, seats, settings = GAMES[len(sitters) % len(GAMES)]
            made = server.new_table(game, *seats, settings=settings)
            sitters.append(Sitter(str(made["table"]), str(made["token"])))
        asyncio.run(sit(sitters, server, random.uniform(shortest, longest)))
        # Every restart loads every table; to fold them here as well, every now and then, is enough.
        wrong = damage(database, sitters) if number % THOROUGH == 0 else loss(database, sitters)
        if report:
            told = sum(sitter.choices for sitter in gone + sitters)
            views = sum(sitter.views for sitter in gone + sitters)
            passed = time.monotonic() - began
            print(
                f"kill {number + 1}: {told} choices acknowledged, {views} views, {len(gone)} matches to their end,"
                f" {passed:.0f} s",
                flush=True,
            )
        if wrong:
            return wrong
    server = Running(database, "--pace", PACE, "--writes", "100000")
    asyncio.run(sit(sitters, server, longest))
    return damage(database, sitters)


def main() -> None:
    """The long run."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--shortest", type=float, default=0.2)
    parser.add_argument("--longest", type=float, default=2.0)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        wrong = torture(Path(folder), given.kills, given.tables, given.shortest, given.longest, report=True)
    print("\n".join(wrong) or f"{given.kills} kills, {given.tables} tables: nothing lost, nothing damaged")
    raise SystemExit(bool(wrong))


if __name__ == "__main__":
    main()
