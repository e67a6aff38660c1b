"""A campaign through all its missions, reopened after each of them, lost once and won once."""

from __future__ import annotations

import msgspec
import pytest
from playwright.sync_api import expect

from hullbreach.kernel.topics import TOPICS
from hullbreach.table.entries import Seated
from hullbreach.table.storage import Store
from hullbreach.table.table import Plan
from tests.campaigns import ALL_MISSIONS, Campaign, campaign
from tests.journeys.house import RATE, House
from tests.server.running import Player, bearer, whoever_is_asked
from tests.server.tables import token
from tests.web.visitors import Visit

# Choices at both ends of a mission that are clicked; those between are made on another device of the same person.
CLICKED = 12


def lay_out(house: House, found: Campaign) -> str:
    """The table of a campaign before its first choice, its dice as they were; its id."""
    table = found.opened(0)
    store = Store(f"sqlite:///{house.database}")
    # Somebody who wants to be asked about everything.
    asked = [msgspec.structs.replace(entry, asks=TOPICS) for entry in found.seated if isinstance(entry, Seated)]
    store.create(table.head, [*asked], table.summary_after(Plan([])))
    store.close()
    return table.head.id


def come(house: House, table: str) -> Player:
    """The person who plays it, through the socket."""
    return Player(house.port, table, token(0), rate=RATE)


@pytest.mark.parametrize("won", [False, True], ids=["lost", "won"])
def test_a_campaign_is_played_to_its_end_and_reopened_after_every_mission(house: House, won: bool) -> None:
    found = campaign(won)
    missions = [text.removeprefix("next mission ") for text in found.chosen]
    assert {"rescue", "resupply"} <= {*missions}
    table = lay_out(house, found)
    house.opens()
    player = come(house, table)
    while (number := made(player, found)) < len(found.choices):
        before = player.scene
        assert player.choose(found.choices[number].text)["kind"] == "update"
        if number in found.boundaries:
            assert player.scene["title"] != before["title"]
            player = the_next_evening(house, player, table, before, number)
    ended = player.scene["ended"]
    assert isinstance(ended, dict)
    assert bool(ended["winners"]) is won
    assert (ended["score"] is not None) is won
    player.close()

    # Everybody may look at all of it now, and check its dice.
    house.close()
    house.opens()
    http = house.open.http
    assert http.get(f"/api/tables/{table}/verify").json()["matches"]
    moments = http.get(f"/api/tables/{table}/replay").json()["moments"]
    assert len(moments) == len(found.choices)
    looks = [f"/api/tables/{table}/replay/{number + 1}" for number in (-1, *found.boundaries, len(found.choices) - 1)]
    titles = {http.get(look).json()["scene"]["title"] for look in looks}
    assert len(titles) == len(found.boundaries) + 1


def made(player: Player, found: Campaign) -> int:
    """How many of the choices are made, once the table asks again: whatever left no choice was answered by itself."""
    whoever_is_asked(player)
    return max(0, player.version - len(found.seated))


def the_next_evening(house: House, player: Player, table: str, before: dict[str, object], number: int) -> Player:
    """The server starts again in the middle of a campaign; somebody watches, and the log of all missions is there."""
    player.close()
    house.close()
    house.opens()
    again = come(house, table)
    after = player.scene
    assert (again.scene["title"], again.scene["areas"]) == (after["title"], after["areas"])
    assert texts(again.scene) == texts(after)
    assert texts(again.scene)[: len(texts(before))] == texts(before)
    watcher = Player(house.port, table)
    assert watcher.scene["title"] == after["title"]
    watcher.close()
    for line in (0, len(texts(before)) - 1, len(texts(after)) - 1):
        again.send(kind="why", line=line)
        assert again.until("why")["sentences"]
    for at in (0, number // 2, number, number + 1):
        shown = house.open.http.get(f"/api/tables/{table}/replay/{at}", headers=bearer(token(0)))
        assert shown.status_code == 200, shown.text
        if at >= number:
            assert shown.json()["scene"]["title"] == (after if at > number else before)["title"]
    return again


def texts(scene: dict[str, object]) -> list[str]:
    """The lines of the log."""
    assert isinstance(scene["log"], list)
    return [line["text"] for line in scene["log"]]


def test_a_campaign_in_the_browser_to_its_end(visitor: Visit, house: House) -> None:
    found = campaign(won=True)
    table = lay_out(house, found)
    house.opens()
    mara = visitor(at=house.address)
    mara.prefer(policy="always")
    mara.page.goto(f"/table/{table}#seat=1&token={token(0).replace(' ', '%20')}")
    mara.at_the_table()
    device = come(house, table)
    starts = [0, *[number + 1 for number in found.boundaries]]
    ends = [*starts[1:], len(found.choices)]
    titles = []
    for start, end in zip(starts, ends, strict=True):
        titles.append(mara.page.locator(".where b").inner_text())
        while (number := made(device, found)) < end:
            text = found.choices[number].text
            # Where two questions are shown as one, the option that leaves the first is none to click.
            if start + CLICKED <= number < end - CLICKED or text not in device.options():
                assert device.choose(text)["kind"] == "update"
                continue
            mara.wait_until(device.version)
            mara.wait_for_question()
            mara.choose(text)
            while device.version < mara.version:
                device.until("update", "welcome")
        mara.page.reload()
        mara.at_the_table()
        assert mara.page.locator(".lines > li").count() > 0
    device.close()
    assert len({*titles}) == len(ALL_MISSIONS)
    mara.wait_for_end()
    outcome = found.match.outcome
    assert outcome is not None
    assert str(outcome.score) in mara.page.locator(".waiting").inner_text()
    assert mara.page.locator(".waiting.won").count() == 1
    # The campaign is over, and the lobby says so.
    mara.page.goto("/")
    replays = mara.page.locator("section[aria-labelledby='replays-title'] li")
    expect(replays.locator(f"a[href='/replay/{table}']")).to_be_visible()
