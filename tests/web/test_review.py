"""The end of a match: its review in all games, what comes next, and nothing in anybody's way."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web.player import LONG, Player
from tests.web.test_reading import check

Visit = Callable[..., Player]
# The shortest match of every game.
SHORT: dict[str, dict[str, object]] = {"corps": {"mission": "escape"}}
HAND_OVER = """async ([table, seats]) => {
  const kept = JSON.parse(localStorage.getItem('hullbreach.tables')).find(one => one.table === table);
  for (const seat of seats) await fetch(`/api/tables/${table}/seats/${seat}/bot`, {
    method: 'POST', headers: {Authorization: `Bearer ${kept.token}`}});
}"""
IS_OVER = "async (table) => (await fetch(`/api/tables/${table}/review`)).ok"


def hand_over(player: Player, table: str, *seats: int) -> None:
    """Bots play on; nobody watches them."""
    player.page.evaluate(HAND_OVER, [table, seats])
    player.page.goto("/")


def come_to_the_end(player: Player, table: str) -> None:
    """Come back when the match is over."""
    player.page.wait_for_function(IS_OVER, arg=table, polling=250, timeout=LONG)
    player.page.goto(f"/table/{table}")
    player.wait_for_end()


@pytest.mark.parametrize(
    ("game", "lang", "theme"),
    [
        ("corps", "de", "dark"),
        ("encounters", "fr", "light"),
        ("hunt", "en", "contrast"),
        ("nemesis", "de", "light"),
    ],
)
def test_every_game_ends_with_a_review(visitor: Visit, game: str, lang: str, theme: str) -> None:
    mara = visitor("/", lang=lang)
    mara.prefer(lang=lang, theme=theme, policy="never")
    table = mara.open_table(game, ["human", "bot"], SHORT.get(game))
    hand_over(mara, table, 0)
    come_to_the_end(mara, table)
    page = mara.page
    # The stage of nemesis tells the end itself; the review is one click away.
    told = page.locator(".waiting [aria-pressed]")
    if told.get_attribute("aria-pressed") == "false":
        told.click()
    expect(page.locator(".review .story li")).to_have_count(5)
    expect(page.locator(".review tbody tr")).to_have_count(2)
    assert page.locator(".review .crew li").count() >= 2
    expect(page.locator(".waiting h1")).to_be_in_viewport()
    check(mara)
    # What happened is looked at where it happened.
    page.locator(".review .story a").first.click()
    expect(page).to_have_url(re.compile(rf"/replay/{table}#\d+$"))


def test_the_next_mission_and_the_link_of_the_replay(visitor: Visit) -> None:
    mara = visitor("/", width=390, height=844)
    mara.prefer(policy="never")
    table = mara.open_table("encounters", ["human"])
    hand_over(mara, table, 0)
    come_to_the_end(mara, table)
    page = mara.page
    page.get_by_role("button", name="Share").click()
    expect(page.locator(".waiting [role=status]")).to_contain_text("Copied")
    assert page.evaluate("navigator.clipboard.readText()").endswith(f"/replay/{table}")
    # On a phone all of it is one page to scroll through.
    page.locator(".review .seats").scroll_into_view_if_needed()
    expect(page.locator(".review .seats")).to_be_in_viewport()
    page.get_by_role("button", name="Next: Aliens").click()
    page.wait_for_url(lambda url: table not in url)
    mara.at_the_table()
    expect(page.locator(".where")).to_contain_text("Hadley")


def test_what_people_bear_and_did_stands_on_their_plates_and_the_log_knows_their_names(visitor: Visit) -> None:
    mara = visitor("/", height=1000)
    mara.page.get_by_role("link", name="Choose a game").click()
    expect(mara.page.locator("#games:focus, #games :focus")).to_have_count(1)
    mara.prefer(policy="never", fast=True)
    mara.open_table("encounters", ["human", "bot"], {"roles": "random"})
    page = mara.page
    while page.locator(".seat .deed").count() < 2:
        assert mara.wait_for_question()
        mara.go_on()
    plate = page.locator(".seat").nth(1)
    assert plate.locator(".health i").count() >= 7
    title = plate.locator("b").first.inner_text()
    expect(page.locator(".lines")).to_contain_text(title)
    expect(page.locator(".lines")).not_to_contain_text("Player 2")
    # The whole location is there to read.
    expect(page.locator(".left ol li")).to_have_count(3)
