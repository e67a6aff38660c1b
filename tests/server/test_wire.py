"""The wire below a socket: who is cut off, who is only slow, and what is left of a timer when a client is gone."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Awaitable, Callable

import pytest
import uvicorn
from uvicorn.server import ServerState
from websockets.protocol import State

from hullbreach.server import wire
from hullbreach.server.wire import MOST_WAITING, WAITING, Wire

SOON = 0.05
# Some of it lies between the two ends; more than what may wait is left.
MUCH = b" " * 4 * WAITING
HANDSHAKE = (
    b"GET / HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)


class Line:
    """A wire of a real server, and the client's end of it, which reads only when told to."""

    def __init__(self, wire: Wire, end: socket.socket) -> None:
        self.wire = wire
        self.end = end
        self.cut = asyncio.Event()

    async def read(self, size: int) -> int:
        """Read so much, or up to the end; how much it was."""
        got = 0
        while got < size:
            part = await asyncio.get_running_loop().sock_recv(self.end, min(1 << 16, size - got))
            if not part:
                break
            got += len(part)
        return got

    async def gone(self) -> None:
        """Until the server has nothing left of the connection."""
        while not self.wire.disconnected:
            await asyncio.sleep(0)


async def serve(scope: object, receive: Callable[[], Awaitable[dict[str, object]]], send: object) -> None:
    """Accept and wait for the end."""
    await send({"type": "websocket.accept"})  # type: ignore[operator]
    while (await receive())["type"] != "websocket.disconnect":
        pass


def talk(act: Callable[[Line], Awaitable[None]]) -> list[str]:
    """Let a client of a wire act; what the event loop complained about meanwhile."""
    complaints: list[str] = []

    async def run() -> None:
        loop = asyncio.get_running_loop()
        loop.set_exception_handler(lambda _, context: complaints.append(str(context)))
        config = uvicorn.Config(serve, ws_per_message_deflate=False)  # type: ignore[arg-type]
        made: list[Wire] = []

        def connect() -> Wire:
            made.append(Wire(config, ServerState(), {}))
            return made[-1]

        server = await loop.create_server(connect, "localhost", 0, family=socket.AF_INET)
        end = socket.socket()
        # Left to itself the system would keep everything for the client.
        end.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1 << 16)
        end.setblocking(False)
        await loop.sock_connect(end, server.sockets[0].getsockname())
        await loop.sock_sendall(end, HANDSHAKE)
        assert b" 101 " in await loop.sock_recv(end, 4096)
        line = Line(made[0], end)
        await act(line)
        end.close()
        await line.gone()
        # A timer that was set before fires before this one.
        await asyncio.sleep(wire.CLOSE_SECONDS)
        server.close()

    asyncio.run(run())
    return complaints


@pytest.fixture(autouse=True)
def _short_times(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wire, "CLOSE_SECONDS", SOON)
    monkeypatch.setattr(wire, "DEAF_SECONDS", SOON)


def test_a_connection_that_ended_by_itself_is_not_cut_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """It was told to close while much was unread, and the client read all of it before the timer."""
    monkeypatch.setattr(wire, "DEAF_SECONDS", 600.0)
    monkeypatch.setattr(wire, "CLOSE_SECONDS", 1.0)

    async def act(line: Line) -> None:
        line.wire.write(MUCH)
        line.wire.cut_soon()
        line.wire.transport.close()
        assert line.wire.transport.get_write_buffer_size() > 0
        await line.read(2 * len(MUCH))
        await line.gone()

    assert talk(act) == []


def test_a_connection_that_is_gone_can_still_be_told_to_end() -> None:
    async def act(line: Line) -> None:
        line.end.close()
        await line.gone()
        line.wire.write(b"still there?")
        line.wire.cut_soon()

    assert talk(act) == []


def test_a_client_that_takes_nothing_for_long_is_cut() -> None:
    async def act(line: Line) -> None:
        line.wire.write(MUCH)
        await line.gone()
        assert line.wire.close_sent

    assert talk(act) == []


def test_a_client_that_reads_slowly_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    """However long it takes: between two looks it has read something."""
    monkeypatch.setattr(wire, "DEAF_SECONDS", 600.0)

    async def act(line: Line) -> None:
        line.wire.write(MUCH)
        for _ in range(3):
            before = line.wire.taken()
            await line.read(len(MUCH) // 6)
            line.wire.look_whether_deaf(before)
            assert line.wire.conn.state is State.OPEN
            assert line.wire.listening is not None
        assert line.wire.taken() < len(MUCH)
        line.wire.look_whether_deaf(line.wire.taken())
        assert line.wire.close_sent

    assert talk(act) == []


def test_a_client_that_is_too_far_behind_is_cut_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wire, "DEAF_SECONDS", 600.0)

    async def act(line: Line) -> None:
        line.wire.write(b" " * MOST_WAITING)
        line.wire.write(MUCH)
        assert line.wire.conn.state is State.OPEN
        line.wire.write(b"one more")
        assert line.wire.close_sent
        await line.gone()

    assert talk(act) == []
