"""nemesis in the browser: the ship, the risk of a move, what only one seat knows, a match to its end."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.player import Player
from tests.web.test_reading import check
from tests.web.visitors import Visit

PHONE = {"width": 390, "height": 844, "has_touch": True, "is_mobile": True}
MOST = 400


def sit_down(visitor: Visit, theme: str = "dark", **more: object) -> Player:
    """At a table with two bots, the character chosen, before the first action."""
    mara = visitor(**more)
    mara.prefer(theme=theme, lang=more.get("lang", "en"))
    mara.open_table("nemesis", ["human", "bot", "bot"])
    while mara.wait_for_question() and not mara.page.locator('.opt[data-text^="move to"]').count():
        mara.click_option(mara.options().first)
    return mara


def test_every_move_tells_its_risk_in_the_list_and_on_the_ship(visitor: Visit) -> None:
    mara = sit_down(visitor)
    expect(mara.page.locator('.stage [data-id^="room:"]')).to_have_count(21)
    moves = mara.page.locator('.opt[data-text^="move to"]')
    rooms = mara.page.locator('.stage [data-target^="room:"]')
    assert moves.count() == rooms.count() > 1
    for n in range(moves.count()):
        expect(moves.nth(n).locator(".odds")).to_contain_text("Encounter")
    expect(mara.page.locator(".stage .chip .risk")).to_have_count(rooms.count())
    expect(mara.page.locator(".ladder li.on")).to_have_count(1)
    assert mara.point_at_something()


def test_the_own_sheet_is_there_and_a_watcher_has_none(visitor: Visit) -> None:
    mara = sit_down(visitor)
    own = mara.page.locator(".only")
    expect(own.locator(".goal")).to_have_count(2)
    names = own.locator(".goal h3").all_inner_texts()
    ana = visitor(mara.page.url)
    ana.at_the_table()
    expect(ana.page.locator(".lane.turns")).to_be_visible()
    expect(ana.page.locator(".only")).to_have_count(0)
    assert not any(name in ana.page.content() for name in names)


@pytest.mark.parametrize(("theme", "lang"), [("dark", "en"), ("light", "de"), ("contrast", "fr")])
def test_axe_finds_nothing_and_nothing_is_untold(visitor: Visit, theme: str, lang: str) -> None:
    mara = sit_down(visitor, theme, lang=lang)
    check(mara)
    assert "scene-" not in mara.page.locator("body").inner_text()


def test_a_match_by_mouse_ends_with_four_checks_and_a_verdict_for_everybody(visitor: Visit) -> None:
    mara = sit_down(visitor)
    for _ in range(MOST):
        if not mara.wait_for_question():
            break
        mara.go_on()
    assert mara.over
    expect(mara.page.locator(".ending .checks > li")).to_have_count(4)
    expect(mara.page.locator(".ending .verdict")).to_have_count(3)
    check(mara)


def test_alone_by_keyboard_only_in_german(visitor: Visit) -> None:
    mara = visitor(lang="de")
    mara.open_table("nemesis", ["human"])
    page, keys = mara.page, mara.page.keyboard
    walked = 0
    for _ in range(MOST):
        if not mara.wait_for_question():
            break
        version = mara.version
        rooms = page.locator(".stage [data-target^='room:'][tabindex='0']")
        if walked < 3 and rooms.count():
            # The ship is a thing of its own for the keyboard: arrows go from room to room.
            walked += 1
            rooms.focus()
            keys.press("ArrowRight")
            keys.press("Enter")
            if page.locator(".decision .all").count():
                keys.press("1")
                keys.press("Enter")
        else:
            keys.press(page.locator(".decision .opt").last.get_attribute("data-key") or "1")
            expect(page.locator(".decision .opt[data-text]:focus")).to_have_count(1)
            keys.press("Enter")
        mara.wait_beyond(version)
    assert mara.over
    assert walked == 3
    expect(page.locator(".ending .verdict")).to_have_count(1)
    expect(page.locator(".ending .checks > li").first).to_contain_text("Triebwerke")


def test_on_a_phone_time_and_gauges_stay_above_the_ship(visitor: Visit) -> None:
    mara = sit_down(visitor, **PHONE)
    page = mara.page
    expect(page.locator(".tracks .short")).to_be_visible()
    expect(page.locator(".tracks .gauge")).to_have_count(2)
    # Out into the dark: what was found lies over the ship until one goes on, and nothing is wider than the phone.
    mara.prefer(wait=True)
    page.reload()
    mara.wait_for_question()
    mara.choose(page.locator('.opt[data-text^="move to"]').first.get_attribute("data-text") or "")
    while not page.locator(".moment, .bridge .plate").count():
        assert mara.wait_for_question()
        mara.click_option(mara.single())
    expect(page.locator(".moment, .bridge .plate").first).to_be_in_viewport()
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    page.keyboard.press("Escape")
    # Where one is asked, one is shown what can be decided, whatever one was about to look at.
    assert mara.wait_for_question()
    page.locator(".dock").get_by_role("button", name="Piles").tap()
    expect(page.locator(".table > .panel .only")).to_be_visible()
