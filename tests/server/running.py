"""A real server on a free port, with a real database file, in a process of its own."""

from __future__ import annotations

import contextlib
import json
import os
import re
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any, ClassVar

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from hullbreach.server.guard import Bucket
from tests import patience

# A line that is as patient as the tests are, and takes in what comes although nobody looks, as browsers do.
LINE: Any = {
    "max_size": None,
    "max_queue": None,
    "compression": None,
    "open_timeout": patience.SECONDS,
    "ping_interval": None,
}
# Messages per second, a little fewer than a server takes unless told otherwise.
RATE = 18
START = "import tests.dice; from hullbreach.cli import main; main()"
# Before it starts, for a server that soon ends again: it reads a game when somebody asks for it, not all beforehand.
COLD = "import tests.dice; from hullbreach.server import app; app.GAMES = ()"


class Running:
    """A server that runs until it is stopped or killed."""

    opened: ClassVar[Counter[Path | str]] = Counter()

    def __init__(
        self, database: Path | str, *arguments: str, port: int = 0, before: str = "", program: Path | None = None
    ) -> None:
        """``before`` is run before anything of the server is there; a database is a file, or an address.

        Instead of the one of this checkout an installed program may serve.
        """
        self.database = database
        command = [
            *([sys.executable, "-c", f"{before}\n{START}"] if program is None else [str(program)]),
            "serve",
            "--port",
            str(port),
            "--database",
            database if isinstance(database, str) else f"sqlite:///{database}",
        ]
        self.opened[database] += 1
        environment = {**os.environ, "TEST_SERVER": str(self.opened[database])}
        if program is not None:
            environment.pop("PYTHONPATH", None)
        self.process = subprocess.Popen(
            [*command, *arguments], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, env=environment
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = re.search(r"http://localhost:(\d+)/", line)
        assert found is not None, line + self.process.stdout.read()
        self.port = int(found[1])
        # A connection that the server closes after five idle seconds is not used again just then.
        limits = httpx.Limits(keepalive_expiry=2.0)
        self.http = httpx.Client(base_url=f"http://localhost:{self.port}", timeout=patience.SECONDS, limits=limits)

    def kill(self) -> None:
        """End it without any warning."""
        self.process.send_signal(signal.SIGKILL)
        self._ended()

    def stop(self) -> str:
        """End it politely; what it printed."""
        self.process.send_signal(signal.SIGTERM)
        return self._ended()

    def _ended(self) -> str:
        self.http.close()
        assert self.process.stdout is not None
        printed = self.process.stdout.read()
        self.process.wait(patience.SECONDS)
        self.process.stdout.close()
        return printed

    # ---- short ways to what tests do all the time

    def new_table(self, game: str = "corps", *seats: str, **more: object) -> dict[str, object]:
        """Set up a table."""
        body = {"game": game, "seats": list(seats) or ["human"], **more}
        answer = self.http.post("/api/tables", json=body)
        assert answer.status_code == 201, answer.text
        found: dict[str, object] = answer.json()
        return found

    def take(self, table: object, seat: int, name: str = "") -> str:
        """Sit down; the token."""
        answer = self.http.post(f"/api/tables/{table}/seats/{seat}/take", json={"name": name})
        assert answer.status_code == 201, answer.text
        return str(answer.json()["token"])

    def deed(self, table: object, seat: int, deed: str, token: str, name: str | None = None) -> httpx.Response:
        """Leave, bot, back or name."""
        body = None if name is None else {"name": name}
        return self.http.post(f"/api/tables/{table}/seats/{seat}/{deed}", json=body, headers=bearer(token))


def bearer(token: object) -> dict[str, str]:
    """The header that proves whose seat it is."""
    return {"authorization": f"Bearer {token}"}


class Player:
    """A client that keeps its scene up to date the way the page does, and everything it was ever sent."""

    def __init__(self, port: int, table: object, token: object = None, lang: str = "en", rate: float = RATE) -> None:
        self.opened = contextlib.ExitStack()
        self.socket: ClientConnection = self.opened.enter_context(
            connect(f"ws://localhost:{port}/api/tables/{table}/socket", close_timeout=1, **LINE)
        )
        self.received: list[str] = []
        self.scene: dict[str, object] = {}
        self.table: dict[str, object] = {}
        self.chat: list[dict[str, object]] = []
        self.seat = -1
        self.version = -1
        self.count = 0
        self.patience = Bucket(rate, 50)
        self.send(kind="hello", token=token, lang=lang, seen=None)
        self.until("welcome")

    def send(self, **message: object) -> None:
        """Send a message, not faster than the server likes it."""
        while not self.patience.take():
            time.sleep(0.05)
        self.socket.send(json.dumps(message))

    def receive(self) -> dict[str, object]:
        """The next message, taken in."""
        text = self.socket.recv(patience.SECONDS)
        assert isinstance(text, str)
        self.received.append(text)
        message: dict[str, object] = json.loads(text)
        self.take_in(message)
        return message

    def take_in(self, message: dict[str, object]) -> None:
        """Follow what the server says."""
        kind = message["kind"]
        if kind == "welcome":
            assert isinstance(message["scene"], dict)
            assert isinstance(message["table"], dict)
            assert isinstance(message["chat"], list)
            self.scene, self.table, self.chat = message["scene"], message["table"], message["chat"]
            self.seat = int(str(message["seat"]))
            self.version = int(str(message["version"]))
        elif kind == "update":
            assert isinstance(message["scene"], dict)
            self.scene = merge(self.scene, message["scene"])
            self.version = int(str(message["version"]))
        elif kind == "table":
            self.table = message
        elif kind == "chat":
            self.chat.append(message)

    def until(self, *kinds: str) -> dict[str, object]:
        """Messages up to the first of one of these kinds."""
        while True:
            message = self.receive()
            if message["kind"] in kinds:
                return message

    def catch_up(self) -> None:
        """Take in everything that was sent up to now: what is said to the server is answered in order."""
        self.send(kind="ping")
        self.until("pong")

    @property
    def question(self) -> dict[str, object] | None:
        """The open question of this seat."""
        found = self.scene["question"]
        assert found is None or isinstance(found, dict)
        return found

    def options(self) -> list[str]:
        """The texts of all open options."""
        assert self.question is not None
        choices = self.question["choices"]
        assert isinstance(choices, list)
        return [choice["text"] for choice in choices]

    def choose(self, *texts: str, version: int | None = None, **more: object) -> dict[str, object]:
        """Choose and wait for what comes of it."""
        self.count += 1
        stands = self.version if version is None else version
        self.send(kind="choose", id=str(self.count), version=stands, texts=list(texts), **more)
        return self.until("update", "refused", "welcome")

    def follow_hint(self) -> None:
        """Choose what is advised, if this seat is still asked: its policy may have answered in the meantime."""
        self.send(kind="hint")
        answer = self.until("hint", "problem")
        if answer["kind"] == "hint":
            self.choose(str(answer["text"]))

    def wait_for_question(self) -> None:
        """Until this seat is asked."""
        while self.question is None and not self.scene["ended"]:
            self.until("update", "welcome")

    def until_closed(self) -> int:
        """Take in everything until the server ends the connection; with which code."""
        with contextlib.suppress(ConnectionClosed):
            while True:
                self.receive()
        self.close()
        return self.socket.close_code or 0

    def close(self) -> None:
        """Go away."""
        self.opened.close()


def whoever_is_asked(*players: Player) -> Player:
    """The one of several players who is asked, once no policy decides any more; anybody when the match is over."""
    until = time.monotonic() + patience.SECONDS
    while time.monotonic() < until:
        for player in players:
            player.catch_up()
        for player in players:
            if player.question is not None or player.scene["ended"]:
                return player
        time.sleep(0.05)
    raise TimeoutError("nobody is asked")


def settled(scene: dict[str, object]) -> dict[str, object]:
    """A scene without what depends on when a line of the log was written: where its cards lay then."""
    assert isinstance(scene["log"], list)
    return {**scene, "focus": None, "log": [{**line, "concerns": None} for line in scene["log"]]}


def merge(scene: dict[str, object], change: dict[str, object]) -> dict[str, object]:
    """A scene with a change to it, as the page does it."""
    merged = {**scene, **change}
    log, lines = scene["log"], change.get("log", [])
    assert isinstance(log, list)
    assert isinstance(lines, list)
    merged["log"] = [*log, *lines]
    areas = change.get("areas")
    if areas is None:
        merged["areas"] = scene["areas"]
        return merged
    assert isinstance(areas, dict)
    assert isinstance(scene["areas"], list)
    known = {area["id"]: area for area in scene["areas"]}
    for area in areas["changed"]:
        if area["shape"] == "grid" and area["cells"] is None:
            before = known[area["id"]]
            fresh = {(edge["x"], edge["y"], edge["side"]): edge for edge in area["edges"]}
            edges = [fresh.get((edge["x"], edge["y"], edge["side"]), edge) for edge in before["edges"]]
            area = {**area, "cells": before["cells"], "edges": edges}
        known[area["id"]] = area
    merged["areas"] = [known[id] for id in areas["order"]]
    return merged


@contextlib.contextmanager
def running(folder: Path, *arguments: str) -> Iterator[Running]:
    """A server for one test; nothing may have gone wrong inside it."""
    server = Running(folder / "tables.sqlite", *arguments)
    try:
        yield server
    finally:
        printed = server.stop()
        assert "Traceback" not in printed, printed
