"""Line of sight, against an oracle that tries every line through two corner points, nudged in every way."""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache
from itertools import combinations, pairwise
from math import gcd

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hullbreach.parts.grid import Board, Face
from tests.parts.drawn_boards import Drawn, Edge, Point, drawn_boards

Vector = tuple[int, int]
Way = tuple[frozenset[Edge], frozenset[Point]]
NUDGE = 10_000  # far finer than any distance between a corner point and a line through two others


def all_edges(width: int, height: int) -> list[Edge]:
    upright = [("|", x, y) for y in range(height) for x in range(width + 1)]
    return upright + [("-", x, y) for y in range(height + 1) for x in range(width)]


def ends(edge: Edge) -> tuple[Point, Point]:
    sort, x, y = edge
    return (x, y), (x, y + 1) if sort == "|" else (x + 1, y)


def edges_of(square: Point) -> list[Edge]:
    x, y = square
    return [("|", x, y), ("|", x + 1, y), ("-", x, y), ("-", x, y + 1)]


@lru_cache(None)
def nudged_lines(width: int, height: int) -> list[tuple[Vector, Vector]]:
    """Lines that miss all corner points, one for each way past two of them: point * 2 * NUDGE, direction."""
    corners = [(x, y) for x in range(width + 1) for y in range(height + 1)]
    lines = set()
    for (x, y), (u, v) in combinations(corners, 2):
        dx, dy = (u - x) // gcd(u - x, v - y), (v - y) // gcd(u - x, v - y)
        on_line = [c for c in corners if (c[0] - x) * dy == (c[1] - y) * dx]
        if (x, y) != on_line[0]:
            continue
        # Around a point between two neighbours it may turn either way; with all on one side it may shift.
        for (x1, y1), (x2, y2) in pairwise(on_line):
            pivot = (NUDGE * (x1 + x2), NUDGE * (y1 + y2))
            for turn in (1, -1):
                lines.add((pivot, (dx * NUDGE - turn * dy, dy * NUDGE + turn * dx)))
        for shift in (1, -1):
            lines.add(((2 * NUDGE * x - shift * dy, 2 * NUDGE * y + shift * dx), (dx, dy)))
    return list(lines)


def crossing(line: tuple[Vector, Vector], edge: Edge) -> Fraction | None:
    """Where along the line it touches the closed edge."""
    (px, py), (dx, dy) = line
    (x, y), (u, v) = ends(edge)
    x, y, u, v = (2 * NUDGE * n for n in (x, y, u, v))
    side = dx * (y - py) - dy * (x - px)
    other = dx * (v - py) - dy * (u - px)
    if (side > 0) == (other > 0):
        return None
    assert side * other != 0, "a nudged line meets a corner point"
    share = Fraction(side, side - other)
    return (x + share * (u - x) - px) * dx + (y + share * (v - y) - py) * dy


def span(line: tuple[Vector, Vector], square: Point) -> tuple[Fraction, Fraction] | None:
    """From where to where the line runs through the square."""
    found = [c for c in (crossing(line, edge) for edge in edges_of(square)) if c is not None]
    return (min(found), max(found)) if found else None


@lru_cache(None)
def ordinary_ways(width: int, height: int, a: Point, b: Point) -> set[Way]:
    """What the shortest part between the insides of a and b touches, for every nudged line through both."""
    ways = set()
    squares = [(x, y) for x in range(width) for y in range(height) if (x, y) not in (a, b)]
    for line in nudged_lines(width, height):
        in_a, in_b = span(line, a), span(line, b)
        if in_a is None or in_b is None:
            continue
        leave, enter = (in_a[1], in_b[0]) if in_a < in_b else (in_b[1], in_a[0])
        where = {edge: crossing(line, edge) for edge in all_edges(width, height)}
        edges = frozenset(edge for edge, at in where.items() if at is not None and leave <= at <= enter)
        inside = {square: span(line, square) for square in squares}
        visited = frozenset(q for q, s in inside.items() if s and s[0] <= enter and s[1] >= leave)
        ways.add((edges, visited))
    return ways


