"""A secret is a card that only its own seat gets: opened at the deal, closed with a key, opened again later."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import WebSocket, expect

from tests.web.player import Player
from tests.web.test_reading import check
from tests.web.test_together import two_at_a_table

Visit = Callable[..., Player]
OPENED = "localStorage.setItem('hullbreach.secrets', '{}')"


class Heard:
    """Everything that a browser is told about its tables."""

    def __init__(self, player: Player) -> None:
        self.told: list[str] = []
        player.page.on("websocket", self.listen)

    def listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda text: self.told.append(str(text)))


def test_an_agenda_is_dealt_to_its_own_seat_only(visitor: Visit) -> None:
    ana, bo, table = two_at_a_table(visitor, hidden_agendas="on", roles="random")
    watcher = visitor()
    heard = {who: Heard(who) for who in (ana, bo, watcher)}
    for who in (ana, watcher):
        who.page.evaluate(OPENED)
        who.page.goto(f"/table/{table}")
        who.at_the_table()
    bo.page.reload()
    bo.at_the_table()
    card = ana.page.get_by_role("dialog", name="Your secret")
    expect(card).to_contain_text("Only you")
    expect(card).to_contain_text("You win")
    name = card.locator("h2").inner_text()
    check(ana)
    # Closed with one key, and it stays closed; the plate and a key open it again.
    ana.page.keyboard.press("Enter")
    expect(card).to_have_count(0)
    ana.page.reload()
    ana.at_the_table()
    expect(ana.page.locator(".seat").first).to_contain_text("Your secret")
    expect(card).to_have_count(0)
    ana.page.get_by_role("button", name="Your secret").click()
    expect(card).to_contain_text(name)
    ana.page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    ana.page.keyboard.press("a")
    expect(card).to_contain_text(name)
    # Nobody else has it, not even unseen: a watcher none, the other seat another one.
    expect(watcher.page.locator(".seat").first).to_be_visible()
    expect(watcher.page.get_by_role("dialog")).to_have_count(0)
    assert any("board:secret" in text and name in text for text in heard[ana].told)
    assert heard[watcher].told
    assert not any("board:secret" in text or name in text for text in heard[watcher].told)
    assert any("board:secret" in text for text in heard[bo].told)
    assert not any(name in text for text in heard[bo].told)


def test_objectives_are_read_on_a_phone(visitor: Visit) -> None:
    mara = visitor("/", width=390, height=844, lang="de")
    mara.page.evaluate(OPENED)
    mara.prefer(lang="de", theme="light")
    mara.open_table("nemesis", ["human", "bot", "bot"])
    card = mara.page.get_by_role("dialog", name="Dein Geheimnis")
    expect(card.locator("h2")).to_have_count(2)
    check(mara)
    mara.page.get_by_role("button", name="Gelesen").click()
    expect(card).to_have_count(0)
    mara.page.get_by_role("button", name="Dein Geheimnis").click()
    expect(card.locator("h2")).to_have_count(2)
