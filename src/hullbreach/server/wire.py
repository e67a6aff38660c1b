"""The wire of a socket: what is sent goes out at once, and a connection ends when we say so."""

from __future__ import annotations

import asyncio
import socket

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

# How long a client has for the last words of a connection.
CLOSE_SECONDS = 2.0
WIRE = "hullbreach.wire"
TOO_SLOW = 4408
# With more than this in memory for it, a client must take something every so often, or it is sent away; it comes back
# and gets the whole truth. A client on a busy machine or a thin line is slow, but it does read.
WAITING = 512 * 1024
DEAF_SECONDS = 20.0
# What may wait in memory for a client that does read.
MOST_WAITING = 4 * 1024 * 1024
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

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """A client has come."""
        super().connection_made(transport)
        transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, UNREAD)
        self.transport.set_write_buffer_limits(WAITING)

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

    def send_away(self) -> None:
        """End a connection from which nobody reads."""
        self.conn.send_close(TOO_SLOW, "too slow")
        self.close_sent = True
        self.queue.put_nowait({"type": "websocket.disconnect", "code": TOO_SLOW})
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
