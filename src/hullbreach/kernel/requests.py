"""The three requests a procedure can make: Ask, AskAll and Roll. Only requests wait."""

from __future__ import annotations

from hullbreach.kernel.chance import Space
from hullbreach.kernel.options import Option, Options
from hullbreach.kernel.phrases import Phrase


class Request:
    """Something the engine cannot decide by itself."""

    __slots__ = ()


class Ask(Request):
    """A seat chooses one of the open options. A quick ask with a single option answers itself.

    In a window ``passing`` is the word of the option that lets the moment go by. A window is never quick: that a seat
    is asked, and what for, must not depend on whether it could do something. A seat below 0 is nobody's: the rules
    themselves decide (``State.decide``).
    """

    __slots__ = ("about", "options", "passing", "prompt", "quick", "seat")

    def __init__(
        self,
        seat: int,
        prompt: Phrase,
        about: tuple[int, ...],
        options: Options,
        quick: bool = True,
        passing: Phrase | None = None,
    ) -> None:
        self.seat = seat
        self.prompt = prompt
        self.about = about
        self.options = options
        self.quick = quick and passing is None
        self.passing = passing

    def passes(self, option: Option) -> bool:
        """Whether this option lets the moment go by."""
        return option.phrase is self.passing


class AskAll(Request):
    """Several seats choose in secret; the answers come together, in the order of the asks."""

    __slots__ = ("asks",)

    def __init__(self, asks: tuple[Ask, ...]) -> None:
        self.asks = asks

    def is_closed(self, answers: dict[int, Option]) -> bool:
        """Whether nobody need be asked any more."""
        return len(answers) == len(self.asks)

    def settle(self, answers: dict[int, Option]) -> object:
        """What the procedure receives."""
        return tuple([answers[ask.seat] for ask in self.asks])


class Vote(AskAll):
    """Several seats choose the same thing in secret; the option with most votes is the one answer.

    A tie is broken by the first seat's vote, or, if that is not among the tied, by the order of the options.
    """

    __slots__ = ()

    def settle(self, answers: dict[int, Option]) -> object:
        votes = [answers[ask.seat] for ask in self.asks]
        most = max(votes.count(option) for option in votes)
        tied = [option for option in votes if votes.count(option) == most]
        if votes[0] in tied:
            return votes[0]
        for option in self.asks[0].options:
            if option in tied:
                return option
        return tied[0]


class FirstComes(AskAll):
    """A window for several seats at once, in secret: of those who do not pass only the first in order comes in.

    It is closed as soon as that is decided. The procedure receives the seat and its option, or None when all passed;
    nobody learns that the others wanted to come in too.
    """

    __slots__ = ()

    def is_closed(self, answers: dict[int, Option]) -> bool:
        for ask in self.asks:
            if ask.seat not in answers:
                return False
            if not ask.passes(answers[ask.seat]):
                return True
        return True

    def settle(self, answers: dict[int, Option]) -> object:
        for ask in self.asks:
            if not ask.passes(answers[ask.seat]):
                return ask.seat, answers[ask.seat]
        return None


class Roll(Request):
    """Chance chooses a face of the space; the name says what for (``defence of hicks``).

    Where the rules leave a choice to chance, a die is rolled for the number of the option among ``options``.
    """

    __slots__ = ("about", "name", "options", "space")

    def __init__(
        self, name: Phrase, about: tuple[int, ...], space: Space, options: tuple[Option, ...] | None = None
    ) -> None:
        self.name = name
        self.about = about
        self.space = space
        self.options = options

    def settle(self, face: object) -> object:
        """What the procedure receives."""
        if self.options is None:
            return face
        assert isinstance(face, int)
        return self.options[face - 1]
