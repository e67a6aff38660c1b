"""Rules of thumb: the one for a question, else what nearly everybody wants, else to pass, else whatever is open."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from hullbreach.kernel.chance import Source
from hullbreach.kernel.match import Question
from hullbreach.kernel.options import Option, Options
from hullbreach.kernel.phrases import Phrase
from hullbreach.kernel.state import State

S = TypeVar("S", bound=State)
# What is chosen, and a short reason id.
Choice = tuple[Option, str]


def decide_by(
    rules: dict[str, Callable[[S, Question, Options], Choice]],
    wanted: tuple[Phrase, ...],
    state: S,
    question: Question,
    luck: Source,
) -> Choice:
    """What the rule of a question names; where there is none, or it names what is closed, what is wanted always."""
    options = question.options
    rule = rules.get(question.ask.prompt.id)
    if rule is not None:
        found = rule(state, question, options)
        if found[0] in options:
            return found
    for option in options:
        if option.phrase in wanted:
            return option, "always"
    if question.ask.passing is not None:
        return Option(question.ask.passing, ()), "pass"
    return options[luck.below(len(options))], "by-chance"
