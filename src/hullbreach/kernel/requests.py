"""The three requests a procedure can make: Ask, AskAll and Roll. Only requests wait."""

from __future__ import annotations

from hullbreach.kernel.chance import Space
from hullbreach.kernel.options import Options
from hullbreach.kernel.phrases import Phrase


class Request:
    """Something the engine cannot decide by itself."""


class Ask(Request):
    """A seat chooses one of the open options. A quick ask with a single option answers itself."""

    def __init__(
        self, seat: int, prompt: Phrase, about: tuple[int, ...], options: Options, quick: bool = True
    ) -> None:
        self.seat = seat
        self.prompt = prompt
        self.about = about
        self.options = options
        self.quick = quick


class AskAll(Request):
    """Several seats choose in secret; the answers come together, in the order of the asks."""

    def __init__(self, asks: tuple[Ask, ...]) -> None:
        self.asks = asks


class Roll(Request):
    """Chance chooses a face of the space; the name says what for (``defence of hicks``)."""

    def __init__(self, name: Phrase, about: tuple[int, ...], space: Space) -> None:
        self.name = name
        self.about = about
        self.space = space
