"""What a case of encounters can set and add: Health, cards in the middle; every complaint names its place."""

from __future__ import annotations

import pytest

from hullbreach.games.encounters.rulebook import RULEBOOK
from hullbreach.kernel.errors import BadInput
from hullbreach.kernel.scripted import Scripted


def scripted(**given: object) -> Scripted:
    return Scripted(RULEBOOK, {"players": 2}, {"attack": 9, **given})


@pytest.mark.rules("ENC-STR-04", "ENC-DIF-02")
@pytest.mark.parametrize("as_health", [False, True])
def test_health_and_defense_are_what_a_case_says(as_health: bool) -> None:
    given: dict[str, object] = {"players": {"seat-1": {"health": 7, "defense": 2}, "seat-2": {"health": 30}}}
    t = Scripted(RULEBOOK, {"players": 2, "defense_as_health": as_health}, given)
    for path, wanted in (("seat-1.health", 7), ("seat-1.defense", 2), ("seat-2.health", 30)):
        assert t.value(f"players.{path}") == wanted
    assert RULEBOOK.amiss(t.match.state) == []
    assert Scripted(RULEBOOK, {}, {"attack": 1}).value("players.seat-1.health") != 7


@pytest.mark.parametrize(
    ("players", "complaint"),
    [
        ({"seat-1": {"health": "many"}}, "given.players.seat-1: health: 'many', expected a whole number"),
        ({"seat-1": {"helth": 3}}, "helth: unknown key"),
        ({"seat-2": {"fate": "dead", "health": 3}}, "given.players.seat-2: health: 3 cannot be: it is 0"),
    ],
)
def test_a_health_that_cannot_be_is_refused(players: dict[str, object], complaint: str) -> None:
    with pytest.raises(BadInput) as wrong:
        scripted(players=players)
    assert complaint in str(wrong.value)


def test_what_is_added_is_taken_from_where_it_lay() -> None:
    t = scripted(players={"seat-1": {"hand": []}})
    hive, box = t.value("hive.count"), len(t.match.state.box)  # type: ignore[attr-defined]
    t.add({"rooms": {"med_lab": "leathery_egg"}, "facehuggers": [{"host": "seat-1"}]})
    t.add({"players": {"seat-1": {"hand": ["grunt", "fire_axe"], "strikes": ["gash"]}}, "combat": ["leathery_egg"]})
    assert (t.value("hive.count"), len(t.match.state.box)) == (hive - 2, box - 2)  # type: ignore[attr-defined,operator]
    assert RULEBOOK.amiss(t.match.state) == []
    assert t.value("players.seat-1.hand") == ["grunt", "fire_axe"]
    for option in ("play fire_axe", "attack med_lab", "attack combat-1", "attack facehugger-1"):
        assert t.offers(option), option


@pytest.mark.parametrize(
    ("added", "complaint"),
    [
        ({"room": {}}, "add: room: unknown key"),
        ({"rooms": {"med_lab": "brett"}}, "add: rooms.med_lab: there is a card already"),
        ({"rooms": {"bridge": "brett"}}, "add: rooms.bridge: no room, expected one of"),
        ({"rooms": {"airlock": "gash"}}, "rooms.airlock: 'gash' is no card for this place"),
        ({"rooms": {"airlock": "as"}}, "card: 'as', expected the id of a card"),
        ({"combat": ["ash", "ash"]}, "add.combat[1]: no 'ash' in the box or in a pile"),
        ({"players": {"seat-1": {"deck": []}}}, "deck: unknown key"),
    ],
)
def test_what_cannot_be_added_is_refused(added: dict[str, object], complaint: str) -> None:
    t = scripted(rooms={"med_lab": "leathery_egg"})
    with pytest.raises(BadInput) as wrong:
        t.add(added)
    assert complaint in str(wrong.value)
