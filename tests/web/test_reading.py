"""Every page in three languages and three themes: no message is missing, axe-core finds nothing serious."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.web.player import Player
from tests.web.visitors import PAINTED

Visit = Callable[..., Player]
AXE = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
SITE = ["/", "/new/corps", "/new/encounters", "/rules/corps", "/cards/encounters", "/nothing/here/at/all"]
# Pages whose scenes come after their heading, and what shows that they are there.
DRAWN = {"/howto/nemesis": ".how article svg", "/position/hunt": ".seeing .board svg"}
# Ids that stand where a sentence should: in texts, and in names that are only read out.
MISSING = """() => {
  const found = new Set(document.body.innerText.match(/\\bweb-[a-z][a-z-]*/g) ?? []);
  for (const one of document.querySelectorAll('[aria-label], [title], [placeholder], [aria-valuetext]'))
    for (const name of ['aria-label', 'title', 'placeholder', 'aria-valuetext'])
      if (/\\bweb-[a-z]/.test(one.getAttribute(name) ?? '')) found.add(one.getAttribute(name));
  return [...found];
}"""
# Colours that still change would be judged half way.
SETTLED = """async () => {
  const passing = () => document.getAnimations().filter(one => one.effect.getComputedTiming().iterations !== Infinity);
  do {
    await Promise.allSettled(passing().map(one => one.finished));
    await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
  } while (passing().some(one => one.playState === 'running'));
}"""
SERIOUS = """async () => {
  const result = await axe.run(document, {resultTypes: ['violations']});
  return result.violations.filter(one => one.impact === 'serious' || one.impact === 'critical')
    .map(one => `${one.id}: ${one.help}\\n  ${one.nodes.slice(0, 3)
      .map(node => node.html.slice(0, 160) + ' ' + (node.any[0]?.message ?? '')).join('\\n  ')}`);
}"""


def check(player: Player) -> None:
    """The page as it stands: all words there, nothing serious in the way of anybody."""
    player.page.evaluate(SETTLED)
    assert player.page.evaluate(MISSING) == []
    player.page.evaluate(PAINTED)
    player.page.evaluate(AXE.read_text("utf-8"))
    assert player.page.evaluate(SERIOUS) == []


@pytest.mark.parametrize(
    ("words", "found"),
    [
        (
            '<p style="position: fixed; inset: 0 auto auto 0; z-index: 999; color: #777; background: #888">grey</p>',
            "color-contrast",
        ),
        ("<button></button>", "button-name"),
    ],
    ids=["grey on grey", "without a name"],
)
def test_what_is_in_the_way_of_somebody_is_found(visitor: Visit, words: str, found: str) -> None:
    mara = visitor("/nothing/here/at/all")
    mara.page.locator("h1").first.wait_for()
    check(mara)
    mara.page.locator("main").first.evaluate("(main, words) => main.insertAdjacentHTML('beforeend', words)", words)
    with pytest.raises(AssertionError, match=found):
        check(mara)


def visit(visitor: Visit, lang: str, theme: str) -> Player:
    mara = visitor("/", lang=lang)
    mara.prefer(lang=lang, theme=theme)
    return mara


@pytest.mark.parametrize(("lang", "theme"), [("en", "dark"), ("fr", "light"), ("de", "contrast")])
def test_pages_around_the_table(visitor: Visit, lang: str, theme: str) -> None:
    mara = visit(visitor, lang, theme)
    for path in [*SITE, *DRAWN]:
        mara.page.goto(path)
        mara.page.locator(DRAWN.get(path, "h1")).first.wait_for()
        check(mara)


def test_rules_are_read_without_where_they_come_from(visitor: Visit) -> None:
    mara = visitor("/rules/nemesis")
    page = mara.page
    first = page.locator("[data-rule]").first
    assert first.locator("dt").inner_text() == first.get_attribute("data-rule")
    chapters = page.locator("nav ol button").all_inner_texts()
    # What is in the box, and what readers of the rules argue about, come after everything one plays by.
    assert chapters.index("Components") > chapters.index("Victory check")
    assert chapters.index("Ambiguities and decisions") > chapters.index("Components")
    sources = page.locator(".pages > :last-child")
    expect(sources.locator("summary")).to_have_text("Where each rule comes from")
    expect(sources.locator("li").first).to_be_hidden()
    sources.locator("summary").click()
    expect(sources.locator("li").first).to_contain_text("public: AR, PN")
    page.get_by_role("searchbox").fill("slime")
    expect(sources.locator("summary")).to_have_count(0)


@pytest.mark.parametrize("game", ["corps", "encounters"])
@pytest.mark.parametrize(("lang", "theme"), [("en", "contrast"), ("fr", "dark"), ("de", "light")])
def test_the_table(visitor: Visit, game: str, lang: str, theme: str) -> None:
    mara = visit(visitor, lang, theme)
    table = mara.open_table(game, ["human", "bot"], lang=lang)
    for decisions in (1, 12):
        for _ in range(decisions):
            # Somebody who does nothing may have lost before.
            if mara.wait_for_question():
                mara.go_on()
        mara.wait_for_question()
        check(mara)
    mara.page.keyboard.press("?")
    mara.page.locator(".drawer [data-rule]").first.wait_for()
    mara.page.locator(".tools .popover .btn").last.click()
    check(mara)
    mara.page.goto(f"/replay/{table}#3")
    mara.page.locator(".moments").wait_for()
    check(mara)
