"""A position as numbers for programs that learn: a game names fields of its state and what kind of thing each is.

It is read from the state of a view, in which everything that the seat may not know is unknown already. All numbers lie
between -1 and 1, and -1 is unknown or nowhere. Most of them are 0, so a buffer is cleared and only the rest is written.
What goes by seats is turned so that the own seat comes first.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Sequence
from typing import Any

from hullbreach.kernel.options import members


def share(value: int, scale: float) -> float:
    """A number as a share of the most there is."""
    if value < 0:
        return -1.0
    found = value * scale
    return found if found < 1.0 else 1.0


class Block:  # mypyc: open
    """One field of a state as a row of numbers; ``by_seat`` tells that the field goes by seats.

    A block of a game's own that looks at several fields names none and is given the whole state.
    """

    def __init__(self, field: str, size: int, most: float = 1, by_seat: bool = False) -> None:
        self.field = field
        self.size = size
        self.scale = 1.0 / most
        self.by_seat = by_seat

    def name(self) -> str:
        """What it is called among the blocks of its game."""
        return self.field or type(self).__name__.lower()

    def write(self, into: array[float], at: int, value: Any, me: int) -> None:
        """Write what the field holds into the places from ``at`` on; they are 0 before."""
        raise NotImplementedError


class Number(Block):
    """A number, or yes and no."""

    def __init__(self, field: str, most: float = 1) -> None:
        super().__init__(field, 1, most)

    def write(self, into: array[float], at: int, value: Any, me: int) -> None:
        into[at] = share(int(value), self.scale)


class Word(Block):
    """One of so many things; none where the number is below 0."""

    def __init__(self, field: str, kinds: int) -> None:
        super().__init__(field, kinds)

    def write(self, into: array[float], at: int, value: Any, me: int) -> None:
        kind: int = value
        if 0 <= kind < self.size:
            into[at + kind] = 1.0


class Whose(Block):
    """A seat, as seen from the own one; nobody's where the number is below 0."""

    def __init__(self, field: str, seats: int) -> None:
        super().__init__(field, seats)

    def write(self, into: array[float], at: int, value: Any, me: int) -> None:
        seat: int = value
        if 0 <= seat < self.size:
            into[at + (seat - me) % self.size] = 1.0


class Members(Block):
    """A set of things, the bits of an int."""

    def __init__(self, field: str, things: int, by_seat: bool = False) -> None:
        super().__init__(field, things, 1, by_seat)

    def write(self, into: array[float], at: int, value: Any, me: int) -> None:
        mask: int = value
        size = self.size
        for thing in members(mask & ((1 << size) - 1)):
            into[at + ((thing - me) % size if self.by_seat else thing)] = 1.0


class Numbers(Block):
    """A number for each of so many places."""

    def write(self, into: array[float], at: int, value: Any, me: int) -> None:
        size = self.size
        for n, number in enumerate(value):
            if n >= size:
                return
            if number:
                into[at + ((n - me) % size if self.by_seat else n)] = share(number, self.scale)


class Words(Block):
    """For each of so many places one of so many things."""

    def __init__(self, field: str, places: int, kinds: int, by_seat: bool = False) -> None:
        super().__init__(field, places * kinds, 1, by_seat)
        self.places = places
        self.kinds = kinds

    def write(self, into: array[float], at: int, value: Any, me: int) -> None:
        kinds = self.kinds
        for n, kind in enumerate(value):
            if n >= self.places:
                return
            if 0 <= kind < kinds:
                place = (n - me) % self.places if self.by_seat else n
                into[at + place * kinds + kind] = 1.0


class Count(Block):
    """How often each of so many things is in a pile; what is unknown is not counted."""

    def write(self, into: array[float], at: int, value: Any, me: int) -> None:
        size = self.size
        for thing in value:
            if 0 <= thing < size:
                place = at + thing
                found = into[place] + self.scale
                into[place] = found if found < 1.0 else 1.0


class Counts(Block):
    """For each of so many places how often each of so many things is in its pile."""

    def __init__(self, field: str, places: int, things: int, most: float = 1, by_seat: bool = False) -> None:
        super().__init__(field, places * things, most, by_seat)
        self.places = places
        self.inner = Count(field, things, most)

    def write(self, into: array[float], at: int, value: Any, me: int) -> None:
        for n, pile in enumerate(value):
            if n >= self.places:
                return
            if pile:
                place = (n - me) % self.places if self.by_seat else n
                self.inner.write(into, at + place * self.inner.size, pile, me)


class Length(Block):
    """How many there are."""

    def __init__(self, field: str, most: float) -> None:
        super().__init__(field, 1, most)

    def name(self) -> str:
        return f"{self.field}_length"

    def write(self, into: array[float], at: int, value: Any, me: int) -> None:
        into[at] = share(len(value), self.scale)


class Lengths(Block):
    """How many there are in each of so many places."""

    def name(self) -> str:
        return f"{self.field}_lengths"

    def write(self, into: array[float], at: int, value: Any, me: int) -> None:
        size = self.size
        for n, pile in enumerate(value):
            if n >= size:
                return
            into[at + ((n - me) % size if self.by_seat else n)] = share(len(pile), self.scale)


class Standing(Block):
    """On each of so many places how many pieces stand: a table of the place of each piece."""

    def write(self, into: array[float], at: int, value: Any, me: int) -> None:
        for place in value.values():
            if 0 <= place < self.size:
                found = into[at + place] + self.scale
                into[at + place] = found if found < 1.0 else 1.0


class Table(Block):
    """A number for some of so many things."""

    def write(self, into: array[float], at: int, value: Any, me: int) -> None:
        for thing, number in value.items():
            if 0 <= thing < self.size:
                into[at + thing] = share(number, self.scale)


class Observation:
    """The blocks of a game, written one after the other into one buffer.

    ``me`` tells for a seat by which number it finds itself in what goes by seats: its seat, or its side.
    """

    def __init__(self, blocks: Sequence[Block], me: Callable[[Any, int], int] | None = None) -> None:
        self.blocks = list(blocks)
        self.me = me
        self.starts: list[int] = []
        at = 0
        for block in self.blocks:
            self.starts.append(at)
            at += block.size
        self.size = at
        # Where nothing is there nothing is written, but for what 0 is the name of: a seat, a word, the whole state.
        self.plan: list[tuple[Block, int, str, bool]] = [
            (block, start, block.field, isinstance(block, Word | Whose))
            for block, start in zip(self.blocks, self.starts, strict=True)
        ]

    def write(self, into: array[float], at: int, state: Any, seat: int) -> None:
        """Write the position of a concealed state as a seat sees it into places that are 0."""
        me = seat if self.me is None else self.me(state, seat)
        for block, start, field, zero in self.plan:
            if not field:
                block.write(into, at + start, state, me)
                continue
            value = getattr(state, field)
            if value or zero:
                block.write(into, at + start, value, me)
