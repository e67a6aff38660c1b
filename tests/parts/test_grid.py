"""Boards of squares: reading and joining faces, names, doors, steps and distances."""

from __future__ import annotations

import tomllib
from importlib.resources import files

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hullbreach.kernel.errors import BadInput
from hullbreach.parts.grid import Board, Face
from tests.parts.drawn_boards import Drawn, Point, drawn_boards

BOARDS = files("hullbreach.games.corps") / "content" / "boards.toml"


def face(grid: str, id: str = "a") -> Face:
    return Face.parse(id, grid, "test board")


def board_of(grid: str) -> Board:
    return Board([(face(grid), 0, 0)])


def names(board: Board, squares: int) -> set[str]:
    return {board.name(s) for s in range(board.size) if squares >> s & 1}


def naive_steps(drawn: Drawn, p: Point, shut: int) -> set[Point]:
    """One step, word for word: no wall, thick line or shut door to cross, no post at a diagonal."""
    if drawn.kind(p) != ".":
        return set()
    found = set()
    x, y = p
    for dx in (-1, 0, 1):
        for dy in (-1, 0, 1):
            q = (x + dx, y + dy)
            if q == p or drawn.kind(q) != ".":
                continue
            if dx and dy:
                corner = drawn.edges_at(x + (dx > 0), y + (dy > 0))
                free = all(drawn.edge(edge) == "open" for edge in corner)
            else:
                edge = drawn.edge_between(p, q)
                free = drawn.edge(edge) in ("open", "door") and edge not in drawn.shut_edges(shut)
            if free:
                found.add(q)
    return found


def naive_touching(drawn: Drawn, p: Point, shut: int) -> set[Point]:
    found = {p}
    x, y = p
    for dx in (-1, 0, 1):
        for dy in (-1, 0, 1):
            q = (x + dx, y + dy)
            if q == p or drawn.kind(q) == "#":
                continue
            if dx and dy:
                corner = drawn.edges_at(x + (dx > 0), y + (dy > 0))
                free = all(drawn.edge(edge) in ("open", "thick") for edge in corner)
            else:
                edge = drawn.edge_between(p, q)
                free = drawn.edge(edge) != "wall" and edge not in drawn.shut_edges(shut)
            if free:
                found.add(q)
    return found


def draw_shut(data: st.DataObject, drawn: Drawn) -> int:
    return data.draw(st.integers(0, (1 << len(drawn.board.doors)) - 1), label="shut")


def draw_points(data: st.DataObject, drawn: Drawn) -> set[Point]:
    return data.draw(st.sets(st.sampled_from(drawn.points())), label="squares")


some_board = drawn_boards().filter(lambda d: d.points())


@pytest.mark.rules("CORPS-MOV-09", "CORPS-MOV-02", "CORPS-AMB-14", "CORPS-AMB-15", "CORPS-BRD-02")
@pytest.mark.rules("CORPS-BRD-03", "CORPS-BRD-05", "CORPS-DOOR-02", "CORPS-DOOR-07")
@settings(deadline=None)
@given(drawn=some_board, data=st.data())
def test_steps_follow_the_text(drawn: Drawn, data: st.DataObject) -> None:
    shut = draw_shut(data, drawn)
    for p in drawn.points():
        assert drawn.board.steps(drawn.index(p), shut) == drawn.mask(naive_steps(drawn, p, shut))


@pytest.mark.rules("CORPS-BRD-07")
@settings(deadline=None)
@given(drawn=some_board, data=st.data())
def test_touching_follows_the_text(drawn: Drawn, data: st.DataObject) -> None:
    shut = draw_shut(data, drawn)
    for p in drawn.points():
        assert drawn.board.touching(drawn.index(p), shut) == drawn.mask(naive_touching(drawn, p, shut))


@pytest.mark.rules("CORPS-MOV-01", "CORPS-MOV-09")
@settings(deadline=None)
@given(drawn=some_board, data=st.data())
def test_spread_is_the_union_of_steps(drawn: Drawn, data: st.DataObject) -> None:
    shut = draw_shut(data, drawn)
    squares = draw_points(data, drawn)
    union = set().union(*(naive_steps(drawn, p, shut) for p in squares))
    assert drawn.board.spread(drawn.mask(squares), shut) == drawn.mask(union)


@pytest.mark.rules("CORPS-AMB-12", "CORPS-AMB-17")
@settings(deadline=None)
@given(drawn=some_board, data=st.data())
def test_rings_and_distance_are_breadth_first(drawn: Drawn, data: st.DataObject) -> None:
    shut = draw_shut(data, drawn)
    start = data.draw(st.sampled_from(drawn.points()), label="start")
    blocked = draw_points(data, drawn)
    for closed, doors in ((blocked, shut), (set(), shut), (set(), 0)):
        steps = {start: 0}
        queue = [start]
        for p in queue:
            for q in naive_steps(drawn, p, doors) - closed - steps.keys():
                steps[q] = steps[p] + 1
                queue.append(q)
        rings = [{p for p, n in steps.items() if n == k} for k in range(max(steps.values()) + 1)]
        masks = [drawn.mask(ring) for ring in rings]
        assert drawn.board.rings(1 << drawn.index(start), doors, drawn.mask(closed)) == masks
        assert drawn.board.rings(1 << drawn.index(start), doors, drawn.mask(closed), 1) == masks[:2]
        if not closed:
            for p in drawn.points():
                assert drawn.board.distance(drawn.index(start), drawn.index(p), doors) == steps.get(p, -1)


