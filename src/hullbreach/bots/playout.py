"""How a match goes on when everybody plays by rules of thumb: what every seat may hope for."""

from __future__ import annotations

from collections.abc import Callable

from hullbreach.bots.rules import RulesBot
from hullbreach.bots.value import value_of
from hullbreach.kernel.chance import Seeded
from hullbreach.kernel.match import Match

# After so many choices a position is valued instead of played on.
CHOICES = 160
Tell = Callable[[int, int], None]


def nobody(done: int, of: int) -> None:
    """Nobody wants to know how far it is."""


class Playouts:
    """So many playouts, counted; the same seed plays the same ones."""

    def __init__(self, seed: int, most: int, tell: Tell = nobody) -> None:
        self.rules = RulesBot(seed)
        self.most = most
        self.done = 0
        self.tell = tell

    @property
    def left(self) -> int:
        """How many are left."""
        return max(0, self.most - self.done)

    def play_on(self, match: Match, seed: int) -> list[float]:
        """The chance of every seat to win: the result, or the value of the position many choices later.

        The match is played on; its chance comes from the seed.
        """
        state = match.state
        state.source = Seeded(seed)
        state.quiet = True
        for _ in range(CHOICES):
            if match.question is None:
                break
            match.play(self.rules.choose_fast(match))
        self.done += 1
        self.tell(self.done, self.most)
        outcome = match.outcome
        if outcome is not None:
            return [float(outcome.result(seat).won) for seat in range(state.seats)]
        value = value_of(match.rulebook.id)
        return [value(match.state, seat) for seat in range(state.seats)]
