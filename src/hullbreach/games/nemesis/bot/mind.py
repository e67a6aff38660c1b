"""One seat in one position: where it is, what it knows of the ship, and what every way through it costs."""

from __future__ import annotations

import heapq
from functools import lru_cache

from hullbreach.games.nemesis.bot.illness import doomed
from hullbreach.games.nemesis.bot.once import Once
from hullbreach.games.nemesis.content.board_records import Board
from hullbreach.games.nemesis.content.effects import DiscardFire, DiscardMalfunction, Door, TurnEngine
from hullbreach.games.nemesis.content.names import ADULT, BLEEDING, BODY, BREEDER, CREEPER, LARVA, NOISE_DANGER, QUEEN
from hullbreach.games.nemesis.content.reading import Way
from hullbreach.games.nemesis.rules.fixed import Fixed
from hullbreach.games.nemesis.rules.state import Nemesis
from hullbreach.games.nemesis.rules.terms import AWAKE, CARCASS, EGG
from hullbreach.kernel.options import members
from hullbreach.parts.grammar import verbs_of
from hullbreach.parts.graph import Graph

FAR = 99.0
# What it costs in cards to have an Intruder of each kind in the Room, and one that strikes at once.
TROUBLE = {LARVA: 2.5, CREEPER: 2.0, ADULT: 5.0, BREEDER: 6.5, QUEEN: 7.5}
SURPRISE = {LARVA: 16.0, CREEPER: 2.0, ADULT: 4.5, BREEDER: 6.0, QUEEN: 8.0}
# What it is worth, in cards, to be sure of one's life.
LIFE = 18.0
# By Serious Wounds: what a Light Wound costs, one that becomes a Serious one, and what it is worth to heal one of them.
GRAZE, TORN, HEALED = (0.7, 1.0, 1.8), (2.0, 3.5, 6.0), (0.0, 1.5, 5.0, 9.0)
# So many turns wounds are looked ahead.
AHEAD = 6
# A Closed Door on the way for who can open it and who cannot, a Room that burns, one that nobody has seen.
DOOR, LOCKED, BURNING, STRANGE = 2.0, 30.0, 0.7, 0.6