@lru_cache(None)
def corner_ways(width: int, height: int, corner: Point, a: Point, b: Point) -> set[Way]:
    """The same for lines that start exactly in a corner point of a; the edges meeting there always count."""
    targets = {(x - corner[0], y - corner[1]) for x in range(width + 1) for y in range(height + 1)} - {(0, 0)}
    directions = set()
    for dx, dy in targets:
        for turn in (1, -1):
            directions.add((dx * NUDGE - turn * dy, dy * NUDGE + turn * dx))
    ways = set()
    squares = [(x, y) for x in range(width) for y in range(height) if (x, y) not in (a, b)]
    meeting = [edge for edge in all_edges(width, height) if corner in ends(edge)]
    for dx, dy in directions:
        line = ((2 * NUDGE * corner[0], 2 * NUDGE * corner[1]), (dx, dy))
        away = [edge for edge in all_edges(width, height) if edge not in meeting]
        where = {edge: crossing(line, edge) for edge in away}

        def stretch(square: Point, where: dict[Edge, Fraction | None] = where) -> tuple[Fraction, Fraction] | None:
            found = [at for e in edges_of(square) if (at := where.get(e)) is not None and at > 0]
            if len(found) == 1 and any(corner in ends(e) for e in edges_of(square)):
                found.append(Fraction(0))
            return (min(found), max(found)) if found else None

        in_b = stretch(b)
        if in_b is None:
            continue
        edges = {edge for edge, at in where.items() if at is not None and 0 <= at <= in_b[0]}
        inside = {square: stretch(square) for square in squares}
        visited = frozenset(q for q, s in inside.items() if s and s[0] <= in_b[0])
        ways.add((frozenset(edges | set(meeting)), visited))
    return ways


def oracle(drawn: Drawn, a: Point, b: Point, blockers: set[Point], shut: int, corner: bool) -> bool:
    if a == b:
        return True
    solid = drawn.shut_edges(shut)
    solid |= {edge for edge in all_edges(drawn.width, drawn.height) if drawn.edge(edge) == "wall"}
    ways = list(ordinary_ways(drawn.width, drawn.height, a, b))
    if corner:
        for dx in (0, 1):
            for dy in (0, 1):
                pair = {(a[0] + 2 * dx - 1, a[1]), (a[0], a[1] + 2 * dy - 1)}
                if pair <= blockers:
                    ways += corner_ways(drawn.width, drawn.height, (a[0] + dx, a[1] + dy), a, b)
    return any(not edges & solid and not visited & blockers for edges, visited in ways)


def situation(data: st.DataObject, drawn: Drawn) -> tuple[set[Point], int]:
    blockers = data.draw(st.sets(st.sampled_from(drawn.points()), max_size=5), label="blockers")
    shut = data.draw(st.integers(0, (1 << len(drawn.board.doors)) - 1), label="shut")
    return blockers, shut


sight_boards = drawn_boards(longest=4, squares="........#C", edges="          WTD").filter(lambda d: d.points())


@pytest.mark.rules("CORPS-LOS-01", "CORPS-LOS-02", "CORPS-LOS-04", "CORPS-LOS-05", "CORPS-AMB-16")
@pytest.mark.rules("CORPS-BRD-02", "CORPS-BRD-03", "CORPS-DOOR-02")
@pytest.mark.parametrize("corner", [False, True])
@settings(max_examples=80, deadline=None)
@given(drawn=sight_boards, data=st.data())
def test_sight_is_what_the_oracle_sees(drawn: Drawn, data: st.DataObject, corner: bool) -> None:
    blockers, shut = situation(data, drawn)
    a = data.draw(st.sampled_from(drawn.points()), label="a")
    mask = drawn.mask(blockers)
    expected = {b for b in drawn.points() if oracle(drawn, a, b, blockers, shut, corner)}
    sees = {b for b in drawn.points() if drawn.board.sees(drawn.index(a), drawn.index(b), mask, shut, corner)}
    assert sees == expected
    seen = drawn.board.seen(drawn.index(a), drawn.board.exists, mask, shut, corner)
    assert seen == drawn.mask(expected)


@pytest.mark.rules("CORPS-LOS-04", "CORPS-AMB-16")
@settings(max_examples=80, deadline=None)
@given(drawn=drawn_boards(longest=4, squares="...........#", edges="               WD"), data=st.data())
def test_corner_lines_are_what_the_oracle_sees(drawn: Drawn, data: st.DataObject) -> None:
    inner = [(x, y) for x, y in drawn.points() if {(x + 1, y), (x, y + 1)} <= set(drawn.points())]
    if not inner:
        return
    a = data.draw(st.sampled_from(inner), label="a")
    blockers, shut = situation(data, drawn)
    blockers |= {(a[0] + 1, a[1]), (a[0], a[1] + 1)}
    expected = {b for b in drawn.points() if oracle(drawn, a, b, blockers, shut, True)}
    seen = drawn.board.seen(drawn.index(a), drawn.board.exists, drawn.mask(blockers), shut, True)
    assert seen == drawn.mask(expected)


