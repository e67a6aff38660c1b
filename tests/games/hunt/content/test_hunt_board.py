"""Boards of hunt: what joins tiles, what is straight ahead, drawings, and boards of explicit tiles."""

from __future__ import annotations

import pytest

from hullbreach.games.hunt.content import names
from hullbreach.games.hunt.content.board import SHAPES, SIDES, Board, E, N, S, Tile, W, board_of, read_grid, sides_of
from hullbreach.games.hunt.content.load import load
from hullbreach.kernel.errors import BadInput
from hullbreach.kernel.options import bits

# Two rows: a corner room with a door, a crossroad, a vent below it, dead ends.
LITTLE = """
aenM.#X+n..-C-hA1-DwiAx
       |
      V|n..
       |
      pnnP.
"""


@pytest.fixture(scope="module")
def board() -> Board:
    return read_grid(LITTLE.replace("X+n", "Tsn"), {"1": "egg"})


def named(board: Board, mask: int) -> list[str]:
    return [board.names[t] for t in bits(mask)]


def test_numbers_stand_for_words_in_their_order() -> None:
    assert (names.SMALL, names.MEDIUM, names.LARGE, names.NO_BASE) == (0, 1, 2, 3)
    assert (names.NORMAL, names.HALF, names.INFESTED) == (0, 1, 2)
    for words in (names.FACTIONS, names.KINDS, names.ROOMS):
        assert [getattr(names, word.upper()) for word in words] == list(range(len(words)))


def test_tiles_are_numbered_row_by_row(board: Board) -> None:
    assert board.names == ("r0c0", "r0c1", "r0c2", "r0c3", "r1c1", "r2c1")
    assert (board.rows, board.cols, board.size) == (3, 4, 6)
    assert board.row == (0, 0, 0, 0, 1, 2)
    assert board.col == (0, 1, 2, 3, 1, 1)
    assert [board.find(name) for name in board.names] == list(range(6))


def test_what_is_drawn_on_a_tile(board: Board) -> None:
    kinds = [names.ROOM, names.T_JUNCTION, names.CORRIDOR, names.DEAD_END, names.VENT, names.ROOM]
    assert list(board.kind) == kinds
    assert [board.room[0], board.room[5], board.room[1]] == [names.ARMOURY, names.PREDATOR_POD, names.NONE]
    faces = [names.NORMAL, names.NORMAL, names.HALF, names.INFESTED, names.NORMAL, names.NORMAL]
    assert list(board.face) == faces
    assert list(board.sides) == [E, E | S | W, E | W, W, N | S, N]
    assert named(board, board.vents) == ["r1c1"]
    assert named(board, board.corridors) == ["r0c2"]
    assert named(board, board.rooms) == ["r0c0", "r2c1"]
    assert named(board, board.infested) == ["r0c2", "r0c3"]
    assert named(board, board.collapsing) == ["r0c3"]
    assert named(board, board.all) == list(board.names)
    assert board.tokens == (("egg", 2),)
    assert board.deployment == {names.MARINE: (0,), names.ALIEN: (2, 3), names.PREDATOR: (5,)}
    assert board.survivors == names.NONE


def test_tiles_are_joined_where_both_sides_are_open(board: Board) -> None:
    assert [board.link_name(n) for n in range(len(board.graph.links))] == [
        "r0c0/r0c1", "r0c1/r0c2", "r0c1/r1c1", "r0c2/r0c3", "r1c1/r2c1",
    ]  # fmt: skip
    for n in range(len(board.graph.links)):
        assert board.find_link(board.link_name(n)) == n
    assert board.find_link("r0c1/r0c0") == 0
    assert board.link_between(0, 1) == board.link_between(1, 0) == 0
    assert board.link_between(0, 2) == board.link_between(3, 3) == names.NONE
    assert board.start_doors == 1
    assert board.graph.exit(1, S) == 2
    assert board.graph.exit(1, N) == names.NONE
    assert board.open_ends() == []


def test_rays_go_straight_on_to_the_wall(board: Board) -> None:
    north, east, south, west = board.rays[1]
    assert north == ()
    assert east == ((1, 2), (3, 3))
    assert south == ((2, 4), (4, 5))
    assert west == ((0, 0),)
    assert board.rays[3] == ((), (), (), ((3, 2), (1, 1), (0, 0)))


def test_places_of_victory_conditions(board: Board) -> None:
    assert named(board, board.place("armoury")) == ["r0c0"]
    assert named(board, board.place("vent")) == ["r1c1"]
    assert named(board, board.place("egg")) == ["r0c2"]
    assert board.place("bridge") == board.place("nest") == 0
    assert board.tile_of_room[names.PREDATOR_POD] == 5
    assert board.tile_of_room[names.BRIDGE] == names.NONE


@pytest.mark.parametrize("name", ["r0c9", "r00c0", "c0r0", "", "r0c0/r0c1"])
def test_a_tile_that_is_none(board: Board, name: str) -> None:
    with pytest.raises(BadInput, match="unknown, expected r<row>c<column>"):
        board.find(name)


@pytest.mark.parametrize("name", ["r0c0/r0c2", "r0c0", "r0c0/", "r9c9/r0c0", "r0c0/r0c0", ""])
def test_a_link_that_is_none(board: Board, name: str) -> None:
    with pytest.raises(BadInput, match="unknown, expected <tile>/<tile>"):
        board.find_link(name)


def test_the_pod_comes_first_of_the_tiles_of_a_faction() -> None:
    drawn = read_grid("D" + "enP.-pwnP.")
    assert [drawn.names[t] for t in drawn.deployment[names.PREDATOR]] == ["r0c1", "r0c0"]


