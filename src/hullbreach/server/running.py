"""Run a server until somebody stops it."""

from __future__ import annotations

import socket
from collections.abc import Callable

import uvicorn

from hullbreach.kernel.errors import BadInput
from hullbreach.server.app import make_app
from hullbreach.server.options import ServerOptions
from hullbreach.server.wire import Wire

SOCKET_MESSAGE_LIMIT = 32 * 1024
BACKLOG = 2048


def listen(host: str, port: int) -> socket.socket:
    """A listening socket; port 0 is any free one."""
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        found = socket.socket(family, socket.SOCK_STREAM)
        found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        found.bind((host, port))
        found.listen(BACKLOG)
    except OSError as wrong:
        raise BadInput(f"{host} port {port}", f"cannot listen there: {wrong.strerror or wrong}") from None
    return found


def config(options: ServerOptions) -> uvicorn.Config:
    """How uvicorn runs us: quiet, nothing of a request in a log, small messages, no compression per socket.

    Compression would cost every idle socket more memory than its table.
    """
    return uvicorn.Config(
        make_app(options),
        log_level="warning",
        access_log=False,
        server_header=False,
        ws=Wire,
        ws_max_size=SOCKET_MESSAGE_LIMIT,
        ws_per_message_deflate=False,
        # Whoever does not answer a ping may be busy rather than gone.
        ws_ping_timeout=60,
        # Longer than whoever does not read is given for their last words.
        timeout_graceful_shutdown=10,
    )


def run(options: ServerOptions, sockets: list[socket.socket], started: Callable[[], None]) -> None:
    """Serve on these sockets until interrupted; ``started`` is called once requests are answered."""
    server = Announcing(config(options), started)
    server.run(sockets=sockets)


class Announcing(uvicorn.Server):
    """A server that says when it is ready."""

    def __init__(self, config: uvicorn.Config, started: Callable[[], None]) -> None:
        super().__init__(config)
        self.say_started = started

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self.say_started()
