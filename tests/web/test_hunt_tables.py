"""hunt from the first click to the end: a mission of three sides, an arena alone, a force list."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.web.player import OVER, Player, whose
from tests.web.test_phone import PHONE
from tests.web.test_reading import check
from tests.web.visitors import Visit

# More decisions than people make in any of these.
MOST = 700
# So often somebody points at the board before they only want to see the end.
POINTED = 6
BETWEEN = re.compile("Between two activations")
LIST = {"mission": "custom", "list": "build", "points": 300}
PULSE, SMART_GUN = "colonial_marine_pulse_rifle", "colonial_marine_smart_gun"


def decide(player: Player, points: bool) -> bool:
    """One decision by mouse: on the board if wanted and possible, else whatever lets the game go on."""
    if points and player.point_at_something():
        return True
    player.go_on()
    return False


def test_a_mission_by_mouse_with_two_people_and_a_bot(visitor: Visit) -> None:
    ana, bo = visitor(), visitor()
    for person, name in ((ana, "Ana"), (bo, "Bo")):
        person.prefer(policy="never", name=name)
    table = ana.open_table("hunt", ["human", "bot", "open"], {"mission": "mission_01", "turn_cap": 5}, name="Ana")
    bo.sit_down(table, "Bo")
    pointed = {ana: 0, bo: 0}
    for _ in range(MOST):
        asked = whose(ana, bo)
        if asked.over or min(pointed.values()) == POINTED:
            break
        pointed[asked] += decide(asked, pointed[asked] < POINTED)
    for person in (ana, bo):
        assert pointed[person] > 3
        if not person.over:
            person.menu("Hand my seat to a bot")
    for person in (ana, bo):
        person.page.locator(OVER).wait_for()
    results = [person.page.locator(".waiting .results").inner_text() for person in (ana, bo)]
    assert results[0] == results[1]
    for side in ("Marines", "Aliens", "Predators"):
        assert side in results[0]


def test_an_arena_alone(visitor: Visit) -> None:
    mara = visitor()
    mara.prefer(policy="never")
    mara.open_table("hunt", ["human"], {"mission": "arena"})
    pointed = 0
    for _ in range(MOST):
        if not mara.wait_for_question() or pointed == POINTED:
            break
        pointed += decide(mara, True)
    assert pointed > 3
    if not mara.over:
        mara.menu("Hand my seat to a bot")
    mara.wait_for_end()
    assert mara.page.locator(".waiting h1").inner_text()


def buy(player: Player, what: str) -> None:
    """Point at something of the list, and have it."""
    version = player.version
    player.page.locator(f"[data-buy='buy:{what}']").first.click()
    player.wait_beyond(version)
    assert player.wait_for_question()


@pytest.mark.parametrize(("size", "lang"), [({}, "en"), (PHONE, "de")], ids=["desk", "phone"])
def test_a_force_list_is_built_and_refused_with_its_reason(visitor: Visit, size: dict[str, object], lang: str) -> None:
    mara = visitor(lang=lang, **size)
    page = mara.page
    mara.open_table("hunt", ["human", "bot", "bot"], LIST)
    assert mara.wait_for_question()
    buy(mara, f"begin-group:{PULSE}")
    buy(mara, f"add-model:{SMART_GUN}:1")
    expect(page.locator(".bench .sum")).to_have_text("20 / 300")
    lacking = page.locator(".bench .legal .wrong")
    expect(lacking.filter(has_text="HUNT-FORC-02").first).to_be_visible()

    # A second heavy weapon is one too many: the reason is told, and nothing is bought.
    version = mara.version
    page.locator(f"[data-buy='buy:add-model:{SMART_GUN}:1']").click()
    expect(page.locator(".refusal").get_by_text("HUNT-FORC-04")).to_be_visible()
    assert mara.version == version
    expect(page.locator(".bench .sum")).to_have_text("20 / 300")
    check(mara)
    assert page.evaluate("document.documentElement.scrollWidth") <= page.viewport_size["width"]

    # A hero with a number raised; then away with all of it, and the list that is ready.
    page.locator("[data-buy^='buy:make-hero:marine:captain']").first.click()
    expect(page.locator("[data-buy='buy:raise-stat:rs']")).to_be_visible()
    buy(mara, "raise-stat:rs")
    expect(page.locator(".stats .up")).to_have_count(1)
    buy(mara, "dismiss")
    buy(mara, "start-over")
    expect(page.locator(".bench .sum")).to_have_text("0 / 300")
    buy(mara, "ready-list")
    expect(lacking).to_have_count(0)
    expect(page.locator(".bench .legal .right")).to_be_visible()
    mara.choose("done")
    expect(page.locator(".bench")).to_have_count(0)


def test_nobody_is_asked_more_often_than_they_want(visitor: Visit) -> None:
    asked: dict[str, list[str]] = {}
    most = 30
    for wish in ("always", "never"):
        mara = visitor()
        mara.prefer(policy="gain", asks={"hunt:between": wish, "hunt:sentry": wish, "hunt:start": wish})
        mara.open_table("hunt", ["human", "bot", "bot"], {"mission": "mission_01"})
        asked[wish] = []
        for _ in range(most):
            assert mara.wait_for_question()
            asked[wish].append(mara.question)
            if BETWEEN.match(mara.question):
                break
            mara.follow_hint()
        # Whoever does not want to be asked comes further.
        most = len(asked[wish]) + 6
    assert BETWEEN.match(asked["always"][-1])
    assert len(asked["never"]) > len(asked["always"])
    assert not any(map(BETWEEN.match, asked["never"]))


def test_wishes_are_changed_at_the_table_and_what_others_did_is_told(visitor: Visit) -> None:
    mara = visitor()
    page = mara.page
    mara.prefer(policy="never")
    mara.open_table("hunt", ["human", "bot", "bot"], {"mission": "mission_01"})
    news = page.get_by_role("region", name="Since your last turn")
    for _ in range(40):
        assert mara.wait_for_question()
        # What is told lies where moments are shown, and waits for them.
        expect(page.locator(".moment")).to_have_count(0)
        if news.count():
            break
        mara.go_on()
    assert news.get_by_role("listitem").count()
    page.locator(".asks summary").click()
    page.get_by_label("for sentry reactions").select_option("from 40 % on")
    page.reload()
    mara.at_the_table()
    page.locator(".asks summary").click()
    expect(page.get_by_label("for sentry reactions")).to_have_value("likely")


def test_a_mission_is_chosen_by_its_map_and_its_goals(visitor: Visit) -> None:
    mara = visitor("/new/hunt")
    page = mara.page
    page.get_by_role("radio", name="Cryo Deck Fires").check(force=True)
    shown = page.get_by_role("region", name="Cryo Deck Fires")
    for words in ("Marines", "Aliens", "Predators", "Interact: Engine Room"):
        expect(shown).to_contain_text(words)
    expect(shown.locator(".map svg").first).to_be_visible()
    check(mara)
    page.get_by_role("button", name="Sit down and play").click()
    mara.at_the_table()
    expect(page.locator(".where")).to_contain_text("Cryo Deck Fires")
