"""Visitors of a real server, each in a browser of their own."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Error, Page, expect

from tests import patience
from tests.web.player import Player
from tests.web.running import running_chromium, running_server

Visit = Callable[..., Player]
# What the tests do on purpose: a line that was cut, a server that is killed in the middle of an answer or gone, a table
# that is not there.
EXPECTED = re.compile(
    r"WebSocket|ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_RE(?:FUSED|SET)|ERR_EMPTY_RESPONSE|ERR_FAILED"
    r"|dynamically imported|status of 4\d\d"
)
# Where the browser itself says that a server is gone there is no storage.
SECRETS_CLOSED = """location.protocol.startsWith('http') && (localStorage.getItem('hullbreach.secrets')
  ?? localStorage.setItem('hullbreach.secrets', '{"closed": true}'))"""
# Nobody looks at the pixels of a test, and to paint them took half of what a page costs the processor. What can be
# seen, read, measured, pointed at and clicked is the same without them.
UNPAINTED = """{
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('html { opacity: 0 !important }');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}"""
# For whoever asks what is painted, colours above all: the page as it stands, until it is loaded anew.
PAINTED = "document.adoptedStyleSheets = []"
PATIENCE = 1000 * patience.SECONDS
FAILED = pytest.StashKey[bool]()
expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of the server."""
    with running_server(tmp_path_factory.mktemp("tables")) as address:
        yield address


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    """One Chromium for all tests of a file: while it is there, no other event loop can run in this thread."""
    with running_chromium() as browser:
        yield browser


def seen_on(page: Page) -> str:
    """What somebody would read there now: where a test waited in vain, this tells why."""
    try:
        return str(page.locator(".decide, .ready, body").first.inner_text(timeout=5000))
    except Error as error:
        return f"({error})"


@pytest.fixture
def visitor(request: pytest.FixtureRequest, chromium: Browser, server: str) -> Iterator[Visit]:
    """Open a browser of somebody's own: nothing in its storage, an English reader unless told otherwise."""
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def visit(
        path: str = "/", width: int = 1440, height: int = 900, lang: str = "en", at: str = server, **more: object
    ) -> Player:
        context = chromium.new_context(
            viewport={"width": width, "height": height},
            locale=lang,
            base_url=at,
            reduced_motion="reduce",
            permissions=["clipboard-read", "clipboard-write"],
            **more,  # type: ignore[arg-type]
        )
        contexts.append(context)
        # Cards that open at the deal are the matter of the tests that look at them.
        context.add_init_script(SECRETS_CLOSED)
        context.add_init_script(UNPAINTED)
        page: Page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("console", lambda line: complaints.append(line.text) if line.type == "error" else None)
        page.goto(path)
        return Player(page)

    yield visit
    if request.node.stash.get(FAILED, False):
        for n, context in enumerate(contexts, 1):
            for page in context.pages:
                print(f"\nvisitor {n} saw {page.url}:\n{seen_on(page)}")
    for context in contexts:
        context.close()
    unexpected = [line for line in complaints if not EXPECTED.search(line)]
    assert not unexpected, unexpected
