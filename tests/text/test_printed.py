"""Whatever card a line of the log names, its print is on a sheet: one can point at it."""

from __future__ import annotations

import random

import pytest

import hullbreach as hb
from hullbreach.games import rulebook

SEATS = {"corps": 2, "encounters": 2, "hunt": 3, "nemesis": 2}
# A Contamination card has no print that may be read without a scanner.
UNPRINTED = {"card:contamination"}
CHOICES = 300


@pytest.mark.parametrize("game", SEATS)
def test_cards_in_the_log_are_printed_on_a_sheet(game: str) -> None:
    rules = rulebook(game)
    printed = {card.id: card for sheet in rules.sheets("en") for card in sheet.cards if card.id}
    match = hb.new(game, players=SEATS[game], seed=3)
    chance = random.Random(3)
    for _ in range(CHOICES):
        if match.question is None:
            break
        match.play(chance.choice(list(match.question.options)))
    named = {card for line in rules.scene(match.view(0), "en").log for card in line.cards}
    assert named - UNPRINTED
    assert named - UNPRINTED <= set(printed)
    assert all(printed[card].name and printed[card].kind and printed[card].art for card in named - UNPRINTED)
