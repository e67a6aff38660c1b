"""What goes on by itself at a table: bots and policies choose, clocks run out."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import random
import time
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor

from hullbreach.bots import policy
from hullbreach.kernel.errors import BadInput, Illegal
from hullbreach.kernel.match import View
from hullbreach.server.bus import NOBODY
from hullbreach.server.hub import Hub, NoTable, OtherVersion
from hullbreach.server.live import Live
from hullbreach.server.thinking import SECONDS, STRENGTHS, Busy
from hullbreach.table.asking import is_forced
from hullbreach.table.entries import BOT, CLOCK, FURTHER, POLICY
from hullbreach.table.storage import NotStored
from hullbreach.table.table import Stale

# As long as a pass of the page takes, and up to so much longer.
FORCED_SECONDS, FORCED_SPREAD = 0.7, 0.9
LEAST_REST = 0.002
LONGEST_REST = 1.0
# Tables where bots play on while nobody watches; at all others they wait until somebody comes.
UNWATCHED = 64
# A bot that needs longer than this does something at random instead.
THINKING_SECONDS = 20
STORE_AGAIN_SECONDS = 2.0
LOG = logging.getLogger("hullbreach")


def decide(view: View, seed: int) -> str:
    """What a bot or a policy chooses from a view; both set up by the standard loadout, so that a squad fits."""
    return policy.decide(view, seed).text(view.state.names)


def decided(view: View, seed: int) -> tuple[str, float]:
    """A decision and the moment it was made."""
    return decide(view, seed), time.time()


def something(view: View, seed: int) -> str:
    """One of the open options, for a bot that fails."""
    return view.options[seed % len(view.options)].text(view.state.names)


class Automatic:
    """Bots and clocks of all tables of a hub."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.playing: list[Live] = []
        self.tasks: set[asyncio.Task[None]] = set()
        self.stopped = False
        # Threads of their own: bots do not wait for those who study old matches.
        self.threads = ThreadPoolExecutor(2, "bot")
        # One bot after the other thinks and acts, as they are quick: between two of them views are sent, people come
        # first, and no thought competes with the event loop while a choice is on its way to everybody.
        self.gate = asyncio.Lock()
        hub.after = self.look_at

    def look_at(self, live: Live) -> None:
        """Start what has to go on by itself after a change."""
        if self.stopped:
            return
        if live.bots is None and live.table.moves_itself() is not None and (live.watched() or self.has_room()):
            self.playing.append(live)
            live.bots = self._start(self._play(live))
        if live.table.head.clock and live.clock is None and live.clients:
            live.clock = self._start(self._run_clock(live))

    def has_room(self) -> bool:
        """Whether bots may play at one more table that nobody watches."""
        return sum(not live.watched() for live in self.playing) < UNWATCHED

    async def stop(self) -> None:
        """End everything that goes on by itself."""
        self.stopped = True
        tasks = list(self.tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.threads.shutdown(wait=False, cancel_futures=True)
        self.hub.thinking.stop()

    def _start(self, work: Coroutine[None, None, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    # ---- bots

    async def _play(self, live: Live) -> None:
        """Let bots and policies choose as long as it is their turn."""
        try:
            while (turn := live.table.moves_itself()) is not None:
                # What somebody meant is known only where they chose it.
                if turn[1] != FURTHER and not await self.hub.bus.own(live.table.head.id):
                    break
                began = time.monotonic()
                try:
                    await self._choose(live, *turn)
                except NotStored as wrong:
                    LOG.warning("bots wait, nothing can be stored: %s", wrong)
                    await asyncio.sleep(STORE_AGAIN_SECONDS)
                if not live.watched():
                    # All bots that nobody watches together take about half the time, so that they hold up nobody.
                    rest = max(LEAST_REST, time.monotonic() - began) * len(self.playing)
                    await asyncio.sleep(min(rest, LONGEST_REST))
        except (NoTable, OtherVersion):
            pass
        except Exception:
            # A bug must not take the table down: its people can still look, or report it.
            LOG.exception("bots failed at table %s", live.table.head.id)
            live.renew()
        finally:
            self.playing.remove(live)
            live.bots = None
            live.used = time.monotonic()
        if not live.clients:
            await self.hub.bus.let_go(live.table.head.id)
        self.hub.forget_idle()

    async def _choose(self, live: Live, seat: int, by: str) -> None:
        began = time.monotonic()
        if by == POLICY and is_forced(live.table.match, seat, live.table.seats[seat].asks) and not live.table.alone():
            # That somebody had no choice may tell the others what they hold; it takes as long as a pass of their page.
            await asyncio.sleep(FORCED_SECONDS + FORCED_SPREAD * random.random())
        ahead = await self._think_ahead(live, seat) if by == BOT else None
        async with self.gate:
            table = live.table
            if seat not in table.asked() or (by in (POLICY, FURTHER) and table.maker_at(seat) != by):
                return
            if by == FURTHER:
                await self._go_further(live)
                return
            version = table.version
            view = table.match.glance(seat)
            seed = table.seed_for(seat, by)
            if ahead is not None and ahead[0] == version:
                text, made = ahead[1], time.time()
            else:
                text, made = await self._think(view, seed, table.head.id)
            acts = self._act(live, view, seed, version, text, by, made)
            # Where storing means waiting, others may think in the meantime.
            at_once = self.hub.store.at_once is not None and not live.busy()
            if at_once:
                await acts
                await asyncio.sleep(0)
        if not at_once:
            await acts
        # The pause follows from what everybody saw, so that its length tells nothing about hidden cards.
        # A set-up that is proposed is looked at when it stands, not while it is put up.
        if live.watched() and by in (BOT, POLICY) and live.shows_something() and not live.table.is_proposed():
            # Tables that started together do not stay in step.
            pace = self.hub.options.pace * (0.8 + 0.4 * (seed % 1000) / 1000)
            left = pace - (time.monotonic() - began)
            if left <= 0 or live.hurry.is_set():
                await asyncio.sleep(0)
            else:
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(left):
                        await live.hurry.wait()

    async def _go_further(self, live: Live) -> None:
        """Choose what somebody has chosen already, for when everybody would have passed."""
        table = live.table
        meant = table.meant
        assert meant is not None
        try:
            await self.hub.choose(live, meant.seat, table.version, meant.texts, FURTHER)
        except (Stale, Illegal, BadInput):
            table.meant = None

    async def _think_ahead(self, live: Live, seat: int) -> tuple[int, str] | None:
        """What a bot that thinks ahead chooses, at which version of the table; others go on in the meantime."""
        table = live.table
        if table.head.strength not in STRENGTHS or seat not in table.asked():
            return None
        version, seed = table.version, table.seed_for(seat, BOT)
        # Among people every thought takes its whole time: that one was short may tell what a bot holds.
        whole = asyncio.sleep(0 if table.alone() else SECONDS[table.head.strength])
        try:
            async with asyncio.timeout(THINKING_SECONDS):
                text, _ = await asyncio.gather(
                    self.hub.thinking.choose(table.match, seat, table.head.strength, seed), whole
                )
        except Busy:
            return None
        except Exception:
            LOG.exception("a bot failed to think ahead at table %s and plays by rules of thumb", table.head.id)
            return None
        return version, text

    async def _think(self, view: View, seed: int, table: str) -> tuple[str, float]:
        """What the bot chooses, and when; whatever happens to it, there is an answer."""
        thinking = asyncio.get_running_loop().run_in_executor(self.threads, decided, view, seed)
        try:
            async with asyncio.timeout(THINKING_SECONDS):
                return await thinking
        except Exception:
            LOG.exception("a bot failed at table %s and chooses anything", table)
            return something(view, seed), time.time()

    async def _act(self, live: Live, view: View, seed: int, version: int, text: str, by: str, made: float) -> None:
        """Make the choice of a bot, or any choice when that one is refused."""
        try:
            await self.hub.choose(live, view.seat, version, [text], by, made)
        except Stale:
            pass
        except (Illegal, BadInput):
            LOG.exception("a bot chose %r at table %s", text, live.table.head.id)
            await self.hub.choose(live, view.seat, version, [something(view, seed)], by)

    # ---- clocks

    async def _run_clock(self, live: Live) -> None:
        """Let a bot decide for whoever lets their time run out."""
        try:
            while live.clients and not live.table.finished:
                if live.decides_until is None and live.waits_for_person():
                    live.restart_clock(await self._passed(live))
                    live.show_table()
                until = live.decides_until
                if until is None:
                    await asyncio.sleep(1.0)
                    continue
                left = until - time.monotonic()
                if left > 0:
                    await asyncio.sleep(min(left, 1.0))
                elif await self.hub.bus.own(live.table.head.id):
                    await self._too_late(live)
                else:
                    # Another process decides, and tells in a moment.
                    await asyncio.sleep(1.0)
        except (NoTable, OtherVersion):
            pass
        except Exception:
            LOG.exception("the clock failed at table %s", live.table.head.id)
        finally:
            live.clock = None

    async def _passed(self, live: Live) -> float:
        """How long the open question has been open already, if its clock runs elsewhere, too."""
        if live.elsewhere == NOBODY:
            return 0.0
        asked = await asyncio.to_thread(self.hub.store.made, live.table.head.id, live.table.asked_at)
        return 0.0 if asked is None else min(max(0.0, self.hub.now() - asked), live.table.head.clock)

    async def _too_late(self, live: Live) -> None:
        """Bots decide for all people who have not answered the question in time."""
        question = live.table.asked_at
        live.decides_until = None
        for seat in [n for n in live.table.asked() if n in live.table.people()]:
            if live.table.asked_at != question:
                return
            try:
                await self._choose(live, seat, CLOCK)
            except NotStored as wrong:
                LOG.warning("the clock waits, nothing can be stored: %s", wrong)
                await asyncio.sleep(STORE_AGAIN_SECONDS)
