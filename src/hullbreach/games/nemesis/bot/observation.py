"""What a program that learns sees of a nemesis position, and how well it goes."""

from __future__ import annotations

from array import array

from hullbreach.games.nemesis.rules.state import Held, Nemesis
from hullbreach.games.nemesis.rules.terms import AWAKE, COMMON, DEAD
from hullbreach.parts.observation import (
    Block,
    Count,
    Counts,
    Length,
    Lengths,
    Members,
    Number,
    Numbers,
    Observation,
    Whose,
    Word,
    Words,
    share,
)

PHASES = 4
STATUSES = 4
PILE = 40
ROOM_TOKENS = 4
# Beside the Action cards of a hand: Contamination cards in their kinds.
CONTAMINATION = 5


class Arms(Block):
    """By seat the Heavy Items in Hand slots, with their Ammo."""

    def __init__(self, seats: int, items: int) -> None:
        super().__init__("held", seats * items, 6, True)
        self.seats = seats
        self.items = items

    def write(self, into: array[float], at: int, value: list[tuple[Held, ...]], me: int) -> None:
        for seat, arms in enumerate(value):
            for held in arms:
                place = at + (seat - me) % self.seats * self.items + held.item
                into[place] = max(0.1, share(held.ammo, self.scale))


def observation(g: Nemesis) -> Observation:
    """The position in numbers."""
    fixed, seats, rooms = g.fixed, g.seats, g.fixed.size
    ways = fixed.corridors + 4
    objectives = len(fixed.content.objectives)
    items = len(fixed.items)
    cards = len(fixed.cards) + CONTAMINATION
    blocks: list[Block] = [
        Number("time", fixed.tables.turns),
        Number("sequence", 10),
        Word("phase", PHASES),
        Whose("first", seats),
        Whose("active", seats),
        Number("actions", 2),
        Members("have_passed", seats, by_seat=True),
        Number("destination", 4),
        Number("coordinates", 4),
        Numbers("engines", 3),
        # Rooms and Corridors.
        Words("tile", rooms, len(fixed.rooms)),
        Numbers("items", rooms, 4),
        Members("explored", rooms),
        Members("fire", rooms),
        Members("malfunction", rooms),
        Members("noise", ways),
        Members("closed", ways),
        Members("destroyed", ways),
        Lengths("lying", rooms, ROOM_TOKENS),
        # Intruders.
        Words("lair", fixed.miniatures, rooms),
        Numbers("injuries", fixed.miniatures, 6),
        Count("bag", len(fixed.tokens), ROOM_TOKENS),
        Number("eggs", 8),
        Number("nest_destroyed"),
        Number("queen_killed"),
        Numbers("weaknesses", 3, 10),
        # People.
        Words("character", seats, len(fixed.characters), by_seat=True),
        Words("room", seats, rooms, by_seat=True),
        Words("status", seats, STATUSES, by_seat=True),
        Numbers("light", seats, 3, by_seat=True),
        Lengths("serious", seats, 3, by_seat=True),
        Members("larva", seats, by_seat=True),
        Members("slime", seats, by_seat=True),
        Members("signal", seats, by_seat=True),
        Counts("hand", seats, cards, 2, by_seat=True),
        Lengths("hand", seats, 6, by_seat=True),
        Lengths("deck", seats, 12, by_seat=True),
        Counts("discard", seats, cards, 2, by_seat=True),
        Counts("inventory", seats, items, 2, by_seat=True),
        Lengths("inventory", seats, 6, by_seat=True),
        Arms(seats, items),
        Counts("objectives", seats, objectives, by_seat=True),
        Lengths("decks", COMMON, PILE),
        Length("contamination", PILE),
        Numbers("pods", 4, 4),
        Members("locked", 4),
        Members("pods_gone", 4),
    ]
    return Observation(blocks)


def potential(g: Nemesis, seat: int) -> float:
    """How well it goes, from 0 to 1: alive, and as unhurt as possible."""
    if seat == g.intruder_seat:
        return 1.0 - sum(status == AWAKE for status in g.status) / g.seats
    if g.status[seat] == DEAD:
        return 0.0
    hurt = g.light[seat] + 3 * len(g.serious[seat])
    return max(0.1, 1.0 - hurt / 12)
