"""The texts of the cards: every word has its message, in every language, and says what the card does."""

from __future__ import annotations

import pytest

from hullbreach.games.hunt.content.card_records import CHOICES, FILTERS, TARGET_KINDS
from hullbreach.games.hunt.content.load import load
from hullbreach.games.hunt.content.vocabulary import TIMINGS, VERBS, WHO
from hullbreach.games.hunt.show.card_text import environment_lines, environment_text, strategy_lines, strategy_text
from hullbreach.games.hunt.show.sheets import sheets
from hullbreach.text import Messages

LANGS = ("en", "fr", "de")
CONTENT = load()


@pytest.mark.parametrize("lang", LANGS)
def test_every_word_of_cards_has_a_message_of_its_own(lang: str) -> None:
    messages = Messages.load("hunt", lang)
    said_otherwise = ("marine", "alien", "predator", "killer")
    wanted = [
        *[f"effect-{word.makes.word}" for word in VERBS],
        *[f"timing-{word}" for word in TIMINGS],
        *[f"who-{word}" for word in WHO],
        *[f"target-{word}" for word in TARGET_KINDS],
        *[f"pick-{word}" for word in CHOICES],
        *[f"filter-{word}" for word in FILTERS if word not in said_otherwise],
    ]
    assert [id for id in wanted if not messages.has(id)] == []


@pytest.mark.parametrize("lang", LANGS)
def test_every_card_says_something_of_its_own_and_ends_with_a_full_stop(lang: str) -> None:
    texts = [strategy_text(CONTENT, card.index, lang) for card in CONTENT.strategy]
    events = [environment_text(CONTENT, card.index, lang) for card in CONTENT.environment]
    for text in (*texts, *events):
        assert text.endswith("."), text
        assert text[0].isupper(), text
        for wrong in ("  ", "..", "{", "}", "none", " ,", "( "):
            assert wrong not in text, text
    # Cards that do the same read the same, and no others.
    by_effect: dict[object, set[str]] = {}
    for card, text in zip(CONTENT.strategy, texts, strict=True):
        filters = tuple([word for word in card.filters if word not in ("marine", "alien", "predator")])
        key = (
            card.effects,
            card.target,
            filters,
            card.weapons,
            card.skill,
            card.targets,
            card.is_seal,
            card.not_critical,
        )
        by_effect.setdefault(key, set()).add(text)
    assert all(len(said) == 1 for said in by_effect.values())
    assert len({text for said in by_effect.values() for text in said}) == len(by_effect)
    assert len(set(events)) == len(events)


@pytest.mark.parametrize("lang", LANGS)
def test_numbers_of_a_card_stand_in_its_text(lang: str) -> None:
    index = CONTENT.strategy_index
    for id, said in (
        ("aimed_burst", "+4"),
        ("claymore", "12"),
        ("emergency_med_pack", "1–15"),
        ("paralysing_fear", "−8"),
    ):
        (line,) = strategy_lines(CONTENT, index[id], lang)
        assert said in line
    (line,) = environment_lines(CONTENT, CONTENT.environment_index["lights_out"], lang)
    assert "3" in line


def test_texts_are_made_from_what_cards_do() -> None:
    assert strategy_text(CONTENT, CONTENT.strategy_index["overwatch"], "en") == (
        "Between two activations – Choose up to 3 of your models (not engaged, on one tile and the tiles adjacent to "
        "it). Each of them gets a Sentry token."
    )
    assert strategy_text(CONTENT, CONTENT.strategy_index["net_launcher"], "de") == (
        "Zwischen zwei Aktivierungen – Wähle eine offene feindliche Miniatur (in Sichtlinie einer deiner offenen "
        "Miniaturen und höchstens 2 Kacheln von ihr entfernt, mit kleinem oder mittlerem Base). Sie legt einen "
        "Stärketest ab. Besteht sie ihn nicht: −2 AP in ihrer nächsten Aktivierung."
    )
    assert environment_text(CONTENT, CONTENT.environment_index["life_support_failure"], "fr") == (
        "Seuls les Aliens peuvent utiliser Courir pendant ce tour de jeu."
    )


@pytest.mark.rules("HUNT-CARD-01", "HUNT-CARD-02")
@pytest.mark.parametrize("lang", LANGS)
def test_all_printed_cards_lie_on_sheets(lang: str) -> None:
    found = sheets(CONTENT, lang)
    assert [len(sheet.cards) for sheet in found] == [11, 9, 10, 20, 20, 20, 20, 20, 29, 24]
    for sheet in found:
        for card in sheet.cards:
            assert card.name[0].isupper() or card.name[0].isdigit(), card
            assert card.text, card
            assert "{" not in card.facts + card.text, card


def test_a_stat_card_shows_the_line_of_its_unit() -> None:
    (guard,) = [card for card in sheets(CONTENT, "en")[1].cards if card.name == "Royal Guard"]
    assert guard.facts == "M 1 · CC 17 · RS – · St 13 · Con 13 · LD 19 · W 3 · A 15(12) · large base"
    assert guard.text.splitlines()[0] == "Royal Guard Claws 16/4/2"
