"""Options that end or pass something are marked as such for every client, by the game that knows them."""

from __future__ import annotations

import pytest

import hullbreach as hb
from hullbreach.bots import make
from tests.suite.by_game import GAMES, own, sample_of

CHOICES = 120


@pytest.mark.parametrize("game", GAMES)
def test_what_passes_ends_something_and_what_acts_does_not(game: str) -> None:
    seed = 5
    players = min([seats for seats, _, _ in sample_of(game) if seats > 1], default=1)
    match = hb.new(game, players=players, seed=seed)
    bot = make("rules", 1)
    passing = ending = acting = 0
    for _ in range(CHOICES):
        if match.question is None:
            seed += 1
            match = hb.new(game, players=players, seed=seed)
        question = match.question
        assert question is not None
        asked = match.rulebook.scene(match.view(question.seat), "en").question
        assert asked is not None
        marks = {choice.text: choice.ends for choice in asked.choices}
        if asked.passing:
            passing += 1
            assert marks[asked.passing]
        ending += sum(marks.values())
        acting += sum(not mark for mark in marks.values())
        match.play(bot.choose(match.view(question.seat)))
    assert ending >= passing
    # A game that says nothing more about itself may have nothing to pass, and nothing else that ends something.
    if own(game, "variants") is not None:
        assert passing > 0
        assert ending > passing
        assert acting > ending
