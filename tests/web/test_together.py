"""Several people at one table: seats, a watcher, a line that breaks, undo by consent."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import WebSocketRoute, expect

from tests.web.player import Player, whose

Visit = Callable[..., Player]


class Line:
    """The socket of one page, which can be cut and mended."""

    def __init__(self, player: Player) -> None:
        self.cut = False
        self.open: list[WebSocketRoute] = []
        player.page.route_web_socket(re.compile("/socket$"), self.connect)

    def connect(self, socket: WebSocketRoute) -> None:
        if self.cut:
            socket.close()
            return
        socket.connect_to_server()
        self.open.append(socket)

    def break_down(self) -> None:
        self.cut = True
        for socket in self.open:
            socket.close()
        self.open.clear()

    def mend(self) -> None:
        self.cut = False


def two_at_a_table(visitor: Visit, **settings: object) -> tuple[Player, Player, str]:
    """Ana opens a table with a free seat, Bo takes it by the invitation link."""
    ana, bo = visitor(), visitor()
    ana.prefer(policy="always", name="Ana")
    bo.prefer(policy="always", name="Bo")
    table = ana.open_table("encounters", ["human", "open"], settings, name="Ana")
    bo.page.goto(f"/table/{table}")
    bo.page.get_by_role("button", name="Sit down here").click()
    expect(bo.page.locator(".seat").nth(1)).to_contain_text("you")
    expect(ana.page.locator(".seat", has_text="Bo")).to_be_visible()
    return ana, bo, table


def test_two_play_a_third_watches_and_a_broken_line_loses_nothing(visitor: Visit) -> None:
    ana, bo, table = two_at_a_table(visitor)
    line = Line(bo)
    bo.page.reload()
    bo.at_the_table()
    cleo = visitor(f"/table/{table}")
    cleo.at_the_table()
    expect(cleo.page.locator(".decide")).to_contain_text("You are watching")
    expect(ana.page.locator(".here")).to_contain_text("1 watching")
    for _ in range(4):
        whose(ana, bo).go_on()
    asked = whose(ana, bo)

    line.break_down()
    expect(bo.page.locator(".net")).to_contain_text("Reconnecting")
    before = bo.version
    # Whoever still has a line plays on; a choice of Bo waits until the line is back.
    if asked is bo:
        expect(bo.options().first).to_have_attribute("aria-disabled", "true")
        line.mend()
        expect(bo.page.locator(".net")).to_contain_text(re.compile("Live|Slow"))
        bo.go_on()
    else:
        ana.go_on()
        line.mend()
    bo.wait_beyond(before)
    expect(bo.page.locator(".net")).to_contain_text(re.compile("Live|Slow"))
    for player in (bo, cleo):
        player.page.wait_for_function(
            "version => document.querySelector('.table')?.dataset.version === version", arg=str(ana.version)
        )
    # All three see the same last line of the log.
    last = [player.page.locator(".lines > li").last.inner_text() for player in (ana, bo, cleo)]
    assert len(set(last)) == 1
    # Nobody who watches or waits is offered anything.
    assert cleo.page.locator(".decision").count() == 0


def test_what_people_say_is_text(visitor: Visit) -> None:
    ana, bo, _ = two_at_a_table(visitor)
    said = "<img src=x onerror=alert(1)> & <b>hold</b> the door"
    ana.page.keyboard.press("/")
    ana.page.get_by_label("Message to the table").fill(said)
    ana.page.keyboard.press("Enter")
    bo.page.get_by_role("tab", name="Chat").click()
    expect(bo.page.get_by_role("log")).to_contain_text(said)
    assert bo.page.locator(".said img, .said p b b").count() == 0


def test_undo_needs_the_consent_of_the_others(visitor: Visit) -> None:
    ana, bo, _ = two_at_a_table(visitor, roles="choose")
    asked = whose(ana, bo)
    other = bo if asked is ana else ana
    version = asked.version
    asked.go_on()
    log = asked.page.locator(".lines > li").count()
    asked.page.keyboard.press("u")
    expect(other.page.get_by_role("alert")).to_contain_text("would like to take back")
    other.page.get_by_role("button", name="Refuse").click()
    expect(asked.page.locator(".vote")).to_have_count(0)
    assert asked.page.locator(".lines > li").count() == log

    asked.page.keyboard.press("u")
    other.page.get_by_role("button", name="Agree").click()
    expect(asked.page.locator(".vote")).to_have_count(0)
    asked.page.wait_for_function("log => document.querySelectorAll('.lines > li').length < log", arg=log)
    assert asked.wait_for_question()
    assert asked.version > version


def test_a_seat_goes_to_a_bot_and_comes_back_and_to_another_device(visitor: Visit) -> None:
    ana, bo, table = two_at_a_table(visitor)
    menu = bo.page.get_by_role("button", name="Menu")
    menu.click()
    bo.page.get_by_role("button", name="Hand my seat to a bot").click()
    expect(ana.page.locator(".seat", has_text="bot for Bo")).to_be_visible()
    # Whoever handed a seat over is asked nothing, and can have it back with one click.
    expect(bo.page.locator(".waiting")).to_contain_text("A bot plays your seat")
    assert not bo.asked
    bo.page.locator(".waiting").get_by_role("button", name="Take my seat back").click()
    expect(ana.page.locator(".seat", has_text="bot for Bo")).to_have_count(0)

    menu.click()
    bo.page.get_by_role("button", name="Copy the link for another device").click()
    link = bo.page.evaluate("navigator.clipboard.readText()")
    assert re.search(rf"/table/{table}#seat=2&token=", link)
    phone = visitor(link, width=390, height=844)
    phone.at_the_table()
    expect(phone.page.locator(".seat").nth(1)).to_contain_text("you")
    # The secret is out of the address as soon as it was read.
    assert phone.page.url.endswith(f"/table/{table}")
