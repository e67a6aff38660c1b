"""May do this and, if done, that: what was not done buys nothing, whichever action it is."""

from __future__ import annotations

import pytest

from hullbreach.games.encounters.content.vocabulary import VOCABULARY
from hullbreach.parts.parser import parse_effect
from tests.games.encounters.tables import EncountersTable, encounters, hand

CARD = "acid_in_the_veins"
BASE = 2
"""The attack of the card itself."""


def table(
    patch: pytest.MonkeyPatch, effect: str, given: dict[str, object] | None = None, **seat: object
) -> EncountersTable:
    """A table at which this effect stands on the card in hand, and a second player."""
    first = hand(CARD, *seat.pop("more", []), **seat)  # type: ignore[misc]
    players = {"seat-1": first, "seat-2": hand("grunt", "grunt")}
    t = encounters({"players": players, **(given or {})}, players=2, scenario="alien_resurrection")
    patch.setattr(t.g.faces[t.g.fixed.index[CARD]], "clauses", (parse_effect(effect, VOCABULARY, "test"),))
    return t


@pytest.mark.parametrize(
    ("effect", "given", "seat"),
    [
        ("play: may draw 1 ; attack 3", {}, {"deck": []}),
        ("play: may draw 1 per=enemies_combat ; attack 3", {}, {"deck": ["grunt"]}),
        ("play: may discard 1 ; attack 3", {}, {}),
        ("play: may heal 1 ; attack 3", {}, {}),
        ("play: may hold 1 ; attack 3", {}, {}),
        ("play: may facehug you ; attack 3", {"hatchery": ["chestburster"]}, {}),
        ("play: may gain hq max=2 ; attack 3", {"hq": ["voice_of_the_ship"]}, {}),
        ("play: may copy hq max=2 ; attack 3", {"hq": ["voice_of_the_ship"]}, {}),
        ("play: may copy played ; attack 3", {}, {}),
        ("play: may scan 1 ; attack 3", {"rooms": {}}, {}),
        ("play: may kill_enemy 1 ; attack 3", {}, {}),
        ("play: may weaken 1 ; attack 3", {}, {}),
        ("play: may fortify 1", {}, {}),
        ("play: may pay recruit 1 -> if combat>=1 then attack 3", {"recruit": 1}, {}),
        ("play: may kill_chestburster from=discard ; attack 3", {}, {}),
    ],
)
@pytest.mark.rules("ENC-GEN-03", "ENC-CHO-05")
def test_nobody_is_asked_about_what_cannot_be_done(
    monkeypatch: pytest.MonkeyPatch, effect: str, given: dict[str, object], seat: dict[str, object]
) -> None:
    t = table(monkeypatch, effect, given, **seat)
    t.play(f"play {CARD}").expect({"attack": BASE, "question.prompt": "choose an action"})


@pytest.mark.rules("ENC-GEN-03")
def test_part_of_it_is_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    t = table(monkeypatch, "play: may strike 2 ; attack 3", {"strike_deck": ["scratch", "gash"]}, dodges=1)
    t.play(f"play {CARD}", "accept")
    t.expect({"attack": BASE + 3, "players.seat-1.strikes": ["scratch"], "players.seat-1.dodges": 0})


@pytest.mark.rules("ENC-STR-20", "ENC-CHO-28")
def test_of_two_alternatives_the_chosen_one_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    effect = "play: may strike 1 | discard 1 ; attack 3 ; recruit 1"
    given: dict[str, object] = {"strike_deck": ["scratch", "gash"]}
    t = table(monkeypatch, effect, given, dodges=1, more=["grunt"])
    t.play(f"play {CARD}", "accept", "do 1").expect({"attack": BASE, "recruit": 0})
    t = table(monkeypatch, effect, given, dodges=1, more=["grunt"])
    t.play(f"play {CARD}", "accept", "do 2").expect({"attack": BASE + 3, "recruit": 1, "players.seat-1.dodges": 1})


@pytest.mark.rules("ENC-CHO-25")
def test_a_scan_that_is_not_made_buys_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    rooms = {"airlock": {"card": "sluggish_drone", "face_up": False}}
    t = table(monkeypatch, "play: may scan 1 ; attack 3", {"rooms": rooms})
    t.play(f"play {CARD}", "accept", "enough").expect({"attack": BASE})
    t = table(monkeypatch, "play: may scan 1 ; attack 3", {"rooms": rooms})
    t.play(f"play {CARD}", "accept", "choose room airlock").expect({"attack": BASE + 3})


@pytest.mark.rules("ENC-STR-20", "ENC-TIM-04")
def test_a_trade_in_the_middle_of_another_is_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    given: dict[str, object] = {"strike_deck": ["bite_mark", "gash"]}
    t = table(monkeypatch, "play: may strike 1 ; attack 3", given, dodges=0, more=["grunt"])
    struck = t.g.faces[t.g.fixed.index["bite_mark"]]
    clause = parse_effect("hit: may scan 1 ; discard 1", VOCABULARY, "test")
    monkeypatch.setitem(struck.by_trigger, "hit", (clause,))
    t.g.rooms[0] = t.g.new_piece(t.g.fixed.index["ash"], 0)
    t.play(f"play {CARD}", "accept", "accept", "enough")
    t.expect({"attack": BASE + 3, "players.seat-1.strikes": ["bite_mark"], "players.seat-1.hand": ["grunt"]})
