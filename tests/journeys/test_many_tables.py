"""A hundred finished tables later: the lists, resuming, forgetting, removing; nothing has become slow."""

from __future__ import annotations

import json
import statistics
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from functools import cache
from pathlib import Path

import msgspec
from playwright.sync_api import Locator, expect

from hullbreach.bots import make
from hullbreach.games import GAMES
from hullbreach.table.creating import new_head
from hullbreach.table.entries import Chosen, Entry
from hullbreach.table.storage import Head, Store, Summary
from hullbreach.table.table import Plan, Table
from hullbreach.table.titles import game_title
from hullbreach.text import Messages
from tests.cli.driving import command
from tests.journeys.house import House
from tests.journeys.variants import seats_for
from tests.server.running import Player
from tests.server.tables import seated, token
from tests.web.player import Player as Visitor
from tests.web.visitors import Visit

FEW, MANY = 5, 100
# To list a hundred tables takes no longer for each of them than to list these few.
LIST_RATIO = MANY / (FEW + 1)
# And a table takes as long to open as before, but for what the machine is doing beside it.
OPEN_RATIO = 3
ROUNDS = 4
Measure = Callable[[House, list[str]], float]


@cache
def finished(game: str) -> tuple[Head, list[Entry], Summary]:
    """A whole match of people who play like bots."""
    seats = ["human"] * seats_for(game, 1)
    entries: list[Entry] = seated(*seats)
    table = Table(new_head(game, {}, seats), entries)
    bot = make("rules", 1)
    while (question := table.match.question) is not None:
        seat = question.seat
        entries.append(Chosen(seat, bot.choose(table.match.view(seat)).text(question.state.names)))
        table.take_in(entries[-1])
    return table.head, entries, table.summary_after(Plan([]))


def fill(database: Path, count: int) -> list[str]:
    """So many finished tables of all games, and one that goes on; their ids, the last is that one."""
    store = Store(f"sqlite:///{database}")
    ids = []
    for number, game in enumerate(GAMES):
        head, entries, summary = finished(game)
        for n in range(number, count, len(GAMES)):
            copy = msgspec.structs.replace(head, id=f"old{n}", created=head.created - 100 * 86_400)
            store.create(copy, entries, summary)
            ids.append(copy.id)
    running = Table(new_head(GAMES[0], {}, ["human"]), seated("human"))
    store.create(running.head, seated("human"), running.summary_after(Plan([])))
    store.close()
    return [*ids, running.head.id]


def listing(house: House, ids: list[str]) -> float:
    """How long the list of my games takes."""
    mine = {"tables": [{"table": id, "token": token(0)} for id in ids[-MANY:]]}
    began = time.perf_counter()
    found = house.open.http.post("/api/tables/mine", json=mine).json()
    took = time.perf_counter() - began
    assert len(found) == len(ids[-MANY:])
    return took


def opening(house: House, ids: list[str]) -> float:
    """How long coming to a table takes."""
    began = time.perf_counter()
    Player(house.port, ids[-1], token(0)).close()
    return time.perf_counter() - began


def ratios(measure: Measure, houses: list[tuple[House, list[str]]]) -> Iterator[float]:
    """How much longer it takes in the second house, asked by turns: whatever else the machine does slows both down.

    A server that has just opened has much to read beside the first answers, so it is asked again for a while.
    """
    for _ in range(ROUNDS):
        times = [[measure(house, ids) for house, ids in houses] for _ in range(15)]
        few, many = (statistics.median(each) for each in zip(*times, strict=True))
        yield many / few


def test_nothing_becomes_slow(tmp_path: Path) -> None:
    with ExitStack() as closing:
        houses = []
        for name, count in (("few", FEW), ("many", MANY)):
            house = House(tmp_path / f"{name}.sqlite")
            ids = fill(house.database, count)
            house.opens()
            closing.callback(house.close)
            houses.append((house, ids))
        for measure, most in ((listing, LIST_RATIO), (opening, OPEN_RATIO)):
            assert any(ratio < most for ratio in ratios(measure, houses)), measure.__doc__


def test_my_games_are_listed_resumed_and_forgotten(visitor: Visit, house: House) -> None:
    ids = fill(house.database, MANY)
    house.opens()
    mara = visitor(at=house.address)
    page = mara.page
    kept = [{"table": id, "token": token(0), "used": n} for n, id in enumerate(ids[-MANY:])]
    page.evaluate("kept => localStorage.setItem('hullbreach.tables', kept)", json.dumps(kept))
    page.reload()
    replays = page.locator("section[aria-labelledby='replays-title'] li")
    expect(replays.first).to_be_visible()
    find_one_of_many(mara, replays)
    first = replays.first.get_by_role("link").get_attribute("href")
    replays.first.get_by_role("button").click()
    expect(page.locator(f"a[href='{first}']")).to_have_count(0)
    page.reload()
    expect(replays.first).to_be_visible()
    expect(page.locator(f"a[href='{first}']")).to_have_count(0)
    replays.first.get_by_role("link").click()
    expect(page.get_by_role("slider")).to_be_visible()
    page.goto("/")
    page.locator("section[aria-labelledby='mine-title']").get_by_role("link").click()
    mara.at_the_table()
    mara.wait_for_question()
    mara.go_on()


def find_one_of_many(mara: Visitor, replays: Locator) -> None:
    """Search for the tables of one game after the other, for what nobody played, and for everything again."""
    page = mara.page
    search = page.get_by_role("searchbox")
    shown = replays.count()
    for game in GAMES:
        messages = Messages.load(game, "en")
        name = messages.say(f"web-game-{game}") if messages.has(f"web-game-{game}") else game_title(game, "en")
        search.fill(name)
        expect(replays.first).to_contain_text(name)
        expect(replays.filter(has_not_text=name)).to_have_count(0)
        assert replays.count() > shown
    search.fill("player 1")
    expect(page.get_by_role("status")).to_contain_text(f"{MANY} tables")
    search.fill("nobody has ever played this")
    expect(replays).to_have_count(0)
    search.fill("")
    expect(replays).to_have_count(shown)


def test_old_tables_are_removed_from_the_command_line(house: House) -> None:
    ids = fill(house.database, MANY)
    database = f"sqlite:///{house.database}"
    assert len(json.loads(command("tables", "list", "--database", database, "--json"))["tables"]) == MANY + 1
    house.opens()
    removed = json.loads(
        command("tables", "prune", "--older", "90d", "--finished", "--yes", "--json", "--database", database)
    )
    assert len(removed["tables"]) == MANY
    assert [old["id"] for old in json.loads(command("tables", "list", "--database", database, "--json"))["tables"]] == [
        ids[-1]
    ]
    assert house.open.http.get(f"/api/tables/{ids[0]}").status_code == 404
    Player(house.port, ids[-1], token(0)).close()
