"""Boards of tiles: which tile lies where, what joins them, what is marked on them. HUNT-TILE, HUNT-DEC-13"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from hullbreach.games.hunt.content.names import (
    CORRIDOR,
    CROSSROAD,
    KINDS,
    L_BEND,
    NONE,
    NORMAL,
    ROOM,
    ROOMS,
    T_JUNCTION,
    VENT,
)
from hullbreach.kernel.errors import BadInput
from hullbreach.parts.graph import Graph, Link

# The sides of a tile, clockwise; a set of sides is their sum.
N, E, S, W = 1, 2, 4, 8
SIDES = (N, E, S, W)
STEPS = ((-1, 0), (0, 1), (1, 0), (0, -1))
"""What a step over each side adds to row and column."""
SHAPES: tuple[tuple[int, ...], ...] = (
    (N | S, E | W),
    (N | E | S | W,),
    (N | E | S, E | S | W, S | W | N, W | N | E),
    (N | E, E | S, S | W, W | N),
    SIDES,
    (N | S, E | W),
    SIDES,
)
"""The open sides that a tile of each kind can have, as it is turned (HUNT-COMP-07)."""

At = tuple[int, int]
"""Row and column."""
_NAME = re.compile(r"r(\d{1,3})c(\d{1,3})")


def name_at(at: At) -> str:
    """What the tile in this row and column is called."""
    return f"r{at[0]}c{at[1]}"


def opposite(side: int) -> int:
    """The side across."""
    return (side << 2 | side >> 2) & 15


@dataclass(frozen=True)
class Tile:
    """One tile as it lies on the table; room: which one, if it is a room."""

    row: int
    col: int
    kind: int
    sides: int
    face: int = NORMAL
    room: int = NONE

    @property
    def at(self) -> At:
        """Where it lies."""
        return self.row, self.col

    def across(self, side: int) -> At:
        """Where a step over one of its sides leads."""
        down, right = STEPS[SIDES.index(side)]
        return self.row + down, self.col + right


class Board:
    """Tiles numbered row by row, and a link for each pair that is joined; never changes, shared by all matches on it.

    Sets of tiles and of links are ints with these bits. Doors, faces, acid and which tiles are still there are state:
    here stands how they start. Two tiles are joined where both sides that meet are open (HUNT-DEC-13).
    """

    def __init__(
        self,
        tiles: Sequence[Tile],
        doors: Iterable[tuple[At, At]] = (),
        deployment: Mapping[int, Sequence[At]] | None = None,
        survivors: At | None = None,
        tokens: Iterable[tuple[str, At]] = (),
        collapsing: Iterable[At] = (),
    ) -> None:
        self.tiles: tuple[Tile, ...] = tuple(sorted(tiles, key=_where))
        self.rows: int = max([tile.row for tile in self.tiles], default=-1) + 1
        self.cols: int = max([tile.col for tile in self.tiles], default=-1) + 1
        self.size: int = len(self.tiles)
        self.names: tuple[str, ...] = tuple([name_at(tile.at) for tile in self.tiles])
        self.row: tuple[int, ...] = tuple([tile.row for tile in self.tiles])
        self.col: tuple[int, ...] = tuple([tile.col for tile in self.tiles])
        self.kind: tuple[int, ...] = tuple([tile.kind for tile in self.tiles])
        self.room: tuple[int, ...] = tuple([tile.room for tile in self.tiles])
        self.sides: tuple[int, ...] = tuple([tile.sides for tile in self.tiles])
        self.face: tuple[int, ...] = tuple([tile.face for tile in self.tiles])
        self._at: dict[At, int] = {tile.at: t for t, tile in enumerate(self.tiles)}
        self._check_tiles()
        self.all: int = (1 << self.size) - 1
        self.vents: int = self._of_kind(VENT)
        self.rooms: int = self._of_kind(ROOM)
        self.corridors: int = self._of_kind(CORRIDOR)
        self.infested: int = sum([1 << t for t in range(self.size) if self.face[t] != NORMAL])
        #: the tile of each room, NONE of one that is not on the board
        self.tile_of_room: tuple[int, ...] = tuple(
            [self.room.index(room) if room in self.room else NONE for room in range(len(ROOMS))]
        )
        self.graph: Graph = Graph(self.size, self._links())
        self.rays: tuple[tuple[tuple[tuple[int, int], ...], ...], ...] = tuple(
            [tuple([self._ray(t, side) for side in SIDES]) for t in range(self.size)]
        )
        self.start_doors: int = 0
        for a, b in doors:
            self.start_doors |= 1 << self._link_at(a, b)
        self.deployment: dict[int, tuple[int, ...]] = {
            faction: tuple([self._tile_at(at) for at in places]) for faction, places in (deployment or {}).items()
        }
        self.survivors: int = NONE if survivors is None else self._tile_at(survivors)
        self.tokens: tuple[tuple[str, int], ...] = tuple([(kind, self._tile_at(at)) for kind, at in tokens])
        self.collapsing: int = sum([1 << self._tile_at(at) for at in collapsing])

    def __eq__(self, other: object) -> bool:
        """Boards that players build are made anew in every replay."""
        return self is other or (
            isinstance(other, Board)
            and self.tiles == other.tiles
            and self.start_doors == other.start_doors
            and self.deployment == other.deployment
            and self.survivors == other.survivors
            and self.tokens == other.tokens
            and self.collapsing == other.collapsing
        )

    def __hash__(self) -> int:
        return hash(self.tiles)

    def find(self, name: str) -> int:
        """The tile with this name."""
        match = _NAME.fullmatch(name)
        if match is None or name not in self.names:
            raise BadInput(f"tile {name}", "unknown, expected r<row>c<column> of a tile of the board")
        return self.names.index(name)

    def link_between(self, a: int, b: int) -> int:
        """The link that joins two tiles; NONE where a wall or nothing is between them."""
        joining = self.graph.joining(a, b)
        return joining.bit_length() - 1 if a != b and joining else NONE

    def link_name(self, link: int) -> str:
        """What a link is called: by its two tiles."""
        ends = self.graph.links[link]
        return f"{self.names[ends.a]}/{self.names[ends.b]}"

    def find_link(self, name: str) -> int:
        """The link with this name, whichever of its tiles comes first."""
        first, _, last = name.partition("/")
        if first in self.names and last in self.names:
            link = self.link_between(self.names.index(first), self.names.index(last))
            if link != NONE:
                return link
        raise BadInput(f"link {name}", "unknown, expected <tile>/<tile> of two tiles that are joined")

    def place(self, word: str) -> int:
        """The tiles that a victory condition means by a word: a room, what a map marks, or the vents."""
        if word in ROOMS:
            tile = self.tile_of_room[ROOMS.index(word)]
            return 0 if tile == NONE else 1 << tile
        if word == KINDS[VENT]:
            return self.vents
        marked = 0
        for kind, tile in self.tokens:
            if kind == word:
                marked |= 1 << tile
        return marked

    def open_ends(self) -> list[str]:
        """Open sides behind which no open side lies, as tile and direction (HUNT-CVC-02)."""
        return [
            f"{self.names[t]} {'nesw'[SIDES.index(side)]}"
            for t in range(self.size)
            for side in SIDES
            if self.sides[t] & side and self.graph.exit(t, side) == NONE
        ]

    def _check_tiles(self) -> None:
        if len(self._at) != self.size or not self.size:
            raise BadInput("board", f"{self.size} tiles on {len(self._at)} places, expected one on each, and some")
        for t, tile in enumerate(self.tiles):
            if tile.sides not in SHAPES[tile.kind]:
                raise BadInput(f"board: {self.names[t]}", f"a {KINDS[tile.kind]} cannot have these open sides")
            if (tile.kind == ROOM) != (tile.room != NONE):
                raise BadInput(f"board: {self.names[t]}", "a room must say which it is, and nothing else may")
        for room in range(len(ROOMS)):
            if self.room.count(room) > 1:
                raise BadInput(f"board: {ROOMS[room]}", "occurs twice")

    def _of_kind(self, kind: int) -> int:
        return sum([1 << t for t in range(self.size) if self.kind[t] == kind])

    def _links(self) -> list[Link]:
        found: list[Link] = []
        for t, tile in enumerate(self.tiles):
            for side in (E, S):
                other = self._at.get(tile.across(side), NONE)
                if other != NONE and tile.sides & side and self.sides[other] & opposite(side):
                    found.append(Link(t, other, (side,), (opposite(side),)))
        return found

    def _ray(self, tile: int, side: int) -> tuple[tuple[int, int], ...]:
        """The links and tiles straight ahead, up to a wall or the edge; vents do not end it."""
        found: list[tuple[int, int]] = []
        link = self.graph.exit(tile, side)
        while link != NONE:
            tile = self.graph.across(link, tile)
            found.append((link, tile))
            link = self.graph.exit(tile, side)
        return tuple(found)

    def _tile_at(self, at: At) -> int:
        if at not in self._at:
            raise BadInput(f"board: {name_at(at)}", "no tile lies there")
        return self._at[at]

    def _link_at(self, a: At, b: At) -> int:
        link = self.link_between(self._tile_at(a), self._tile_at(b))
        if link == NONE:
            raise BadInput(f"board: {name_at(a)}/{name_at(b)}", "a door, but the tiles are not joined")
        return link


def _where(tile: Tile) -> At:
    return tile.at


def board_of(
    tiles: Sequence[Tile],
    doors: Iterable[tuple[At, At]] = (),
    deployment: Mapping[int, Sequence[At]] | None = None,
    tokens: Iterable[tuple[str, At]] = (),
) -> Board:
    """A board of explicit tiles, as players build one or a case describes it; sides may stay open."""
    return Board(tiles, doors, deployment, None, tokens)


# ---- the map format

CODES = "CXTLDV"
"""The letters of the kinds of tiles that are no rooms, in the order of the kinds."""
ROOM_CODES = "abehlps"
"""The letters of the rooms, in the order of the rooms."""
FACE_CODES = "nhi"
"""The letters of the faces, in the order of the faces."""
MARKS = "MAP"
"""The letters of deployment tiles, in the order of the factions; those of the arena's Survivors have an S."""
CELL = 6
NOTHING = "."


