"""What follows from board and content alone, found once for each board."""

from __future__ import annotations

from typing import TypeVar

from hullbreach.games.nemesis.content.names import ADULT, BREEDER, CREEPER, LARVA, NOISE_DANGER, QUEEN
from hullbreach.games.nemesis.content.reading import Way
from hullbreach.games.nemesis.rules.fixed import Fixed
from hullbreach.kernel.options import members
from hullbreach.parts.grammar import verbs_of

# What it costs in cards to have an Intruder of each kind in the Room, and one that strikes at once.
TROUBLE = {LARVA: 2.5, CREEPER: 2.0, ADULT: 5.0, BREEDER: 6.5, QUEEN: 7.5}
SURPRISE = {LARVA: 16.0, CREEPER: 2.0, ADULT: 4.5, BREEDER: 6.0, QUEEN: 8.0}
# Bags and patterns of Noise markers are many in a long study.
_LIMIT = 4096
Bag = tuple[int, ...]
K = TypeVar("K")
V = TypeVar("V")


class Layout:
    """A board as bots look at it, with what they remember of it."""

    def __init__(self, fixed: Fixed) -> None:
        # Holding it keeps the id of its board from being given to another one.
        self.fixed = fixed
        graph = fixed.graph
        #: steps between all Rooms, Doors aside
        self.hops: list[list[int]] = [[0] * graph.size for _ in range(graph.size)]
        for start in range(graph.size):
            for steps, ring in enumerate(graph.rings(1 << start)):
                for room in members(ring):
                    self.hops[start][room] = steps
        faces = fixed.content.dice.noise
        shares = [faces.count(face) / len(faces) for face in range(max(faces) + 1)]
        #: the share of the Noise die that is Danger
        self.danger = shares[NOISE_DANGER]
        self._ways: dict[int, list[tuple[tuple[int, ...], frozenset[int]]]] = {}
        self._heard: dict[int, int] = {}
        self._hearing = [[(1 << way, shares[n]) for n, way in enumerate(ways)] for ways in fixed.exits]
        self._risks: list[dict[int, float]] = [{} for _ in range(graph.size)]
        self._troubles: dict[int, float] = {0: 0.0}
        self._stings: dict[tuple[Bag, int], float] = {}
        self._places: dict[int, int] = {}
        self._cards: dict[type, frozenset[int]] = {}
        self._items: dict[type, frozenset[int]] = {}

    def ways(self, closed: int) -> list[tuple[tuple[int, ...], frozenset[int]]]:
        """By Room its neighbours, and those that are behind Closed Doors alone."""
        found = self._ways.get(closed)
        if found is None:
            graph = self.fixed.graph
            found = []
            for room in range(graph.size):
                open_ones = graph.steps(room, closed)
                found.append((members(graph.steps(room)), frozenset(members(graph.steps(room) & ~open_ones))))
            _remember(self._ways, closed, found)
        return found

    def heard(self, noise: int) -> int:
        """The Rooms with any of these Noise markers around them."""
        found = self._heard.get(noise, -1)
        if found < 0:
            found = sum([1 << room for room, around in enumerate(self.fixed.around) if around & noise])
            _remember(self._heard, noise, found)
        return found

    def risk(self, room: int, noise: int) -> float:
        """The chance of an Encounter at a Noise roll in a Room, with these markers on the board."""
        heard = noise & self.fixed.around[room]
        found = self._risks[room].get(heard, -1.0)
        if found < 0.0:
            found = sum([share for bit, share in self._hearing[room] if heard & bit], 0.0)
            self._risks[room][heard] = found
        return found

    def trouble(self, crowd: int) -> float:
        """What these Intruders cost whoever is in their Room."""
        found = self._troubles.get(crowd, -1.0)
        if found < 0.0:
            kind_of = self.fixed.kind_of
            found = self._troubles[crowd] = sum([TROUBLE[kind_of[intruder]] for intruder in members(crowd)])
        return found

    def sting(self, bag: Bag, cards: int) -> float:
        """What an Encounter costs on average with so many cards in hand, by what is left in the bag."""
        found = self._stings.get((bag, cards), -1.0)
        if found < 0.0:
            total = 0.0
            for token in bag:
                record = self.fixed.tokens[token]
                total += TROUBLE.get(record.kind, 0.5)
                if cards < record.number:
                    total += SURPRISE[record.kind]
            found = total / max(len(bag), 1)
            _remember(self._stings, (bag, cards), found)
        return found

    def restless(self, bag: Bag) -> float:
        """The chance that everybody must make a Noise roll at the end of the turn."""
        return sum([self.fixed.tokens[token].kind in (ADULT, BREEDER) for token in bag]) / max(len(bag), 1)

    def places(self, category: int) -> int:
        """The slots for Rooms of a category."""
        found = self._places.get(category, -1)
        if found < 0:
            found = sum([1 << slot.index for slot in self.fixed.board.slots if slot.category == category])
            self._places[category] = found
        return found

    def cards_with(self, kind: type) -> frozenset[int]:
        """The Action cards that can be used for an effect of a kind."""
        found = self._cards.get(kind)
        if found is None:
            found = frozenset([card.index for card in self.fixed.cards if has_verb(card.ways, kind)])
            self._cards[kind] = found
        return found

    def items_with(self, kind: type) -> frozenset[int]:
        """The Items that can be used for an effect of a kind."""
        found = self._items.get(kind)
        if found is None:
            found = frozenset([item.index for item in self.fixed.items if has_verb(item.ways, kind)])
            self._items[kind] = found
        return found


def has_verb(ways: tuple[Way, ...], kind: type) -> bool:
    """Whether something can be used for an effect of a kind."""
    return any(isinstance(verb, kind) for way in ways for verb in verbs_of(way.does))


def _remember(where: dict[K, V], key: K, found: V) -> None:
    if len(where) >= _LIMIT:
        where.clear()
    where[key] = found


_LAYOUTS: dict[int, Layout] = {}


def layout_of(fixed: Fixed) -> Layout:
    """The layout of the board of a match; boards are shared and stay."""
    found = _LAYOUTS.get(id(fixed.board))
    if found is None:
        found = _LAYOUTS[id(fixed.board)] = Layout(fixed)
    return found
