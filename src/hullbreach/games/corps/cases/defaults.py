"""Which questions a conformance case need not mention, and how they are then answered."""

from __future__ import annotations

from hullbreach.games.corps.words import questions
from hullbreach.kernel.options import Option
from hullbreach.kernel.requests import Ask

# Where a case rests when it has nothing more to play, even if there is only one thing to do.
RESTS = (questions.FIRST_PLAYER, questions.WHICH_HERO, questions.LEFTOVER, questions.LEFTOVER_PLAYER)


def default_answer(ask: Ask, more: bool) -> Option | None:
    """The answer to a question the case does not mention; ``more``: it still has something to play."""
    if ask.passing is not None:
        return Option(ask.passing, ())
    # A question that is asked even with one option, because asking less would tell something, is a place to rest.
    if len(ask.options) == 1 and (more or (ask.quick and ask.prompt not in RESTS)):
        return ask.options[0]
    return None
