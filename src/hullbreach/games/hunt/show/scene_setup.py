"""What there is to see before the first turn: a board being built, tokens being deployed, a list being made."""

from __future__ import annotations

from functools import lru_cache

from hullbreach.games.hunt.content.board import SIDES
from hullbreach.games.hunt.content.load import Content
from hullbreach.games.hunt.content.names import FACES, KINDS, NONE, ROOMS
from hullbreach.games.hunt.rules.armies.forces import mustered
from hullbreach.games.hunt.rules.armies.lists import Draft
from hullbreach.games.hunt.rules.board.builder import site_of
from hullbreach.games.hunt.rules.state import SETUP, Hunt
from hullbreach.games.hunt.show.sayings import short_name
from hullbreach.games.hunt.words.parts import place_at, place_name
from hullbreach.kernel import scene
from hullbreach.kernel.scene import Cell, Edge, Grid, Zone
from hullbreach.text import Messages
from hullbreach.text.messages import capitalised

DIRECTIONS = ("north", "east", "south", "west")
PLACE = "place"


def is_building(g: Hunt) -> bool:
    """Whether the players still lay the tiles of their board."""
    if g.phase != SETUP or not g.fixed.ground.own_board:
        return False
    board = g.fixed.board
    laid = sorted(g.laid)
    return [tile[2:4] for tile in laid] != list(zip(board.kind, board.sides, strict=True))


def site_area(g: Hunt, messages: Messages) -> Grid:
    """The tiles that lie already, and the places where the next one may go."""
    laid = {(tile[0], tile[1]): tile for tile in g.laid}
    site = site_of(g)
    places = [at for at in (site.places() if laid else [(0, 0)]) if at not in laid]
    all_of_them = [*laid, *places]
    top, left = min([row for row, _ in all_of_them]), min([col for _, col in all_of_them])
    cells: list[Cell] = []
    edges: list[Edge] = []
    zones: list[Zone] = []
    for row, col in sorted(all_of_them):
        name = place_name(place_at(row, col))
        x, y = col - left, row - top
        tile = laid.get((row, col))
        if tile is None:
            cells.append(Cell(f"place:{name}", x, y, PLACE, "", [name], [PLACE]))
            continue
        _, _, kind, sides, face, room = tile
        word = f"room-{ROOMS[room]}" if room != NONE else f"kind-{KINDS[kind]}"
        zone = f"room:{ROOMS[room]}" if room != NONE else ""
        lines = [f"{name} · {capitalised(messages.say(word))}", messages.say(f"face-{FACES[face]}")]
        cells.append(Cell(f"place:{name}", x, y, KINDS[kind], zone, lines, [FACES[face]]))
        if zone:
            zones.append(Zone(zone, "", messages.say(f"map-{ROOMS[room]}")))
        edges += [
            Edge(f"wall:{name}:{way}", x, y, way, scene.WALL)
            for side, way in zip(SIDES, DIRECTIONS, strict=True)
            if not sides & side
        ]
    width, height = max([cell.x for cell in cells]) + 1, max([cell.y for cell in cells]) + 1
    return Grid("board", messages.say("scene-board"), width, height, cells, edges, [], zones, list(range(len(cells))))


def deployed(g: Hunt, side: int) -> list[tuple[int, int]]:
    """The tokens that a side has given a tile, in secret, and the tiles."""
    if side < 0 or not g.placing[side]:
        return []
    return list(zip(mustered(g, side), g.placing[side], strict=False))


@lru_cache(maxsize=512)
def list_lines(content: Content, faction: int, draft: Draft, messages: Messages) -> list[str]:
    """A list in the making: its units with their numbers."""
    units = content.forces.charts[faction].units
    counts: dict[int, int] = {}
    for each in draft.models:
        counts[units[each.unit]] = counts.get(units[each.unit], 0) + 1
    names = {unit: capitalised(short_name(messages, f"unit-{content.units[unit].id}")) for unit in counts}
    return [f"{many} × {names[unit]}" for unit, many in counts.items()]
