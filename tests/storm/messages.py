"""A flood of nonsense over HTTP and sockets, beside tables where people sit.

No answer is a failure of the server, nothing is printed by it, nobody who sits is told anything, no seat is shown to
anybody else, no key and no token is told, and every entry of those tables is what it was.
"""

from __future__ import annotations

import asyncio
import json
import tempfile
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from hullbreach.games import GAMES
from hullbreach.kernel.match import SPECTATOR
from hullbreach.server.messages import CLIENT_MESSAGES
from hullbreach.table.storage import Store
from hullbreach.table.table import Table
from tests import patience
from tests.server.running import COLD, LINE, Player, Running, settled
from tests.storm.evening import Truths
from tests.storm.nonsense import Nonsense

# Messages over one socket, and over HTTP in the same time; sockets at once.
OVER_A_SOCKET, OVER_HTTP, SOCKETS = 120, 60, 4
A_ROUND = SOCKETS * OVER_A_SOCKET + OVER_HTTP
# After so many rounds the server ends and is asked what it printed.
ROUNDS = 100
# How a connection may end: not what a message is, no hello, too large, too much.
ENDS = (1000, 1007, 1009, 4400, 4429)
TO_ANYBODY = {"problem", "pong", "refused", "why", "closed", "welcome", "chat", "table"}
TO_SITTERS = {"welcome", "table", "chat", "pong"}
SILENT = (204, 304)


class Kept:
    """A table at which two people sit, and at which nothing may happen."""

    def __init__(self, server: Running, store: Store, game: str) -> None:
        made = server.new_table(game, "human", "open", *["bot"] * (game == "hunt"))
        self.id = str(made["table"])
        self.tokens = [str(made["token"]), server.take(made["table"], 1)]
        self.sitters = [Player(server.port, self.id, token) for token in self.tokens]
        head = store.head(self.id)
        assert head is not None
        self.secrets = [*self.tokens, head.key]
        while (table := Table(head, store.entries(self.id))).moves_itself() is not None:
            # Bots and policies begin the match; from then on it waits for somebody who sits there.
            self.sitters[0].until("update", "welcome")
        for sitter in self.sitters:
            while sitter.version < table.version:
                sitter.receive()
            sitter.catch_up()
            sitter.received.clear()
        self.truths = Truths(table)

    def check(self) -> None:
        """Nobody was told anything but what is said aloud, and who watches."""
        for sitter in self.sitters:
            version = sitter.version
            sitter.catch_up()
            told = {json.loads(text)["kind"] for text in sitter.received}
            assert told <= TO_SITTERS, f"somebody who sits was told {told}"
            assert sitter.version == version, "a table changed"
            sitter.received.clear()


