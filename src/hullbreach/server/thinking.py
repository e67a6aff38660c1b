"""Bots that think ahead, in a process of their own: whatever they take, the table answers people at once."""

from __future__ import annotations

import asyncio
import multiprocessing
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from functools import partial
from typing import ParamSpec, TypeVar

from hullbreach.bots import make
from hullbreach.bots.policy import standard
from hullbreach.games import houses_in_use, use_houses
from hullbreach.kernel.match import Match
from hullbreach.table.hints import LookedAt, looked_at

Given = ParamSpec("Given")
Found = TypeVar("Found")
# By the strength of a table's bots what they are called; a quick one thinks where it is asked.
STRENGTHS = {"thoughtful": "search:100ms", "deep": "search:600ms"}
SECONDS = {"thoughtful": 0.2, "deep": 0.8}
# One at a time: two cores serve many tables.
PROCESSES = 1
# So many thoughts may wait for it; whoever comes then goes without one, rather than to wait for long.
MOST_WAITING = 12


def thought(match: Match, seat: int, name: str, seed: int) -> str:
    """What a bot chooses, in the other process: the match came there as its record, the bot sees its seat's view."""
    view = match.view(seat)
    return (standard(view) or make(name, seed).choose(view)).text(view.state.names)


class Busy(Exception):  # noqa: N818
    """Too many thoughts wait already."""


class Thinking:
    """The process for bots that think ahead, started when the first of them is asked."""

    def __init__(self) -> None:
        self.pool: ProcessPoolExecutor | None = None
        self.waiting = 0

    async def choose(self, match: Match, seat: int, strength: str, seed: int) -> str:
        """What such a bot chooses."""
        return await self._think(thought, match.copy(), seat, STRENGTHS[strength], seed)

    async def lines(self, match: Match, seat: int, lang: str) -> list[LookedAt]:
        """What comes of the options of a seat that are worth a thought."""
        return await self._think(looked_at, match.copy(), seat, lang)

    async def _think(self, work: Callable[Given, Found], *args: Given.args, **more: Given.kwargs) -> Found:
        """Let the process think; one that died is replaced when somebody thinks again. ``Busy`` where many do."""
        if self.waiting >= MOST_WAITING:
            raise Busy
        if self.pool is None:
            self.pool = ProcessPoolExecutor(
                PROCESSES, multiprocessing.get_context("spawn"), use_houses, (houses_in_use(),)
            )
        loop = asyncio.get_running_loop()
        self.waiting += 1
        try:
            return await loop.run_in_executor(self.pool, partial(work, *args, **more))
        except BrokenExecutor:
            # Somebody killed it, or the memory was full: the next thought has a new one.
            self.pool = None
            raise
        finally:
            self.waiting -= 1

    def stop(self) -> None:
        """Nobody waits for thoughts that nobody needs."""
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)
