"""Chance: the spaces it chooses from and the sources that choose.

The engine asks for a face by a ``Roll``; it never draws a number itself. A source answers: a fast seeded
generator, committed dice that anyone can check afterwards, or a script.
"""

from __future__ import annotations

import hashlib
import hmac
import math
import struct

MASK64 = (1 << 64) - 1


class Source:  # mypyc: open
    """Where numbers come from: ``below(n)`` is uniform on 0 .. n-1."""

    def below(self, n: int) -> int:
        """A number from 0 to n-1, all equally likely."""
        raise NotImplementedError

    def shuffle(self, items: list[int]) -> None:
        """Bring the items into a random order, all orders equally likely."""
        for n in range(len(items) - 1, 0, -1):
            other = self.below(n + 1)
            items[n], items[other] = items[other], items[n]

    def copy(self) -> Source:
        """An independent source that will give the same numbers."""
        raise NotImplementedError


class Space:  # mypyc: open
    """The outcomes of a roll. ``kind`` tells how a face is named; an outcome is an int, or a tuple of ints."""

    def __init__(self, kind: str) -> None:
        self.kind = kind

    def size(self) -> int:
        """How many equally likely outcomes there are."""
        raise NotImplementedError

    def at(self, index: int) -> object:
        """The outcome with this number."""
        raise NotImplementedError

    def draw(self, source: Source) -> object:
        """One outcome from a source."""
        return self.at(source.below(self.size()))

    def holds(self, face: object) -> bool:
        """Whether this is one of the outcomes."""
        raise NotImplementedError


class Die(Space):
    """A die with faces 1 to n."""

    def __init__(self, sides: int) -> None:
        super().__init__("number")
        self.sides = sides

    def size(self) -> int:
        return self.sides

    def at(self, index: int) -> object:
        return index + 1

    def holds(self, face: object) -> bool:
        return type(face) is int and 1 <= face <= self.sides


class Dice(Space):
    """Several dice rolled together; the outcome is a tuple, one number for each."""

    def __init__(self, sides: int, count: int) -> None:
        super().__init__("number")
        self.sides = sides
        self.count = count

    def size(self) -> int:
        return int(self.sides**self.count)

    def at(self, index: int) -> object:
        faces: list[int] = []
        for _ in range(self.count):
            index, face = divmod(index, self.sides)
            faces.append(face + 1)
        return tuple(faces)

    def holds(self, face: object) -> bool:
        return (
            isinstance(face, tuple)
            and len(face) == self.count
            and all(type(f) is int and 1 <= f <= self.sides for f in face)
        )


class Pick(Space):
    """One of several things, unseen; equal things may occur more than once."""

    def __init__(self, kind: str, items: list[int]) -> None:
        super().__init__(kind)
        self.items = items

    def size(self) -> int:
        return len(self.items)

    def at(self, index: int) -> object:
        return self.items[index]

    def holds(self, face: object) -> bool:
        return type(face) is int and face in self.items


class Order(Space):
    """A shuffle: the outcome is the items in some order, the first one on top."""

    def __init__(self, kind: str, items: list[int]) -> None:
        super().__init__(kind)
        self.items = items

    def size(self) -> int:
        return math.factorial(len(self.items))

    def at(self, index: int) -> object:
        left = list(self.items)
        found: list[int] = []
        while left:
            index, chosen = divmod(index, len(left))
            found.append(left.pop(chosen))
        return tuple(found)

    def draw(self, source: Source) -> object:
        items = self.items[:]
        source.shuffle(items)
        return tuple(items)

    def holds(self, face: object) -> bool:
        return isinstance(face, tuple) and all(type(f) is int for f in face) and sorted(face) == sorted(self.items)


GOLDEN, FIRST, SECOND = 0x9E3779B97F4A7C15, 0xBF58476D1CE4E5B9, 0x94D049BB133111EB


class Lanes:
    """What it takes to draw several numbers at once, each in the lower half of 128 bits of one long int."""

    def __init__(self, count: int) -> None:
        self.ones = sum([1 << 128 * lane for lane in range(count)])
        self.lower = self.ones * MASK64
        self.strides = sum([(GOLDEN * (lane + 1) & MASK64) << 128 * lane for lane in range(count)])
        self.layout = struct.Struct("<" + "Q8x" * count)

    def numbers(self, state: int) -> tuple[int, ...]:
        """The next numbers of 64 bits, as a ``Seeded`` source in this state draws them."""
        lower = self.lower
        z = (state * self.ones + self.strides) & lower
        z = (((z ^ (z >> 30)) & lower) * FIRST) & lower
        z = (((z ^ (z >> 27)) & lower) * SECOND) & lower
        z ^= z >> 31
        # What the last shift has brought into the upper halves is passed over.
        found: tuple[int, ...] = self.layout.unpack(z.to_bytes(self.layout.size, "little"))
        return found


MOST_LANES = 64
LANES: dict[int, Lanes] = {}


class Seeded(Source):
    """A fast generator (splitmix64) whose whole state is one int."""

    def __init__(self, seed: int) -> None:
        self.state = seed & MASK64

    def below(self, n: int) -> int:
        self.state = (self.state + GOLDEN) & MASK64
        z = self.state
        z = ((z ^ (z >> 30)) * FIRST) & MASK64
        z = ((z ^ (z >> 27)) * SECOND) & MASK64
        return ((z ^ (z >> 31)) * n) >> 64

    def shuffle(self, items: list[int]) -> None:
        # The numbers are those of ``below``, but drawn together: much of a set-up is shuffling.
        left = len(items)
        while left > 1:
            count = min(left - 1, MOST_LANES)
            if count not in LANES:
                LANES[count] = Lanes(count)
            for number in LANES[count].numbers(self.state):
                other = (number * left) >> 64
                left -= 1
                items[left], items[other] = items[other], items[left]
            self.state = (self.state + GOLDEN * count) & MASK64

    def copy(self) -> Source:
        return Seeded(self.state)


class Committed(Source):
    """Dice nobody can bend: every number follows from a secret key, the table and the number of the draw.

    The hash of the key is published before the first draw, the key after the last.
    """

    def __init__(self, key: str, table: str, drawn: int = 0) -> None:
        self.key = key
        self.table = table
        self.drawn = drawn

    def below(self, n: int) -> int:
        message = f"{self.table}:{self.drawn}".encode()
        digest = hmac.new(bytes.fromhex(self.key), message, hashlib.sha256).digest()
        self.drawn += 1
        return (int.from_bytes(digest, "big") * n) >> 256

    def commitment(self) -> str:
        """What is published at the start: the hash of the key."""
        return hashlib.sha256(bytes.fromhex(self.key)).hexdigest()

    def copy(self) -> Source:
        return Committed(self.key, self.table, self.drawn)