def test_one_mark_may_stand_on_several_tiles() -> None:
    drawn = read_grid("Den.1-Dwn.1", {"1": "nest"})
    assert drawn.tokens == (("nest", 0), ("nest", 1))
    assert named(drawn, drawn.place("nest")) == ["r0c0", "r0c1"]


@pytest.mark.parametrize(
    ("text", "tokens", "place", "reason"),
    [
        ("Zen..-Dwn..", {}, "r0c0", "kind 'Z', expected one of CXTLDVabehlps"),
        ("Den..-Dwz..", {}, "r0c1", "face 'z', expected one of nhi"),
        ("D+n..-Dwn..", {}, "r0c0", "shape '+' does not fit a dead_end"),
        ("Cen..-Dwn..", {}, "r0c0", "shape 'e' does not fit a corridor"),
        ("Xnn..-Dwn..", {}, "r0c0", "shape 'n' does not fit a crossroad"),
        ("T-n..-Dwn..", {}, "r0c0", "shape '-' does not fit a t_junction"),
        ("DenQ.-Dwn..", {}, "r0c0", "deployment mark 'Q', expected one of MAPS or ."),
        ("Den.1-Dwn..", {}, "r0c0", "token mark '1', expected x, . or a mark"),
        ("Den..-Dwn..", {"1": "egg"}, "1", "no tile has this mark"),
        ("DenS.-DwnS.", {}, "r0c1", "a second tile of the Survivors"),
        ("Den..=Dwn..", {}, "r0c0", "link '=', expected - or #"),
        ("Den..|Dwn..", {}, "r0c0", "link '|', expected - or #"),
        ("Den.. Dwn..", {}, "r0c0", "the link to r0c1 is not drawn, but both sides are open"),
        ("Den..-Den..", {}, "r0c0", "the link to r0c1 is drawn, but meets a wall"),
        ("Den..-", {}, "r0c0", "the link to r0c1 is drawn, but meets a wall"),
        ("Dsn..\n |\nDsn..", {}, "r0c0", "the link to r1c0 is drawn, but meets a wall"),
        ("Dsn..\n -\nDnn..", {}, "r0c0", "link '-', expected | or #"),
        ("Dsn..\n|\nDnn..", {}, "r0c0", "stray text '|' below it"),
        ("Dsn..\n | x\nDnn..", {}, "r0c0", "stray text '| x' below it"),
        ("aen..-awn..", {}, "board: armoury", "occurs twice"),
    ],
)
def test_drawings_that_are_wrong(text: str, tokens: dict[str, str], place: str, reason: str) -> None:
    with pytest.raises(BadInput) as caught:
        read_grid(text, tokens, "map x")
    assert caught.value.place == f"map x: {place}"
    assert caught.value.reason.startswith(reason)


def test_a_board_of_explicit_tiles_may_leave_sides_open() -> None:
    tiles = [Tile(0, 1, names.CORRIDOR, E | W), Tile(0, 0, names.CROSSROAD, N | E | S | W, names.INFESTED)]
    board = board_of(tiles, [((0, 0), (0, 1))], {names.ALIEN: [(0, 0)]}, [("egg", (0, 1))])
    assert board.names == ("r0c0", "r0c1")
    assert board.start_doors == 1
    assert board.deployment == {names.ALIEN: (0,)}
    assert board.tokens == (("egg", 1),)
    assert board.open_ends() == ["r0c0 n", "r0c0 s", "r0c0 w", "r0c1 e"]


@pytest.mark.parametrize("second", [(0, 1), (1, 0)])
@pytest.mark.parametrize("first", [E | W, N | S])
def test_an_open_side_before_a_wall_joins_nothing(first: int, second: tuple[int, int]) -> None:
    """Neither where the first of two tiles has the wall, nor where the second has it."""
    tiles = [Tile(0, 0, names.CORRIDOR, first), Tile(*second, names.CORRIDOR, (E | W) + (N | S) - first)]
    board = board_of(tiles)
    assert board.graph.links == ()
    assert board.rays == (((), (), (), ()), ((), (), (), ()))


HALL = Tile(0, 0, names.CORRIDOR, E | W)


@pytest.mark.parametrize(
    ("tiles", "doors", "reason"),
    [
        ([], [], "0 tiles on 0 places"),
        ([HALL, HALL], [], "2 tiles on 1 places"),
        ([Tile(0, 0, names.CORRIDOR, E | S)], [], "a corridor cannot have these open sides"),
        ([Tile(0, 0, names.ROOM, E)], [], "a room must say which it is"),
        ([Tile(0, 0, names.DEAD_END, E, room=names.BRIDGE)], [], "a room must say which it is"),
        ([HALL], [((0, 0), (0, 1))], "no tile lies there"),
        ([HALL, Tile(1, 0, names.DEAD_END, E)], [((0, 0), (1, 0))], "a door, but the tiles are not joined"),
    ],
)
def test_boards_that_cannot_be(
    tiles: list[Tile], doors: list[tuple[tuple[int, int], tuple[int, int]]], reason: str
) -> None:
    with pytest.raises(BadInput, match=reason):
        board_of(tiles, doors)


@pytest.mark.rules("HUNT-COMP-07")
def test_every_shape_of_every_kind_can_be_drawn() -> None:
    for kind in range(len(names.KINDS)):
        drawn = {sides_of(kind, shape) for shape in "-|+nesw"} - {0}
        assert drawn == set(SHAPES[kind])
    assert {len(bits(shape)) for shape in SHAPES[names.L_BEND]} == {2}
    assert [len(SHAPES[kind]) for kind in range(7)] == [2, 1, 4, 4, 4, 2, 4]
    assert SIDES == (1, 2, 4, 8)


def test_shipped_maps_share_their_boards_with_their_missions() -> None:
    content = load()
    assert content.mission("mission_03").board is content.maps[content.map_index["mission_03"]].board
