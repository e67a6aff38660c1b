"""Whoever runs a server: whatever breaks, others notice nothing, those concerned are told, nothing is lost."""

from __future__ import annotations

import contextlib
import os
import signal

from playwright.sync_api import expect
from websockets.exceptions import ConnectionClosed

from hullbreach.server.wire import FRAME_BURST
from tests.cli.driving import command
from tests.full_disk import full
from tests.journeys.somebody import Somebody, play_on
from tests.server.deaf import deaf_client
from tests.server.running import Player, Running
from tests.server.several import only, workers
from tests.web.player import Player as Visitor
from tests.web.player import whose
from tests.web.running import build_page
from tests.web.visitors import Visit
from tools.postgres import Cluster

TOO_FAST = 4429
# More than anybody may send at once, and fewer than would be cut off before they could be told so.
FLOOD = FRAME_BURST - 20


class Neighbour(Player):
    """Somebody at another table, whom nothing of all this concerns."""

    def plays(self) -> None:
        """A choice like any other."""
        self.wait_for_question()
        assert self.choose(self.options()[0])["kind"] in ("update", "welcome")

    def was_undisturbed(self) -> None:
        """Has never been told of any trouble, and is still there."""
        self.catch_up()
        assert not [text for text in self.received if '"kind":"problem"' in text or '"kind":"refused"' in text]


def choose_in_vain(player: Visitor) -> None:
    """Somebody chooses and is told that it cannot be stored; nothing has changed."""
    before = player.version
    leaving = player.page.locator('.decision .opt[data-key="0"]')
    option = leaving if leaving.count() else player.single()
    aims = option.get_attribute("data-aims") is not None
    option.click()
    if aims:
        option.click()
    alert = player.page.get_by_role("alert").filter(has_text="could not be stored")
    expect(alert).to_be_visible()
    assert player.version == before
    alert.get_by_role("button", name="Close").click()


def test_whatever_breaks_others_play_on_and_nothing_is_lost(visitor: Visit, elsewhere: str, postgres: Cluster) -> None:
    build_page()
    server = Running(elsewhere, "--workers", "2", "--pace", "0", "--writes", "1000")
    address = f"http://localhost:{server.port}"
    first, second = sorted(workers(server))
    # Two at one table, each through a process of their own, and somebody at another table.
    with only(server, first):
        ana = Somebody(visitor, address, "Ana")
        table = ana.page.open_table("encounters", ["human", "open"], name="Ana")
    with only(server, second):
        bo = Somebody(visitor, address, "Bo")
        bo.page.sit_down(table, "Bo")
        other = server.new_table("corps", "human", "bot")
        cleo = Neighbour(server.port, other["table"], other["token"])
    for person in (ana, bo):
        person.watch_line()
    play_on(ana, bo)

    # A process is killed: whoever came through it is told that the line broke, comes back and has lost nothing.
    known, version = ana.log(), ana.page.version
    os.kill(first, signal.SIGKILL)
    cleo.plays()
    ana.comes_back()
    assert ana.page.version >= version
    play_on(ana, bo)
    assert ana.log()[: len(known)] == known
    assert (ana.broken, bo.broken) == (1, 0)

    # Somebody floods the table, somebody else never reads what is sent to them: both are sent away.
    mob = Player(server.port, table)
    with contextlib.suppress(ConnectionClosed):
        for _ in range(FLOOD):
            mob.socket.send('{"kind":"ping"}')
    cleo.plays()
    assert mob.until_closed() == TOO_FAST
    assert any('"too-fast"' in text for text in mob.received)
    robots = server.new_table("hunt", "bot", "bot", "bot")["table"]
    deaf = deaf_client(server, robots)
    watcher = Player(server.port, robots)
    cleo.plays()
    while watcher.table["watchers"] != 1:
        watcher.receive()
    deaf.close()
    watcher.close()
    play_on(ana, bo)
    cleo.was_undisturbed()
    assert (ana.broken, bo.broken) == (1, 0)

    # The disk is full: whoever chooses is told that it could not be stored, and can do it again when there is room.
    with full(postgres, elsewhere.rsplit("/", 1)[1]):
        asked = whose(ana.page, bo.page)
        choose_in_vain(asked)
        # To look and to talk goes on.
        cleo.send(kind="chat", text="all is quiet here")
        cleo.until("chat")
    play_on(ana, bo)
    cleo.plays()

    # The database is away for a while: the same.
    postgres.stop()
    choose_in_vain(whose(ana.page, bo.page))
    cleo.catch_up()
    postgres.start()
    while server.http.get("/healthz").status_code != 200:
        ana.page.page.wait_for_timeout(100)
    play_on(ana, bo)
    cleo.plays()
    cleo.was_undisturbed()
    assert (ana.broken, bo.broken) == (1, 0)

    # Everything that anybody was told is there.
    for person in (ana, bo):
        log, seen = person.log(), person.page.version
        person.page.page.reload()
        person.page.at_the_table()
        person.page.wait_until(seen)
        assert person.log()[: len(log)] == log
    again = Player(server.port, other["table"], other["token"])
    assert again.version >= cleo.version
    for player in (cleo, again):
        player.close()
    assert "3 tables, 0 not sound" in command("tables", "check", "--database", elsewhere)
    printed = server.stop()
    assert "Traceback" not in printed, printed
