"""What the places and the parts of a board that players build are called."""

from __future__ import annotations

import re

from hullbreach.games.hunt.content.board import SHAPES
from hullbreach.games.hunt.content.names import FACES, KINDS, NONE, NORMAL, ROOM, ROOMS

# A place is its row and column around the middle, as one number; the middle is 0/0.
REACH = 80
WIDTH = 2 * REACH
_PLACE = re.compile(r"(-?\d{1,3})/(-?\d{1,3})")
SIDE_LETTERS = "nesw"
FACE_COUNT = len(FACES)
SHAPE_COUNT = 16


def place_at(row: int, col: int) -> int:
    """The number of a place."""
    return (row + REACH) * WIDTH + col + REACH


def at_place(place: int) -> tuple[int, int]:
    """Row and column of a place."""
    row, col = divmod(place, WIDTH)
    return row - REACH, col - REACH


def place_name(place: int) -> str:
    """What a place is called: its row and column from the middle."""
    row, col = at_place(place)
    return f"{row}/{col}"


def read_place(word: str) -> int:
    """The place behind a word; KeyError for a word that is none."""
    found = _PLACE.fullmatch(word)
    if found is None or not all(-REACH <= int(n) < REACH for n in found.groups()):
        raise KeyError(word)
    return place_at(int(found.group(1)), int(found.group(2)))


def part(kind: int, sides: int, face: int, room: int = NONE) -> int:
    """The number of a tile as it may be laid: its kind or room, its open sides, its face."""
    what = kind if room == NONE else len(KINDS) + room
    return (what * SHAPE_COUNT + sides) * FACE_COUNT + face


def of_part(number: int) -> tuple[int, int, int, int]:
    """Kind, open sides, face and room of a tile."""
    rest, face = divmod(number, FACE_COUNT)
    what, sides = divmod(rest, SHAPE_COUNT)
    return (what, sides, face, NONE) if what < len(KINDS) else (ROOM, sides, face, what - len(KINDS))


def part_name(number: int) -> str:
    """What a part is called: kind or room, open sides, face if it is not normal."""
    kind, sides, face, room = of_part(number)
    letters = "".join([letter for n, letter in enumerate(SIDE_LETTERS) if sides >> n & 1])
    word = KINDS[kind] if room == NONE else ROOMS[room]
    return f"{word}-{letters}" + ("" if face == NORMAL else f"-{FACES[face]}")


def read_part(word: str) -> int:
    """The part behind a word; KeyError for a word that is none."""
    what, _, rest = word.partition("-")
    letters, _, face = rest.partition("-")
    sides = sum([1 << SIDE_LETTERS.index(letter) for letter in letters if letter in SIDE_LETTERS])
    kind, room = (ROOM, ROOMS.index(what)) if what in ROOMS else (KINDS.index(what) if what in KINDS else NONE, NONE)
    if kind == NONE or sides not in SHAPES[kind] or (kind == ROOM) != (room != NONE) or (face or FACES[0]) not in FACES:
        raise KeyError(word)
    return part(kind, sides, FACES.index(face) if face else NORMAL, room)
