"""What goes on by itself at a table: bots choose, clocks run out."""

from __future__ import annotations

import asyncio
import logging
import time
import zlib

from hullbreach.bots import make
from hullbreach.kernel.errors import BadInput, Illegal
from hullbreach.kernel.match import SPECTATOR, View, sees
from hullbreach.server.hub import Hub
from hullbreach.server.live import Live
from hullbreach.table.entries import BOT, CLOCK
from hullbreach.table.table import Stale

LEAST_REST = 0.002
LOG = logging.getLogger("hullbreach")


def decide(view: View, seed: int) -> str:
    """What the rule bot chooses from a view."""
    return make("rules", seed).choose(view).text(view.state.names)


class Automatic:
    """Bots and clocks of all tables of a hub."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        # Bots that nobody watches take turns, and take no more than half the time, so that they never hold up others.
        self.unwatched = asyncio.Semaphore(1)
        hub.after = self.look_at

    def look_at(self, live: Live) -> None:
        """Start what has to go on by itself after a change."""
        if live.bots is None and live.table.bot_to_move() is not None:
            live.bots = asyncio.create_task(self._play(live))
        if live.table.head.clock and live.clock is None and live.clients:
            live.clock = asyncio.create_task(self._run_clock(live))

    async def _play(self, live: Live) -> None:
        """Let bots choose as long as it is their turn."""
        try:
            while (seat := live.table.bot_to_move()) is not None:
                if live.watched():
                    await self._choose(live, seat, BOT)
                    continue
                async with self.unwatched:
                    began = time.monotonic()
                    await self._choose(live, seat, BOT)
                    await asyncio.sleep(max(LEAST_REST, time.monotonic() - began))
        except Exception:
            # A bug in a bot must not take the table down: its people can still play on, or report it.
            LOG.exception("a bot failed at table %s", live.table.head.id)
        finally:
            live.bots = None
            live.used = time.monotonic()
        self.hub.forget_idle()

    async def _choose(self, live: Live, seat: int, by: str) -> None:
        table = live.table
        version = table.version
        began = time.monotonic()
        async with live.lock:
            if table.version != version or seat not in table.asked():
                return
            view = table.match.view(seat)
        seed = zlib.crc32(f"{table.head.dice}:{version}:{seat}".encode())
        text = await asyncio.to_thread(decide, view, seed)
        try:
            await self.hub.choose(live, seat, version, [text], by)
        except Stale:
            return
        except (Illegal, BadInput):
            LOG.exception("a bot chose %r at table %s", text, table.head.id)
            raise
        # The pause follows from what everybody saw, so that its length tells nothing about hidden cards.
        if live.watched() and by == BOT and shows_something(live):
            await asyncio.sleep(max(0.0, self.hub.options.pace - (time.monotonic() - began)))

    async def _run_clock(self, live: Live) -> None:
        """Let a bot decide for whoever lets their time run out."""
        try:
            while live.clients and not live.table.finished:
                if live.decides_until is None and live.waits_for_person():
                    live.restart_clock()
                    live.show_table()
                until = live.decides_until
                if until is None:
                    await asyncio.sleep(1.0)
                    continue
                left = until - time.monotonic()
                if left > 0:
                    await asyncio.sleep(min(left, 1.0))
                    continue
                late = [n for n in live.table.asked() if n in live.table.people()]
                live.decides_until = None
                for seat in late[:1]:
                    await self._choose(live, seat, CLOCK)
        except Exception:
            LOG.exception("the clock failed at table %s", live.table.head.id)
        finally:
            live.clock = None


def shows_something(live: Live) -> bool:
    """Whether the last choice led to anything that everybody saw."""
    past = live.table.match.past
    return past is not None and any(sees(event, SPECTATOR) for event in past.events)
