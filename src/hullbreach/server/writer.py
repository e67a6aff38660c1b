"""Writing: at once where that is quick, else by a thread that stores all appends that wait in one transaction.

A commit that waits for a disk takes milliseconds. Sharing it between tables is what lets hundreds of them play at once.
"""

from __future__ import annotations

import asyncio
import queue
import threading

from hullbreach.table.storage import Append, Store

BATCH = 64


class Writer:
    """Stores appends; whoever waits learns when theirs is stored."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.waiting: queue.SimpleQueue[tuple[Append, asyncio.Future[bool]] | None] = queue.SimpleQueue()
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
            return stored
        done: asyncio.Future[bool] = self.loop.create_future()
        self.waiting.put((wanted, done))
        # A client that goes away in the meantime must not leave a table that does not know what was stored.
        return await asyncio.shield(done)

    def _run(self) -> None:
        while True:
            first = self.waiting.get()
            if first is None:
                return
            batch = [first]
            last = False
            while len(batch) < BATCH and not self.waiting.empty():
                following = self.waiting.get()
                if following is None:
                    last = True
                    break
                batch.append(following)
            self._store(batch)
            if last:
                return

    def _store(self, batch: list[tuple[Append, asyncio.Future[bool]]]) -> None:
        assert self.loop is not None
        try:
            stored = self.store.append([wanted for wanted, _ in batch])
        except Exception as wrong:
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
