"""Whole sentences of nemesis: what is said when every place of a phrase has a value, in every language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from hullbreach.games.nemesis.content.load import load
from hullbreach.games.nemesis.rules import fixed as fixed_module
from hullbreach.games.nemesis.rules.fixed import Fixed
from hullbreach.games.nemesis.show.sayings import SAYINGS, SeenNames
from hullbreach.games.nemesis.words import options as opt
from hullbreach.games.nemesis.words.events import EVENTS
from hullbreach.games.nemesis.words.options import OPTIONS
from hullbreach.games.nemesis.words.questions import PICK, QUESTIONS
from hullbreach.games.nemesis.words.rolls import ROLLS
from hullbreach.kernel.options import Options
from hullbreach.kernel.phrases import Event, Phrase
from hullbreach.kernel.requests import Ask
from hullbreach.text import LANGS, Messages

FIXED = Fixed(load(), load().choose({}), 3)
UNSEEN = SeenNames(FIXED, (-1, -1, -1), (-1,) * FIXED.size)
SEEN = SeenNames(FIXED, (0, 1, 4), tuple([n % len(FIXED.rooms) for n in range(FIXED.size)]))


def said(kind: str, phrase: Phrase, names: SeenNames, lang: str, value: int) -> str:
    """A phrase with that value in every place."""
    messages = Messages.load("nemesis", lang)
    values = (value,) * len(phrase.places)
    args = SAYINGS.arguments(names, messages, phrase.places, values)
    return messages.say(f"{kind}-{phrase.id}", **args, **SAYINGS.circumstances(names, phrase, values))


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("names", [UNSEEN, SEEN])
def test_every_sentence_is_whole(names: SeenNames, lang: str) -> None:
    for kind, words, ends in (
        ("event", EVENTS, "."),
        ("ask", QUESTIONS, ".?"),
        ("option", OPTIONS, ""),
        ("roll", ROLLS, ""),
    ):
        for phrase in words.by_id.values():
            for value in (0, 1):
                text = said(kind, phrase, names, lang, value)
                assert text[0].isupper() or text[0].isdigit(), text
                assert (text[-1] in ends) if ends else text[-1] not in ".?!", text
                for wrong in ("  ", "..", "{", " none", " .", "_"):
                    assert wrong not in text, text


@pytest.mark.parametrize(
    ("id", "lang", "values", "text"),
    [
        ("moved", "en", (0, 0), "The Captain moves to the Armory."),
        ("moved", "fr", (0, 0), "Le Capitaine va à l’Armurerie."),
        ("moved", "de", (1, 1), "Die Pilotin geht in den Kommunikationsraum."),
        ("surprise", "de", (9, 2), "Überraschungsangriff: Der Adulte greift den Soldaten an."),
        ("interrupted", "de", (0, 2), "Der Captain unterbricht den Soldaten."),
        ("time", "en", (1,), "Time: 14 turns left until the jump."),
        ("sequence", "fr", (5,), "Autodestruction\u00a0: 1 Manche avant l’explosion."),
        ("blood", "en", (9, 0), "Injury Effect check for the Adult: blood value 2."),
    ],
)
def test_some_lines_of_the_log(id: str, lang: str, values: tuple[int, ...], text: str) -> None:
    assert SAYINGS.say_event(Event(SEEN, EVENTS.by_id[id], values), lang) == text


@pytest.mark.parametrize("lang", LANGS)
def test_a_pick_is_called_by_what_is_picked(lang: str) -> None:
    rules = Path(fixed_module.__file__).parent
    texts = [path.read_text(encoding="utf-8") for path in sorted(rules.rglob("*.py"))]
    calls = [call for text in texts for call in re.findall(r"pick(?:_over)?\(deed, opt\.(\w+), .*", text)]
    picked = {getattr(opt, name) for name in calls} - {opt.CHOOSE_SEAT}
    assert len(picked) >= 14
    for phrase in picked:
        options = Options()
        options.one(phrase, *[0] * len(phrase.places))
        text = SAYINGS.say_question(SEEN, Ask(0, PICK, (), options), lang)
        assert text.endswith("?"), phrase
        assert text != Messages.load("nemesis", lang).say("ask-pick"), phrase
