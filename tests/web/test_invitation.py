"""Two people from an invitation to the next match: the code, a name, bots for the rest, calls, a reload, play again."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.web.player import Player
from tests.web.test_reading import check
from tests.web.test_review import come_to_the_end, hand_over

Visit = Callable[..., Player]
# A browser that takes down what it would have shown, and how often it was asked whether it may.
NOTIFICATIONS = """() => {
  window.calls = [];
  window.asked = 0;
  window.Notification = class {
    static permission = 'default';
    static requestPermission() { window.asked += 1; this.permission = 'granted'; return Promise.resolve('granted'); }
    constructor(title, {body, tag}) { window.calls.push([title, body, tag]); }
    close() {}
  };
}"""
LOOK_AWAY = """(hidden) => {
  Object.defineProperty(document, 'hidden', {value: hidden, configurable: true});
  document.dispatchEvent(new Event('visibilitychange'));
}"""
QR_ON_A_DESK, QR_ON_A_PHONE = 236, 100


def drawn_code(page: Page) -> float:
    """How wide the QR code of the page is, without the white around it."""
    width: float = page.locator(".qr path").evaluate("path => path.getBoundingClientRect().width")
    return width


def test_from_an_invitation_to_the_next_match(visitor: Visit) -> None:
    mara, bo = visitor(), visitor(width=390, height=844, has_touch=True, is_mobile=True)
    mara.prefer(policy="always", name="Mara")
    bo.prefer(policy="always")
    mara.page.add_init_script(f"({NOTIFICATIONS})()")
    mara.page.goto("/new/encounters")
    mara.page.get_by_role("button", name="Invite people to all other seats").click()
    mara.page.get_by_role("button", name="Open the table and invite").click()
    chairs = mara.page.locator(".chair")
    expect(chairs).to_have_count(3)
    table = mara.page.url.rsplit("/", 1)[1]
    # The code leads where the link leads, and the picture is that of the link.
    code = mara.page.locator(".code b").inner_text()
    link = mara.page.locator(".qr").get_attribute("data-link")
    assert link is not None
    assert link.endswith(f"/j/{code.replace('-', '')}")
    assert drawn_code(mara.page) >= QR_ON_A_DESK
    mara.page.get_by_role("button", name="Copy", exact=True).click()
    expect(mara.page.locator(".call [role=status]")).to_contain_text("Copied")
    assert mara.page.evaluate("navigator.clipboard.readText()") == link
    check(mara)

    # Bo types the code, looks who asks, and sits down once there is a name.
    bo.page.goto("/")
    bo.page.get_by_label("Invitation link or code").fill(code.lower())
    bo.page.get_by_role("button", name="Join", exact=True).click()
    expect(bo.page.locator(".invitation .host")).to_have_text("Mara asks you to play")
    expect(bo.page.locator(".invitation h1")).to_have_text("The Nostromo")
    expect(bo.page.get_by_role("link", name=re.compile("Never played"))).to_be_visible()
    check(bo)
    # Who comes is asked for a name first: without one nobody sits down.
    order = bo.page.locator("#guest-name, .chair").evaluate_all("found => found.map(one => one.id)")
    assert order == ["guest-name", "", "", ""]
    sit = bo.page.get_by_role("button", name="Sit down here")
    expect(sit).to_have_count(2)
    sit.first.click()
    expect(bo.page.get_by_role("alert")).to_contain_text("Choose a name first")
    bo.page.get_by_label("Your name at the table").fill("Bo")
    sit.first.click()
    expect(bo.page.locator(".gathering")).to_be_visible()
    assert drawn_code(bo.page) >= QR_ON_A_PHONE
    # A phone shrinks a page that is wider than it, if only for a moment.
    assert bo.page.evaluate("innerWidth") == 390
    expect(chairs.nth(1)).to_contain_text("Bo")
    expect(chairs.nth(1).locator(".state")).to_have_text("here")

    # A bot is put on the free seat, and away again.
    chairs.nth(2).get_by_role("button", name="Put a bot here").click()
    expect(mara.page.get_by_role("button", name="Start now", exact=True)).to_be_visible()
    chairs.nth(2).get_by_role("button", name="Make it free").click()
    expect(mara.page.get_by_role("button", name="Start now, 1 bot fills in")).to_be_visible()
    # Nobody is asked about notifications before the switch is turned.
    assert mara.page.evaluate("window.asked") == 0
    mara.page.get_by_role("switch").check(force=True)
    mara.page.wait_for_function("window.asked === 1")
    mara.page.evaluate(LOOK_AWAY, True)
    bo.page.get_by_role("button", name="Start now, 1 bot fills in").click()
    bo.at_the_table()
    mara.at_the_table()

    # The past of several people is closed until the end, and says so.
    expect(mara.page.locator(".track")).to_have_attribute("title", re.compile("once the match is over"))

    # Mara looks at something else, until it is her decision.
    while not mara.page.title().startswith("(1) "):
        if bo.asked:
            bo.go_on()
        bo.page.wait_for_timeout(50)
    assert mara.page.evaluate("window.calls.at(-1)") == ["Your decision", "The Nostromo · Legendary Encounters", table]
    mara.page.evaluate(LOOK_AWAY, False)
    expect(mara.page).to_have_title(re.compile("^Your decision"))
    for person in (mara, bo):
        person.page.reload()
        person.at_the_table()
    mara.wait_for_question()
    mara.go_on()

    # Both have bots play to the end; Bo asks for more, and Mara learns of it in the lobby.
    hand_over(bo, table, 1)
    hand_over(mara, table, 0)
    come_to_the_end(bo, table)
    bo.page.get_by_role("button", name="Play again").click()
    expect(bo.page.locator(".gathering")).to_be_visible()
    fresh = bo.page.url
    mara.page.goto("/")
    waits = mara.page.locator(".waits li")
    expect(waits).to_contain_text("Bo would like to play on")
    check(mara)
    waits.get_by_role("link", name="Answer").click()
    mara.wait_for_end()
    # Who says no is asked no more; who comes back may still say yes.
    wish = mara.page.locator(".waiting [role=alert]")
    wish.get_by_role("button", name="No, thanks").click()
    expect(wish).to_have_count(0)
    mara.page.reload()
    mara.wait_for_end()
    wish.get_by_role("button", name="Join").click()
    mara.page.wait_for_url(fresh)
    expect(bo.page.locator(".chair").nth(0)).to_contain_text("Mara")
    bo.page.get_by_role("button", name="Start now", exact=True).click()
    mara.at_the_table()
    bo.at_the_table()
