"""Typed reading of content tables: every value is checked as it is read, every complaint names its place."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path

from hullbreach.kernel.errors import BadInput, meant
from hullbreach.parts.grammar import one_of


class Reader:
    """One table of a content file. `done` complains about keys that nobody has read."""

    def __init__(self, data: Mapping[str, object], place: str) -> None:
        self.data = data
        self.place = place
        self.seen: set[str] = set()

    def bad(self, key: str, reason: str) -> BadInput:
        """The complaint about one key."""
        return BadInput(f"{self.place}: {key}", reason)

    def has(self, key: str) -> bool:
        """Whether the key is given."""
        return key in self.data

    def value(self, key: str, expected: str) -> object:
        """The raw value of a key that must be there."""
        self.seen.add(key)
        if key not in self.data:
            raise self.bad(key, f"missing, expected {expected}")
        return self.data[key]

    def number(self, key: str, least: int, most: int) -> int:
        """A whole number within bounds."""
        expected = f"a whole number from {least} to {most}"
        value = self.value(key, expected)
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            raise self.bad(key, f"{value!r}, expected {expected}")
        return value

    def flag(self, key: str) -> bool:
        """True or false."""
        value = self.value(key, "true or false")
        if not isinstance(value, bool):
            raise self.bad(key, f"{value!r}, expected true or false")
        return value

    def text(self, key: str) -> str:
        """Any text."""
        value = self.value(key, "a text")
        if not isinstance(value, str):
            raise self.bad(key, f"{value!r}, expected a text")
        return value

    def word(self, key: str, words: Sequence[str]) -> str:
        """One word of a closed set."""
        value = self.value(key, one_of(words))
        if not isinstance(value, str) or value not in words:
            raise self.bad(key, f"{value!r}, expected {one_of(words)}{meant(str(value), words)}")
        return value

    def values(self, key: str, expected: str) -> list[object]:
        """The raw values of a list."""
        value = self.value(key, expected)
        if not isinstance(value, list):
            raise self.bad(key, f"{value!r}, expected {expected}")
        return list(value)

    def numbers(self, key: str, least: int, most: int) -> tuple[int, ...]:
        """A list of whole numbers within bounds."""
        found: list[int] = []
        for at, value in enumerate(self.values(key, "a list of whole numbers")):
            if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
                raise self.bad(f"{key}[{at}]", f"{value!r}, expected a whole number from {least} to {most}")
            found.append(value)
        return tuple(found)

    def texts(self, key: str) -> tuple[str, ...]:
        """A list of texts."""
        found: list[str] = []
        for at, value in enumerate(self.values(key, "a list of texts")):
            if not isinstance(value, str):
                raise self.bad(f"{key}[{at}]", f"{value!r}, expected a text")
            found.append(value)
        return tuple(found)

    def words(self, key: str, words: Sequence[str]) -> tuple[str, ...]:
        """A list of different words of a closed set."""
        found = self.texts(key)
        for at, value in enumerate(found):
            if value not in words:
                raise self.bad(f"{key}[{at}]", f"{value!r}, expected {one_of(words)}{meant(value, words)}")
            if value in found[:at]:
                raise self.bad(f"{key}[{at}]", f"{value!r} twice")
        return found

    def table(self, key: str) -> Reader:
        """A table inside this one."""
        return Reader(as_table(self.value(key, "a table"), f"{self.place}: {key}"), f"{self.place}: {key}")

    def tables(self, key: str) -> list[Reader]:
        """A list of tables inside this one; each is called by its id, or else by its number."""
        found: list[Reader] = []
        for at, value in enumerate(self.values(key, "a list of tables")):
            data = as_table(value, f"{self.place}: {key}[{at}]")
            name = data.get("id")
            called = f"{key} {name}" if isinstance(name, str) and name else f"{key}[{at}]"
            found.append(Reader(data, f"{self.place}: {called}"))
        return found

    def done(self) -> None:
        """Complain about the first key that has not been read."""
        for key in self.data:
            if key not in self.seen:
                raise self.bad(key, f"unknown key, expected {one_of(sorted(self.seen))}{meant(key, self.seen)}")


def as_table(value: object, place: str) -> Mapping[str, object]:
    """The value as a table with text keys."""
    if not isinstance(value, dict):
        raise BadInput(place, f"{value!r}, expected a table")
    return value


def read_toml(path: Path) -> Reader:
    """A TOML file as a table; complaints call it by its file name."""
    try:
        with path.open("rb") as file:
            return Reader(tomllib.load(file), path.name)
    except OSError as error:
        raise BadInput(path.name, "cannot be read") from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadInput(path.name, f"no TOML: {error}") from error
