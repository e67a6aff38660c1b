"""What every game asks of its words: a message for every phrase and none besides, and sentences that read well."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from pathlib import Path

import hullbreach
from hullbreach.kernel.match import Match
from hullbreach.kernel.phrases import Events, Phrase, Vocabulary
from hullbreach.text import Messages
from hullbreach.text.sayings import Sayings

GAMES = Path(hullbreach.__file__).parent / "games"
# The sorts of phrases, each with the beginning of its messages' names.
Sorts = list[tuple[str, Vocabulary]]
FILES = ("options", "questions", "rolls", "events", "refusals")
ELISIONS = re.compile(r"\b(?:de|à) (?:le|les) |\b(?:de|le|la) (?=[AEIOU]lien|Infant|œuf)")


def fillings(phrase: Phrase, values_of: Callable[[str], list[int]]) -> list[tuple[int, ...]]:
    """Ids for a phrase such that each place takes each of its values at least once."""
    columns = [values_of(kind) for _, kind in phrase.places]
    longest = max([len(column) for column in columns], default=1)
    return [tuple([column[n % len(column)] for column in columns]) for n in range(longest)]


def assert_sentence(text: str, lang: str, ends: str) -> None:
    """No placeholder, no id, no double blank, and a capital first letter."""
    assert text
    assert text == text.strip(), text
    assert not re.search(r"[{}_$]|  |None", text), text
    first = text.lstrip("“„«\u202f−")[:1]
    assert first == first.upper(), text
    if ends:
        assert text[-1] in ends, text
    else:
        # Names of cards may end in an exclamation mark.
        assert text[-1] not in ".?", text
    if lang == "fr":
        assert not ELISIONS.search(text), text


def unsaid(game: str, sorts: Sorts, lang: str) -> list[str]:
    """Phrases without a message."""
    messages = Messages.load(game, lang)
    return [f"{sort}-{id}" for sort, phrases in sorts for id in phrases.by_id if not messages.has(f"{sort}-{id}")]


def left_over(game: str, sorts: Sorts, reasons: Iterable[str], lang: str) -> set[str]:
    """Messages whose phrase or reason is gone: they would rot."""
    known = {f"{sort}-{id}" for sort, phrases in sorts for id in phrases.by_id}
    known |= {f"no-{reason}" for reason in reasons}
    files = [
        GAMES / game / "text" / lang / f"{name}.ftl" for name in ("options", "questions", "rolls", "events", "refusals")
    ]
    texts = [file.read_text(encoding="utf-8") for file in files]
    return {id for text in texts for id in re.findall(r"^([\w-]+) =", text, re.MULTILINE)} - known


class Listener:
    """Says everything a match offers, in one language, and remembers what it has heard."""

    def __init__(self, sayings: Sayings, match: Match, lang: str) -> None:
        self.sayings = sayings
        self.match = match
        self.lang = lang
        self.heard: set[tuple[str, tuple[int, ...]]] = set()

    def events(self, found: Events) -> None:
        for event in found:
            assert_sentence(self.sayings.say_event(event, self.lang), self.lang, ".!")

    def question(self, closed: bool = True) -> None:
        question, lang = self.match.question, self.lang
        assert question is not None
        names = self.match.state.names
        assert_sentence(self.sayings.say_question(names, question.ask, lang), lang, ".?)")
        for option in question.options:
            key = (option.phrase.id, option.args)
            if key not in self.heard:
                self.heard.add(key)
                self.sayings.say_option(names, option, lang)
                odds = question.odds(option)
                if odds is not None:
                    assert_sentence(self.sayings.say_total(odds.need, lang), lang, "")
        for option, no in question.closed if closed else ():
            self.sayings.say_option(names, option, lang)
            assert_sentence(self.sayings.say_no(names, no, lang), lang, ".")
