"""What is stored is seen and heard, also where nobody was told that it was, and by whatever clock."""

from __future__ import annotations

import asyncio
import json
import time
from pathlib import Path

import pytest

from hullbreach.server.hub import Hub
from hullbreach.server.options import ServerOptions
from hullbreach.table.seat_plans import LEAVE, LEFT, plan_deed
from hullbreach.table.seating import hash_of
from hullbreach.table.storage import Append, NotStored, Store
from hullbreach.table.table import Plan, Table
from tests import patience
from tests.server.tables import Listener, fresh_store, new_table, seated, sent, stored, token


def opened(store: Store) -> Hub:
    """A hub that stores."""
    hub = Hub(store, ServerOptions("", pace=0))
    hub.writer.start()
    return hub


def leaves(table: Table) -> Plan | None:
    """The person on the second seat leaves."""
    return plan_deed(table, 1, LEAVE, hash_of(token(1)))


def heard(client: Listener) -> list[str]:
    """What was said since the last look."""
    return [message["text"] for message in map(json.loads, sent(client)) if message["kind"] == "chat"]


def test_what_the_table_says_of_a_seat_is_heard_wherever_its_entry_was_stored(tmp_path: Path) -> None:
    store = fresh_store(tmp_path)
    table = stored(store, new_table("corps", "human", "human"), seated("human", "human"))

    async def leave() -> None:
        here, there = opened(store), opened(store)
        client = Listener(hash_of(token(0)))
        await here.join(table.head.id, client)
        await there.change(await there.open(table.head.id), leaves)
        # Somebody else comes, and what was stored meanwhile is looked for.
        await here.open(table.head.id)
        assert heard(client) == [LEFT]
        await here.open(table.head.id)
        assert heard(client) == []
        for hub in (here, there):
            hub.writer.stop()

    asyncio.run(leave())
    store.close()


def test_what_was_stored_although_it_failed_is_seen_where_nobody_else_serves(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = fresh_store(tmp_path)
    table = stored(store, new_table("corps", "human", "human"), seated("human", "human"))

    async def leave() -> None:
        hub = opened(store)
        client = Listener(hash_of(token(0)))
        live = await hub.join(table.head.id, client)

        async def breaks(wanted: Append) -> bool:
            assert store.append([wanted]) == [True]
            raise NotStored("the line broke")

        monkeypatch.setattr(hub.writer, "append", breaks)
        with pytest.raises(NotStored):
            await hub.change(live, leaves)
        await patience.until(lambda: live.table.held_by(hash_of(token(1))) == [])
        assert heard(client) == [LEFT]
        hub.writer.stop()

    asyncio.run(leave())
    store.close()


def test_who_says_the_same_twice_while_the_clock_is_behind_is_heard_twice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = fresh_store(tmp_path)
    table = stored(store, new_table("corps", "human"), seated("human"))
    then = time.time()
    monkeypatch.setattr(time, "time", lambda: then - 3600)

    async def talk() -> None:
        hub = opened(store)
        client = Listener(hash_of(token(0)))
        live = await hub.join(table.head.id, client)
        for _ in range(3):
            await hub.say(live, 0, "Ann", "hello?")
        assert heard(client) == ["hello?"] * 3
        hub.writer.stop()

    asyncio.run(talk())
    store.close()
