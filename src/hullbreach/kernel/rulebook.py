"""A rulebook: what the engine needs to know about a game."""

from __future__ import annotations

from hullbreach.kernel.chance import Source
from hullbreach.kernel.phrases import Vocabulary
from hullbreach.kernel.state import State


class Setting:
    """One option of a match: its name, its allowed values and its default."""

    def __init__(self, name: str, values: list[object], default: object) -> None:
        self.name = name
        self.values = values
        self.default = default


class Rulebook:
    """One game: its words, its options and how a match of it starts, is seen and is shown."""

    def __init__(self, id: str, verbs: Vocabulary, events: Vocabulary) -> None:
        self.id = id
        self.verbs = verbs
        self.events = events

    def settings(self) -> list[Setting]:
        """The options a match of this game has."""
        raise NotImplementedError

    def settle(self, options: dict[str, object]) -> dict[str, object]:
        """All options with their values, defaults filled in; ``BadInput`` for a wrong one."""
        raise NotImplementedError

    def start(self, options: dict[str, object]) -> State:
        """The state before the first step, its first procedure on the stack."""
        raise NotImplementedError

    def conceal(self, state: State, seat: int) -> State:
        """A copy in which everything the seat may not know is unknown."""
        raise NotImplementedError

    def resample(self, state: State, seat: int, source: Source) -> State:
        """A copy in which everything the seat may not know is drawn anew, fitting what it has seen."""
        raise NotImplementedError

    def position(self, state: State) -> dict[str, object]:
        """The position as plain JSON data, in the words of the game."""
        raise NotImplementedError

    def arrange(self, options: dict[str, object], given: dict[str, object]) -> State:
        """The state a case describes, its procedures on the stack; ``BadInput`` for anything unknown."""
        raise NotImplementedError
