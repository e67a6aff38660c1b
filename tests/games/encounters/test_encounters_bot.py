"""The rules of thumb: they play every kind of game to its end, win some, and look only at what their seat knows."""

from __future__ import annotations

import pytest

from hullbreach.bots.rules import RulesBot
from hullbreach.games.encounters import RULEBOOK
from hullbreach.kernel.chance import Seeded
from hullbreach.kernel.match import Match
from hullbreach.kernel.records import SeedChance, begin
from tests.games.encounters.tables import encounters, one


def played(seed: int, **options: object) -> Match:
    """A game of bots."""
    match = begin(RULEBOOK, {"roles": "random", **options}, SeedChance(seed), quiet=True)
    bot = RulesBot(seed)
    while match.question is not None:
        match.play(bot.choose_fast(match))
    return match


def test_a_team_wins_some_games() -> None:
    reasons = [played(seed, players=1, scenario="alien").outcome for seed in range(6)]
    assert any(outcome is not None and outcome.reason == "objectives-completed" for outcome in reasons)


@pytest.mark.parametrize("mode", [{"hidden_agendas": "on"}, {"hidden_agendas": "delayed", "player_aliens": True}])
def test_every_mode_ends(mode: dict[str, object]) -> None:
    for seed in range(2):
        assert played(seed, players=3, scenario="aliens", **mode).outcome is not None


@pytest.mark.rules("ENC-KIL-07", "ENC-AGD-19")
def test_weak_cards_are_killed_and_players_left_alone() -> None:
    t = encounters({"players": one("argue_the_shares", "captain_of_the_ship", "grunt")})
    t.play("play argue_the_shares", "accept")
    assert RulesBot(1).choose(t.match.view(0)).text(t.g.names) == "kill grunt"
    given = {"attack": 9, "players": {"seat-1": {"agenda": "secret_map"}, "seat-2": {"agenda": "cut_the_comms"}}}
    t = encounters(given, players=2, hidden_agendas="on")
    assert RulesBot(1).choose(t.match.view(0)).text(t.g.names) != "attack player seat-2"


def test_what_a_bot_cannot_know_does_not_change_its_choice() -> None:
    match = begin(RULEBOOK, {"players": 3, "roles": "random"}, SeedChance(5), quiet=True)
    bot = RulesBot(5)
    for number in range(120):
        if match.question is None:
            break
        seat = match.question.seat
        world = match.resampled(seat, Seeded(number))
        choice = RulesBot(number).choose(match.view(seat))
        assert RulesBot(number).choose(world.view(seat)) == choice
        match.play(bot.choose_fast(match))
