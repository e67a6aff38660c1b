"""Standard loadouts: content that is checked when it is read, and dealt as it is written."""

from __future__ import annotations

from pathlib import Path

import pytest

import hullbreach as hb
from hullbreach.bots import make
from hullbreach.games.corps.content import load as corps
from hullbreach.kernel.errors import BadInput
from hullbreach.parts.loadouts import loadout_for, read_loadouts
from hullbreach.parts.reader import Reader

FREE = ("newt", "escape", "survive", "rescue", "resupply")


def read(tmp_path: Path, loadouts: str) -> object:
    """The shipped content of corps with other loadouts."""
    for path in corps.FOLDER.glob("*.toml"):
        (tmp_path / path.name).write_bytes(path.read_bytes())
    (tmp_path / "loadouts.toml").write_text(loadouts)
    return corps.load(tmp_path)


@pytest.mark.parametrize(
    ("wrong", "complaint"),
    [
        ('missions = ["newd"]', "did you mean 'newt'"),
        ("seats = [9]", "from 1 to 6"),
        ('gear.hicks = ["m41a_pulse_rifle", "m56_smart_gun"]', "more than a character can carry"),
        ('gear.hicks = ["losing_hope"]', "losing_hope"),
        ("gear.jonesy = []", "jonesy"),
        ('gear.hicks = ["bypass_kit"]\ngear.hudson = ["bypass_kit"]', "2 times 'bypass_kit', there are 1"),
    ],
)
def test_a_loadout_that_cannot_be_is_refused_where_it_is_wrong(tmp_path: Path, wrong: str, complaint: str) -> None:
    with pytest.raises(BadInput, match=r"loadouts\.toml: loadout mine") as refused:
        read(tmp_path, f'[[loadout]]\nid = "mine"\n{wrong}\n')
    assert complaint in str(refused.value)


@pytest.mark.parametrize("mission", FREE)
@pytest.mark.parametrize("players", [1, 3, 6])
def test_corps_is_dealt_as_it_is_written(mission: str, players: int) -> None:
    match = hb.new("corps", players=players, seed=1, mission=mission)
    bot = make("rules+policy", 1)
    texts: list[str] = []
    while match.question is not None and match.rulebook.topics().get(match.question.ask.prompt.id) == "setup":
        option = bot.choose(match.view(match.question.seat))
        texts.append(option.text(match.state.names))
        match.play(option)
    loadout = loadout_for(corps.load().loadouts, mission, players)
    assert loadout is not None
    heroes = [text.removeprefix("play as ") for text in texts if text.startswith("play as ")]
    assert heroes == list(loadout.people[: len(heroes)])
    for who in {text.split()[1] for text in texts if text.startswith("equip ")}:
        worn = [text.split()[3] for text in texts if text.startswith(f"equip {who} with ")]
        assert sorted(worn) == sorted(loadout.gear[who]), who


@pytest.mark.parametrize("game", ["encounters", "nemesis"])
def test_whom_the_others_take_stands_in_their_loadouts(game: str) -> None:
    match = hb.new(game, players=2, seed=3)
    question = match.question
    assert question is not None
    option = match.rulebook.standard(match.state, question.ask)
    assert option in question.options


def test_a_file_without_gear_is_a_loadout_too() -> None:
    found = read_loadouts(Reader({"loadout": [{"id": "all"}]}, "here"), ["one"], 3, ["ana"])
    assert loadout_for(found, "one", 3) is found[0]
    assert found[0].gear == {}
