"""The door: who gets in at all. Connections are counted by address, and whoever comes in says what they want soon.

Nothing of a request has been read yet when somebody is turned away here, so they are not answered but cut off.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import Counter

try:
    import resource
except ImportError:  # Windows has none, and no such limit.
    resource = None  # type: ignore[assignment]

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from hullbreach.server.guard import counted

# How long a request may take to arrive: its head from the first byte of a connection, and its body after that.
REQUEST_SECONDS = 10.0
# Whoever is answered takes so many bytes of it in so many seconds, or is cut off with what waits for them in memory.
LISTENS_SECONDS, LEAST_TAKEN = 20.0, 16 * 1024
# Files that the server itself needs, beside its connections.
OWN_FILES = 64
# Where the system does not say how many there may be.
FILES = 8192
LOG = logging.getLogger("hullbreach")


class Doorkeeper:
    """How many connections each address has, and how many there may be."""

    def __init__(self, each: int, trusted: list[str]) -> None:
        self.each = each
        # A proxy brings everybody's connections.
        self.trusted = trusted
        self.most = max(OWN_FILES, raise_file_limit() - OWN_FILES)
        self.inside: Counter[str] = Counter()

    def lets_in(self, address: str) -> bool:
        """Count a connection, unless it is one too many."""
        home = counted(address)
        if self.inside.total() >= self.most or (self.inside[home] >= self.each and address not in self.trusted):
            return False
        self.inside[home] += 1
        return True

    def sees_off(self, address: str) -> None:
        """A connection that was let in is gone."""
        home = counted(address)
        self.inside[home] -= 1
        if self.inside[home] <= 0:
            del self.inside[home]


def raise_file_limit() -> int:
    """As many open files as the system allows us; how many that is."""
    if resource is None:
        return FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft < hard:
        with contextlib.suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    return resource.getrlimit(resource.RLIMIT_NOFILE)[0]


def door(keeper: Doorkeeper) -> type[H11Protocol]:
    """The protocol of a server with this doorkeeper."""

    class Door(H11Protocol):
        """An HTTP connection that counts, and that must not dawdle."""

        address = ""
        counted = False
        waiting: asyncio.TimerHandle | None = None
        listening: asyncio.TimerHandle | None = None

        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
            super().connection_made(transport)
            # Whatever is not taken at once is noticed.
            transport.set_write_buffer_limits(0)
            self.address = self.client[0] if self.client else ""
            self.counted = keeper.lets_in(self.address)
            if not self.counted:
                transport.abort()
                return
            self.expect()

        def connection_lost(self, exc: Exception | None) -> None:
            super().connection_lost(exc)
            self.stop_expecting()
            self.stop_listening()
            if self.counted:
                keeper.sees_off(self.address)

        def data_received(self, data: bytes) -> None:
            super().data_received(data)
            if self.transport.get_protocol() is not self:
                # A socket by now: the rest of its life is the affair of another protocol, but it is still inside.
                self.stop_expecting()
                self.stop_listening()
                hand_over(self.transport, keeper, self.address)
                self.counted = False
            elif self.is_half_sent():
                self.expect()
            else:
                self.stop_expecting()

        def is_half_sent(self) -> bool:
            """Whether part of a request has come, and more of it must follow."""
            state = self.conn.their_state
            return state is h11.SEND_BODY or (state is h11.IDLE and bool(self.conn.trailing_data[0]))

        def expect(self) -> None:
            """From now on the whole request must come soon."""
            if self.waiting is None:
                self.waiting = self.loop.call_later(REQUEST_SECONDS, self.transport.abort)

        def stop_expecting(self) -> None:
            """The request is there."""
            if self.waiting is not None:
                self.waiting.cancel()
                self.waiting = None

        # ---- whoever does not read

        def pause_writing(self) -> None:
            super().pause_writing()
            self.listen()

        def resume_writing(self) -> None:
            super().resume_writing()
            self.stop_listening()

        def listen(self) -> None:
            """From now on something of what waits must be taken every so often."""
            left = self.transport.get_write_buffer_size() - LEAST_TAKEN
            self.listening = self.loop.call_later(LISTENS_SECONDS, self.look_whether_deaf, left)

        def look_whether_deaf(self, left: int) -> None:
            """Cut off whoever has left more than this."""
            if self.transport.get_write_buffer_size() > max(0, left):
                self.transport.abort()
            else:
                self.listen()

        def stop_listening(self) -> None:
            """All of it was taken."""
            if self.listening is not None:
                self.listening.cancel()
                self.listening = None

    return Door


def hand_over(transport: asyncio.Transport, keeper: Doorkeeper, address: str) -> None:
    """Count a connection as long as the protocol that it was handed to has it."""
    protocol = transport.get_protocol()
    lost = protocol.connection_lost

    def gone(exc: Exception | None) -> None:
        keeper.sees_off(address)
        lost(exc)

    protocol.connection_lost = gone  # type: ignore[method-assign]


class Quiet(logging.Filter):
    """Lets the same complaint into the log a few times a minute, and says later how often it was left out."""

    def __init__(self, most: int = 5, seconds: float = 60.0) -> None:
        super().__init__()
        self.most = most
        self.seconds = seconds
        self.since = time.monotonic()
        self.seen: Counter[str] = Counter()

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether a line is written."""
        now = time.monotonic()
        if now - self.since > self.seconds:
            left_out = sum(count - self.most for count in self.seen.values() if count > self.most)
            self.since = now
            self.seen.clear()
            if left_out:
                record.msg = f"{record.msg} ({left_out} lines like others were left out before)"
        key = f"{record.name} {str(record.msg)[:80]}"
        self.seen[key] += 1
        return self.seen[key] <= self.most


def keep_quiet() -> None:
    """No log grows because somebody makes us complain."""
    for name in ("hullbreach", "uvicorn.error", "asyncio"):
        logger = logging.getLogger(name)
        if not any(isinstance(each, Quiet) for each in logger.filters):
            logger.addFilter(Quiet())
