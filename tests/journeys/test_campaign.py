"""A campaign through all its missions, reopened after each of them, lost once and won once."""

from __future__ import annotations

import pytest

from hullbreach.table.storage import Store
from hullbreach.table.table import Plan
from tests.campaigns import Campaign, campaign
from tests.journeys.house import House
from tests.server.running import Player, bearer
from tests.server.tables import token
from tests.web.visitors import Visit

LAST = 12


def keep(store: Store, found: Campaign, choices: int, id: str) -> str:
    """A table in the database as it stood after so many choices; its id."""
    table = found.opened(choices, id)
    store.create(table.head, [*found.seated, *found.choices[:choices]], table.summary_after(Plan([])))
    return id


@pytest.mark.parametrize("won", [False, True], ids=["lost", "won"])
def test_a_campaign_is_reopened_after_every_mission(house: House, won: bool) -> None:
    found = campaign(won)
    store = Store(f"sqlite:///{house.database}")
    tables = [keep(store, found, number, f"mission{n}") for n, number in enumerate(found.boundaries)]
    last = keep(store, found, len(found.choices) - LAST, "last")
    store.close()
    house.opens()
    for table, number in zip(tables, found.boundaries, strict=True):
        into_the_next_mission(house, found, table, number)
    house.close()
    house.opens()
    # The next day everything is where it was.
    for table in tables:
        Player(house.port, table, token(0)).close()

    player = Player(house.port, last, token(0))
    for choice in found.choices[-LAST:]:
        assert choice.text in player.options()
        assert player.choose(choice.text)["kind"] == "update"
    ended = player.scene["ended"]
    assert isinstance(ended, dict)
    assert bool(ended["winners"]) is won
    assert (ended["score"] is not None) is won
    player.close()
    http = house.open.http
    assert http.get(f"/api/tables/{last}/verify").json()["matches"]
    moments = http.get(f"/api/tables/{last}/replay").json()["moments"]
    assert len(moments) == len(found.choices)
    for number in (0, *[each + 1 for each in found.boundaries], len(found.choices)):
        shown = http.get(f"/api/tables/{last}/replay/{number}").json()
        assert shown["scene"]["areas"]


def into_the_next_mission(house: House, found: Campaign, table: str, number: int) -> None:
    """Choose the next mission, reload, let somebody watch, look back at several points."""
    player = Player(house.port, table, token(0))
    before = player.scene
    assert player.choose(found.choices[number].text)["kind"] == "update"
    after = player.scene
    assert after["title"] != before["title"]
    player.close()
    again = Player(house.port, table, token(0))
    assert (again.scene["title"], again.scene["areas"]) == (after["title"], after["areas"])
    assert texts(again.scene) == texts(after)
    assert texts(again.scene)[: len(texts(before))] == texts(before)
    watcher = Player(house.port, table)
    assert watcher.scene["title"] == after["title"]
    for line in (0, len(texts(before)) - 1, len(texts(after)) - 1):
        again.send(kind="why", line=line)
        assert again.until("why")["sentences"]
    http = house.open.http
    for at in (0, number // 2, number, number + 1):
        shown = http.get(f"/api/tables/{table}/replay/{at}", headers=bearer(token(0)))
        assert shown.status_code == 200, shown.text
        assert shown.json()["scene"]["title"] == (after if at > number else before)["title"] or at < number
    for client in (again, watcher):
        client.close()


def texts(scene: dict[str, object]) -> list[str]:
    """The lines of the log."""
    assert isinstance(scene["log"], list)
    return [line["text"] for line in scene["log"]]


def test_a_campaign_in_the_browser_to_its_end(visitor: Visit, house: House) -> None:
    found = campaign(won=True)
    store = Store(f"sqlite:///{house.database}")
    stops = [*found.boundaries, len(found.choices) - LAST]
    tables = [keep(store, found, number, f"evening{n}") for n, number in enumerate(stops)]
    store.close()
    house.opens()
    mara = visitor(at=house.address)
    mara.prefer(policy="always")
    for table, number in zip(tables, stops, strict=True):
        mara.page.goto(f"/table/{table}#seat=1&token={token(0).replace(' ', '%20')}")
        mara.at_the_table()
        mara.wait_for_question()
        for choice in found.choices[number : number + LAST]:
            mara.wait_for_question()
            mara.choose(choice.text)
        mara.page.reload()
        mara.at_the_table()
        assert mara.page.locator(".lines > li").count() > 0
    mara.wait_for_end()
    outcome = found.match.outcome
    assert outcome is not None
    assert str(outcome.score) in mara.page.locator(".waiting").inner_text()
    assert mara.page.locator(".waiting.won").count() == 1
