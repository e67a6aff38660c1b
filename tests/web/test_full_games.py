"""Whole games by pointing at the table, from the first question to the outcome; and the board by arrow keys."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web.player import Player

Visit = Callable[..., Player]
# More decisions than any of these games takes.
MOST = 600
SMALL = {"corps": {"mission": "bug_hunt_quarters"}, "encounters": {}}


def ended_well(player: Player) -> None:
    """The match is over, the page says how, and the lobby keeps it for looking back."""
    assert player.over
    assert player.page.locator(".waiting h1").inner_text()
    # Whoever asks for a hint where there is nothing to decide is not told off.
    player.page.keyboard.press("h")
    player.page.wait_for_timeout(300)
    assert player.page.locator(".refusal").count() == 0
    player.page.goto("/")
    expect(player.page.get_by_role("heading", name="Replays")).to_be_visible()


@pytest.mark.parametrize("game", ["corps", "encounters"])
def test_a_full_game_by_mouse(visitor: Visit, game: str) -> None:
    mara = visitor()
    mara.prefer(policy="never")
    mara.open_table(game, ["human"], SMALL[game])
    pointed = 0
    for _ in range(MOST):
        if not mara.wait_for_question():
            break
        # Point at the table where something is lit and not yet done often; otherwise take what lets the game go on.
        pointed += 1 if pointed < 12 and mara.point_at_something() else 0
        if mara.wait_for_question():
            mara.go_on()
    assert pointed > 3
    ended_well(mara)


def test_the_board_is_played_with_arrow_keys(visitor: Visit) -> None:
    mara = visitor()
    mara.open_table("corps", ["human"], {"mission": "bug_hunt_quarters"})
    page = mara.page
    for _ in range(40):
        mara.wait_for_question()
        if page.locator(".board [data-target]").count():
            break
        mara.go_on()
    version = mara.version
    page.locator(".board [data-target][tabindex='0']").first.focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    if page.locator(".decision .all").count():
        # Several things can be done there: the list holds them now.
        assert mara.options().count() > 1
        page.keyboard.press("1")
        page.keyboard.press("Enter")
    mara.wait_beyond(version)
