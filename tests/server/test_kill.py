"""A short version of the long command: processes are killed in the middle of play, and nothing is lost."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

from tests.server.kill import torture


def test_nothing_acknowledged_is_lost(tmp_path: Path) -> None:
    told: Counter[str] = Counter()
    wrong = torture(
        tmp_path / "tables.sqlite",
        workers=1,
        kills=4,
        tables=3,
        seed=1,
        longest=1.0,
        tell=lambda _, counted: told.update(counted - told),
    )
    assert wrong == []
    # There was something to lose.
    assert told["choices"] > 3


def test_nor_where_several_processes_serve(elsewhere: str) -> None:
    assert torture(elsewhere, workers=2, kills=4, tables=3, seed=2) == []
