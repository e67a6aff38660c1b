"""The words of cases: what a stranger may write in given and expect."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import hullbreach as hb
from hullbreach.games.encounters import RULEBOOK
from hullbreach.games.encounters.words.events import EVENTS
from hullbreach.games.encounters.words.options import OPTIONS
from hullbreach.games.encounters.words.questions import QUESTIONS
from hullbreach.games.encounters.words.rolls import ROLLS
from hullbreach.kernel.phrases import Vocabulary
from tests.games.encounters.tables import encounters, hand, one

PAGE = (Path(__file__).parents[3] / "docs" / "cases" / "encounters.md").read_text(encoding="utf-8")


def keys_of(tree: object) -> Iterator[str]:
    """Every key at any depth."""
    if isinstance(tree, dict):
        for key, value in tree.items():
            yield key
            yield from keys_of(value)
    elif isinstance(tree, list):
        for value in tree:
            yield from keys_of(value)


def test_the_page_on_cases_names_every_part_of_the_position() -> None:
    t = encounters({"rooms": {"airlock": "ash"}, "combat": ["sluggish_drone"], "facehuggers": [{}]})
    assert [
        key for key in keys_of(RULEBOOK.position(t.state)) if f"`{key}`" not in PAGE and f"{key} = " not in PAGE
    ] == []


@pytest.mark.parametrize("words", [OPTIONS, QUESTIONS, ROLLS, EVENTS])
def test_the_page_on_cases_lists_every_phrase(words: Vocabulary) -> None:
    # Each phrase stands there in quotes of code, its places as <words>.
    for phrase in words.by_id.values():
        pattern = re.escape(re.sub(r"\{[^}]*\}", "<>", phrase.text)).replace("<>", "<[a-z]+>")
        assert re.search(f"`{pattern}`", " ".join(PAGE.split())), phrase.text


def test_an_empty_space_of_the_hq_is_called_none() -> None:
    t = encounters({"hq": ["electric_prod", "none", "suit_up"]})
    t.expect({"hq": ["electric_prod", "none", "suit_up", "none", "none"]})
    assert t.scripted.differs("hq", ["electric_prod", "suit_up", "none", "none", "none"]) is not None
    assert t.scripted.differs("hq", ["electric_prod", "none", "suit_up", "none"]) is not None


def test_a_hand_is_compared_in_any_order() -> None:
    t = encounters({"players": one("grunt", "electric_prod", "specialist")})
    t.expect({"players.seat-1.hand": ["electric_prod", "grunt", "specialist"]})
    t.expect({"players.seat-1.hand": ["specialist", "electric_prod", "grunt"]})
    assert t.scripted.differs("players.seat-1.hand", ["grunt", "grunt", "specialist"]) is not None
    t.expect({"players": {"seat-1": {"hand": ["specialist", "grunt", "electric_prod"]}}})


def test_piles_are_compared_in_order() -> None:
    t = encounters({"hive": ["ash", "sluggish_drone"], "players": one(deck=["grunt", "specialist"])})
    t.expect({"hive": ["ash", "sluggish_drone"], "players.seat-1.deck": ["grunt", "specialist"]})
    assert t.scripted.differs("hive", ["sluggish_drone", "ash"]) is not None
    assert t.scripted.differs("players.seat-1.deck", ["specialist", "grunt"]) is not None


def test_a_name_stands_for_an_enemy_and_its_place() -> None:
    t = encounters({"combat": ["ash", "sluggish_drone"], "rooms": {"airlock": "resin_worker"}, "facehuggers": [{}]})
    t.expect({"combat": ["ash", {"card": "sluggish_drone", "held": False}], "rooms.airlock": "resin_worker"})
    t.expect({"rooms.med_lab": "none", "rooms": {"airlock": "resin_worker", "med_lab": "none"}})
    t.expect({"facehuggers": ["facehugger"]})
    assert t.scripted.differs("combat", ["sluggish_drone", "ash"]) is not None
    assert t.scripted.differs("rooms.airlock", "none") is not None


def test_with_hidden_agendas_nobody_is_without_one() -> None:
    given = {"players": {"seat-2": {"agenda": "bring_everyone_home"}, "seat-3": {"agenda": "lock_them_out"}}}
    t = encounters(given, players=4, hidden_agendas="on")
    t.expect({"players.seat-1.agenda": "volunteer_for_point", "players.seat-4.agenda": "leak_the_files"})
    t.expect({"view.seat-1.players.seat-2.agenda": "unknown", "view.seat-2.players.seat-2.agenda_revealed": False})
    given = {"players": {"seat-2": {"fate": "dead"}, "seat-3": {"agenda_revealed": True}}}
    t = encounters(given, players=3, hidden_agendas="on")
    t.expect({"players.seat-1.agenda": "bring_everyone_home"})
    t.expect({"players.seat-2.agenda": "none", "players.seat-3.agenda": "none"})
    encounters(players=2).expect({"players.seat-1.agenda": "none"})


@pytest.mark.rules("ENC-INF-22", "ENC-INF-25")
def test_who_knows_which_cards_can_be_given() -> None:
    given = {
        "players": {
            "seat-1": hand("grunt", "electric_prod", "grunt", hand_known=["electric_prod"]),
            "seat-2": hand(deck=["suit_up", "grunt", "specialist", "electric_prod"], deck_known=1),
        }
    }
    t = encounters(given, players=2)
    t.expect({"view.seat-2.players.seat-1.hand": ["electric_prod", "unknown", "unknown"]})
    t.expect({"view.seat-2.players.seat-2.deck.0": "suit_up", "players.seat-2.deck_known": 1})
    t.expect({"view.seat-2.players.seat-2.deck": ["grunt", "electric_prod", "suit_up", "specialist"]})
    t.expect({"view.seat-1.players.seat-2.deck": ["unknown"] * 4, "view.seat-1.players.seat-1.hand_known.count": 1})


def test_what_is_known_must_be_there() -> None:
    for wrong, place in (
        ({"players": one("grunt", hand_known=["grunt", "grunt"])}, "hand_known"),
        ({"players": one(deck=["grunt"], deck_known=2)}, "deck_known"),
        ({"hive": ["ash"], "hive_origins": ["hive_1", "hive_2"]}, "hive_origins"),
        ({"hive": ["ash"], "hive_origins": ["hive_9"]}, "hive_origins"),
        ({"offered": ["seat-1"]}, "offered"),
        ({"rooms": {"airlock": {"card": "ash", "origin": "space"}}}, "origin"),
        ({"class_abilities": ["cook"]}, "class_abilities"),
        ({"looked_at": ["grunt"]}, "looked_at"),
    ):
        with pytest.raises(hb.BadInput) as complaint:
            encounters(wrong)
        assert place in str(complaint.value)


@pytest.mark.rules("ENC-OPT-05", "ENC-AGD-11")
@pytest.mark.parametrize(("origin", "again"), [("hive_1", True), ("recycled", False), ("put_back_seen", False)])
def test_the_origin_of_a_card_decides_whether_it_reveals_again(origin: str, again: bool) -> None:
    room = {"card": "hissing_drone", "face_up": False, "origin": origin}
    given = {"attack": 9, "rooms": {"airlock": room}, "players": one("grunt", "grunt")}
    t = encounters(given, recycled_reveal="once").expect({"rooms.airlock.origin": origin})
    t.play("scan airlock")
    t.expect({"question.prompt": "choose a card to discard, 1 left" if again else "choose an action"})
    given = {"phase": "hive", "hive": ["ash", "hissing_drone"], "hive_origins": [origin, "hive_2"]}
    t = encounters(given).expect({"rooms.ventilation_shafts.origin": origin, "hive_origins": ["hive_2"]})


@pytest.mark.rules("ENC-ACH-02")
def test_class_abilities_of_this_turn_count_for_the_achievement() -> None:
    given = {"class_abilities": ["intel", "tech"], "played_classes": ["strength"]}
    t = encounters({**given, "players": one("fire_axe")}, scenario="alien3").play("play fire_axe")
    t.expect({"class_abilities": ["intel", "strength", "tech"]}).events("achievement seat-1 three_class_combo")


@pytest.mark.rules("ENC-ALN-06")
def test_the_turn_of_an_alien_player_can_begin() -> None:
    players = {"seat-1": {"fate": "alien", "avatar": "avatar_warrior"}}
    t = encounters({"phase": "start", "players": players}, players=2, player_aliens=True)
    t.expect({"round": 2, "turn": "seat-1", "phase": "action"}).events("turn seat-1", "phase action")


def test_an_avatar_that_is_named_is_not_given_to_another_seat() -> None:
    t = encounters({"players": {"seat-2": {"avatar": "avatar_gunner"}}}, players=2)
    t.expect({"players.seat-1.avatar": "avatar_commander", "players.seat-1.deck.0": "report_for_duty"})
    players = {"seat-1": {"fate": "alien"}, "seat-3": {"fate": "alien", "avatar": "avatar_warrior"}}
    t = encounters({"turn": "seat-2", "players": players}, players=3, player_aliens=True)
    t.expect({"players.seat-1.avatar": "avatar_screecher", "players.seat-2.avatar": "avatar_technician"})


@pytest.mark.rules("ENC-SCN-11", "ENC-AGD-11", "ENC-ATT-01")
def test_a_card_lies_only_where_its_kind_can_lie() -> None:
    for wrong, place in (
        ({"players": one("gash")}, "hand"),
        ({"players": one(strikes=["grunt"])}, "strikes"),
        ({"players": one(avatar="grunt")}, "avatar"),
        ({"players": one(vigilant=["gash"])}, "vigilant"),
        ({"rooms": {"airlock": "gash"}}, "rooms.airlock"),
        ({"rooms": {"airlock": {"attached": ["ash"]}}}, "rooms.airlock.attached"),
        ({"rooms": {"airlock": {"card": "ash", "blocked": True}}}, "blocked"),
        ({"rooms": {"airlock": {"card": "sluggish_drone", "blocked": True}}}, "blocked"),
        ({"rooms": {"airlock": {"card": "slumbering_drone", "face_up": False, "blocked": True}}}, "blocked"),
        ({"rooms": {"airlock": "brett"}}, "rooms.airlock"),
        ({"rooms": {"airlock": "sos_signal"}}, "rooms.airlock"),
        ({"combat": ["event_the_sos"]}, "combat"),
        ({"hive": ["grunt", "gash"]}, "hive"),
        ({"hq": ["ash"]}, "hq"),
        ({"strike_deck": ["ash"]}, "strike_deck"),
        ({"travelling_hazards": ["hazard_the_sos"]}, "travelling_hazards"),
    ):
        with pytest.raises(hb.BadInput) as complaint:
            encounters(wrong)
        assert place in str(complaint.value)


def test_a_contaminant_brings_its_hazard_card_along() -> None:
    t = encounters({"recruit": 9, "players": one("auriga_contaminant")}, scenario="alien_resurrection")
    t.expect({"travelling_hazards.count": 1}).play("play auriga_contaminant", "use auriga_contaminant")
    t.expect({"travelling_hazards": "none", "discarded.count": 1})
