"""Lessons in the browser: the first of each game by mouse, by keys, on a phone; wrong tries, reloads, axe."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from hullbreach.games import GAMES
from hullbreach.table.studies import lessons
from tests.web.player import Player
from tests.web.pupil import Pupil
from tests.web.test_phone import PHONE
from tests.web.test_reading import check, visit

Visit = Callable[..., Player]


@pytest.mark.parametrize("game", GAMES)
def test_the_first_lesson_by_mouse(visitor: Visit, game: str) -> None:
    first, second = lessons(game)[:2]
    mara = visitor(f"/learn#{game}")
    pupil = Pupil(mara)
    mara.page.get_by_role("link", name=f": {first.title['en']}", exact=False).and_(
        mara.page.locator(f"[href='/learn/{first.id}']")
    ).click()
    mara.page.locator(".lesson").wait_for()
    pupil.finish(pupil.click, lambda: pupil.go().click())
    assert pupil.offered() == f"/learn/{second.id}"
    mara.page.goto("/learn")
    done = mara.page.locator(f"#{game} li").first
    expect(done).to_have_class("ok svelte-" + (done.get_attribute("class") or "").split("svelte-")[-1])
    expect(done.get_by_role("link")).to_have_text(f"Again: {first.title['en']}")


def test_a_far_square_is_walked_to_and_a_wall_is_explained_on_the_board(visitor: Visit) -> None:
    mara = visitor()
    pupil = Pupil(mara)
    pupil.open("CORPS-LESSON-1")
    pupil.after(lambda: mara.page.locator(".board [data-id='square:4,1']").last.click())
    expect(pupil.coach()).to_contain_text("Step 1 done")
    pupil.open("CORPS-LESSON-2")
    # Behind the wall: the coach says why, the figure is crossed out, and nothing has changed.
    pupil.after(lambda: mara.page.locator(".board .figure[data-id='alien:alien-3']").click())
    expect(pupil.coach().get_by_role("alert")).to_contain_text("The wall stands between Hudson and Alien 3")
    expect(pupil.coach().get_by_role("alert")).to_contain_text("Nothing changed.")
    expect(mara.page.locator(".note.no")).to_contain_text("The wall stands between")
    rule = pupil.coach().locator("button.rule")
    rule.click()
    expect(mara.page.locator(".drawer")).to_contain_text(rule.inner_text())
    mara.page.keyboard.press("Escape")
    mara.page.locator(".drawer").wait_for(state="detached")
    pupil.go().click()
    expect(pupil.coach()).to_contain_text("Shoot Alien")
    assert pupil.step == 0


def test_by_keyboard_alone(visitor: Visit) -> None:
    mara = visitor()
    pupil = Pupil(mara)
    pupil.open(lessons("encounters")[-1].id)
    pupil.finish(pupil.press, lambda: mara.page.keyboard.press("Enter"))
    # The last one is done, the others are not: the first one is next.
    assert pupil.offered() == "/learn/ENC-LESSON-1"
    mara.page.keyboard.press("Enter")
    mara.page.wait_for_url("**/learn/ENC-LESSON-1")


def test_undo_and_reload_keep_the_place(visitor: Visit) -> None:
    mara = visitor()
    pupil = Pupil(mara)
    pupil.open("NEM-LESSON-1")
    pupil.after(pupil.click)
    pupil.page.wait_for_function("document.querySelector('.lesson').dataset.step === '1'")
    mara.page.reload()
    mara.page.locator(".lesson").wait_for()
    assert pupil.step == 1
    pupil.after(lambda: mara.page.keyboard.press("u"))
    assert pupil.step == 0
    mara.page.goto("/learn")
    expect(mara.page.locator("#nemesis li").first).to_contain_text("Start")


def test_on_a_phone_in_german(visitor: Visit) -> None:
    mara = visitor(lang="de", **PHONE)
    pupil = Pupil(mara)
    pupil.open("HUNT-LESSON-3")
    expect(pupil.coach()).to_contain_text("Geh auf Wache")
    pupil.finish(pupil.tap, lambda: pupil.go().tap())
    expect(pupil.coach()).to_contain_text("Lektion geschafft")
    assert mara.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def test_the_first_visit_is_offered_a_lesson(visitor: Visit) -> None:
    mara = visitor()
    mara.page.get_by_role("link", name="New here? Take the first lesson").click()
    mara.page.locator(".course .go").click()
    Pupil(mara).coach().wait_for()
    mara.page.goto("/")
    mara.page.locator(".game").first.wait_for()
    expect(mara.page.get_by_role("link", name="New here? Take the first lesson")).to_have_count(0)


@pytest.mark.parametrize(("lang", "theme", "game"), [("en", "dark", 0), ("fr", "light", 1), ("de", "contrast", 3)])
def test_axe_finds_nothing(visitor: Visit, lang: str, theme: str, game: int) -> None:
    mara = visit(visitor, lang, theme)
    pupil = Pupil(mara)
    mara.page.goto("/learn")
    mara.page.locator(".course").first.wait_for()
    check(mara)
    pupil.open(lessons(GAMES[game])[1].id)
    check(mara)
    mara.page.locator(".later summary").click()
    pupil.after(lambda: mara.page.locator(".later .opt").last.click())
    check(mara)
