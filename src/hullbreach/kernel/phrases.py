"""Phrases: the kinds of options, events, questions and rolls, each with one canonical text.

A phrase has typed places (``attack {target:alien} with {weapon:card}``). Together with the ids that fill
them it makes an option, an event, a question or the name of a roll. Ids are ints; the game gives them names.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

EVERYBODY = -1
PLACE = re.compile(r"\{(\w+):(\w+)\}")


class Names:  # mypyc: open
    """What a game calls its pieces: ids to words and back. Words never contain a blank."""

    def name(self, kind: str, value: int) -> str:
        """The word for one id."""
        raise NotImplementedError

    def value(self, kind: str, word: str) -> int:
        """The id behind a word; raises KeyError for a word the game does not know."""
        raise NotImplementedError

    def words(self, kind: str) -> list[str]:
        """All words of a kind that has a closed list of them, such as the cards; empty for every other."""
        return []


def number_in(word: str, prefix: str = "") -> int:
    """The number after a prefix, which may be below zero where it stands alone; KeyError for any other word."""
    digits = word.removeprefix(prefix) if word.startswith(prefix) else ""
    bare = digits if prefix else digits.removeprefix("-")
    if not bare.isdecimal() or len(bare) > 6:
        raise KeyError(word)
    return int(digits)


class Phrase:
    """One kind of option, event, question or roll."""

    def __init__(self, id: str, text: str, last: str = "") -> None:
        self.id = id
        self.text = text
        found = [(m.group(1), m.group(2)) for m in PLACE.finditer(text)]
        self.in_text: tuple[tuple[str, str], ...] = tuple(found)
        # The ids stand in the order of the text, but for one that is named to come last: options over a
        # set of pieces vary in their last id.
        order = [n for n in range(len(found)) if found[n][0] != last]
        order += [n for n in range(len(found)) if found[n][0] == last]
        self.order: tuple[int, ...] = tuple(order)
        self.places: tuple[tuple[str, str], ...] = tuple(found[n] for n in order)
        pattern = "".join(
            r"(\S+)" if n % 3 == 1 else "" if n % 3 == 2 else re.escape(part)
            for n, part in enumerate(PLACE.split(text))
        )
        self.pattern: re.Pattern[str] = re.compile(pattern)

    def say(self, args: tuple[int, ...], names: Names) -> str:
        """The canonical text with its places filled."""
        text = self.text
        for (place, kind), value in zip(self.places, args, strict=True):
            text = text.replace(f"{{{place}:{kind}}}", names.name(kind, value), 1)
        return text

    def read(self, text: str, names: Names) -> tuple[int, ...] | None:
        """The ids in a canonical text; None when it is no text of this phrase."""
        found = self.pattern.fullmatch(text)
        if found is None:
            return None
        values: list[int] = []
        for (_, kind), word in zip(self.in_text, found.groups(), strict=True):
            try:
                values.append(names.value(kind, word))
            except KeyError:
                return None
        return tuple(values[n] for n in self.order)

    def strange(self, text: str, names: Names) -> tuple[str, str] | None:
        """In a text of this form the first word that names nothing here, after its kind; None if there is none."""
        found = self.pattern.fullmatch(text)
        for (_, kind), word in zip(self.in_text, found.groups() if found else (), strict=False):
            try:
                names.value(kind, word)
            except KeyError:
                return kind, word
        return None

    def form(self) -> str:
        """The text with the names of its places, for complaints."""
        return PLACE.sub(r"<\1>", self.text)

    def fill(self, args: tuple[int, ...], names: Names) -> dict[str, str]:
        """The filled places by name, for messages and JSON."""
        return {place: names.name(kind, v) for (place, kind), v in zip(self.places, args, strict=True)}

    def __repr__(self) -> str:
        return f"Phrase({self.id!r}, {self.text!r})"


class Vocabulary:
    """All phrases of one sort (say, the options of a game), found by text or by id."""

    def __init__(self, phrases: list[Phrase]) -> None:
        self.by_id: dict[str, Phrase] = {phrase.id: phrase for phrase in phrases}
        self.by_first_word: dict[str, list[Phrase]] = {}
        for phrase in phrases:
            self.by_first_word.setdefault(phrase.text.split(" ")[0], []).append(phrase)

    def read(self, text: str, names: Names) -> tuple[Phrase, tuple[int, ...]] | None:
        """The phrase and the ids of a canonical text; None when no phrase fits."""
        text = " ".join(text.split())
        for phrase in self.by_first_word.get(text.split(" ")[0], []):
            args = phrase.read(text, names)
            if args is not None:
                return phrase, args
        return None


class Event:
    """A fact that a person would notice: what, about whom, and which seats see it (a bit mask; -1 = all).

    It keeps the names that held when it happened: the next mission has another board.
    """

    __slots__ = ("args", "audience", "names", "phrase")

    def __init__(self, names: Names, phrase: Phrase, args: tuple[int, ...], audience: int = EVERYBODY) -> None:
        self.names = names
        self.phrase = phrase
        self.args = args
        self.audience = audience

    def text(self) -> str:
        """The canonical text."""
        return self.phrase.say(self.args, self.names)

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Event)
            and self.phrase is other.phrase
            and self.args == other.args
            and self.audience == other.audience
        )

    def __hash__(self) -> int:
        return hash((self.phrase.id, self.args))

    def __repr__(self) -> str:
        return f"Event({self.phrase.id!r}, {self.args})"


class Events:
    """Several facts in order, built only when somebody looks at them.

    They lie flat, one after the other: the audience unless it is everybody, the phrase, then the ids. Where other names
    come to hold, those lie between two facts; ``names`` are those of the first.
    """

    __slots__ = ("flat", "names")

    def __init__(self, names: Names, flat: tuple[object, ...]) -> None:
        self.names = names
        self.flat = flat

    def start(self) -> int:
        """Where in ``flat`` the first fact begins."""
        return 0

    def listed(self) -> list[Event]:
        """All of them as objects."""
        found: list[Event] = []
        flat = self.flat
        names = self.names
        at = self.start()
        while at < len(flat):
            audience, phrase = EVERYBODY, flat[at]
            if isinstance(phrase, Names):
                names = phrase
                at += 1
                continue
            if isinstance(phrase, int):
                audience, phrase = phrase, flat[at + 1]
                at += 1
            assert isinstance(phrase, Phrase)
            end = at + 1 + len(phrase.places)
            found.append(Event(names, phrase, tuple([i for i in flat[at + 1 : end] if isinstance(i, int)]), audience))
            at = end
        return found

    def __iter__(self) -> Iterator[Event]:
        return iter(self.listed())

    def __len__(self) -> int:
        return len(self.listed())

    def __getitem__(self, index: int) -> Event:
        return self.listed()[index]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Events | list) and list(self) == list(other)

    def __ne__(self, other: object) -> bool:
        # mypyc wants both in a class that others derive from.
        return not self == other

    def __hash__(self) -> int:
        return hash(self.flat)

    def __repr__(self) -> str:
        return repr(self.listed())
