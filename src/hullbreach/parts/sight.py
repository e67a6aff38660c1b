"""Exact line of sight between squares, as corridors of squares and doors that must be clear.

A line of sight touches no wall, so it can be turned a little without being lost: some line in sight misses
every corner point of the grid. Such a line visits squares through the inside of their edges, and whether it
leaves a square sideways or up is decided by one corner point lying above or below it. Lines are dual to
points, a corner point cuts the lines into two halves, and the lines that visit given squares are a convex
polygon of dual points. All of it is kept in whole numbers, so no answer depends on rounding.
"""

from __future__ import annotations

from math import gcd

#: The line a*x - b*y + c = 0 with a, b >= 0: it rises, from flat (a = 0) to upright (b = 0).
Line = tuple[int, int, int]

WALL = -1


class Lines:
    """All rising lines through one sequence of squares; the far corner of the last square is (x, y)."""

    def __init__(self, x: int, y: int, extremes: list[Line]) -> None:
        self.x = x
        self.y = y
        self.extremes = extremes
        self.unfolded = False
        self.sideways: Lines | None = None
        self.up: Lines | None = None

    def unfold(self) -> None:
        """Split the lines by the square they visit next."""
        over: list[Line] = []
        under: list[Line] = []
        # Whole halves only: a half that merely touches the corner point has no line that misses it.
        some_over = False
        some_under = False
        last = self.extremes[-1]
        last_side = last[0] * self.x - last[1] * self.y + last[2]
        for line in self.extremes:
            side = line[0] * self.x - line[1] * self.y + line[2]
            if (side > 0 and last_side < 0) or (side < 0 and last_side > 0):
                through = _between(last, abs(side), line, abs(last_side))
                over.append(through)
                under.append(through)
            if side >= 0:
                over.append(line)
                some_over = some_over or side > 0
            if side <= 0:
                under.append(line)
                some_under = some_under or side < 0
            last = line
            last_side = side
        if some_under:
            self.sideways = Lines(self.x + 1, self.y, under)
        if some_over:
            self.up = Lines(self.x, self.y + 1, over)
        self.extremes = []
        self.unfolded = True


def _between(one: Line, weight: int, other: Line, other_weight: int) -> Line:
    a = one[0] * weight + other[0] * other_weight
    b = one[1] * weight + other[1] * other_weight
    c = one[2] * weight + other[2] * other_weight
    common = gcd(gcd(a, b), c)
    return a // common, b // common, c // common


# The same on every board, so shared: they only grow more unfolded, never different.
_FROM_SQUARE = Lines(1, 1, [(1, 0, 0), (1, 0, -1), (0, 1, 0), (0, 1, 1)])
_FROM_CORNER = Lines(1, 1, [(1, 0, 0), (0, 1, 0)])


