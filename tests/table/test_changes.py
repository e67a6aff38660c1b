"""What clients are sent, over whole games: changes add up to the scene, and no part of a scene is out of date."""

from __future__ import annotations

import json
import sys

import msgspec
import pytest

from hullbreach.games.corps.rules.defence import defence_total, melee_total
from hullbreach.games.corps.rules.effects.run import tech_total
from hullbreach.games.corps.rules.state import Corps
from hullbreach.kernel.scene import Panel
from hullbreach.server.live import Live
from hullbreach.table.entries import Chosen
from hullbreach.table.seating import hash_of
from tests.server.running import merge, settled
from tests.server.tables import Listener, new_table, play, sent, token

VARIANTS = [
    ("corps", {"mission": "newt"}),
    ("corps", {"mission": "survive", "edition": "2020"}),
    ("encounters", {"hidden_agendas": "on"}),
    ("encounters", {"player_aliens": True}),
]
# Making a scene without any memory takes long, so not every one is made twice.
EVERY = 23
MOST = 700


def forget() -> None:
    """Clear everything that scenes remember."""
    for name, module in sys.modules.copy().items():
        if name.startswith("hullbreach.") and ("scene" in name or name.endswith(".sayings")):
            for thing in vars(module).values():
                if hasattr(thing, "cache_clear"):
                    thing.cache_clear()


def whole_scene(live: Live, client: Listener) -> bytes:
    """Everything the client sees now."""
    match = live.table.match
    made = live.table.scene(match.view(client.seat), client.lang)
    made.version = live.table.version
    return msgspec.json.encode(made)


@pytest.mark.parametrize(("game", "settings"), VARIANTS)
def test_changes_add_up_and_nothing_is_out_of_date(game: str, settings: dict[str, object]) -> None:
    table = new_table(game, "human", "human", "bot", **settings)
    live = Live(table, [])
    clients = [Listener(), Listener(hash_of(token(0)), "fr"), Listener(hash_of(token(1)), "de")]
    scenes: dict[Listener, dict[str, object]] = {}
    for client in clients:
        live.clients.append(client)
        live.welcome(client)
    for number in range(MOST):
        for client in clients:
            for message in [json.loads(text) for text in sent(client)]:
                if message["kind"] == "welcome":
                    scenes[client] = message["scene"]
                elif message["kind"] == "update":
                    scenes[client] = merge(scenes[client], message["scene"])
        if number % EVERY == 0 or table.finished:
            remembered = [whole_scene(live, client) for client in clients]
            forget()
            assert [whole_scene(live, client) for client in clients] == remembered
            for client, scene in zip(clients, remembered, strict=True):
                assert settled(scenes[client]) == settled(json.loads(scene)), f"choice {number}, {client.lang}"
        if table.finished:
            break
        play(table, 1)
        past = table.match.past
        assert past is not None
        live.show(Chosen(past.seat, past.text()))
        assert {picture.choices for picture in live.pictures.values()} == {table.choices}


def test_the_numbers_of_a_character_are_those_of_the_rules() -> None:
    """A panel works them out without the rest of the table."""
    table = new_table("corps", "bot", "bot", mission="survive")
    compared = 0
    while not table.finished and compared < 2000:
        play(table, 1)
        g = table.match.state
        assert isinstance(g, Corps)
        for area in table.match.rulebook.scene(table.match.view(-1), "en").areas:
            if isinstance(area, Panel):
                who = g.fixed.content.character_index[area.art]
                totals = (defence_total(g, who), melee_total(g, who), tech_total(g, who, "always"))
                shown = [stat.value for stat in area.stats if stat.id not in ("aim", "speed")]
                assert shown == [str(total.value) for total in totals if total.value > 0]
                compared += 1