@pytest.mark.rules("CORPS-LOS-01", "CORPS-AMB-16")
@settings(max_examples=60, deadline=None)
@given(drawn=sight_boards, data=st.data())
def test_any_sampled_free_segment_means_sight(drawn: Drawn, data: st.DataObject) -> None:
    """Also segments that meet corner points, which the oracle leaves out."""
    blockers, shut = situation(data, drawn)
    a = data.draw(st.sampled_from(drawn.points()), label="a")
    b = data.draw(st.sampled_from(drawn.points()), label="b")
    solid = drawn.shut_edges(shut)
    solid |= {edge for edge in all_edges(drawn.width, drawn.height) if drawn.edge(edge) == "wall"}
    for blocker in blockers - {a, b}:
        solid.update(edges_of(blocker))
    inside = [(i, j) for i in (1, 2, 3) for j in (1, 2, 3)]
    free = any(
        not any(touches((4 * a[0] + i, 4 * a[1] + j), (4 * b[0] + k, 4 * b[1] + m), edge) for edge in solid)
        for i, j in inside
        for k, m in inside
    )
    if free:
        assert drawn.board.sees(drawn.index(a), drawn.index(b), drawn.mask(blockers), shut, False)


def touches(p: Vector, q: Vector, edge: Edge) -> bool:
    """Whether the closed segment from p to q, in quarters of squares, meets the closed edge."""
    r, s = ((4 * x, 4 * y) for x, y in ends(edge))

    def side(o: Vector, u: Vector, v: Vector) -> int:
        cross = (u[0] - o[0]) * (v[1] - o[1]) - (u[1] - o[1]) * (v[0] - o[0])
        return (cross > 0) - (cross < 0)

    def apart(i: int) -> bool:
        return max(p[i], q[i]) < min(r[i], s[i]) or max(r[i], s[i]) < min(p[i], q[i])

    if apart(0) or apart(1):
        return False
    return side(p, q, r) * side(p, q, s) <= 0 and side(r, s, p) * side(r, s, q) <= 0


@pytest.mark.rules("CORPS-LOS-01")
@settings(max_examples=80, deadline=None)
@given(drawn=drawn_boards(longest=6, edges="             WTD").filter(lambda d: d.points()), data=st.data())
def test_sight_is_mutual_and_only_lost_by_more_obstacles(drawn: Drawn, data: st.DataObject) -> None:
    board = drawn.board
    blockers, shut = situation(data, drawn)
    more, more_shut = situation(data, drawn)
    squares = [drawn.index(p) for p in drawn.points()]
    fields = {a: board.seen(a, board.exists, drawn.mask(blockers), shut, False) for a in squares}
    for a in squares:
        assert all((fields[a] >> b & 1) == (fields[b] >> a & 1) for b in squares)
        fewer = board.seen(a, board.exists, drawn.mask(blockers | more), shut | more_shut, False)
        assert fewer & ~fields[a] == 0
        by_corner = board.seen(a, board.exists, drawn.mask(blockers), shut, True)
        assert fields[a] & ~by_corner == 0


def board_of(grid: str) -> Board:
    return Board([(Face.parse("a", grid, "test board"), 0, 0)])


def hall(width: int, height: int) -> Board:
    rows = ["+" + "-+" * width]
    for y in range(height):
        rows += ["|" + " ".join("." * width) + "|", "+" + ("-+" if y == height - 1 else " +") * width]
    return board_of("\n".join(rows))


@pytest.mark.rules("CORPS-EX-16", "CORPS-DOOR-02", "CORPS-DOOR-03")
def test_sight_through_a_door_that_somebody_holds_open() -> None:
    board = board_of("+-+-+-+-+-+-+\n|. .D. .D. .|\n+-+-+-+-+-+-+")
    vasquez, in_room, at_door, beyond = (board.find(text) for text in ("0,0", "1,0", "2,0", "4,0"))
    shut = board.shut(1 << vasquez | 1 << at_door, 0)
    assert board.sees(vasquez, in_room, 0, shut, False)
    assert board.sees(vasquez, at_door, 0, shut, False)
    assert not board.sees(vasquez, beyond, 0, shut, False)
    assert not board.sees(vasquez, at_door, 0, board.shut(1 << vasquez, 0), False)


