"""Generated texts: every card, ability and mission in every language, and no value left unsaid."""

from __future__ import annotations

import itertools
import re

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from hullbreach.games.corps.content.load import load, mission_from
from hullbreach.games.corps.content.vocabulary import CARD_TYPES, CONDITIONS, ENDINGS, TIMINGS, VERBS, VOCABULARY
from hullbreach.games.corps.rulebook import RULEBOOK
from hullbreach.games.corps.show.card_text import (
    ability_text,
    card_facts,
    card_sheet,
    card_text,
    character_sheet,
    tracker_sheet,
    tracker_text,
)
from hullbreach.games.corps.show.effect_text import EffectText
from hullbreach.games.corps.show.mission_text import mission_sections, mission_text
from hullbreach.parts.grammar import Key, Word
from hullbreach.parts.parser import parse_effect
from hullbreach.text import LANGS, Messages, catalogue_files
from hullbreach.text.messages import read_catalogue

CONTENT = load()
IMPLIED = {
    ("prevent", "what"): "the timing already says what would happen",
    ("prevent", "target"): "the timing already says to whom",
    ("reroll", "target"): "the timing already says whose roll",
    ("roll_each", "min"): "the branch says it",
    ("modify", "when"): "aim_action and rest_recycle name their situation themselves",
    ("recycle", "types"): "cards of the exhaust pile come as they lie, whatever their type",
}
"""Values that a text may leave out because something else on the card says them."""


def messages(lang: str) -> Messages:
    return Messages.load("corps", lang)


def card(id: str):  # type: ignore[no-untyped-def]
    return CONTENT.endurance[CONTENT.endurance_index[id]]


def tracker(id: str):  # type: ignore[no-untyped-def]
    return CONTENT.tracker[CONTENT.tracker_index[id]]


def all_lines(lang: str) -> list[tuple[str, str]]:
    """Everything printed on anything, line by line, with the name of the thing."""
    found = [(name, text) for name, _, text in card_sheet(load(), lang) + tracker_sheet(load(), lang)]
    for edition, faq11 in (("updated", False), ("2020", False), ("2020", True)):
        found += [(name, text) for name, _, text in character_sheet(load(), lang, edition, faq11) if text]
    for mission in CONTENT.missions:
        found += [(mission.id, line) for _, lines in mission_sections(mission, lang) for line in lines]
    return [(name, line) for name, text in found for line in text.split("\n")]


@pytest.mark.parametrize("lang", LANGS)
def test_every_text_is_made_of_whole_sentences(lang: str) -> None:
    for name, line in all_lines(lang):
        assert line.endswith("."), (name, line)
        assert line[0].isupper() or line[0].isdigit(), (name, line)
        assert not re.search(r"  | [.,)]|\.\.|,,|[{}]|\( |None", line), (name, line)
        assert not re.search(r"\. [^A-ZÀ-Ü0-9]", line), (name, line)


@pytest.mark.parametrize("lang", LANGS)
def test_french_and_german_punctuation(lang: str) -> None:
    for name, line in all_lines(lang):
        if lang == "fr":
            assert not re.search("[^\u202f][;!?]|[^\u00a0]:", line), (name, line)
        else:
            assert "\u202f" not in line, (name, line)
            assert "\u00a0" not in line, (name, line)
        if lang == "de":
            after_colon = re.findall(r": (\S)", line.partition(" – ")[2])
            assert all(not c.islower() for c in after_colon), (name, line)


@pytest.mark.parametrize("lang", LANGS)
def test_every_thing_has_a_name(lang: str) -> None:
    say = messages(lang).say
    for prefix, records in (
        ("card", CONTENT.endurance),
        ("tracker", CONTENT.tracker),
        ("mission", CONTENT.missions),
        ("face", CONTENT.faces),
    ):
        names = [say(f"{prefix}-{record.id}") for record in records]
        assert len(set(names)) == len(names)
        if lang == "en":
            assert names == [record.name.replace("'", "’") for record in records]
    for character in CONTENT.characters:
        assert say(f"character-{character.id}") in say(f"character-{character.id}.full")
        assert say(f"character-{character.id}.gender") in ("m", "f")
    for keyword in {word for c in CONTENT.endurance for word in c.keywords}:
        assert say(f"keyword-{keyword}")
        assert say(f"keyword-{keyword}.rule").endswith(".")
    for word in CARD_TYPES:
        assert say(f"type-{word}")
        assert say(f"type-{word}.each")


