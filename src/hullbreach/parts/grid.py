# mypyc: skip
"""Boards of squares with walls, thick lines and doors: how they are joined, steps, distances and sight."""

from __future__ import annotations

from collections.abc import Sequence

from hullbreach.kernel.errors import BadInput
from hullbreach.parts.sight import WALL as SIGHT_WALL
from hullbreach.parts.sight import Sight
from hullbreach.parts.ways import Ways

# Edges, the weaker first: where two faces meet the stronger counts.
OPEN = 0
DOOR = 1
THICK = 2
WALL = 3
_EDGES = {" ": OPEN, "D": DOOR, ":": THICK, "=": THICK, "|": WALL, "-": WALL}
_SQUARES = ".#CP"

# Doors change with every step, but few of their patterns occur in a match.
_CACHE_LIMIT = 4096


class Face:
    """One printed board face."""

    def __init__(
        self,
        id: str,
        width: int,
        height: int,
        squares: list[str],
        upright: list[list[int]],
        level: list[list[int]],
    ) -> None:
        self.id = id
        self.width = width
        self.height = height
        self.squares = squares
        #: upright[y][x] is the edge on the left of (x, y), level[y][x] the one above it
        self.upright = upright
        self.level = level

    @staticmethod
    def parse(id: str, grid: str, place: str) -> Face:
        """Read a fat grid; blanks that an editor cut from the end of a line count as there."""
        lines = grid.strip("\n").split("\n")
        length = len(lines[0])
        if length < 3 or length % 2 == 0:
            raise BadInput(place, f"line 1 has {length} characters, expected an odd number from 3 on")
        if len(lines) < 3 or len(lines) % 2 == 0:
            raise BadInput(place, f"{len(lines)} lines, expected an odd number from 3 on")
        squares: list[str] = []
        upright: list[list[int]] = []
        level: list[list[int]] = []
        for number, short in enumerate(lines, 1):
            line = short.ljust(length)
            if len(line) != length:
                raise BadInput(place, f"line {number} has {len(line)} characters, expected {length}")
            corners_or_edges = line[0::2]
            between = line[1::2]
            if number % 2:
                if corners_or_edges.strip("+"):
                    raise BadInput(place, f"line {number} needs + in every second column: {line!r}")
                level.append(_read_edges(between, number, place))
            else:
                if between.strip(_SQUARES):
                    raise BadInput(place, f"line {number} has a square other than {_SQUARES!r}: {line!r}")
                squares.append(between)
                upright.append(_read_edges(corners_or_edges, number, place))
        return Face(id, length // 2, len(lines) // 2, squares, upright, level)

    def __repr__(self) -> str:
        return f"<Face {self.id} {self.width}x{self.height}>"


def _read_edges(text: str, number: int, place: str) -> list[int]:
    edges: list[int] = []
    for char in text:
        if char not in _EDGES:
            raise BadInput(place, f"line {number} has the edge {char!r}, expected one of {''.join(_EDGES)!r}")
        edges.append(_EDGES[char])
    return edges


class Board:
    """Squares, edges and doors of an assembled map; never changes, shared by all matches on it.

    A square is its index y * width + x, a set of squares an int with these bits; `shut` and `barricaded` are
    sets of door numbers. Building takes a few milliseconds, the first look from a square about one.
    """

    def __init__(self, placed: Sequence[tuple[Face, int, int]]) -> None:
        if not placed:
            raise BadInput("board", "no face")
        width = 0
        height = 0
        for face, x, y in placed:
            if x < 0 or y < 0:
                raise BadInput(f"face {face.id}", f"lies at {x},{y}, expected 0,0 or more")
            width = max(width, x + face.width)
            height = max(height, y + face.height)
        self.width: int = width
        self.height: int = height
        self.size: int = width * height
        self.floor: int = 0
        self.exists: int = 0
        self.tile_names: tuple[str, ...] = tuple([face.id for face, _, _ in placed])
        self.tile_of: list[int] = [-1] * self.size
        self.tile_squares: list[int] = []
        self._tile_corners: list[tuple[int, int, int, int]] = [(x, y, face.width, face.height) for face, x, y in placed]
        upright, level = self._lay(placed)

        # East and south edge of every square, as drawn; an edge without a square on both sides is a wall.
        self._east: list[int] = [WALL] * self.size
        self._south: list[int] = [WALL] * self.size
        doors: list[tuple[int, int]] = []
        sight_east = [SIGHT_WALL] * self.size
        sight_south = [SIGHT_WALL] * self.size
        for s in range(self.size):
            x, y = s % width, s // width
            if x + 1 < width and self.exists >> s & self.exists >> (s + 1) & 1:
                self._east[s] = edge = upright[y][x + 1]
                sight_east[s] = self._see_through(edge, len(doors))
                if edge == DOOR:
                    doors.append((s, s + 1))
            if y + 1 < height and self.exists >> s & self.exists >> (s + width) & 1:
                self._south[s] = edge = level[y + 1][x]
                sight_south[s] = self._see_through(edge, len(doors))
                if edge == DOOR:
                    doors.append((s, s + width))
        self.doors: tuple[tuple[int, int], ...] = tuple(doors)
        self.sight: Sight = Sight(width, self.size, sight_east, sight_south)

        self._all_doors: int = (1 << len(doors)) - 1
        self._by_doors: int = 0
        self._doors_of: list[list[tuple[int, int]]] = [[] for _ in range(self.size)]
        for number, (one, other) in enumerate(doors):
            self._by_doors |= 1 << one | 1 << other
            self._doors_of[one].append((1 << number, ~(1 << other)))
            self._doors_of[other].append((1 << number, ~(1 << one)))

        self._go_east: int = 0
        self._go_south: int = 0
        self._go_southeast: int = 0
        self._go_southwest: int = 0
        self._steps: list[int] = [0] * self.size
        self._touching: list[int] = [0] * self.size
        self._join()

        self._shut: dict[int, int] = {}
        self._ways: dict[int, Ways] = {}
        self._within: dict[tuple[int, int], int] = {}
        self._distances: list[list[int]] = [[] for _ in range(self.size)]

    def _lay(self, placed: Sequence[tuple[Face, int, int]]) -> tuple[list[list[int]], list[list[int]]]:
        """Put the faces down side by side and return the upright and level edges of the whole map."""
        upright = [[OPEN] * (self.width + 1) for _ in range(self.height)]
        level = [[OPEN] * self.width for _ in range(self.height + 1)]
        covered = 0
        for tile, (face, left, top) in enumerate(placed):
            mine = 0
            for y in range(face.height):
                for x in range(face.width):
                    s = (top + y) * self.width + left + x
                    if covered >> s & 1:
                        raise BadInput(f"face {face.id}", f"lies over another face at {self.name(s)}")
                    covered |= 1 << s
                    kind = face.squares[y][x]
                    if kind != "#":
                        mine |= 1 << s
                        self.tile_of[s] = tile
                    if kind == ".":
                        self.floor |= 1 << s
                for x in range(face.width + 1):
                    upright[top + y][left + x] = max(upright[top + y][left + x], face.upright[y][x])
            for y in range(face.height + 1):
                for x in range(face.width):
                    level[top + y][left + x] = max(level[top + y][left + x], face.level[y][x])
            self.exists |= mine
            self.tile_squares.append(mine)
        return upright, level

    def _see_through(self, edge: int, door: int) -> int:
        if edge == WALL:
            return SIGHT_WALL
        return 1 << (self.size + door) if edge == DOOR else 0

    def _join(self) -> None:
        """Find the steps between neighbours, and who touches whom, with all doors open."""
        width = self.width
        for s in range(self.size):
            if not self.exists >> s & 1:
                continue
            self._touching[s] |= 1 << s
            if self._east[s] != WALL:
                self._go_east |= self._link(s, s + 1, self._east[s])
            if self._south[s] != WALL:
                self._go_south |= self._link(s, s + width, self._south[s])
            # The four edges that meet at the south-east corner of s decide both diagonals over it.
            if s % width + 1 < width and s + width < self.size:
                strongest = max(self._east[s], self._south[s], self._east[s + width], self._south[s + 1])
                met = DOOR in (self._east[s], self._south[s], self._east[s + width], self._south[s + 1])
                if strongest != WALL and not met:
                    self._go_southeast |= self._link(s, s + width + 1, strongest)
                    self._go_southwest |= self._link(s + 1, s + width, strongest)

    def _link(self, one: int, other: int, edge: int) -> int:
        """Note that two squares touch, and the step between them where one is possible."""
        self._touching[one] |= 1 << other
        self._touching[other] |= 1 << one
        if edge == THICK or not self.floor >> one & self.floor >> other & 1:
            return 0
        self._steps[one] |= 1 << other
        self._steps[other] |= 1 << one
        return 1 << one

    # Names

    def square(self, x: int, y: int) -> int:
        """The square at x, y; BadInput when there is none."""
        if not (0 <= x < self.width and 0 <= y < self.height and self.exists >> (y * self.width + x) & 1):
            raise BadInput(f"square {x},{y}", "not on the board")
        return y * self.width + x

    def name(self, s: int) -> str:
        """The text of a square, `x,y`."""
        return f"{s % self.width},{s // self.width}"

    def find(self, text: str) -> int:
        """The square called `x,y`, or `face:x,y` in the coordinates of that face."""
        face, colon, point = text.rpartition(":")
        x_text, comma, y_text = point.partition(",")
        if not (comma and _is_number(x_text) and _is_number(y_text)):
            raise BadInput(f"square {text}", "expected x,y or face:x,y")
        x, y = int(x_text), int(y_text)
        if colon:
            times = self.tile_names.count(face)
            if times != 1:
                raise BadInput(f"square {text}", f"face {face} is on the board {times} times")
            left, top, width, height = self._tile_corners[self.tile_names.index(face)]
            if x >= width or y >= height:
                raise BadInput(f"square {text}", "not on this face")
            x, y = x + left, y + top
        if x >= self.width or y >= self.height or not self.exists >> (y * self.width + x) & 1:
            raise BadInput(f"square {text}", "not on the board")
        return y * self.width + x

    def door_name(self, door: int) -> str:
        """The text of a door, `x,y|x,y`."""
        one, other = self.doors[door]
        return f"{self.name(one)}|{self.name(other)}"

    def find_door(self, text: str) -> int:
        """The door called `x,y|x,y`, or `face:x,y|x,y` with both squares on that face, or a face for each."""
        first, bar, second = text.partition("|")
        if not bar:
            raise BadInput(f"door {text}", "expected x,y|x,y or face:x,y|x,y")
        face, colon, _ = first.rpartition(":")
        if colon and ":" not in second:
            second = f"{face}:{second}"
        one, other = self.find(first), self.find(second)
        for door, sides in enumerate(self.doors):
            if sides == (one, other) or sides == (other, one):
                return door
        raise BadInput(f"door {text}", "no door between these squares")

    def edges(self, s: int) -> tuple[int, int]:
        """What is drawn on the east and on the south of a square."""
        return self._east[s], self._south[s]

    # Doors and steps

    def shut(self, occupied: int, barricaded: int) -> int:
        """The doors that are closed: those with nobody on either side, and the barricaded ones."""
        near = occupied & self._by_doors
        shut = self._shut.get(near)
        if shut is None:
            shut = self._all_doors
            for number, (one, other) in enumerate(self.doors):
                if near >> one & 1 or near >> other & 1:
                    shut &= ~(1 << number)
            if len(self._shut) >= _CACHE_LIMIT:
                self._shut.clear()
            self._shut[near] = shut
        return shut | barricaded

    def steps(self, s: int, shut: int) -> int:
        """The squares one legal step away, whoever stands there."""
        steps = self._steps[s]
        for door, without in self._doors_of[s]:
            if shut & door:
                steps &= without
        return steps

    def touching(self, s: int, shut: int) -> int:
        """s and the squares around it that no wall or shut door cuts off; thick lines do not."""
        touching = self._touching[s]
        for door, without in self._doors_of[s]:
            if shut & door:
                touching &= without
        return touching

    def spread(self, squares: int, shut: int) -> int:
        """The squares one legal step away from any of these."""
        return self._open_ways(shut).spread(squares)

    def meet(self, start: int, wanted: int, blocked: int, shut: int) -> tuple[int, int]:
        """The nearest of the wanted squares, and the squares one step before them; see ``Ways.meet``."""
        return self._open_ways(shut).meet(start, wanted, blocked)

    def _open_ways(self, shut: int) -> Ways:
        """The steps that are legal while these doors are shut."""
        ways = self._ways.get(shut)
        if ways is None:
            east, south = self._go_east, self._go_south
            for number, (one, other) in enumerate(self.doors):
                if shut >> number & 1:
                    if other == one + 1 and self._east[one] == DOOR:
                        east &= ~(1 << one)
                    else:
                        south &= ~(1 << one)
            if len(self._ways) >= _CACHE_LIMIT:
                self._ways.clear()
            ways = Ways(self.width, self.size, east, south, self._go_southeast, self._go_southwest)
            self._ways[shut] = ways
        return ways

    # Distances

    def rings(self, start: int, shut: int, blocked: int, limit: int = 999) -> list[int]:
        """Sets of squares by number of steps from the start set, never entering a blocked square."""
        return self._open_ways(shut).rings(start, blocked, limit)

    def distance(self, a: int, b: int, shut: int) -> int:
        """The fewest steps from a to b, whoever stands between; -1 when there is no way."""
        if shut == 0:
            distances = self._distances[a]
            if not distances:
                distances = self._measure(a)
            return distances[b]
        target = 1 << b
        for steps, ring in enumerate(self.rings(1 << a, shut, 0)):
            if ring & target:
                return steps
        return -1

    def _measure(self, a: int) -> list[int]:
        distances = [-1] * self.size
        for steps, ring in enumerate(self.rings(1 << a, 0, 0)):
            while ring:
                lowest = ring & -ring
                distances[lowest.bit_length() - 1] = steps
                ring ^= lowest
        self._distances[a] = distances
        return distances

    def king(self, a: int, b: int) -> int:
        """The grid distance: steps of a chess king, whatever lies between."""
        width = self.width
        return max(abs(a % width - b % width), abs(a // width - b // width))

    def within(self, s: int, n: int) -> int:
        """The squares at grid distance n or less, s included."""
        key = (s, n)
        squares = self._within.get(key)
        if squares is None:
            x, y = s % self.width, s // self.width
            left = max(0, x - n)
            row = ((1 << (min(self.width - 1, x + n) - left + 1)) - 1) << left
            squares = 0
            for line in range(max(0, y - n), min(self.height - 1, y + n) + 1):
                squares |= row << line * self.width
            squares &= self.exists
            self._within[key] = squares
        return squares

    # Sight

    def sees(self, a: int, b: int, blockers: int, shut: int, corner: bool) -> bool:
        """Whether b is in line of sight of a; `corner` adds lines between two blockers at a corner of a."""
        obstacles = blockers | shut << self.size
        if self.sight.sees(a, b, obstacles):
            return True
        return corner and self.sight.seen_by_corner(a, 1 << b, obstacles) != 0

    def seen(self, a: int, targets: int, blockers: int, shut: int, corner: bool) -> int:
        """Those of the target squares that are in line of sight of a."""
        obstacles = blockers | shut << self.size
        seen = self.sight.seen(a, targets, obstacles)
        if corner and seen != targets:
            seen |= self.sight.seen_by_corner(a, targets & ~seen, obstacles)
        return seen


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdigit()
