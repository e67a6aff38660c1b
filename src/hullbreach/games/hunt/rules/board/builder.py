"""Building a board: tile by tile in turn until no side is open, then doors. HUNT-CVC-02, HUNT-CVC-20, HUNT-CVC-22"""

from __future__ import annotations

from dataclasses import dataclass, replace

from hullbreach.games.hunt.content.board import SHAPES, SIDES, STEPS, At, Board, Tile, board_of, opposite
from hullbreach.games.hunt.content.map_records import TileKind
from hullbreach.games.hunt.content.names import (
    CROSSROAD,
    DEAD_END,
    HALF,
    INFESTED,
    KINDS,
    NONE,
    NORMAL,
    PREDATOR,
    PREDATOR_POD,
    ROOM,
    ROOMS,
    VENT,
)
from hullbreach.games.hunt.rules.setup import SETTLED, lay_out
from hullbreach.games.hunt.rules.state import Hunt
from hullbreach.games.hunt.words import events, questions
from hullbreach.games.hunt.words import options as opt
from hullbreach.games.hunt.words.parts import at_place, of_part, part, place_at
from hullbreach.kernel.errors import No
from hullbreach.kernel.options import Option, Options
from hullbreach.kernel.procedures import Next, Procedure
from hullbreach.kernel.requests import Ask

# From so many tiles on the board may not get more open sides; so many doors each side may place; so many rooms besides
# the pod it must have (HUNT-CVC-20).
CLOSING = 20
DOORS_EACH = 2
OTHER_ROOMS = 2
# What two pieces need on the average, with some to spare.
POINTS_PER_PAIR = 3
MIDDLE: At = (0, 0)
Laid = tuple[int, int, int, int, int, int]


