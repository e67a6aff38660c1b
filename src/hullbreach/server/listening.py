"""The bus over PostgreSQL: LISTEN and NOTIFY, and locks that end with the process that holds them."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import AsyncGenerator
from typing import Any

import psycopg
import sqlalchemy as sa

from hullbreach.server.bus import EVERYTHING, FOLLOW_SECONDS, NOBODY, Bus, Known, Lookers, Notice
from hullbreach.table.engine import CONNECT_SECONDS
from hullbreach.table.migrations import TURN
from hullbreach.table.storage import CHANNEL, HERE, Store

# How often it is looked whether other processes are still there.
BEAT_SECONDS = 1.0
# A database that takes longer to answer is gone.
PATIENCE_SECONDS = 10.0
# The kind of the lock that every process holds as long as it lives; the number of the process follows.
ALIVE = 8374
# What is true only while processes live need not survive the database.
CREATE_HERE = (
    "CREATE UNLOGGED TABLE IF NOT EXISTS here (table_id VARCHAR(32), process INTEGER, seats TEXT, watchers INTEGER,"
    " PRIMARY KEY (table_id, process))"
)
LIVING = (
    "SELECT objid::bigint FROM pg_locks WHERE locktype = 'advisory' AND classid = %s AND objsubid = 2 AND granted"
    " AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"
)
PUT_HERE = (
    "WITH put AS (INSERT INTO here VALUES (%s, %s, %s, %s) ON CONFLICT (table_id, process)"
    " DO UPDATE SET seats = EXCLUDED.seats, watchers = EXCLUDED.watchers) SELECT pg_notify(%s, %s)"
)
# One statement: whoever came while it was looked who lives would be taken for dead.
DROP_DEAD = f"DELETE FROM here WHERE process = %s OR process NOT IN ({LIVING}) RETURNING 1"
DROP_HERE = "WITH gone AS (DELETE FROM here WHERE table_id = %s AND process = %s RETURNING 1) SELECT pg_notify(%s, %s)"
LOCK = "SELECT id FROM unnest(%s::text[]) AS id WHERE pg_try_advisory_lock(hashtextextended(id, 0))"
UNLOCK = "SELECT pg_advisory_unlock(hashtextextended(%s, 0))"
AWAY = (psycopg.Error, OSError, TimeoutError)
LOG = logging.getLogger("hullbreach")
Connection = psycopg.AsyncConnection[Any]


class Listening(Bus):
    """One connection listens, another one speaks and holds the locks of this process.

    What a process owned is free the moment it dies, and the database knows which processes live. Once a second a
    process looks who died, and asks again for the tables whose bots it would have to let play. After the database was
    away everything may be new, and nothing is owned.
    """

    shares = True

    def __init__(self, store: Store, known: Known) -> None:
        self.store = store
        self.known = known
        self.process = store.process = secrets.randbelow(2**31 - 1) + 1
        self.address = store.engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
        self.speaker: Connection | None = None
        self.speaking = asyncio.Lock()
        # One lock is taken or let go at a time: one that was taken twice would have to be let go twice.
        self.taking = asyncio.Lock()
        self.owned: set[str] = set()
        # Owned by others when it was last asked for.
        self.wanted: set[str] = set()
        self.alive: set[int] = set()
        self.told: dict[str, Lookers] = {}
        with store.writing() as connection:
            connection.execute(sa.text(f"SELECT pg_advisory_xact_lock({TURN})"))
            connection.execute(sa.text(CREATE_HERE))

    # ---- hearing

    async def notices(self) -> AsyncGenerator[Notice, None]:
        """What others have done, over all the restarts of the database."""
        while True:
            try:
                async with contextlib.aclosing(self._hear()) as heard:
                    async for notice in heard:
                        yield notice
            except AWAY as wrong:
                # The words of a driver may tell addresses.
                LOG.warning("other processes are not heard: %s", type(wrong).__name__)
            await asyncio.sleep(FOLLOW_SECONDS)

    async def _hear(self) -> AsyncGenerator[Notice, None]:
        async with await self._connect() as listener, await self._connect() as speaker:
            await listener.execute(f"LISTEN {CHANNEL}")
            await speaker.execute("SET synchronous_commit = off")
            await speaker.execute("SELECT pg_advisory_lock(%s, %s)", (ALIVE, self.process))
            try:
                self.speaker = speaker
                await self._begin()
                # What was stored while nobody listened is looked for.
                for table in self.known():
                    yield Notice(table)
                while True:
                    async for notify in listener.notifies(timeout=BEAT_SECONDS):
                        process, notices = read(notify.payload)
                        if notices and process != self.process:
                            self.alive.add(process)
                            for notice in notices:
                                yield notice
                    for notice in await self._beat():
                        yield notice
            finally:
                self.speaker = None
                self.owned.clear()

    async def _connect(self) -> Connection:
        return await Connection.connect(self.address, autocommit=True, connect_timeout=CONNECT_SECONDS)

    async def _begin(self) -> None:
        """Who lives, and who looks at what through this process: the database may have forgotten it."""
        self.alive = {row[0] for row in await self._ask(LIVING, ALIVE)}
        await self._ask(DROP_DEAD, self.process, ALIVE)
        for table, here in list(self.told.items()):
            await self._put(table, here)

    async def _beat(self) -> list[Notice]:
        """Once a second: tables that somebody looked at through a process that died, and those that are ours now."""
        alive = {row[0] for row in await self._ask(LIVING, ALIVE)}
        if self.speaker is None:
            raise ConnectionError
        known = self.known()
        for table in self.owned - known.keys():
            await self.let_go(table)
        self.wanted &= known.keys()
        ours = await self._take(list(self.wanted)) if self.wanted else []
        gone, self.alive = self.alive - alive, alive
        return [Notice(table, (HERE,)) for table in known if gone] + [Notice(table, ()) for table in ours]

    # ---- speaking

    async def _ask(self, question: str, *given: object) -> list[Any]:
        """What the connection with the locks answers; nothing while the database is away."""
        async with self.speaking:
            speaker = self.speaker
            if speaker is None:
                return []
            try:
                async with asyncio.timeout(PATIENCE_SECONDS):
                    answer = await (await speaker.execute(question, given)).fetchall()
                # What was locked by a connection that has ended meanwhile is locked no longer.
                return answer if speaker is self.speaker else []
            except AWAY:
                # At the next beat everything begins anew.
                self.speaker = None
                self.owned.clear()
                return []

    async def own(self, table: str) -> bool:
        """Whether the bots and the clock of a table are this process's affair."""
        if table in self.owned:
            return True
        self.wanted.add(table)
        await self._take([table])
        return table in self.owned

    async def _take(self, tables: list[str]) -> list[str]:
        """Which of some tables have become ours by asking for them now."""
        async with self.taking:
            asked = [table for table in tables if table in self.wanted]
            ours = [row[0] for row in await self._ask(LOCK, asked)] if asked else []
            self.owned.update(ours)
            self.wanted.difference_update(ours)
            return ours

    async def let_go(self, table: str) -> None:
        """Leave the bots and the clock of a table to others."""
        self.wanted.discard(table)
        async with self.taking:
            if table in self.owned:
                self.owned.discard(table)
                await self._ask(UNLOCK, table)

    async def tell(self, table: str, here: Lookers) -> None:
        """Tell others who looks at a table through this process."""
        if here == NOBODY:
            self.told.pop(table, None)
        else:
            self.told[table] = here
        await self._put(table, here)

    async def _put(self, table: str, here: Lookers) -> None:
        notice = f"{self.process} {HERE} {table}"
        if here == NOBODY:
            await self._ask(DROP_HERE, table, self.process, CHANNEL, notice)
        else:
            seats = ",".join(map(str, sorted(here.seats)))
            await self._ask(PUT_HERE, table, self.process, seats, here.watchers, CHANNEL, notice)

    def elsewhere(self, table: str) -> Lookers:
        """Who looks at a table through other processes that live."""
        question = sa.text("SELECT process, seats, watchers FROM here WHERE table_id = :table AND process <> :own")
        with self.store.reading() as connection:
            rows = connection.execute(question, {"table": table, "own": self.process}).all()
        living = [row for row in rows if row[0] in self.alive]
        seats = frozenset(int(seat) for row in living for seat in str(row[1]).split(",") if seat)
        return Lookers(seats, sum(int(row[2]) for row in living))


def read(payload: str) -> tuple[int, list[Notice]]:
    """Which process tells what of which tables; whatever else somebody says on our channel concerns nobody."""
    process, _, told = payload.partition(" ")
    what, _, tables = told.partition(" ")
    if not process.isdecimal() or what not in EVERYTHING:
        return 0, []
    return int(process), [Notice(table, (what,)) for table in tables.split()]
