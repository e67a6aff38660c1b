"""Somebody who has never been here: takes the first lesson of a game, makes a mistake, finishes, goes on."""

from __future__ import annotations

from playwright.sync_api import expect

from hullbreach.table.studies import lessons
from tests.web.pupil import Pupil
from tests.web.visitors import Visit


def test_the_first_lesson(visitor: Visit, game: str) -> None:
    first, second = lessons(game)[:2]
    mara = visitor()
    pupil = Pupil(mara)
    mara.tile(game).get_by_role("link", name="Learn by playing").click()
    mara.page.locator(f"#{game} .now a").click()
    mara.page.locator(".lesson").wait_for()
    expect(pupil.coach()).to_contain_text(first.steps[0].task["en"])

    # Something else on purpose: it is answered, and changes nothing.
    mara.page.locator(".later summary").click()
    pupil.after(lambda: mara.page.locator(".later .opt").last.click())
    expect(pupil.coach().get_by_role("alert")).to_contain_text("Nothing changed.")
    assert pupil.step == 0
    mara.page.keyboard.press("Escape")
    expect(pupil.coach().get_by_role("alert")).to_have_count(0)

    # The first step, and a reload in the middle of the lesson.
    while pupil.step == 0:
        pupil.after((lambda: pupil.go().click()) if pupil.go().count() else pupil.click)
        pupil.page.locator(".coach .go, .decision .opt").first.wait_for()
    mara.page.reload()
    mara.page.locator(".lesson").wait_for()
    assert pupil.step == 1

    pupil.finish(pupil.click, lambda: pupil.go().click())
    assert pupil.offered() == f"/learn/{second.id}"
    pupil.go().click()
    expect(pupil.coach()).to_contain_text(second.steps[0].task["en"])
