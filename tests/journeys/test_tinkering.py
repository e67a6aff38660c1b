"""Somebody turns a switch of the rules and looks at what it does to the win rate, in numbers and in a picture."""

from __future__ import annotations

import json
from pathlib import Path

from hullbreach.games import rulebook
from hullbreach.kernel.rulebook import PLAYERS, SWITCH
from tests.cli.driving import command
from tests.journeys.variants import variants

GAMES_PLAYED = "4"


def test_a_switch_is_turned_and_measured(game: str, tmp_path: Path) -> None:
    book = rulebook(game)
    players = book.settle({})[PLAYERS]
    assert isinstance(players, int)
    turned = next(each for each in variants(game, players) if each and book.setting(*each).role == SWITCH)
    ((name, other),) = turned.items()
    values = [book.setting(name).default, other]
    both = f"{name}={','.join(str(value).lower() for value in values)}"
    picture = tmp_path / "switch.svg"
    arguments = ["--games", GAMES_PLAYED, "--bots", "rules", "--switch", both, "--plot", str(picture)]
    found = json.loads(command("sim", game, *arguments, "--json"))
    assert [cell["options"][name] for cell in found["cells"]] == values
    for cell in found["cells"]:
        assert sum(outcome["count"] for outcome in cell["outcomes"].values()) == int(GAMES_PLAYED)
    # Each of its values has a bar in the picture, called by it.
    drawn = picture.read_text("utf-8")
    assert all(f"{name} {value}" in drawn for value in values)
    # The same again is the same, and one value alone too: what was measured can be shown to others.
    alone = ["--games", GAMES_PLAYED, "--switch", f"{name}={str(other).lower()}"]
    assert json.loads(command("sim", game, *alone, "--json"))["outcomes"] == found["cells"][1]["outcomes"]
    # And in words, for whoever looks at a terminal.
    assert f"{name}={other}" in "".join(command("sim", game, *alone).split())
