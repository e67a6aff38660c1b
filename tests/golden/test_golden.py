"""Seeded matches, dumped with every question, option, roll and event, change only on purpose."""

from __future__ import annotations

import pytest

from tests.golden.playthrough import HERE, PLAYTHROUGHS, Playthrough, text_of


@pytest.mark.parametrize("play", PLAYTHROUGHS, ids=lambda play: play.name)
def test_the_playthrough_is_as_it_was(play: Playthrough) -> None:
    now = text_of(play).splitlines()
    before = play.file.read_text(encoding="utf-8").splitlines()
    for number, (line, was) in enumerate(zip(now, before, strict=False), start=1):
        assert line == was, f"{play.file.name}, line {number}; if that is on purpose: python -m tests.golden.renew"
    assert len(now) == len(before)


def test_every_golden_file_is_used() -> None:
    assert sorted(HERE.glob("*.txt")) == sorted(play.file for play in PLAYTHROUGHS)