class Site:
    """A board being built: what lies where, what is left in the box, what must still come."""

    def __init__(self, kinds: tuple[TileKind, ...], laid: dict[At, Laid], predators: bool, tiles: int) -> None:
        self.kinds = kinds
        self.laid = laid
        self.predators = predators
        #: tiles that are needed for everybody to find a place
        self.tiles_needed = tiles

    # ---- places

    def around(self, at: At) -> tuple[int, int]:
        """The sides of a place at which the board opens towards it, and those at which it has a wall."""
        open_sides = walls = 0
        for side, (down, right) in zip(SIDES, STEPS, strict=True):
            other = self.laid.get((at[0] + down, at[1] + right))
            if other is not None:
                if other[3] & opposite(side):
                    open_sides |= side
                else:
                    walls |= side
        return open_sides, walls

    def places(self) -> list[At]:
        """Empty places behind open sides, row by row."""
        found: set[At] = set()
        for (row, col), tile in self.laid.items():
            for side, (down, right) in zip(SIDES, STEPS, strict=True):
                at = (row + down, col + right)
                if tile[3] & side and at not in self.laid:
                    found.add(at)
        return sorted(found)

    # ---- parts

    def faces(self, kind: int) -> list[int]:
        """The faces in which another tile of a kind can be laid."""
        stock = self.kinds[kind]
        used = [tile[4] for tile in self.laid.values() if tile[2] == kind]
        if len(used) >= stock.count:
            return []
        found = [NORMAL]
        if used.count(HALF) < stock.half:
            found.append(HALF)
        if used.count(INFESTED) < stock.infested:
            found.append(INFESTED)
        return found

    def rooms(self) -> list[int]:
        """The rooms that are not laid yet."""
        used = [tile[5] for tile in self.laid.values()]
        return [room for room in range(len(ROOMS)) if room not in used]

    def cannot_lay(self, at: At, what: int) -> No | None:
        """Why a tile cannot be laid at a place (HUNT-CVC-20, HUNT-CVC-22)."""
        kind, sides, face, room = of_part(what)
        if not self.laid:
            return None if at == MIDDLE and kind == CROSSROAD else No("crossroad-first", rule="HUNT-CVC-02")
        towards, walls = self.around(at)
        if at in self.laid or not towards:
            return No("joins-nothing", place_at(*at), rule="HUNT-CVC-20")
        if sides & walls or towards & ~sides:
            return No("meets-a-wall", place_at(*at), rule="HUNT-CVC-20")
        if face not in self.faces(kind) or (kind == ROOM and room not in self.rooms()):
            return No("none-left", what, rule="HUNT-CVC-20")
        more = (sides & ~towards).bit_count() - towards.bit_count()
        if len(self.laid) >= CLOSING and more > 0:
            return No("too-many-open-sides", CLOSING, rule="HUNT-CVC-20")
        return self._closes_too_early(at, what)

    def _closes_too_early(self, at: At, what: int) -> No | None:
        """Whether what the board must have would not find a place any more."""
        after = self.with_tile(at, what)
        missing = after.missing_rooms()
        places = after.places()
        ends = [place for place in places if after.around(place)[0] in SIDES]
        if len(ends) < len(missing):
            return No("room-missing", missing[0], rule="HUNT-CVC-22")
        if not places and not after.has_infested():
            return No("infested-missing", rule="HUNT-CVC-22")
        if not places and sum([tile[2] != VENT for tile in after.laid.values()]) < self.tiles_needed:
            return No("too-small", self.tiles_needed, rule="HUNT-CVC-22")
        return None

    def with_tile(self, at: At, what: int) -> Site:
        """The board with a tile more."""
        return Site(self.kinds, {**self.laid, at: laid_tile(at, what)}, self.predators, self.tiles_needed)

    def missing_rooms(self) -> list[int]:
        """Rooms that must still be laid: the pod of Predators, and two others (HUNT-CVC-20)."""
        left = self.rooms()
        others = [room for room in left if room != PREDATOR_POD]
        need = OTHER_ROOMS - (len(ROOMS) - 1 - len(others))
        found = [PREDATOR_POD] if self.predators and PREDATOR_POD in left else []
        return found + others[: max(need, 0)]

    def has_infested(self) -> bool:
        """Whether any tile but a vent is infested or half-infested."""
        return any(tile[4] != NORMAL and tile[2] != VENT for tile in self.laid.values())

    def parts(self, at: At) -> list[int]:
        """Everything that can be laid at a place."""
        found: list[int] = []
        for kind in range(len(KINDS)):
            faces = self.faces(kind)
            for sides in SHAPES[kind] if faces else ():
                rooms = self.rooms() if kind == ROOM else [NONE]
                # What does not fit by its shape need not be looked at for every face and room.
                no = self.cannot_lay(at, part(kind, sides, faces[0], rooms[0]))
                if no is not None and no.reason in ("meets-a-wall", "too-many-open-sides", "crossroad-first"):
                    continue
                found += [part(kind, sides, face, room) for room in rooms for face in faces]
        return [what for what in found if self.cannot_lay(at, what) is None]

    def open_places(self) -> list[At]:
        """The places where something can be laid."""
        return [at for at in (self.places() if self.laid else [MIDDLE]) if self.parts(at)]

    # ---- the end

    def closing_tiles(self) -> list[tuple[At, int]]:
        """What closes the sides that are still open: rooms that are missing, dead ends while there are any."""
        site = self
        found: list[tuple[At, int]] = []
        for at in self.places():
            towards = site.around(at)[0]
            if towards not in SIDES:
                continue
            missing = site.missing_rooms()
            kind, room = (ROOM, missing[0]) if missing else (DEAD_END, NONE)
            faces = site.faces(kind)
            if faces:
                what = part(kind, towards, faces[0] if site.has_infested() else faces[-1], room)
                found.append((at, what))
                site = site.with_tile(at, what)
        return found


def site_of(g: Hunt) -> Site:
    """The board as far as it is built. How many pieces there are is public, how big they are is not yet."""
    tiles = sum(g.fixed.size) * POINTS_PER_PAIR // (2 * g.fixed.tables.tile_points) + 1
    laid: dict[At, Laid] = {(tile[0], tile[1]): tile for tile in g.laid}
    return Site(g.fixed.content.kinds, laid, PREDATOR in g.fixed.factions, tiles)


def laid_tile(at: At, what: int) -> Laid:
    """A part as it lies on the table."""
    kind, sides, face, room = of_part(what)
    return (*at, kind, sides, face, room)


# ---- the procedures


