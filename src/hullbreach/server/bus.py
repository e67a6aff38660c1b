"""How the processes that share a database hear of each other.

What has happened stands in the database; a bus only says where to look. It also settles which process lets the bots of
a table play and its clock run out, and knows whose people look at a table elsewhere. A process that is alone hears
nothing and owns everything; over SQLite processes look every second (``Polling``); over PostgreSQL they are told
(``server/listening.py``).
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncGenerator, Callable
from dataclasses import dataclass

from hullbreach.table.storage import CHAT, ENTRIES, HERE, NotRead, Store

FOLLOW_SECONDS = 1.0
EVERYTHING = (ENTRIES, CHAT, HERE)
LOG = logging.getLogger("hullbreach")
# The tables that concern a process now, and the last entry that it knows of each.
Known = Callable[[], dict[str, int]]


@dataclass(frozen=True)
class Notice:
    """There is something new at a table, or there may be; with nothing new, its bots and clock are ours from now on."""

    table: str
    what: tuple[str, ...] = EVERYTHING


@dataclass(frozen=True)
class Lookers:
    """Who looks at a table: the seats of those who play, and how many only watch."""

    seats: frozenset[int] = frozenset()
    watchers: int = 0


NOBODY = Lookers()


class Bus:
    """The bus of a process that is alone."""

    # Whether there may be others.
    shares = False

    async def notices(self) -> AsyncGenerator[Notice, None]:
        """What others have done, without end."""
        await asyncio.Event().wait()
        yield Notice("")

    async def own(self, table: str) -> bool:
        """Whether the bots and the clock of a table are this process's affair, from now on until it lets go."""
        return True

    async def let_go(self, table: str) -> None:
        """Leave the bots and the clock of a table to others."""

    async def tell(self, table: str, here: Lookers) -> None:
        """Tell others who looks at a table through this process."""

    def elsewhere(self, table: str) -> Lookers:
        """Who looks at a table through other processes; asks the database."""
        return NOBODY


class Polling(Bus):
    """Every second a look at what others have stored, for databases that tell nobody.

    Each process lets bots play where its people look; whoever stores a choice first has made it.
    """

    shares = True

    def __init__(self, store: Store, known: Known) -> None:
        self.store = store
        self.known = known

    async def notices(self) -> AsyncGenerator[Notice, None]:
        """Tables with newer entries."""
        while True:
            await asyncio.sleep(FOLLOW_SECONDS)
            known = self.known()
            try:
                latest = await asyncio.to_thread(self.store.latest_of, list(known)) if known else {}
            except NotRead as wrong:
                # The file is locked, or the way to it is shut for a while.
                LOG.warning("what others store is not seen: %s", wrong)
                continue
            for table, number in latest.items():
                if number > known[table]:
                    yield Notice(table, (ENTRIES, CHAT))
