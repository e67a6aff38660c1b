"""Boards of rooms or tiles: nodes joined by links with doors and numbers, distances, ways and areas."""

from __future__ import annotations

from collections.abc import Sequence

from hullbreach.kernel.errors import BadInput
from hullbreach.kernel.options import members

# Doors open and shut, but few of their patterns occur in a match, and pieces stay where they are for a while.
_CACHE_LIMIT = 1024


class Link:
    """A corridor or an edge between two nodes, with the marks it carries at each end (numbers, or directions)."""

    __slots__ = ("a", "at_a", "at_b", "b")

    def __init__(self, a: int, b: int, at_a: tuple[int, ...] = (), at_b: tuple[int, ...] | None = None) -> None:
        self.a = a
        self.b = b
        self.at_a = at_a
        self.at_b = at_a if at_b is None else at_b

    def __repr__(self) -> str:
        return f"Link({self.a}, {self.b}, {self.at_a}, {self.at_b})"


class Graph:
    """Nodes and links of a board; never changes, shared by all matches on it.

    A set of nodes or of links is an int with these bits. What is open now is state and comes with the call: ``shut``
    are links nobody passes, ``blocked`` nodes nobody enters (a start may be blocked: it is not entered).
    """

    def __init__(self, size: int, links: Sequence[Link]) -> None:
        self.size: int = size
        self.links: tuple[Link, ...] = tuple(links)
        self.nodes: int = (1 << size) - 1
        self.links_at: list[int] = [0] * size
        self._exits: list[dict[int, int]] = [{} for _ in range(size)]
        for number, link in enumerate(self.links):
            if not (0 <= link.a < size and 0 <= link.b < size) or link.a == link.b:
                raise BadInput(f"link {number}", f"joins {link.a} and {link.b}, expected two of {size} nodes")
            for node, marks in ((link.a, link.at_a), (link.b, link.at_b)):
                self.links_at[node] |= 1 << number
                for mark in marks:
                    if mark in self._exits[node]:
                        raise BadInput(f"link {number}", f"node {node} has the mark {mark} twice")
                    self._exits[node][mark] = number
        self._open: dict[int, list[int]] = {}
        self._near: dict[tuple[int, int, int], int] = {}

    # Links

    def exit(self, node: int, mark: int) -> int:
        """The link that carries a mark at this node; -1 when none does."""
        return self._exits[node].get(mark, -1)

    def across(self, link: int, node: int) -> int:
        """The node at the other end of a link."""
        ends = self.links[link]
        return ends.b if ends.a == node else ends.a

    def joining(self, a: int, b: int) -> int:
        """The links between two nodes."""
        return self.links_at[a] & self.links_at[b]

    def around(self, nodes: int) -> int:
        """The links that end at any of these nodes."""
        found = 0
        for node in members(nodes):
            found |= self.links_at[node]
        return found

    def ends(self, links: int) -> int:
        """The nodes at which any of these links ends."""
        found = 0
        for link in members(links):
            found |= 1 << self.links[link].a | 1 << self.links[link].b
        return found

    # Steps and distances

    def steps(self, node: int, shut: int = 0) -> int:
        """The nodes one step away."""
        return self._neighbours(shut)[node]

    def spread(self, nodes: int, shut: int = 0) -> int:
        """The nodes one step away from any of these."""
        steps = self._neighbours(shut)
        found = 0
        for node in members(nodes):
            found |= steps[node]
        return found

    def _neighbours(self, shut: int) -> list[int]:
        found = self._open.get(shut)
        if found is None:
            found = [0] * self.size
            for number, link in enumerate(self.links):
                if not shut >> number & 1:
                    found[link.a] |= 1 << link.b
                    found[link.b] |= 1 << link.a
            if len(self._open) >= _CACHE_LIMIT:
                self._open.clear()
            self._open[shut] = found
        return found

    def rings(self, start: int, shut: int = 0, blocked: int = 0, limit: int = 999) -> list[int]:
        """Sets of nodes by number of steps from the start set."""
        steps = self._neighbours(shut)
        rings = [start]
        fresh = self.nodes & ~(blocked | start)
        while len(rings) <= limit:
            edge = 0
            for node in members(rings[-1]):
                edge |= steps[node]
            edge &= fresh
            if not edge:
                break
            rings.append(edge)
            fresh &= ~edge
        return rings

    def within(self, node: int, n: int, shut: int = 0, blocked: int = 0) -> int:
        """The nodes at most so many steps away, the node itself included."""
        if not blocked:
            return self.near(1 << node, n, shut)
        found = 0
        for ring in self.rings(1 << node, shut, blocked, n):
            found |= ring
        return found

    def near(self, nodes: int, n: int, shut: int = 0) -> int:
        """The nodes at most so many steps away from any of these, themselves included; remembered."""
        key = (nodes, n, shut)
        found = self._near.get(key, -1)
        if found < 0:
            found = 0
            for ring in self.rings(nodes, shut, 0, n):
                found |= ring
            if len(self._near) >= _CACHE_LIMIT:
                self._near.clear()
            self._near[key] = found
        return found

    def distance(self, a: int, b: int, shut: int = 0, blocked: int = 0) -> int:
        """The fewest steps from a to b; -1 when there is no way."""
        for steps, ring in enumerate(self.rings(1 << a, shut, blocked)):
            if ring >> b & 1:
                return steps
        return -1

    def nearest(self, node: int, goals: int, shut: int = 0, blocked: int = 0) -> int:
        """Those of the goals that are reached in the fewest steps."""
        for ring in self.rings(1 << node, shut, blocked):
            if ring & goals:
                return ring & goals
        return 0

    # Ways

    def layers(self, a: int, goals: int, shut: int = 0, blocked: int = 0) -> list[int]:
        """The nodes of all shortest ways from a to the nearest goals, by number of steps; empty without a way."""
        rings = self.rings(1 << a, shut, blocked)
        for last, ring in enumerate(rings):
            if ring & goals:
                found = [ring & goals]
                for n in range(last - 1, -1, -1):
                    found.append(rings[n] & self.spread(found[-1], shut))
                return found[::-1]
        return []

    def ways(self, a: int, b: int, shut: int = 0, blocked: int = 0) -> list[tuple[int, ...]]:
        """All shortest ways from a to b as the nodes they enter, in the order of these."""
        ways: list[tuple[int, ...]] = [()]
        layers = self.layers(a, 1 << b, shut, blocked)
        if not layers:
            return []
        for layer in layers[1:]:
            ways = [(*way, n) for way in ways for n in members(layer & self.steps(way[-1] if way else a, shut))]
        return ways

    # Areas

    def area(self, nodes: int, shut: int = 0, blocked: int = 0) -> int:
        """Everything that can be reached from any of these nodes, with themselves."""
        found = 0
        for ring in self.rings(nodes, shut, blocked):
            found |= ring
        return found

    def areas(self, shut: int = 0, blocked: int = 0) -> list[int]:
        """The parts into which shut links and blocked nodes cut the board, by their lowest node."""
        left = self.nodes & ~blocked
        found: list[int] = []
        while left:
            found.append(self.area(left & -left, shut, blocked))
            left &= ~found[-1]
        return found
