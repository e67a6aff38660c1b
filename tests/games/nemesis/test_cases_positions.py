"""Positions of nemesis as cases write them: what a tree says can be set up again, and bad input is explained."""

from __future__ import annotations

import json

import pytest

from hullbreach.games.nemesis.rulebook import RULEBOOK
from hullbreach.kernel.chance import Seeded
from hullbreach.kernel.match import SPECTATOR, Match
from hullbreach.kernel.records import SeedChance, begin


def choose_blindly(match: Match, choose: Seeded) -> None:
    question = match.questions[0]
    match.play(question.options[choose.below(len(question.options))], question.seat)


def positions_set_up_again(options: dict[str, object], dice: int) -> int:
    """Describe the positions of a match and set them up; how many there were."""
    match = begin(RULEBOOK, options, SeedChance(dice), quiet=True)
    choose = Seeded(3)
    compared = 0
    for _ in range(1500):
        if match.question is None:
            break
        if match.question.ask.prompt.id == "action" and choose.below(5) == 0:
            tree = RULEBOOK.position(match.state)
            again = Match(RULEBOOK, options, RULEBOOK.arrange(options, tree), {})
            told = RULEBOOK.position(again.state)
            assert {key: (told[key], tree[key]) for key in tree if told[key] != tree[key]} == {}
            assert again.question is not None
            assert again.question.texts() == match.question.texts()
            compared += 1
        choose_blindly(match, choose)
    return compared


@pytest.mark.parametrize(
    "options",
    [
        {"players": 1},
        {"players": 3},
        {"players": 5, "intruder_player": "on"},
        {"players": 4, "mode": "coop", "board": "alternate"},
        {"players": 2, "traits": "on"},
    ],
)
def test_a_position_of_play_can_be_set_up_again(options: dict[str, object]) -> None:
    assert sum([positions_set_up_again(options, dice) for dice in (11, 12)]) > 10
