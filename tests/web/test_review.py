"""The end of a match: its review in all games, what comes next, and nothing in anybody's way."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Route, expect

from tests.web.player import LONG, Player
from tests.web.test_reading import check

Visit = Callable[..., Player]
# The shortest match of every game.
SHORT: dict[str, dict[str, object]] = {"corps": {"mission": "escape"}}
HAND_OVER = """async ([table, seats]) => {
  const kept = JSON.parse(localStorage.getItem('hullbreach.tables')).find(one => one.table === table);
  for (const seat of seats) await fetch(`/api/tables/${table}/seats/${seat}/bot`, {
    method: 'POST', headers: {Authorization: `Bearer ${kept.token}`}});
}"""
# What was said while the chance to win was worked out.
NOTE_PROGRESS = """
window.judging = [];
new MutationObserver(() => {
  const said = document.querySelector('.review .work')?.textContent;
  if (said && window.judging.at(-1) !== said) window.judging.push(said);
}).observe(document, {subtree: true, childList: true, characterData: true});
"""
IS_OVER = "async (table) => (await fetch(`/api/tables/${table}/review`)).ok"


def hand_over(player: Player, table: str, *seats: int) -> None:
    """Bots play on; nobody watches them."""
    player.page.evaluate(HAND_OVER, [table, seats])
    player.page.goto("/")


def come_to_the_end(player: Player, table: str) -> None:
    """Come back when the match is over."""
    player.page.wait_for_function(IS_OVER, arg=table, polling=250, timeout=LONG)
    player.page.goto(f"/table/{table}")
    player.wait_for_end()


@pytest.mark.parametrize(
    ("game", "lang", "theme"),
    [
        ("corps", "de", "dark"),
        ("encounters", "fr", "light"),
        ("hunt", "en", "contrast"),
        ("nemesis", "de", "light"),
    ],
)
def test_every_game_ends_with_a_review(visitor: Visit, game: str, lang: str, theme: str) -> None:
    mara = visitor("/", lang=lang)
    mara.prefer(lang=lang, theme=theme, policy="never")
    mara.page.add_init_script(NOTE_PROGRESS)
    table = mara.open_table(game, ["human", "bot"], SHORT.get(game))
    hand_over(mara, table, 0)
    come_to_the_end(mara, table)
    page = mara.page
    # The stage of nemesis tells the end itself; the review is one click away.
    told = page.locator(".waiting [aria-pressed]")
    if told.get_attribute("aria-pressed") == "false":
        told.click()
    expect(page.locator(".review .story li")).to_have_count(5)
    expect(page.locator(".review tbody tr")).to_have_count(2)
    assert page.locator(".review .crew li").count() >= 2
    expect(page.locator(".waiting h1")).to_be_in_viewport()
    # Bots play on from its moments, and it was shown how far they are; then the curve of every seat is there.
    expect(page.locator(".review .curve svg")).to_be_visible()
    assert any("0" in said for said in page.evaluate("window.judging"))
    expect(page.locator(".review .skill tbody tr")).to_have_count(2)
    known = page.locator(".review .curve path[fill=none]").first.get_attribute("d")
    page.locator(".review .two button").last.click()
    expect(page.locator(".review .two button").last).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".review .curve path[fill=none]").first).not_to_have_attribute("d", str(known))
    check(mara)
    # What happened is looked at where it happened.
    page.locator(".review .story a").first.click()
    expect(page).to_have_url(re.compile(rf"/replay/{table}#\d+$"))


def with_a_turn(route: Route) -> None:
    """The judgement as the server has it, with a turning point where it found none."""
    answer = route.fetch()
    body = answer.json()
    if body.get("judged") and not body["judged"]["turning"]:
        line = {"text": "Something", "why": "", "odds": 70, "chance": 0.5, "gain": 0, "error": 0.1}
        turn = {"number": 4, "first": 3, "last": 4, "round": 1, "seat": 0, "concerns": 0}
        turn |= {"before": 0.6, "after": 0.4, "lost": 0.1, "text": "It", "lines": [line, {**line, "gain": 0.1}]}
        body["judged"]["turning"] = [turn]
    route.fulfill(response=answer, json=body)


def test_a_turning_point_is_opened_and_played_from(visitor: Visit) -> None:
    mara = visitor("/", width=390, height=844)
    mara.prefer(policy="never")
    mara.page.route("**/judgement?*", with_a_turn)
    table = mara.open_table("encounters", ["human"])
    hand_over(mara, table, 0)
    come_to_the_end(mara, table)
    page = mara.page
    points = page.locator(".review .tp")
    expect(points.last).to_be_visible()
    points.last.focus()
    page.keyboard.press("Enter")
    expect(points.last).to_have_attribute("aria-pressed", "true")
    # The position as it was is drawn beside what was played and what was better.
    expect(page.locator(".review .point .pos > *")).to_have_count(1)
    page.locator(".review .point > details > summary").click()
    assert page.locator(".review .point > details li").count() >= 2
    page.get_by_role("button", name="Try it from here").click()
    page.wait_for_url(lambda url: "/table/" in url and table not in url)
    mara.at_the_table()


def with_the_turn_of_another(route: Route) -> None:
    """The judgement as the server has it, but chances differ and one choice of the second seat is a turning point."""
    answer = route.fetch()
    body = answer.json()
    if body.get("judged"):
        for moment in body["judged"]["known"]:
            moment["chances"] = [0.2, 0.8]
        line = {"text": "Something", "why": "", "odds": -1, "chance": 0.4, "gain": 0, "error": 0.1}
        turn = {"number": 2, "first": 1, "last": 2, "round": 1, "seat": 1, "concerns": 1}
        turn |= {"before": 0.8, "after": 0.5, "lost": 0, "text": "It", "lines": [line]}
        body["judged"]["turning"] = [turn]
    route.fulfill(response=answer, json=body)


def test_a_turning_point_of_another_says_whose_it_is_and_is_tried_in_their_seat(visitor: Visit) -> None:
    mara = visitor("/")
    mara.prefer(policy="never")
    mara.page.route("**/judgement?*", with_the_turn_of_another)
    table = mara.open_table("nemesis", ["human", "bot"])
    hand_over(mara, table, 0)
    come_to_the_end(mara, table)
    page = mara.page
    page.locator(".waiting [aria-pressed]").click()
    other = page.locator(".seat b").nth(1).inner_text()
    expect(page.locator(".review .delta")).to_contain_text("−30")
    expect(page.locator(".review .delta small")).to_have_text(other)
    # The curve of the first seat tells no number that is not its own.
    assert "30" not in str(page.locator(".review .tp").get_attribute("aria-label"))
    page.get_by_role("button", name="Try it from here").click()
    page.wait_for_url(lambda url: "/table/" in url and table not in url)
    mara.at_the_table()
    expect(page.locator(".seat").nth(1)).to_contain_text("you")


def test_the_next_mission_and_the_link_of_the_replay(visitor: Visit) -> None:
    mara = visitor("/", width=390, height=844)
    mara.prefer(policy="never")
    table = mara.open_table("encounters", ["human"])
    hand_over(mara, table, 0)
    come_to_the_end(mara, table)
    page = mara.page
    page.get_by_role("button", name="Share", exact=True).click()
    expect(page.locator(".waiting [role=status]")).to_contain_text("Copied")
    assert page.evaluate("navigator.clipboard.readText()").endswith(f"/replay/{table}")
    # On a phone all of it is one page to scroll through.
    page.locator(".review .seats").scroll_into_view_if_needed()
    expect(page.locator(".review .seats")).to_be_in_viewport()
    page.get_by_role("button", name="Next: Aliens").click()
    page.wait_for_url(lambda url: table not in url)
    mara.at_the_table()
    expect(page.locator(".where")).to_contain_text("Hadley")


def test_what_people_bear_and_did_stands_on_their_plates_and_the_log_knows_their_names(visitor: Visit) -> None:
    mara = visitor("/", height=1000)
    mara.page.get_by_role("link", name="Choose a game").click()
    expect(mara.page.locator("#games:focus, #games :focus")).to_have_count(1)
    mara.prefer(policy="never", fast=True)
    mara.open_table("encounters", ["human", "bot"], {"roles": "random"})
    page = mara.page
    own, plate = page.locator(".seat").nth(0), page.locator(".seat").nth(1)
    while own.locator(".deed").count() == 0:
        assert mara.wait_for_question()
        mara.follow_hint()
    while plate.locator(".deed").count() == 0:
        assert mara.wait_for_question()
        mara.go_on()
    # Whoever has just done something lives.
    assert own.locator(".health i").count() >= 7
    assert plate.locator(".health i").count() >= 7
    title = plate.locator("b").first.inner_text()
    expect(page.locator(".lines")).to_contain_text(title)
    expect(page.locator(".lines")).not_to_contain_text("Player 2")
    # The whole location is there to read.
    expect(page.locator(".left ol li")).to_have_count(3)
