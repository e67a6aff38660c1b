"""The three requests a procedure can make: Ask, AskAll and Roll. Only requests wait."""

from __future__ import annotations

from hullbreach.kernel.chance import Space
from hullbreach.kernel.options import Option, Options
from hullbreach.kernel.phrases import Phrase


class Request:
    """Something the engine cannot decide by itself."""

    __slots__ = ()


class Ask(Request):
    """A seat chooses one of the open options. A quick ask with a single option answers itself."""

    __slots__ = ("about", "options", "prompt", "quick", "seat")

    def __init__(self, seat: int, prompt: Phrase, about: tuple[int, ...], options: Options, quick: bool = True) -> None:
        self.seat = seat
        self.prompt = prompt
        self.about = about
        self.options = options
        self.quick = quick


class AskAll(Request):
    """Several seats choose in secret; the answers come together, in the order of the asks."""

    __slots__ = ("asks",)

    def __init__(self, asks: tuple[Ask, ...]) -> None:
        self.asks = asks

    def settle(self, answers: list[Option]) -> object:
        """What the procedure receives."""
        return tuple(answers)


class Vote(AskAll):
    """Several seats choose the same thing in secret; the option with most votes is the one answer.

    A tie is broken by the first seat's vote, or, if that is not among the tied, by the order of the options.
    """

    __slots__ = ()

    def settle(self, answers: list[Option]) -> object:
        most = max(answers.count(option) for option in answers)
        tied = [option for option in answers if answers.count(option) == most]
        if answers[0] in tied:
            return answers[0]
        for option in self.asks[0].options:
            if option in tied:
                return option
        return tied[0]


class Roll(Request):
    """Chance chooses a face of the space; the name says what for (``defence of hicks``)."""

    __slots__ = ("about", "name", "space")

    def __init__(self, name: Phrase, about: tuple[int, ...], space: Space) -> None:
        self.name = name
        self.about = about
        self.space = space
