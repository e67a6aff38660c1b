"""On small screens. On a phone: one column, a dock, a first tap that shows and a second one that plays."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.web.fates import LAST_STAND
from tests.web.player import VISIBLE_TARGET, Player

Visit = Callable[..., Player]
PHONE = {"width": 390, "height": 844, "has_touch": True, "is_mobile": True}
ARMED = LAST_STAND.replace(
    "hero = 1", 'hero = 1, weapons = ["m41a_pulse_rifle", "m40_grenades"], equipment = ["m4_helmet"]'
)
LEAST = 40
MARGIN = 12
# Whether the middle of the open panel can be touched.
ON_TOP = """() => {
  const {x, y, width, height} = document.querySelector('.table > .panel').getBoundingClientRect();
  return document.elementFromPoint(x + width / 2, y + height / 2)?.closest('.panel') !== null;
}"""
# Every control one can see and touch; what lies inside the board has its own measure.
SMALL_CONTROLS = f"""() => [...document.querySelectorAll('.opt, .dock button, .tools > .btn, .tools > * > .btn')]
  .filter(one => one.offsetParent && getComputedStyle(one).visibility !== 'hidden')
  .filter(one => Math.min(one.offsetWidth, one.offsetHeight) < {LEAST})
  .map(one => one.outerHTML.slice(0, 120))"""


# Targets of the board that a finger cannot reach because something floats over them.
UNDER_SOMETHING = """() => [...document.querySelectorAll('.board [data-target]')].filter(one => {
  const {left, top, width, height} = one.getBoundingClientRect();
  const over = document.elementFromPoint(left + width / 2, top + height / 2);
  return over !== null && over.closest('.board .zoomer, .board [data-floats], .board .cap') !== null;
}).map(one => one.dataset.target)"""

# Whether every room that can be chosen is whole within the board.
ROOMS_IN_SIGHT = """() => {
  const stage = document.querySelector('.stage').getBoundingClientRect();
  return [...document.querySelectorAll(".stage [data-target^='room:']")].every(one => {
    const {top, bottom} = one.getBoundingClientRect();
    return top >= stage.top && bottom <= stage.bottom;
  });
}"""


def test_nothing_is_wider_than_the_phone_and_everything_can_be_touched(visitor: Visit) -> None:
    for game in ("corps", "encounters"):
        mara = visitor(**PHONE)
        assert mara.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
        mara.play_now(game)
        mara.wait_for_question()
        assert mara.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
        assert mara.page.evaluate(SMALL_CONTROLS) == []
    # The longest words of a first visit stay within the margin.
    chloe = visitor(lang="fr", **PHONE)
    learn = chloe.page.locator(".hero .learn").bounding_box()
    assert learn is not None
    assert learn["x"] + learn["width"] <= PHONE["width"] - MARGIN


def test_the_dock_leads_to_every_part(visitor: Visit) -> None:
    mara = visitor(**PHONE)
    mara.open_table("encounters", ["human", "bot"], {"roles": "random"})
    mara.wait_for_question()
    dock = mara.page.locator(".dock")
    dock.get_by_role("button", name="Log").tap()
    expect(mara.page.locator(".lines > li").last).to_be_visible()
    dock.get_by_role("button", name="Chat").tap()
    expect(mara.page.get_by_label("Message to the table")).to_be_visible()
    dock.get_by_role("button", name="Hand").tap()
    expect(mara.page.locator(".table > .panel")).to_be_visible()
    assert mara.page.evaluate(ON_TOP), "something lies over the panel"
    dock.get_by_role("button", name="Piles").tap()
    expect(mara.page.locator(".table > .panel")).to_contain_text("Hive")
    dock.get_by_role("button", name="Decide").tap()
    expect(mara.options().first).to_be_visible()


def test_a_first_tap_shows_and_a_second_one_plays(visitor: Visit) -> None:
    mara = visitor(**PHONE)
    mara.open_table("corps", ["human"], {"mission": "bug_hunt_quarters"})
    for _ in range(40):
        mara.wait_for_question()
        place = mara.page.evaluate(VISIBLE_TARGET)
        if place is not None:
            break
        mara.go_on()
    assert place is not None
    # The buttons of the board and the tracker go out of the way of every target, wherever the board is moved to.
    for by in (0, 90, -180, 90):
        mara.page.locator(".port").dispatch_event("wheel", {"deltaY": by})
        mara.page.wait_for_timeout(300)
        assert mara.page.evaluate(UNDER_SOMETHING) == []
    place = mara.page.evaluate(VISIBLE_TARGET)
    assert place is not None
    version = mara.version
    mara.page.touchscreen.tap(*place)
    expect(mara.page.locator(".decision .all")).to_be_visible()
    assert mara.version == version
    mara.options().first.tap()
    mara.wait_beyond(version)


def test_what_is_not_possible_leaves_room_for_what_is(visitor: Visit) -> None:
    mara = visitor(**PHONE)
    mara.open_table("encounters", ["human", "bot"], {"roles": "random"})
    for _ in range(10):
        mara.wait_for_question()
        if mara.options().count() > 2:
            break
        mara.go_on()
    mara.page.locator(".decision details summary").tap()
    expect(mara.page.locator(".decision details .rule").nth(3)).to_be_attached()
    mara.page.get_by_role("button", name="Hint").tap()
    hinted = mara.page.locator(".decision .opt.hinted").first
    version = mara.version
    hinted.tap()
    mara.wait_beyond(version)
    # Something of the list is in sight besides what ends.
    seen = mara.page.evaluate("""() => [...document.querySelectorAll('.decision .opt')].filter(one => {
      const {x, y, width, height} = one.getBoundingClientRect();
      return document.elementFromPoint(x + width / 2, y + height / 2)?.closest('.opt') === one;
    }).length""")
    assert seen > 1


def test_a_tablet_has_the_piles_beside_the_log_and_room_for_the_hand(visitor: Visit) -> None:
    mara = visitor(width=820, height=1180)
    mara.open_table("encounters", ["human", "bot"], {"roles": "random"})
    mara.wait_for_question()
    mara.page.get_by_role("tab", name="Piles").click()
    expect(mara.page.locator(".feed-area [data-id='pile:hive']")).to_be_visible()
    box = mara.page.locator(".hand .cards-row").bounding_box()
    assert box
    assert box["width"] > 250


def test_the_tracker_folds_and_stays_folded(visitor: Visit) -> None:
    mara = visitor(**PHONE)
    table = mara.open_table("corps", ["human"], {"mission": "bug_hunt_quarters"})
    mara.wait_for_question()
    tracker = mara.page.get_by_role("button", name="Tracker")
    before = tracker.bounding_box()
    tracker.tap()
    expect(tracker).to_have_attribute("aria-expanded", "false")
    after = tracker.bounding_box()
    assert before
    assert after
    assert after["width"] * 2 < before["width"]
    mara.page.goto(f"/table/{table}")
    expect(tracker).to_have_attribute("aria-expanded", "false")
    tracker.tap()
    expect(tracker).to_have_attribute("aria-expanded", "true")


def test_what_ends_or_passes_is_always_in_sight(visitor: Visit) -> None:
    mara = visitor(**PHONE)
    mara.open_table("encounters", ["human"], {"roles": "random"})
    for _ in range(30):
        mara.wait_for_question()
        ending = mara.page.locator('.decision .opt[data-key="0"]')
        if ending.count() and mara.options().count() > 4:
            break
        mara.click_option(mara.single())
    expect(ending).to_be_in_viewport(ratio=1)
    expect(mara.page.locator(".pools")).to_contain_text("Recruit")


def test_on_a_laptop_the_whole_hq_is_in_sight(visitor: Visit) -> None:
    mara = visitor(width=1366, height=690)
    mara.open_table("encounters", ["human", "bot"], {"roles": "random"})
    for _ in range(10):
        mara.wait_for_question()
        if mara.page.get_by_role("button", name="Play all").count():
            break
        mara.go_on()
    mara.click_option(mara.page.get_by_role("button", name="Play all"))
    lowest = mara.page.evaluate(
        "Math.max(...[...document.querySelectorAll('.hq .face')].map(one => one.getBoundingClientRect().bottom))"
    )
    tray = mara.page.locator(".before").bounding_box()
    assert tray
    assert lowest <= tray["y"]


def test_a_button_on_a_card_plays_it_or_leads_to_what_is_left_to_choose(visitor: Visit) -> None:
    mara = visitor(**PHONE)
    mara.play_position(ARMED, ["human"])
    mara.wait_for_question()
    page, dock = mara.page, mara.page.locator(".dock")
    dock.get_by_role("button", name="Hand").tap()
    # Grenades can be thrown at many spaces: the list asks.
    page.locator('.reels > section button[data-id="gear:hicks:1"]').tap()
    expect(dock.get_by_role("button", name="Decide")).to_have_attribute("aria-pressed", "true")
    expect(mara.options().first).to_contain_text("M40 Grenades")
    page.locator(".decision .all").tap()
    dock.get_by_role("button", name="Hand").tap()
    version = mara.version
    page.locator('.reels > section button[data-id="gear:hicks:0"]').tap()
    mara.wait_beyond(version)


def test_all_options_have_room_once_they_are_asked_for(visitor: Visit) -> None:
    mara = visitor(**PHONE)
    mara.play_position(ARMED, ["human"])
    mara.wait_for_question()
    options = mara.page.locator(".decision .opt:visible")
    folded = options.count()
    mara.page.locator(".more-options").tap()
    # What was folded away is seen, not only scrolled to.
    expect(options.nth(folded)).to_be_in_viewport(ratio=1)
    assert options.count() > folded + 1
    assert mara.page.evaluate(SMALL_CONTROLS) == []


def test_the_rules_have_the_screen_of_a_phone_and_the_dock_leads_back(visitor: Visit) -> None:
    mara = visitor(**PHONE)
    mara.play_position(ARMED, ["human"])
    mara.wait_for_question()
    mara.page.get_by_role("button", name="Rules").tap()
    drawer = mara.page.get_by_role("dialog", name="Rules")
    box = drawer.bounding_box()
    assert box is not None
    assert box["height"] > PHONE["height"] * 0.8
    mara.page.locator(".dock").get_by_role("button", name="Decide").tap()
    expect(drawer).to_have_count(0)
    expect(mara.options().first).to_be_visible()


def test_a_long_title_is_read_whole(visitor: Visit) -> None:
    mara = visitor(lang="fr", **PHONE)
    mara.open_table("hunt", ["human", "bot"], {"mission": "mission_02"})
    mara.wait_for_question()
    mara.go_on()
    expect(mara.page.locator(".where span")).to_contain_text("Phase")
    bar, title = mara.page.locator(".top").bounding_box(), mara.page.locator(".where").bounding_box()
    assert bar is not None
    assert title is not None
    assert bar["y"] <= title["y"]
    assert title["y"] + title["height"] <= bar["y"] + bar["height"]


def test_the_ship_shows_all_that_can_be_chosen_however_much_of_the_screen_a_panel_takes(visitor: Visit) -> None:
    mara = visitor(**PHONE)
    mara.open_table("nemesis", ["human", "bot"])
    page = mara.page
    page.keyboard.press("Escape")
    while not page.locator(".stage [data-target^='room:']").count():
        mara.wait_for_question()
        mara.go_on()
    for part in ("Decide", "Hand", "Decide"):
        page.locator(".dock").get_by_role("button", name=part).tap()
        page.wait_for_function(ROOMS_IN_SIGHT)


def test_what_the_hint_marks_is_brought_into_sight(visitor: Visit) -> None:
    mara = visitor(**{**PHONE, "height": 560})
    mara.play_position(ARMED, ["human"])
    page = mara.page
    mara.wait_for_question()
    page.keyboard.press("h")
    hinted = page.locator(".decision .opt.hinted")
    page.wait_for_function(
        """() => {
          const one = document.querySelector('.decision .opt.hinted');
          if (!one) return false;
          const {x, y, width, height} = one.getBoundingClientRect();
          return one.contains(document.elementFromPoint(x + width / 2, y + height / 2));
        }"""
    )
    # It would not have been there without going down the list.
    assert hinted.evaluate("one => one.parentElement.scrollTop") > 0
