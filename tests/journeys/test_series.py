"""A series through everything a game can be called by, with all that makes it richer, and what each came to."""

from __future__ import annotations

import msgspec
import pytest

from hullbreach.games import GAMES, rulebook
from hullbreach.table.creating import new_head
from hullbreach.table.storage import Store
from hullbreach.table.table import Plan, Table
from tests.journeys.house import RATE, House
from tests.server.running import Player
from tests.server.tables import seated, token

RICHER = {"player_aliens": True, "hidden_agendas": "on"}
SEATS = ("human", "bot", "bot")


def series() -> list[str]:
    """The games that can be played with all of this."""
    return [game for game in GAMES if set(RICHER) <= {setting.name for setting in rulebook(game).settings()}]


def lay_out(house: House, game: str, settings: dict[str, object], number: int) -> str:
    """A table with dice that are known, so that the series is the same every time; its id."""
    head = new_head(game, settings, list(SEATS))
    head = msgspec.structs.replace(head, id=f"film{number}", key=f"{number:064x}", dice=f"film {number}")
    store = Store(f"sqlite:///{house.database}")
    store.create(head, seated(*SEATS), Table(head, seated(*SEATS)).summary_after(Plan([])))
    store.close()
    return head.id


@pytest.mark.parametrize("which", series())
def test_a_series_with_scores_and_achievements(house: House, which: str) -> None:
    headline = rulebook(which).headline()
    assert headline is not None
    house.opens()
    results, achieved = [], 0
    for n, value in enumerate(headline.values):
        table = lay_out(house, which, {headline.name: value, **RICHER}, n)
        if n == len(headline.values) // 2:
            house.close()
            house.opens()
        player = Player(house.port, table, token(0), rate=RATE)
        title = player.scene["title"]
        play(player)
        ended, log = player.scene["ended"], player.scene["log"]
        player.close()
        assert isinstance(ended, dict)
        assert isinstance(log, list)
        assert house.open.http.get(f"/api/tables/{table}/verify").json()["matches"]
        assert ended["text"]
        # Everybody has a result of their own: what they came to, on which side.
        assert len(ended["results"]) in (0, len(SEATS))
        assert all(result["score"] is not None and result["side"] for result in ended["results"])
        achieved += sum(line["text"].startswith("Achievement of") for line in log)
        results.append((title, ended["score"]))
    assert len({title for title, _ in results}) == len(headline.values)
    assert all(score is not None for _, score in results)
    assert achieved


def play(player: Player) -> None:
    """Every decision of one's own, as one would advise it, to the end."""
    while not player.scene["ended"]:
        if player.question is None:
            player.until("update", "welcome")
            continue
        player.follow_hint()
