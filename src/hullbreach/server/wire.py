"""The wire of a socket: what is sent goes out at once, and a connection ends when we say so."""

from __future__ import annotations

import asyncio
import socket

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.protocol import State

from hullbreach.server.guard import Bucket
from hullbreach.server.options import WIRE

# How long a client has for the last words of a connection.
CLOSE_SECONDS = 2.0
TOO_SLOW = 4408
# With more than this in memory for it, a client must take something every so often, or it is sent away; it comes back
# and gets the whole truth. A client on a busy machine or a thin line is slow, but it does read.
WAITING = 512 * 1024
DEAF_SECONDS = 20.0
# What may wait in memory for a client that does read.
MOST_WAITING = 4 * 1024 * 1024
# Frames that a client may send at once, and how many a second for each message that it may send a second.
FRAME_BURST, FRAMES_PER_MESSAGE = 400, 3
TOO_MANY = 4429
# So much is read at once before its frames are counted: a frame has two bytes at least.
SLICE = 2048
# What may lie unread between us and a client; left to itself a system keeps megabytes for each.
UNREAD = 128 * 1024


class Wire(WebSocketsSansIOProtocol):
    """A connection that is written to past all layers, and that can be cut.

    Closing one politely would wait for ever for whoever does not read.
    """

    cutting: asyncio.TimerHandle | None = None
    listening: asyncio.TimerHandle | None = None
    # Everything that was ever written.
    written = 0
    flooded = False
    # Messages that a client may send a second; whoever sets up the server says how many.
    rate = 20.0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """A client has come."""
        super().connection_made(transport)
        transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, UNREAD)
        self.transport.set_write_buffer_limits(WAITING)
        self.frames_left = Bucket(self.rate * FRAMES_PER_MESSAGE, FRAME_BURST)

    def connection_lost(self, exc: Exception | None) -> None:
        """The client is gone, and with it all that was to happen to it."""
        super().connection_lost(exc)
        for timer in (self.cutting, self.listening):
            if timer is not None:
                timer.cancel()

    def write(self, text: bytes) -> None:
        """Send a message; a client that leaves too much unread is sent away."""
        if self.conn.state is not State.OPEN or self.transport.is_closing():
            return
        if self.transport.get_write_buffer_size() > MOST_WAITING:
            self.send_away()
            return
        self.conn.send_text(text)
        self.put_out()

    def put_out(self) -> None:
        """Hand over what is to be sent."""
        data = b"".join(self.conn.data_to_send())
        self.written += len(data)
        self.transport.write(data)

    # ---- whoever sends too much

    def data_received(self, data: bytes) -> None:
        """What a client sends, a little at a time: whoever floods us with frames is stopped within the first few."""
        for start in range(0, len(data), SLICE):
            if self.flooded or self.disconnected:
                return
            super().data_received(data[start : start + SLICE])

    def counts(self) -> bool:
        """Count a frame; False for one too many, with which the connection ends."""
        if self.flooded:
            return False
        if self.frames_left.take():
            return True
        self.flooded = True
        if self.conn.state is State.OPEN:
            self.send_away(TOO_MANY, "too fast")
        self.cut_soon()
        return False

    def handle_cont(self, event: Frame) -> None:
        """The next part of a message."""
        if self.counts():
            super().handle_cont(event)

    def handle_text(self, event: Frame) -> None:
        """A message, or its first part."""
        if self.counts():
            super().handle_text(event)

    def handle_bytes(self, event: Frame) -> None:
        """The same in bytes."""
        if self.counts():
            super().handle_bytes(event)

    def handle_ping(self) -> None:
        """Somebody wants an answer; who does not read the last ones gets none."""
        if self.counts():
            self.put_out() if self.transport.get_write_buffer_size() < WAITING else self.send_away()

    def handle_pong(self, event: Frame) -> None:
        """An answer, asked for or not."""
        if self.counts():
            super().handle_pong(event)

    # ---- whoever does not read

    def taken(self) -> int:
        """How much has left us so far."""
        return self.written - self.transport.get_write_buffer_size()

    def pause_writing(self) -> None:
        """Much waits for the client: from now on we look whether it reads at all."""
        super().pause_writing()
        self.listening = self.loop.call_later(DEAF_SECONDS, self.look_whether_deaf, self.taken())

    def resume_writing(self) -> None:
        """The client has caught up."""
        super().resume_writing()
        if self.listening is not None:
            self.listening.cancel()

    def look_whether_deaf(self, before: int) -> None:
        """Send the client away if it has taken nothing since the last look."""
        taken = self.taken()
        if taken > before:
            self.listening = self.loop.call_later(DEAF_SECONDS, self.look_whether_deaf, taken)
        elif self.conn.state is State.OPEN and not self.transport.is_closing():
            self.send_away()

    def send_away(self, code: int = TOO_SLOW, reason: str = "too slow") -> None:
        """End a connection from which nobody reads, or that is too much."""
        self.conn.send_close(code, reason)
        self.close_sent = True
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code})
        self.cut_soon()
        self.put_out()

    def cut_soon(self) -> None:
        """Let the last words out, then end it."""
        if not self.disconnected and self.cutting is None:
            self.cutting = self.loop.call_later(CLOSE_SECONDS, self.transport.abort)

    async def run_asgi(self) -> None:
        """Serve the connection; whoever does so can write to it."""
        self.scope["extensions"] = {**(self.scope.get("extensions") or {}), WIRE: self}  # type: ignore[dict-item]
        await super().run_asgi()
        self.cut_soon()

    def keepalive_timeout(self) -> None:
        """Nobody has answered for long."""
        super().keepalive_timeout()
        self.cut_soon()
