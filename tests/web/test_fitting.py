"""Every text can be read: in three languages, at four sizes, in all games, from the squad to the first question."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import hullbreach as hb
from tests.web.measuring import LANGS, SIZES, cut, speak
from tests.web.player import READY, Player

Visit = Callable[..., Player]


def everything(player: Player, sign: str) -> list[str]:
    """What is cut in any language at any size; a language is there once the sign of the scene has changed."""
    found: list[str] = []
    for lang in LANGS:
        before = player.page.locator(sign).first.inner_text()
        spoken = player.page.evaluate("document.documentElement.lang")
        speak(player, lang)
        if lang != spoken:
            player.page.wait_for_function(
                "([sign, before]) => document.querySelector(sign)?.innerText !== before", arg=[sign, before]
            )
        for size in SIZES:
            found += [f"{lang} {size[0]}x{size[1]}: {one}" for one in cut(player, size)]
    return found


@pytest.mark.parametrize("game", hb.GAMES)
def test_nothing_is_cut(visitor: Visit, game: str) -> None:
    mara = visitor()
    mara.tile(game).get_by_role("button").first.click()
    mara.page.locator(".ready .slot").first.wait_for()
    assert everything(mara, ".ready .chip") == []
    width, height = SIZES[0]
    mara.page.set_viewport_size({"width": width, "height": height})
    mara.page.locator(READY).click()
    mara.at_the_table()
    assert mara.wait_for_question()
    assert everything(mara, ".decision h1") == []