def read_grid(text: str, tokens: Mapping[str, str] | None = None, place: str = "grid") -> Board:
    """The board that is drawn in the map format of docs/content/hunt.md; tokens: what the digits in it stand for."""
    return _Drawing(text, dict(tokens or {}), place).board()


class _Drawing:
    """A text grid being read: lines of tiles, and between them lines of links."""

    def __init__(self, text: str, kinds: dict[str, str], place: str) -> None:
        self.place = place
        self.kinds = kinds
        self.tiles: dict[At, Tile] = {}
        self.doors: list[tuple[At, At]] = []
        self.links: set[tuple[At, At]] = set()
        self.deployment: dict[int, list[At]] = {}
        self.survivors: list[At] = []
        self.tokens: list[tuple[str, At]] = []
        self.collapsing: list[At] = []
        self.used: set[str] = set()
        for n, line in enumerate(text.strip("\n").split("\n")):
            if n % 2:
                self.link_line(n // 2, line)
            else:
                self.tile_line(n // 2, line)

    def bad(self, at: At, reason: str) -> BadInput:
        return BadInput(f"{self.place}: {name_at(at)}", reason)

    def tile_line(self, row: int, line: str) -> None:
        for col in range((len(line) + CELL - 1) // CELL):
            cell = line[CELL * col : CELL * col + CELL].ljust(CELL)
            at = (row, col)
            if cell[:-1].strip():
                self.tiles[at] = self.tile(at, cell)
                self.marks(at, cell[3], cell[4])
            if cell[-1] != " ":
                self.link(at, (row, col + 1), cell[-1], "-")

    def link_line(self, row: int, line: str) -> None:
        for col in range((len(line) + CELL - 1) // CELL):
            cell = line[CELL * col : CELL * col + CELL].ljust(CELL)
            if cell[0] != " " or cell[2:].strip():
                raise self.bad((row, col), f"stray text {cell.strip()!r} below it")
            if cell[1] != " ":
                self.link((row, col), (row + 1, col), cell[1], "|")

    def tile(self, at: At, cell: str) -> Tile:
        code, shape, face = cell[0], cell[1], cell[2]
        if code not in CODES + ROOM_CODES:
            raise self.bad(at, f"kind {code!r}, expected one of {CODES}{ROOM_CODES}")
        if face not in FACE_CODES:
            raise self.bad(at, f"face {face!r}, expected one of {FACE_CODES}")
        kind = CODES.index(code) if code in CODES else ROOM
        sides = sides_of(kind, shape)
        if not sides:
            raise self.bad(at, f"shape {shape!r} does not fit a {KINDS[kind]}")
        room = ROOM_CODES.index(code) if kind == ROOM else NONE
        return Tile(at[0], at[1], kind, sides, FACE_CODES.index(face), room)

    def marks(self, at: At, start: str, token: str) -> None:
        if start in MARKS:
            self.deployment.setdefault(MARKS.index(start), []).append(at)
        elif start == "S":
            self.survivors.append(at)
        elif start != NOTHING:
            raise self.bad(at, f"deployment mark {start!r}, expected one of {MARKS}S or {NOTHING}")
        if token == "x":
            self.collapsing.append(at)
        elif token in self.kinds:
            self.tokens.append((self.kinds[token], at))
            self.used.add(token)
        elif token != NOTHING:
            raise self.bad(at, f"token mark {token!r}, expected x, {NOTHING} or a mark that stands for a token")

    def link(self, a: At, b: At, sign: str, open_sign: str) -> None:
        if sign not in (open_sign, "#"):
            raise self.bad(a, f"link {sign!r}, expected {open_sign} or #")
        self.links.add((a, b))
        if sign == "#":
            self.doors.append((a, b))

    def board(self) -> Board:
        """The board; what is drawn as joined must be joined, and the other way round."""
        for mark in sorted(self.kinds):
            if mark not in self.used:
                raise BadInput(f"{self.place}: {mark}", "no tile has this mark")
        if len(self.survivors) > 1:
            raise self.bad(self.survivors[1], "a second tile of the Survivors")
        tiles = list(self.tiles.values())
        joined = {(tile.at, tile.across(side)) for tile in tiles for side in (E, S) if self.meet(tile, side)}
        for a, b in sorted(self.links ^ joined):
            drawn = (a, b) in self.links
            reason = "is drawn, but meets a wall" if drawn else "is not drawn, but both sides are open"
            raise self.bad(a, f"the link to {name_at(b)} {reason}")
        for places in self.deployment.values():
            # The pod is filled first (HUNT-SET-10).
            places.sort(key=self._room_last, reverse=True)
        survivors = self.survivors[0] if self.survivors else None
        try:
            return Board(tiles, self.doors, self.deployment, survivors, self.tokens, self.collapsing)
        except BadInput as wrong:
            raise BadInput(f"{self.place}: {wrong.place}", wrong.reason) from None

    def meet(self, tile: Tile, side: int) -> bool:
        """Whether this side and the one behind it are both open."""
        other = self.tiles.get(tile.across(side))
        return other is not None and bool(tile.sides & side and other.sides & opposite(side))

    def _room_last(self, at: At) -> bool:
        return self.tiles[at].kind == ROOM


def sides_of(kind: int, shape: str) -> int:
    """The open sides that a letter of the map format means for a kind of tile; 0 for one that it cannot have."""
    if kind in (CORRIDOR, VENT):
        return {"-": E | W, "|": N | S}.get(shape, 0)
    if kind == CROSSROAD:
        return N | E | S | W if shape == "+" else 0
    at = "nesw".find(shape)
    if at < 0:
        return 0
    side = SIDES[at]
    if kind == T_JUNCTION:
        return (N | E | S | W) & ~opposite(side)
    if kind == L_BEND:
        return side | SIDES[(at + 1) % 4]
    return side