def test_no_name_without_a_thing() -> None:
    known = {f"card-{c.id}" for c in CONTENT.endurance} | {f"tracker-{c.id}" for c in CONTENT.tracker}
    known |= {f"mission-{m.id}" for m in CONTENT.missions} | {f"face-{f.id}" for f in CONTENT.faces}
    known |= {f"character-{c.id}" for c in CONTENT.characters} | {"mission-sandbox", "face-board", "tracker-place"}
    ids = {e.id.name for e in read_catalogue(catalogue_files("corps", "en")) if isinstance(e, ast.Message)}
    named = {id for id in ids if id.split("-")[0] in ("card", "tracker", "mission", "face", "character")}
    assert named == known


def samples(key: Key) -> list[object]:
    """Values that a key may take: every word, and numbers of both plural forms."""
    found = list(dict.fromkeys(key.words.values()))
    if key.number:
        found += [1, 2] + ([-1, -2] if key.least < 0 else [])
    if key.square:
        found.append("1a:2,3")
    return found


def every_use(word: Word):  # type: ignore[no-untyped-def]
    for values in itertools.product(*(samples(key) for key in word.held())):
        yield values, word.makes(*values, ()) if word.labels else word.makes(*values)


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("word", VERBS, ids=lambda w: w.makes.word)
def test_no_value_of_a_verb_is_left_unsaid(word: Word, lang: str) -> None:
    """Two uses of a verb that differ in a value never read the same."""
    said: dict[str, tuple[object, ...]] = {}
    text = EffectText(messages(lang), "who-this")
    for values, verb in every_use(word):
        if word.makes.word == "recycle" and verb.source == "exhaust" and verb.n < 0:
            continue  # any number: only from the hand
        clause = text.act(verb)
        assert clause
        shown = tuple(
            value for key, value in zip(word.held(), values, strict=True) if (word.makes.word, key.name) not in IMPLIED
        )
        assert said.setdefault(clause, shown) == shown, clause


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("word", VERBS, ids=lambda w: w.makes.word)
def test_permissions_and_later_steps_can_be_said_too(word: Word, lang: str) -> None:
    text = EffectText(messages(lang), "character-ripley", 2)
    for _, verb in every_use(word):
        if messages("en").has(f"effect-{word.makes.word}.may"):
            assert text.act(verb, "may")
        assert text.choice((verb,), "then")


@pytest.mark.parametrize("lang", LANGS)
def test_every_condition_and_ending_can_be_said(lang: str) -> None:
    text = EffectText(messages(lang), "who-acting")
    for word in CONDITIONS:
        said = [messages(lang).say(f"cond-{word.makes.word}", **text.values(verb)) for _, verb in every_use(word)]
        assert len(set(said)) == len(said)
    for name in ENDINGS:
        assert messages(lang).has(f"ending-{name}")
    for timing in TIMINGS:
        assert messages(lang).has(f"timing-{timing}")


class Selectors(Visitor):
    """Which words each variable is compared with, through the fragments a message is made of."""

    def __init__(self, entries: dict[str, ast.Message]) -> None:
        self.entries = entries
        self.found: list[tuple[str, set[str]]] = []
        self.seen: set[str] = set()

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            keys = {v.key.name if isinstance(v.key, ast.Identifier) else v.key.value for v in node.variants}
            self.found.append((node.selector.id.name, keys))
        self.generic_visit(node)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        if node.id.name not in self.seen:
            self.seen.add(node.id.name)
            self.visit(self.entries[node.id.name])


