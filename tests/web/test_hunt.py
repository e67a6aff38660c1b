"""hunt in the browser: tiles that hold many, by mouse, by keyboard, on a phone, in every theme and language."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web.player import Player
from tests.web.test_phone import PHONE, SMALL_CONTROLS
from tests.web.test_reading import check

Visit = Callable[..., Player]
# Pairs of figures of which one covers the other: their middles are nearer than a quarter of their size.
COVERED = """() => {
  const boxes = [...document.querySelectorAll('.stage g.figure')].map(one => one.getBoundingClientRect());
  const middles = boxes.map(({x, y, width, height}) => [x + width / 2, y + height / 2, Math.min(width, height)]);
  const near = ([x, y, size], [u, v]) => Math.max(Math.abs(x - u), Math.abs(y - v)) < size / 4;
  const covered = middles.flatMap((one, n) => middles.slice(n + 1).filter(other => near(one, other)));
  return [boxes.length, covered.length];
}"""
FAR = ".stage [data-id]:has(.rim.far) [data-target]"


def sit(player: Player, seats: list[str], decisions: int, **settings: object) -> Player:
    """A seat at a table of hunt, after some decisions that the bot advised."""
    player.prefer(policy="never")
    player.open_table("hunt", seats, settings)
    for _ in range(decisions):
        assert player.wait_for_question()
        player.follow_hint()
    assert player.wait_for_question()
    return player


def test_tokens_are_deployed_and_led_by_pointing_at_the_board(visitor: Visit) -> None:
    mara = sit(visitor(), ["human", "bot", "bot"], 0)
    pointed = 0
    for _ in range(16):
        if mara.point_at_something():
            pointed += 1
        else:
            mara.go_on()
        assert mara.wait_for_question()
    assert pointed > 7
    figures, covered = mara.page.evaluate(COVERED)
    assert figures > 10
    assert covered == 0


def test_the_page_tells_how_far_everybody_is_and_who_is_still_to_come(visitor: Visit) -> None:
    mara = sit(visitor(), ["human", "bot", "bot"], 8)
    page = mara.page
    goals = page.get_by_role("region", name="How far each side is")
    for side in ("Marines", "Aliens", "Predators"):
        expect(goals).to_contain_text(side)
    strip = page.get_by_role("img", name="Activations of this turn")
    expect(strip).to_have_attribute(
        "aria-label", re.compile(r"\d+/\d+\. Marines: \d+ to activate\. Aliens: \d+ .*Predators: ")
    )


def test_a_far_tile_is_reached_in_one_gesture(visitor: Visit) -> None:
    mara = sit(visitor(), ["human", "bot", "bot"], 0)
    page = mara.page
    for _ in range(60):
        if page.locator(FAR).count():
            break
        mara.follow_hint()
        assert mara.wait_for_question()
    far = page.locator(FAR).first
    tile = far.get_attribute("data-target")
    assert tile
    version = mara.version
    far.dispatch_event("focus")
    far.press("Enter")
    mara.wait_beyond(version)
    mara.wait_for_question()
    name = tile.removeprefix("tile:")
    expect(page.locator(".lines").get_by_text(f"{name}").last).to_be_visible()


def test_an_attack_shows_its_chances_test_by_test(visitor: Visit) -> None:
    mara = sit(visitor(), ["human", "bot", "bot"], 6)
    chain = mara.page.locator(".decision .chain")
    for _ in range(80):
        if chain.count():
            break
        mara.follow_hint()
        assert mara.wait_for_question()
    expect(chain).to_be_visible()
    assert chain.locator(".sum").count() == 1
    # On a phone it appears above the panel, and nothing moves away from under the finger.
    mara.page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
    mara.page.locator(".top").hover(position={"x": 60, "y": 10})
    expect(chain).to_be_hidden()
    option = mara.page.locator(".decision .opt:has(.odds.bar)").first
    before = option.bounding_box()
    option.hover()
    expect(chain).to_be_in_viewport()
    assert option.bounding_box() == before


@pytest.mark.parametrize(("theme", "lang"), [("dark", "en"), ("light", "de"), ("contrast", "fr")])
def test_axe_finds_nothing_and_nothing_is_untold(visitor: Visit, theme: str, lang: str) -> None:
    mara = visitor(lang=lang)
    mara.prefer(theme=theme, lang=lang)
    sit(mara, ["human", "bot", "bot"], 10)
    check(mara)
    assert "scene-" not in mara.page.locator("body").inner_text()


def test_on_a_phone_nothing_is_wider_than_the_screen(visitor: Visit) -> None:
    mara = sit(visitor(**PHONE), ["human", "bot", "bot"], 6)
    assert mara.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    assert mara.page.evaluate(SMALL_CONTROLS) == []
    mara.page.locator(".dock").get_by_role("button", name="Piles").tap()
    expect(mara.page.locator(".table > .panel")).to_contain_text("How far each side is")
