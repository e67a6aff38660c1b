"""A whole evening alone with bots, by mouse, by touch or by keys, in any language."""

from __future__ import annotations

import re
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass

from playwright.sync_api import Locator, TimeoutError, expect

from hullbreach.text import Messages
from tests.web.player import DECISION, OVER, READY, Player, come_back_at_the_end, twice
from tests.web.visitors import PATIENCE

CLOSED = f"{DECISION} details li .rule"
# More decisions than one person makes in any game.
MANY = 1500
STEPS_BACK = 3
# Decisions by hand, after which somebody who plays a long game skips ahead, and those after that.
LONG_ENOUGH, SOME_MORE = 12, 5
# And of somebody who wants to see a game through by hand, until it is late.
WHOLE_EVENING = 25
# After so many decisions of the rest of the game the page is loaded anew, and whatever else happens in the middle.
MIDDLE = 5
# In milliseconds.
A_MOMENT = 5000

Act = Callable[[Locator], None]


def by_mouse(thing: Locator) -> None:
    """Click."""
    thing.click()


def by_touch(thing: Locator) -> None:
    """Tap."""
    thing.tap()


def by_keys(thing: Locator) -> None:
    """Go there and press Enter."""
    thing.focus()
    thing.press("Enter")


@dataclass
class Evening:
    """Somebody who plays a game from the first click to the end."""

    mara: Player
    game: str
    act: Act
    lang: str = "en"

    def word(self, id: str) -> str:
        """What a thing on the page is called."""
        return Messages.load(self.game, self.lang).say(id)

    def button(self, id: str) -> Locator:
        """A button by its name."""
        return self.mara.page.get_by_role("button", name=self.word(id), exact=True)

    # ---- what happens

    def begin(self) -> None:
        """One click in the lobby, and ready."""
        self.act(self.mara.tile(self.game).get_by_role("button").first)
        self.be_ready()

    def be_ready(self) -> None:
        """Everything is dealt; nothing is swapped."""
        ready = self.mara.page.locator(READY)
        expect(ready).to_be_enabled()
        self.act(ready)
        self.mara.at_the_table()
        self.mara.wait_for_question()

    def begin_anew(self) -> None:
        """Some people die before they have seen what they wanted to see. Another evening."""
        self.mara.page.goto("/")
        self.begin()

    def choose(self, option: Locator) -> None:
        """One of the list, unfolded where it is long, or one of many that go together."""
        mara, page = self.mara, self.mara.page
        version = mara.version
        if not option.is_visible():
            self.act(page.locator(f"{DECISION} .more-options"))
        hinted = "hinted" in (option.get_attribute("class") or "")
        group = option.get_attribute("data-text") is None
        if group:
            self.act(option)
            option = page.locator(f"{DECISION} .opt{'.hinted' if hinted else ''}[data-text]").first
        twice(option, self.act)
        mara.wait_beyond(version)

    def follow_hint(self) -> None:
        """Ask what a bot would do, and do it."""
        self.act(self.button("web-hint"))
        hinted = self.mara.page.locator(f"{DECISION} .opt.hinted").first
        hinted.wait_for(state="attached")
        self.choose(hinted)

    def go_on(self) -> None:
        """Whatever lets the game go on."""
        leaving = self.mara.page.locator(f'{DECISION} .opt[data-key="0"]')
        self.choose(leaving if leaving.count() else self.mara.options().first)

    def read_a_hint(self) -> None:
        """It has a reason."""
        self.act(self.button("web-hint"))
        expect(self.mara.page.locator(f"{DECISION} .hint")).not_to_be_empty()

    def open_a_rule(self) -> None:
        """Play until something is not possible, read why, and the rule behind it."""
        mara, page = self.mara, self.mara.page
        self.act(page.locator(f"{DECISION} details summary"))
        for _ in range(MANY):
            if page.locator(CLOSED).count():
                break
            self.follow_hint()
            if not mara.wait_for_question():
                self.begin_anew()
            if not page.locator(f"{DECISION} details[open]").count():
                self.act(page.locator(f"{DECISION} details summary"))
        version = mara.version
        rule = page.locator(CLOSED).first
        name = rule.inner_text()
        assert re.fullmatch(r"[A-Z]+-[A-Z]+-\d+", name)
        for _ in range(STEPS_BACK):
            self.act(rule)
            # Whoever touches beside it, because something has moved, touches again.
            with suppress(TimeoutError):
                page.locator(".drawer").wait_for(timeout=A_MOMENT)
                break
        expect(page.locator(f".drawer [data-rule='{name}'].here")).to_be_in_viewport()
        self.act(page.locator(".drawer header .x"))
        expect(page.locator(".drawer")).to_have_count(0)
        assert mara.version == version

    def take_three_steps_back(self) -> None:
        """On by three steps and back by three: the same question, also for a page that is loaded anew."""
        mara = self.mara
        asked = mara.question
        while not self.play_on(self.follow_hint, STEPS_BACK) or not mara.wait_for_question():
            self.begin_anew()
            asked = mara.question
        for _ in range(STEPS_BACK):
            version = mara.version
            self.act(self.button("web-undo"))
            mara.wait_beyond(version)
            mara.wait_for_question()
        assert mara.question == asked
        mara.page.reload()
        mara.at_the_table()
        mara.wait_for_question()
        assert mara.question == asked

    def play_on(self, decide: Callable[[], None], most: int) -> bool:
        """So many decisions, each as said; whether the game went on all the time."""
        for _ in range(most):
            if not self.mara.wait_for_question():
                return False
            decide()
        return True

    def play_to_the_end(self, decide: Callable[[], None]) -> None:
        """By hand to the very end, if an evening is long enough for that."""
        self._play(decide, None, (WHOLE_EVENING,))

    def skip_to_the_end(self, decide: Callable[[], None], middle: Callable[[], None] | None = None) -> None:
        """A long game is left to a bot for a while, taken back, and left to it again."""
        self._play(decide, middle, (LONG_ENOUGH, SOME_MORE))

    def _play(self, decide: Callable[[], None], middle: Callable[[], None] | None, by_hand: tuple[int, ...]) -> None:
        """So many decisions each, between which a bot plays on; early on the page is loaded anew."""
        mara = self.mara
        while not (self.play_on(decide, MIDDLE) and mara.wait_for_question()):
            self.begin_anew()
        mara.page.reload()
        mara.at_the_table()
        mara.wait_for_question()
        if middle is not None:
            middle()
        for number in by_hand:
            if not self.play_on(decide, number):
                return
            self.hand_over()
            if number != by_hand[-1] and not mara.over:
                self.take_back()
        come_back_at_the_end(mara)

    def hand_over(self) -> None:
        """A bot plays for a while."""
        page = self.mara.page
        self.act(self.button("web-menu"))
        self.act(self.button("web-hand-to-bot"))
        expect(page.locator(".waiting")).to_be_visible()

    def take_back(self) -> None:
        """And the person again, unless the bots are done before."""
        mara, page = self.mara, self.mara.page
        back = page.locator(".waiting").get_by_role("button", name=self.word("web-take-back"))
        expect(back.or_(page.locator(OVER)).first).to_be_visible()
        page.set_default_timeout(A_MOMENT)
        while not mara.over:
            # The button goes away when the match ends while a hand moves towards it.
            with suppress(TimeoutError):
                self.act(back)
                break
        page.set_default_timeout(PATIENCE)

    def read_the_review(self) -> None:
        """How the chance to win went, which choice counted, and the place of one moment in the match."""
        page = self.mara.page
        table = page.url
        told = page.locator(".waiting [aria-pressed]")
        if told.get_attribute("aria-pressed") == "false":
            self.act(told)
        review = page.locator(".review")
        expect(review.locator(".story li")).not_to_have_count(0)
        expect(review.locator(".curve svg")).to_be_visible()
        expect(review.locator(".skill tbody tr")).not_to_have_count(0)
        page.reload()
        self.mara.wait_for_end()
        if told.get_attribute("aria-pressed") == "false":
            self.act(told)
        # It is kept: nobody works it out twice.
        expect(review.locator(".curve svg")).to_be_visible()
        self.act(review.locator(".story a").first)
        expect(page).to_have_url(re.compile(r"/replay/\w+#\d+$"))
        page.goto(table)
        self.mara.wait_for_end()

    def look_back_and_play_again(self) -> None:
        """Read how it ended, look at all of it once more, and begin anew."""
        mara, page = self.mara, self.mara.page
        table, ending = page.url, page.locator(".waiting h1").inner_text()
        assert ending
        expect(page.locator(".waiting h1")).to_be_in_viewport()
        self.act(page.locator(".waiting a[href^='/replay/']"))
        slider = page.get_by_role("slider")
        slider.press("End")
        expect(page.locator(".ended")).to_contain_text(ending)
        slider.press("Home")
        expect(page.locator(".ended")).to_have_count(0)
        page.goto(table)
        mara.wait_for_end()
        self.act(self.button("web-again"))
        page.wait_for_url(lambda url: url != table)
        self.be_ready()
        assert not mara.over
