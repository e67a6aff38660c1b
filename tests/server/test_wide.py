"""Several processes over one PostgreSQL: what one of them does all others know, and nothing hangs on any of them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from hullbreach.server.bus import NOBODY, Lookers, Notice
from hullbreach.server.listening import Listening
from hullbreach.table.storage import Store
from tests import patience
from tests.server.running import Player, Running, bearer, settled, whoever_is_asked
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
    one, other = (Running(elsewhere, "--pace", "0.1") for _ in range(2))
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
