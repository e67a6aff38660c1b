# mypyc: skip
"""One seat in one position: where it is, what it knows of the ship, and what every way through it costs."""

from __future__ import annotations

from hullbreach.games.nemesis.bot.chart import Chart, chart_of
from hullbreach.games.nemesis.bot.illness import doomed
from hullbreach.games.nemesis.bot.layout import layout_of
from hullbreach.games.nemesis.bot.once import Once
from hullbreach.games.nemesis.content.effects import DiscardFire, DiscardMalfunction, Door, TurnEngine
from hullbreach.games.nemesis.content.names import BLEEDING, BODY
from hullbreach.games.nemesis.rules.state import Nemesis
from hullbreach.games.nemesis.rules.terms import AWAKE, CARCASS, EGG
from hullbreach.kernel.options import members

# What it is worth, in cards, to be sure of one's life.
LIFE = 18.0
# By Serious Wounds: what a Light Wound costs, one that becomes a Serious one, and what it is worth to heal one of them.
GRAZE, TORN, HEALED = (0.7, 1.0, 1.8), (2.0, 3.5, 6.0), (0.0, 1.5, 5.0, 9.0)
# So many turns wounds are looked ahead.
AHEAD = 6
# A Closed Door on the way for who can open it and who cannot, a Room that nobody has seen.
DOOR, LOCKED, STRANGE = 2.0, 30.0, 0.6


