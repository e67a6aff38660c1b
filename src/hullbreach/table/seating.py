"""Who sits where, and how a person proves that a seat is theirs."""

from __future__ import annotations

import hashlib
import hmac
import secrets
import unicodedata
from dataclasses import dataclass

from hullbreach.kernel.topics import USUAL

HUMAN, BOT, OPEN = "human", "bot", "open"
SITTERS = (HUMAN, BOT, OPEN)
TOKEN_BYTES = 24
# What nobody mistakes for something else, read aloud or from a screen across the room.
CODE_LETTERS = "23456789ABCDEFGHJKLMNPQRSTVWXYZ"
CODE_LENGTH = 6
NAME_LENGTH = 24


@dataclass
class Seat:
    """One seat; a person may hand theirs to a bot for a while, or the others may, while the person is away.

    asks: the topics about which the person wants to be asked; the policy of the seat decides about all others.
    ready: the match need not wait for them once it is set up. left: the seat is free, but somebody has played it in
    this match and knows its cards; opened: the people at the table agreed that it is free.
    """

    sits: str
    name: str = ""
    token: str = ""
    bot: bool = False
    voted: bool = False
    asks: tuple[str, ...] = USUAL
    ready: bool = True
    left: bool = False
    opened: bool = False

    @property
    def automatic(self) -> bool:
        """Whether a bot chooses here now."""
        return self.sits == BOT or self.bot

    def opened_by(self, hashed: str) -> bool:
        """Whether the token with this hash holds the seat."""
        return self.sits == HUMAN and bool(self.token) and hmac.compare_digest(self.token, hashed)


def new_token() -> str:
    """A secret that nobody guesses."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def new_code() -> str:
    """What one types to come to a table: of a billion, and it leads to a free seat at most."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))


def read_code(text: str) -> str:
    """A code as somebody typed it: small letters, gaps and dashes do not matter."""
    return "".join(letter for letter in text.upper() if letter.isascii() and letter.isalnum())


def hash_of(token: str) -> str:
    """What is stored of a token. It is long and random, so a plain hash tells nothing about it."""
    return hashlib.sha256(token.encode()).hexdigest()


def tidy(text: str, length: int) -> str:
    """A text people typed, on one line, without control characters, not too long."""
    shown = "".join(" " if c.isspace() else c for c in text if c.isspace() or unicodedata.category(c)[0] != "C")
    return " ".join(shown.split())[:length].strip()
