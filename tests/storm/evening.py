"""One evening at one table, from a seed: people, processes that die, a database that fails; then everybody compares.

Whatever anybody was shown at any moment is what the entries that are stored say of that moment: so nothing that was
acknowledged is lost, nothing is shown twice, and all agree.
"""

from __future__ import annotations

import asyncio
import json
import logging
import tempfile
from collections.abc import Coroutine
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec

from hullbreach.games import register, unregister
from hullbreach.kernel.match import SPECTATOR
from hullbreach.server.automatic import Automatic
from hullbreach.server.hub import Hub
from hullbreach.server.options import ServerOptions
from hullbreach.table.creating import new_head
from hullbreach.table.storage import THE_TABLE, Said, Store
from hullbreach.table.table import Plan, Table
from tests.example.last_breath import BOOK
from tests.server.running import settled
from tests.server.tables import seated, token
from tests.storm.people import LANGUAGES, Person
from tests.storm.stormy_store import StormyStore, StormyWriter
from tests.storm.weather import Weather

EXAMPLE = BOOK.id
# Seconds within which all must agree once the weather is fine.
MORNING = 3600.0
# So often, in seconds, something befalls a process or the clock on the wall.
TROUBLE = 20.0
CRASH, CLOCK = 0.5, 0.3
# How long somebody may think at a table with a clock.
CLOCK_SECONDS = 20