@pytest.mark.parametrize("lang", LANGS)
def test_messages_know_exactly_the_words_of_the_vocabulary(lang: str) -> None:
    """A word added to the vocabulary, or a misspelt variant, cannot fall into a default."""
    entries = {e.id.name: e for e in read_catalogue(catalogue_files("corps", lang)) if isinstance(e, ast.Message)}
    uses = [(f"effect-{w.makes.word}", w) for w in VERBS] + [(f"cond-{w.makes.word}", w) for w in CONDITIONS]
    uses += [(f"ending-{name}", w) for name, w in ENDINGS.items()]
    for id, word in uses:
        selectors = Selectors(entries)
        selectors.visit(entries[id])
        for key in word.held():
            if key.number or key.square:
                continue
            flags = all(isinstance(v, bool) for v in key.words.values())
            words = {"yes", "no"} if flags else set(map(str, key.words.values()))
            name = "whom" if key.name == "who" else key.name
            for variable, compared in selectors.found:
                if variable == name or (variable == f"{name}_is" and "other" not in compared):
                    assert compared == words, f"{id}: ${variable}"
                elif variable == f"{name}_is":
                    assert compared - {"other"} <= words, f"{id}: ${variable}"


def effect(text: str):  # type: ignore[no-untyped-def]
    return parse_effect(text, VOCABULARY, "test")


@pytest.mark.parametrize(
    ("lang", "expected"),
    [
        (
            "en",
            "During activation – You may exhaust 1 card: "
            "turn the aim dial of a character within 4 spaces of Hicks up by 1.",
        ),
        (
            "fr",
            "Pendant l’activation – Vous pouvez épuiser 1 carte\u00a0: "
            "augmentez de 1 le compteur de visée d’un personnage à 4 espaces ou moins de Hicks.",
        ),
        (
            "de",
            "Während der Aktivierung – Du kannst 1 Karte erschöpfen: "
            "Drehe die Zielscheibe eines Charakters in höchstens 4 Feldern Entfernung von Hicks um 1 hoch.",
        ),
    ],
)
def test_a_price_is_a_permission_with_a_colon(lang: str, expected: str) -> None:
    hicks = CONTENT.characters[CONTENT.character_index["hicks"]]
    assert ability_text("hicks", hicks.hero, lang).split("\n")[1] == expected


@pytest.mark.parametrize(
    ("lang", "expected"),
    [
        ("en", "If the active character has a main weapon, exhaust it; otherwise, exhaust 2 cards."),
        ("fr", "Si le personnage actif a une arme principale, épuisez-la\u202f; sinon, épuisez 2 cartes."),
        ("de", "Wenn der aktive Charakter eine Hauptwaffe hat: Erschöpfe sie; sonst erschöpfe 2 Karten."),
    ],
)
def test_condition_and_otherwise(lang: str, expected: str) -> None:
    assert card_text(card("weapon_jam"), lang) == expected


@pytest.mark.parametrize(
    ("lang", "expected"),
    [
        ("en", "Action – Exhaust 2 cards, then an adjacent character stands up."),
        ("fr", "Action – Épuisez 2 cartes, puis un personnage adjacent se relève."),
        ("de", "Aktion – Erschöpfe 2 Karten, dann steht ein benachbarter Charakter auf."),
    ],
)
def test_steps_in_order(lang: str, expected: str) -> None:
    assert card_text(card("field_medkit"), lang) == expected


@pytest.mark.parametrize(
    ("lang", "expected"),
    [
        (
            "en",
            "Place 1 blip at spawn point 2. If this blip is not spotted as it is placed, reveal 2 cards. "
            "Each hazard: place 1 more blip there.",
        ),
        (
            "fr",
            "Faites apparaître 1 Blip au point de Spawn 2. Si ce Blip n’est pas repéré à son apparition, "
            "révélez 2 cartes. Chaque danger\u00a0: faites apparaître 1 Blip de plus au même endroit.",
        ),
        (
            "de",
            "Bringe 1 Blip an Spawn-Punkt 2 ins Spiel. Wird dieser Blip beim Insspielkommen nicht gesichtet: "
            "Decke 2 Karten auf. Jeder Rückschlag: Bringe dort 1 weiteren Blip ins Spiel.",
        ),
    ],
)
def test_branches_by_type(lang: str, expected: str) -> None:
    assert tracker_text(tracker("mt2_02_signal_loss"), lang) == expected


