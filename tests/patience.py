"""How long tests wait for what must happen: long, since only a failure takes that long, and machines may be busy."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

SECONDS = 240.0


async def until(holds: Callable[[], object]) -> None:
    """Let the event loop run until something holds."""
    async with asyncio.timeout(SECONDS):
        while not holds():
            await asyncio.sleep(0.005)
