"""How a match ended, for the table and for every seat at it."""

from __future__ import annotations


class Result:
    """What a match came to for one seat: won or lost, why, and a score where the game has one."""

    def __init__(self, won: bool, reason: str, score: int | None = None) -> None:
        self.won = won
        self.reason = reason
        self.score = score

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Result)
            and self.won == other.won
            and self.reason == other.reason
            and self.score == other.score
        )

    def __hash__(self) -> int:
        return hash((self.won, self.reason, self.score))

    def __repr__(self) -> str:
        return f"Result({self.won}, {self.reason!r}, {self.score})"


# The teams or factions of a match by their word, each with its seats.
Sides = dict[str, tuple[int, ...]]


class Outcome:
    """How a match ended: which seats won, the reason, and a score where the game has one.

    Where seats fare differently each has a result of its own (``Outcome.apart``); in a game that is won and lost
    together they follow from the whole. ``sides`` tells who belonged to whom; without any everybody played together
    or everybody alone.
    """

    def __init__(
        self,
        winners: tuple[int, ...],
        reason: str,
        score: int | None = None,
        results: tuple[Result, ...] = (),
        sides: Sides | None = None,
    ) -> None:
        self.winners = winners
        self.reason = reason
        self.score = score
        self.results = results
        self.sides: Sides = sides or {}

    @staticmethod
    def apart(
        results: tuple[Result, ...], reason: str, score: int | None = None, sides: Sides | None = None
    ) -> Outcome:
        """The end of a match in which every seat has a result of its own."""
        winners = tuple([seat for seat, result in enumerate(results) if result.won])
        return Outcome(winners, reason, score, results, sides)

    def result(self, seat: int) -> Result:
        """What the match came to for one seat."""
        return self.results[seat] if self.results else Result(seat in self.winners, self.reason, self.score)

    def winning_sides(self) -> list[str]:
        """The sides of which somebody won."""
        return [side for side, seats in self.sides.items() if any(seat in self.winners for seat in seats)]

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Outcome)
            and self.winners == other.winners
            and self.reason == other.reason
            and self.score == other.score
            and self.results == other.results
            and self.sides == other.sides
        )

    def __hash__(self) -> int:
        return hash((self.winners, self.reason))

    def __repr__(self) -> str:
        return f"Outcome(winners={self.winners}, reason={self.reason!r}, score={self.score})"
