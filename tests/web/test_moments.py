"""Moments over the board: in order, skipped with a key or by choosing, still for whoever wants no motion."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.web.fates import SURE_END, see_hicks_die, see_somebody_die
from tests.web.measuring import cut
from tests.web.player import Player
from tests.web.pupil import Pupil
from tests.web.test_reading import check

Visit = Callable[..., Player]
# What has been shown, as it comes; nothing that was there too short for a look is missed.
WATCH = """() => {
  window.shown = [];
  new MutationObserver(() => {
    const one = document.querySelector('.moment');
    const name = one && `${one.dataset.moment} ${one.dataset.line}`;
    if (name && window.shown.at(-1) !== name) window.shown.push(name);
  }).observe(document.body, {childList: true, subtree: true, attributes: true});
}"""


def at_defensive_fire(mara: Player) -> Pupil:
    """A lesson in which a shot misses and the Defence roll fails: the dice are known, and so is what they do."""
    pupil = Pupil(mara)
    pupil.open("CORPS-LESSON-3")
    for _ in range(2):
        pupil.after(pupil.click)
        if pupil.go().count():
            pupil.go().click()
    expect(mara.page.locator(".decision")).to_contain_text("Defensive Fire")
    mara.page.evaluate(WATCH)
    return pupil


def moment(page: Page) -> str | None:
    return page.locator(".moment").get_attribute("data-moment")


def test_moments_come_in_order_wait_for_whoever_wants_that_and_end_with_a_key(visitor: Visit) -> None:
    mara = visitor()
    page = mara.page
    mara.prefer(wait=True, motion="full")
    pupil = at_defensive_fire(mara)
    pupil.after(pupil.click)
    page.locator(".moment").wait_for()
    assert moment(page) == "shot"
    # The die with the number it needed, what it came to, and one sentence for whoever listens.
    plate = page.locator(".moment")
    expect(plate).to_contain_text("or less")
    expect(plate).to_contain_text("Miss")
    expect(page.locator("[aria-live=assertive]", has_text="miss.")).to_have_count(1)
    assert page.evaluate("document.querySelector('.moment').getAnimations({subtree: true}).length") > 0
    # Space goes to the next and chooses nothing, wherever the focus is.
    version = pupil.version
    page.locator(".decide button").first.focus()
    page.keyboard.press("Space")
    expect(page.locator(".moment[data-moment=attacked]")).to_be_visible()
    page.keyboard.press("Space")
    expect(page.locator(".moment")).to_have_count(0)
    assert pupil.version == version
    names = [name.split() for name in page.evaluate("window.shown")]
    assert [kind for kind, _ in names] == ["shot", "attacked"]
    assert int(names[0][1]) < int(names[1][1])


def test_without_motion_they_are_stills_that_go_by_themselves_and_cover_nothing(visitor: Visit) -> None:
    mara = visitor()
    page = mara.page
    pupil = at_defensive_fire(mara)
    pupil.after(pupil.click)
    page.wait_for_function("() => window.shown.length === 2 && !document.querySelector('.moment')")
    assert [name.split()[0] for name in page.evaluate("window.shown")] == ["shot", "attacked"]
    # Once more, and looked at: nothing moves, and whatever lies under it can be pressed.
    page.evaluate(
        """() => {
          window.still = [];
          new MutationObserver(() => {
            const one = document.querySelector('.moment');
            if (!one) return;
            const {x, y, width, height} = document.querySelector('.board').getBoundingClientRect();
            const under = document.elementFromPoint(x + width / 2, y + height / 2);
            const moving = one.getAnimations({subtree: true}).length;
            window.still.push([one.classList.contains('still'), moving, one.contains(under)]);
          }).observe(document.body, {childList: true, subtree: true});
        }"""
    )
    pupil.after(lambda: page.keyboard.press("u"))
    pupil.after(pupil.click)
    page.wait_for_function("() => window.still.length > 0")
    assert all(found == [True, 0, False] for found in page.evaluate("window.still"))


@pytest.mark.parametrize(
    ("size", "lang", "theme"), [((1440, 900), "en", "dark"), ((390, 844), "de", "contrast")], ids=["desk", "phone"]
)
def test_a_death_is_told_where_it_happens_and_keeps_nobody_from_deciding(
    visitor: Visit, size: tuple[int, int], lang: str, theme: str
) -> None:
    mara = visitor(width=size[0], height=size[1], lang=lang)
    mara.prefer(lang=lang, theme=theme)
    see_hicks_die(mara)
    expect(mara.page.locator(".moment")).to_contain_text("Hicks")
    expect(mara.page.locator("[aria-live=assertive]", has_text="Hicks").first).to_be_attached()
    # What it is about stays in sight beside what is told of it, as long as it is on the screen at all.
    spot, plate = mara.page.locator(".moment .spot"), mara.page.locator(".moment .plate")
    if lang == "en":
        above, below = sorted((spot.bounding_box(), plate.bounding_box()), key=lambda box: box["y"] if box else 0)
        assert above is not None
        assert below is not None
        assert above["y"] + above["height"] <= below["y"]
    assert cut(mara, size) == []
    check(mara)
    mara.choose("take over frost")
    expect(mara.page.locator(".moment[data-moment=death]")).to_have_count(0)


@pytest.mark.parametrize("game", ["encounters", "nemesis"])
def test_a_death_is_pictured_in_other_games_too(visitor: Visit, game: str) -> None:
    mara = visitor(lang="de")
    mara.prefer(lang="de", theme="contrast")
    see_somebody_die(mara, game)
    expect(mara.page.locator(".moment .portrait .strike")).to_be_attached()
    expect(mara.page.locator(".moment h2")).to_contain_text("stirbt" if game == "encounters" else "ist tot")


def test_who_is_killed_in_hunt_is_pictured_as_they_stood(visitor: Visit) -> None:
    mara = visitor()
    mara.prefer(wait=True)
    pupil = Pupil(mara)
    pupil.open("HUNT-LESSON-2")
    killed = mara.page.locator(".moment[data-moment=kill]")
    while not killed.count():
        pupil.after(pupil.go().click if pupil.go().count() else pupil.click)
    expect(killed.locator("h2")).to_contain_text("is killed")
    expect(killed.locator(".portrait .letters")).to_be_visible()
    expect(killed.locator(".portrait .strike")).to_be_attached()
    assert cut(mara, (1440, 900)) == []


def at_the_end(visitor: Visit, size: tuple[int, int]) -> Page:
    """The table of somebody who waits at every moment, when the match is over and its moments are not."""
    mara = visitor(width=size[0], height=size[1])
    mara.prefer(wait=True)
    mara.play_position(SURE_END, ["human"])
    assert mara.wait_for_question()
    mara.go_on()
    mara.wait_for_end()
    return mara.page


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)], ids=["desk", "phone"])
def test_the_end_comes_after_the_moments_that_led_to_it(visitor: Visit, size: tuple[int, int]) -> None:
    page = at_the_end(visitor, size)
    shown = page.locator(".moment")
    expect(shown).to_be_visible()
    # Nothing lies over it: what is seen there is the board, and it goes on to the death.
    for _ in range(5):
        expect(page.locator(".review")).to_have_count(0)
        if moment(page) == "death":
            break
        page.keyboard.press("Space")
        shown.wait_for()
    assert moment(page) == "death"
    page.keyboard.press("Escape")
    expect(page.locator(".review .story li").first).to_be_visible()
    expect(shown).to_have_count(0)


@pytest.mark.parametrize("size", [(1280, 720), (390, 844)])
def test_who_looks_back_before_the_moments_are_over_gets_there(visitor: Visit, size: tuple[int, int]) -> None:
    """A press that ends a moment opens the review; what was pressed must not move away under it."""
    page = at_the_end(visitor, size)
    page.locator(".moment").wait_for()
    while moment(page) != "death":
        page.keyboard.press("Space")
        page.locator(".moment").wait_for()
    page.locator(".waiting a[href^='/replay/']").click()
    expect(page).to_have_url(re.compile(r"/replay/\w+"))
    expect(page.get_by_role("slider")).to_be_visible()
