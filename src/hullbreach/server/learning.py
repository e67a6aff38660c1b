"""What lessons and puzzles have in common over HTTP: a shelf, one of it by its id, and a match that nobody stores."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Annotated, Protocol, TypeVar

from pydantic import Field

from hullbreach.games import GAMES
from hullbreach.kernel.errors import BadInput, No
from hullbreach.kernel.match import Match
from hullbreach.kernel.scene import Scene
from hullbreach.server.failures import Refusal

MOST_CHOICES = 100
Choices = Annotated[list[Annotated[str, Field(max_length=200)]], Field(max_length=MOST_CHOICES)]


class Study(Protocol):
    """Something on a shelf."""

    id: str


S = TypeVar("S", bound=Study)


def whole(shelf: Callable[[str], list[S]]) -> list[tuple[str, S]]:
    """Everything on the shelves of all games, each with its game."""
    return [(game, one) for game in GAMES for one in shelf(game)]


def one_of(shelf: Callable[[str], list[S]], id: str, what: str) -> S:
    """One of a shelf, or 404."""
    for _, one in whole(shelf):
        if one.id == id:
            return one
    raise Refusal(404, f"no-{what}", f"there is no such {what}")


@contextmanager
def choices_of(what: str) -> Iterator[None]:
    """400 where choices lead nowhere, as after a lesson or puzzle itself has changed."""
    try:
        yield
    except BadInput as wrong:
        raise Refusal(400, what, str(wrong)) from None


def drawn(match: Match, seat: int, lang: str) -> Scene:
    """The match as the seat sees it, with everything that is closed."""
    return match.rulebook.scene(match.glance(seat), lang, 0, True)


def reason(match: Match, no: No | None, lang: str) -> str:
    """Why the rules refuse what was tried; empty where they do not."""
    return "" if no is None else match.rulebook.voice.say_no(match.state.names, no, lang)
