"""Every phrase and every refusal of nemesis has its sentence in every language, with what the phrase speaks of."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from hullbreach.games.nemesis import rules
from hullbreach.games.nemesis.show.name_forms import FORMS, corridor_forms, noun_forms, room_forms, seat_forms
from hullbreach.games.nemesis.show.reasons import REASONS
from hullbreach.games.nemesis.show.rules_behind import BEHIND
from hullbreach.games.nemesis.words.events import EVENTS
from hullbreach.games.nemesis.words.options import OPTIONS
from hullbreach.games.nemesis.words.questions import QUESTIONS
from hullbreach.games.nemesis.words.rolls import ROLLS
from hullbreach.kernel.phrases import Vocabulary
from hullbreach.text import LANGS, Messages
from hullbreach.text.messages import catalogue_files, read_catalogue

SAID = {"option": OPTIONS, "ask": QUESTIONS, "event": EVENTS, "roll": ROLLS}
NOUNS = ("seat", "character", "room", "tile", "corridor", "intruder", "token", "object", "slot")
"""Kinds of places that have forms."""


class Variables(Visitor):
    """The variables that an entry speaks of."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


@cache
def variables(lang: str) -> dict[str, set[str]]:
    """The variables of every message of the game."""
    found: dict[str, set[str]] = {}
    for entry in read_catalogue(catalogue_files("nemesis", lang)):
        visitor = Variables()
        visitor.visit(entry)
        found[entry.id.name] = visitor.found
    return found


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("kind", list(SAID))
def test_every_phrase_is_said_with_what_it_speaks_of(kind: str, lang: str) -> None:
    said = variables(lang)
    words: Vocabulary = SAID[kind]
    for phrase in words.by_id.values():
        id = f"{kind}-{phrase.id}"
        assert id in said, id
        given = {place for place, _ in phrase.places}
        given |= {f"{place}_{form}" for place, sort in phrase.places if sort in NOUNS for form in FORMS}
        given |= {f"{place}_blood" for place, sort in phrase.places if sort == "attack"}
        given |= {"left"} if id in ("event-time", "event-sequence") else set()
        assert said[id] <= given, (id, said[id] - given)


@pytest.mark.parametrize("lang", LANGS)
def test_nothing_is_said_that_no_phrase_says(lang: str) -> None:
    for id in variables(lang):
        kind, _, word = id.partition("-")
        if kind in SAID:
            assert word in SAID[kind].by_id, id


def test_names_stand_in_sentences() -> None:
    english, french, german = [Messages.load("nemesis", lang) for lang in LANGS]
    moved = {**seat_forms(english, "seat", "captain", 1), **room_forms(english, "room", "armory", "003")}
    assert english.say("event-moved", **moved) == "The Captain moves to the Armory."
    moved = {**seat_forms(french, "seat", "scout", 1), **room_forms(french, "room", "", "003")}
    assert french.say("event-moved", **moved) == "L’Éclaireur va à la Salle 003."
    moved = {**seat_forms(german, "seat", "", 2), **room_forms(german, "room", "slime_room", "003")}
    assert german.say("event-moved", **moved) == "Spieler 2 geht in den verschleimten Raum."
    surprise = {**noun_forms(german, "intruder", "intruder-adult"), **seat_forms(german, "seat", "soldier", 3)}
    assert german.say("event-surprise", **surprise) == "Überraschungsangriff: Der Adulte greift den Soldaten an."
    noise = corridor_forms(german, "corridor", "", ("001", "003"))
    assert german.say("event-noise", **noise) == "Geräusche im Korridor zwischen 001 und 003."
    noise = corridor_forms(french, "corridor", "red", ("", ""))
    assert french.say("event-noise", **noise) == "Bruit dans les Conduits rouges."


def reasons_in_rules() -> set[str]:
    """The word of every refusal that the rules make."""
    found: set[str] = set()
    for path in sorted(Path(rules.__file__).parent.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "No":
                words = [part.value for part in ast.walk(node.args[0]) if isinstance(part, ast.Constant)]
                found |= {word for word in words if isinstance(word, str)}
    return found


@pytest.mark.parametrize("lang", LANGS)
def test_every_refusal_has_its_sentence(lang: str) -> None:
    wanted = {*reasons_in_rules(), "match-over", "not-asked"}
    assert sorted(wanted - set(REASONS)) == []
    messages = Messages.load("nemesis", lang)
    for reason, places in sorted(REASONS.items()):
        said = messages.say(f"no-{reason}", **dict.fromkeys(places, 2))
        assert re.fullmatch(r"[A-ZÀ-Ý].*\.", said), reason


def test_the_rules_behind_events_are_rules() -> None:
    index = (Path(__file__).resolve().parents[3] / "docs" / "rules" / "nemesis.md").read_text(encoding="utf-8")
    stated = set(re.findall(r"^- \*\*(NEM-[A-Z]+-\d+)\*\*", index, re.MULTILINE))
    assert sorted(set(EVENTS.by_id) - set(BEHIND)) == []
    assert sorted({rule for behind in BEHIND.values() for rule in behind} - stated) == []
