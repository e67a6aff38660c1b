"""The policy of a seat: what is decided for whoever sits there, unless they want to be asked.

By the standard loadout where the game has one, else as the rule bot would.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from hullbreach.bots.bot import Bot
from hullbreach.bots.rules import RulesBot
from hullbreach.kernel.match import Match, View
from hullbreach.kernel.options import Option
from hullbreach.kernel.requests import Ask
from hullbreach.kernel.rulebook import Rulebook


def spares(book: Rulebook[Any], ask: Ask, asks: Collection[str]) -> bool:
    """Whether a seat that wants to be asked about these topics is spared a question: its kind alone decides."""
    topic = book.topics().get(ask.prompt.id, "")
    return topic != "" and topic not in asks


def standard(view: View) -> Option | None:
    """What the standard loadout of the game says, where it has a word for the question and that is open."""
    assert view.question is not None
    found = view.rulebook.standard(view.state, view.question.ask)
    return found if found is not None and found in view.question.options else None


def decide(view: View, seed: int) -> Option:
    """What the policy chooses: by the standard loadout, else as the rule bot; the same seed chooses the same."""
    return standard(view) or RulesBot(seed).choose(view)


class Spared(Bot):
    """Any bot at a seat with a policy: it is asked only what a person would be asked."""

    def __init__(self, bot: Bot, seed: int, asks: Collection[str] = ()) -> None:
        self.bot = bot
        self.rules = RulesBot(seed)
        self.asks = asks

    def _bot(self, book: Rulebook[Any], ask: Ask) -> Bot:
        return self.rules if spares(book, ask, self.asks) else self.bot

    def choose(self, view: View) -> Option:
        assert view.question is not None
        if not spares(view.rulebook, view.question.ask, self.asks):
            return self.bot.choose(view)
        return standard(view) or self.rules.choose(view)

    def choose_fast(self, match: Match) -> Option:
        question = match.question
        assert question is not None
        if spares(match.rulebook, question.ask, self.asks):
            return self.choose(match.glance(question.seat))
        return self.bot.choose_fast(match)

    def why(self, view: View) -> str:
        assert view.question is not None
        return self._bot(view.rulebook, view.question.ask).why(view)
