"""What the records of every content file of hunt have in common: sources, names, ids, lists in their order."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from hullbreach.parts.reader import SOURCES, Reader

Record = TypeVar("Record")


def read_source(r: Reader) -> None:
    """Where a record and single values of it come from, and what is remarkable; checked, not kept."""
    r.word("source", SOURCES)
    for key in r.data:
        if key.endswith("_source"):
            r.word(key, SOURCES)
    if r.has("note"):
        r.text("note")


def read_name(r: Reader) -> None:
    """What a house calls a record of its own; those of the box are called by the messages."""
    if r.has("name"):
        r.text("name")


def different(r: Reader, kind: str, ids: Sequence[str]) -> None:
    """No id occurs twice."""
    for at, id in enumerate(ids):
        if id in ids[:at]:
            r.wrong(f"{kind} {id}", "occurs twice")


def counted(r: Reader, what: str, found: int, in_box: int) -> None:
    """What was found in a file and what the box holds must agree; a house may add to it."""
    if found != in_box and not r.in_house:
        r.wrong(what, f"{found} found, but the box holds {in_box}")


def place_of(r: Reader, key: str, ids: Sequence[str]) -> int:
    """The index of the record that this key names."""
    word = r.word(key, ids)
    return ids.index(word) if ids else 0