@dataclass
class BuildBoard(Procedure):
    """The sides lay a tile each, in initiative order, until no side is open. HUNT-CVC-20

    ``turn`` counts the tiles laid and passes.
    """

    turn: int

    def ask(self, g: Hunt) -> Next:
        site = site_of(g)
        places = site.open_places() if not g.laid or site.places() else []
        if not places:
            # Nobody can lay anything (HUNT-CVC-22).
            return g.instead(CloseBoard())
        options = Options()
        options.each(opt.BUILD_AT, tuple([place_at(*at) for at in places]))
        return Ask(self._seat(g), questions.BUILD, (), options)

    def lay(self, g: Hunt, chosen: Option) -> Next:
        return g.instead(LayTile(chosen.args[0], self._seat(g)), BuildBoard(self.turn + 1))

    def _seat(self, g: Hunt) -> int:
        return g.side_seat(g.order[self.turn % len(g.order)])

    def refuse(self, g: Hunt, option: Option) -> No:
        if option.phrase is opt.BUILD_AT:
            return No("nothing-fits-there", option.args[0], rule="HUNT-CVC-20")
        return No("not-offered", rule="HUNT-CVC-20")


@dataclass
class LayTile(Procedure):
    """A tile for a place that was chosen: its kind, how it is turned, its face. HUNT-CVC-20"""

    place: int
    seat: int

    def ask(self, g: Hunt) -> Next:
        options = Options()
        options.each(opt.LAY_TILE, tuple(site_of(g).parts(at_place(self.place))))
        return Ask(self.seat, questions.LAY, (self.place,), options)

    def lay(self, g: Hunt, chosen: Option) -> Next:
        what = chosen.args[0]
        g.laid = (*g.laid, laid_tile(at_place(self.place), what))
        g.told += (events.TILE_LAID, self.seat, self.place, what)
        return None

    def refuse(self, g: Hunt, option: Option) -> No:
        if option.phrase is opt.LAY_TILE:
            return site_of(g).cannot_lay(at_place(self.place), option.args[0]) or No("not-offered", rule="HUNT-CVC-20")
        return No("not-offered", rule="HUNT-CVC-20")


@dataclass
class CloseBoard(Procedure):
    """Sides that nobody could close are closed, the board is there, and everybody may place doors. HUNT-CVC-22"""

    def close(self, g: Hunt) -> Next:
        for at, what in site_of(g).closing_tiles():
            g.laid = (*g.laid, laid_tile(at, what))
        lay_out(g, replace(g.fixed.ground, board=built(g.laid, 0)), SETTLED)
        g.told += (events.BOARD_BUILT, g.fixed.board.size)
        return tuple([PlaceDoor(side, DOORS_EACH - n) for side in g.order for n in range(DOORS_EACH)])

    def settle(self, g: Hunt) -> Next:
        board = built(
            tuple([(*tile.at, tile.kind, tile.sides, tile.face, tile.room) for tile in g.fixed.board.tiles]), g.doors
        )
        lay_out(g, replace(g.fixed.ground, board=board), SETTLED)
        return None


def built(laid: tuple[Laid, ...], doors: int) -> Board:
    """The board of these tiles, moved so that it begins in the first row and column; doors by number of the link."""
    top, left = min([tile[0] for tile in laid]), min([tile[1] for tile in laid])
    tiles = [Tile(row - top, col - left, *rest) for row, col, *rest in laid]
    board = board_of(tiles)
    links = [board.graph.links[link] for link in range(len(board.graph.links)) if doors >> link & 1]
    pairs = [(board.tiles[link.a].at, board.tiles[link.b].at) for link in links]
    return board_of(tiles, pairs) if pairs else board


@dataclass
class PlaceDoor(Procedure):
    """A side places a door on a connection, or passes. HUNT-CVC-20"""

    side: int
    left: int

    def ask(self, g: Hunt) -> Next:
        free = ((1 << len(g.fixed.graph.links)) - 1) & ~g.doors
        if g.doors.bit_count() >= g.fixed.content.doors or not free:
            return g.finish()
        options = Options()
        options.over(opt.PLACE_DOOR, (), free)
        options.one(opt.PASS)
        return Ask(g.side_seat(self.side), questions.DOORS, (self.left,), options)

    def place(self, g: Hunt, chosen: Option) -> Next:
        if chosen.phrase is opt.PLACE_DOOR:
            g.doors |= 1 << chosen.args[0]
            g.told += (events.DOOR_PLACED, chosen.args[0])
            g.close()
        return None

    def refuse(self, g: Hunt, option: Option) -> No:
        if option.phrase is opt.PLACE_DOOR:
            return No("door-there", option.args[0], rule="HUNT-CVC-20")
        return No("not-offered", rule="HUNT-CVC-20")
