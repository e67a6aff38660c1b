"""Which questions a conformance case need not mention, and how they are then answered."""

from __future__ import annotations

from hullbreach.games.encounters.words import options as opt
from hullbreach.games.encounters.words import questions
from hullbreach.kernel.options import Option
from hullbreach.kernel.requests import Ask

# Moments at which other players may come in: left out, they are let pass.
WINDOWS = (questions.GUARD, questions.OFFER)


def unsaid(ask: Ask, more: bool) -> Option | None:
    """The answer to a question the case does not mention; ``more``: it still has something to play."""
    if ask.prompt in WINDOWS:
        return Option(opt.PASS, ())
    if ask.quick and len(ask.options) == 1:
        return ask.options[0]
    return None