def test_tracker_texts_follow_the_order_of_play() -> None:
    assert tracker_text(tracker("mt3_13_from_every_side"), "en") == (
        "Place a tunnel on a space adjacent to your Hero. Place 2 blips on it. "
        "Place 1 blip at the spawn point nearest to your Hero."
    )


def test_gender_in_french() -> None:
    text = EffectText(messages("fr"), "character-ripley")
    said = text.effect(effect("on_kill: may discard_this(); prevent(what=kill, instead=knockdown, target=self)"))
    assert said == (
        "Quand Ripley devrait être tuée par un jet de défense raté – "
        "Vous pouvez défausser cette carte\u00a0: Ripley est mise KO à la place."
    )


def test_a_permission_that_is_no_price() -> None:
    words = effect("any_time: may draw(n=1); exhaust(n=2)")
    expected = {
        "en": "At any time – You may draw 1 card. If you do, exhaust 2 cards.",
        "fr": "À tout moment – Vous pouvez piocher 1 carte. Dans ce cas, épuisez 2 cartes.",
        "de": "Jederzeit – Du kannst 1 Karte ziehen. Wenn du das tust: Erschöpfe 2 Karten.",
    }
    for lang in LANGS:
        assert EffectText(messages(lang), "who-hero").effect(words) == expected[lang]


def test_die_faces_are_joined_to_spans() -> None:
    words = effect("on_schedule: roll(die=alien) { 1: draw(n=1) | 2,4: draw(n=2) | 5,6: draw(n=3) }")
    said = EffectText(messages("en"), "who-acting").effect(words)
    assert said == "On arrival – Roll the Alien die. 1: draw 1 card. 2 or 4: draw 2 cards. 5 or 6: draw 3 cards."


@pytest.mark.parametrize(
    ("lang", "expected"),
    [
        ("en", "Weapon · Cost 1 · Backup · Cumbersome · Grenade · Attack cost 0 · Range 6"),
        ("fr", "Arme · Coût 1 · Sauvegarde · Cumbersome · Grenade · Coût d’attaque 0 · Portée 6"),
        ("de", "Waffe · Kosten 1 · Reserve · Unhandlich · Granate · Angriffskosten 0 · Reichweite 6"),
    ],
)
def test_facts_of_a_weapon(lang: str, expected: str) -> None:
    assert card_facts(card("m40_grenades"), lang) == expected


def test_the_sheets_are_complete() -> None:
    for lang in LANGS:
        assert len(card_sheet(load(), lang)) == 33
        assert all(text for _, _, text in card_sheet(load(), lang))
        assert len(tracker_sheet(load(), lang)) == 42
        assert len(character_sheet(load(), lang)) == 14


