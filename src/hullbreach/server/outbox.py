"""How messages leave where the wire below a socket is not ours (``server/wire.py``): one after the other, by a task.

Slower by a few layers, and a client that does not read is found out by what waits for it here.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque

from starlette.websockets import WebSocket

# What may wait for a client, in bytes.
MOST_WAITING = 4 * 1024 * 1024
TOO_SLOW = 4408
CLOSE_SECONDS = 2.0


class Outbox:
    """What is still to be sent to one client."""

    def __init__(self, socket: WebSocket) -> None:
        self.socket = socket
        self.waiting: deque[bytes] = deque()
        self.size = 0
        self.closed = False
        self.sending: asyncio.Task[None] | None = None

    def write(self, text: bytes) -> None:
        """Send a message as soon as those before it are gone."""
        if self.closed:
            return
        self.waiting.append(text)
        self.size += len(text)
        if self.size > MOST_WAITING:
            self.closed = True
            self.waiting.clear()
        if self.sending is None:
            self.sending = asyncio.create_task(self._send())

    async def _send(self) -> None:
        # Whoever is gone is told nothing more.
        with contextlib.suppress(Exception):
            while self.waiting:
                text = self.waiting.popleft()
                await self.socket.send_text(text.decode())
                self.size -= len(text)
            if self.closed:
                async with asyncio.timeout(CLOSE_SECONDS):
                    await self.socket.close(TOO_SLOW, "too slow")
        self.sending = None
