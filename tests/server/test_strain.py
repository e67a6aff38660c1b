"""The server under strain: full disks, clients that do not read, bots that fail, sudden ends, everybody at once."""

from __future__ import annotations

import asyncio
import resource
import subprocess
import sys
import threading
import time
from collections.abc import Callable, MutableMapping
from pathlib import Path

import msgspec
import pytest
from starlette.types import Receive, Scope, Send

from hullbreach.kernel.match import View
from hullbreach.kernel.scene import Scene
from hullbreach.server import automatic
from hullbreach.server.automatic import Automatic
from hullbreach.server.guard import Guard, Limits
from hullbreach.server.hub import Hub
from hullbreach.server.live import Live
from hullbreach.server.options import ServerOptions
from hullbreach.server.thinking import MOST_WAITING, Busy
from hullbreach.table.creating import new_head
from hullbreach.table.entries import Chosen
from hullbreach.table.seating import hash_of
from hullbreach.table.storage import Append, Said, Summary
from hullbreach.table.table import Table
from tests.patience import until
from tests.server.deaf import deaf_client
from tests.server.running import COLD, Player, Running, running
from tests.server.tables import Listener, fresh_store, new_table, seated, sent, stored, token
from tests.server.tables import play as play_on

NO_LIMIT = (resource.RLIM_INFINITY, resource.RLIM_INFINITY)


def take_back(player: Player) -> None:
    """Take back the last step; a table does so only so often, and says when it is too much."""
    player.send(kind="undo", reach="step")
    while player.until("welcome", "problem")["kind"] == "problem":
        time.sleep(0.2)
        player.send(kind="undo", reach="step")


def test_a_client_that_does_not_read_is_sent_away(server: Running) -> None:
    """It says nothing either; only what cannot be sent to it tells."""
    table = server.new_table("corps", "human", settings={"mission": "newt"})
    player = Player(server.port, table["table"], table["token"])
    deaf = deaf_client(server, table["table"])
    while player.table["watchers"] != 1:
        player.until("table")
    for _ in range(150):
        player.choose(player.options()[0])
        take_back(player)
        if player.table["watchers"] == 0:
            break
    else:
        pytest.fail("it is still there")
    deaf.close()
    player.close()


def test_a_full_disk_is_told_and_nothing_is_lost(tmp_path: Path) -> None:
    server = Running(tmp_path / "tables.sqlite", "--pace", "0")
    table = server.new_table("corps", "human")
    player = Player(server.port, table["table"], table["token"])
    before, version, options = player.scene, player.version, player.options()
    full = max(path.stat().st_size for path in tmp_path.iterdir())
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (full, resource.RLIM_INFINITY))
    for _ in range(40):
        player.send(kind="choose", id="x", version=player.version, texts=[player.options()[0]])
        answer = player.until("update", "welcome", "problem")
        if answer["kind"] == "problem":
            break
        player.wait_for_question()
        before, version, options = player.scene, player.version, player.options()
    else:
        pytest.fail("the disk never was full")
    assert answer["code"] == "not-stored"
    refused = server.http.post("/api/tables", json={"game": "corps", "seats": ["human"]})
    assert (refused.status_code, refused.json()["error"]) == (503, "not-stored")
    player.send(kind="chat", text="hello?")
    assert player.until("problem")["code"] == "not-stored"
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, NO_LIMIT)
    assert (player.scene, player.version) == (before, version)
    assert player.choose(options[0])["kind"] in ("update", "welcome")
    player.close()
    assert "Traceback" not in server.stop()


def test_chat_does_not_give_way_to_choices(tmp_path: Path) -> None:
    """A line of chat is read and written in one go, however much is written at the same time."""
    store = fresh_store(tmp_path)
    table = stored(store, new_table("corps", "human"), seated("human"))
    number = table.number + 1
    wrong: list[Exception] = []

    def talk() -> None:
        try:
            for n in range(60):
                store.say(table.head.id, Said(0, "Ann", f"line {n}", 1.5))
        except Exception as failed:
            wrong.append(failed)

    talking = [threading.Thread(target=talk) for _ in range(2)]
    for thread in talking:
        thread.start()
    while any(thread.is_alive() for thread in talking):
        # What is chosen does not matter here.
        wanted = Append(table.head.id, number, [Chosen(0, "pass")], Summary())
        number += bool(store.append_at_once(wanted))
        time.sleep(0.0005)
    assert wrong == []
    store.close()


