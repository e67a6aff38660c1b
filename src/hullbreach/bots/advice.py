"""The rules of thumb of a game, as all bots ask for them."""

from __future__ import annotations

import importlib
from typing import Protocol

from hullbreach.kernel.chance import Source
from hullbreach.kernel.errors import BadInput
from hullbreach.kernel.match import Question
from hullbreach.kernel.options import Option
from hullbreach.kernel.state import State


class Advice(Protocol):
    """What ``games/<game>/bot/bot.py`` offers."""

    #: the reason ids of choices that nobody need think twice about
    ROUTINE: frozenset[str]

    def decide(self, state: State, question: Question, luck: Source) -> tuple[Option, str]:
        """The choice at a question, from a concealed state, and a short reason id."""

    def obvious(self, question: Question) -> Option | None:
        """The choice where no state needs to be looked at."""


class ByChance:
    """The advice for a game whose rules of thumb nobody has written yet: anything goes."""

    ROUTINE: frozenset[str] = frozenset()

    def decide(self, state: State, question: Question, luck: Source) -> tuple[Option, str]:
        return question.options[luck.below(len(question.options))], "by-chance"

    def obvious(self, question: Question) -> Option | None:
        return question.options[0] if len(question.options) == 1 else None


def advice_of(game: str) -> Advice:
    """The rules of thumb of a game; ``BadInput`` where there are none."""
    name = f"hullbreach.games.{game}.bot.bot"
    try:
        found: Advice = importlib.import_module(name)
    except ModuleNotFoundError as missing:
        if missing.name is None or not name.startswith(missing.name):
            raise
        raise BadInput("bot rules", f"no rules of thumb are written for {game} yet") from None
    return found
