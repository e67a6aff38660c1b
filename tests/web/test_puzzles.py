"""A puzzle in the browser: wrong first, told so, taken back, a hint, solved; the next is offered, all is kept."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from hullbreach.table.studies import puzzles
from tests.web.player import Player
from tests.web.test_reading import check

Visit = Callable[..., Player]


def test_a_puzzle_by_mouse(visitor: Visit) -> None:
    first, second = puzzles("corps")[:2]
    page = visitor("/puzzles").page
    riddle = page.locator(".riddle")

    def stands(choices: int) -> None:
        expect(page.locator(".puzzle")).to_have_attribute("data-step", str(choices))

    def choose(text: str) -> None:
        made = int(page.locator(".puzzle").get_attribute("data-step") or 0)
        page.locator(f".decision .opt[data-text='{text}']").click()
        stands(made + 1)

    # From the shelf, with a cut of the position.
    card = page.locator("#corps li").first
    expect(card.locator(".cut .figure").first).to_be_attached()
    check(Player(page))
    card.get_by_role("link", name=first.title["en"]).click()
    expect(riddle).to_contain_text(first.goal["en"])
    expect(riddle).to_contain_text(first.luck["en"])
    check(Player(page))

    # Something else is told to be wrong, and can be taken back.
    choose("end activation")
    expect(riddle.get_by_role("alert")).to_contain_text("the goal is not reached")
    expect(page.locator(".decision")).to_have_count(0)
    riddle.get_by_role("button", name="Take back the last choice").click()
    stands(0)

    # What leads nowhere is said to do so when a hint is asked for, and a reload keeps the place.
    choose(first.play[1])
    choose(first.play[2])
    page.reload()
    riddle.get_by_role("button", name="Hint").click()
    expect(riddle.get_by_role("status")).to_contain_text("no way to the goal")
    riddle.get_by_role("button", name="Take back 2 choices").click()
    stands(0)
    riddle.get_by_role("button", name="Hint").click()
    expect(page.locator(f".decision .opt.hinted[data-text='{first.play[0]}']")).to_be_focused()

    # The line solves it, and the next one is offered; all of it is kept.
    for text in first.play:
        choose(text)
    expect(riddle).to_contain_text(first.idea["en"].replace("**", ""))
    riddle.get_by_role("link", name=f"Next puzzle: {second.title['en']}").click()
    expect(riddle).to_contain_text(second.goal["en"])
    page.goto("/puzzles")
    expect(page.locator("#corps li").first).to_contain_text("Solved · 2 tries")
    page.goto("/learn")
    expect(page.locator(".puz li").first).to_contain_text(second.title["en"])