def hub_at(folder: Path) -> Hub:
    """A hub with its bots, within a running event loop."""
    hub = Hub(fresh_store(folder), ServerOptions("", pace=0))
    hub.writer.start()
    Automatic(hub)
    return hub


@pytest.mark.parametrize("trouble", ["raises", "nonsense"])
def test_a_bot_that_fails_does_not_stop_its_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, trouble: str
) -> None:
    def fail(view: View, seed: int) -> str:
        if trouble == "raises":
            raise ZeroDivisionError
        return "dance on the table"

    monkeypatch.setattr(automatic, "decide", fail)

    async def play() -> int:
        hub = hub_at(tmp_path)
        table = stored(hub.store, new_table("corps", "human", "bot"), seated("human", "bot"))
        live = await hub.open(table.head.id)
        for _ in range(40):
            await until(lambda: live.table.asked() == [0])
            question = live.table.match.question
            assert question is not None
            await hub.choose(live, 0, live.table.version, [question.options[0].text(live.table.match.state.names)])
        return sum(isinstance(entry, Chosen) and entry.by == "bot" for entry in hub.store.entries(table.head.id))

    assert asyncio.run(play()) > 0


def test_a_table_that_thinks_long_does_not_hold_up_the_bots_of_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    thought = threading.Event()
    decide = automatic.decide

    def think(view: View, seed: int) -> str:
        found = decide(view, seed)
        thought.set()
        return found

    monkeypatch.setattr(automatic, "decide", think)

    async def play() -> None:
        hub = hub_at(tmp_path)
        slow, quick = [
            await hub.open(stored(hub.store, new_table("corps", "bot", "bot"), seated("bot", "bot")).head.id)
            for _ in range(2)
        ]
        async with slow.lock:
            hub.after(slow)
            # Its bot has thought of something, and cannot act.
            await until(thought.is_set)
            hub.after(quick)
            before = quick.table.choices
            await until(lambda: quick.table.choices > before + 3)

    asyncio.run(play())


def test_where_many_think_a_bot_plays_by_rules_of_thumb_at_once(tmp_path: Path) -> None:
    async def play() -> None:
        hub = hub_at(tmp_path)
        head = new_head("encounters", {}, ["bot"], strength="deep")
        hub.thinking.waiting = MOST_WAITING
        live = await hub.open(stored(hub.store, Table(head, seated("bot")), seated("bot")).head.id)
        hub.after(live)
        await until(lambda: live.table.choices > 5)
        assert hub.thinking.pool is None
        with pytest.raises(Busy):
            await hub.thinking.lines(live.table.match, 0, "en")

    asyncio.run(play())


def test_a_message_that_fails_costs_nobody_the_connection(tmp_path: Path) -> None:
    """The page would come back, send its choice again, and so on for ever."""
    before = (
        "from hullbreach.server.socket import Connection\n"
        "def fail(*_): raise ZeroDivisionError\n"
        "Connection.plan = Connection.hint = fail"
    )
    server = Running(tmp_path / "tables.sqlite", before=before)
    table = server.new_table("corps", "human")
    player = Player(server.port, table["table"], table["token"])
    refused = player.choose(player.options()[0])
    assert (refused["kind"], refused["reason"], refused["version"]) == ("refused", "fault", player.version)
    player.send(kind="hint")
    assert player.until("hint", "problem")["code"] == "fault"
    player.catch_up()
    player.close()
    # Whoever runs the server is told.
    assert server.stop().count("a message (") == 2


