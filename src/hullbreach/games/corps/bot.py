"""How the rules bot plays corps: rules of thumb for every question."""

from __future__ import annotations

from hullbreach.games.corps import verbs
from hullbreach.kernel.chance import Source
from hullbreach.kernel.match import Question
from hullbreach.kernel.options import Option
from hullbreach.kernel.state import State


def obvious(question: Question) -> Option | None:
    """The only option, where there is no choice."""
    return question.options[0] if len(question.options) == 1 else None


def decide(state: State, question: Question, luck: Source) -> tuple[Option, str]:
    """The choice at a question and a short reason id."""
    for passing in (verbs.PASS, verbs.KEEP, verbs.DONE):
        option = Option(passing, ())
        if option in question.options:
            return option, "wait"
    return question.options[luck.below(len(question.options))], "any"
