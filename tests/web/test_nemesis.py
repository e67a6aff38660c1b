"""nemesis in the browser: the ship, the risk of a move, what only one seat knows, a match to its end."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import expect

from tests.web.player import Player
from tests.web.running import running_server
from tests.web.test_reading import check

Visit = Callable[..., Player]
PHONE = {"width": 390, "height": 844, "has_touch": True, "is_mobile": True}
# The game is not on the shelf yet.
ON_THE_SHELF = """
from hullbreach.games import GAMES, register
from hullbreach.games.nemesis.rulebook import RULEBOOK
if RULEBOOK.id not in GAMES:
    register(RULEBOOK)
"""
MOST = 400


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server that has nemesis."""
    with running_server(tmp_path_factory.mktemp("nemesis"), ON_THE_SHELF) as address:
        yield address


def sit_down(visitor: Visit, house: str, theme: str = "dark", **more: object) -> Player:
    """At a table with two bots, the character chosen, before the first action."""
    mara = visitor(at=house, **more)
    mara.prefer(theme=theme, lang=more.get("lang", "en"))
    mara.open_table("nemesis", ["human", "bot", "bot"])
    while mara.wait_for_question() and not mara.page.locator('.opt[data-text^="move to"]').count():
        mara.click_option(mara.options().first)
    return mara


def test_every_move_tells_its_risk_in_the_list_and_on_the_ship(visitor: Visit, house: str) -> None:
    mara = sit_down(visitor, house)
    expect(mara.page.locator('.stage [data-id^="room:"]')).to_have_count(21)
    moves = mara.page.locator('.opt[data-text^="move to"]')
    rooms = mara.page.locator('.stage [data-target^="room:"]')
    assert moves.count() == rooms.count() > 1
    for n in range(moves.count()):
        expect(moves.nth(n).locator(".odds")).to_contain_text("Encounter")
    expect(mara.page.locator(".stage .chip .risk")).to_have_count(rooms.count())
    expect(mara.page.locator(".ladder li.on")).to_have_count(1)
    assert mara.point_at_something()


def test_the_own_sheet_is_there_and_a_watcher_has_none(visitor: Visit, house: str) -> None:
    mara = sit_down(visitor, house)
    own = mara.page.locator(".only")
    expect(own.locator(".goal")).to_have_count(2)
    names = own.locator(".goal h3").all_inner_texts()
    ana = visitor(at=house, path=mara.page.url.removeprefix(house))
    ana.at_the_table()
    expect(ana.page.locator(".lane.turns")).to_be_visible()
    expect(ana.page.locator(".only")).to_have_count(0)
    assert not any(name in ana.page.content() for name in names)


@pytest.mark.parametrize(("theme", "lang"), [("dark", "en"), ("light", "de"), ("contrast", "fr")])
def test_axe_finds_nothing_and_nothing_is_untold(visitor: Visit, house: str, theme: str, lang: str) -> None:
    mara = sit_down(visitor, house, theme, lang=lang)
    check(mara)
    assert "scene-" not in mara.page.locator("body").inner_text()


def test_a_match_by_mouse_ends_with_four_checks_and_a_verdict_for_everybody(visitor: Visit, house: str) -> None:
    mara = sit_down(visitor, house)
    for _ in range(MOST):
        if not mara.wait_for_question():
            break
        mara.go_on()
    assert mara.over
    expect(mara.page.locator(".ending .checks > li")).to_have_count(4)
    expect(mara.page.locator(".ending .verdict")).to_have_count(3)
    check(mara)


def test_on_a_phone_time_and_gauges_stay_above_the_ship(visitor: Visit, house: str) -> None:
    mara = sit_down(visitor, house, **PHONE)
    expect(mara.page.locator(".tracks .short")).to_be_visible()
    expect(mara.page.locator(".tracks .gauge")).to_have_count(2)
    assert mara.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    mara.page.locator(".dock").get_by_role("button", name="Piles").tap()
    expect(mara.page.locator(".table > .panel .only")).to_be_visible()
