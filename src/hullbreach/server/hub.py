"""All tables that are in memory: loading, choosing, storing, showing, forgetting.

The order is always the same: plan under the table's lock, store, take in, show. When the database says that somebody
else was faster, the table is loaded anew and whoever asked is told that their question is gone.
"""

from __future__ import annotations

import asyncio
import gc
import logging
import time
from collections.abc import Callable, Coroutine
from typing import Any, ParamSpec, TypeVar

from hullbreach.kernel.errors import BadInput, Illegal
from hullbreach.server.bus import EVERYTHING, FOLLOW_SECONDS, NOBODY, Bus, Known, Polling
from hullbreach.server.guard import Limits
from hullbreach.server.live import Client, Live
from hullbreach.server.options import ServerOptions
from hullbreach.server.thinking import Thinking
from hullbreach.server.writer import Writer
from hullbreach.table.entries import SEAT, Chosen, Entry, Undone
from hullbreach.table.pruning import old_tables, remove
from hullbreach.table.replays import Replays
from hullbreach.table.storage import CHAT, ENTRIES, HERE, NoPlace, NotRead, NotStored, Said, Store
from hullbreach.table.table import Plan, Table

FORGET_SECONDS = 3600.0
STUDIES = 2
READERS = 2
# A clock that was further ahead than this when something was stored was wrong then, and is not waited for.
CLOCK_AHEAD = 86_400.0
# The shortest time that lines of chat tell apart.
MOMENT = 0.001
# What Python counts before it looks through young, older and old objects.
COLLECT_AFTER = (2000, 10, 1000)
Found = TypeVar("Found")
Given = ParamSpec("Given")
LOG = logging.getLogger("hullbreach")
Planner = Callable[[Table], Plan | None]


class NoTable(Exception):  # noqa: N818
    """There is no table with this id."""


class OtherVersion(Exception):  # noqa: N818
    """The entries of a table do not replay with these rules; they were written by another version."""


