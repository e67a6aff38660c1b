"""What ways through the ship cost; questions in the same position share one chart."""

from __future__ import annotations

from heapq import heappop, heappush

from hullbreach.games.nemesis.bot.layout import Layout
from hullbreach.games.nemesis.rules.state import Nemesis
from hullbreach.kernel.options import members

FAR = 99.0
# A Room that burns; what a Careful Movement costs beside a plain one, at most.
BURNING, CAREFUL = 0.7, 1.2
# Charts are as many as positions; those of the last few hundred are worth keeping.
_LIMIT = 512
Key = tuple[object, ...]


class Chart:
    """What it costs somebody to enter each Room, and what follows from that."""

    def __init__(self, layout: Layout, g: Nemesis, others: int, unexplored: int, sting: float, strange: float) -> None:
        self.layout = layout
        fixed = g.fixed
        crowd = g.crowd
        lairs = 0
        for lair in g.lair:
            if lair >= 0:
                lairs |= 1 << lair
        #: the Rooms in which Danger matters: next to Intruders that nobody holds up
        self.near = fixed.graph.spread(lairs & ~others)
        #: by Room what the Intruders of neighbouring Rooms cost if Danger is rolled
        self.lurking: list[float] = [0.0] * fixed.size
        for room in members(self.near):
            near = 0.0
            for other in members(fixed.graph.steps(room) & ~others):
                near += layout.trouble(crowd[other])
            self.lurking[room] = near * layout.danger
        self._ways: dict[tuple[int, int, float], tuple[list[float], list[int]]] = {}
        self._to_go: dict[tuple[int, int, float], list[float]] = {}
        #: by Room what it costs to enter it, danger counted as cards
        self.prices: list[float] = [1.0] * fixed.size
        prices, noise = self.prices, g.noise
        for room in members(g.fire):
            prices[room] += BURNING
        for room in members(unexplored):
            prices[room] += strange
        for room in members(lairs):
            prices[room] += layout.trouble(crowd[room])
        # With somebody there nobody rolls; where Intruders are near Danger matters.
        for room in members((layout.heard(noise) | self.near) & ~(lairs | others)):
            loud = layout.risk(room, noise) * sting + self.lurking[room]
            # A Careful Movement costs one card more and makes no noise that anybody answers.
            prices[room] += min(loud, CAREFUL) if fixed.around[room] & ~noise else loud

    def ways(self, here: int, closed: int, door: float) -> tuple[list[float], list[int]]:
        """By Room what the cheapest way there costs, and its first step; Closed Doors cost this much."""
        found = self._ways.get((here, closed, door))
        if found is not None:
            return found
        ways, prices = self.layout.ways(closed), self.prices
        cost = [FAR] * len(prices)
        first = [-1] * len(prices)
        cost[here] = 0.0
        heap: list[tuple[float, int]] = [(0.0, here)]
        while heap:
            so_far, room = heappop(heap)
            if so_far > cost[room]:
                continue
            shut = ways[room][1]
            for other in ways[room][0]:
                price = so_far + prices[other]
                if price < cost[other]:
                    if other in shut and price + door >= cost[other]:
                        continue
                    cost[other] = price = price + door if other in shut else price
                    first[other] = other if room == here else first[room]
                    heappush(heap, (price, other))
        found = self._ways[here, closed, door] = cost, first
        return found

    def to_go(self, target: int, closed: int, door: float) -> list[float]:
        """By Room what the rest of the way to a target costs from there, the target itself not counted."""
        found = self._to_go.get((target, closed, door))
        if found is not None:
            return found
        ways, prices = self.layout.ways(closed), self.prices
        cost = [FAR] * len(prices)
        cost[target] = 0.0
        heap: list[tuple[float, int]] = [(0.0, target)]
        while heap:
            so_far, room = heappop(heap)
            if so_far > cost[room]:
                continue
            enter = so_far + prices[room]
            shut = ways[room][1]
            for other in ways[room][0]:
                if enter < cost[other]:
                    price = enter + door if other in shut else enter
                    if price < cost[other]:
                        cost[other] = price
                        heappush(heap, (price, other))
        self._to_go[target, closed, door] = cost
        return cost


_CHARTS: dict[Key, Chart] = {}


def chart_of(layout: Layout, g: Nemesis, others: int, unexplored: int, sting: float, strange: float) -> Chart:
    """The chart of a position as a seat sees it."""
    key: Key = (id(layout), g.fire, g.noise, unexplored, others, sting, strange, *g.crowd)
    found = _CHARTS.get(key)
    if found is None:
        if len(_CHARTS) >= _LIMIT:
            _CHARTS.clear()
        found = _CHARTS[key] = Chart(layout, g, others, unexplored, sting, strange)
    return found
