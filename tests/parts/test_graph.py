"""Boards of rooms and tiles: against a search word for word, on the ship of nemesis and on a map like those of hunt."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hullbreach.kernel.errors import BadInput
from hullbreach.kernel.options import bits
from hullbreach.parts.graph import Graph, Link

Board = tuple[Graph, int, int]


@st.composite
def boards(draw: st.DrawFn) -> Board:
    """A small board with some links shut and some nodes blocked; two links may join the same nodes."""
    size = draw(st.integers(2, 9))
    node = st.integers(0, size - 1)
    pairs = draw(st.lists(st.tuples(node, node).filter(lambda pair: pair[0] != pair[1]), max_size=14))
    graph = Graph(size, [Link(a, b) for a, b in pairs])
    return graph, draw(st.integers(0, (1 << len(pairs)) - 1)), draw(st.integers(0, graph.nodes))


def neighbours(board: Board, node: int) -> set[int]:
    graph, shut, blocked = board
    found = set()
    for number, link in enumerate(graph.links):
        if shut >> number & 1:
            continue
        if node in (link.a, link.b):
            found.add(link.b if node == link.a else link.a)
    return {other for other in found if not blocked >> other & 1}


def shortest_ways(board: Board, a: int, b: int) -> list[tuple[int, ...]]:
    """All ways of the fewest steps, found by trying longer and longer ones."""
    ways: list[tuple[int, ...]] = [()]
    for _ in range(board[0].size):
        done = [way for way in ways if (way[-1] if way else a) == b]
        if done:
            return sorted(done)
        ways = [(*way, n) for way in ways for n in neighbours(board, way[-1] if way else a) if n not in (a, *way)]
    return []


@given(boards())
def test_distances_and_ways(board: Board) -> None:
    graph, shut, blocked = board
    for a in range(graph.size):
        for b in range(graph.size):
            ways = shortest_ways(board, a, b)
            assert graph.ways(a, b, shut, blocked) == ways
            assert graph.distance(a, b, shut, blocked) == (len(ways[0]) if ways else -1)
            layers = graph.layers(a, 1 << b, shut, blocked)
            assert [set(bits(layer)) for layer in layers[1:]] == [set(step) for step in zip(*ways, strict=True)]
            assert layers[:1] == ([1 << a] if ways else [])


@given(boards(), st.integers(0, 4), st.integers(0, 511))
def test_what_is_near(board: Board, n: int, goals: int) -> None:
    graph, shut, blocked = board
    goals &= graph.nodes
    for a in range(graph.size):
        far = {b: len(ways[0]) for b in range(graph.size) if (ways := shortest_ways(board, a, b))}
        assert set(bits(graph.within(a, n, shut, blocked))) == {b for b, steps in far.items() if steps <= n}
        reached = {steps for b, steps in far.items() if goals >> b & 1}
        nearest = {b for b, steps in far.items() if goals >> b & 1 and steps == min(reached)}
        assert set(bits(graph.nearest(a, goals, shut, blocked))) == nearest
        assert set(bits(graph.steps(a, shut))) == neighbours((graph, shut, 0), a)


@given(boards())
def test_areas_cover_the_board_once(board: Board) -> None:
    graph, shut, blocked = board
    areas = graph.areas(shut, blocked)
    assert sum(areas) == graph.nodes & ~blocked
    assert areas == sorted(areas, key=lambda area: area & -area)
    for area in areas:
        for node in bits(area):
            assert set(bits(area)) == {b for b in range(graph.size) if shortest_ways(board, node, b)} - set(
                bits(blocked)
            )


@given(boards())
def test_links_and_their_ends(board: Board) -> None:
    graph, shut, _ = board
    for a in range(graph.size):
        assert graph.around(1 << a) == graph.links_at[a]
        for b in range(graph.size):
            between = [n for n, link in enumerate(graph.links) if {link.a, link.b} == {a, b}]
            assert a == b or bits(graph.joining(a, b)) == between
            assert all(graph.across(n, a) == b for n in between)
    ends = {end for n in bits(shut) for end in (graph.links[n].a, graph.links[n].b)}
    assert set(bits(graph.ends(shut))) == ends


@pytest.mark.parametrize(
    ("links", "reason"),
    [
        ([Link(0, 3)], "link 0: joins 0 and 3, expected two of 3 nodes"),
        ([Link(1, 1)], "link 0: joins 1 and 1, expected two of 3 nodes"),
        ([Link(0, 1, (1, 2)), Link(2, 0, (2,))], "link 1: node 0 has the mark 2 twice"),
    ],
)
def test_links_that_cannot_be(links: list[Link], reason: str) -> None:
    with pytest.raises(BadInput) as caught:
        Graph(3, links)
    assert str(caught.value) == reason


# The basic side of the board of nemesis: Rooms 1 to 21, and 0 for the Technical Corridors (NEM-CMP-01, NEM-TEC-01).
CORRIDORS = (
    "1-2:3 1-3:12 1-4:4 2-6:4 3-7:34 4-8:1 5-6:3 5-10:12 6-7:1 6-11:2 8-11:3 11-14:4 11-15:1 7-8:2 8-9:4 9-12:12 "
    "10-13:34 13-14:1 13-19:2 14-17:2 12-16:34 15-16:2 15-18:3 16-21:1 17-19:1 17-20:34 18-20:12 18-21:4 "
    "0-2:12 0-4:23 0-5:4 0-9:3 0-14:3 0-15:4 0-19:34 0-21:23"
)
SPACE = 0


def ship() -> Graph:
    links = []
    for text in CORRIDORS.split():
        ends, numbers = text.split(":")
        a, b = (int(end) for end in ends.split("-"))
        marks = tuple(int(number) for number in numbers)
        # Only at its Entrance a Technical Corridor has a number: the space itself is no Room.
        links.append(Link(a, b, () if a == SPACE else marks, marks))
    return Graph(22, links)


def test_a_ship_of_rooms_and_numbered_corridors() -> None:
    graph = ship()
    outside = 1 << SPACE
    for room in range(1, 22):
        exits = [graph.exit(room, number) for number in (1, 2, 3, 4)]
        assert -1 not in exits  # NEM-NOI-11: every number has one meaning in every Room
        assert set(exits) == set(bits(graph.links_at[room]))
    assert graph.exit(1, 1) == graph.exit(1, 2)  # two numbers, one Corridor
    assert graph.across(graph.exit(1, 1), 1) == 3
    assert graph.across(graph.exit(2, 2), 2) == SPACE
    # Technical Corridors never make Rooms neighbouring (NEM-MOV-01).
    assert graph.steps(2) & ~outside == 1 << 1 | 1 << 6
    assert graph.distance(2, 4) == 2
    assert graph.distance(1, 20, blocked=outside) == 6
    assert graph.ways(2, 21, blocked=outside) == [(6, 11, 15, 16, 21), (6, 11, 15, 18, 21)]
    assert graph.distance(2, 21) == 2
    # A marker on the common space lies at every Entrance (NEM-TEC-02).
    noise = graph.links_at[SPACE]
    assert [room for room in range(1, 22) if noise & graph.links_at[room]] == [2, 4, 5, 9, 14, 15, 19, 21]
    assert noise >> graph.exit(19, 4) & 1
    # Doors around the Cockpit cut it off; a second Corridor would not (NEM-DOR-02).
    doors = graph.links_at[1]
    assert graph.areas(doors, outside) == [1 << 1, graph.nodes & ~(1 << 1 | outside)]
    assert graph.distance(1, 2, doors, outside) == -1


# A map like those of hunt: seven tiles, a door in the middle, a vent that joins the ends.
#   0 - 1 # 2 - 3
#   |           |
#   4 = 5 = 5 = 6        (5 is the vent)
NORTH, EAST, SOUTH, WEST = range(4)
DOOR = 1
VENT = 1 << 5
TILES = Graph(
    7,
    [
        Link(0, 1, (EAST,), (WEST,)),
        Link(1, 2, (EAST,), (WEST,)),
        Link(2, 3, (EAST,), (WEST,)),
        Link(0, 4, (SOUTH,), (NORTH,)),
        Link(3, 6, (SOUTH,), (NORTH,)),
        Link(4, 5, (EAST,), (WEST,)),
        Link(5, 6, (EAST,), (WEST,)),
    ],
)


def seen(tile: int, shut: int) -> set[int]:
    """Line of sight along the four directions, as the game would write it (HUNT-LOS-01 to LOS-04)."""
    found = {tile}
    for direction in (NORTH, EAST, SOUTH, WEST):
        at = tile
        while not VENT >> at & 1:
            link = TILES.exit(at, direction)
            if link < 0 or shut >> link & 1 or VENT >> TILES.across(link, at) & 1:
                break
            at = TILES.across(link, at)
            found.add(at)
    return found


def test_tiles_with_directions_doors_and_vents() -> None:
    closed = 1 << DOOR
    assert seen(0, 0) == {0, 1, 2, 3, 4}
    assert seen(0, closed) == {0, 1, 4}
    assert seen(5, 0) == {5}
    assert seen(4, 0) == {4, 0}
    # Vents count as tiles for distances (HUNT-LOS-10), but a large model does not enter them (HUNT-TILE-08).
    assert TILES.distance(1, 2, closed) == 6
    assert TILES.distance(1, 2, closed, VENT) == -1
    assert TILES.areas(closed, VENT) == [0b0010011, 0b1001100]
    # Two ways of equal length, the one by lower tiles first (the Smart-Disc's owner chooses).
    assert TILES.ways(0, 6) == [(4, 5, 6)]
    assert TILES.ways(4, 3) == [(5, 6, 3)]
    assert TILES.ways(5, 1) == [(4, 0, 1)]
    ring = Graph(4, [Link(0, 1), Link(0, 2), Link(1, 3), Link(2, 3)])
    assert ring.ways(0, 3) == [(1, 3), (2, 3)]
    assert ring.ways(0, 3, blocked=0b0010) == [(2, 3)]
    assert ring.ways(0, 0) == [()]
