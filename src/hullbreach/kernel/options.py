"""Options: what a seat may choose. Built only as far as somebody looks at them.

A question often has fifty options, most of them the same verb over a set of squares. Such a group is one
int (a bit mask); an ``Option`` object exists only for what is actually looked at or played.
"""

from __future__ import annotations

from collections.abc import Iterator

from hullbreach.kernel.phrases import Names, Phrase


def nth_bit(mask: int, n: int) -> int:
    """The number of the n-th set bit, counting from 0."""
    for _ in range(n):
        mask &= mask - 1
    return (mask & -mask).bit_length() - 1


def bits(mask: int) -> list[int]:
    """The numbers of all set bits, lowest first."""
    found: list[int] = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


class Option:
    """One choice: a verb and the ids of what it concerns."""

    __slots__ = ("args", "phrase")

    def __init__(self, phrase: Phrase, args: tuple[int, ...]) -> None:
        self.phrase = phrase
        self.args = args

    def text(self, names: Names) -> str:
        """The canonical text, the same in log, terminal, records and cases."""
        return self.phrase.say(self.args, names)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Option) and self.phrase is other.phrase and self.args == other.args

    def __hash__(self) -> int:
        return hash((self.phrase.id, self.args))

    def __repr__(self) -> str:
        return f"Option({self.phrase.id!r}, {self.args})"


class Group:
    """Options of one verb: a single one (mask -1), or one for every last id.

    The last ids are the set bits of the mask after the ids ``args``; with a mask of 0 they are ``args`` themselves.
    """

    __slots__ = ("args", "count", "mask", "phrase")

    def __init__(self, phrase: Phrase, args: tuple[int, ...], mask: int, count: int) -> None:
        self.phrase = phrase
        self.args = args
        self.mask = mask
        self.count = count

    @property
    def first_ids(self) -> tuple[int, ...]:
        """The ids that all of them share."""
        return self.args if self.mask else ()

    @property
    def last_ids(self) -> list[int]:
        """The id in which they differ; none for a single option."""
        if self.mask == -1:
            return []
        return bits(self.mask) if self.mask else list(self.args)


# Options without ids ("pass", "done") are most of what is chosen, so there is one object of each.
BARE: dict[str, Option] = {}


def single(phrase: Phrase, args: tuple[int, ...]) -> Option:
    """The option of a verb with these ids."""
    if args:
        return Option(phrase, args)
    option = BARE.get(phrase.id)
    if option is None or option.phrase is not phrase:
        option = BARE[phrase.id] = Option(phrase, args)
    return option


class Options:
    """A lazy, ordered collection of options: length, index, membership and iteration."""

    __slots__ = ("count", "groups", "latest")

    def __init__(self) -> None:
        self.groups: list[Group] = []
        self.count = 0
        # The option that was looked up last is mostly the one that is chosen.
        self.latest: Option | None = None

    def one(self, phrase: Phrase, *args: int) -> None:
        """Add a single option."""
        self.groups.append(Group(phrase, args, -1, 1))
        self.count += 1

    def over(self, phrase: Phrase, args: tuple[int, ...], mask: int) -> None:
        """Add the verb once for every set bit of the mask."""
        if mask:
            count = mask.bit_count()
            self.groups.append(Group(phrase, args, mask, count))
            self.count += count

    def each(self, phrase: Phrase, ids: tuple[int, ...]) -> None:
        """Add the verb once for each of these ids, however often one is among them."""
        if ids:
            ids = tuple(dict.fromkeys(ids))
            count = len(ids)
            self.groups.append(Group(phrase, ids, 0, count))
            self.count += count

    def has(self, phrase: Phrase) -> bool:
        """Whether any option with this verb is open."""
        return any(group.phrase is phrase for group in self.groups)

    def __len__(self) -> int:
        return self.count

    def __getitem__(self, index: int) -> Option:
        if index < 0:
            index += self.count
            if index < 0:
                raise IndexError(index)
        for group in self.groups:
            count = group.count
            if index < count:
                mask = group.mask
                if not mask:
                    found = Option(group.phrase, (group.args[index],))
                elif mask == -1:
                    found = single(group.phrase, group.args)
                else:
                    found = Option(group.phrase, (*group.args, nth_bit(mask, index)))
                self.latest = found
                return found
            index -= count
        raise IndexError(index)

    def __contains__(self, option: object) -> bool:
        if not isinstance(option, Option):
            return False
        for group in self.groups:
            if group.phrase is option.phrase:
                if group.mask == -1:
                    if group.args == option.args:
                        return True
                elif not group.mask:
                    if len(option.args) == 1 and option.args[0] in group.args:
                        return True
                elif option.args and group.args == option.args[:-1]:
                    bit = option.args[-1]
                    if bit >= 0 and group.mask >> bit & 1:
                        return True
        return False

    def __iter__(self) -> Iterator[Option]:
        for group in self.groups:
            if group.mask == -1:
                yield single(group.phrase, group.args)
            else:
                for last in group.last_ids:
                    yield Option(group.phrase, (*group.first_ids, last))
