"""The printed board faces and what must be true of each."""

from __future__ import annotations

import re
from dataclasses import dataclass

from hullbreach.games.corps.content.card_records import counted, different, read_header, read_source
from hullbreach.parts.grid import DOOR, OPEN, THICK, WALL, Board, Face
from hullbreach.parts.reader import Reader

PRINTED = re.compile("[1-9][ab]")
SIDES = ("N", "E", "S", "W")
SETTINGS = {"a": "colony", "b": "processor"}
CONNECTOR = (4, 5)
"""The squares of a border that a connector opens."""


@dataclass(frozen=True)
class FaceRecord:
    """A side of a double-sided board."""

    id: str
    board: int
    side: str
    setting: str
    name: str
    note: str
    connectors: tuple[str, ...]
    face: Face


def border(face: Face, side: str) -> list[tuple[int, int, int]]:
    """The squares along a side of a face and their outer edge: x, y, edge."""
    last_x, last_y = face.width - 1, face.height - 1
    if side == "N":
        return [(x, 0, face.level[0][x]) for x in range(face.width)]
    if side == "S":
        return [(x, last_y, face.level[face.height][x]) for x in range(face.width)]
    if side == "W":
        return [(0, y, face.upright[y][0]) for y in range(face.height)]
    return [(last_x, y, face.upright[y][face.width]) for y in range(face.height)]


def _check_edge(r: Reader, one: str, other: str, edge: int, where: str) -> None:
    """Solid mass needs walls, consoles and pits need thick lines, doors stand between floor."""
    if edge == DOOR and not one == other == ".":
        raise r.bad("grid", f"door not between floor squares {where}")
    if (one == "#") != (other == "#") and edge != WALL:
        raise r.bad("grid", f"solid without a wall {where}")
    if one != "#" and other != "#" and (one == ".") != (other == ".") and edge not in (THICK, WALL):
        raise r.bad("grid", f"console or pit without a thick line {where}")


def _check_edges(r: Reader, face: Face) -> None:
    for y in range(face.height):
        for x in range(face.width):
            square = face.squares[y][x]
            if x:
                _check_edge(r, face.squares[y][x - 1], square, face.upright[y][x], f"on the left of {x},{y}")
            if y:
                _check_edge(r, face.squares[y - 1][x], square, face.level[y][x], f"above {x},{y}")


def _check_borders(r: Reader, face: Face, connectors: tuple[str, ...]) -> None:
    for side in SIDES:
        for x, y, edge in border(face, side):
            opens = side in connectors and (x if side in "NS" else y) in CONNECTOR
            if edge != (OPEN if opens else WALL):
                raise r.bad("grid", f"the {side} border at {x},{y} does not fit the connectors")
            if opens and face.squares[y][x] != ".":
                raise r.bad("grid", f"the connector {side} at {x},{y} is no floor")


def _face(r: Reader, width: int, height: int) -> FaceRecord:
    read_source(r)
    id = r.text("id")
    face = Face.parse(id, r.text("grid"), f"{r.place}: grid")
    printed = not r.in_house or PRINTED.fullmatch(id) is not None
    if printed and (face.width, face.height) != (width, height):
        raise r.bad("grid", f"{face.width} by {face.height} squares, expected {width} by {height}")
    side = r.word("side", ("a", "b"))
    made = FaceRecord(
        id=id,
        board=r.number("board", 1, 9),
        side=side,
        setting=r.word("setting", (SETTINGS[side],)),
        name=r.text("name"),
        note=r.text("note"),
        connectors=r.words("connectors", SIDES),
        face=face,
    )
    r.done()
    if printed and id != f"{made.board}{side}":
        raise r.bad("id", f"{id!r}, expected {made.board}{side}")
    _check_edges(r, face)
    if printed:
        _check_borders(r, face, made.connectors)
    alone = Board([(face, 0, 0)])
    cut_off = alone.floor
    for ring in alone.rings(alone.floor & -alone.floor, 0, 0):
        cut_off &= ~ring
    if cut_off:
        raise r.bad("grid", f"floor square {alone.name(cut_off.bit_length() - 1)} cannot be reached")
    return made


def read_faces(r: Reader, boards: int) -> list[FaceRecord]:
    """All faces of boards.toml."""
    read_header(r, "boards")
    read_source(r)
    width, height = r.number("width", 1, 99), r.number("height", 1, 99)
    found = [made for each in r.tables("face") for made in each.attempt(lambda face: _face(face, width, height))]
    counted(r, "count", len(found), 2 * boards)
    different(r, "face", [f.id for f in found])
    r.done()
    return found
