"""The lock file of the page names packages and their hashes, and no place to get them from."""

from __future__ import annotations

import json

from tests.web.running import ROOT


def test_the_lock_file_records_no_addresses() -> None:
    text = (ROOT / "web" / "package-lock.json").read_text("utf-8")
    assert "://" not in text
    packages = json.loads(text)["packages"]
    assert all("integrity" in package for name, package in packages.items() if name)
