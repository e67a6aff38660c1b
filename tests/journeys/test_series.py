"""A series through everything a game can be called by, with all that makes it richer, and what each came to."""

from __future__ import annotations

import pytest

from hullbreach.games import GAMES, rulebook
from tests.journeys.house import House
from tests.server.running import Player

RICHER = {"player_aliens": True, "hidden_agendas": "on"}


def series() -> list[str]:
    """The games that can be played with all of this."""
    return [game for game in GAMES if set(RICHER) <= {setting.name for setting in rulebook(game).settings()}]


@pytest.mark.parametrize("which", series())
def test_a_series_with_scores(house: House, which: str) -> None:
    headline = rulebook(which).headline()
    assert headline is not None
    house.opens()
    results = []
    for n, value in enumerate(headline.values):
        if n == len(headline.values) // 2:
            house.close()
            house.opens()
        settings = {headline.name: value, **RICHER}
        table = house.open.new_table(which, "human", "bot", "bot", settings=settings)
        player = Player(house.port, table["table"], table["token"])
        title = player.scene["title"]
        house.open.deed(table["table"], 0, "bot", str(table["token"]))
        while not player.scene["ended"]:
            player.until("update", "welcome")
        ended = player.scene["ended"]
        player.close()
        assert isinstance(ended, dict)
        verified = house.open.http.get(f"/api/tables/{table['table']}/verify").json()
        assert verified["matches"]
        assert ended["text"]
        results.append((title, ended["score"]))
    assert len({title for title, _ in results}) == len(headline.values)
    assert all(score is not None for _, score in results)
