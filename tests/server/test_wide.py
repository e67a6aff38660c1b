"""Several processes over one PostgreSQL: what one of them does all others know, and nothing hangs on any of them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from hullbreach.server.bus import NOBODY, Lookers, Notice
from hullbreach.server.hub import Hub
from hullbreach.server.listening import Listening
from hullbreach.server.options import ServerOptions
from hullbreach.table.storage import Append, NotStored, Store
from tests import patience
from tests.server.running import COLD, Player, Running, bearer, settled, whoever_is_asked
from tests.server.tables import new_table, seated, stored
from tools.postgres import Cluster


def until(player: Player, holds: Callable[[], bool]) -> None:
    """Take in what comes until something holds."""
    while not holds():
        player.receive()


def present(player: Player) -> list[bool]:
    """Whether the people of each seat are here, as a player is told."""
    seats = player.table["seats"]
    assert isinstance(seats, list)
    return [seat["present"] for seat in seats]


def follows(watcher: Player, player: Player) -> None:
    """Somebody elsewhere sees what somebody here has seen."""
    until(watcher, lambda: watcher.version >= player.version)


def test_people_on_two_servers_sit_at_one_table(elsewhere: str, postgres: Cluster) -> None:
    one, other = (Running(elsewhere, "--pace", "0.1", before=COLD) for _ in range(2))
    made = one.new_table("corps", "human", "open", "bot", settings={"mission": "newt"})
    table, token = made["table"], str(made["token"])
    second = other.take(table, 1, "Bob")
    ann, bob = Player(one.port, table, token), Player(other.port, table, second)
    watcher = Player(other.port, table)
    # Who is here.
    for each in (ann, bob):
        until(each, lambda each=each: present(each)[:2] == [True, True] and each.table["watchers"] == 1)  # type: ignore[misc]
    answer = other.deed(table, 0, "bot", second)
    assert (answer.status_code, answer.json()["error"]) == (409, "still-here")
    # What is chosen, as a small change and not as the whole truth.
    received = len(watcher.received)
    for _ in range(4):
        player = whoever_is_asked(ann, bob)
        assert player.choose(player.options()[0])["kind"] == "update"
        for each in (ann, bob, watcher):
            follows(each, player)
    assert not any(text.startswith('{"kind":"welcome"') for text in watcher.received[received:])
    # What is said, and what is asked of others.
    ann.send(kind="chat", text="over there?")
    until(bob, lambda: bool(bob.chat) and bob.chat[-1]["text"] == "over there?")
    ann.send(kind="undo", reach="step")
    until(bob, lambda: bob.table["undo"] is not None)
    before = bob.version
    bob.send(kind="vote", agree=True)
    until(ann, lambda: ann.version > before)
    follows(bob, ann)
    # The database goes away in the middle of everything, and comes back.
    postgres.restart()
    bob.send(kind="chat", text="still there?")
    while bob.until("chat", "problem")["kind"] == "problem":
        bob.send(kind="chat", text="still there?")
    until(ann, lambda: ann.chat[-1]["text"] == "still there?")
    # One of them is killed: whoever was there is away, and everything that anybody was told is true. Bots that it let
    # play are let play by the other one: what was on its way may still come, but no more than a choice or two.
    robots = one.new_table("encounters", "bot", "bot")["table"]
    here, there = Player(one.port, robots), Player(other.port, robots)
    there.until("update")
    known = settled(ann.scene)
    one.kill()
    for _ in range(6):
        there.until("update")
    until(bob, lambda: present(bob)[:2] == [False, True])
    again = Player(other.port, table, token)
    assert again.version >= ann.version
    if again.version == ann.version:
        assert settled(again.scene) == known
    assert other.http.get(f"/api/tables/{table}", headers=bearer(token)).json()["yours"] == [0]
    for player in (again, bob, watcher, here, there):
        player.close()
    assert "Traceback" not in other.stop()


def test_one_process_owns_the_bots_of_a_table_until_it_dies(elsewhere: str) -> None:
    stores = [Store(elsewhere) for _ in range(2)]
    heard: list[list[Notice]] = [[], []]
    buses = [Listening(store, lambda: {"t": 1}) for store in stores]

    async def listen(n: int) -> None:
        async for notice in buses[n].notices():
            heard[n].append(notice)

    async def live_and_die() -> None:
        tasks = [asyncio.create_task(listen(n)) for n in range(2)]
        await patience.until(lambda: heard == [[Notice("t")], [Notice("t")]])
        one, other = buses
        assert await one.own("t")
        assert await one.own("t")
        assert not await other.own("t")
        await one.tell("t", Lookers(frozenset({0, 2}), 3))
        await patience.until(lambda: Notice("t", ("here",)) in heard[1])
        assert other.elsewhere("t") == Lookers(frozenset({0, 2}), 3)
        assert one.elsewhere("t") == NOBODY
        # What is left behind by whoever goes politely is free at once, and by whoever dies within a beat.
        await one.let_go("t")
        assert await other.own("t")
        await other.let_go("t")
        assert await one.own("t")
        assert not await other.own("t")
        tasks[0].cancel()
        await patience.until(lambda: Notice("t", ()) in heard[1])
        assert await other.own("t")
        assert other.elsewhere("t") == NOBODY
        tasks[1].cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    asyncio.run(live_and_die())
    for store in stores:
        store.close()


class Heard:
    """A bus that somebody listens to, and what came."""

    def __init__(self, store: Store, *tables: str) -> None:
        self.bus = Listening(store, lambda: dict.fromkeys(tables, 1))
        self.notices: list[Notice] = []
        self.task = asyncio.create_task(self._listen())

    async def _listen(self) -> None:
        async for notice in self.bus.notices():
            self.notices.append(notice)

    async def hears(self, *notices: Notice) -> None:
        """Wait until all of these have come, and forget what came."""
        await patience.until(lambda: set(notices) <= set(self.notices))
        self.notices.clear()

    async def end(self) -> None:
        """Listen no longer."""
        self.task.cancel()
        await asyncio.gather(self.task, return_exceptions=True)


def test_who_asks_twice_at_once_owns_a_table_once(elsewhere: str) -> None:
    stores = [Store(elsewhere) for _ in range(2)]

    async def take_turns() -> None:
        one, other = (Heard(store, "t") for store in stores)
        for each in (one, other):
            await each.hears(Notice("t"))
        assert all(await asyncio.gather(one.bus.own("t"), one.bus.own("t"), one.bus.own("t")))
        await one.bus.let_go("t")
        assert await other.bus.own("t")
        for each in (one, other):
            await each.end()

    asyncio.run(take_turns())
    for store in stores:
        store.close()


def test_who_begins_while_another_process_begins_is_not_taken_for_dead(
    elsewhere: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    stores = [Store(elsewhere) for _ in range(2)]

    async def begin_together() -> None:
        one = Heard(stores[0], "t")
        looked, go_on = asyncio.Event(), asyncio.Event()
        ask = one.bus._ask

        async def slow(question: str, *given: object) -> list[Any]:
            answer = await ask(question, *given)
            looked.set()
            await go_on.wait()
            return answer

        monkeypatch.setattr(one.bus, "_ask", slow)
        await asyncio.wait_for(looked.wait(), patience.SECONDS)
        other = Heard(stores[1], "t")
        await other.hears(Notice("t"))
        await other.bus.tell("t", Lookers(frozenset({1}), 2))
        go_on.set()
        await one.hears(Notice("t"), Notice("t", ("here",)))
        assert one.bus.elsewhere("t") == Lookers(frozenset({1}), 2)
        for each in (one, other):
            await each.end()

    asyncio.run(begin_together())
    for store in stores:
        store.close()


def test_the_database_starts_again_and_everything_is_heard_and_known_as_before(
    elsewhere: str, postgres: Cluster
) -> None:
    stores = [Store(elsewhere) for _ in range(2)]

    async def live_on() -> None:
        one, other = (Heard(store, "t", "u") for store in stores)
        for each in (one, other):
            await each.hears(Notice("t"), Notice("u"))
        assert await one.bus.own("t")
        assert not await other.bus.own("t")
        await one.bus.tell("t", Lookers(frozenset({1}), 2))
        await other.bus.tell("u", Lookers(watchers=1))
        await asyncio.to_thread(postgres.stop)
        # Meanwhile nobody owns anything, and what is told is told later.
        await patience.until(lambda: one.bus.speaker is None and other.bus.speaker is None)
        assert not await one.bus.own("t")
        await one.bus.tell("u", Lookers(frozenset({0}), 0))
        await other.bus.tell("u", NOBODY)
        for each in (one, other):
            each.notices.clear()
        await asyncio.to_thread(postgres.start)
        for each in (one, other):
            await each.hears(Notice("t"), Notice("u"))
        await patience.until(lambda: other.bus.elsewhere("t") == Lookers(frozenset({1}), 2))
        await patience.until(lambda: other.bus.elsewhere("u") == Lookers(frozenset({0}), 0))
        await patience.until(lambda: one.bus.elsewhere("u") == NOBODY)
        await patience.until(lambda: "t" in one.bus.owned | other.bus.owned)
        owner, waits = (one.bus, other.bus) if "t" in one.bus.owned else (other.bus, one.bus)
        assert not await waits.own("t")
        await owner.let_go("t")
        await patience.until(lambda: "t" in waits.owned)
        # What others say on the same channel disturbs nobody, and whoever looks no longer leaves nothing behind.
        with postgres.connect(str(stores[0].engine.url.database)) as somebody:
            for nonsense in ("", "nonsense", "x entries t", "7 seance t", "7"):
                somebody.execute("SELECT pg_notify('hullbreach', %s)", (nonsense,))
            await one.bus.tell("t", NOBODY)
            await one.bus.tell("u", NOBODY)
            await other.hears(Notice("t", ("here",)), Notice("u", ("here",)))
            assert somebody.execute("SELECT * FROM here").fetchall() == []
        for each in (one, other):
            assert not each.task.done()
            await each.end()

    asyncio.run(live_on())
    for store in stores:
        store.close()


def test_what_was_stored_although_the_line_broke_is_shown(elsewhere: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def choose() -> None:
        store = Store(elsewhere)
        hub = Hub(store, ServerOptions("", pace=0))
        hub.writer.start()
        table = stored(store, new_table("corps", "human"), seated("human"))
        live = await hub.open(table.head.id)

        async def breaks(wanted: Append) -> bool:
            assert store.append([wanted]) == [True]
            raise NotStored("the line broke")

        monkeypatch.setattr(hub.writer, "append", breaks)
        question = live.table.match.question
        assert question is not None
        before = live.table.version
        with pytest.raises(NotStored):
            await hub.choose(live, question.seat, before, [question.texts()[0]])
        await patience.until(lambda: live.table.version > before)
        hub.writer.stop()
        store.close()

    asyncio.run(choose())
