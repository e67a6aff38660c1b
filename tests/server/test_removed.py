"""A table that is removed while somebody sits there: whoever comes or acts is told so, and nothing goes on at it."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from hullbreach.server.automatic import Automatic
from hullbreach.server.hub import Hub, NoTable
from hullbreach.server.options import ServerOptions
from hullbreach.table.pruning import old_tables, remove
from hullbreach.table.storage import Store
from tests import patience
from tests.patience import until
from tests.server.running import LINE, Player, Running, bearer
from tests.server.tables import Listener, fresh_store, new_table, seated, stored


def remove_all(store: Store) -> None:
    """As ``tables prune`` does beside a running server, for tables of any age."""
    for old in old_tables(store, time.time() + 60):
        assert remove(store, old)


def remove_at(server: Running) -> None:
    """The same from another process."""
    store = Store(f"sqlite:///{server.database}")
    remove_all(store)
    store.close()


@pytest.mark.parametrize("deed", ["choose", "chat"])
def test_whoever_acts_at_a_table_that_is_gone_is_told_so(server: Running, deed: str) -> None:
    table = server.new_table("corps", "human", "human")
    player = Player(server.port, table["table"], table["token"])
    remove_at(server)
    if deed == "choose":
        player.send(kind="choose", id="1", version=player.version, texts=[player.options()[0]])
    else:
        player.send(kind="chat", text="anybody here?")
    assert player.until_closed() == 4404


def test_nobody_finds_a_table_that_is_gone(server: Running) -> None:
    table = server.new_table("corps", "human", "human")
    id, key = table["table"], str(table["token"])
    player = Player(server.port, id, key)
    with connect(f"ws://localhost:{server.port}/api/tables/{id}/socket", **LINE) as late:
        # By then the server has found the table for both.
        player.catch_up()
        remove_at(server)
        late.send('{"kind": "hello"}')
        with pytest.raises(ConnectionClosed, match="4404"):
            late.recv(patience.SECONDS)
    for method, path in (("GET", "replay"), ("GET", "now"), ("POST", "seats/0/leave"), ("POST", "seats/0/take")):
        answer = server.http.request(method, f"/api/tables/{id}/{path}", headers=bearer(key), json={})
        assert (answer.status_code, answer.json()["error"]) == (404, "no-table")
    player.close()


def test_bots_and_clocks_end_with_their_table(tmp_path: Path) -> None:
    async def play() -> None:
        store = fresh_store(tmp_path)
        hub = Hub(store, ServerOptions("", pace=0))
        hub.writer.start()
        going_on = Automatic(hub)
        tables = [stored(store, new_table("corps", *seats), seated(*seats)) for seats in (("bot",), ("human",))]
        lives = [await hub.open(table.head.id) for table in tables]
        remove_all(store)
        for live in lives:
            hub.after(live)
        await until(lambda: lives[0].bots is None)
        assert not going_on.playing
        question = lives[1].table.match.question
        assert question is not None
        with pytest.raises(NoTable):
            await hub.choose(lives[1], 0, 0, [question.texts()[0]])
        assert not hub.lives
        with pytest.raises(NoTable):
            await hub.join(tables[1].head.id, Listener())
        await going_on.stop()

    asyncio.run(play())
