"""Little boards drawn at random, kept as the plain picture so that tests can read it in their own way."""

from __future__ import annotations

from hypothesis import strategies as st

from hullbreach.parts.grid import Board, Face

#: ("|", x, y) is the edge on the left of square (x, y), ("-", x, y) the one above it
Edge = tuple[str, int, int]
Point = tuple[int, int]


class Drawn:
    """A fat grid and the board made of it, with naive answers read from the picture."""

    def __init__(self, grid: str) -> None:
        self.lines = grid.split("\n")
        self.width = len(self.lines[0]) // 2
        self.height = len(self.lines) // 2
        self.board = Board([(Face.parse("a", grid, "drawn board"), 0, 0)])

    def __repr__(self) -> str:
        return "\n" + "\n".join(self.lines)

    def points(self) -> list[Point]:
        return [(x, y) for y in range(self.height) for x in range(self.width) if self.kind((x, y)) != "#"]

    def index(self, point: Point) -> int:
        return point[1] * self.width + point[0]

    def mask(self, points: set[Point]) -> int:
        return sum(1 << self.index(p) for p in points)

    def kind(self, point: Point) -> str:
        x, y = point
        return self.lines[2 * y + 1][2 * x + 1] if 0 <= x < self.width and 0 <= y < self.height else "#"

    def edge(self, edge: Edge) -> str:
        """One of "wall", "thick", "door", "open"."""
        sort, x, y = edge
        one = (x - 1, y) if sort == "|" else (x, y - 1)
        if "#" in (self.kind(one), self.kind((x, y))):
            return "wall"
        char = self.lines[2 * y + 1][2 * x] if sort == "|" else self.lines[2 * y][2 * x + 1]
        return {" ": "open", "D": "door", ":": "thick", "=": "thick"}.get(char, "wall")

    def edge_between(self, one: Point, other: Point) -> Edge:
        (_, y), (u, v) = sorted([one, other])
        return ("|", u, v) if y == v else ("-", u, v)

    def edges_at(self, x: int, y: int) -> list[Edge]:
        """The four edges that meet in the corner point x, y."""
        return [("|", x, y - 1), ("|", x, y), ("-", x - 1, y), ("-", x, y)]

    def door_edges(self) -> list[Edge]:
        """By door number."""
        pairs = [tuple((s % self.width, s // self.width) for s in door) for door in self.board.doors]
        return [self.edge_between(one, other) for one, other in pairs]

    def shut_edges(self, shut: int) -> set[Edge]:
        return {edge for number, edge in enumerate(self.door_edges()) if shut >> number & 1}


@st.composite
def drawn_boards(draw: st.DrawFn, longest: int = 5, squares: str = "......#CP", edges: str = "      WWTD") -> Drawn:
    """Boards with every kind of square and edge."""
    width = draw(st.integers(1, longest))
    height = draw(st.integers(1, longest))
    rows = []
    for row in range(2 * height + 1):
        chars = []
        for column in range(2 * width + 1):
            if row % 2 and column % 2:
                chars.append(draw(st.sampled_from(squares)))
            elif row % 2 or column % 2:
                kind = draw(st.sampled_from(edges))
                chars.append({"W": "-|", "T": "=:"}.get(kind, kind * 2)[row % 2])
            else:
                chars.append("+")
        rows.append("".join(chars))
    return Drawn("\n".join(rows))