class Flood:
    """A server and everybody at it."""

    def __init__(self, folder: Path) -> None:
        limits = ["--rate", "1000000", "--writes", "1000000", "--new-tables", "40"]
        # It lives for some thousand messages only.
        self.server = Running(folder / "tables.sqlite", "--pace", "0", *limits, before=COLD)
        self.store = Store(f"sqlite:///{folder / 'tables.sqlite'}")
        self.kept = [Kept(self.server, self.store, game) for game in GAMES]
        # At these tables somebody sits who writes nonsense; what happens there is theirs.
        self.own = [self.server.new_table(game, "human", "bot", "bot") for game in GAMES]
        self.schema = CLIENT_MESSAGES.json_schema()
        self.api = self.server.http.get("/api/openapi.json").json()
        ids = [kept.id for kept in self.kept]
        self.words = [
            *ids,
            *GAMES,
            *(str(own["table"]) for own in self.own),
            "0",
            "1",
            "pass",
            "end activation",
            "step",
        ]
        self.secrets = [secret for kept in self.kept for secret in kept.secrets]
        self.before = self.entries()
        self.sent: Counter[str] = Counter()

    def entries(self) -> list[Any]:
        """Every entry of the tables at which nothing may happen, as it is stored."""
        question = sa.text("SELECT table_id, number, body FROM entries WHERE table_id IN :tables ORDER BY 1, 2")
        with self.store.reading() as connection:
            tables = {"tables": [kept.id for kept in self.kept]}
            return list(connection.execute(question.bindparams(sa.bindparam("tables", expanding=True)), tables))

    def round(self, seed: int) -> None:
        """Some hundred messages, and a look at what came of them."""
        asyncio.run(self._round(seed))
        for kept in self.kept:
            kept.check()
        assert self.entries() == self.before, "a table of somebody else changed"

    def end(self) -> None:
        """Nothing may have gone wrong inside."""
        for sitter in [sitter for kept in self.kept for sitter in kept.sitters]:
            sitter.close()
        self.store.close()
        printed = self.server.stop()
        assert "Traceback" not in printed, printed
        assert "ERROR" not in printed, printed

    async def _round(self, seed: int) -> None:
        sources = [Nonsense(seed * 100 + n, self.schema, self.api, self.words) for n in range(SOCKETS + 1)]
        async with asyncio.timeout(patience.SECONDS):
            await asyncio.gather(*map(self._talk, sources[1:]), self._request(sources[0]))

    def _check_secrets(self, told: str) -> None:
        assert not any(secret in told for secret in self.secrets), f"a key or a token was told: {told[:2000]}"

    # ---- sockets

    async def _talk(self, source: Nonsense) -> None:
        """Messages over sockets, one after the other, of a stranger or of somebody at a table of their own."""
        left = OVER_A_SOCKET
        while left:
            left -= 1
            if source.luck(0.8):
                kept = source.dice.choice(self.kept)
                table, token, check = kept.id, source.dice.choice((None, "wrong", kept.id)), kept.truths
            else:
                own = source.dice.choice(self.own)
                table, token, check = str(own["table"]), str(own["token"]), None
            address = f"ws://localhost:{self.server.port}/api/tables/{table}/socket"
            async with connect(address, **LINE) as socket:
                hello: object = {"kind": "hello", "token": token, "lang": source.dice.choice(("en", "de"))}
                await socket.send(json.dumps(hello))
                try:
                    while left and source.luck(0.98):
                        left -= 1
                        self.sent["sockets"] += 1
                        await socket.send(source.message())
                    await socket.send('{"kind":"ping"}')
                    await self._answers(socket, lambda message: message["kind"] == "pong", check)
                except ConnectionClosed:
                    assert socket.close_code in ENDS, f"closed with {socket.close_code}"
            self.sent["connections"] += 1

    async def _answers(
        self, socket: ClientConnection, last: Callable[[dict[str, Any]], bool], check: Truths | None
    ) -> None:
        """What comes back, up to the last of it."""
        while True:
            text = str(await socket.recv())
            self._check_secrets(text)
            message = json.loads(text)
            if check is not None:
                assert message["kind"] in TO_ANYBODY, f"a stranger was sent {message['kind']}"
                if message["kind"] == "welcome":
                    assert message["seat"] == SPECTATOR, "a stranger looks through a seat"
                    shown = json.dumps(settled(message["scene"]), sort_keys=True)
                    assert check.hold(SPECTATOR, shown, "en"), "a stranger was shown more than watchers see"
            if last(message):
                return

    # ---- HTTP

    async def _request(self, source: Nonsense) -> None:
        """Requests over connections that stay open as long as the server likes."""
        left = OVER_HTTP
        while left:
            reader, writer = await asyncio.open_connection("localhost", self.server.port)
            try:
                while left:
                    left -= 1
                    request = source.request()
                    self.sent["HTTP"] += 1
                    writer.write(request)
                    status, head, body = await answer(reader, request.startswith(b"HEAD "))
                    self._check_answer(request, status, head, body)
                    if b"connection: close" in head:
                        break
            except (asyncio.IncompleteReadError, ConnectionError):
                # What is no HTTP at all is cut off.
                pass
            finally:
                writer.close()

    def _check_answer(self, request: bytes, status: int, head: bytes, body: bytes) -> None:
        assert status < 500, (status, request, body)
        self._check_secrets(body.decode(errors="replace"))
        if status >= 400 and b"application/json" in head and body:
            assert set(json.loads(body)) == {"error", "text"}, (status, request, body)


async def answer(reader: asyncio.StreamReader, bare: bool) -> tuple[int, bytes, bytes]:
    """Status, head and body of an answer."""
    head = (await reader.readuntil(b"\r\n\r\n")).lower()
    status = int(head.split(b" ", 2)[1])
    if bare or status in SILENT:
        return status, head, b""
    if b"transfer-encoding: chunked" not in head:
        length = int(head.partition(b"content-length: ")[2].partition(b"\r\n")[0] or 0)
        return status, head, await reader.readexactly(length)
    body = b""
    while length := int(await reader.readuntil(b"\r\n"), 16):
        body += (await reader.readexactly(length + 2))[:-2]
    await reader.readexactly(2)
    return status, head, body


def flood(first: int, messages: int, progress: Callable[[int, Counter[str]], None]) -> Counter[str]:
    """At least so many messages, from a seed on; progress is told after every round."""
    sent: Counter[str] = Counter()
    seed = first
    while sent["sockets"] + sent["HTTP"] < messages:
        with tempfile.TemporaryDirectory() as folder:
            flood = Flood(Path(folder))
            try:
                for _ in range(ROUNDS):
                    flood.round(seed)
                    seed += 1
                    progress(seed, sent + flood.sent)
                    if sum((sent + flood.sent)[way] for way in ("sockets", "HTTP")) >= messages:
                        break
            finally:
                flood.end()
            sent += flood.sent
    return sent
