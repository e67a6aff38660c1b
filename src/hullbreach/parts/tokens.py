"""A text taken apart into tokens, for the parsers of content files."""

from __future__ import annotations

import re
from collections.abc import Collection

from hullbreach.kernel.errors import BadInput, meant


class Tokens:
    """The tokens of one text and how far they are read; every complaint names the place of the text."""

    def __init__(self, text: str, pattern: re.Pattern[str], place: str) -> None:
        self.place = place
        self.tokens: list[str] = []
        self.at = 0
        pos = 0
        end = len(text.rstrip())
        while pos < end:
            match = pattern.match(text, pos)
            if match is None:
                raise self.bad(f"cannot read {text[pos : pos + 12].strip()!r}")
            self.tokens.append(match.group(1))
            pos = match.end()

    def bad(self, reason: str) -> BadInput:
        """A complaint about this text."""
        return BadInput(self.place, reason)

    def peek(self, ahead: int = 0) -> str:
        """The next token, or one further on; nothing at the end."""
        at = self.at + ahead
        return self.tokens[at] if at < len(self.tokens) else ""

    def take(self, expected: str) -> str:
        """The next token, read."""
        token = self.peek()
        if not token:
            raise self.bad(f"ends too early, expected {expected}")
        self.at += 1
        return token

    def need(self, sign: str) -> None:
        """Read this sign, which must come next."""
        token = self.take(f"'{sign}'")
        if token != sign:
            raise self.bad(f"expected '{sign}', found {token!r}")

    def skip(self, word: str) -> bool:
        """Read this word if it comes next; whether it did."""
        if self.peek() == word:
            self.at += 1
            return True
        return False

    def word_of(self, words: Collection[str], kind: str) -> str:
        """The next token, which must be one of these words."""
        token = self.take(f"a {kind}")
        if token not in words:
            expected = " or ".join(words) or "nothing"
            raise self.bad(f"unknown {kind} {token!r}, expected {expected}{meant(token, words)}")
        return token

    def finish(self) -> None:
        """Complain if anything is left."""
        if self.peek():
            raise self.bad(f"left over: {' '.join(self.tokens[self.at :])!r}")
