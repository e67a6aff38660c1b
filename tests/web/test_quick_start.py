"""Play now: everything is dealt, something is swapped, and the first action is near."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Route, expect

import hullbreach as hb
from tests.web.player import READY, Player
from tests.web.test_reading import check

Visit = Callable[..., Player]
MOST_DECISIONS = 3


@pytest.mark.parametrize("game", hb.GAMES)
def test_what_was_dealt_is_on_one_screen_and_can_be_swapped(visitor: Visit, game: str) -> None:
    mara = visitor()
    page = mara.page
    mara.tile(game).get_by_role("button").first.click()
    slots = page.locator(".ready .slot")
    slots.first.click()
    other = page.locator(".swap .opt[aria-pressed=false]").first
    wanted = other.get_attribute("data-text")
    other.click()
    # The list closes once it is done; opened again, it shows what is chosen now.
    expect(page.locator(".swap .opt")).to_have_count(0)
    slots.first.click()
    expect(page.locator(".swap .opt[aria-pressed=true]")).to_have_attribute("data-text", str(wanted))
    check(mara)
    page.keyboard.press("Escape")
    back = page.get_by_role("button", name="Back to the proposal")
    back.click()
    expect(back).to_be_disabled()
    expect(page.locator(READY)).to_be_enabled()
    expect(page.locator(".sts")).to_contain_text("waiting for you")
    page.locator(".dealt h1").click()
    page.keyboard.press("Enter")
    mara.at_the_table()
    assert mara.wait_for_question()


@pytest.mark.parametrize("late", ["**/swap?*", "**/dealt?*"], ids=["a deed", "a look"])
def test_whoever_is_quicker_than_the_server_is_ready_all_the_same(visitor: Visit, late: str) -> None:
    mara = visitor()
    page = mara.page
    held: list[Route] = []
    mara.tile("corps").get_by_role("button").first.click()
    page.locator(".ready .slot").first.click()
    other = page.locator(".swap .opt[aria-pressed=false]").first
    other.wait_for()
    page.route(late, lambda route: held.append(route))
    with page.expect_request(late):
        other.click()
    page.locator(".dealt h1").click()
    page.keyboard.press("Enter")
    if "swap" in late:
        held[0].continue_()
    mara.at_the_table()
    assert mara.wait_for_question()


def test_a_thing_of_somebody_else_is_swapped_for_ones_own(visitor: Visit) -> None:
    mara = visitor()
    page = mara.page
    mara.tile("corps").get_by_role("button").first.click()
    ripley, hicks = page.get_by_role("article", name="Ripley"), page.get_by_role("article", name="Hicks")
    ripley.get_by_role("button", name="Body Armor").click()
    helmet = page.locator(".swap .opt", has_text="M4 Helmet")
    expect(helmet).to_contain_text("from Hicks")
    helmet.click()
    expect(ripley.locator(".gear", has_text="M4 Helmet")).to_be_focused()
    expect(hicks.locator(".gear", has_text="Body Armor")).to_be_visible()


def test_the_first_action_of_corps_is_near_and_can_be_prepared_by_keyboard_on_a_phone(visitor: Visit) -> None:
    mara = visitor(width=390, height=844)
    mara.tile("corps").get_by_role("button").first.click()
    mara.page.locator(".ready .slot").first.wait_for()
    assert mara.page.evaluate("document.documentElement.scrollWidth") <= 390
    mara.page.locator(READY).focus()
    mara.page.keyboard.press("Enter")
    mara.at_the_table()
    for _ in range(MOST_DECISIONS + 1):
        assert mara.wait_for_question()
        if mara.page.locator('.decision .opt[data-text="end activation"]').count():
            break
        # The keyboard is in the list of the next question, and goes on from there.
        focused = mara.page.locator(".decision .opt:focus")
        expect(focused).to_have_count(1)
        if mara.options().count() > 1:
            first = focused.inner_text()
            mara.page.keyboard.press("ArrowDown")
            expect(focused).not_to_have_text(first)
            mara.page.keyboard.press("ArrowUp")
        version = mara.version
        mara.page.keyboard.press("Enter")
        if focused.get_attribute("data-text") is None:
            mara.page.keyboard.press("Enter")
        mara.wait_beyond(version)
    else:
        pytest.fail("no action was asked for")


# What a newcomer reads first on a phone: what this is about.
GOALS = {
    "corps": "Newt has left by an exit",
    "encounters": "Goal: ",
    "hunt": "get somebody to the lift",
    "nemesis": "Get away alive",
}


@pytest.mark.parametrize("game", hb.GAMES)
def test_on_a_phone_the_goal_comes_first_and_then_who_one_is(visitor: Visit, game: str) -> None:
    mara = visitor(width=390, height=844)
    mara.tile(game).get_by_role("button").first.click()
    mara.page.locator(".ready .slot").first.wait_for()
    goal = mara.page.locator(".ready p").get_by_text(GOALS[game]).first
    crew = mara.page.locator(".ready .man").first
    expect(goal).to_be_in_viewport()
    told, who = goal.bounding_box(), crew.bounding_box()
    assert told is not None
    assert who is not None
    assert told["y"] + told["height"] <= who["y"]
    # And no other text of the mission before it.
    before = mara.page.locator(".ready .goals.above p").first
    assert game == "hunt" or GOALS[game] in before.inner_text()


def test_the_topics_of_a_seat_are_changed_in_the_settings(visitor: Visit) -> None:
    mara = visitor()
    mara.play_now("corps")
    mara.page.get_by_role("button", name="Settings").click()
    box = mara.page.get_by_label("what enemies do in a tie")
    expect(box).not_to_be_checked()
    box.check()
    mara.page.reload()
    mara.at_the_table()
    mara.page.get_by_role("button", name="Settings").click()
    expect(mara.page.get_by_label("what enemies do in a tie")).to_be_checked()
