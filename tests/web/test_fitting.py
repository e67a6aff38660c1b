"""Every text can be read: in three languages, at four sizes, in all games, from the squad to the middle of a game."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

import hullbreach as hb
from hullbreach.bots import make
from hullbreach.kernel.case_text import case_text
from hullbreach.kernel.match import Match
from hullbreach.table.positions import position_case, untold
from tests.web.fates import SURE_END
from tests.web.measuring import LANGS, SIZES, cut, overfull, speak
from tests.web.player import READY, Player

Visit = Callable[..., Player]
# After so many choices a game is in its middle.
MIDDLE = {"corps": 300, "encounters": 150, "hunt": 250, "nemesis": 80}
PLAYERS = 3
# Where the tray has room for an enlarged card beside the hand.
DESKS = SIZES[1::-1]


def middle(game: str) -> str:
    """A position in the middle of a game that the rule bots play, with the first seat to act, as a case."""
    match: Match = hb.new(game, players=PLAYERS, seed=7)
    bot = make("rules", 7)
    played = 0
    while match.question is not None:
        question = match.question
        if played >= MIDDLE[game] and question.seat == 0 and question.ask.prompt.id == "action":
            case = position_case(match, "IN-THE-MIDDLE")
            if not untold(match, case):
                return case_text(case)
        match.play(bot.choose_fast(match), question.seat)
        played += 1
    raise AssertionError("the game has no such moment")


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


# A box that is too short for its words, which nobody sees where it is hidden or transparent.
BOX = """style => document.body.insertAdjacentHTML('beforeend',
  `<p class="probe" style="${style}"><b style="display: block; width: 40px; overflow: hidden">Wissenschaft</b></p>`)"""


@pytest.mark.parametrize(
    ("style", "found"), [("", ["Wissenschaft"]), ("opacity: 0", []), ("visibility: hidden", []), ("display: none", [])]
)
def test_what_is_cut_is_found_where_somebody_sees_it(visitor: Visit, style: str, found: list[str]) -> None:
    mara = visitor("/learn")
    mara.page.locator("h1").first.wait_for()
    mara.page.evaluate(BOX, style)
    assert [one.split()[2] for one in cut(mara, SIZES[0]) if "probe" in one] == found


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


@pytest.mark.parametrize("game", hb.GAMES)
def test_nothing_is_cut_in_the_middle_of_a_game(visitor: Visit, game: str) -> None:
    mara = visitor()
    mara.play_position(middle(game), ["human", "bot", "bot"])
    assert mara.wait_for_question()
    assert everything(mara, ".decision h1") == []
    # Whatever card lies there enlarged is read whole, on a laptop too, and so is the one that somebody points at.
    mara.page.mouse.move(1, 1)
    for width, height in DESKS:
        mara.page.set_viewport_size({"width": width, "height": height})
        mara.page.locator(".zoom .large .text").wait_for(state="attached")
        assert [name for lang in LANGS for name in overfull(mara, game, lang, ".zoom .large")] == []
    mara.page.locator(".mine button").first.hover()
    mara.page.locator(".zoom .large .text").wait_for(state="attached")
    assert [name for lang in LANGS for name in overfull(mara, game, lang, ".zoom .large")] == []
    # On a phone the rest of the table lies behind the dock.
    width, height = SIZES[-1]
    mara.page.set_viewport_size({"width": width, "height": height})
    found = []
    for name in ("hand", "piles", "log"):
        mara.page.locator(".dock button").nth(["decide", "hand", "piles", "log"].index(name)).click()
        found += [f"{name}: {one}" for one in cut(mara, SIZES[-1])]
        if name == "hand":
            found += overfull(mara, game, "de", ".reels .large:has(.text)")
    assert found == []


def test_on_a_small_laptop_cards_say_what_they_give_and_nothing_covers_the_points(visitor: Visit) -> None:
    chloe = visitor(lang="fr", width=1280, height=720)
    chloe.tile("encounters").get_by_role("button").first.click()
    expect(chloe.page.locator(".ready .gear small").first).to_be_visible()
    # The longest words of the bar: the last Objective, and that the game is over.
    chloe.play_position(SURE_END.replace("combat =", "completed = 2\ncombat ="), ["human"])
    chloe.wait_for_question()
    chloe.go_on()
    chloe.wait_for_end()
    points, tools = (chloe.page.locator(place).bounding_box() for place in (".rail li:last-child", ".tools"))
    assert points is not None
    assert tools is not None
    assert points["x"] + points["width"] <= tools["x"]