class Process:
    """A server without a network of its own."""

    def __init__(self, store: StormyStore, shared: bool) -> None:
        self.store = store
        self.shared = shared
        self.tasks: set[asyncio.Task[None]] = set()
        self.begin()

    def begin(self) -> None:
        """Start, with nothing in memory."""
        self.hub = Hub(self.store, ServerOptions("", shared=self.shared, pace=0.1))
        self.writer = self.hub.writer = StormyWriter(self.store)
        self.writer.start()
        self.automatic = Automatic(self.hub)
        if self.shared:
            self.start(self.hub.follow())

    def start(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Let something go on here."""
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    def crash(self) -> None:
        """All that was in memory is gone, and what waited to be stored was not."""
        self.writer.batch = []
        self.automatic.stopped = True
        # Tasks are numbered: the same seed ends them in the same order.
        tasks = [*self.tasks, *self.automatic.tasks, *self.hub.tasks, *self.hub.loading.values()]
        for task in sorted(tasks, key=lambda task: (len(task.get_name()), task.get_name())):
            task.cancel()
        self.tasks = set()
        self.automatic.threads.shutdown()


@dataclass
class Told:
    """What became of an evening."""

    entries: int
    moments: int
    crashes: int


class Evening:
    """A table of some game, and who sits at it."""

    id = "storm"

    def __init__(self, seed: int, folder: Path, game: str, seats: int, processes: int, seconds: float) -> None:
        self.weather = Weather(seed)
        self.folder = folder
        self.game, self.seats, self.seconds = game, seats, seconds
        self.count = processes
        self.processes: list[Process] = []
        self.over = False
        self.crashes = 0

    def any_process(self) -> Process:
        """Whoever answers."""
        return self.weather.dice.choice(self.processes)

    def run(self) -> Told:
        """The whole evening, and the morning after."""
        asyncio.set_event_loop(self.weather)
        store = StormyStore(self.folder / "tables.sqlite", self.weather)
        try:
            with self.weather.reigns():
                self.weather.run_until_complete(self._spend(store))
            return self._compare(store.unsure)
        finally:
            store.close()
            asyncio.set_event_loop(None)
            self.weather.close()

    async def _spend(self, store: StormyStore) -> None:
        dice = self.weather.dice
        # At some tables a bot plays along from the start, and at some whoever thinks for long is not waited for.
        sits = ["human"] * (self.seats - 1) + [dice.choice(("human", "human", "bot"))]
        key = f"{dice.getrandbits(256):064x}"
        head = new_head(self.game, {}, sits, practice=False, clock=dice.choice((0, 0, CLOCK_SECONDS)))
        head = msgspec.structs.replace(head, id=self.id, dice=self.id, key=key)
        Store.create(store, head, seated(*sits), Table(head, seated(*sits)).summary_after(Plan([])))
        self.processes = [Process(store, self.count > 1) for _ in range(self.count)]
        self.people = [Person(self, seat, token(seat)) for seat, sitter in enumerate(sits) if sitter == "human"]
        self.people.append(Person(self, SPECTATOR, None))
        trouble = self.weather.create_task(self._trouble())
        staying = [self.weather.create_task(person.stay()) for person in self.people]
        await asyncio.sleep(self.seconds)
        self.over = store.calm = True
        await asyncio.gather(*staying)
        trouble.cancel()
        for process in self.processes:
            await process.automatic.stop()
        await self._until_all_agree(store)
        for process in self.processes:
            process.crash()
        await asyncio.sleep(1.0)

    async def _trouble(self) -> None:
        while True:
            await asyncio.sleep(self.weather.soon(TROUBLE))
            luck = self.weather.dice.random()
            if luck < CRASH:
                self.crashes += 1
                process = self.any_process()
                process.crash()
                for person in self.people:
                    if person.line is not None and person.line.serving not in self._served():
                        person.line.break_off()
                process.begin()
            elif luck < CRASH + CLOCK:
                self.weather.off += self.weather.dice.choice((-7200.0, -1.0, 30.0))

    def _served(self) -> set[asyncio.Task[None]]:
        return {task for process in self.processes for task in process.tasks}

    async def _until_all_agree(self, store: StormyStore) -> None:
        """The weather is fine: whoever is away comes back, and soon everybody sees the same."""
        until = self.weather.time() + MORNING
        while True:
            for person in self.people:
                if not person.here:
                    person.connect()
            await asyncio.sleep(5.0)
            table = Table(table_head(store, self.id), Store.entries(store, self.id))
            if all(person.here and person.version == table.version for person in self.people):
                return
            versions = [person.version for person in self.people]
            assert self.weather.time() < until, f"people see versions {versions}, stored is {table.version}"

    def _compare(self, unsure: set[str]) -> Told:
        store = Store(f"sqlite:///{self.folder / 'tables.sqlite'}")
        entries, chat = store.entries(self.id), store.chat(self.id)
        head = table_head(store, self.id)
        store.close()
        seen: dict[int, list[tuple[Person, int, str, str]]] = {}
        for person in self.people:
            for (version, viewer), shown in person.seen.items():
                seen.setdefault(version, []).extend((person, viewer, text, lang) for text, lang in shown.items())
        table = Table(head, [])
        for entry in [None, *entries]:
            if entry is not None:
                table.take_in(entry)
            # What changes no version may change who looks through whose eyes: each moment is looked at until it fits.
            moments, truths = seen.pop(table.version, []), Truths(table)
            left = [each for each in moments if not truths.hold(*each[1:])]
            if left:
                seen[table.version] = left
        for version, moments in seen.items():
            seats = {person.seat for person, *_ in moments}
            raise AssertionError(f"at version {version} seats {seats} were shown what never was")
        for person in self.people:
            self._compare_chat(person, chat, unsure)
        return Told(len(entries), sum(len(person.seen) for person in self.people), self.crashes)

    def _compare_chat(self, person: Person, stored: list[Said], unsure: set[str]) -> None:
        """Nobody heard anything twice, or what is not stored; and what the table itself tells everybody has heard."""
        heard = [Said(line["seat"], line["name"], line["text"], line["at"]) for line in person.chat]
        spoken, by_table = heard_of(heard), told_by_table(heard)
        assert len(spoken) == len(set(spoken)), f"seat {person.seat} heard something twice: {spoken}"
        lines = heard_of(stored)
        assert set(spoken) <= set(lines), f"seat {person.seat} heard {spoken}, stored is {lines}"
        if self.count == 1:
            # What is said at two processes at once, or is found to be stored later on, may be heard in another order.
            sure = [text for text in spoken if text not in unsure]
            in_order = [text for text in lines if text in sure]
            assert sure == in_order, f"seat {person.seat} heard {sure}, stored is {in_order}"
        told = told_by_table(stored)
        assert by_table == told, f"seat {person.seat} was told {by_table}, stored is {told}"


class Truths:
    """What a table shows at one moment; each scene is made once."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.made: dict[tuple[int, str], str] = {}

    def hold(self, seat: int, shown: str, likely: str) -> bool:
        """Whether a seat may have been shown this, in whatever language."""
        if any(shown == self.scene(seat, lang) for lang in (likely, *LANGUAGES)):
            return True
        # Whoever has chosen already what comes after the others' windows is not asked meanwhile; nobody stores that.
        asked_nothing = json.loads(shown)["question"] is None
        return asked_nothing and any(shown == unasked(self.scene(seat, lang)) for lang in (likely, *LANGUAGES))

    def scene(self, seat: int, lang: str) -> str:
        """What a seat is shown."""
        if (seat, lang) not in self.made:
            self.made[seat, lang] = as_shown(self.table, seat, lang)
        return self.made[seat, lang]


def heard_of(chat: list[Said]) -> list[str]:
    """What people said."""
    return [said.text for said in chat if said.seat != THE_TABLE]


def told_by_table(chat: list[Said]) -> list[tuple[float, str, str]]:
    """What the table itself told."""
    return sorted((said.at, said.name, said.text) for said in chat if said.seat == THE_TABLE)


def table_head(store: Store, id: str) -> Any:
    """The head of a table that is there, whatever the weather."""
    found = Store.head(store, id)
    assert found is not None
    return found


def as_shown(table: Table, seat: int, lang: str) -> str:
    """What a seat is shown of a table, whole."""
    made = table.scene(table.match.glance(table.eyes(seat)), lang)
    made.version = table.version
    return json.dumps(settled(json.loads(msgspec.json.encode(made))), sort_keys=True)


def unasked(shown: str) -> str:
    """The same without a question."""
    return json.dumps({**json.loads(shown), "question": None}, sort_keys=True)


def spent(seed: int, game: str, seats: int, processes: int, seconds: float) -> Told:
    """An evening in a folder of its own; nothing is said about what fails on purpose."""
    logging.getLogger("hullbreach").setLevel(logging.CRITICAL)
    register(BOOK)
    try:
        with tempfile.TemporaryDirectory() as folder:
            return Evening(seed, Path(folder), game, seats, processes, seconds).run()
    finally:
        unregister(BOOK)
        logging.getLogger("hullbreach").setLevel(logging.NOTSET)