class Sight:
    """What can be seen from each square, given who stands in the way and which doors are shut.

    `east[s]` and `south[s]` tell what lies on that edge of s: WALL, 0 for nothing, or the bit of a door.
    Doors count from bit `size` on, also in `obstacles`: blockers and shut doors in one int. The views of a
    square are computed when it is first asked, in about a millisecond, or 40 in an empty hall of 20 x 20.
    """

    def __init__(self, width: int, size: int, east: list[int], south: list[int]) -> None:
        self.width = width
        self.size = size
        west = [WALL] * size
        north = [WALL] * size
        for s in range(size):
            if s % width:
                west[s] = east[s - 1]
            if s >= width:
                north[s] = south[s - width]
        self._quadrants: list[tuple[int, list[int], int, list[int]]] = [
            (1, east, width, south),
            (1, east, -width, north),
            (-1, west, width, south),
            (-1, west, -width, north),
        ]
        self._reach: list[int] = [-1] * size
        self._corridors: list[list[list[int]]] = [[] for _ in range(size)]
        self._corner_pairs: list[list[int]] = [self._pair_up(s) for s in range(size)]
        self._corner_views: dict[int, list[list[int]]] = {}

    def sees(self, a: int, b: int, obstacles: int) -> bool:
        """Whether an ordinary line joins a and b."""
        if self._reach[a] < 0:
            self._look(a)
        return a == b or _clear(self._corridors[a][b], obstacles)

    def seen(self, a: int, targets: int, obstacles: int) -> int:
        """The targets that an ordinary line joins to a."""
        reach = self._reach[a]
        if reach < 0:
            reach = self._look(a)
        corridors = self._corridors[a]
        seen = targets & 1 << a
        left = targets & reach
        while left:
            target = left & -left
            if _clear(corridors[target.bit_length() - 1], obstacles):
                seen |= target
            left ^= target
        return seen

    def seen_by_corner(self, a: int, targets: int, obstacles: int) -> int:
        """The targets that a line joins to a corner of a lying between two blockers beside a."""
        seen = 0
        reach = self._reach[a]
        if reach < 0:
            reach = self._look(a)
        # Without the two blockers the same line, drawn back into a, would be an ordinary one.
        targets &= reach
        pairs = self._corner_pairs[a]
        for corner in range(4):
            pair = pairs[corner]
            if obstacles & pair == pair:
                view = self._corner_view(a, corner)
                left = targets
                while left:
                    target = left & -left
                    if _clear(view[target.bit_length() - 1], obstacles):
                        seen |= target
                    left ^= target
        return seen

    def _look(self, a: int) -> int:
        """Work out all corridors from a."""
        corridors: list[list[int]] = [[] for _ in range(self.size)]
        for quadrant in self._quadrants:
            self._follow(_FROM_SQUARE, a, 0, quadrant, corridors)
        reach = 0
        column = a % self.width
        row = a // self.width
        for b in range(self.size):
            found = corridors[b]
            if found:
                reach |= 1 << b
                if b % self.width == column or b // self.width == row:
                    del found[1:]  # two quadrants share the straight line
                _lead_with_common(found)
        self._corridors[a] = corridors
        self._reach[a] = reach
        return reach

    def _corner_view(self, a: int, corner: int) -> list[list[int]]:
        """The corridors that start in one corner point of a, by target."""
        key = a * 4 + corner
        view = self._corner_views.get(key)
        if view is None:
            view = [[] for _ in range(self.size)]
            quadrant = self._quadrants[corner]
            side_step, sideways, up_step, up = quadrant
            beside = a + side_step
            above = a + up_step
            # No wall may touch the corner point, and the doors that touch it must be open.
            edges = (sideways[a], up[a], sideways[above], up[beside])
            if WALL not in edges:
                doors = edges[0] | edges[1] | edges[2] | edges[3]
                opposite = beside + up_step
                view[opposite].append(doors)
                self._follow(_FROM_CORNER, opposite, doors | 1 << opposite, quadrant, view)
                for found in view:
                    if found:
                        _lead_with_common(found)
            self._corner_views[key] = view
        return view

    def _pair_up(self, a: int) -> list[int]:
        """Per corner of a, the two squares beside a that touch it; -1, never filled, off the grid."""
        pairs: list[int] = []
        for side_step, _, up_step, _ in self._quadrants:
            beside = a + side_step
            above = a + up_step
            inside = beside >= 0 and beside // self.width == a // self.width and 0 <= above < self.size
            pairs.append(1 << beside | 1 << above if inside else -1)
        return pairs

    def _follow(
        self,
        lines: Lines,
        start: int,
        way: int,
        quadrant: tuple[int, list[int], int, list[int]],
        corridors: list[list[int]],
    ) -> None:
        """Follow the lines through one quadrant up to the walls, and note how each square was reached."""
        side_step, sideways, up_step, up = quadrant
        open_ends: list[tuple[Lines, int, int]] = [(lines, start, way)]
        while open_ends:
            lines, s, way = open_ends.pop()
            if not lines.unfolded:
                lines.unfold()
            further = lines.sideways
            if further is not None:
                edge = sideways[s]
                if edge != WALL:
                    passed = way | edge
                    corridors[s + side_step].append(passed)
                    open_ends.append((further, s + side_step, passed | 1 << (s + side_step)))
            further = lines.up
            if further is not None:
                edge = up[s]
                if edge != WALL:
                    passed = way | edge
                    corridors[s + up_step].append(passed)
                    open_ends.append((further, s + up_step, passed | 1 << (s + up_step)))


def _lead_with_common(corridors: list[int]) -> None:
    """Put what all corridors share in front: one look there refuses most hidden targets."""
    common = corridors[0]
    for corridor in corridors:
        common &= corridor
    corridors.insert(0, common)


def _clear(corridors: list[int], obstacles: int) -> bool:
    """Whether a corridor is free of obstacles."""
    if not corridors or corridors[0] & obstacles:
        return False
    for i in range(1, len(corridors)):  # noqa: SIM110 - any() over a generator takes twice the time
        if not corridors[i] & obstacles:
            return True
    return False
