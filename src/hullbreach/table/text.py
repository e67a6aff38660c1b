"""What the table itself says, apart from any game."""

from __future__ import annotations

from hullbreach.text import Messages


def say(game: str, lang: str, id: str, **args: str | int) -> str:
    """A sentence of the table in one language."""
    return Messages.load(game, lang).say(f"table-{id}", **args)
