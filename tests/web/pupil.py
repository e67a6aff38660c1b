"""Somebody who takes a lesson: does what the coach says, by mouse, keys or fingers, or something else."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Locator, expect

from tests.web.player import Player, twice

MOST_CHOICES = 40


class Pupil:
    """A visitor in a lesson."""

    def __init__(self, player: Player) -> None:
        self.page = player.page

    def open(self, lesson: str) -> None:
        self.page.goto(f"/learn/{lesson}")
        self.page.locator(".lesson").wait_for()

    @property
    def version(self) -> int:
        return int(self.page.locator(".lesson").get_attribute("data-version") or -1)

    @property
    def step(self) -> int:
        return int(self.page.locator(".lesson").get_attribute("data-step") or -1)

    def coach(self) -> Locator:
        return self.page.locator(".coach")

    def leading(self) -> Locator:
        """The first option in the list that leads on."""
        return self.page.locator(".decision .opt.hinted").first

    def go(self) -> Locator:
        """The one button of the coach that goes on."""
        return self.coach().locator(".go")

    def after(self, deed: Callable[[], None]) -> None:
        """Do something and wait until the table has answered."""
        before = self.version
        deed()
        self.page.wait_for_function(
            "before => Number(document.querySelector('.lesson')?.dataset.version ?? -1) > before", arg=before
        )

    def click(self) -> None:
        """One choice by mouse; a line for many opens first."""
        twice(self.leading())
        if self.page.locator(".decision > .btn").count():
            twice(self.leading())

    def press(self) -> None:
        """One choice by keys alone: the key of the option and the same again; a line for many opens with the first."""
        for _ in range(2):
            key = self.leading().get_attribute("data-key")
            assert key
            opened = self.page.locator(".decision > .btn").count()
            self.page.keyboard.press(key)
            if self.page.locator(".decision > .btn").count() == opened:
                self.page.keyboard.press(key)
                return

    def tap(self) -> None:
        self.leading().tap()
        if self.page.locator(".decision > .btn").count():
            self.leading().tap()

    def finish(self, choose: Callable[[], None], go_on: Callable[[], None]) -> None:
        """Do what the coach says until the lesson is over."""
        for _ in range(MOST_CHOICES):
            self.page.locator(".coach .go, .decision .opt").first.wait_for()
            if self.coach().locator(".learnt").count():
                return
            self.after(go_on if self.go().count() else choose)
        raise AssertionError("the lesson does not end")

    def offered(self) -> str:
        """Where the end of a lesson leads to."""
        expect(self.coach().locator(".learnt li").first).to_be_visible()
        return self.go().get_attribute("href") or ""
