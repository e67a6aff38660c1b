"""Typed reading of content tables: every value is checked as it is read, every complaint names its place."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from pathlib import Path
from typing import TypeVar

from hullbreach.kernel.errors import BadInput, meant
from hullbreach.parts.grammar import Effect, Vocabulary, one_of
from hullbreach.parts.parser import parse_effect

Read = TypeVar("Read")

# Where a record of the content comes from.
SOURCES = ("rulebook", "public", "recalled", "original")


class Reading:
    """What all readers of one content share: what is wrong so far, and whether a house laid something over the box."""

    def __init__(self, house: bool) -> None:
        self.house = house
        self.wrong: list[BadInput] = []

    def done(self) -> None:
        """Complain about everything that is wrong, a line each."""
        if len(self.wrong) == 1:
            raise self.wrong[0]
        if self.wrong:
            rest = "\n".join(str(wrong) for wrong in self.wrong[1:])
            raise BadInput(self.wrong[0].place, f"{self.wrong[0].reason}\n{rest}")


class Reader:
    """One table of a content file. `done` complains about keys that nobody has read.

    Without a `Reading` the first complaint is raised. With one it is noted, a value that fits stands in for the wrong
    one, and the record is dropped (`each`).
    """

    def __init__(self, data: Mapping[str, object], place: str, reading: Reading | None = None) -> None:
        self.data = data
        self.place = place
        self.reading = reading
        self.seen: set[str] = set()
        #: keys that may stand there, read or not
        self.known: set[str] = set()
        self.before = 0

    def bad(self, key: str, reason: str) -> BadInput:
        """The complaint about one key."""
        return BadInput(f"{self.place}: {key}", reason)

    def fail(self, wrong: BadInput) -> None:
        """Note a complaint, or raise it where nobody takes notes."""
        if self.reading is None:
            raise wrong
        if str(wrong) not in map(str, self.reading.wrong):
            self.reading.wrong.append(wrong)

    def wrong(self, key: str, reason: str) -> None:
        """Complain about one key and go on."""
        self.fail(self.bad(key, reason))

    def unfit(self, key: str, expected: str) -> None:
        """Complain about a value that is missing or of another kind."""
        self.wrong(key, f"{repr(self.data[key]) if key in self.data else 'missing'}, expected {expected}")

    @property
    def in_house(self) -> bool:
        """Whether a house laid something over the box; then the counts of the box do not hold."""
        return self.reading is not None and self.reading.house

    def has(self, key: str) -> bool:
        """Whether the key is given."""
        self.known.add(key)
        return key in self.data

    def value(self, key: str, expected: str) -> object:
        """The raw value of a key that must be there."""
        self.seen.add(key)
        if key not in self.data:
            raise self.bad(key, f"missing, expected {expected}")
        return self.data[key]

    def number(self, key: str, least: int, most: int) -> int:
        """A whole number within bounds."""
        self.seen.add(key)
        value = self.data.get(key)
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            self.unfit(key, f"a whole number from {least} to {most}")
            return least
        return value

    def flag(self, key: str) -> bool:
        """True or false."""
        self.seen.add(key)
        value = self.data.get(key)
        if not isinstance(value, bool):
            self.unfit(key, "true or false")
            return False
        return value

    def text(self, key: str) -> str:
        """Any text."""
        self.seen.add(key)
        value = self.data.get(key)
        if not isinstance(value, str):
            self.unfit(key, "a text")
            return ""
        return value

    def word(self, key: str, words: Sequence[str]) -> str:
        """One word of a closed set."""
        self.seen.add(key)
        value = self.data.get(key)
        if not isinstance(value, str) or value not in words:
            self.unfit(key, f"{one_of(words)}{meant(str(value), words)}")
            return words[0] if words else ""
        return value

    def values(self, key: str, expected: str) -> list[object]:
        """The raw values of a list."""
        self.seen.add(key)
        value = self.data.get(key)
        if not isinstance(value, list):
            self.unfit(key, expected)
            return []
        return list(value)

    def numbers(self, key: str, least: int, most: int) -> tuple[int, ...]:
        """A list of whole numbers within bounds."""
        found: list[int] = []
        for at, value in enumerate(self.values(key, "a list of whole numbers")):
            if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
                self.wrong(f"{key}[{at}]", f"{value!r}, expected a whole number from {least} to {most}")
            else:
                found.append(value)
        return tuple(found)

    def texts(self, key: str) -> tuple[str, ...]:
        """A list of texts."""
        found: list[str] = []
        for at, value in enumerate(self.values(key, "a list of texts")):
            if not isinstance(value, str):
                self.wrong(f"{key}[{at}]", f"{value!r}, expected a text")
            else:
                found.append(value)
        return tuple(found)

    def parsed(self, key: str, parse: Callable[[str, str], Read]) -> tuple[Read, ...]:
        """A list of texts, each read by a function that takes the text and its place."""
        found: list[Read] = []
        for at, text in enumerate(self.texts(key)):
            try:
                found.append(parse(text, f"{self.place}: {key}[{at}]"))
            except BadInput as wrong:
                self.fail(wrong)
        return tuple(found)

    def words(self, key: str, words: Sequence[str]) -> tuple[str, ...]:
        """A list of different words of a closed set."""
        found: list[str] = []
        for at, value in enumerate(self.texts(key)):
            if value not in words:
                self.wrong(f"{key}[{at}]", f"{value!r}, expected {one_of(words)}{meant(value, words)}")
            elif value in found:
                self.wrong(f"{key}[{at}]", f"{value!r} twice")
            else:
                found.append(value)
        return tuple(found)

    def effects(
        self, key: str, vocabulary: Vocabulary, timings: Collection[str], called: str = "timing"
    ) -> tuple[Effect, ...]:
        """A list of effects; only these timings, or what the game calls them, belong there."""
        found: list[Effect] = []
        for at, text in enumerate(self.texts(key)):
            place = f"{self.place}: {key}[{at}]"
            try:
                effect = parse_effect(text, vocabulary, place)
                if effect.timing not in timings:
                    reason = f"{called} {effect.timing!r} does not belong here, expected {one_of(timings)}"
                    raise BadInput(place, reason)
                found.append(effect)
            except BadInput as wrong:
                self.fail(wrong)
        return tuple(found)

    def table(self, key: str) -> Reader:
        """A table inside this one; whatever is missing in something that is none need not be told."""
        self.seen.add(key)
        value = self.data.get(key)
        if isinstance(value, dict):
            return Reader(value, f"{self.place}: {key}", self.reading)
        self.unfit(key, "a table")
        return Reader({}, self.place, Reading(True))

    def tables(self, key: str) -> list[Reader]:
        """A list of tables inside this one; each is called by its id, or else by its number."""
        found: list[Reader] = []
        for at, value in enumerate(self.values(key, "a list of tables")):
            if not isinstance(value, dict):
                self.wrong(f"{key}[{at}]", f"{value!r}, expected a table")
                continue
            name = value.get("id")
            called = f"{key} {name}" if isinstance(name, str) and name else f"{key}[{at}]"
            found.append(Reader(value, f"{self.place}: {called}", self.reading))
        return found

    def each(self, key: str, read: Callable[[Reader], Read]) -> list[Read]:
        """The records of a list that nothing is wrong with, each read by the function."""
        return [made for inner in self.tables(key) for made in inner.attempt(read)]

    def attempt(self, read: Callable[[Reader], Read]) -> list[Read]:
        """This record, or nothing if something is wrong with it.

        Where single values are wrong, what does not fit together counts for nothing: it may follow from them.
        """
        self.before = len(self.reading.wrong) if self.reading is not None else 0
        try:
            made = read(self)
        except BadInput as wrong:
            if self.sound():
                self.fail(wrong)
        return [made] if self.sound() else []

    def sound(self) -> bool:
        """Whether nothing is wrong with this record so far."""
        return self.reading is None or len(self.reading.wrong) == self.before

    def stop_unless_sound(self) -> None:
        """Read no further where the rest would be measured by something wrong."""
        if self.reading is not None and not self.sound():
            raise self.reading.wrong[-1]

    def done(self) -> None:
        """Complain about every key that has not been read."""
        known = self.seen | self.known
        for key in self.data:
            if key not in self.seen:
                self.wrong(key, f"unknown key, expected {one_of(sorted(known))}{meant(key, known)}")


def by_timing(effects: Iterable[Effect]) -> dict[str, tuple[Effect, ...]]:
    """Effects sorted by the moment they work, each in the order of the list."""
    found: dict[str, tuple[Effect, ...]] = {}
    for effect in effects:
        found[effect.timing] = (*found.get(effect.timing, ()), effect)
    return found


def as_table(value: object, place: str) -> Mapping[str, object]:
    """The value as a table with text keys."""
    if not isinstance(value, dict):
        raise BadInput(place, f"{value!r}, expected a table")
    return value


def toml_table(path: Path) -> dict[str, object]:
    """What stands in a TOML file."""
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadInput(str(path), f"cannot be read: {error.strerror}") from error
    except ValueError as error:
        # Of the reader itself, of letters that are none, and Python's own for a number of thousands of digits.
        raise BadInput(path.name, f"no TOML: {error}") from error
    except RecursionError:
        raise BadInput(path.name, "no TOML: nested too deeply") from None
