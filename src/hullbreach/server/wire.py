"""The wire of a socket: a connection ends when we say so, even if the client does not read what is left to send."""

from __future__ import annotations

import asyncio
import socket

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

# How long a client has for the last words of a connection.
CLOSE_SECONDS = 2.0
CUT = "hullbreach.cut"
# What may lie unread between us and a client; left to itself a system keeps megabytes for each.
UNREAD = 128 * 1024


class Wire(WebSocketsSansIOProtocol):
    """A connection that can be cut; closing one politely would wait for ever for whoever does not read."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """A client has come."""
        super().connection_made(transport)
        transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, UNREAD)

    def cut_soon(self) -> None:
        """Let the last words out, then end it."""
        self.loop.call_later(CLOSE_SECONDS, self.transport.abort)

    async def run_asgi(self) -> None:
        """Serve the connection; it knows how it can be cut."""
        self.scope["extensions"] = {**(self.scope.get("extensions") or {}), CUT: self.cut_soon}  # type: ignore[dict-item]
        await super().run_asgi()
        self.cut_soon()

    def keepalive_timeout(self) -> None:
        """Nobody has answered for long."""
        super().keepalive_timeout()
        self.cut_soon()
