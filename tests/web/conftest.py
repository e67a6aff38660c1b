"""A real server on a free port, the built page and the system's Chromium."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from tests.web.player import Player

ROOT = Path(__file__).resolve().parent.parent.parent
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
START = 30.0


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server with an empty database; bots choose at once."""
    subprocess.run([sys.executable, str(ROOT / "tools" / "page.py")], check=True)
    database = tmp_path_factory.mktemp("tables") / "tables.db"
    command = [sys.executable, "-c", "from hullbreach.cli import main; main()", "serve", "--port", "0", "--pace", "0"]
    process = subprocess.Popen(
        [*command, "--database", f"sqlite:///{database}"], stdout=subprocess.PIPE, text=True, cwd=ROOT
    )
    assert process.stdout is not None
    line = process.stdout.readline()
    found = re.search(r"http://\S+:(\d+)/", line)
    assert found, line
    yield f"http://127.0.0.1:{found[1]}"
    process.terminate()
    process.wait(START)


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """The Chromium of the system."""
    path = next((found for name in NAMES if (found := shutil.which(name))), None)
    assert path, "no Chromium: run tools/browser.sh"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        yield browser
        browser.close()


@pytest.fixture
def visitor(chromium: Browser, server: str) -> Iterator[Callable[..., Player]]:
    """Open a browser of somebody's own: nothing in its storage, an English reader unless told otherwise."""
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def visit(path: str = "/", width: int = 1440, height: int = 900, lang: str = "en", **more: object) -> Player:
        context = chromium.new_context(
            viewport={"width": width, "height": height},
            locale=lang,
            base_url=server,
            reduced_motion="reduce",
            permissions=["clipboard-read", "clipboard-write"],
            **more,  # type: ignore[arg-type]
        )
        contexts.append(context)
        page: Page = context.new_page()
        page.set_default_timeout(10_000)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("console", lambda line: complaints.append(line.text) if line.type == "error" else None)
        page.goto(path)
        return Player(page)

    yield visit
    for context in contexts:
        context.close()
    # What the tests do on purpose: a line that was cut, a table that is not there.
    expected = re.compile(r"WebSocket|ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of 4\d\d")
    assert [line for line in complaints if not expected.search(line)] == []
