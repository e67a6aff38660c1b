"""Take the pictures of the page for README and docs: ``make screenshots``, or only those whose steps are named.

Lobby and games, on a desk and on a phone, after some decisions that the bot advised. Dice differ from run to run.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable
from functools import partial
from pathlib import Path

from playwright.sync_api import Browser

from hullbreach.games import GAMES
from tests.web.fates import see_hicks_die
from tests.web.player import Player
from tests.web.running import ROOT, running_chromium, running_server

FOLDER = ROOT / "docs" / "pictures"
DESK, PHONE = (1440, 900), (390, 844)
SIZES = {"": DESK, "-phone": PHONE}
# At most so many more, for a better moment.
MORE = 120
DECISIONS = {"corps": 75, "encounters": 24, "hunt": 30, "nemesis": 45}
SETTINGS: dict[str, dict[str, object]] = {"hunt": {"mission": "mission_02"}}
# What is bought for the picture of a force list.
BOUGHT = (
    "begin-group:wy_commando_pulse_rifle", "add-model:wy_commando_pulse_rifle:1", "add-model:wy_commando_smart_gun:1",
    "add-model:wy_commando_flame_thrower:1", "begin-group:colonial_marine_pulse_rifle",
    "add-model:colonial_marine_motion_tracker:2", "make-hero:marine:captain", "lower-stat:a", "raise-stat:rs",
)  # fmt: skip


def visit(browser: Browser, address: str, size: tuple[int, int], name: str = "Mara", **settings: object) -> Player:
    """Somebody who comes for the first time, with a name."""
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]}, base_url=address, locale="en", reduced_motion="reduce"
    )
    page = context.new_page()
    page.set_default_timeout(60_000)
    page.goto("/")
    page.evaluate("localStorage.setItem('hullbreach.secrets', JSON.stringify({closed: true}))")
    player = Player(page)
    player.prefer(policy="gain", name=name, **settings)
    return player


def take(player: Player, name: str) -> None:
    """One picture, once everything has come to rest."""
    player.page.mouse.move(0, 0)
    player.page.wait_for_timeout(800)
    player.page.screenshot(path=FOLDER / f"{name}.png")
    print(f"{FOLDER.name}/{name}.png")


def advise(player: Player, decisions: int) -> None:
    """Do what the bot would do, so many times, and then until there is a choice with a chance or a price."""
    for done in range(decisions + MORE):
        if not player.wait_for_question():
            return
        if done >= decisions and player.page.locator(".decision .odds").count() > 1:
            return
        player.follow_hint()
    player.wait_for_question()


def lobby(browser: Browser, address: str) -> None:
    host = visit(browser, address, DESK)
    host.open_table("corps", ["human", "open", "bot"], {"mission": "escape"}, name="Ana", listed=True)
    host.page.goto("/")
    host.open_table("encounters", ["human", "open", "open"], {"scenario": "aliens"}, name="Rook", listed=True)
    for suffix, size in SIZES.items():
        mara = visit(browser, address, size)
        mara.page.goto("/")
        mara.open_table("corps", ["human", "bot", "bot"], name="Mara")
        mara.wait_for_question()
        mara.page.goto("/")
        mara.page.locator("article.game").first.wait_for()
        take(mara, f"lobby{suffix}")


def game(browser: Browser, address: str, name: str) -> None:
    mara = visit(browser, address, DESK)
    table = mara.open_table(name, ["human", "bot", "bot"], SETTINGS.get(name), name="Mara")
    advise(mara, DECISIONS[name])
    take(mara, name)
    kept = mara.page.evaluate("localStorage.getItem('hullbreach.tables')")
    phone = visit(browser, address, PHONE)
    phone.page.evaluate("kept => localStorage.setItem('hullbreach.tables', kept)", kept)
    phone.page.goto(f"/table/{table}")
    phone.at_the_table()
    take(phone, f"{name}-phone")


def german(browser: Browser, address: str, name: str) -> None:
    """The same in German, with the longer words."""
    mara = visit(browser, address, DESK, lang="de")
    table = mara.open_table(name, ["human", "bot", "bot"], SETTINGS.get(name), name="Mara")
    advise(mara, DECISIONS[name] // 2)
    take(mara, f"{name}-de")
    kept = mara.page.evaluate("localStorage.getItem('hullbreach.tables')")
    phone = visit(browser, address, PHONE, lang="de")
    phone.page.evaluate("kept => localStorage.setItem('hullbreach.tables', kept)", kept)
    phone.page.goto(f"/table/{table}")
    phone.at_the_table()
    take(phone, f"{name}-de-phone")


def lists(browser: Browser, address: str) -> None:
    """A force list in the making, with a hero on the bench."""
    for suffix, size in SIZES.items():
        mara = visit(browser, address, size)
        mara.open_table("hunt", ["human", "bot", "bot"], {"mission": "custom", "list": "build", "points": 300})
        mara.wait_for_question()
        for what in BOUGHT:
            version = mara.version
            mara.page.locator(f"[data-buy='buy:{what}']").first.click()
            mara.wait_beyond(version)
            mara.wait_for_question()
        mara.page.locator(".bench").evaluate("bench => bench.scrollTo(0, 0)")
        take(mara, f"hunt-list{suffix}")


def invitation(browser: Browser, address: str) -> None:
    """An open table, and what somebody sees who follows its link."""
    mara = visit(browser, address, DESK)
    mara.page.goto("/new/corps")
    mara.page.get_by_role("button", name="Add a seat").click()
    mara.page.get_by_role("button", name="Invite people to all other seats").click()
    mara.page.get_by_role("button", name="Open the table and invite").click()
    mara.page.locator(".gathering .measure").wait_for()
    bo = visit(browser, address, DESK, name="Bo")
    bo.page.goto(mara.page.url)
    bo.page.get_by_role("button", name="Sit down here").first.click()
    mara.page.locator(".chair:not(.free) .state:not(.away)").nth(1).wait_for()
    take(mara, "invite")
    guest = visit(browser, address, PHONE, name="Cleo")
    guest.page.goto(mara.page.url)
    guest.page.locator(".invitation .measure").wait_for()
    take(guest, "invite-phone")


def moments(browser: Browser, address: str) -> None:
    """A death: on a desk, and in high contrast on a phone."""
    for name, size, theme in (("death", DESK, "dark"), ("death-phone", PHONE, "contrast")):
        mara = visit(browser, address, size, theme=theme)
        see_hicks_die(mara)
        take(mara, name)


def missions(browser: Browser, address: str) -> None:
    """A mission to choose: how hard and how long each of them is."""
    for suffix, size in SIZES.items():
        mara = visit(browser, address, size)
        mara.page.goto("/new/hunt")
        mara.page.get_by_role("radio", name="Cryo Deck Fires").check(force=True)
        mara.page.locator(".map svg").first.wait_for()
        take(mara, f"hunt-missions{suffix}")


def main(*names: str) -> None:
    """All pictures, or those of the named steps."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    known: dict[str, Callable[[Browser, str], None]] = {
        "lobby": lobby,
        **{name: partial(game, name=name) for name in DECISIONS if name in GAMES},
        **{f"{name}-de": partial(german, name=name) for name in ("hunt", "nemesis")},
        "lists": lists,
        "moments": moments,
        "missions": missions,
        "invitation": invitation,
    }
    steps = [known[name] for name in names or known]
    with tempfile.TemporaryDirectory() as folder, running_server(Path(folder)) as address:
        for step in steps:
            with running_chromium() as browser:
                step(browser, address)


if __name__ == "__main__":
    main(*sys.argv[1:])
