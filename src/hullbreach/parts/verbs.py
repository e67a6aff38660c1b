"""Shapes of verbs that every game has, and what verbs are called.

A verb of a given shape derives from it and adds only its docstring.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from hullbreach.parts.grammar import Verb, Word

_WITHIN = re.compile(r"(?<!^)(?=[A-Z])")
"""Before a capital letter inside a name."""


@dataclass(frozen=True)
class Plain(Verb):  # mypyc: open
    """The word says it all."""


@dataclass(frozen=True)
class Counted(Verb):  # mypyc: open
    """n of something, or n times."""

    n: int


def named(*words: Word) -> tuple[Word, ...]:
    """These words, each verb called like its class, ``scan_tax`` for ``ScanTax``, unless it has a word of its own."""
    for word in words:
        word.makes.word = word.makes.word or _WITHIN.sub("_", word.makes.__name__).lower()
    return words