class Mind:
    """What a seat sees."""

    def __init__(self, g: Nemesis, seat: int) -> None:
        self.g = g
        self.seat = seat
        self.here = g.room[seat]
        self.cards = g.action_cards(seat)
        self.unexplored = g.fixed.graph.nodes & ~g.explored
        self.where: dict[int, int] = {tile: room for room, tile in enumerate(g.tile) if tile >= 0}
        others = 0
        for other in range(g.seats):
            if other != seat and g.status[other] == AWAKE and g.is_present(other):
                others |= 1 << g.room[other]
        self.others = others
        self._stings: dict[int, float] = {}
        self._to_go: dict[int, list[float]] = {}

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

    def room(self, word: str) -> int:
        """Where a Room is, as far as this seat knows; -1 if it does not."""
        return self.where.get(self.g.fixed.content.room_index[word], -1)

    def candidates(self, word: str) -> int:
        """The unexplored places where an unknown Room can be."""
        g = self.g
        category = g.fixed.rooms[g.fixed.content.room_index[word]].category
        return self._unseen & places_of(g.fixed.board, category)

    @Once
    def _unseen(self) -> int:
        seen = 0
        for room in self.where.values():
            seen |= 1 << room
        return self.unexplored & ~seen

    # ---- danger

    def sting(self, cards: int) -> float:
        """What an Encounter costs on average with so many cards in hand, by what is left in the bag."""
        found = self._stings.get(cards)
        if found is None:
            g = self.g
            total = 0.0
            for token in g.bag:
                record = g.fixed.tokens[token]
                total += TROUBLE.get(record.kind, 0.5)
                if cards < record.number:
                    total += SURPRISE[record.kind]
            found = self._stings[cards] = total / max(len(g.bag), 1)
        return found

    @Once
    def restless(self) -> float:
        """The chance that everybody must make a Noise roll at the end of the turn."""
        g = self.g
        return sum([g.fixed.tokens[token].kind in (ADULT, BREEDER) for token in g.bag]) / max(len(g.bag), 1)

    def risk(self, room: int) -> float:
        """The chance of an Encounter at a Noise roll in a Room."""
        noise = self.g.noise
        total = 0.0
        if noise & self.g.fixed.around[room]:
            for bit, share in hearing_of(self.g.fixed)[room]:
                if noise & bit:
                    total += share
        return total

    @Once
    def _next_to_intruders(self) -> int:
        lairs = 0
        for lair in self.g.lair:
            if lair >= 0:
                lairs |= 1 << lair
        return self.g.fixed.graph.spread(lairs & ~self.others)

    def lurking(self, room: int) -> float:
        """What the Intruders of neighbouring Rooms cost if Danger is rolled."""
        if not self._next_to_intruders >> room & 1:
            return 0.0
        near = 0.0
        for other in members(self.g.fixed.graph.steps(room) & ~self.others):
            near += self.trouble(other)
        return near * shares_of(self.g.fixed.content.dice.noise)[NOISE_DANGER]

    def trouble(self, room: int) -> float:
        """What the Intruders in a Room cost whoever is there."""
        kind_of = self.g.fixed.kind_of
        return sum([TROUBLE[kind_of[intruder]] for intruder in members(self.g.crowd[room])])

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
    def prices(self) -> list[float]:
        """What it costs to enter each Room, danger counted as cards."""
        g = self.g
        fire, noise, unexplored, crowd, all_around = g.fire, g.noise, self.unexplored, g.crowd, g.fixed.around
        sting, strange = self.sting(2), STRANGE + self.doom
        # With somebody there nobody rolls; where Intruders are near Danger matters.
        company, near = self.others, self._next_to_intruders
        found: list[float] = []
        for room in range(g.fixed.size):
            price = 1.0 + BURNING * (fire >> room & 1)
            if unexplored >> room & 1:
                price += strange
            around = all_around[room]
            if crowd[room]:
                price += self.trouble(room)
            elif not company >> room & 1 and (noise & around or near >> room & 1):
                loud = self.risk(room) * sting + self.lurking(room)
                # A Careful Movement costs one card more and makes no noise that anybody answers.
                price += min(loud, 1.2) if around & ~noise else loud
            found.append(price)
        return found

    @Once
    def ways(self) -> tuple[list[float], list[int]]:
        """By Room what the cheapest way there costs, and its first step."""
        g = self.g
        links = links_of(g.fixed.graph)
        prices = self.prices
        cost = [FAR] * g.fixed.size
        first = [-1] * g.fixed.size
        cost[self.here] = 0.0
        shut = DOOR if g.closed and self.opens else LOCKED
        heap: list[tuple[float, int]] = [(0.0, self.here)]
        while heap:
            so_far, room = heapq.heappop(heap)
            if so_far > cost[room]:
                continue
            for link, other in links[room]:
                price = so_far + prices[other] + (shut if g.closed >> link & 1 else 0.0)
                if price < cost[other]:
                    cost[other] = price
                    first[other] = other if room == self.here else first[room]
                    heapq.heappush(heap, (price, other))
        return cost, first

    def still_to_go(self, target: int) -> list[float]:
        """By Room what the rest of the way to a target costs from there; Intruders at the target count there too."""
        found = self._to_go.get(target)
        if found is not None:
            return found
        g = self.g
        links = links_of(g.fixed.graph)
        prices = self.prices
        cost = [FAR] * g.fixed.size
        cost[target] = 0.0
        shut = DOOR if g.closed and self.opens else LOCKED
        heap: list[tuple[float, int]] = [(0.0, target)]
        while heap:
            so_far, room = heapq.heappop(heap)
            if so_far > cost[room]:
                continue
            enter = so_far + prices[room]
            for link, other in links[room]:
                price = enter + (shut if g.closed >> link & 1 else 0.0)
                if price < cost[other]:
                    cost[other] = price
                    heapq.heappush(heap, (price, other))
        cost[target] = self.trouble(target)
        self._to_go[target] = cost
        return cost

    @Once
    def reach(self) -> list[float]:
        """By Room what it costs to get there and have it to oneself."""
        cost = self.ways[0][:]
        cost[self.here] += self.trouble(self.here)
        return cost

    def nearest(self, rooms: int) -> int:
        """The Room of a set that is cheapest to reach."""
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
        for card in g.hand[self.seat]:
            if 0 <= card < g.fixed.contaminated and has_verb(g.fixed.cards[card].ways, kind):
                return self.cards > g.fixed.cards[card].cost
        own = g.inventory[self.seat]
        return self.cards > 0 and any(item >= 0 and has_verb(g.fixed.items[item].ways, kind) for item in own)

    @Once
    def doomed(self) -> float:
        """The chance to die of Contamination, a Larva included."""
        return doomed(self.g, self.seat, 0.5 * self.turns)

    def holds_object(self, kind: int) -> bool:
        """Whether the Character carries an Egg, a Carcass or any corpse."""
        carried = self.g.carried[self.seat]
        return kind in carried if kind in (EGG, CARCASS) else any(thing not in (EGG, CARCASS) for thing in carried)


def has_verb(ways: tuple[Way, ...], kind: type) -> bool:
    """Whether something can be used for an effect of a kind."""
    return any(isinstance(verb, kind) for way in ways for verb in verbs_of(way.does))


# What follows from the board alone, found once for each: boards are shared and stay.


@lru_cache(maxsize=8)
def shares_of(faces: tuple[int, ...]) -> list[float]:
    """By face of the Noise die its share."""
    return [faces.count(face) / len(faces) for face in range(max(faces) + 1)]


_HEARING: dict[int, list[list[tuple[int, float]]]] = {}


def hearing_of(fixed: Fixed) -> list[list[tuple[int, float]]]:
    """By Room its ways out as bits, each with the share of the die that names it."""
    found = _HEARING.get(id(fixed.board))
    if found is None:
        shares = shares_of(fixed.content.dice.noise)
        found = [[(1 << way, shares[n]) for n, way in enumerate(ways)] for ways in fixed.exits]
        _HEARING[id(fixed.board)] = found
    return found


_PLACES: dict[tuple[int, int], int] = {}


def places_of(board: Board, category: int) -> int:
    """The slots for Rooms of a category."""
    found = _PLACES.get((id(board), category), -1)
    if found < 0:
        found = sum([1 << slot.index for slot in board.slots if slot.category == category])
        _PLACES[id(board), category] = found
    return found


_LINKS: dict[int, list[list[tuple[int, int]]]] = {}


def links_of(graph: Graph) -> list[list[tuple[int, int]]]:
    """By Room its Corridors and where they lead."""
    found = _LINKS.get(id(graph))
    if found is None:
        found = []
        for room, links in enumerate(graph.links_at):
            found.append([(link, graph.across(link, room)) for link in members(links)])
        _LINKS[id(graph)] = found
    return found
