"""The bots: made by name, deterministic, always legal, and blind to what their seat cannot know."""

from __future__ import annotations

import pytest

import hullbreach as hb
from hullbreach.bots import QUICK, make
from hullbreach.bots.advice import advice_of
from hullbreach.games.corps.bot import bot
from hullbreach.games.corps.words.questions import QUESTIONS
from hullbreach.kernel.chance import Seeded
from hullbreach.kernel.match import Match
from hullbreach.kernel.records import record

MISSIONS = ("newt", "escape", "survive", "rescue", "resupply", "bug_hunt_operations")
MOST = 6000


def play(match: Match, name: str, seed: int, most: int = MOST) -> Match:
    """Play a match with one bot a seat, each choosing from its view."""
    bots = [make(name, seed + seat) for seat in range(match.state.seats)]
    while match.question is not None and len(match) < most:
        seat = match.question.seat
        match.play(bots[seat].choose(match.view(seat)))
    return match


def test_an_unknown_name_is_refused() -> None:
    with pytest.raises(hb.BadInput, match="expected one of random, rules"):
        make("oracle", 1)


def test_a_game_without_rules_of_thumb_is_named() -> None:
    with pytest.raises(hb.BadInput, match="no rules of thumb are written for chess yet"):
        advice_of("chess")


# Whoever thinks ahead is watched for a while only.
@pytest.mark.parametrize(("name", "most"), [*[(name, MOST) for name in QUICK], ("search:6", 60)])
def test_the_same_seed_plays_the_same_game(name: str, most: int) -> None:
    games = [play(hb.new("corps", 2, 5, mission="bug_hunt_operations"), name, 9, most) for _ in range(2)]
    assert [past.text() for past in games[0].pasts()] == [past.text() for past in games[1].pasts()]
    assert games[0].state == games[1].state


def test_another_seed_of_the_random_bot_plays_another_game() -> None:
    games = [play(hb.new("corps", 1, 5, mission="newt"), "random", seed, 60) for seed in (1, 100)]
    assert [past.text() for past in games[0].pasts()] != [past.text() for past in games[1].pasts()]


@pytest.mark.parametrize("mission", MISSIONS)
@pytest.mark.parametrize("edition", ["updated", "2020"])
def test_the_rules_bot_finishes_every_mission(mission: str, edition: str) -> None:
    match = play(hb.new("corps", 2, 3, mission=mission, edition=edition), "rules", 3)
    assert match.outcome is not None


def test_the_rules_bot_has_an_answer_to_every_question() -> None:
    assert set(bot.DECIDERS) == set(QUESTIONS.by_id)


def test_the_fast_choice_is_the_choice() -> None:
    slow = play(hb.new("corps", 3, 8, mission="survive"), "rules", 4, 400)
    fast = hb.new("corps", 3, 8, mission="survive")
    bots = [make("rules", 4 + seat) for seat in range(3)]
    while fast.question is not None and len(fast) < 400:
        fast.play(bots[fast.question.seat].choose_fast(fast))
    assert record(slow, "").choices == record(fast, "").choices


def test_the_rules_bot_decides_alike_in_every_world_its_seat_cannot_tell_apart() -> None:
    match = hb.new("corps", 3, 11, mission="newt")
    bots = [make("rules", seat) for seat in range(3)]
    compared = 0
    while match.question is not None and len(match) < 700:
        seat = match.question.seat
        choice = bots[seat].choose(match.view(seat))
        if len(match) % 7 == 0:
            other = match.resampled(seat, Seeded(len(match)))
            assert make("rules", seat).choose(other.view(seat)) == make("rules", seat).choose(match.view(seat))
            compared += 1
        match.play(choice)
    assert compared > 20


def test_a_hint_says_why_and_changes_nothing() -> None:
    match = hb.new("corps", 1, 2, mission="newt")
    adviser = make("rules", 1)
    view = match.view(0)
    assert adviser.why(view) == "hero"
    assert adviser.choose(view) == make("rules", 1).choose(view)
    assert make("random", 1).why(view) == ""


def test_the_rules_bot_beats_chance() -> None:
    won = sum(
        bool(outcome.winners)
        for seed in range(6)
        if (outcome := play(hb.new("corps", 1, seed, mission="resupply"), "rules", seed).outcome) is not None
    )
    assert won >= 4
