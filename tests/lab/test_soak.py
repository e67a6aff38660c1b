"""The soak test finds what it should find, and nothing in sound games."""

from __future__ import annotations

from pathlib import Path

import pytest

import hullbreach as hb
from hullbreach.bots import make
from hullbreach.games.corps.rulebook import CorpsRulebook
from hullbreach.games.corps.rules.conserved import amiss
from hullbreach.games.corps.rules.state import Corps
from hullbreach.kernel.records import read_record
from hullbreach.lab import soak as soaking
from hullbreach.lab.soak import options_for, soak_game


def test_options_are_drawn_over_everything() -> None:
    drawn = [options_for("corps", seed) for seed in range(300)]
    assert {options["mission"] for options in drawn} >= {"newt", "campaign", "bug_hunt_hive", "rescue"}
    assert {options["players"] for options in drawn} == {1, 2, 3, 4, 5, 6}
    assert {options["edition"] for options in drawn} == {"updated", "2020"}


@pytest.mark.parametrize("seed", range(4))
def test_sound_games_pass(seed: int) -> None:
    played = soak_game("corps", seed)
    assert played.crash is None, played.reason


def corps(seed: int) -> Corps:
    """A state some way into a game."""
    match = hb.new("corps", 1, seed, mission="newt")
    player = make("rules", 1)
    while match.question is not None and len(match) < 120:
        match.play(player.choose_fast(match))
    assert isinstance(match.state, Corps)
    return match.state


def test_lost_components_are_noticed() -> None:
    g = corps(1)
    assert amiss(g) == []
    card = g.deck.pop()
    assert amiss(g)[0].startswith("endurance cards")
    g.deck.append(card)
    g.pool.append(g.pool[0])
    assert amiss(g)[0].startswith("blips")
    g.pool.pop()
    g.tunnels = (1, 2, 3, 4, 5)
    assert amiss(g)[0].startswith("5 tunnels")
    g.tunnels = ()
    g.alien_squares ^= 1 << 3
    assert amiss(g)[0].startswith("the mask of aliens")


def test_a_failure_writes_its_record_and_ends_with_code_1(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(CorpsRulebook, "amiss", lambda self, state: ["dice under the sofa"])
    assert soaking.main(["corps", "--games", "1", "--seed", "3", "--out", str(tmp_path)]) == 1
    assert "dice under the sofa" in capsys.readouterr().out
    found = read_record((tmp_path / "soak-corps-3.json").read_bytes(), "soak")
    assert len(found.choices) == soaking.CHECK_EVERY


def test_success_ends_with_code_0(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert soaking.main(["corps", "--games", "2", "--out", str(tmp_path)]) == 0
    assert capsys.readouterr().out.startswith("corps: 2 games, ")
