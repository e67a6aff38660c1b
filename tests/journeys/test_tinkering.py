"""Somebody turns a switch of the rules and looks at what it does to the win rate."""

from __future__ import annotations

import json

from hullbreach.games import rulebook
from hullbreach.kernel.rulebook import SWITCH
from tests.cli.driving import command
from tests.journeys.variants import variants

GAMES_PLAYED = "4"


def test_a_switch_is_turned_and_measured(game: str) -> None:
    book = rulebook(game)
    turned = next(each for each in variants(game, 1) if each and book.setting(*each).role == SWITCH)
    ((name, other),) = turned.items()
    values = [book.setting(name).default, other]
    measured = []
    for value in values:
        arguments = ["--games", GAMES_PLAYED, "--bots", "rules", "--switch", f"{name}={value}", "--json"]
        found = json.loads(command("sim", game, *arguments))
        assert sum(outcome["count"] for outcome in found["outcomes"].values()) == int(GAMES_PLAYED)
        # The same again is the same: what was measured can be shown to others.
        assert json.loads(command("sim", game, *arguments))["outcomes"] == found["outcomes"]
        measured.append(found["cells"][0]["options"][name])
    assert measured == values
