"""The three kinds of trouble: a refusal, bad input, and bugs (which stay ordinary exceptions)."""

from __future__ import annotations

import difflib
from collections.abc import Iterable


class No:
    """Why something is not allowed: a reason, the values it speaks of, and the rule it comes from."""

    def __init__(self, reason: str, *about: object, rule: str) -> None:
        self.reason = reason
        self.about: tuple[object, ...] = about
        self.rule = rule

    def __repr__(self) -> str:
        return f"No({self.reason!r}, {', '.join(map(repr, self.about))}, rule={self.rule!r})"


class Illegal(Exception):  # noqa: N818 - it is a verdict of the rules, not an error of the program
    """A choice that the rules refuse; nothing has changed."""

    def __init__(self, no: No) -> None:
        super().__init__(f"{no.reason} ({no.rule})")
        self.no = no


class BadInput(Exception):  # noqa: N818
    """Content, record, case or request that does not parse: where it is and what was expected."""

    def __init__(self, place: str, reason: str) -> None:
        super().__init__(f"{place}: {reason}")
        self.place = place
        self.reason = reason

    def __reduce__(self) -> tuple[type[BadInput], tuple[str, str]]:
        # So that it comes back whole from another process.
        return BadInput, (self.place, self.reason)


def meant(word: str, known: Iterable[str]) -> str:
    """The end of a complaint about an unknown word: the known one that looks most like it, if any does."""
    close = difflib.get_close_matches(word, list(known), 1, 0.7)
    return f"; did you mean {close[0]!r}?" if close else ""
