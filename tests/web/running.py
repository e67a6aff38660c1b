"""A real server with the built page, and the Chromium of the system."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests import patience

ROOT = Path(__file__).resolve().parent.parent.parent
# The one without windows and menus does the same in three quarters of the time.
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def build_page() -> None:
    """The page that the server shows, from the sources as they are now."""
    subprocess.run([sys.executable, str(ROOT / "tools" / "page.py")], check=True)


@contextmanager
def running_server(folder: Path, before: str = "") -> Iterator[str]:
    """The address of a server with its database in this folder; bots choose at once. ``before`` runs before it."""
    build_page()
    begin = f"{before}\nimport tests.dice; from hullbreach.cli import main; main()"
    # Matches that are over are judged with few rollouts: what they come to matters to no page.
    command = [sys.executable, "-c", begin, "serve", "--port", "0", "--pace", "0", "--review", "40"]
    process = subprocess.Popen(
        [*command, "--database", f"sqlite:///{folder / 'tables.db'}"], stdout=subprocess.PIPE, text=True, cwd=ROOT
    )
    try:
        assert process.stdout is not None
        line = process.stdout.readline()
        found = re.search(r"http://\S+:(\d+)/", line)
        assert found, line
        yield f"http://127.0.0.1:{found[1]}"
    finally:
        process.terminate()
        process.wait(patience.SECONDS)


@contextmanager
def running_chromium() -> Iterator[Browser]:
    """The Chromium of the system; tools/browser.sh installs it where it is missing."""
    path = next((found for name in NAMES if (found := shutil.which(name))), None)
    assert path, "no Chromium: run tools/browser.sh"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=path, args=["--no-sandbox"], timeout=1000 * patience.SECONDS
        )
        yield browser
        browser.close()
