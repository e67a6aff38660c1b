"""The rules bot plays house missions that lack what the missions of the box have."""

from __future__ import annotations

import pytest

from hullbreach.bots import make
from hullbreach.games import rulebook
from hullbreach.kernel.records import SeedChance, begin


@pytest.mark.parametrize(
    ("like", "without"), [("resupply", "events"), ("survive", "computers"), ("escape", "exits"), ("newt", "exits")]
)
@pytest.mark.parametrize("players", [1, 4])
def test_a_mission_without_some_of_its_parts_is_played_to_its_end(like: str, without: str, players: int) -> None:
    mine: dict[str, object] = {"id": "mine", "like": like, without: []}
    if without == "exits":
        # Nobody can win by leaving, so it must be won by something else.
        mine["victory"] = ["tracker_empty()"]
    house = {"missions": {"mission": [mine]}}
    book = rulebook("corps").with_house(house, {})
    match = begin(book, {"players": players, "mission": "mine"}, SeedChance(3), quiet=True)
    bots = [make("rules", seat + 1) for seat in range(players)]
    while match.question is not None:
        match.play(bots[match.question.seat].choose_fast(match))
    assert match.outcome is not None
