"""What the box holds while a position is set up: everything named is taken out of it, the rest is dealt in order."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from hullbreach.parts.position_reader import Given


class Supply:
    """The copies of one kind of cards or tokens that nobody has named yet."""

    def __init__(self, kind: str, things: Iterable[int]) -> None:
        self.kind = kind
        self.order = list(things)
        self.box = Counter(self.order)
        self.left = Counter(self.order)

    def take(self, table: Given, key: str, things: Iterable[int]) -> tuple[int, ...]:
        """Take these out; complains about more copies than the box has."""
        taken = tuple(things)
        for thing in taken:
            if not self.left[thing]:
                word = table.words.name(self.kind, thing)
                copies = self.box[thing]
                reason = f"is not among them, or is elsewhere: the box has {copies}" if copies else "is none of these"
                raise table.bad(key, f"{word!r} {reason}")
            self.left[thing] -= 1
        return taken

    def rest(self) -> tuple[int, ...]:
        """Everything that is left, in the order of the box; nothing is left afterwards."""
        left, found = self.left.copy(), []
        for thing in self.order:
            if left[thing]:
                left[thing] -= 1
                found.append(thing)
        self.left.clear()
        return tuple(found)


def entries(top: Given, key: str, kind: str, brief: str) -> dict[int, Given]:
    """A table by names; where a word stands for a whole entry it is the value of its key ``brief``."""
    top.skip(key)
    value = top.reader.data.get(key, {})
    if isinstance(value, dict):
        value = {word: {brief: entry} if isinstance(entry, str) else entry for word, entry in value.items()}
    whole = Given({key: value}, top.place, top.words, top.count, top.kinds)
    return whole.by_name(key, kind)


def seat_mask(table: Given, key: str) -> int:
    """A list of seats as a set."""
    found = 0
    for seat in table.seats(key, ()):
        found |= 1 << seat
    return found


def knowing(table: Given, key: str, count: int, usual: int) -> tuple[int, ...]:
    """Who knows what lies in each place of a list, by the number of the place from 0; negative from its end."""
    masks = [usual] * count
    inner = table.table(key)
    for word in inner.written():
        digits = word.removeprefix("-")
        place = int(word) if digits.isdecimal() and len(digits) < 4 else count
        if not -count <= place < count:
            raise table.bad(f"{key}.{word}", f"expected a place from 0 to {count - 1}, or below 0 from the end")
        masks[place] |= seat_mask(inner, word)
    return tuple(masks)
