"""Options: what a seat may choose. Built only as far as somebody looks at them.

A question often has fifty options, most of them the same verb over a set of squares. Such a group is one
int (a bit mask); an ``Option`` object exists only for what is actually looked at or played.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

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


@lru_cache(maxsize=4096)
def members(mask: int) -> tuple[int, ...]:
    """The same as ``bits``, remembered. Who stands where on a small board is alike so often that it pays."""
    return tuple(bits(mask))


@lru_cache(maxsize=4096)
def distinct(ids: tuple[int, ...]) -> tuple[int, ...]:
    """The same ids in their order, each only once. Hands of cards are alike so often that it pays to remember them."""
    return tuple(dict.fromkeys(ids))


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


# Options of one verb: the verb, ids, a mask and their number. With a mask of -1 it is a single option with these ids,
# with a mask of 0 there is one for each of the ids, else one for every set bit of the mask, after the ids.
Group = tuple[Phrase, tuple[int, ...], int, int]


def first_ids(group: Group) -> tuple[int, ...]:
    """The ids that all options of a group share."""
    _, args, mask, _ = group
    return args if mask else ()


def last_ids(group: Group) -> list[int]:
    """The ids in which the options of a group differ; none for a single option."""
    _, args, mask, _ = group
    if mask == -1:
        return []
    return bits(mask) if mask else list(args)


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
        self.groups.append((phrase, args, -1, 1))
        self.count += 1

    def over(self, phrase: Phrase, args: tuple[int, ...], mask: int) -> None:
        """Add the verb once for every set bit of the mask."""
        if mask:
            count = mask.bit_count()
            self.groups.append((phrase, args, mask, count))
            self.count += count

    def each(self, phrase: Phrase, ids: tuple[int, ...]) -> None:
        """Add the verb once for each of these ids, however often one is among them."""
        if ids:
            count = len(ids)
            if count > 1:
                ids = distinct(ids)
                count = len(ids)
            self.groups.append((phrase, ids, 0, count))
            self.count += count

    def has(self, phrase: Phrase) -> bool:
        """Whether any option with this verb is open."""
        return any(group[0] is phrase for group in self.groups)

    def without(self, option: Option) -> Options:
        """The same options but for this one."""
        found = Options()
        for group in self.groups:
            phrase, args, mask, _ = group
            if phrase is not option.phrase:
                found._add(group)
            elif not mask:
                found.each(phrase, tuple([value for value in args if (value,) != option.args]))
            elif mask == -1:
                if args != option.args:
                    found._add(group)
            elif args == option.args[:-1]:
                found.over(phrase, args, mask & ~(1 << option.args[-1]))
            else:
                found._add(group)
        return found

    def without_verb(self, phrase: Phrase) -> Options:
        """The same options but for those with this verb."""
        found = Options()
        for group in self.groups:
            if group[0] is not phrase:
                found._add(group)
        return found

    def _add(self, group: Group) -> None:
        self.groups.append(group)
        self.count += group[3]

    def __len__(self) -> int:
        return self.count

    def __getitem__(self, index: int) -> Option:
        if index < 0:
            index += self.count
            if index < 0:
                raise IndexError(index)
        for phrase, args, mask, count in self.groups:
            if index < count:
                if not mask:
                    found = Option(phrase, (args[index],))
                elif mask == -1:
                    found = single(phrase, args)
                else:
                    found = Option(phrase, (*args, nth_bit(mask, index)))
                self.latest = found
                return found
            index -= count
        raise IndexError(index)

    def __contains__(self, option: object) -> bool:
        if not isinstance(option, Option):
            return False
        wanted = option.args
        for phrase, args, mask, _ in self.groups:
            if phrase is option.phrase:
                if mask == -1:
                    if args == wanted:
                        return True
                elif not mask:
                    if len(wanted) == 1 and wanted[0] in args:
                        return True
                elif wanted and args == wanted[:-1]:
                    bit = wanted[-1]
                    if bit >= 0 and mask >> bit & 1:
                        return True
        return False

    def __iter__(self) -> Iterator[Option]:
        for group in self.groups:
            if group[2] == -1:
                yield single(group[0], group[1])
            else:
                for last in last_ids(group):
                    yield Option(group[0], (*first_ids(group), last))
