"""A short version of the long command: the server is killed in the middle of play, and nothing is lost."""

from __future__ import annotations

from pathlib import Path

from tests.server.kill import torture


def test_nothing_acknowledged_is_lost(tmp_path: Path) -> None:
    assert torture(tmp_path, kills=3, tables=6, shortest=0.6, longest=1.6) == []
