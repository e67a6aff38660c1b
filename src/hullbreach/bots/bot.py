"""What every program that plays has in common."""

from __future__ import annotations

from hullbreach.kernel.match import Match, View
from hullbreach.kernel.options import Option


class Bot:
    """A player that is a program: it chooses from what its seat may know."""

    def choose(self, view: View) -> Option:
        """One of the open options of the view."""
        raise NotImplementedError

    def choose_fast(self, match: Match) -> Option:
        """The choice for the seat that is asked; a view is built only where the choice needs one."""
        question = match.question
        assert question is not None
        return self.choose(match.view(question.seat))

    def why(self, view: View) -> str:
        """A short reason id for the choice, for hints; empty when there is none."""
        return ""
