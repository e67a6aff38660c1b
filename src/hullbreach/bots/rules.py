"""The bot that follows rules of thumb, written for each game beside its rules."""

from __future__ import annotations

from hullbreach.bots.advice import Advice, ByChance, advice_of
from hullbreach.bots.bot import Bot
from hullbreach.bots.prior import Candidate, prior, rivals
from hullbreach.kernel.chance import Seeded
from hullbreach.kernel.errors import BadInput
from hullbreach.kernel.match import Match, View
from hullbreach.kernel.options import Option


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

    def decide(self, view: View) -> tuple[Option, str]:
        """The choice and its short reason id."""
        assert view.question is not None
        found = self._advice(view.rulebook.id).obvious(view.question)
        if found is not None:
            return found, "obvious"
        return self._advice(view.rulebook.id).decide(view.state, view.question, self.luck)

    def is_routine(self, view: View, reason: str) -> bool:
        """Whether a choice made for this reason is one that nobody need think twice about."""
        return reason == "obvious" or reason in self._advice(view.rulebook.id).ROUTINE

    def choose(self, view: View) -> Option:
        return self.decide(view)[0]

    def prior(self, view: View, most: int = 8) -> list[Candidate]:
        """The options by what the rules of thumb think of them, the choice first."""
        return prior(view, self._advice(view.rulebook.id), self.luck, most)

    def rivals(self, view: View, most: int = 8) -> list[Candidate]:
        """The choice of the rules of thumb and what else could be done with the same means."""
        return rivals(view, self._advice(view.rulebook.id), self.luck, most)

    def choose_fast(self, match: Match) -> Option:
        question = match.question
        assert question is not None
        # The open options are the seat's own knowledge, so an obvious choice needs no concealed copy.
        advice = self._advice(match.rulebook.id)
        found = advice.obvious(question)
        if found is not None:
            return found
        view = match.glance(question.seat)
        assert view.question is not None
        return advice.decide(view.state, view.question, self.luck)[0]

    def why(self, view: View) -> str:
        kept = self.luck.copy()
        reason = self.decide(view)[1]
        assert isinstance(kept, Seeded)
        self.luck = kept
        return reason
