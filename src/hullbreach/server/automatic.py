"""What goes on by itself at a table: bots choose, clocks run out."""

from __future__ import annotations

import asyncio
import logging
import time
import zlib

from hullbreach.bots import make
from hullbreach.kernel.errors import BadInput, Illegal
from hullbreach.kernel.match import View
from hullbreach.server.hub import Hub
from hullbreach.server.live import Live
from hullbreach.table.entries import BOT, CLOCK
from hullbreach.table.table import Stale

LEAST_REST = 0.002
LONGEST_REST = 1.0
LOG = logging.getLogger("hullbreach")


def decide(view: View, seed: int) -> str:
    """What the rule bot chooses from a view."""
    return make("rules", seed).choose(view).text(view.state.names)


class Automatic:
    """Bots and clocks of all tables of a hub."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.playing = 0
        # One bot after the other thinks and acts, as they are quick: between two of them views are sent, people come
        # first, and no thought competes with the event loop while a choice is on its way to everybody.
        self.gate = asyncio.Lock()
        hub.after = self.look_at

    def look_at(self, live: Live) -> None:
        """Start what has to go on by itself after a change."""
        if live.bots is None and live.table.bot_to_move() is not None:
            live.bots = asyncio.create_task(self._play(live))
        if live.table.head.clock and live.clock is None and live.clients:
            live.clock = asyncio.create_task(self._run_clock(live))

    async def _play(self, live: Live) -> None:
        """Let bots choose as long as it is their turn."""
        self.playing += 1
        try:
            while (seat := live.table.bot_to_move()) is not None:
                began = time.monotonic()
                await self._choose(live, seat, BOT)
                if not live.watched():
                    # All bots that nobody watches together take about half the time, so that they hold up nobody.
                    rest = max(LEAST_REST, time.monotonic() - began) * self.playing
                    await asyncio.sleep(min(rest, LONGEST_REST))
        except Exception:
            # A bug in a bot must not take the table down: its people can still play on, or report it.
            LOG.exception("a bot failed at table %s", live.table.head.id)
            live.renew()
        finally:
            self.playing -= 1
            live.bots = None
            live.used = time.monotonic()
        self.hub.forget_idle()

    async def _choose(self, live: Live, seat: int, by: str) -> None:
        table = live.table
        began = time.monotonic()
        async with self.gate:
            version = table.version
            async with live.lock:
                if seat not in table.asked():
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
            await asyncio.sleep(0)
        # The pause follows from what everybody saw, so that its length tells nothing about hidden cards.
        if live.watched() and by == BOT and live.shows_something():
            # Tables that started together do not stay in step.
            pace = self.hub.options.pace * (0.8 + 0.4 * (seed % 1000) / 1000)
            await asyncio.sleep(max(0.0, pace - (time.monotonic() - began)))

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