@pytest.mark.rules("CORPS-AMB-17")
@settings(deadline=None)
@given(drawn=some_board, n=st.integers(0, 5), data=st.data())
def test_grid_distance_ignores_what_lies_between(drawn: Drawn, n: int, data: st.DataObject) -> None:
    p = data.draw(st.sampled_from(drawn.points()))
    near = {q for q in drawn.points() if max(abs(p[0] - q[0]), abs(p[1] - q[1])) <= n}
    board = drawn.board
    assert board.within(drawn.index(p), n) == drawn.mask(near)
    assert {q for q in drawn.points() if board.king(drawn.index(p), drawn.index(q)) <= n} == near


@pytest.mark.rules("CORPS-DOOR-01", "CORPS-DOOR-03", "CORPS-DOOR-06")
@settings(deadline=None)
@given(drawn=drawn_boards(edges="  WTDDD").filter(lambda d: d.points()), data=st.data())
def test_doors_are_open_while_somebody_stands_beside(drawn: Drawn, data: st.DataObject) -> None:
    board = drawn.board
    occupied = drawn.mask(draw_points(data, drawn))
    barricaded = draw_shut(data, drawn)
    shut = board.shut(occupied, barricaded)
    for door, (one, other) in enumerate(board.doors):
        held = occupied >> one & 1 or occupied >> other & 1
        assert (shut >> door & 1) == (not held or barricaded >> door & 1)
    assert shut >> len(board.doors) == 0
    assert board.shut(occupied, barricaded) == shut


@given(drawn=some_board)
@settings(deadline=None)
def test_names_of_squares_and_doors_are_found_again(drawn: Drawn) -> None:
    board = drawn.board
    for x, y in drawn.points():
        s = board.square(x, y)
        assert board.name(s) == f"{x},{y}"
        assert board.find(f"{x},{y}") == board.find(f"a:{x},{y}") == s
    for door, (one, other) in enumerate(board.doors):
        assert one < other
        assert board.find_door(board.door_name(door)) == door
        assert board.find_door(f"a:{board.name(other)}|{board.name(one)}") == door
    assert len(set(board.doors)) == len([e for e in set(drawn.door_edges()) if drawn.edge(e) == "door"])


@pytest.mark.rules("CORPS-MOV-09", "CORPS-DOOR-07")
@pytest.mark.parametrize("edge", ["D", "|", ":"])
def test_no_diagonal_past_a_post_a_wall_end_or_a_thick_line(edge: str) -> None:
    board = board_of(f"+-+-+-+\n|.{edge}. .|\n+ + + +\n|. . .|\n+-+-+-+")
    assert names(board, board.steps(board.find("0,1"), 0)) == {"0,0", "1,1"}
    assert names(board, board.steps(board.find("2,1"), 0)) == {"2,0", "1,0", "1,1"}


@pytest.mark.rules("CORPS-BRD-07")
def test_a_console_is_touched_over_its_thick_line_but_not_stepped_on() -> None:
    board = board_of("+-+-+-+\n|. . .|\n+ +=+ +\n|.:C:.|\n+ +=+ +\n|. . .|\n+-+-+-+")
    console = board.find("1,1")
    assert board.touching(console, 0) == board.exists
    assert board.steps(console, 0) == 0
    assert not board.floor >> console & 1
    assert board.distance(board.find("0,1"), board.find("2,1"), 0) == 4


# Joining faces

OPEN_ROOM = "+ + +\n . . \n+ + +\n . . \n+ + +"


def test_an_open_border_with_nothing_beyond_is_a_wall() -> None:
    board = board_of(OPEN_ROOM)
    assert names(board, board.steps(0, 0)) == {"1,0", "0,1", "1,1"}
    assert names(board, board.steps(1, 0)) == {"0,0", "0,1", "1,1"}  # no wrapping into the next row
    apart = Board([(face(OPEN_ROOM, "a"), 0, 0), (face(OPEN_ROOM, "b"), 3, 0)])
    assert not apart.sees(apart.find("a:1,0"), apart.find("b:0,0"), 0, 0, False)
    assert apart.distance(apart.find("a:1,0"), apart.find("b:0,0"), 0) == -1
    assert [apart.tile_of[apart.find(text)] for text in ("a:1,1", "b:1,1")] == [0, 1]
    assert apart.tile_of[2] == -1


