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
# What may wait in memory for a slow client before it is sent away; it comes back and gets the whole truth.
WAITING = 512 * 1024
# What may lie unread between us and a client; left to itself a system keeps megabytes for each.
UNREAD = 128 * 1024


class Wire(WebSocketsSansIOProtocol):
    """A connection that is written to past all layers, and that can be cut.

    Closing one politely would wait for ever for whoever does not read.
    """

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """A client has come."""
        super().connection_made(transport)
        transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, UNREAD)

    def write(self, text: bytes) -> None:
        """Send a message; a client that leaves too much unread is sent away."""
        if self.conn.state is not State.OPEN or self.transport.is_closing():
            return
        if self.transport.get_write_buffer_size() <= WAITING:
            self.conn.send_text(text)
        else:
            self.conn.send_close(TOO_SLOW, "too slow")
            self.close_sent = True
            self.queue.put_nowait({"type": "websocket.disconnect", "code": TOO_SLOW})
            self.cut_soon()
        self.transport.write(b"".join(self.conn.data_to_send()))

    def cut_soon(self) -> None:
        """Let the last words out, then end it."""
        self.loop.call_later(CLOSE_SECONDS, self.transport.abort)

    async def run_asgi(self) -> None:
        """Serve the connection; whoever does so can write to it."""
        self.scope["extensions"] = {**(self.scope.get("extensions") or {}), WIRE: self}  # type: ignore[dict-item]
        await super().run_asgi()
        self.cut_soon()

    def keepalive_timeout(self) -> None:
        """Nobody has answered for long."""
        super().keepalive_timeout()
        self.cut_soon()
