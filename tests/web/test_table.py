"""At the table: refusals, hints, reasons, languages, themes, policies."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web.player import Player

Visit = Callable[..., Player]


def at_an_action(visitor: Visit, **more: object) -> Player:
    """A game of encounters at the first question of an Action phase."""
    mara = visitor(**more)
    mara.open_table("encounters", ["human"], {"roles": "random"})
    for _ in range(30):
        mara.wait_for_question()
        if mara.page.locator('.decision .opt[data-text="end actions"]').count():
            return mara
        mara.go_on()
    raise AssertionError("no Action phase")


def test_a_refusal_says_why_and_opens_its_rule_beside_the_board(visitor: Visit) -> None:
    mara = at_an_action(visitor)
    page = mara.page
    version = mara.version
    # A card of the HQ that is too dear is drawn without a light; pointing at it says why.
    page.locator(".stage [data-id^='hq:']:not([data-target])").first.click()
    note = page.locator(".refusal")
    expect(note).to_contain_text("Not possible:")
    expect(note).to_contain_text("Nothing changed.")
    rule = note.locator(".rule").inner_text()
    assert re.fullmatch(r"ENC-[A-Z]+-\d+", rule)
    note.locator(".rule").click()
    expect(page.locator(f".drawer [data-rule='{rule}'].here")).to_be_in_viewport()
    assert mara.version == version
    page.keyboard.press("Escape")
    expect(page.locator(".drawer")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(note).to_have_count(0)
    assert mara.options().count() > 0


def test_a_hint_marks_an_option_and_says_why(visitor: Visit) -> None:
    mara = at_an_action(visitor)
    mara.page.keyboard.press("h")
    expect(mara.page.locator(".opt.hinted")).to_have_count(1)
    assert mara.page.locator(".decision .hint").inner_text().strip()
    # And what comes of it and of others, on request: the choice of the bot is one of the lines.
    mara.page.locator(".decision .ask").click()
    lines = mara.page.locator(".decision .outlook li")
    expect(lines.first).to_contain_text(re.compile(r"\d+\s%\s*in (one world|\d+ worlds)"))
    assert lines.count() > 1
    hinted = mara.page.locator(".decision .hint b").inner_text()
    assert hinted in mara.page.locator(".decision .outlook li span").all_inner_texts()


def test_a_line_of_the_log_opens_its_reasons(visitor: Visit) -> None:
    mara = at_an_action(visitor)
    line = mara.page.locator(".lines > li").last
    line.get_by_role("button").click()
    expect(line.locator("ul li").first).to_be_visible()
    # The rules behind it stand there in words, not only by their numbers.
    expect(line.locator("ul li", has_text=re.compile(r"ENC-[A-Z]+-\d+ \w+")).first).to_be_visible()
    line.get_by_role("button").first.click()
    expect(line.locator("ul")).to_have_count(0)


def test_cards_that_only_give_points_are_played_with_one_click(visitor: Visit) -> None:
    mara = at_an_action(visitor)
    page = mara.page
    together = page.locator(".decision .opt", has_text="that only give points")
    wanted = int(re.sub(r"\D", "", together.locator(".what").inner_text()))
    version, held = mara.version, page.locator(".hand .face").count()
    together.click()
    mara.wait_beyond(version + wanted - 1)
    expect(page.locator(".hand .face")).to_have_count(held - wanted)


def test_pointing_at_an_option_enlarges_its_card(visitor: Visit) -> None:
    mara = visitor()
    mara.open_table("corps", ["human", "bot"])
    mara.wait_for_question()
    for name in ("Vasquez", "Ripley"):
        mara.options().filter(has_text=name).hover()
        expect(mara.page.locator(".zoom h3")).to_have_text(name)
        # What the Hero can do stands on the card.
        assert len(mara.page.locator(".zoom .text p").all()) > 0


def test_an_open_pile_is_leafed_through(visitor: Visit) -> None:
    mara = at_an_action(visitor)
    page = mara.page
    page.locator(".left [data-id='pile:hatchery']").click()
    expect(page.locator(".left section[aria-label='Hatchery'] li").first).to_be_visible()
    page.locator(".left [data-id='pile:hatchery']").click()
    expect(page.locator(".left section[aria-label='Hatchery']")).to_have_count(0)
    assert page.locator(".refusal").count() == 0


def test_undo_alone_is_free(visitor: Visit) -> None:
    mara = at_an_action(visitor)
    options = mara.page.locator(".decision .opt").count()
    lines = mara.page.locator(".lines > li").count()
    version = mara.version
    mara.click_option(mara.page.locator(".decision .opt[data-text^='play ']:not([data-text*=';'])").first)
    mara.page.keyboard.press("u")
    mara.wait_beyond(version + 1)
    expect(mara.page.locator(".lines > li")).to_have_count(lines)
    expect(mara.page.locator(".decision .opt")).to_have_count(options)


def test_the_language_changes_in_the_middle_of_the_game(visitor: Visit) -> None:
    mara = at_an_action(visitor)
    page = mara.page
    english = mara.question
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("radio", name="Deutsch").check()
    expect(page.locator(".decision")).to_contain_text("Deine Entscheidung")
    expect(page.locator(".decision h1")).not_to_have_text(english)
    assert page.locator("html").get_attribute("lang") == "de"
    page.keyboard.press("Escape")
    mara.go_on()
    page.reload()
    mara.at_the_table()
    expect(page.locator(".decide")).to_contain_text(re.compile("Deine Entscheidung|Reaktion|Warten"))


def test_the_focus_comes_back_from_the_rules_and_from_the_chat(visitor: Visit) -> None:
    mara = at_an_action(visitor)
    page = mara.page
    rules = page.get_by_role("button", name="Rules")
    rules.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".drawer")).to_be_focused()
    page.keyboard.press("Escape")
    expect(rules).to_be_focused()
    page.keyboard.press("/")
    expect(page.locator("#chat-text")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator(".decision .opt").first).to_be_focused()


def test_the_line_of_time_tells_the_round_that_has_just_begun(visitor: Visit) -> None:
    mara = visitor()
    mara.play_now("corps")
    mara.wait_for_question()
    expect(mara.page.locator(".rail")).to_contain_text("Round 1")
    expect(mara.page.locator(".time")).to_contain_text("Round 1")


def test_themes_and_motion_are_kept(visitor: Visit) -> None:
    mara = visitor()
    mara.page.get_by_role("button", name="Settings").click()
    mara.page.get_by_role("radio", name="High contrast").check()
    mara.page.get_by_role("radio", name="Reduced").check()
    mara.page.reload()
    html = mara.page.locator("html")
    expect(html).to_have_attribute("data-theme", "contrast")
    expect(html).to_have_attribute("data-motion", "reduced")


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)], ids=["desk", "phone"])
@pytest.mark.parametrize("place", ["/", "/learn/CORPS-LESSON-1", "/table"])
def test_one_button_says_that_here_are_settings(visitor: Visit, place: str, width: int, height: int) -> None:
    mara = visitor(width=width, height=height)
    page = mara.page
    if place == "/table":
        mara.open_table("corps", ["human", "bot"])
        mara.wait_for_question()
    else:
        page.goto(place)
    small = width < 760
    if small and place == "/table":
        page.get_by_role("button", name="Menu").click()
        button = page.locator(".sheet summary").filter(has_text="Settings")
    else:
        button = page.get_by_role("button", name="Settings")
    expect(button).to_be_visible()
    # The bar of a lesson on a phone has room for signs only; everywhere else the word stands there.
    if not (small and place.startswith("/learn")):
        assert button.inner_text().strip() == "Settings"
    button.click()
    for group in ("Language", "Theme", "Sound"):
        expect(page.get_by_role("group", name=group)).to_be_visible()
    expect(page.get_by_role("switch", name="Notify me")).to_be_attached()


# The dice may keep a window waiting; without one in so many choices nobody was asked.
@pytest.mark.parametrize(("policy", "asked", "choices"), [("always", True, 150), ("never", False, 28)])
def test_windows_are_passed_by_policy(visitor: Visit, policy: str, asked: bool, choices: int) -> None:
    mara = visitor()
    mara.prefer(policy=policy)
    mara.open_table("corps", ["human"], {"mission": "bug_hunt_quarters"})
    windows = 0
    while windows == 0 and choices > 0 and mara.wait_for_question():
        windows += mara.page.locator(".decision.react").count()
        mara.follow_hint()
        choices -= 1
    assert (windows > 0) is asked


def test_a_far_square_is_walked_to_in_one_gesture(visitor: Visit) -> None:
    mara = visitor()
    mara.open_table("corps", ["human"], {"mission": "bug_hunt_quarters"})
    page = mara.page
    for _ in range(40):
        mara.wait_for_question()
        if page.locator(".board .far").count():
            break
        mara.go_on()
    far = page.locator(".board .far").first
    version = mara.version
    box = far.bounding_box()
    assert box
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    mara.wait_beyond(version + 1)


def test_closed_options_are_listed_with_their_reasons(visitor: Visit) -> None:
    mara = at_an_action(visitor)
    mara.page.get_by_text("What is not possible, and why").click()
    closed = mara.page.locator(".decision details li")
    expect(closed.locator(".rule").first).to_have_text(re.compile("ENC-"))
    version = mara.version
    closed.locator(".rule").first.click()
    expect(mara.page.locator(".drawer .here")).to_be_in_viewport()
    assert mara.version == version