def test_a_scene_that_fails_costs_nobody_else_their_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody watches in a language in which something cannot be said."""
    broken: list[str] = []
    scene = Table.scene

    def fail(table: Table, view: View, lang: str, since: int = 0, closed: bool = False) -> Scene:
        if lang in broken:
            raise ZeroDivisionError
        return scene(table, view, lang, since, closed)

    monkeypatch.setattr(Table, "scene", fail)

    async def play() -> None:
        hub = hub_at(tmp_path)
        table = stored(hub.store, new_table("corps", "human", "bot"), seated("human", "bot"))
        watcher, player = Listener(lang="de"), Listener(hash_of(token(0)))
        for client in (watcher, player):
            live = await hub.join(table.head.id, client)
        broken.append("de")
        for _ in range(3):
            await until(lambda: live.table.asked() == [0])
            question = live.table.match.question
            assert question is not None
            sent(watcher), sent(player)
            await hub.choose(live, 0, live.table.version, [question.texts()[0]])
            assert any(b'"kind":"update"' in each for each in sent(player))
            assert not any(b'"scene"' in each for each in sent(watcher))
        broken.clear()
        live.show(None)
        assert any(b'"kind":"welcome"' in each for each in sent(watcher))

    asyncio.run(play())


def test_bots_that_nobody_watches_play_at_few_tables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(automatic, "UNWATCHED", 3)

    async def play() -> None:
        hub = hub_at(tmp_path)
        tables = [stored(hub.store, new_table("corps", "bot"), seated("bot")) for _ in range(8)]
        lives = [await hub.open(table.head.id) for table in tables]
        for live in lives:
            hub.after(live)
        assert sum(live.bots is not None for live in lives) == 3
        await hub.join(tables[-1].head.id, Listener())
        assert lives[-1].bots is not None

    asyncio.run(play())


def test_time_runs_out_for_everybody_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where several choose in secret, an answer of one gives the others no more time."""
    ran_out: list[int] = []
    too_late = Automatic._too_late

    async def count(self: Automatic, live: Live) -> None:
        ran_out.append(live.table.asked_at)
        await too_late(self, live)

    monkeypatch.setattr(Automatic, "_too_late", count)

    async def play() -> int:
        hub = hub_at(tmp_path)
        table = new_table("corps", "human", "human", "human", joint_decisions="vote")
        choose_until(table, lambda: len(table.asked()) == 3)
        head = msgspec.structs.replace(table.head, clock=1)
        choices = [Chosen(past.seat, past.text()) for past in table.match.pasts()]
        hub.store.create(head, [*seated("human", "human", "human"), *choices], Summary())
        live = await hub.join(head.id, Listener())
        before, asked = live.table.choices, live.table.asked_at
        await until(lambda: live.table.asked_at != asked)
        return live.table.choices - before

    assert asyncio.run(play()) == 3
    assert len(ran_out) == 1


def test_an_answer_gives_the_others_no_more_time(tmp_path: Path) -> None:
    async def play() -> None:
        hub = hub_at(tmp_path)
        table = new_table("corps", "human", "human", "human", joint_decisions="vote")
        choose_until(table, lambda: len(table.asked()) == 3)
        head = msgspec.structs.replace(table.head, clock=600)
        choices = [Chosen(past.seat, past.text()) for past in table.match.pasts()]
        hub.store.create(head, [*seated("human", "human", "human"), *choices], Summary())
        live = await hub.join(head.id, Listener())
        await until(lambda: live.decides_until is not None)
        until_then = live.decides_until
        text = live.table.match.view(1).options[0].text(live.table.match.state.names)
        await hub.choose(live, 1, live.table.version, [text])
        assert live.table.asked() == [0, 2]
        assert live.decides_until == until_then

    asyncio.run(play())


def choose_until(table: Table, holds: Callable[[], bool]) -> None:
    """Let the rule bot choose for everybody until something holds."""
    for _ in range(600):
        if holds():
            return
        play_on(table, 1)
    pytest.fail("that never came")


def test_one_address_looks_only_so_often(tmp_path: Path) -> None:
    with running(tmp_path, "--pace", "0", "--writes", "0.1") as server:
        answers = [server.http.get("/api/tables").status_code for _ in range(150)]
        assert answers[0] == 200
        assert answers.count(429) > 20
        assert server.http.get("/").status_code == 200


def test_one_address_has_only_so_many_sockets() -> None:
    async def come(guard: Guard, address: str) -> str:
        scope = {"type": "websocket", "path": "/", "client": (address, 1), "headers": [(b"host", b"localhost")]}
        sent: list[str] = []

        async def send(message: MutableMapping[str, object]) -> None:
            sent.append(str(message["type"]))

        async def receive() -> MutableMapping[str, object]:
            return {}

        await guard(scope, receive, send)
        return sent[0]

    async def arrive() -> None:
        ends = asyncio.Event()

        async def app(scope: Scope, receive: Receive, send: Send) -> None:
            await send({"type": "websocket.accept"})
            await ends.wait()

        options = ServerOptions("", sockets=3)
        guard = Guard(app, options, Limits(options))
        first = [asyncio.create_task(come(guard, "here")) for _ in range(3)]
        await asyncio.sleep(0)
        assert await come(guard, "here") == "websocket.close"
        there = asyncio.create_task(come(guard, "there"))
        ends.set()
        assert await asyncio.gather(*first, there) == ["websocket.accept"] * 4
        assert await come(guard, "here") == "websocket.accept"
        assert not guard.sockets

    asyncio.run(arrive())


