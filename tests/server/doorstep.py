"""A server of which only the door matters: whoever comes is let in, answered and seen off."""

from __future__ import annotations

import contextlib
import socket
import threading
from collections.abc import Callable, Iterator
from typing import Any

import uvicorn

from hullbreach.server.door import Doorkeeper, door
from tests import patience


async def answer(scope: Any, receive: Any, send: Any) -> None:
    """Nothing, to everybody."""
    await send({"type": "http.response.start", "status": 204, "headers": []})
    await send({"type": "http.response.body", "body": b""})


@contextlib.contextmanager
def behind_the_door(
    each: int = 50, trusted: tuple[str, ...] = (), app: Any = answer
) -> Iterator[tuple[Doorkeeper, Callable[[], socket.socket]]]:
    """A server with next to nothing behind its door; the doorkeeper and how to connect."""
    keeper = Doorkeeper(each, list(trusted))
    server = uvicorn.Server(uvicorn.Config(app, http=door(keeper), log_level="critical", lifespan="off"))
    listening = socket.create_server(("127.0.0.1", 0))
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]}, daemon=True)
    thread.start()
    try:
        yield keeper, lambda: socket.create_connection(listening.getsockname(), timeout=patience.SECONDS)
    finally:
        server.should_exit = True
        thread.join(patience.SECONDS)
