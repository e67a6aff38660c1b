"""People at a table of whom it is known how their line to the server was."""

from __future__ import annotations

import re

from playwright.sync_api import WebSocket, expect

from tests.web.player import whose
from tests.web.visitors import Visit

# What somebody was told about their line; such words may stand there for a moment only.
WATCH_LINE = """() => {
  window.told = [];
  const line = document.querySelector('.net');
  new MutationObserver(() => window.told.push(line.textContent)).observe(
    line, {characterData: true, childList: true, subtree: true});
}"""


class Somebody:
    """A visitor of whom it is known how often their line broke."""

    def __init__(self, visitor: Visit, address: str, name: str) -> None:
        self.page = visitor(at=address)
        self.page.prefer(policy="never", name=name)
        self.broken = 0
        self.page.page.on("websocket", self._connected)

    def _connected(self, socket: WebSocket) -> None:
        socket.on("close", self._lost)

    def _lost(self, _: WebSocket) -> None:
        self.broken += 1

    def watch_line(self) -> None:
        """From now on note what they are told about it."""
        self.broken = 0
        self.page.page.evaluate(WATCH_LINE)

    def comes_back(self) -> None:
        """They were told that their line broke, and then that all is well."""
        self.page.page.wait_for_function("() => window.told.some(text => text.includes('Reconnecting'))")
        expect(self.page.page.locator(".net")).to_contain_text(re.compile("Live|Slow"))

    def log(self) -> list[str]:
        """What they were told at the table, but for the last lines, to which more may come."""
        return [line.inner_text() for line in self.page.page.locator(".lines > li").all()][:-3]


def play_on(*people: Somebody) -> None:
    """Two decisions by whoever is asked, which everybody sees."""
    pages = [person.page for person in people]
    for _ in range(2):
        asked = whose(*pages)
        asked.go_on()
        for page in pages:
            page.wait_until(asked.version)