@pytest.mark.parametrize(
    ("left", "right", "step", "sight", "doors"),
    [
        (" ", " ", True, True, 0),
        (" ", "D", True, True, 1),
        ("D", "D", True, True, 1),
        ("D", ":", False, True, 0),
        (":", " ", False, True, 0),
        (":", "|", False, False, 0),
        ("|", "D", False, False, 0),
        ("|", " ", False, False, 0),
    ],
)
def test_where_two_faces_meet_the_stronger_edge_counts(
    left: str, right: str, step: bool, sight: bool, doors: int
) -> None:
    for one, other in ((left, right), (right, left)):
        west = face(f"+-+\n|.{one}\n+-+", "west")
        east = face(f"+-+\n{other}.|\n+-+", "east")
        for placed in ([(west, 0, 0), (east, 1, 0)], [(east, 1, 0), (west, 0, 0)]):
            board = Board(placed)
            assert (board.steps(0, 0) == 2) is step
            assert board.sees(0, 1, 0, 0, False) is sight
            assert len(board.doors) == doors
            if doors:
                assert board.find_door("west:0,0|east:0,0") == 0
                assert board.door_name(0) == "0,0|1,0"
                assert not board.sees(0, 1, 0, 1, False)
                assert board.steps(0, 1) == 0


def test_a_door_to_solid_mass_is_a_wall() -> None:
    board = board_of("+-+-+\n|.D#D\n+-+-+")
    assert board.doors == ()
    assert board.exists == board.floor == 1


@pytest.mark.parametrize(
    ("grid", "reason"),
    [
        ("", "line 1 has 0"),
        ("+-+-", "line 1 has 4"),
        ("+-+\n|.|", "2 lines"),
        ("+-+\n|.|.|\n+-+", "line 2 has 5"),
        ("+-+\n|x|\n+-+", "line 2 has a square"),
        ("+-+\n|.x\n+-+", "line 2 has the edge 'x'"),
        ("+-+\n|.|\n--+", "line 3 needs +"),
    ],
)
def test_a_picture_that_does_not_parse_says_where(grid: str, reason: str) -> None:
    with pytest.raises(BadInput) as caught:
        Face.parse("x", grid, "boards.toml face x")
    assert caught.value.place == "boards.toml face x"
    assert reason in caught.value.reason


def test_blanks_cut_from_line_ends_do_not_matter() -> None:
    cut = "\n".join(line.rstrip() for line in OPEN_ROOM.split("\n"))
    assert Face.parse("x", cut, "x").upright == Face.parse("x", OPEN_ROOM, "x").upright


def test_faces_that_overlap_or_lie_outside_are_refused() -> None:
    one, other = face(OPEN_ROOM, "one"), face(OPEN_ROOM, "other")
    for placed in ([], [(one, -1, 0)], [(one, 0, 0), (other, 1, 1)]):
        with pytest.raises(BadInput):
            Board(placed)


@pytest.mark.parametrize("text", ["", "1", "1,", "x,y", "-1,0", "2,0", "0,2", "b:0,0", "a:0,9", "0,1", "²,0"])
def test_what_is_no_square_is_refused(text: str) -> None:
    board = board_of("+-+-+\n|. .|\n+ + +\n|# .|\n+-+-+")
    with pytest.raises(BadInput):
        board.find(text)
    with pytest.raises(BadInput):
        board.find_door(f"{text}|1,0")


def test_a_door_must_be_one() -> None:
    board = board_of("+-+-+\n|. .|\n+-+-+")
    for text in ("0,0", "0,0|1,0"):
        with pytest.raises(BadInput):
            board.find_door(text)
    with pytest.raises(BadInput):
        board.square(2, 0)


# The printed faces


def printed_faces() -> dict[str, Face]:
    content = tomllib.loads(BOARDS.read_text(encoding="utf-8"))
    return {f["id"]: Face.parse(f["id"], f["grid"], f"boards.toml {f['id']}") for f in content["face"]}


@pytest.mark.rules("CORPS-BRD-01")
def test_every_printed_face_parses_and_is_one_connected_place() -> None:
    faces = printed_faces()
    assert sorted(faces) == ["1a", "1b", "2a", "2b", "3a", "3b", "4a", "4b"]
    for printed in faces.values():
        board = Board([(printed, 0, 0)])
        assert (board.width, board.height) == (10, 10)
        entrance = board.find("0,4") if printed.squares[4][0] == "." else board.find("4,0")
        reached = 0
        for ring in board.rings(1 << entrance, 0, 0):
            reached |= ring
        assert reached == board.floor, printed.id


def test_printed_faces_join_at_their_connectors() -> None:
    faces = printed_faces()
    places = {"2a": (0, 0), "1a": (10, 0), "4a": (0, 10), "3a": (10, 10)}
    board = Board([(faces[id], x, y) for id, (x, y) in places.items()])
    assert (board.width, board.height, board.size) == (20, 20, 400)
    assert board.tile_names == ("2a", "1a", "4a", "3a")
    assert board.find("3a:0,4") == board.find("10,14")
    assert board.distance(board.find("2a:9,4"), board.find("1a:0,4"), 0) == 1
    assert board.distance(board.find("2a:9,0"), board.find("1a:0,0"), 0) > 1
    assert board.door_name(board.find_door("1a:5,4|6,4")) == "15,4|16,4"
    assert sum(board.tile_squares) == board.exists
    assert board.sees(board.find("2a:9,4"), board.find("1a:5,4"), 0, 0, False)
