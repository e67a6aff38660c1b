"""Somebody in front of a browser: what they can see and do, and nothing else."""

from __future__ import annotations

import time
from collections.abc import Callable

from playwright.sync_api import Locator, Page

from tests import patience

DECISION = ".decision"
READY = ".ready footer .go"
OVER = ".waiting.won, .waiting.lost"
# A whole match by bots; in milliseconds.
LONG = 3 * 1000 * patience.SECONDS
# The match is over, or there is a question that no wish of the person answers.
BY_HAND = f"""() => document.querySelector('{OVER}') !== null
  || (document.querySelector('{DECISION} .opt:not([aria-disabled])') !== null
    && document.querySelector('{DECISION} .passing') === null)"""
OVER_AT = "async id => (await (await fetch(`/api/tables/${id}`)).json()).finished"
# The middle of the first lit thing on the table that nothing lies over.
VISIBLE_TARGET = """() => {
  for (const one of document.querySelectorAll('.stage [data-target]')) {
    const {x, y, width, height} = one.getBoundingClientRect();
    const place = [x + width / 2, y + height / 2];
    if (document.elementFromPoint(...place)?.closest('[data-target]') === one) return place;
  }
  return null;
}"""


class Player:
    """A page and the deeds of a person on it."""

    def __init__(self, page: Page) -> None:
        self.page = page

    # ---- coming to a table

    def play_now(self, game: str) -> None:
        """The shortest way into a game: one click in the lobby, and ready."""
        self.tile(game).get_by_role("button").first.click()
        self.page.locator(READY).click()
        self.at_the_table()

    def tile(self, game: str) -> Locator:
        return self.page.locator(f"article.game:has(a[href='/new/{game}'])")

    def at_the_table(self) -> None:
        self.page.locator(".table[data-version]").wait_for()

    def open_table(self, game: str, seats: list[str], settings: dict[str, object] | None = None, **more: object) -> str:
        """A table set up without clicks, for tests that begin later; returns its id."""
        table = self.page.evaluate(
            """async (body) => {
              const answer = await fetch('/api/tables', {
                method: 'POST', headers: {'Content-Type': 'application/json'}, body: JSON.stringify(body)});
              const taken = await answer.json();
              if (!answer.ok) throw new Error(JSON.stringify(taken));
              const kept = JSON.parse(localStorage.getItem('hullbreach.tables') ?? '[]');
              kept.push({table: taken.table, token: taken.token, used: Date.now()});
              localStorage.setItem('hullbreach.tables', JSON.stringify(kept));
              return taken.table;
            }""",
            {"game": game, "seats": seats, "settings": settings or {}, **more},
        )
        assert isinstance(table, str)
        self.page.goto(f"/table/{table}")
        self.at_the_table()
        return table

    def play_position(self, text: str, seats: list[str]) -> str:
        """A table that begins in a position, which stands there as a case; returns its id."""
        table = self.page.evaluate(
            """async (body) => {
              const answer = await fetch('/api/positions/table', {
                method: 'POST', headers: {'Content-Type': 'application/json'}, body: JSON.stringify(body)});
              const taken = await answer.json();
              if (!answer.ok) throw new Error(JSON.stringify(taken));
              localStorage.setItem('hullbreach.tables', JSON.stringify([{...taken, used: Date.now()}]));
              return taken.table;
            }""",
            {"text": text, "seats": seats, "asks": []},
        )
        assert isinstance(table, str)
        self.page.goto(f"/table/{table}")
        self.at_the_table()
        return table

    def prefer(self, **settings: object) -> None:
        """Settings of the browser, as if they had been chosen before."""
        self.page.evaluate(
            """(part) => {
              const kept = JSON.parse(localStorage.getItem('hullbreach.settings') ?? '{}');
              localStorage.setItem('hullbreach.settings', JSON.stringify({...kept, ...part}));
            }""",
            settings,
        )

    def menu(self, name: str) -> None:
        """Choose something from the menu of the table."""
        self.page.get_by_role("button", name="Menu").click()
        self.page.get_by_role("button", name=name).click()

    def sit_down(self, table: str, name: str) -> None:
        """Come by the link that somebody sent, and take the first free seat."""
        self.prefer(name=name)
        self.page.goto(f"/table/{table}")
        self.page.get_by_role("button", name="Sit down here").first.click()
        self.page.locator(".seat", has_text="you").wait_for()

    def wait_for_end(self) -> None:
        """Until the match is over, however long bots take for it."""
        self.page.locator(OVER).wait_for(timeout=LONG)

    # ---- looking

    @property
    def version(self) -> int:
        return int(self.page.locator(".table").get_attribute("data-version") or -1)

    @property
    def over(self) -> bool:
        return self.page.locator(OVER).count() > 0

    @property
    def asked(self) -> bool:
        return self.page.locator(DECISION).count() > 0

    @property
    def question(self) -> str:
        return self.page.locator(f"{DECISION} h1").inner_text()

    def options(self) -> Locator:
        return self.page.locator(f"{DECISION} .opt")

    # ---- deciding

    def wait_for_question(self) -> bool:
        """Until it is this person's decision and no policy answers it, or the match is over; whether there is one."""
        self.page.wait_for_function(BY_HAND)
        return not self.over

    def wait_beyond(self, version: int) -> None:
        """Until something has happened since that version."""
        self.page.wait_for_function(
            "version => Number(document.querySelector('.table')?.dataset.version) > version", arg=version
        )

    def wait_until(self, version: int) -> None:
        """Until the page shows everything up to that version."""
        self.page.wait_for_function(
            "version => Number(document.querySelector('.table')?.dataset.version) >= version", arg=version
        )

    def click_option(self, option: Locator) -> None:
        """Choose one of the list and see it happen."""
        before = self.version
        twice(option)
        self.wait_beyond(before)

    def choose(self, text: str) -> None:
        """A certain option, by its canonical text, wherever in the list it is."""
        version = self.version
        option = self.page.locator(f'{DECISION} .opt[data-text="{text}"]')
        groups = self.page.locator(f"{DECISION} .opt:not([data-text])")
        for n in range(groups.count()):
            if option.count():
                break
            groups.nth(n).click()
            if not option.count():
                self.page.keyboard.press("Escape")
        twice(option.first)
        self.wait_beyond(version)

    def go_on(self) -> None:
        """Whatever lets the match go on: what ends or passes if it is there, otherwise the first option."""
        leaving = self.page.locator(f'{DECISION} .opt[data-key="0"]')
        self.click_option(leaving if leaving.count() else self.single())

    def follow_hint(self) -> None:
        """Ask what the bot would do, and do it."""
        self.page.keyboard.press("h")
        hinted = self.page.locator(f"{DECISION} .opt.hinted").first
        hinted.wait_for()
        if hinted.get_attribute("data-text") is None:
            hinted.click()
        self.click_option(self.page.locator(f"{DECISION} .opt.hinted[data-text]").first)

    def single(self) -> Locator:
        """The first option that is no group; a group is opened."""
        first = self.options().first
        if first.get_attribute("data-text") is None:
            first.click()
        return self.page.locator(f"{DECISION} .opt[data-text]").first

    def point_at_something(self) -> bool:
        """Click the first thing on the table that is lit; whether that was a whole decision."""
        place = self.page.evaluate(VISIBLE_TARGET)
        if place is None:
            return False
        before = self.version
        self.page.mouse.click(*place)
        if self.page.locator(f"{DECISION} .all").count():
            twice(self.page.locator(f"{DECISION} .opt[data-text]").first)
        self.wait_beyond(before)
        return True


def twice(option: Locator, act: Callable[[Locator], None] = Locator.click) -> None:
    """Choose an option, and once more to confirm it where the first time only aims."""
    aims = option.get_attribute("data-aims") is not None
    act(option)
    if aims:
        act(option)


def come_back_at_the_end(*players: Player) -> None:
    """Look at something else while bots play on, which costs them less than being watched, and come back."""
    tables = [player.page.url for player in players]
    for player in players:
        player.page.goto("/learn")
    id = tables[0].rsplit("/", 1)[1].split("#")[0]
    players[0].page.wait_for_function(OVER_AT, arg=id, polling=500, timeout=LONG)
    for player, table in zip(players, tables, strict=True):
        player.page.goto(table)
        player.wait_for_end()


def whose(*players: Player) -> Player:
    """Whoever must decide by hand now, or sees that the match is over; the page of somebody else may be behind."""
    began = time.monotonic()
    while time.monotonic() - began < patience.SECONDS:
        for player in players:
            if player.page.evaluate(BY_HAND):
                return player
        players[0].page.wait_for_timeout(50)
    raise AssertionError("nobody is asked")
