"""The schema that the page's types are made from says exactly what is sent."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

import jsonschema_rs
import pytest

from hullbreach.server.live import Live
from hullbreach.server.messages import Closed, Hint, Lines, Why
from hullbreach.server.schema import schema
from hullbreach.table.entries import Chosen, UndoAsked
from hullbreach.table.hints import hint, looked_at
from hullbreach.table.reasons import why
from hullbreach.table.seating import hash_of
from hullbreach.table.storage import Said
from hullbreach.table.table import Plan, shortened
from tests.server.tables import Listener, new_table, play, sent, token

NAMES = {"welcome": "Welcome", "update": "Update", "table": "TableFacts", "chat": "ChatLine"}


def strict(document: dict[str, Any]) -> dict[str, Any]:
    """The same schema, refusing what it does not mention."""
    for definition in document["$defs"].values():
        if definition.get("type") == "object" and "properties" in definition:
            definition["additionalProperties"] = False
    return document


DOCUMENT = strict(schema())


@cache
def validator(name: str) -> Any:
    """The check of one definition."""
    return jsonschema_rs.validator_for({"$ref": f"#/$defs/{name}", "$defs": DOCUMENT["$defs"]})


def check(name: str, value: object) -> None:
    """Complain where a value is not what the schema says."""
    validator(name).validate(value)


@pytest.mark.parametrize("game", ["corps", "encounters"])
def test_what_is_sent_fits_the_schema(game: str) -> None:
    table = new_table(game, "human", "human")
    live = Live(table, [Said(0, "Ann", "hello", 1.0)])
    client = Listener(hash_of(token(0)), "fr")
    live.clients.append(client)
    live.welcome(client)
    for n in range(60):
        play(table, 1)
        past = table.match.past
        assert past is not None
        live.show(table_entry(live))
        if n == 30:
            table.carry_out(Plan([UndoAsked(1, "turn", 3)]))
            live.show_table()
    seen: set[str] = set()
    for text in sent(client):
        message = json.loads(text)
        check(NAMES[message["kind"]], message)
        check("ServerMessage", message)
        seen.add(message["kind"])
    assert seen >= {"welcome", "update", "table"}


def table_entry(live: Live) -> Chosen:
    """The entry of the last choice."""
    past = live.table.match.past
    assert past is not None
    return Chosen(past.seat, past.text())


def test_answers_fit_the_schema() -> None:
    table = new_table("corps", "human")
    play(table, 12)
    match = table.match
    client = Listener()
    given = hint(match, 0, (), "en")
    client.tell(Hint(given.text, given.label, given.why))
    client.tell(Lines(3, looked_at(match, 0, "en", milliseconds=1)))
    reasons = why(match, 0, 3, "en", lambda kept: shortened(match, kept))
    client.tell(Why(3, reasons.sentences, reasons.rules))
    asked = match.rulebook.scene(match.view(0), "en", 0, True).question
    assert asked is not None
    client.tell(Closed(3, asked.closed))
    for name, text in zip(("Hint", "Lines", "Why", "Closed"), sent(client), strict=True):
        check(name, json.loads(text))


def test_every_field_that_is_always_sent_is_required() -> None:
    scene = DOCUMENT["$defs"]["Scene"]
    assert set(scene["required"]) == set(scene["properties"])
    assert DOCUMENT["$defs"]["SceneChange"]["required"] == ["question"]
    grid = DOCUMENT["$defs"]["Grid"]["properties"]
    assert set(grid) == set(DOCUMENT["$defs"]["BareGrid"]["properties"])
    assert grid["shape"]["const"] == "grid"
