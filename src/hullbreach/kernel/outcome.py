"""How a match ended, for the table and for every seat at it."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True)
class Result:
    """What a match came to for one seat: won or lost, why, and a score where the game has one."""

    won: bool
    reason: str
    score: int | None = None


# The teams or factions of a match by their word, each with its seats.
Sides = dict[str, tuple[int, ...]]


@dataclass
class Outcome:
    """How a match ended: which seats won, the reason, and a score where the game has one.

    Where seats fare differently each has a result of its own (``Outcome.apart``); in a game that is won and lost
    together they follow from the whole. ``sides`` tells who belonged to whom; without any everybody played together
    or everybody alone.
    """

    winners: tuple[int, ...]
    reason: str
    score: int | None = None
    results: tuple[Result, ...] = field(default=(), repr=False)
    sides: Sides = field(default_factory=dict, repr=False)

    @staticmethod
    def apart(
        results: tuple[Result, ...], reason: str, score: int | None = None, sides: Sides | None = None
    ) -> Outcome:
        """The end of a match in which every seat has a result of its own."""
        winners = tuple([seat for seat, result in enumerate(results) if result.won])
        return Outcome(winners, reason, score, results, sides or {})

    def result(self, seat: int) -> Result:
        """What the match came to for one seat."""
        return self.results[seat] if self.results else Result(seat in self.winners, self.reason, self.score)

    def winning_sides(self) -> list[str]:
        """The sides of which somebody won."""
        return [side for side, seats in self.sides.items() if any(seat in self.winners for seat in seats)]
