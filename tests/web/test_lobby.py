"""From the lobby into a game."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web.player import Player

Visit = Callable[..., Player]


@pytest.mark.parametrize("game", ["corps", "encounters"])
def test_one_click_starts_a_solo_game_with_bots(visitor: Visit, game: str) -> None:
    mara = visitor()
    mara.play_now(game)
    assert mara.wait_for_question()
    assert mara.page.locator(".seats .seat").count() > 1
    assert mara.question


def test_games_that_are_not_built_say_so(visitor: Visit) -> None:
    mara = visitor()
    tile = mara.page.locator("article.game").filter(has_text="Nemesis")
    expect(tile).to_contain_text("Not built yet")
    assert tile.get_by_role("button").count() == 0


def test_a_table_is_set_up_by_choosing(visitor: Visit) -> None:
    mara = visitor("/new/corps")
    page = mara.page
    page.get_by_label("Mission").select_option(label="Bug Hunt: Quarters")
    page.get_by_label("Your name").fill("Mara")
    page.get_by_role("group", name="Seat 2").get_by_role("radio", name="Open").check()
    page.get_by_label("Show the table in the lobby").check()
    page.get_by_role("button", name="Remove seat 3").click()
    page.get_by_role("button", name="Sit down and play").click()
    mara.at_the_table()
    expect(page.locator(".where b")).to_have_text("Bug Hunt: Quarters")
    expect(page.locator(".seats .seat")).to_have_count(2)
    # Others find it in the lobby, and I find it among mine.
    other = visitor()
    expect(other.page.get_by_role("link", name=re.compile("Join.*Bug Hunt: Quarters"))).to_be_visible()
    page.goto("/")
    expect(page.locator("ul.panel b", has_text="Bug Hunt: Quarters")).to_be_visible()


def test_rules_and_cards_can_be_searched(visitor: Visit) -> None:
    mara = visitor("/rules/corps")
    page = mara.page
    page.get_by_label("Search the rules").fill("CORPS-MOV-05")
    expect(page.locator("[data-rule]").first).to_contain_text("CORPS-MOV-05")
    page.goto("/cards/encounters")
    page.get_by_label("Search the cards").fill("Sergeant")
    expect(page.locator("li").filter(has_text="Sergeant").first).to_be_visible()


def test_an_address_without_a_page_leads_back(visitor: Visit) -> None:
    mara = visitor("/nothing/here/at/all")
    mara.page.get_by_role("link", name="To the lobby", exact=True).click()
    expect(mara.page.locator("article.game")).to_have_count(4)
    mara.page.goto("/table/doesnotexist")
    expect(mara.page.get_by_role("link", name="To the lobby", exact=True)).to_be_visible()