class Mind:
    """What a seat sees."""

    def __init__(self, g: Nemesis, seat: int) -> None:
        self.g = g
        self.seat = seat
        self.layout = layout_of(g.fixed)
        self.here = g.room[seat]
        self.cards = g.action_cards(seat)
        self.unexplored = g.fixed.graph.nodes & ~g.explored
        others = 0
        for other in range(g.seats):
            if other != seat and g.status[other] == AWAKE and g.is_present(other):
                others |= 1 << g.room[other]
        self.others = others

    # ---- time

    @Once
    def turns(self) -> int:
        """How many Player Phases are left, this one included, until everybody aboard dies."""
        tables = self.g.fixed.tables
        left = tables.turns - self.g.time
        if self.g.sequence >= 0:
            left = min(left, len(tables.self_destruct) - 1 - self.g.sequence)
        return left

    # ---- the ship

    @Once
    def where(self) -> dict[int, int]:
        """By tile the Room where it lies, as far as this seat knows."""
        return {tile: room for room, tile in enumerate(self.g.tile) if tile >= 0}

    def room(self, word: str) -> int:
        """Where a Room is, as far as this seat knows; -1 if it does not."""
        return self.where.get(self.g.fixed.content.room_index[word], -1)

    def candidates(self, word: str) -> int:
        """The unexplored places where an unknown Room can be."""
        g = self.g
        category = g.fixed.rooms[g.fixed.content.room_index[word]].category
        return self._unseen & self.layout.places(category)

    @Once
    def _unseen(self) -> int:
        seen = 0
        for room in self.where.values():
            seen |= 1 << room
        return self.unexplored & ~seen

    # ---- danger

    def sting(self, cards: int) -> float:
        """What an Encounter costs on average with so many cards in hand, by what is left in the bag."""
        return self.layout.sting(self.g.bag, cards)

    @Once
    def restless(self) -> float:
        """The chance that everybody must make a Noise roll at the end of the turn."""
        return self.layout.restless(self.g.bag)

    def risk(self, room: int) -> float:
        """The chance of an Encounter at a Noise roll in a Room."""
        return self.layout.risk(room, self.g.noise)

    def lurking(self, room: int) -> float:
        """What the Intruders of neighbouring Rooms cost if Danger is rolled."""
        return self.chart.lurking[room]

    def trouble(self, room: int) -> float:
        """What the Intruders in a Room cost whoever is there."""
        return self.layout.trouble(self.g.crowd[room])

    def is_noisy(self, room: int) -> bool:
        """Whether entering a Room means a Noise roll."""
        return not self.g.crowd[room] and not self.others >> room & 1

    @Once
    def doom(self) -> float:
        """What an unexplored Room may cost when the pool of Malfunctions is all but empty."""
        g = self.g
        left = g.fixed.tables.malfunction_markers - g.malfunction.bit_count()
        return (8.0, 3.0, 1.0)[left] if left < 3 else 0.0

    @Once
    def chart(self) -> Chart:
        """What every way costs."""
        return chart_of(self.layout, self.g, self.others, self.unexplored, self.sting(2), STRANGE + self.doom)

    @Once
    def _door(self) -> float:
        """What a Closed Door on the way costs."""
        return DOOR if self.g.closed and self.opens else LOCKED

    @Once
    def ways(self) -> tuple[list[float], list[int]]:
        """By Room what the cheapest way there costs, and its first step."""
        return self.chart.ways(self.here, self.g.closed, self._door)

    def still_to_go(self, target: int) -> list[float]:
        """By Room what the rest of the way to a target costs from there; Intruders at the target count there too."""
        cost = self.chart.to_go(target, self.g.closed, self._door)
        if not self.g.crowd[target]:
            return cost
        cost = cost[:]
        cost[target] = self.trouble(target)
        return cost

    @Once
    def reach(self) -> list[float]:
        """By Room what it costs to get there and have it to oneself."""
        cost = self.ways[0][:]
        cost[self.here] += self.trouble(self.here)
        return cost

    def nearest(self, rooms: int) -> int:
        """The Room of a set that is cheapest to reach."""
        if not rooms & (rooms - 1):
            return rooms.bit_length() - 1
        return min(members(rooms), key=self.reach.__getitem__)

    # ---- the own Character

    @Once
    def contaminated(self) -> int:
        """How many Contamination cards are in hand."""
        return len(self.g.hand[self.seat]) - self.cards

    @Once
    def ammo(self) -> int:
        """All Ammo in hand."""
        return sum([thing.ammo for thing in self.g.held[self.seat]])

    @Once
    def frail(self) -> float:
        """How near death the Character is, from 0 to 1."""
        g = self.g
        return min(1.0, (len(g.serious[self.seat]) * 3 + g.light[self.seat]) / 11)

    @Once
    def graze(self) -> float:
        """What a Light Wound costs, in cards: a life with three Serious Wounds, much if it becomes a Serious one."""
        serious = len(self.g.serious[self.seat])
        if serious >= len(GRAZE):
            return LIFE
        return TORN[serious] if self.g.light[self.seat] == self.g.fixed.tables.light_wounds else GRAZE[serious]

    def ache(self, wound: int) -> float:
        """What an open wound of a kind costs until the end, in cards."""
        turns = min(self.turns, AHEAD)
        return turns * (self.graze if wound == BLEEDING else 0.6 if wound == BODY else 0.2)

    @Once
    def bleeding(self) -> float:
        """What all open wounds cost until the end."""
        return sum([self.ache(wound // 2) for wound in self.g.serious[self.seat] if not wound % 2])

    @Once
    def healed(self) -> float:
        """What it is worth to have a Serious Wound less."""
        return HEALED[min(len(self.g.serious[self.seat]), len(HEALED) - 1)]

    @Once
    def repairs(self) -> bool:
        """Whether a card or an Item in hand repairs Rooms, and can be paid."""
        return self._can(DiscardMalfunction)

    @Once
    def mends(self) -> bool:
        """Whether a card or an Item in hand turns Engines, and can be paid."""
        return self._can(TurnEngine)

    @Once
    def extinguishes(self) -> bool:
        """Whether a card or an Item in hand puts out the fire here, and can be paid."""
        return self._can(DiscardFire)

    @Once
    def opens(self) -> bool:
        """Whether a card or an Item in hand opens Doors, and can be paid."""
        return self._can(Door)

    def _can(self, kind: type) -> bool:
        g = self.g
        able = self.layout.cards_with(kind)
        for card in g.hand[self.seat]:
            if card in able:
                return self.cards > g.fixed.cards[card].cost
        return self.cards > 0 and not self.layout.items_with(kind).isdisjoint(g.inventory[self.seat])

    @Once
    def doomed(self) -> float:
        """The chance to die of Contamination, a Larva included."""
        return doomed(self.g, self.seat, 0.5 * self.turns)

    def holds_object(self, kind: int) -> bool:
        """Whether the Character carries an Egg, a Carcass or any corpse."""
        carried = self.g.carried[self.seat]
        return kind in carried if kind in (EGG, CARCASS) else any(thing not in (EGG, CARCASS) for thing in carried)
