"""What a program that learns sees of an encounters position, and how well it goes."""

from __future__ import annotations

from array import array

from hullbreach.games.encounters.rules.state import NORMAL, NOTHING, ROOMS, Encounters
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
)

FATES = 3
PHASES = 6
ROUNDS = 30
POINTS = 20
PILE = 40
COPIES = 4
CLASSES = 5


class HiveCards(Block):
    """The Hive cards in play that the seat knows: those in rooms, then those in the Combat Zone or before players."""

    def __init__(self, cards: int) -> None:
        super().__init__("", 2 * cards)
        self.cards = cards

    def write(self, into: array[float], at: int, value: Encounters, me: int) -> None:
        rooms = value.rooms
        for piece, card in value.card_of.items():
            if card >= 0:
                into[at + (card if piece in rooms else self.cards + card)] = 1.0


class Rooms(Block):
    """For each room whether a card lies there, and whether it lies face up."""

    def __init__(self) -> None:
        super().__init__("", 2 * ROOMS)

    def write(self, into: array[float], at: int, value: Encounters, me: int) -> None:
        for room, piece in enumerate(value.rooms):
            if piece != NOTHING:
                into[at + room] = 1.0
                if value.is_up(piece):
                    into[at + ROOMS + room] = 1.0


class Damage(Block):
    """For each seat the share of its health that is gone."""

    def __init__(self, seats: int) -> None:
        super().__init__("", seats, 1, True)

    def write(self, into: array[float], at: int, value: Encounters, me: int) -> None:
        for seat in range(value.seats):
            into[at + (seat - me) % value.seats] = damage(value, seat)


def damage(g: Encounters, seat: int) -> float:
    """The share of its health that a seat has lost; whoever is dead or never was alive has none to lose."""
    if g.avatar[seat] < 0 or g.fate[seat] != NORMAL:
        return 0.0
    return min(1.0, g.damage(seat) / max(1, g.health(seat)))


def observation(g: Encounters) -> Observation:
    """The position in numbers."""
    cards = len(g.faces)
    seats = g.seats
    blocks: list[Block] = [
        Number("round", ROUNDS),
        Word("phase", PHASES),
        Whose("turn", seats),
        Number("alien_turn"),
        Number("attack", POINTS),
        Number("recruit", POINTS),
        Number("defense_cut", POINTS),
        Number("completed", 3),
        Number("hazards", 5),
        Members("classes", CLASSES),
        Members("crews", CLASSES),
        # Seats.
        Words("fate", seats, FATES, by_seat=True),
        Words("avatar", seats, cards, by_seat=True),
        Words("agenda", seats, cards, by_seat=True),
        Damage(seats),
        Counts("strikes", seats, cards, by_seat=True),
        Counts("hands", seats, cards, COPIES, by_seat=True),
        Lengths("hands", seats, 10, by_seat=True),
        Lengths("decks", seats, PILE, by_seat=True),
        Counts("discards", seats, cards, COPIES, by_seat=True),
        Numbers("dodges", seats, 3, by_seat=True),
        # The table.
        HiveCards(cards),
        Rooms(),
        Count("objectives", cards),
        Count("hq", cards, COPIES),
        Count("played", cards, COPIES),
        Length("hive", PILE),
        Length("barracks", 60),
        Length("strike_deck", PILE),
        Length("dead_enemies", PILE),
        Length("combat", 8),
        Length("huggers", 8),
    ]
    return Observation(blocks)


def potential(g: Encounters, seat: int) -> float:
    """How well it goes, from 0 to 1: the Objectives that are done, and the health that is left."""
    normal = [of for of in range(g.seats) if g.fate[of] == NORMAL]
    health = sum(1.0 - damage(g, of) for of in normal) / g.seats
    return 0.6 * g.completed / len(g.fixed.objectives) + 0.4 * health
