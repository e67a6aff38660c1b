"""From the lobby into a game."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Route, expect

import hullbreach as hb
from tests.web.measuring import cut
from tests.web.player import Player
from tests.web.test_reading import check

Visit = Callable[..., Player]


# What somebody waits for on the way to the first table, in bytes as they come over the line.
SCRIPTS_AT_MOST, FONTS_AT_MOST = 250_000, 120_000
LOADED = """ending => performance.getEntriesByType('resource').filter(one => one.name.endsWith(ending))
    .reduce((sum, one) => sum + one.encodedBodySize, 0)"""


@pytest.mark.parametrize("game", hb.GAMES)
def test_one_click_starts_a_solo_game_with_bots(visitor: Visit, game: str) -> None:
    mara = visitor()
    mara.play_now(game)
    assert mara.wait_for_question()
    assert mara.page.locator(".seats .seat").count() > 1
    assert mara.question
    assert 0 < mara.page.evaluate(LOADED, ".js") < SCRIPTS_AT_MOST
    assert 0 < mara.page.evaluate(LOADED, ".woff2") < FONTS_AT_MOST
    assert mara.page.evaluate("document.fonts.check('14px \"IBM Plex Sans Variable\"')")


def test_while_a_server_reads_its_games_the_lobby_says_so(visitor: Visit) -> None:
    mara = visitor()
    held: list[Route] = []
    ready = False
    mara.page.route("**/api/games?*", lambda route: route.continue_() if ready else held.append(route))
    mara.page.reload()
    waiting = mara.page.locator("#games").get_by_role("status")
    expect(waiting).to_have_text("One moment …")
    ready = True
    for route in held:
        route.continue_()
    expect(mara.page.locator("article.game")).to_have_count(len(hb.GAMES))
    expect(waiting).to_have_count(0)


def test_every_game_on_the_shelf_can_be_played_or_set_up(visitor: Visit) -> None:
    mara = visitor()
    tiles = mara.page.locator("article.game")
    expect(tiles).to_have_count(len(hb.GAMES))
    for tile in tiles.all():
        expect(tile.get_by_role("button", name="Play now")).to_be_enabled()
        expect(tile.get_by_role("link", name="New table")).to_be_visible()


def test_a_table_is_set_up_by_choosing(visitor: Visit) -> None:
    mara = visitor("/new/corps")
    page = mara.page
    page.get_by_role("radio", name="Bug Hunt: Quarters").check(force=True)
    page.get_by_label("Your name").fill("Mara")
    page.get_by_role("group", name="Seat 2").get_by_role("radio", name="Open").check()
    page.get_by_label("Show the table in the lobby").check()
    page.get_by_role("button", name="Remove seat 3").click()
    page.get_by_role("button", name="Open the table and invite").click()
    expect(page.locator(".gathering h1")).to_contain_text("Bug Hunt: Quarters")
    expect(page.locator(".chair")).to_have_count(2)
    # Others find it in the lobby, and I find it among mine.
    other = visitor()
    expect(other.page.get_by_role("link", name=re.compile("Join.*Bug Hunt: Quarters"))).to_be_visible()
    page.goto("/")
    mine = page.get_by_role("region", name="Resume")
    expect(mine.get_by_text("Bug Hunt: Quarters", exact=True)).to_be_visible()
    expect(page.locator(".waits")).to_contain_text("1 seat is still free")


def test_a_table_has_the_seats_and_settings_of_what_is_played_there(visitor: Visit) -> None:
    page = visitor("/new/nemesis").page
    chairs, second = page.locator(".chairs li"), page.get_by_role("group", name="The first to die plays the Intruders")
    expect(chairs).to_have_count(3)
    expect(second).to_be_visible()
    page.get_by_role("radio", name="Alone").check(force=True)
    expect(chairs).to_have_count(1)
    expect(second).to_have_count(0)
    page.get_by_role("radio", name="All together").check(force=True)
    expect(chairs).to_have_count(3)
    # One's own seat is not removed by mistake.
    expect(page.get_by_role("button", name="Remove seat 1")).to_have_count(0)
    page.goto("/new/hunt")
    page.locator("label.tile", has_text="Arena Survival").click()
    # What does not go together is said beside the button, before anybody presses it.
    page.get_by_label("Points of a force").select_option("300")
    expect(page.locator(".go-line .failed")).to_contain_text("“Points of a force” does not go with")
    page.get_by_label("Points of a force").select_option("as usual for the mode")
    expect(page.locator(".go-line .failed")).to_have_count(0)


def test_on_a_phone_a_mission_is_started_right_below_where_it_was_chosen(visitor: Visit) -> None:
    page = visitor(width=390, height=844).page
    tile = page.locator(".shelf .tile").nth(1)
    tile.get_by_role("radio").check(force=True)
    start = page.locator(".shelf .panel .go")
    expect(start).to_have_count(1)
    top, below = tile.bounding_box(), start.bounding_box()
    assert top
    assert below
    assert 0 < below["y"] - (top["y"] + top["height"]) < 200


def test_a_mission_is_chosen_in_the_lobby_with_as_many_seats_as_it_is_for(visitor: Visit) -> None:
    page = visitor().page
    shelf = page.get_by_role("region", name="Missions and scenarios")
    seats = shelf.get_by_role("group", name="Seats").get_by_role("radio")
    expect(seats).to_have_count(6)
    shelf.get_by_role("radio", name="The Hunt Begins").check(force=True)
    shelf.get_by_role("radio", name="Perimeter").check(force=True)
    # A mission of hunt is for two or three.
    expect(seats).to_have_count(2)
    seats.first.check(force=True)
    expect(shelf.get_by_role("link", name="All settings")).to_have_attribute("href", "/new/hunt#mission_05")
    shelf.get_by_role("button", name="Play now").click()
    expect(page.locator(".ready .bar")).to_contain_text("Perimeter")
    expect(page.locator(".ready .sts li")).to_have_count(2)
    page.goto("/new/hunt#mission_05")
    expect(page.get_by_role("radio", name="Perimeter")).to_be_checked()


def test_a_table_that_was_shown_to_everybody_can_be_watched_once_it_is_full(visitor: Visit) -> None:
    ana, bo, cleo = visitor(), visitor(), visitor()
    table = ana.open_table("encounters", ["human", "open"], name="Ana", listed=True)
    join = cleo.page.locator(f"a[href='/table/{table}']")
    cleo.page.goto("/")
    expect(join).to_contain_text("Join")
    bo.sit_down(table, "Bo")
    cleo.page.goto("/")
    watch = cleo.page.get_by_role("region", name="To watch").locator(f"a[href='/table/{table}#watch']")
    expect(watch).to_contain_text("Watch")
    expect(join).to_have_count(0)
    watch.click()
    expect(cleo.page.locator(".decide")).to_contain_text("You are watching")


@pytest.mark.parametrize("game", hb.GAMES)
def test_the_game_that_waits_is_continued_from_a_picture_of_it(visitor: Visit, game: str) -> None:
    mara = visitor(lang="de")
    mara.play_now(game)
    assert mara.wait_for_question()
    asked = mara.question
    mara.page.goto("/")
    waits = mara.page.get_by_role("region", name="Du bist dran")
    expect(waits.get_by_role("heading")).to_have_text(asked)
    # It is drawn as it stands, and only to look at.
    expect(waits.locator(".pos [data-id]").first).to_be_attached()
    assert waits.locator(".pos [data-target]").count() == 0
    for size in ((1440, 900), (390, 844)):
        assert cut(mara, size) == []
    check(mara)
    waits.get_by_role("link", name="Zurück an den Tisch").click()
    assert mara.wait_for_question()
    assert mara.question == asked


def test_rules_and_cards_can_be_searched(visitor: Visit) -> None:
    mara = visitor("/rules/corps")
    page = mara.page
    page.get_by_label("Search the rules").fill("CORPS-MOV-05")
    expect(page.locator("[data-rule]").first).to_contain_text("CORPS-MOV-05")
    page.goto("/cards/encounters")
    page.get_by_label("Search the cards").fill("Sergeant")
    expect(page.locator("li").filter(has_text="Sergeant").first).to_be_visible()


def test_a_part_that_was_replaced_is_fetched_anew_as_soon_as_the_server_answers(visitor: Visit) -> None:
    page = visitor().page
    expect(page.locator("h1").first).to_be_visible()
    for what in ("**/assets/Learn*.js", "**/healthz"):
        page.route(what, lambda route: route.abort())
    with page.expect_request("**/healthz"):
        page.evaluate("history.pushState(null, '', '/learn'); dispatchEvent(new PopStateEvent('popstate'))")
    # The server is away: the page stays as it is, and asks again.
    with page.expect_request("**/healthz"):
        assert page.url.startswith("http")
    page.unroute("**/assets/Learn*.js")
    with page.expect_navigation():
        page.unroute("**/healthz")
    expect(page.get_by_role("heading", name="Learn").first).to_be_visible()


def test_an_address_without_a_page_leads_back(visitor: Visit) -> None:
    mara = visitor("/nothing/here/at/all")
    mara.page.get_by_role("link", name="To the lobby", exact=True).click()
    expect(mara.page.locator("article.game")).to_have_count(4)
    mara.page.goto("/table/doesnotexist")
    expect(mara.page.get_by_role("link", name="To the lobby", exact=True)).to_be_visible()
