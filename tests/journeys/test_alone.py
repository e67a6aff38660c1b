"""Somebody alone with bots: on a laptop, on a phone, with the keyboard, in other languages."""

from __future__ import annotations

from playwright.sync_api import expect

from hullbreach.text import LANGS
from tests.journeys.evening import MANY, Evening, by_keys, by_mouse, by_touch
from tests.web.player import DECISION, Player
from tests.web.visitors import Visit

PHONE = {"width": 390, "height": 844, "has_touch": True, "is_mobile": True}


def test_on_a_laptop(visitor: Visit, game: str) -> None:
    mara = visitor(width=1366, height=768)
    evening = Evening(mara, game, by_mouse)
    evening.begin()
    point_at_a_card(evening)
    evening.read_a_hint()
    evening.open_a_rule()
    evening.take_three_steps_back()
    # To the end by hand, as a good player would.
    evening.play_to_the_end(evening.follow_hint)
    evening.read_the_review()
    evening.look_back_and_play_again()


def point_at_a_card(evening: Evening) -> None:
    """Point at options, and go on, until one shows its card."""
    mara = evening.mara
    for _ in range(MANY):
        for option in mara.options().all():
            option.hover()
            if mara.page.locator(".zoom h3").count():
                assert mara.page.locator(".zoom h3").inner_text()
                return
        evening.follow_hint()
        if not mara.wait_for_question():
            evening.begin_anew()


def test_on_a_phone_by_touch_only(visitor: Visit, game: str) -> None:
    mara = visitor(**PHONE)
    mara.prefer(policy="never")
    mara.page.reload()
    evening = Evening(mara, game, by_touch)
    evening.begin()
    evening.read_a_hint()
    swipe_to_a_card(evening)
    evening.open_a_rule()
    evening.take_three_steps_back()
    evening.skip_to_the_end(evening.go_on)
    assert mara.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    evening.look_back_and_play_again()


def swipe_to_a_card(evening: Evening) -> None:
    """Go on until there is a card of one's own, and look at it."""
    mara, page = evening.mara, evening.mara.page
    for _ in range(MANY):
        evening.act(page.locator(".dock").get_by_role("button", name="Hand"))
        card = page.locator(".table > .panel .large h3").first
        if card.count():
            card.scroll_into_view_if_needed()
            assert card.inner_text()
            break
        evening.act(page.locator(".dock").get_by_role("button", name="Decide"))
        evening.go_on()
        mara.wait_for_question()
    evening.act(page.locator(".dock").get_by_role("button", name="Decide"))
    expect(page.locator(DECISION)).to_be_visible()


def test_with_the_keyboard_only(visitor: Visit, game: str) -> None:
    mara = visitor()
    mara.prefer(policy="never")
    mara.page.reload()
    evening = Evening(mara, game, by_keys)
    evening.begin()
    walk_to_a_card(evening)
    evening.read_a_hint()
    evening.open_a_rule()
    evening.take_three_steps_back()
    evening.skip_to_the_end(lambda: press_an_option(mara))
    evening.look_back_and_play_again()


def walk_to_a_card(evening: Evening) -> None:
    """Walk down the list, and go on, until an option shows its card."""
    mara = evening.mara
    for _ in range(MANY):
        mara.options().first.focus()
        for _ in range(mara.options().count()):
            if mara.page.locator(".zoom h3").count():
                return
            mara.page.keyboard.press("ArrowDown")
        evening.follow_hint()
        if not mara.wait_for_question():
            evening.begin_anew()


def press_an_option(mara: Player) -> None:
    """What lets the game go on, by its key; Enter confirms."""
    page = mara.page
    version = mara.version
    leaving = page.locator(f'{DECISION} .opt[data-key="0"]')
    page.keyboard.press("0" if leaving.count() else mara.options().first.get_attribute("data-key") or "1")
    expect(page.locator(f"{DECISION} .opt[data-text]:focus")).to_have_count(1)
    page.keyboard.press("Enter")
    mara.wait_beyond(version)


def test_in_german_and_from_the_middle_on_in_french(visitor: Visit, game: str) -> None:
    mara = visitor(lang="de")
    page = mara.page
    mara.prefer(policy="never")
    page.reload()
    evening = Evening(mara, game, by_mouse, "de")
    evening.begin()
    point_at_a_card(evening)
    evening.read_a_hint()
    evening.open_a_rule()
    evening.take_three_steps_back()

    def into_french() -> None:
        assert page.locator("html").get_attribute("lang") == "de"
        german = log(mara)
        evening.act(evening.button("web-settings"))
        page.get_by_role("radio", name="Français").check()
        expect(page.locator("html")).to_have_attribute("lang", "fr")
        page.keyboard.press("Escape")
        evening.lang = "fr"
        page.reload()
        mara.at_the_table()
        mara.wait_for_question()
        french = log(mara)
        assert len(french) == len(german)
        assert not {*french} & {*german}

    evening.skip_to_the_end(evening.go_on, into_french)
    # The result is told in French: not as others read it.
    ending = page.locator(".waiting h1").inner_text()
    assert ending
    for lang in (*[lang for lang in LANGS if lang != "fr"], "fr"):
        mara.prefer(lang=lang)
        page.reload()
        mara.wait_for_end()
        assert (page.locator(".waiting h1").inner_text() == ending) is (lang == "fr")
    evening.look_back_and_play_again()


def log(mara: Player) -> list[str]:
    """The lines of the log."""
    return [line.inner_text() for line in mara.page.locator(".lines > li").all()]
