"""The texts of everything printed: each word has its message in every language, and says what the record does."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from hullbreach.games.nemesis.content.goals import GOALS
from hullbreach.games.nemesis.content.load import Content, load
from hullbreach.games.nemesis.content.names import (
    CAUSES,
    CHARACTERS,
    COMPONENTS,
    DESTINATIONS,
    ENDS,
    EXPLORATION,
    FATES,
    INTRUDERS,
    OBJECTS,
    WOUNDS,
)
from hullbreach.games.nemesis.content.switches import SWITCHES
from hullbreach.games.nemesis.content.vocabulary import CONDITIONS, RULES, TIMINGS, VERBS, WHO
from hullbreach.games.nemesis.show import card_text as texts
from hullbreach.games.nemesis.show.card_facts import card_facts, item_facts
from hullbreach.games.nemesis.show.sheets import sheets
from hullbreach.text import LANGS, Messages
from tests.games.nemesis.printed_text import FOLDER, printed_text

CONTENT = load()
Said = Callable[[Content, int, str], str]


@pytest.mark.parametrize("lang", LANGS)
def test_every_word_and_every_name_has_a_message_of_its_own(lang: str) -> None:
    messages = Messages.load("nemesis", lang)
    wanted = [
        *[f"effect-{word.makes.word}" for word in VERBS],
        *[f"cond-{word.makes.word}" for word in CONDITIONS],
        *[f"goal-{word.makes.word}" for word in GOALS],
        *[f"timing-{word}" for word in TIMINGS],
        *[f"who-{word}" for word in WHO],
        *[f"card-{card.id}" for card in CONTENT.cards],
        *[f"item-{item.id}" for item in CONTENT.items],
        *[f"room-{room.id}" for room in CONTENT.rooms],
        *[f"room-{room.id}.{form}" for room in CONTENT.rooms for form in ("the", "of", "to", "in", "gender")],
        *[f"room_action-{room.id}" for room in CONTENT.rooms if room.ways],
        *[f"event_card-{event.id}" for event in CONTENT.events],
        *[f"attack-{attack.id}" for attack in CONTENT.attacks],
        *[f"intruder_action-{card.name}" for card in CONTENT.intruder_actions],
        *[f"weakness-{weakness.id}" for weakness in CONTENT.weaknesses],
        *[f"objective-{objective.id}" for objective in CONTENT.objectives],
        *[f"{kind}-{word}" for kind in ("character", "trait") for word in CHARACTERS],
        *[
            f"{kind}-{word}.{form}"
            for kind, words in (("character", CHARACTERS), ("intruder", INTRUDERS), ("object", OBJECTS))
            for word in words
            for form in ("the", "an", "of", "many", "gender")
        ],
        *[f"wound-{word}" for word in WOUNDS],
        *[f"exploration-{word}" for word in EXPLORATION],
        *[f"component-{word}" for word in COMPONENTS],
        *[f"destination-{word}" for word in DESTINATIONS],
        *[f"cause-{word}" for word in CAUSES],
        *[f"end-{word}" for word in ENDS],
        *[f"fate-{word}" for word in FATES],
        *[f"setting-{name}" for name in SWITCHES],
        *[f"value-{switch.name}-{value}" for switch in CONTENT.switches for value in switch.values],
    ]
    assert [id for id in wanted if not messages.has(id)] == []


@pytest.mark.parametrize("lang", LANGS)
def test_every_text_is_whole_sentences_without_gaps(lang: str) -> None:
    cards = [card for sheet in sheets(CONTENT, lang) for card in sheet.cards]
    assert len(cards) == 34 + 50 + 25 + 6 + 20 + 8 + 10 + 5 + 8 + 25 + 6
    for card in cards:
        for line in card.text.split("\n"):
            assert line.endswith("."), line
            assert line[0].isupper() or line[0] in "+1", line
        for part in (card.name, card.facts, card.text):
            for wrong in ("  ", "..", "{", "}", "none", " ,", "( ", " .", "_", "self", ": :"):
                assert wrong not in part, part


@pytest.mark.parametrize("lang", LANGS)
def test_the_tables_of_printed_texts(lang: str) -> None:
    assert printed_text(lang) == (FOLDER / f"{lang}.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize(
    ("said", "count"),
    [
        (texts.card_text, len(CONTENT.cards)),
        (texts.item_text, len(CONTENT.items)),
        (texts.room_text, len(CONTENT.rooms)),
        (texts.event_text, len(CONTENT.events)),
        (texts.attack_text, len(CONTENT.attacks)),
        (texts.intruder_action_text, len(CONTENT.intruder_actions)),
        (texts.weakness_text, len(CONTENT.weaknesses)),
        (texts.objective_text, len(CONTENT.objectives)),
    ],
)
def test_records_that_do_different_things_read_differently(said: Said, count: int, lang: str) -> None:
    records = {
        texts.card_text: CONTENT.cards,
        texts.item_text: CONTENT.items,
        texts.room_text: CONTENT.rooms,
        texts.event_text: CONTENT.events,
        texts.attack_text: CONTENT.attacks,
        texts.intruder_action_text: CONTENT.intruder_actions,
        texts.weakness_text: CONTENT.weaknesses,
        texts.objective_text: CONTENT.objectives,
    }[said]
    by_text: dict[str, set[object]] = {}
    for index in range(count):
        record = records[index]
        does = (
            getattr(record, "effects", ()),
            getattr(record, "requires", ()),
            getattr(record, "any_of", ()),
            getattr(record, "weapon_class", ""),
            getattr(record, "survives_on_mars", False),
        )
        by_text.setdefault(said(CONTENT, index, lang), set()).add(does)
    # Both Evacuation Sections read alike, and so do weapons of both classes with the same rule.
    for text, group in by_text.items():
        apart = {re.sub(r"section='[AB]'|'(energy|classic)'", "", repr(does)) for does in group}
        assert len(apart) == 1, text


@pytest.mark.parametrize("lang", LANGS)
def test_every_standing_rule_says_something_of_its_own(lang: str) -> None:
    messages = Messages.load("nemesis", lang)
    said = [messages.say("effect-rule", id=rule) for rule in RULES]
    assert len(set(said)) == len(RULES)


@pytest.mark.parametrize(
    ("said", "lang", "id", "text"),
    [
        (texts.card_text, "en", "suppressive_fire", "Discard 1 Ammo from a weapon in your hands: you, or 1 other Character here who agrees, move to a neighbouring Room without being attacked."),  # noqa: E501
        (texts.card_text, "fr", "adrenaline", "Tirer, puis piocher 1 carte. Ou\u00a0: fuir vers une Salle voisine, puis piocher 1 carte."),  # noqa: E501
        (texts.card_text, "de", "adrenaline", "Schieße und ziehe dann 1 Karte. Oder: Flieh in einen benachbarten Raum und ziehe dann 1 Karte."),  # noqa: E501
        (texts.card_text, "en", "interruption", "When another player in your Room has declared an Action and paid for it: cancel that Action.\nWhen another player plays Interruption: cancel that Interruption."),  # noqa: E501
    ],
)  # fmt: skip
def test_texts_are_made_from_what_cards_do(said: Said, lang: str, id: str, text: str) -> None:
    assert said(CONTENT, CONTENT.card_index[id], lang) == text


def test_what_stands_beside_a_text() -> None:
    assert card_facts(CONTENT, CONTENT.card_index["intranet"], "en") == "Cost 1 · only out of Combat"
    taser = "Crafted Item · cost 1 · one use · craft from: electrical + tool · 3 copies"
    assert item_facts(CONTENT, CONTENT.item_index["taser"], "en") == taser
    flashlight = "Questgegenstand · Kosten 2 · nicht im Kampf · aktivieren mit Energieladung (Kosten 1)"
    assert item_facts(CONTENT, CONTENT.item_index["flashlight"], "de") == flashlight


def test_an_objective_names_once_what_all_its_ways_ask_for() -> None:
    said = texts.objective_text(CONTENT, CONTENT.objective_index["the_great_hunt"], "en")
    assert said == "You have sent a Signal, and the ship is destroyed or the Queen has been killed."
    said = texts.objective_text(CONTENT, CONTENT.objective_index["quarantine"], "de")
    assert said == (
        "Das Raumschiff erreicht den Mars, oder das Raumschiff erreicht die Erde und das Nest ist zerstört. "
        "Im Kälteschlaf überlebst du auch einen Sprung zum Mars."
    )


def test_every_way_has_a_line_of_its_own() -> None:
    tools = CONTENT.items[CONTENT.item_index["tools"]]
    assert texts.way_lines(tools.ways, "en")[::2] == [
        "Discard the Malfunction marker here.",
        "Open or close 1 Door of this Room.",
    ]
    cockpit = CONTENT.rooms[CONTENT.room_index["cockpit"]]
    assert texts.way_lines(cockpit.ways, "de") == [
        "Sieh dir heimlich die Koordinatenkarte an.",
        "Versetze den Flugzielmarker auf ein anderes Feld, wenn niemand im Kälteschlaf und kein Xeno hier ist.",
    ]
