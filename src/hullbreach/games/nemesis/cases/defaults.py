"""What a case need not mention."""

from __future__ import annotations

from hullbreach.games.nemesis.words import questions
from hullbreach.kernel.options import Option
from hullbreach.kernel.requests import Ask

# Here a case rests when it has nothing more to play, even with a single option.
RESTS = (questions.ACTION, questions.PLOT)


def default_answer(ask: Ask, more: bool) -> Option | None:
    """The answer to a question that a case need not mention; ``more``: it still has something to play."""
    if ask.passing is not None:
        return Option(ask.passing, ())
    if ask.quick and len(ask.options) == 1 and (more or ask.prompt not in RESTS):
        return ask.options[0]
    return None