@pytest.mark.parametrize("lang", LANGS)
def test_editions_differ_where_the_abilities_do(lang: str) -> None:
    updated, old, faq = (
        dict(zip(range(14), character_sheet(load(), lang, *rules), strict=True))
        for rules in (("updated", False), ("2020", False), ("2020", True))
    )
    differs = {CONTENT.characters[at // 2].id for at in updated if updated[at] != old[at]}
    assert differs == {"vasquez", "newt"}
    assert {CONTENT.characters[at // 2].id for at in updated if updated[at] != faq[at]} == {"vasquez"}


def test_mission_sections() -> None:
    text = mission_text(CONTENT.mission("newt"), "de")
    assert text.title == "Newt"
    assert text.victory == [
        "Newt hat den Spielplan durch einen Ausgang verlassen.",
        "Kein Charakter steht mehr auf dem Spielplan.",
    ]
    assert "In den ersten 4 Runden werden keine Bewegungsmelderkarten gezogen." in text.setup
    assert len(text.special) == 2


@pytest.mark.parametrize("lang", LANGS)
def test_a_mission_made_in_memory_has_a_text(lang: str) -> None:
    faces = CONTENT.face_by_id
    made = mission_from({"boards": [{"face": "1a", "at": [0, 0]}]}, faces, "test")
    assert [lines for _, lines in mission_sections(made, lang)]


@pytest.mark.parametrize(
    ("lang", "expected"),
    [
        ("en", "2020 edition: 0, 0, 1, 1, 1 and 2 further blips with 1 to 6 players."),
        ("de", "Auflage von 2020: 0, 0, 1, 1, 1 und 2 weitere Blips bei 1 bis 6 Spielern."),
        ("fr", "Édition 2020\u00a0: 0, 0, 1, 1, 1 et 2 Blips supplémentaires pour 1 à 6 joueurs."),
    ],
)
def test_reinforcements_are_said_for_each_edition_that_has_them(lang: str, expected: str) -> None:
    more = {"at": ["0,0", "0,1"], "updated": [0] * 6, "2020": [0, 0, 1, 1, 1, 2]}
    record = {"boards": [{"face": "1a", "at": [0, 0]}], "reinforcements": more}
    text = mission_text(mission_from(record, CONTENT.face_by_id, "test"), lang)
    assert expected in text.setup
    assert sum("1 to 6" in line or "1 bis 6" in line or "1 à 6" in line for line in text.setup) == 2


def test_further_tracker_cards_are_said_too() -> None:
    text = mission_text(CONTENT.mission("bug_hunt_hive"), "en")
    numbers = CONTENT.mission("bug_hunt_hive").tracker.further["updated"]
    said = ", ".join(str(n) for n in numbers[:5]) + f" and {numbers[5]}"
    assert f"Updated edition: {said} further cards of threat level 3 with 1 to 6 players." in text.setup


def test_a_text_says_whose_sight_and_nearest_to_whom() -> None:
    sheets = {
        lang: "\n".join(text for _, _, text in (*character_sheet(load(), lang), *tracker_sheet(load(), lang)))
        for lang in LANGS
    }
    assert "a standing Grunt in line of sight of Gorman" in sheets["en"]
    assert "un Grunt debout en ligne de vue de Gorman" in sheets["fr"]
    assert "ein stehender Kamerad in Sichtlinie zu Gorman" in sheets["de"].replace("Ein steh", "ein steh")
    assert "die Zielscheibe des diesen Aliens nächsten Charakters um 1 runter" in sheets["de"]
    assert "die Barrikade, die diesem Blip am nächsten ist" in sheets["de"]


@pytest.mark.parametrize(
    ("lang", "may", "unless"),
    [
        (
            "en",
            "you may do this: the blip stays face up in its space",
            "if the active character has a main weapon, do nothing; otherwise, exhaust 2 cards",
        ),
        (
            "fr",
            "vous pouvez faire ceci\u00a0: le Blip reste en place, face visible",
            "si le personnage actif a une arme principale, ne faites rien\u202f; sinon, épuisez 2 cartes",
        ),
        (
            "de",
            "du kannst Folgendes tun: Der Blip bleibt offen liegen",
            "wenn der aktive Charakter eine Hauptwaffe hat: Tue nichts; sonst erschöpfe 2 Karten",
        ),
    ],
)
def test_what_no_printed_card_says(lang: str, may: str, unless: str) -> None:
    text = EffectText(messages(lang), "who-active")
    assert text.sentences(effect("any_time: may show_token()").does) == [may]
    assert text.sentences(effect("on_hazard: if not has(slot=primary) exhaust(n=2)").does) == [unless]


@pytest.mark.parametrize("lang", LANGS)
def test_the_sheets_of_the_game_hold_every_card(lang: str) -> None:
    sheets = RULEBOOK.sheets(lang)
    assert [len(sheet.cards) for sheet in sheets] == [14, len(CONTENT.endurance), len(CONTENT.tracker)]
    for sheet, made in zip(sheets, (character_sheet, card_sheet, tracker_sheet), strict=True):
        assert [(card.name, card.facts, card.text) for card in sheet.cards] == made(CONTENT, lang)
