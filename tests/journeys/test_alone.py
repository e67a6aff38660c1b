"""Somebody alone with bots: on a laptop, on a phone, with the keyboard, in other languages."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from hullbreach.text import LANGS
from tests.web.player import DECISION, Player
from tests.web.visitors import Visit

CLOSED = f"{DECISION} details li .rule"
PHONE = {"width": 390, "height": 844, "has_touch": True, "is_mobile": True}
# More decisions than any game takes before something is not possible.
MANY = 60


def test_on_a_laptop_with_a_hint_a_card_a_rule_and_three_steps_back(visitor: Visit, game: str) -> None:
    mara = visitor(width=1366, height=768)
    page = mara.page
    mara.play_now(game)
    mara.wait_for_question()
    look_at_a_card(mara)
    page.keyboard.press("h")
    expect(page.locator(f"{DECISION} .hint")).not_to_be_empty()
    mara.follow_hint()
    until_something_is_impossible(mara)
    open_its_rule(mara)

    # Three steps back, a look at the lobby, and on.
    for _ in range(3):
        mara.wait_for_question()
        mara.follow_hint()
    mara.wait_for_question()
    lines = page.locator(".lines > li").count()
    for _ in range(3):
        version = mara.version
        page.keyboard.press("u")
        mara.wait_beyond(version)
        mara.wait_for_question()
    assert page.locator(".lines > li").count() <= lines
    asked = mara.question
    page.reload()
    mara.at_the_table()
    mara.wait_for_question()
    assert mara.question == asked
    mara.follow_hint()

    mara.menu("Hand my seat to a bot")
    mara.wait_for_end()
    assert page.locator(".waiting h1").inner_text()
    table = page.url
    page.get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda url: url != table)
    mara.at_the_table()
    mara.wait_for_question()
    assert not mara.over


def look_at_a_card(mara: Player) -> None:
    """Point at options until one shows its card."""
    for option in mara.options().all():
        option.hover()
        if mara.page.locator(".zoom h3").count():
            assert mara.page.locator(".zoom h3").inner_text()
            return
    raise AssertionError("no option showed a card")


def until_something_is_impossible(mara: Player) -> None:
    """Play by hints until the page has something to say about what is not possible."""
    for _ in range(MANY):
        mara.wait_for_question()
        if mara.page.locator(CLOSED).count():
            return
        if not mara.page.locator(f"{DECISION} details[open]").count():
            mara.page.locator(f"{DECISION} details summary").click()
        mara.follow_hint()
    raise AssertionError("everything is always possible")


def open_its_rule(mara: Player) -> None:
    """Read why something is not possible, and the rule behind it."""
    page = mara.page
    version = mara.version
    rule = page.locator(CLOSED).first
    name = rule.inner_text()
    assert re.fullmatch(r"[A-Z]+-[A-Z]+-\d+", name)
    rule.click()
    expect(page.locator(f".drawer [data-rule='{name}'].here")).to_be_in_viewport()
    page.keyboard.press("Escape")
    expect(page.locator(".drawer")).to_have_count(0)
    assert mara.version == version


def test_on_a_phone_by_touch_only(visitor: Visit, game: str) -> None:
    mara = visitor(**PHONE)
    page = mara.page
    mara.prefer(policy="never")
    page.reload()
    mara.tile(game).get_by_role("button").first.tap()
    mara.at_the_table()
    for n in range(8):
        mara.wait_for_question()
        if n == 4:
            page.reload()
            mara.at_the_table()
            mara.wait_for_question()
        version = mara.version
        tap_an_option(mara)
        mara.wait_beyond(version)
    page.get_by_role("button", name="Hint").tap()
    expect(page.locator(f"{DECISION} .opt.hinted").first).to_be_visible()
    page.get_by_role("button", name="Undo", exact=True).tap()
    page.get_by_role("button", name="Menu").tap()
    page.get_by_role("button", name="Hand my seat to a bot").tap()
    mara.wait_for_end()
    expect(page.locator(".waiting h1")).to_be_in_viewport()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    page.get_by_role("link", name="Replay").first.tap()
    expect(page.get_by_role("slider")).to_be_visible()


def tap_an_option(mara: Player) -> None:
    """What lets the game go on, by touch."""
    leaving = mara.page.locator(f'{DECISION} .opt[data-key="0"]')
    option = leaving if leaving.count() else mara.options().first
    option.tap()
    if not leaving.count() and mara.page.locator(f"{DECISION} .all").count():
        mara.page.locator(f"{DECISION} .opt[data-text]").first.tap()


def test_in_german_and_from_the_middle_on_in_french(visitor: Visit, game: str) -> None:
    mara = visitor(lang="de")
    page = mara.page
    mara.prefer(policy="never")
    mara.play_now(game)
    for _ in range(6):
        mara.wait_for_question()
        mara.go_on()
    mara.wait_for_question()
    german = [line.inner_text() for line in page.locator(".lines > li").all()]
    assert page.locator("html").get_attribute("lang") == "de"
    page.locator(".tools .popover .btn").last.click()
    page.get_by_role("radio", name="Français").check()
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    page.keyboard.press("Escape")
    page.reload()
    mara.at_the_table()
    mara.wait_for_question()
    french = [line.inner_text() for line in page.locator(".lines > li").all()]
    assert len(french) == len(german)
    assert not set(french) & set(german)
    mara.go_on()
    page.locator(".tools .popover .btn").last.click()
    page.locator(".links .btn", has=page.locator("[data-icon='bot'], .ic")).nth(2).click()
    mara.wait_for_end()
    # The result is told in French: not as others read it.
    ending = page.locator(".waiting h1").inner_text()
    assert ending
    for lang in LANGS:
        mara.prefer(lang=lang)
        page.reload()
        mara.wait_for_end()
        assert (page.locator(".waiting h1").inner_text() == ending) is (lang == "fr")


def test_with_the_keyboard_only(visitor: Visit, game: str) -> None:
    mara = visitor()
    page = mara.page
    mara.prefer(policy="never")
    page.reload()
    mara.tile(game).get_by_role("button").first.focus()
    page.keyboard.press("Enter")
    mara.at_the_table()
    for n in range(8):
        if n == 4:
            page.reload()
            mara.at_the_table()
        mara.wait_for_question()
        press_an_option(mara)
    mara.wait_for_question()
    page.keyboard.press("h")
    expect(page.locator(f"{DECISION} .opt.hinted").first).to_be_visible()
    page.get_by_role("button", name="Menu").focus()
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Hand my seat to a bot").focus()
    page.keyboard.press("Enter")
    mara.wait_for_end()
    page.get_by_role("link", name="Replay").first.focus()
    page.keyboard.press("Enter")
    page.get_by_role("slider").press("End")
    expect(page.locator(".ended")).not_to_be_empty()


def press_an_option(mara: Player) -> None:
    """What lets the game go on, by its key; Enter confirms."""
    page = mara.page
    version = mara.version
    leaving = page.locator(f'{DECISION} .opt[data-key="0"]')
    page.keyboard.press("0" if leaving.count() else mara.options().first.get_attribute("data-key") or "1")
    expect(page.locator(f"{DECISION} .opt[data-text]:focus")).to_have_count(1)
    page.keyboard.press("Enter")
    mara.wait_beyond(version)
