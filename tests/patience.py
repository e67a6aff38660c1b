"""How long tests wait for what must happen: long, since only a failure takes that long, and machines may be busy."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

SECONDS = 240.0
# A look takes no longer than this; if it did, the whole machine stood still, and nothing could have happened either.
GLANCE = 1.0


async def until(holds: Callable[[], object], otherwise: Callable[[], object] = lambda: "") -> None:
    """Let the event loop run until something holds; what there is otherwise is told when it never does."""
    waited, last = 0.0, time.monotonic()
    while not holds():
        assert waited < SECONDS, otherwise()
        await asyncio.sleep(0.005)
        waited += min(time.monotonic() - last, GLANCE)
        last = time.monotonic()
