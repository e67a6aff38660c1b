"""The two sides of the board: places for Rooms, Corridors with their numbers, networks of Technical Corridors."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from hullbreach.games.nemesis.content.names import CATEGORIES, FIRST, FIXED, NONE, SECOND, SPECIAL
from hullbreach.kernel.options import bits
from hullbreach.parts.graph import Graph, Link
from hullbreach.parts.reader import SOURCES, Reader

NUMBERS = (1, 2, 3, 4)


@dataclass(frozen=True)
class Slot:
    """A place for a Room; its Room Number is its index plus 1. room: the one that always lies there, NONE otherwise.

    entrance: the numbers of its Entrance to a network of Technical Corridors, none and NONE without one. x, y: where it
    is drawn.
    """

    index: int
    category: int
    room: int
    entrance: tuple[int, ...]
    network: int
    x: int
    y: int

    @property
    def number(self) -> int:
        """Its Room Number."""
        return self.index + 1


@dataclass(frozen=True)
class Corridor:
    """A Corridor between two places, with the numbers that it has at both ends."""

    index: int
    id: str
    a: int
    b: int
    numbers: tuple[int, ...]


class Board:
    """One side of the board; never changes, shared by all matches on it."""

    def __init__(self, id: str, slots: list[Slot], corridors: list[Corridor], networks: tuple[str, ...]) -> None:
        self.id = id
        self.slots = slots
        self.corridors = corridors
        self.networks = networks
        #: places as nodes, Corridors as links with their numbers as marks; `graph.exit(slot, number)` is the Corridor,
        #: or -1 where the number is that of the Entrance
        self.graph = Graph(len(slots), [Link(each.a, each.b, each.numbers) for each in corridors])
        #: by network the places with an Entrance, as a mask
        self.entrances: list[int] = [
            sum([1 << slot.index for slot in slots if slot.network == network]) for network in range(len(networks))
        ]
        self.slot_of_room: dict[int, int] = {slot.room: slot.index for slot in slots if slot.room != NONE}


def read_board(r: Reader, rooms: Sequence[str]) -> Board:
    """One side of the board; rooms: the ids of all Rooms."""
    r.word("source", SOURCES)
    id = r.text("id")
    networks = r.texts("networks")
    slots = r.each("slot", lambda each: read_slot(each, rooms, networks))
    corridors = r.each("corridor", lambda each: read_corridor(each, len(slots)))
    r.done()
    corridors = [Corridor(at, each.id, each.a, each.b, each.numbers) for at, each in enumerate(corridors)]
    check_numbers(r, slots, corridors)
    board = Board(id, slots, corridors, networks)
    for at, slot in enumerate(slots):
        if slot.index != at:
            r.wrong(f"slot[{at}]: number", f"{slot.number}, expected {at + 1}")
    if slots and len(bits(board.graph.area(1, 0))) != len(slots):
        r.wrong("corridor", "not every Room can be reached")
    for network, word in enumerate(networks):
        if len(bits(board.entrances[network])) < 2:
            r.wrong("networks", f"{word} has less than two Entrances")
    return board


def read_slot(r: Reader, rooms: Sequence[str], networks: Sequence[str]) -> Slot:
    """One place."""
    number = r.number("number", 1, 99)
    category = CATEGORIES.index(r.word("category", CATEGORIES))
    room = rooms.index(r.word("room", rooms)) if r.has("room") else NONE
    entrance = r.numbers("entrance", 1, 4) if r.has("entrance") else ()
    word = r.word("network", networks) if entrance else ""
    network = networks.index(word) if word in networks else NONE
    slot = Slot(number - 1, category, room, entrance, network, r.number("x", 0, 1000), r.number("y", 0, 1000))
    if (room != NONE) != (category in (SPECIAL, FIXED)):
        r.wrong("room", "expected of special and fixed places, and of them alone")
    r.done()
    return slot


def read_corridor(r: Reader, slots: int) -> Corridor:
    """One Corridor; its index is given when all are read."""
    made = Corridor(
        NONE, r.text("id"), r.number("a", 1, slots) - 1, r.number("b", 1, slots) - 1, r.numbers("numbers", 1, 4)
    )
    if made.a == made.b:
        r.wrong("b", "a Corridor joins two Rooms")
    if not made.numbers:
        r.wrong("numbers", "empty, expected its numbers")
    r.done()
    return made


def check_numbers(r: Reader, slots: Sequence[Slot], corridors: Sequence[Corridor]) -> None:
    """Every number has one meaning in every Room, for Noise rolls and for Intruders that move."""
    for slot in slots:
        found = list(slot.entrance)
        for corridor in corridors:
            if slot.index in (corridor.a, corridor.b):
                found += corridor.numbers
        if sorted(found) != list(NUMBERS):
            r.wrong(f"slot[{slot.index}]", f"numbers {sorted(found)}, expected each of 1, 2, 3 and 4 once")


def places_of(board: Board) -> dict[int, int]:
    """How many places of each category a side has, those fixed counted as basic Rooms."""
    found = {SPECIAL: 0, FIRST: 0, SECOND: 0}
    for slot in board.slots:
        found[FIRST if slot.category == FIXED else slot.category] += 1
    return found