class Hub:
    """The tables of one process."""

    def __init__(self, store: Store, options: ServerOptions, limits: Limits | None = None) -> None:
        self.store = store
        self.options = options
        self.writer = Writer(store)
        self.replays = Replays()
        # Looking back is work; few do it at once, so that threads are left for those who play.
        self.studies = asyncio.Semaphore(STUDIES)
        # Tables are read few at a time: after a restart everybody comes back, and the first need not wait for all.
        self.readers = asyncio.Semaphore(READERS)
        self.lives: dict[str, Live] = {}
        self.bus = bus_for(store, options.shared, self.concerned)
        self.tasks: set[asyncio.Task[Any]] = set()
        self.loading: dict[str, asyncio.Task[Live]] = {}
        # What goes on by itself after a change: bots and clocks. Set by whoever runs them.
        self.after: Callable[[Live], None] = _nothing
        self.limits = limits or Limits(options)
        self.thinking = Thinking()
        self.started = time.time()
        self.changes = self.lines = 0
        # What came later is never noted as earlier, whatever becomes of the clock of this machine.
        self.latest = store.newest()
        if self.latest > time.time() + CLOCK_AHEAD:
            self.latest = 0.0

    def now(self) -> float:
        """The time, which never goes back nor stands still: who says the same twice says it at two moments."""
        self.latest = max(self.latest + MOMENT, time.time())
        return self.latest

    # ---- tables in memory

    async def open(self, id: str) -> Live:
        """The table with this id, in memory and up to date; ``NoTable`` when there is none."""
        live = self.lives.get(id)
        if live is None:
            task = self.loading.get(id)
            if task is None:
                task = self.loading[id] = asyncio.create_task(self._load(id))
                task.add_done_callback(lambda _: self.loading.pop(id, None))
            live = await asyncio.shield(task)
        else:
            await self.refresh(live)
        if self.bus.shares:
            live.elsewhere = await asyncio.to_thread(self.bus.elsewhere, id)
        live.used = time.monotonic()
        return live

    async def _load(self, id: str) -> Live:
        async with self.readers:
            live = await asyncio.to_thread(self._read, id)
        self.lives[id] = live
        if self.bus.shares:
            # What was stored while it was read may have been told already.
            self.look(live, EVERYTHING)
        self.forget_idle()
        return live

    def adopt(self, table: Table) -> None:
        """Keep a table that was just set up in memory: somebody will look at it in a moment."""
        live = self.lives[table.head.id] = Live(table, [])
        self.forget_idle()
        self.after(live)

    def _read(self, id: str) -> Live:
        head = self.store.head(id)
        if head is None:
            raise NoTable(id)
        try:
            table = Table(head, self.store.entries(id))
        except (Illegal, BadInput, LookupError) as wrong:
            LOG.warning("table %s, played with version %s, does not replay: %s", id, head.version, wrong)
            raise OtherVersion(head.version) from None
        return Live(table, self.store.chat(id))

    async def refresh(self, live: Live) -> None:
        """Take in what other processes have stored since."""
        latest = await asyncio.to_thread(self.store.latest, live.table.head.id)
        if not latest:
            raise self.gone(live)
        if latest > live.table.number:
            async with live.lock:
                await self._catch_up(live)

    def gone(self, live: Live) -> NoTable:
        """A table in memory that somebody has removed from the database; no table has no entries."""
        id = live.table.head.id
        if self.lives.get(id) is live:
            del self.lives[id]
        return NoTable(id)

    # ---- other processes

    def concerned(self) -> dict[str, int]:
        """The tables that people look at here or bots play at, and the last entry that is known of each."""
        return {id: live.table.number for id, live in self.lives.items() if live.clients or live.bots is not None}

    async def follow(self) -> None:
        """Take in and show what other processes have done at the tables in memory."""
        while True:
            try:
                async for notice in self.bus.notices():
                    live = self.lives.get(notice.table)
                    if live is not None:
                        self.look(live, notice.what)
            except Exception:
                # A bug must not leave this process deaf for good.
                LOG.exception("other processes are not heard")
                await asyncio.sleep(FOLLOW_SECONDS)

    def look(self, live: Live, what: tuple[str, ...]) -> None:
        """Look soon what is new at a table; one that takes long keeps no other waiting."""
        live.news.update(what)
        if live.looking is None:
            live.looking = self.soon(self._look(live))

    async def _look(self, live: Live) -> None:
        try:
            while live.news:
                what = set(live.news)
                live.news.clear()
                try:
                    await self._take_in(live, what)
                except NotRead as wrong:
                    # The database starts again, or the way to it is shut for a while.
                    LOG.warning("what others store is not seen: %s", wrong)
                    live.news.update(what)
                    await asyncio.sleep(FOLLOW_SECONDS)
                except OtherVersion:
                    return
        finally:
            live.looking = None
        self.after(live)

    async def _take_in(self, live: Live, what: set[str]) -> None:
        id = live.table.head.id
        if ENTRIES in what:
            async with live.lock:
                await self._catch_up(live)
        if CHAT in what:
            async with live.lock:
                for said in await asyncio.to_thread(self.store.chat, id):
                    live.hear(said)
        if HERE in what:
            live.elsewhere = await asyncio.to_thread(self.bus.elsewhere, id)
            live.show_table()

    def announce(self, live: Live) -> None:
        """Tell other processes who looks at a table here, where that changed."""
        here = live.here()
        if here != live.told:
            live.told = here
            self.soon(self.bus.tell(live.table.head.id, here))

    def soon(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Let something be done beside what goes on."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    async def forget_old(self) -> None:
        """Every hour, remove the tables that nobody has touched for as long as this server is told to keep them."""
        while True:
            try:
                removed = await asyncio.to_thread(self._remove_old, time.time() - self.options.forget)
                if removed:
                    LOG.info("removed %d tables that nobody has touched for long", removed)
            except (NotRead, NotStored) as wrong:
                LOG.warning("old tables stay: %s", wrong)
            except Exception:
                LOG.exception("old tables stay")
            await asyncio.sleep(FORGET_SECONDS)

    def _remove_old(self, before: float) -> int:
        old = [each for each in old_tables(self.store, before) if each.id not in self.lives]
        return sum(remove(self.store, each) for each in old if self.bus.elsewhere(each.id) == NOBODY)

    async def _catch_up(self, live: Live) -> None:
        """Read, take in and show the entries this process does not know; the lock must be held."""
        table = live.table
        asked = table.policies()
        try:
            entries = await asyncio.to_thread(self.store.entries, table.head.id, table.number)
            # What became of seats the table itself has said in the chat, along with the entries.
            seats = any(not isinstance(entry, Chosen | Undone) for entry in entries)
            chat = await asyncio.to_thread(self.store.chat, table.head.id) if seats else []
            # A bot or a hint may be looking at the match as it is, beside the event loop.
            table.match = table.match.copy()
            for entry in entries:
                table.take_in(entry)
        except (Illegal, BadInput) as wrong:
            # A newer program writes to the same database.
            LOG.warning("table %s does not go on with these rules: %s", table.head.id, wrong)
            self.lives.pop(table.head.id, None)
            raise OtherVersion(table.head.version) from None
        for said in chat:
            live.hear(said)
        if entries:
            self._show(live, entries, asked)

    def _show(self, live: Live, entries: list[Entry], asked: object) -> None:
        """Show what entries that were just taken in have changed; asked is what was decided for people before."""
        moved = any(isinstance(entry, Chosen | Undone) for entry in entries)
        if moved:
            live.restart_clock()
        if all(isinstance(entry, Chosen) for entry in entries):
            live.show(entries[-1])
        elif moved or live.table.policies() != asked:
            # What was taken back is no small change; and somebody may be asked now what was decided for them before.
            live.show(None)
        else:
            live.renew()
        self.announce(live)

    def forget_idle(self) -> None:
        """Drop the tables that nobody has looked at for longest; their entries are all that is needed."""
        idle = [live for live in self.lives.values() if not live.clients and live.bots is None and not live.busy()]
        idle.sort(key=lambda live: live.used)
        for live in idle[: max(0, len(idle) - self.options.kept)]:
            del self.lives[live.table.head.id]

    # ---- changes

    async def change(self, live: Live, planner: Planner, slow: bool = False, made: float | None = None) -> Plan | None:
        """Plan a change (beside the event loop if that is slow), store it, take it in, show it.

        The planner raises what is wrong with it; then nothing has changed.
        """
        made = self.now() if made is None else max(made, self.latest)
        async with live.lock:
            while True:
                plan = await asyncio.to_thread(planner, live.table) if slow else planner(live.table)
                if plan is None or not plan.entries:
                    return None
                wanted = live.table.append(plan, made)
                try:
                    if await self.writer.append(wanted):
                        break
                except NoPlace:
                    raise self.gone(live) from None
                except NotStored:
                    # Where the line broke before the database could say so, it may be stored all the same.
                    self.look(live, (ENTRIES,))
                    raise
                # Somebody else was faster: look again at what stands there now.
                await self._catch_up(live)
            self.changes += 1
            asked = live.table.policies()
            live.table.carry_out(plan)
            for said in wanted.said:
                live.hear(said)
            self._show(live, plan.entries, asked)
            self.store.note(wanted)
        current = self.lives.setdefault(live.table.head.id, live)
        if current is not live:
            # The table was forgotten and loaded anew in the meantime.
            await self.refresh(current)
        self.after(current)
        collect()
        return plan

    async def choose(
        self, live: Live, seat: int, version: int, texts: list[str], by: str = SEAT, made: float | None = None
    ) -> Plan | None:
        """Make a choice; ``Stale``, ``Illegal`` or ``BadInput`` when it cannot be made, and nothing has changed."""
        return await self.change(live, lambda table: table.plan_choice(seat, version, texts, by), made=made)

    # ---- people

    async def join(self, id: str, client: Client) -> Live:
        """A client begins to look; the table it looks at."""
        while True:
            live = await self.open(id)
            async with live.lock:
                # While it was waiting the table may have been forgotten, and loaded anew for somebody else.
                if self.lives.get(id) is not live:
                    continue
                # Whoever comes to a long match must not hold up everybody else.
                scene = await asyncio.to_thread(live.whole, client)
                live.clients.append(client)
                live.send_whole(client, scene)
                live.show_table()
                self.announce(live)
            self.after(live)
            return live

    async def speak(self, live: Live, client: Client, lang: str) -> None:
        """A client wants another language."""
        async with live.lock:
            client.lang = lang
            live.send_whole(client, await asyncio.to_thread(live.whole, client))
            live.drop_pictures()

    async def part(self, live: Live, client: Client) -> None:
        """A client looks no longer."""
        async with live.lock:
            if client in live.clients:
                live.clients.remove(client)
            live.used = time.monotonic()
            live.drop_pictures()
            live.show_table()
            if not live.clients and live.bots is None:
                await self.bus.let_go(live.table.head.id)
            self.announce(live)
        self.after(live)
        self.forget_idle()

    async def study(self, work: Callable[Given, Found], *args: Given.args, **more: Given.kwargs) -> Found:
        """Work on the past of a table, beside the event loop and a few at a time."""
        async with self.studies:
            return await asyncio.to_thread(work, *args, **more)

    async def say(self, live: Live, seat: int, name: str, text: str) -> None:
        """Store a line of chat and show it."""
        said = Said(seat, name, text, round(self.now(), 3))
        try:
            await self.writer.say(live.table.head.id, said)
        except NoPlace:
            raise self.gone(live) from None
        self.lines += 1
        live.hear(said)


def bus_for(store: Store, shared: bool, concerned: Known) -> Bus:
    """How this process hears of others: where there may be some it is told, or looks."""
    if store.engine.dialect.name == "postgresql":
        try:
            from hullbreach.server.listening import Listening
        except ImportError:
            raise BadInput("database", "PostgreSQL needs psycopg: pip install 'hullbreach[postgres]'") from None
        return Listening(store, concerned)
    return Polling(store, concerned) if shared else Bus()


def collect() -> None:
    """Let the garbage collector run if it is due: now, between two choices, and not in the middle of one."""
    counts = gc.get_count()
    if counts[0] > COLLECT_AFTER[0]:
        gc.collect(max(age for age in range(3) if counts[age] > COLLECT_AFTER[age]))


def _nothing(live: Live) -> None:
    """Nothing goes on by itself."""
