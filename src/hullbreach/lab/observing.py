"""What a program that learns is given of a view: numbers in arrays of one size, made of nothing but the view."""

from __future__ import annotations

import importlib
from array import array
from collections.abc import Iterator
from typing import Any, Protocol
from zlib import crc32

import numpy as np
import numpy.typing as npt

from hullbreach.kernel.errors import BadInput
from hullbreach.kernel.match import View
from hullbreach.kernel.options import Options
from hullbreach.kernel.rulebook import Rulebook
from hullbreach.kernel.state import State
from hullbreach.lab.candidates import Candidates, Verbs
from hullbreach.parts.observation import Observation, share

Floats = npt.NDArray[np.float32]
#: questions and, in a game that names no fields, words of the position fall into so many places by their checksum
QUESTIONS = 64
PLACES = 512
GREATEST = 20


class Writer(Protocol):
    """How a position becomes numbers."""

    size: int

    def write(self, into: array[float], at: int, state: Any, seat: int) -> None:
        """Write the position of a concealed state as a seat sees it into places that are 0."""


class HashedPosition:
    """For a game that has not said what its fields are: every entry of its ``position`` in a place by checksum."""

    def __init__(self, book: Rulebook[Any]) -> None:
        self.book = book
        self.size = PLACES

    def write(self, into: array[float], at: int, state: Any, seat: int) -> None:
        for word, number in entries(self.book.position(state), ""):
            place = at + crc32(word.encode()) % PLACES
            into[place] = max(-1.0, min(1.0, into[place] + number))


def entries(value: object, path: str) -> Iterator[tuple[str, float]]:
    """The entries of plain data: where each stands, with its word if it is one, and its number."""
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from entries(inner, f"{path}.{key}")
    elif isinstance(value, list):
        yield f"{path}#", share(len(value), 1 / GREATEST)
        for inner in value:
            yield from entries(inner, path)
    elif isinstance(value, bool | int | float):
        yield path, share(int(value), 1 / GREATEST)
    elif value is not None:
        yield f"{path}={value}", 1.0


class Features(Protocol):
    """What ``games/<game>/bot/observation.py`` offers."""

    def observation(self, state: Any) -> Observation:
        """The fields that a match begun like this shows."""

    def potential(self, state: Any, seat: int) -> float:
        """How well it goes for a seat, from 0 to 1, as far as it knows."""


def features_of(game: str) -> Features | None:
    """What a game says about its features; None where it says nothing."""
    name = f"hullbreach.games.{game}.bot.observation"
    try:
        found: Features = importlib.import_module(name)
    except ModuleNotFoundError as missing:
        if missing.name is None or not name.startswith(missing.name):
            raise
        return None
    return found


class Observer:
    """Turns views of one kind of match into arrays, all written into the same places of memory.

    ``sections`` tells where in the flat observation what stands: the question, the seat, then the game's own.
    """

    def __init__(self, book: Rulebook[Any], start: State, rows: int) -> None:
        features = features_of(book.id)
        self.potential = None if features is None else features.potential
        self.writer: Writer = HashedPosition(book) if features is None else features.observation(start)
        self.verbs = Verbs(book.options)
        self.most = rows
        self.rows = np.zeros((rows, self.verbs.width), np.int32)
        self.mask = np.zeros(rows, np.int8)
        self.sections: dict[str, slice] = {"question": slice(0, QUESTIONS)}
        self.first = QUESTIONS + start.seats
        self.sections["seat"] = slice(QUESTIONS, self.first)
        if isinstance(self.writer, Observation):
            for block, at in zip(self.writer.blocks, self.writer.starts, strict=True):
                self.sections[block.name()] = slice(self.first + at, self.first + at + block.size)
        else:
            self.sections["position"] = slice(self.first, self.first + self.writer.size)
        self.size = self.first + self.writer.size
        self.buffer = array("f", bytes(4 * self.size))
        self.nothing = array("f", bytes(4 * self.size))
        self.places: dict[str, int] = {}

    def candidates(self, options: Options) -> Candidates:
        """What is chosen between where these options are open."""
        return Candidates(self.verbs, options, self.most)

    def flat(self, view: View) -> Floats:
        """The position and the question of a view in one row of numbers."""
        into = self.buffer
        into[:] = self.nothing
        if view.question is not None:
            prompt = view.question.ask.prompt.id
            place = self.places.get(prompt)
            if place is None:
                place = self.places[prompt] = crc32(prompt.encode()) % QUESTIONS
            into[place] = 1.0
        into[QUESTIONS + view.seat] = 1.0
        self.writer.write(into, self.first, view.state, view.seat)
        return np.frombuffer(into, np.float32).copy()

    def structured(self, view: View) -> dict[str, Floats]:
        """The same by section."""
        flat = self.flat(view)
        return {name: flat[where] for name, where in self.sections.items()}

    def see(self, view: View, candidates: Candidates, flat: bool) -> dict[str, Any]:
        """The whole observation: position, options as rows, and which rows there are."""
        candidates.write(self.rows, self.mask)
        return {
            "observation": self.flat(view) if flat else self.structured(view),
            "options": self.rows.copy(),
            "action_mask": self.mask.copy(),
        }

    def worth(self, view: View) -> float:
        """How well it goes for the seat of a view, from 0 to 1, as far as it knows."""
        if self.potential is None:
            raise BadInput("shaping", f"{view.rulebook.id} does not say how well a position is")
        return self.potential(view.state, view.seat)
