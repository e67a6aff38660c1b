"""The bot that chooses by chance."""

from __future__ import annotations

from hullbreach.bots.bot import Bot
from hullbreach.kernel.chance import Seeded
from hullbreach.kernel.match import Match, View
from hullbreach.kernel.options import Option


class RandomBot(Bot):
    """Every open option is equally likely."""

    def __init__(self, seed: int) -> None:
        self.source = Seeded(seed)

    def choose(self, view: View) -> Option:
        options = view.options
        return options[self.source.below(len(options))]

    def choose_fast(self, match: Match) -> Option:
        question = match.question
        assert question is not None
        return question.options[self.source.below(len(question.options))]
