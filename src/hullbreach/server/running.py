"""Run a server until somebody stops it."""

from __future__ import annotations

import asyncio
import logging
import socket
from collections.abc import Callable
from types import FrameType
from typing import Any

import uvicorn

from hullbreach.kernel.errors import BadInput
from hullbreach.server.app import make_app
from hullbreach.server.door import Doorkeeper, door, keep_quiet
from hullbreach.server.guard import Limits
from hullbreach.server.operation import log_as_json
from hullbreach.server.options import ServerOptions

LOG = logging.getLogger("hullbreach")
try:
    # It leans on private parts of uvicorn; a version without them serves all the same (``server/outbox.py``).
    from hullbreach.server.wire import Wire

    SOCKETS: Any = Wire
except (ImportError, AttributeError):
    SOCKETS = "auto"

SOCKET_MESSAGE_LIMIT = 32 * 1024
BACKLOG = 2048
# Of several processes none takes all connections that come at the same moment.
ACCEPTED_AT_ONCE = 4


def listen(host: str, port: int) -> socket.socket:
    """A listening socket; port 0 is any free one."""
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        # asyncio sends small answers at once only over sockets that say that they are TCP; others wait for 40 ms.
        found = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        found.bind((host, port))
        found.listen(BACKLOG)
    except OSError as wrong:
        raise BadInput(f"{host} port {port}", f"cannot listen there: {wrong.strerror or wrong}") from None
    except UnicodeError:
        raise BadInput(f"{host} port {port}", "cannot listen there: this is no name of a host") from None
    return found


def config(options: ServerOptions, limits: Limits | None = None) -> uvicorn.Config:
    """How uvicorn runs us: quiet, nothing of a request in a log, small messages, no compression per socket.

    Compression would cost every idle socket more memory than its table.
    """
    return uvicorn.Config(
        make_app(options, limits),
        log_level="warning",
        log_config=None if options.json_log else uvicorn.config.LOGGING_CONFIG,
        access_log=False,
        server_header=False,
        http=door(Doorkeeper(options.connections, options.proxies)),
        ws=SOCKETS if SOCKETS == "auto" else type("Wire", (SOCKETS,), {"rate": options.rate}),
        # Whose word about where a request comes from is taken; by default nobody's.
        proxy_headers=bool(options.proxies),
        forwarded_allow_ips=options.proxies,
        ws_max_size=SOCKET_MESSAGE_LIMIT,
        ws_per_message_deflate=False,
        # Whoever does not answer a ping may be busy rather than gone.
        ws_ping_timeout=60,
        backlog=BACKLOG if options.workers == 1 else ACCEPTED_AT_ONCE,
        # Longer than whoever does not read is given for their last words.
        timeout_graceful_shutdown=10,
    )


def run(
    options: ServerOptions,
    sockets: list[socket.socket],
    started: Callable[[], None],
    limits: Limits | None = None,
    keeper: int | None = None,
) -> None:
    """Serve on these sockets until interrupted; ``started`` is called once requests are answered.

    keeper: a file that ends when whoever looks after this process does; then this process ends, too.
    """
    if options.json_log:
        log_as_json()
    server = Announcing(config(options, limits), started, keeper)
    keep_quiet()
    server.run(sockets=sockets)


class Announcing(uvicorn.Server):
    """A server that says when it is ready."""

    def __init__(self, config: uvicorn.Config, started: Callable[[], None], keeper: int | None) -> None:
        super().__init__(config)
        self.say_started = started
        self.keeper = keeper
        self.loop: asyncio.AbstractEventLoop | None = None

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        super().handle_exit(sig, frame)
        if self.loop is not None:
            self.loop.call_soon_threadsafe(self.stop_listening)

    def stop_listening(self) -> None:
        """Take nobody in any more: whoever is told to move by another process that ends must not come to this one."""
        for server in self.servers:
            server.close()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self.loop = asyncio.get_running_loop()
        for each in sockets or []:
            # However few are accepted at once, many may wait.
            each.listen(BACKLOG)
        if self.keeper is not None:
            self.loop.add_reader(self.keeper, self.end)
        self.say_started()
        if SOCKETS == "auto":
            LOG.warning("sockets without a wire of our own: this uvicorn is not the one that we know")

    def end(self) -> None:
        """Nobody looks after this process any more."""
        assert self.keeper is not None
        asyncio.get_running_loop().remove_reader(self.keeper)
        self.should_exit = True
