"""The bot that follows rules of thumb, written for each game beside its rules."""

from __future__ import annotations

import importlib
from typing import Protocol

from hullbreach.bots.bot import Bot
from hullbreach.kernel.chance import Seeded, Source
from hullbreach.kernel.errors import BadInput
from hullbreach.kernel.match import Match, Question, View
from hullbreach.kernel.options import Option
from hullbreach.kernel.state import State


class Advice(Protocol):
    """What ``games/<game>/bot/bot.py`` offers."""

    def decide(self, state: State, question: Question, luck: Source) -> tuple[Option, str]:
        """The choice at a question, from a concealed state, and a short reason id."""

    def obvious(self, question: Question) -> Option | None:
        """The choice where no state needs to be looked at."""


class ByChance:
    """The advice for a game whose rules of thumb nobody has written yet: anything goes."""

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


class RulesBot(Bot):
    """Plays by rules of thumb; chance only breaks ties, so a seed gives one and the same game."""

    def __init__(self, seed: int) -> None:
        self.luck = Seeded(seed)
        self.game = ""
        self.advice: Advice | None = None

    def _advice(self, game: str) -> Advice:
        if self.advice is None or self.game != game:
            try:
                self.advice = advice_of(game)
            except BadInput:
                self.advice = ByChance()
            self.game = game
        return self.advice

    def _decide(self, view: View) -> tuple[Option, str]:
        assert view.question is not None
        found = self._advice(view.rulebook.id).obvious(view.question)
        if found is not None:
            return found, "obvious"
        return self._advice(view.rulebook.id).decide(view.state, view.question, self.luck)

    def choose(self, view: View) -> Option:
        return self._decide(view)[0]

    def choose_fast(self, match: Match) -> Option:
        question = match.question
        assert question is not None
        # The open options are the seat's own knowledge, so an obvious choice needs no concealed copy.
        found = self._advice(match.rulebook.id).obvious(question)
        return self.choose(match.glance(question.seat)) if found is None else found

    def why(self, view: View) -> str:
        kept = self.luck.copy()
        reason = self._decide(view)[1]
        assert isinstance(kept, Seeded)
        self.luck = kept
        return reason