def test_a_server_ends_quietly_while_bots_play(tmp_path: Path) -> None:
    server = Running(tmp_path / "tables.sqlite", "--pace", "0", "--writes", "1000")
    players = []
    for _ in range(6):
        table = server.new_table("corps", "bot", "bot")
        players.append(Player(server.port, table["table"]))
    players[0].until("update")
    printed = server.stop()
    assert printed == ""
    for player in players:
        player.close()


def test_servers_that_start_together_set_up_one_database(tmp_path: Path) -> None:
    found: list[Running] = []
    starting = [
        threading.Thread(target=lambda: found.append(Running(tmp_path / "new" / "tables.sqlite", before=COLD)))
        for _ in range(3)
    ]
    for thread in starting:
        thread.start()
    for thread in starting:
        thread.join()
    assert len(found) == 3
    for server in found:
        assert "Traceback" not in server.stop()


def test_of_browsers_that_sit_down_at_once_one_gets_the_seat(tmp_path: Path) -> None:
    one, other = (Running(tmp_path / "tables.sqlite", "--writes", "1000", before=COLD) for _ in range(2))
    table = one.new_table("corps", "human", "open", "open")
    answers: list[int] = []

    def take(server: Running, seat: int) -> None:
        path = f"/api/tables/{table['table']}/seats/{seat}/take"
        answers.append(server.http.post(path, json={"name": "Bob"}).status_code)

    for seat in (1, 2):
        answers.clear()
        taking = [threading.Thread(target=take, args=(server, seat)) for server in (one, other) for _ in range(5)]
        for thread in taking:
            thread.start()
        for thread in taking:
            thread.join()
        assert sorted(answers) == [201, *[409] * 9]
    assert "Traceback" not in one.stop() + other.stop()


def test_an_undo_vote_survives_the_server(tmp_path: Path) -> None:
    first = Running(tmp_path / "tables.sqlite", "--pace", "0", before=COLD)
    table = first.new_table("corps", "human", "open")
    token = first.take(table["table"], 1)
    ann = Player(first.port, table["table"], table["token"])
    before = ann.scene["question"]
    ann.choose(ann.options()[0])
    ann.send(kind="undo", reach="step")
    while ann.table["undo"] is None:
        ann.until("table")
    first.kill()
    ann.close()
    second = Running(tmp_path / "tables.sqlite", "--pace", "0", before=COLD)
    ann, bob = (Player(second.port, table["table"], key) for key in (table["token"], token))
    assert bob.table["undo"] == {"by": 0, "reach": "step", "agreed": [], "needed": [1]}
    bob.send(kind="vote", agree=True)
    ann.until("welcome")
    assert ann.scene["question"] == before
    for player in (ann, bob):
        player.close()
    assert "Traceback" not in second.stop()


@pytest.mark.parametrize("path", ["/%00", "/a%00b.js", "/" + "a" * 300, "/assets/" + "a/" * 2000, "/%ff%fe"])
def test_strange_addresses_are_no_trouble(server: Running, path: str) -> None:
    assert server.http.get(path).status_code in (200, 404)


LOOKED_THROUGH = """
import gc
most = 0
def look(phase, info):
    global most
    if phase == "start" and info["generation"] == 2:
        most = max(most, len(gc.get_objects()))
from hullbreach.server.app import warm_up
gc.callbacks.append(look)
warm_up()
gc.callbacks.clear()
print(most, gc.get_freeze_count())
"""


def test_while_a_server_loads_its_games_nobody_waits_for_all_of_them() -> None:
    """The collector lets no thread run: whatever it looks through at once, everybody who plays waits for."""
    told = subprocess.run([sys.executable, "-c", LOOKED_THROUGH], capture_output=True, text=True, check=True)
    most, kept = map(int, told.stdout.split())
    assert most < kept / 3
