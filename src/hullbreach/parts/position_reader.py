# mypyc: skip
"""Reading the description of a position: every key has a default, every complaint names its place."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass

from hullbreach.kernel.errors import BadInput, meant
from hullbreach.kernel.phrases import Names
from hullbreach.parts.reader import Reader, as_table

# Stands for any name among the keys of a table, and for any entry of a list.
ANY = "*"
NUMBERED = re.compile(r"seat-[0-9]+")
ENTRY = re.compile(r"\[[0-9]+\]")


@dataclass
class Wanted:
    """What may stand at a key: in which form, of which kind where it is a name, and the words to choose from."""

    form: str
    kind: str = ""
    words: tuple[str, ...] = ()


class Notes:
    """What readers looked for while somebody took notes: by the place of a table its keys, and what may stand there."""

    def __init__(self) -> None:
        self.places: dict[str, dict[str, Wanted]] = {}

    def add(self, place: str, key: str, wanted: Wanted) -> None:
        """Note a key; what says more about it counts."""
        table = self.places.setdefault(self.called(place), {})
        if NUMBERED.fullmatch(key) or (ANY in table and wanted.form == "table"):
            key = ANY
        before = table.get(key)
        if before is None or not before.form or (wanted.words and not before.words):
            table[key] = wanted

    def called(self, place: str) -> str:
        """A place with ``*`` for the names that may differ there."""
        found: list[str] = []
        for word in ENTRY.sub(f".{ANY}", place).split("."):
            table = self.places.get(".".join(found), {})
            found.append(ANY if word not in table and (ANY in table or NUMBERED.fullmatch(word)) else word)
        return ".".join(found)


_NOTES: ContextVar[Notes | None] = ContextVar("notes", default=None)


@contextmanager
def noting(notes: Notes) -> Iterator[None]:
    """Note what descriptions are searched for, so that an editor can offer it."""
    before = _NOTES.set(notes)
    try:
        yield
    finally:
        _NOTES.reset(before)


class Given:
    """One table of a description. Words are those of the game; ``done`` complains about keys nobody has read."""

    def __init__(
        self, data: Mapping[str, object], place: str, words: Names, seats: int, kinds: Mapping[str, str]
    ) -> None:
        # Trees print what is not there as null; a description may say so too.
        self.reader = Reader({key: value for key, value in data.items() if value is not None}, place)
        self.place = place
        self.words = words
        self.count = seats
        #: what a word of each kind looks like, for complaints
        self.kinds = kinds

    def bad(self, key: str, reason: str) -> BadInput:
        """The complaint about one key."""
        return self.reader.bad(key, reason)

    def _note(self, key: str, form: str, kind: str = "", words: Sequence[str] = ()) -> None:
        notes = _NOTES.get()
        if notes is not None:
            closed = self.words.words(kind) if kind and not words else words
            notes.add(self.place, key, Wanted(form, kind, tuple(closed)))

    def has(self, key: str) -> bool:
        """Whether the key is given."""
        self._note(key, "")
        return self.reader.has(key)

    def skip(self, *keys: str) -> None:
        """Leave keys to others, or to nobody: they follow from the rest."""
        self.reader.seen.update(keys)

    def written(self) -> list[str]:
        """The keys in the order they were written."""
        return list(self.reader.data)

    def done(self) -> None:
        """Complain about the first key that has not been read."""
        self.reader.done()

    def raw(self, key: str) -> object:
        """The value as it was written."""
        return self.reader.value(key, "a value")

    def number(self, key: str, usual: int, least: int = 0, most: int = 999) -> int:
        """A whole number."""
        self._note(key, "number")
        return self.reader.number(key, least, most) if self.has(key) else usual

    def flag(self, key: str, usual: bool = False) -> bool:
        """True or false."""
        self._note(key, "flag", words=("true", "false"))
        return self.reader.flag(key) if self.has(key) else usual

    def text(self, key: str, usual: str = "") -> str:
        """Any text."""
        self._note(key, "text")
        return self.reader.text(key) if self.has(key) else usual

    def word(self, key: str, words: Sequence[str], usual: str) -> str:
        """One word of a closed set."""
        self._note(key, "word", words=words)
        return self.reader.word(key, words) if self.has(key) else usual

    def numbers(self, key: str, least: int = 0, most: int = 999) -> tuple[int, ...]:
        """A list of whole numbers."""
        self._note(key, "numbers")
        return self.reader.numbers(key, least, most) if self.has(key) else ()

    def texts(self, key: str) -> tuple[str, ...]:
        """A list of texts."""
        return self.reader.texts(key) if self.has(key) else ()

    def name(self, key: str, kind: str, usual: int = -1) -> int:
        """The name of one piece, square or card."""
        self._note(key, "name", kind)
        return self.find(kind, self.reader.text(key), key) if self.has(key) else usual

    def names(self, key: str, kind: str) -> tuple[int, ...]:
        """A list of names."""
        self._note(key, "names", kind)
        return tuple([self.find(kind, word, f"{key}[{n}]") for n, word in enumerate(self.texts(key))])

    def mask(self, key: str, kind: str) -> int:
        """A list of different names, as a bit mask."""
        found = 0
        for value in self.names(key, kind):
            if found >> value & 1:
                raise self.bad(key, f"{self.words.name(kind, value)!r} twice")
            found |= 1 << value
        return found

    def find(self, kind: str, word: str, key: str) -> int:
        """The id behind a word."""
        try:
            return self.words.value(kind, word)
        except KeyError:
            close = meant(word, self.words.words(kind))
            raise self.bad(key, f"{word!r}, expected {self.kinds.get(kind, f'a {kind}')}{close}") from None

    def seat(self, key: str, usual: int) -> int:
        """A seat, as its number from 1 or as ``seat-1``."""
        self._note(key, "seat", "seat")
        self.reader.seen.add(key)
        return self._seat(self.reader.data[key], key) if self.has(key) else usual

    def seats(self, key: str, usual: tuple[int, ...]) -> tuple[int, ...]:
        """A list of seats."""
        self._note(key, "seats", "seat")
        if not self.has(key):
            return usual
        values = self.reader.values(key, "a list of seats")
        return tuple([self._seat(value, f"{key}[{n}]") for n, value in enumerate(values)])

    def seat_called(self, word: str) -> int:
        """The seat that a key of this table names."""
        return self._seat(word, word)

    def _seat(self, value: object, key: str) -> int:
        found = -1
        if isinstance(value, int) and not isinstance(value, bool):
            found = value - 1
        elif isinstance(value, str):
            found = self.find("seat", value, key)
        if not 0 <= found < self.count:
            raise self.bad(key, f"{value!r}, expected a seat from seat-1 to seat-{self.count}")
        return found

    def table(self, key: str) -> Given:
        """A table inside this one, empty when it is not given."""
        self._note(key, "table")
        self.reader.seen.add(key)
        data = self.reader.data.get(key, {})
        return self._inner(data, key)

    def _inner(self, data: object, key: str) -> Given:
        place = f"{self.place}.{key}"
        return Given(as_table(data, place), place, self.words, self.count, self.kinds)

    def tables(self, key: str) -> list[Given]:
        """A list of tables, empty when it is not given."""
        self._note(key, "table")
        self.reader.seen.add(key)
        value = self.reader.data.get(key, [])
        if not isinstance(value, list):
            raise self.bad(key, "expected a list of tables")
        return [self._inner(each, f"{key}[{n}]") for n, each in enumerate(value)]

    def by_name(self, key: str, kind: str) -> dict[int, Given]:
        """A table whose keys are names: each entry by its id, in the order they were written."""
        whole = self.table(key)
        whole._note(ANY, "table", kind)
        return {self.find(kind, word, f"{key}.{word}"): whole.table(word) for word in whole.written()}

    def pieces(self, key: str, kind: str, prefix: str, first: int = 1) -> dict[int, Given]:
        """Pieces by name, or as a list: they are then called prefix-first and so on, and a text is a square."""
        self._note(key, "table", kind)
        self.reader.seen.add(key)
        value = self.reader.data.get(key, {})
        if not isinstance(value, list):
            return self.by_name(key, kind)
        found: dict[int, Given] = {}
        for n, each in enumerate(value):
            data = {"at": each} if isinstance(each, str) else each
            found[self.find(kind, f"{prefix}-{first + n}", key)] = self._inner(data, f"{key}[{n}]")
        return found
