"""What the records of every content file of encounters have in common: sources, ids, counts, effects."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from hullbreach.games.encounters.content.vocabulary import VOCABULARY
from hullbreach.parts.grammar import Effect
from hullbreach.parts.reader import SOURCES, Reader

FILMS = ("alien", "aliens", "alien3", "alien_resurrection")


def read_source(r: Reader) -> None:
    """Where a record and single values of it come from; checked, not kept."""
    r.word("source", SOURCES)
    for key in r.data:
        if key.endswith("_source"):
            r.word(key, SOURCES)
    if r.has("known"):
        r.texts("known")
    if r.has("note"):
        r.text("note")


def read_clauses(r: Reader, key: str, triggers: Collection[str]) -> tuple[Effect, ...]:
    """The effects listed under a key; only these triggers belong there."""
    return r.effects(key, VOCABULARY, triggers, "trigger")


def counted(r: Reader, what: str, found: int, in_box: int) -> None:
    """What was found in a file and what the box holds must agree."""
    if found != in_box:
        raise r.bad(what, f"{found} found, but the box holds {in_box}")


def place_of(r: Reader, key: str, ids: Sequence[str]) -> int:
    """The index of the record that this key names."""
    return ids.index(r.word(key, ids))


def places_of(r: Reader, key: str, ids: Sequence[str]) -> tuple[int, ...]:
    """The indices of the different records that this key names."""
    return tuple(ids.index(word) for word in r.words(key, ids))
