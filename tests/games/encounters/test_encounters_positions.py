"""Every position of play can be described and set up again."""

from __future__ import annotations

import json
import random

import pytest

import hullbreach as hb
from hullbreach.games.encounters import RULEBOOK
from hullbreach.games.encounters.rules.state import Encounters
from hullbreach.games.encounters.words import options as opt
from hullbreach.games.encounters.words import questions
from hullbreach.kernel.match import Match
from hullbreach.kernel.records import SeedChance, begin
from tests.games.encounters.tables import encounters

VARIANTS: list[dict[str, object]] = [
    {"players": 1, "scenario": "alien"},
    {"players": 3, "scenario": "aliens", "defense_as_health": True},
    {"players": 5, "scenario": "alien3"},
    {"players": 2, "scenario": "alien_resurrection", "hidden_agendas": "on"},
    {"players": 4, "scenario": "alien3", "player_aliens": True},
]


def eager(match: Match, rng: random.Random) -> None:
    """One choice of somebody who does not like to end a turn."""
    assert match.question is not None
    options = list(match.question.options)
    wanted = [option for option in options if option.phrase not in (opt.END, opt.STAND_BACK)]
    match.play(rng.choice(wanted or options))


@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_every_position_of_the_action_phase_can_be_set_up_again(options: dict[str, object]) -> None:
    tried = 0
    for seed in range(3):
        match = begin(RULEBOOK, options, SeedChance(seed))
        rng = random.Random(seed)
        while match.question is not None:
            prompt = match.question.ask.prompt
            if prompt in (questions.ACTION, questions.ALIEN_ACTION) and rng.random() < 0.3:
                tree = json.loads(json.dumps(RULEBOOK.position(match.state)))
                again = RULEBOOK.arrange(options, tree)
                assert isinstance(again, Encounters)
                assert RULEBOOK.position(again) == tree
                assert RULEBOOK.amiss(again) == []
                tried += 1
            eager(match, rng)
    assert tried > 20


def test_an_unknown_word_is_refused() -> None:
    for given, place in (
        ({"rooms": {"attic": "ash"}}, "rooms.attic"),
        ({"players": {"seat-1": {"hand": ["nobody"]}}}, "hand"),
        ({"players": {"seat-2": {}}}, "players"),
        ({"hive": ["alien_queen"], "combat": ["alien_queen"], "weather": 1}, "hive"),
        ({"weather": 1}, "weather"),
        ({"kills": {"nobody": 1}}, "nobody"),
        ({"played_classes": ["cook"]}, "played_classes"),
    ):
        with pytest.raises(hb.BadInput) as wrong:
            encounters(given, scenario="aliens")
        assert place in str(wrong.value)


def test_a_card_can_lie_in_one_place_only() -> None:
    with pytest.raises(hb.BadInput) as wrong:
        encounters({"hq": ["orders_from_the_bridge"], "dead_characters": ["orders_from_the_bridge"]})
    assert "orders_from_the_bridge" in str(wrong.value)


def test_a_described_position_holds_all_cards() -> None:
    t = encounters({"rooms": {"med_lab": "ash"}, "combat": ["vent_stalker"], "facehuggers": [{}]}, players=3)
    assert RULEBOOK.amiss(t.state) == []
