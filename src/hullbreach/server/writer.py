"""Writing: at once where that is quick, else by a thread that stores all appends that wait in one transaction.

A commit that waits for a disk takes milliseconds. Sharing it between tables is what lets hundreds of them play at once.
"""

from __future__ import annotations

import asyncio
import contextlib
import queue
import threading

from hullbreach.table.storage import Append, NoPlace, NotStored, Said, Store

BATCH = 64
# So many appends lie in the write-ahead log before they are brought into the database.
CHECKPOINT = 400
# Lines of chat that may wait; whoever says more while nothing can be stored is told so.
MOST_LINES = 64
Waiting = tuple[Append, asyncio.Future[bool]]
Line = tuple[str, Said, asyncio.Future[bool]]


class Writer:
    """Stores appends; whoever waits learns when theirs is stored."""

    def __init__(self, store: Store) -> None:
        self.store = store
        # Appends and lines of chat; None is the end, an empty tuple asks for a checkpoint.
        self.waiting: queue.SimpleQueue[Waiting | Line | tuple[()] | None] = queue.SimpleQueue()
        self.since = 0
        self.lines = 0
        self.loop: asyncio.AbstractEventLoop | None = None
        self.thread = threading.Thread(target=self._run, name="writer", daemon=True)

    def start(self) -> None:
        """Begin to write, for the running event loop."""
        self.loop = asyncio.get_running_loop()
        self.thread.start()

    def stop(self) -> None:
        """Write what still waits, then end."""
        self.waiting.put(None)
        self.thread.join()

    async def append(self, wanted: Append) -> bool:
        """Store entries; True once they are stored, False when somebody else's came first."""
        assert self.loop is not None
        stored = self.store.append_at_once(wanted)
        if stored is not None:
            self.since += 1
            if self.since >= CHECKPOINT:
                self.since = 0
                self.waiting.put(())
            return stored
        done: asyncio.Future[bool] = self.loop.create_future()
        self.waiting.put((wanted, done))
        # A client that goes away in the meantime must not leave a table that does not know what was stored.
        return await asyncio.shield(done)

    async def say(self, table: str, said: Said) -> None:
        """Store a line of chat, in the thread: nobody who only looks waits behind those who talk."""
        assert self.loop is not None
        if self.lines >= MOST_LINES:
            raise NotStored("too many lines wait")
        self.lines += 1
        done: asyncio.Future[bool] = self.loop.create_future()
        self.waiting.put((table, said, done))
        try:
            await asyncio.shield(done)
        finally:
            self.lines -= 1

    def _run(self) -> None:
        while True:
            taken = [self.waiting.get()]
            while len(taken) < BATCH and not self.waiting.empty():
                taken.append(self.waiting.get())
            self._store([each for each in taken if each is not None and len(each) == 2])
            self._say([each for each in taken if each is not None and len(each) == 3])
            if () in taken:
                # A checkpoint that fails is made up for by the next one.
                with contextlib.suppress(Exception):
                    self.store.checkpoint()
            if None in taken:
                return

    def _say(self, batch: list[Line]) -> None:
        for table, said, done in batch:
            assert self.loop is not None
            try:
                self.store.say(table, said)
            except Exception as wrong:
                self.loop.call_soon_threadsafe(_fail, [done], wrong)
            else:
                self.loop.call_soon_threadsafe(_tell, [done], [True])

    def _store(self, batch: list[Waiting]) -> None:
        if not batch:
            return
        assert self.loop is not None
        try:
            stored = self.store.append([wanted for wanted, _ in batch])
        except Exception as wrong:
            if isinstance(wrong, NoPlace) and len(batch) > 1:
                # A table that was removed takes no others along.
                for each in batch:
                    self._store([each])
            else:
                self.loop.call_soon_threadsafe(_fail, [done for _, done in batch], wrong)
            return
        self.loop.call_soon_threadsafe(_tell, [done for _, done in batch], stored)


def _tell(waiting: list[asyncio.Future[bool]], stored: list[bool]) -> None:
    for done, result in zip(waiting, stored, strict=True):
        if not done.done():
            done.set_result(result)


def _fail(waiting: list[asyncio.Future[bool]], wrong: Exception) -> None:
    for done in waiting:
        if not done.done():
            done.set_exception(wrong)
