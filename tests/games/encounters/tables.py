"""A table of encounters for tests: a described position, scripted chance, choices, and what came of them."""

from __future__ import annotations

from hullbreach.games.encounters import RULEBOOK
from hullbreach.games.encounters.rules.state import Encounters
from hullbreach.kernel.scripted import Scripted
from tests.scripted_table import Table


class EncountersTable(Table):
    """A scripted game of encounters."""

    def __init__(self, options: dict[str, object], given: dict[str, object]) -> None:
        self.scripted = Scripted(RULEBOOK, options, given)
        self.started = False

    @property
    def g(self) -> Encounters:
        """The state, as this game knows it."""
        state = self.state
        assert isinstance(state, Encounters)
        return state


def encounters(given: dict[str, object] | None = None, *, players: int = 1, **options: object) -> EncountersTable:
    """A table with a described position; the Action phase of seat-1 unless something else is said."""
    return EncountersTable({"players": players, **options}, {"phase": "action", **(given or {})})


def hand(*cards: str, **more: object) -> dict[str, object]:
    """One player with these cards in hand, and nothing in the deck unless it is given."""
    return {"hand": list(cards), **more}


def one(*cards: str, **more: object) -> dict[str, object]:
    """The players of a game with one seat."""
    return {"seat-1": hand(*cards, **more)}


def points(table: EncountersTable) -> list[int | None]:
    """What every seat has scored in a finished game."""
    outcome = table.match.outcome
    assert outcome is not None
    return [outcome.result(seat).score for seat in range(table.g.seats)]