@pytest.mark.rules("CORPS-EX-17", "CORPS-LOS-04", "CORPS-LOS-05", "CORPS-AMB-16")
def test_sight_between_two_comrades_at_a_corner() -> None:
    board = hall(5, 5)
    vasquez, hicks, hudson = (board.find(text) for text in ("1,1", "2,1", "1,2"))
    blockers = 1 << hicks | 1 << hudson
    for text in ("2,2", "3,3", "4,4", "3,2", "2,4"):
        target = board.find(text)
        assert board.sees(vasquez, target, blockers, 0, True), text
        assert not board.sees(vasquez, target, blockers, 0, False), text
        assert board.sees(target, vasquez, blockers, 0, True) == (text == "2,2"), "belongs to the viewer"
    for text in ("3,1", "4,1", "1,3", "1,4"):
        assert not board.sees(vasquez, board.find(text), blockers, 0, True), text
    # The exception is for her own corner only, and the next comrade blocks as ever.
    assert not board.sees(board.find("0,0"), board.find("3,3"), blockers | 1 << vasquez, 0, True)
    assert not board.sees(vasquez, board.find("4,4"), blockers | 1 << board.find("2,2"), 0, True)


@pytest.mark.rules("CORPS-LOS-04", "CORPS-AMB-16")
@pytest.mark.parametrize("corner", [(1, 1), (2, 1), (1, 2), (2, 2)])
@pytest.mark.parametrize("meeting", [(0, -1), (0, 1), (-1, 0), (1, 0)])
def test_a_wall_or_shut_door_at_the_corner_point_blocks(corner: Point, meeting: Vector) -> None:
    column, row = 2 * corner[0] + meeting[0], 2 * corner[1] + meeting[1]
    lines = ["+-+-+-+", "|. . .|", "+ + + +", "|. . .|", "+ + + +", "|. . .|", "+-+-+-+"]
    lines[row] = lines[row][:column] + "D" + lines[row][column + 1 :]
    board = board_of("\n".join(lines))
    opposite = board.square(2 * (corner[0] - 1), 2 * (corner[1] - 1))
    viewer = board.square(1, 1)
    blockers = 1 << board.square(1, 2 * (corner[1] - 1)) | 1 << board.square(2 * (corner[0] - 1), 1)
    assert board.sees(viewer, opposite, blockers, 0, True)
    assert not board.sees(viewer, opposite, blockers, 1, True)
    assert not board.sees(viewer, opposite, blockers, 0, False)
    walled = board_of("\n".join(lines).replace("D", "|"))
    assert not walled.sees(viewer, opposite, blockers, 0, True)


@pytest.mark.rules("CORPS-AMB-16", "CORPS-BRD-03")
def test_wall_ends_count_but_a_gap_beside_them_is_enough() -> None:
    board = board_of("+-+-+\n|.|.|\n+ + +\n|. .|\n+-+-+")
    assert not board.sees(0, 1, 0, 0, False)
    assert board.sees(0, 3, 0, 0, False)
    # Two squares that only share a corner with wall ends on both sides of it.
    closed = board_of("+-+-+\n|.|.|\n+ +-+\n|. .|\n+-+-+")
    assert closed.sees(0, 3, 0, 0, False)
    pinched = board_of("+-+-+\n|.|.|\n+-+ +\n|. .|\n+-+-+")
    assert not pinched.sees(0, 3, 0, 0, False)


@pytest.mark.rules("CORPS-LOS-02", "CORPS-BRD-02")
def test_thick_lines_consoles_and_pits_do_not_block() -> None:
    board = board_of("+-+-+-+-+-+\n|.:C:P:. .|\n+-+-+-+-+-+")
    assert board.seen(0, board.exists, 0, 0, False) == board.exists


@pytest.mark.rules("CORPS-LOS-01", "CORPS-LOS-06")
def test_only_squares_between_block_and_length_does_not_matter() -> None:
    board = hall(20, 20)
    assert board.sees(0, 399, 1 | 1 << 399, 0, False)
    assert board.sees(0, 19, 1 | 1 << 19, 0, False)
    assert not board.sees(0, 19, 1 << 7, 0, False)
    assert board.seen(210, board.exists, 0, 0, False) == board.exists
