"""One seat in one position: where it is, what it knows of the ship, and what every way through it costs."""

from __future__ import annotations

import heapq
from functools import cached_property, lru_cache

from hullbreach.games.nemesis.content.effects import DiscardMalfunction, Door
from hullbreach.games.nemesis.content.names import ADULT, BLEEDING, BREEDER, CREEPER, LARVA, NOISE_DANGER, QUEEN
from hullbreach.games.nemesis.content.reading import Way
from hullbreach.games.nemesis.rules.state import Nemesis
from hullbreach.games.nemesis.rules.terms import AWAKE, CARCASS, EGG
from hullbreach.kernel.options import members
from hullbreach.parts.grammar import verbs_of

FAR = 99.0
# What it costs in cards to have an Intruder of each kind in the Room, and one that strikes at once.
TROUBLE = {LARVA: 2.0, CREEPER: 1.5, ADULT: 4.0, BREEDER: 5.0, QUEEN: 6.0}
SURPRISE = 3.0
# A Closed Door on the way for who can open it and who cannot, a Room that burns, one that nobody has seen.
DOOR, LOCKED, BURNING, STRANGE = 1.5, 5.0, 1.0, 0.3


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

    # ---- time

    @cached_property
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
        slots = g.fixed.board.slots
        return sum([1 << r for r in members(self.unexplored) if g.tile[r] < 0 and slots[r].category == category])

    # ---- danger

    def sting(self, cards: int) -> float:
        """What an Encounter costs on average with so many cards in hand, by what is left in the bag."""
        found = self._stings.get(cards)
        if found is None:
            g = self.g
            total, strikes = 0.0, 0
            for token in g.bag:
                record = g.fixed.tokens[token]
                total += TROUBLE.get(record.kind, 0.5)
                strikes += cards < record.number
            found = self._stings[cards] = (total + SURPRISE * strikes) / max(len(g.bag), 1)
        return found

    @cached_property
    def restless(self) -> float:
        """The chance that everybody must make a Noise roll at the end of the turn."""
        g = self.g
        return sum([g.fixed.tokens[token].kind in (ADULT, BREEDER) for token in g.bag]) / max(len(g.bag), 1)

    def risk(self, room: int) -> float:
        """The chance of an Encounter at a Noise roll in a Room."""
        g = self.g
        noise = g.noise
        if not noise & g.fixed.around[room]:
            return 0.0
        shares = shares_of(g.fixed.content.dice.noise)
        return sum([shares[n] for n, way in enumerate(g.fixed.exits[room]) if noise >> way & 1])

    @cached_property
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

    @cached_property
    def doom(self) -> float:
        """What an unexplored Room may cost when the pool of Malfunctions is all but empty."""
        g = self.g
        left = g.fixed.tables.malfunction_markers - g.malfunction.bit_count()
        return (8.0, 3.0, 1.0)[left] if left < 3 else 0.0

    @cached_property
    def prices(self) -> list[float]:
        """What it costs to enter each Room, danger counted as cards."""
        g = self.g
        sting = self.sting(2)
        found: list[float] = []
        for room in range(g.fixed.size):
            price = 1.0 + BURNING * (g.fire >> room & 1)
            if self.unexplored >> room & 1:
                price += STRANGE + self.doom
            if g.crowd[room]:
                price += self.trouble(room)
            elif not self.others >> room & 1:
                loud = self.risk(room) * sting + self.lurking(room)
                # A Careful Movement costs one card more and makes no noise that anybody answers.
                price += min(loud, 1.2) if g.fixed.around[room] & ~g.noise else loud
            found.append(price)
        return found

    @cached_property
    def ways(self) -> tuple[list[float], list[int]]:
        """By Room what the cheapest way there costs, and its first step."""
        g = self.g
        graph = g.fixed.graph
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
            for link in members(graph.links_at[room]):
                other = graph.across(link, room)
                price = so_far + prices[other] + (shut if g.closed >> link & 1 else 0.0)
                if price < cost[other]:
                    cost[other] = price
                    first[other] = other if room == self.here else first[room]
                    heapq.heappush(heap, (price, other))
        return cost, first

    @cached_property
    def reach(self) -> list[float]:
        """By Room what it costs to get there and have it to oneself."""
        cost = self.ways[0][:]
        cost[self.here] += self.trouble(self.here)
        return cost

    def nearest(self, rooms: int) -> int:
        """The Room of a set that is cheapest to reach."""
        return min(members(rooms), key=self.reach.__getitem__)

    # ---- the own Character

    @cached_property
    def contaminated(self) -> int:
        """How many Contamination cards are in hand."""
        return len(self.g.hand[self.seat]) - self.cards

    @cached_property
    def ammo(self) -> int:
        """All Ammo in hand."""
        return sum([thing.ammo for thing in self.g.held[self.seat]])

    @cached_property
    def frail(self) -> float:
        """How near death the Character is, from 0 to 1."""
        g = self.g
        return min(1.0, (len(g.serious[self.seat]) * 3 + g.light[self.seat]) / 11)

    @cached_property
    def repairs(self) -> bool:
        """Whether a card or an Item in hand repairs Rooms, and can be paid."""
        return self._can(DiscardMalfunction)

    @cached_property
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

    @cached_property
    def ill(self) -> float:
        """How urgent a cure is: Contamination cards wherever they are, and a Larva."""
        g, seat = self.g, self.seat
        owned = len(g.hand[seat]) + len(g.deck[seat]) + len(g.discard[seat])
        cards = owned - len(g.fixed.characters[g.character[seat]].deck)
        return cards - g.sure[seat][0] + 2.0 * (g.larva >> seat & 1)

    @cached_property
    def hurt(self) -> float:
        """How urgent a dressing is."""
        g, seat = self.g, self.seat
        undressed = sum([not wound % 2 for wound in g.serious[seat]])
        return undressed + g.has_wound(seat, BLEEDING) + 0.5 * len(g.serious[seat]) + 0.4 * g.light[seat]

    def holds_object(self, kind: int) -> bool:
        """Whether the Character carries an Egg, a Carcass or any corpse."""
        carried = self.g.carried[self.seat]
        return kind in carried if kind in (EGG, CARCASS) else any(thing not in (EGG, CARCASS) for thing in carried)


def has_verb(ways: tuple[Way, ...], kind: type) -> bool:
    """Whether something can be used for an effect of a kind."""
    return any(isinstance(verb, kind) for way in ways for verb in verbs_of(way.does))


@lru_cache(maxsize=8)
def shares_of(faces: tuple[int, ...]) -> list[float]:
    """By face of the Noise die its share."""
    return [faces.count(face) / len(faces) for face in range(max(faces) + 1)]
