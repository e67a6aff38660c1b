"""A little of the storm; ``make storm`` for long."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from hullbreach.games import GAMES
from tests.storm.evening import EXAMPLE, spent
from tests.storm.messages import flood
from tests.storm.report import REPORT, write_report

EVENINGS = 12


@pytest.mark.parametrize("processes", [1, 2])
def test_whatever_fails_everybody_sees_what_is_stored(processes: int) -> None:
    told = [spent(seed, EXAMPLE, 3, processes, 30.0) for seed in range(EVENINGS)]
    # There was something to agree about, and something went wrong.
    assert sum(evening.entries for evening in told) > 10 * EVENINGS
    assert sum(evening.crashes for evening in told) > EVENINGS


@pytest.mark.parametrize("game", GAMES)
def test_so_it_is_in_every_game(game: str) -> None:
    assert spent(1, game, 2, 1, 12.0).moments > 2


def test_the_same_seed_is_the_same_evening() -> None:
    assert spent(7, EXAMPLE, 2, 2, 30.0) == spent(7, EXAMPLE, 2, 2, 30.0)


def test_nonsense_changes_nothing_and_is_told_nothing() -> None:
    rounds: list[Counter[str]] = []
    sent = flood(1, 1000, lambda _, sent: rounds.append(sent))
    assert sent["sockets"] > 800
    assert sent["HTTP"] >= 100
    assert len(rounds) == 2


def test_a_run_writes_its_own_chapter_and_no_other(tmp_path: Path) -> None:
    report = tmp_path / "storm.md"
    report.write_text(REPORT.read_text())
    for found in ("first", "2 evenings\nin two lines"):
        write_report("Evenings", found, report)
    write_report("Kills", "none", report)
    chapters = report.read_text().split("\n## ")
    assert [chapter.splitlines()[0] for chapter in chapters[1:]] == ["Evenings", "Nonsense", "Kills"]
    assert chapters[1].rstrip().endswith("2 evenings\nin two lines")
    assert "first" not in chapters[1]
    assert chapters[2] == REPORT.read_text().split("\n## ")[2]
    assert chapters[3].endswith(": none\n")
    with pytest.raises(AssertionError, match="no chapter Rain"):
        write_report("Rain", "", report)
