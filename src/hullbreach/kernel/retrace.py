"""Looking closely at what followed a choice: everything that was decided on the way, also where nobody was asked."""

from __future__ import annotations

from hullbreach.kernel.match import Match, Past


class Decided:
    """A match at a moment between two choices, and how many events had happened since the first of them."""

    def __init__(self, told: int, match: Match) -> None:
        self.told = told
        self.match = match


def decided_on_the_way(match: Match, past: Past) -> list[Decided]:
    """The match in which a choice was made, then every question after it that had a single answer, in order."""
    found = [Decided(0, match)]
    now = match.copy()
    now.state.patient = True
    whole = len(past)
    told = len(now.play(past.option, past.seat))
    while told < whole and now.question is not None and len(now.question.options) == 1:
        found.append(Decided(told, now.copy()))
        told += len(now.play(now.question.options[0]))
    return found
