"""A database that fails, hesitates, and sometimes has stored what it says it has not."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TypeVar

from hullbreach.server.writer import Line, Waiting, Writer
from hullbreach.table.entries import Entry
from hullbreach.table.storage import Append, Head, NotRead, NotStored, Said, Store
from tests.storm.weather import Weather

Found = TypeVar("Found")
# How often a call fails, and how often one that stores fails afterwards: it is done, and nobody was told.
FAILS, UNTOLD, TWICE = 0.06, 0.04, 0.04


class StormyStore(Store):
    """The real store over a real file, as seen through a bad line."""

    def __init__(self, file: Path, weather: Weather) -> None:
        super().__init__(f"sqlite:///{file}", check=False)
        self.weather = weather
        self.calm = False
        #: lines of chat that may be stored although whoever said them was told that they are not
        self.unsure: set[str] = set()

    def luck(self, chance: float) -> bool:
        """Whether something with this chance happens now."""
        return not self.calm and self.weather.dice.random() < chance

    def write(self, store: Callable[[], Found]) -> Found:
        """Store, or fail before or after it."""
        if self.luck(FAILS):
            raise NotStored("the line was cut")
        found = store()
        if self.luck(UNTOLD):
            raise NotStored("the line was cut before the answer")
        return found

    def read(self, look: Callable[[], Found]) -> Found:
        """Read, or fail."""
        if self.luck(FAILS):
            raise NotRead("the line was cut")
        return look()

    def append(self, wanted: list[Append]) -> list[bool]:
        if self.luck(TWICE):
            # A request that was sent again although it had arrived.
            self.write(lambda: Store.append(self, wanted))
        return self.write(lambda: Store.append(self, wanted))

    def append_at_once(self, wanted: Append) -> bool | None:
        # At times somebody else is writing, and it is left to the thread.
        return None if self.luck(0.5) else super().append_at_once(wanted)

    def say(self, table: str, said: Said) -> None:
        try:
            self.write(lambda: Store.say(self, table, said))
        except NotStored:
            self.unsure.add(said.text)
            raise

    def head(self, table: str) -> Head | None:
        return self.read(lambda: Store.head(self, table))

    def latest(self, table: str) -> int:
        return self.read(lambda: Store.latest(self, table))

    def latest_of(self, tables: list[str]) -> dict[str, int]:
        return self.read(lambda: Store.latest_of(self, tables))

    def entries(self, table: str, after: int = 0) -> list[Entry]:
        return self.read(lambda: Store.entries(self, table, after))

    def chat(self, table: str) -> list[Said]:
        return self.read(lambda: Store.chat(self, table))


class StormyWriter(Writer):
    """The writer whose thread is the weather: what waits is stored at some moment, some of it together."""

    def __init__(self, store: StormyStore) -> None:
        super().__init__(store)
        self.weather = store.weather
        self.waiting = self  # type: ignore[assignment]
        self.batch: list[Waiting | Line] = []

    def start(self) -> None:
        self.loop = self.weather

    def stop(self) -> None:
        self.flush()

    def put(self, each: Waiting | Line | tuple[()] | None) -> None:
        """Something to store, as the queue of the thread takes it."""
        if each:
            if not self.batch:
                self.weather.call_later(self.weather.soon(), self.flush)
            self.batch.append(each)

    def flush(self) -> None:
        """Store what waits."""
        batch, self.batch = self.batch, []
        self._store(of_length(batch, 2))
        self._say(of_length(batch, 3))


def of_length(batch: Iterable[Waiting | Line], length: int) -> list[Waiting | Line]:
    """Appends or lines of chat, as the thread tells them apart."""
    return [each for each in batch if len(each) == length]
