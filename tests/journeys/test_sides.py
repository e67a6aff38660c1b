"""Three people against each other: one is wiped out early, stays to watch, and the result names all three."""

from __future__ import annotations

import itertools

import msgspec
import pytest
from playwright.sync_api import expect

from hullbreach.bots import make
from hullbreach.games import GAMES, rulebook
from hullbreach.table.creating import new_head
from hullbreach.table.entries import Chosen, Entry, Seated
from hullbreach.table.storage import Head, Store
from hullbreach.table.table import Plan, Table, start
from tests.journeys.house import House
from tests.server.running import Player
from tests.server.tables import seated, token
from tests.web.visitors import Visit

SEATS = ("human", "human", "human")
# The first of these do as wanted today; rules that change may take some more.
MISSION, DICE = "mission_02", 2
# So many choices are left for whoever is out to watch.
LEFT = 60


def games_of_sides() -> list[str]:
    """The games in which people choose the sides that they play against each other."""
    return [game for game in GAMES if "factions" in {setting.name for setting in rulebook(game).settings()}]


def wiped_out(game: str) -> tuple[Head, list[Chosen], int, int]:
    """A match by bots in which a side falls long before the end: all choices, who it was, and its last choice."""
    for key in itertools.count(DICE):
        head = new_head(game, {"mission": MISSION}, list(SEATS))
        head = msgspec.structs.replace(head, id="sides", key=f"{key:064x}", dice=f"sides {key}")
        match = start(head)
        bots = [make("rules", seat) for seat in range(len(SEATS))]
        while match.question is not None:
            match.play(bots[match.question.seat].choose_fast(match))
        choices = [Chosen(past.seat, past.text()) for past in match.pasts()]
        last, loser = min((max(n for n, each in enumerate(choices) if each.seat == seat), seat) for seat in range(3))
        if len(choices) - last > LEFT:
            return head, choices, loser, last
    raise AssertionError("nobody ever falls")


@pytest.mark.parametrize("which", games_of_sides())
def test_one_of_three_is_wiped_out_and_stays_to_watch(visitor: Visit, house: House, which: str) -> None:
    head, choices, loser, last = wiped_out(which)
    people = [entry for entry in seated(*SEATS) if isinstance(entry, Seated)]
    # From her last choice on the others leave their seats to bots.
    left = [msgspec.structs.replace(entry, bot=True) for entry in people if entry.seat != loser]
    before: list[Entry] = [*people, *choices[: last + 1], *left]
    store = Store(f"sqlite:///{house.database}")
    store.create(head, before, Table(head, before).summary_after(Plan([])))
    store.close()
    house.opens(pace=0.2)
    ana = visitor(at=house.address)
    ana.page.goto(f"/table/{head.id}#seat={loser + 1}&token={token(loser).replace(' ', '%20')}")
    ana.at_the_table()
    # She sees her last model fall, comes back after the server was gone, and is not asked any more.
    expect(ana.page.locator(".lines")).to_contain_text("out of the game")
    house.close()
    house.opens()
    ana.page.reload()
    ana.at_the_table()
    assert not ana.asked
    ana.wait_for_end()
    # Everybody reads the same about all three.
    assert ana.page.locator(".waiting.lost").count() == 1
    results = ana.page.locator(".waiting .results li")
    expect(results).to_have_count(3)
    for side in ("Marines", "Aliens", "Predators"):
        expect(results.filter(has_text=side)).to_have_count(1)
    winner = visitor(at=house.address)
    watcher = Player(house.port, head.id)
    ended = watcher.scene["ended"]
    watcher.close()
    assert isinstance(ended, dict)
    first = ended["winners"][0]
    winner.page.goto(f"/table/{head.id}#seat={first + 1}&token={token(first).replace(' ', '%20')}")
    winner.wait_for_end()
    assert winner.page.locator(".waiting.won").count() == 1
    assert winner.page.locator(".waiting .results li").count() == 3
