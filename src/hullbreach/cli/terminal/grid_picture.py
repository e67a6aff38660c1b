"""A grid drawn with box characters: squares with room for one figure, or tiles that hold several."""

from __future__ import annotations

from rich.style import Style

from hullbreach.cli.terminal import palette
from hullbreach.cli.terminal.picture import Canvas, Picture, short
from hullbreach.kernel.scene import BLOCKED, DOOR, EXIT, FLOOR, LINE, WALL, Cell, Edge, Grid, Piece

# Columns and lines from one cell to the next.
SQUARE = (4, 2)
TILE = (10, 4)
# Before the number of pieces for which there is no room.
MORE = "+"


def piece_text(piece: Piece, width: int) -> str:
    """A piece in the columns of a square: its glyph, and its first badge where there is room."""
    text = piece.glyph
    for badge in piece.badges[:1]:
        mark = badge.value.translate(palette.RAISED)
        if len(mark) < width:
            text = text[max(0, len(text) + len(mark) - width) :] + mark
    return f"{text:^{width}}"[:width]


def packed(pieces: list[Piece], width: int, lines: int) -> tuple[list[list[Piece]], int]:
    """As many pieces as fit, line by line, and how many do not."""
    found: list[list[Piece]] = [[] for _ in range(lines)]
    at, used = 0, 0
    for n, piece in enumerate(pieces):
        need = len(piece.glyph) + (1 if found[at] else 0)
        if used + need > width and at + 1 < lines:
            at, used, need = at + 1, 0, len(piece.glyph)
        rest = len(pieces) - n - 1
        mark = len(f" {MORE}{rest}") if at + 1 == lines and rest else 0
        if used + need + mark > width and (used + need > width or not all_fit(pieces[n:], width - used)):
            return found, len(pieces) - n
        found[at].append(piece)
        used += need
    return found, 0


def all_fit(pieces: list[Piece], width: int) -> bool:
    """Whether the glyphs of all of them fit in, each behind a space."""
    return sum(len(piece.glyph) + 1 for piece in pieces) <= width


class GridPicture(Picture):
    """A grid as lines, and what lies at each point of it."""

    def __init__(self, grid: Grid, lit: set[str], chosen: set[str], active: set[str], sides: dict[int, str]) -> None:
        super().__init__(grid.pieces, lit, chosen, active, sides)
        self.grid = grid
        tiles = any(cell.kind not in (FLOOR, BLOCKED) for cell in grid.cells)
        self.wide, self.high = TILE if tiles else SQUARE
        self.inner, self.lines = self.wide - 1, self.high - 1
        self.canvas = Canvas(grid.width * self.wide + 1, grid.height * self.high + 1)
        self.cell_at: dict[tuple[int, int], Cell] = {(cell.x, cell.y): cell for cell in grid.cells}
        self.edge_at: dict[tuple[int, int], Edge] = {}
        self.arms: dict[tuple[int, int], int] = {}
        self.zones = {zone: n for n, zone in enumerate(dict.fromkeys(cell.zone for cell in grid.cells))}
        self.zone_names = {zone.id: zone.name for zone in grid.zones}
        self.seen = {grid.cells[n].id for n in grid.lit} if tiles else set()
        for cell in grid.cells:
            self._draw_ground(cell)
        for cell in grid.cells:
            (self._draw_tile if tiles else self._draw_square)(cell)
        for edge in grid.edges:
            self._draw_edge(edge)
        for (x, y), arms in self.arms.items():
            self.canvas.put(x, y, palette.CORNERS[arms], palette.WALL)

    def floor(self, cell: Cell) -> str:
        """The colour of a cell with nothing on it: by room, or by whether it is in sight."""
        if self.wide == TILE[0]:
            return palette.SEEN if cell.id in self.seen else palette.GROUNDS[0]
        return palette.GROUNDS[self.zones[cell.zone] % 2]

    def ground(self, cell: Cell) -> str:
        """The colour under everything on a cell."""
        return self.light({*self.ids_on(cell.id), *([cell.zone] if cell.zone else [])}, self.floor(cell))

    def _draw_ground(self, cell: Cell) -> None:
        left, top = cell.x * self.wide, cell.y * self.high
        floor = Style(bgcolor=self.floor(cell))
        for row in range(self.high + 1):
            self.canvas.put(left, top + row, " " * (self.wide + 1), floor)
        for dx, dy in ((0, 0), (self.wide, 0), (0, self.high), (self.wide, self.high)):
            self.canvas.put(left + dx, top + dy, "·", palette.GAP)

    def _draw_square(self, cell: Cell) -> None:
        left, top = cell.x * self.wide, cell.y * self.high
        ground = self.ground(cell)
        if cell.kind == BLOCKED:
            self.canvas.put(left + 1, top + 1, "▒" * self.inner, palette.BLOCKED)
            return
        pieces = self.pieces_on.get(cell.id, [])
        if not pieces:
            self.canvas.put(left + 1, top + 1, " " * self.inner, Style(bgcolor=ground))
            return
        upright = [piece for piece in pieces if not piece.flat]
        piece = (upright or pieces)[-1]
        style = self.piece_style(piece, ground) + Style(underline=bool(upright) and len(pieces) > 1)
        self.canvas.put(left + 1, top + 1, piece_text(piece, self.inner), style)

    def _draw_tile(self, cell: Cell) -> None:
        """The name of its room, if it has one, what lies there, and under it whoever stands there."""
        left, top = cell.x * self.wide + 1, cell.y * self.high + 1
        ground = self.ground(cell)
        for row in range(self.lines):
            self.canvas.put(left, top + row, " " * self.inner, Style(bgcolor=ground))
        pieces = self.pieces_on.get(cell.id, [])
        flat = "".join(dict.fromkeys(piece.glyph for piece in pieces if piece.flat))
        name = short(self.zone_names.get(cell.zone, ""), self.inner - len(flat) - 1 if flat else self.inner)
        dark = ground == palette.CHOSEN
        self.canvas.put(left, top, name, Style(color="#000000") if dark else palette.ROOM)
        for piece in pieces:
            if piece.flat and piece.glyph in flat:
                at = left + self.inner - len(flat) + flat.index(piece.glyph)
                self.canvas.put(at, top, piece.glyph, self.piece_style(piece, ground))
        upright = [piece for piece in pieces if not piece.flat]
        # Where the first line says nothing, it serves too.
        first = 1 if name or flat else 0
        lines, more = packed(upright, self.inner, self.lines - first)
        for row, line in enumerate(lines):
            x = left
            for piece in line:
                self.canvas.put(x, top + first + row, piece.glyph, self.piece_style(piece, ground))
                x += len(piece.glyph) + 1
        if more:
            mark = f"{MORE}{more}"
            self.canvas.put(
                left + self.inner - len(mark), top + self.lines - 1, mark, Style(color="#ffd75f", bold=True)
            )

    def _draw_edge(self, edge: Edge) -> None:
        left, top = edge.x * self.wide, edge.y * self.high
        level = edge.side in ("north", "south")
        x = left + 1 if level else left + (self.wide if edge.side == "east" else 0)
        y = top + 1 if not level else top + (self.high if edge.side == "south" else 0)
        spots = [(x + n, y) for n in range(self.inner)] if level else [(x, y + n) for n in range(self.lines)]
        for spot in spots:
            self.edge_at[spot] = edge
        look = edge.state if edge.kind == DOOR else edge.kind
        rest = palette.LINE_FILL if edge.kind == LINE else palette.WALL_FILL
        if edge.kind == EXIT:
            style = palette.EXITS.get(edge.state, palette.WALL)
            text = palette.ARROWS[edge.side] * len(spots)
        else:
            style = {WALL: palette.WALL, LINE: palette.LINE}.get(edge.kind) or palette.DOORS[edge.state]
            # A door is as wide as a square; in a longer wall it stands in the middle.
            text = f"{(palette.LEVEL if level else palette.UPRIGHT)[look]:{rest[not level]}^{len(spots)}}"
        if edge.id in self.chosen:
            style = Style(color="#000000", bgcolor=palette.CHOSEN, bold=True)
        elif edge.id in self.lit:
            style = style + Style(bgcolor=palette.LIT)
        for (at_x, at_y), char in zip(spots, text, strict=True):
            self.canvas.put(at_x, at_y, char, style)
        if edge.kind in (WALL, DOOR):
            self._add_arms(x, y, level)

    def _add_arms(self, x: int, y: int, level: bool) -> None:
        ends = (((x - 1, y), 2), ((x + self.inner, y), 8)) if level else (((x, y - 1), 4), ((x, y + self.lines), 1))
        for corner, arm in ends:
            self.arms[corner] = self.arms.get(corner, 0) | arm

    def elements_at(self, x: int, y: int) -> list[str]:
        """The ids of what is drawn at a point, figures first; a click between two cells means the edge."""
        edge = self.edge_at.get((x, y))
        if edge is not None and edge.kind in (DOOR, EXIT):
            return [edge.id]
        cell = self.cell_of(x, y)
        return [] if cell is None else [*self.ids_on(cell.id), cell.zone]

    def cell_of(self, x: int, y: int) -> Cell | None:
        """The cell at a point; the lines between cells belong to the cell below and to the right of them."""
        if x < 0 or y < 0:
            return None
        return self.cell_at.get((min(x // self.wide, self.grid.width - 1), min(y // self.high, self.grid.height - 1)))

    def around(self, x: int, y: int) -> list[str]:
        """The doors and exits on the sides of a cell."""
        cell = self.cell_of(x, y)
        if cell is None:
            return []
        left, top = cell.x * self.wide, cell.y * self.high
        sides = ((left + 1, top), (left + 1, top + self.high), (left, top + 1), (left + self.wide, top + 1))
        found = [self.edge_at[at] for at in sides if at in self.edge_at]
        return [edge.id for edge in found if edge.kind in (DOOR, EXIT)]

    def describe(self, x: int, y: int) -> list[str]:
        """Hover text at a point."""
        edge = self.edge_at.get((x, y))
        if edge is not None and edge.describe:
            return edge.describe
        cell = self.cell_of(x, y)
        return [] if cell is None else [*cell.describe, *self.lines_on(cell.id)]

    def where(self, id: str) -> tuple[int, int] | None:
        """The middle of an element, in characters."""
        id = self.place_of.get(id, id)
        for cell in self.grid.cells:
            if cell.id == id:
                return cell.x * self.wide + self.wide // 2, cell.y * self.high + self.high // 2
        for edge in self.grid.edges:
            if edge.id == id and edge.kind in (DOOR, EXIT):
                return edge.x * self.wide + self.wide // 2, edge.y * self.high + self.high // 2
        return None

    def column_numbers(self) -> str:
        return " " + "".join(f"{n:^{self.inner}} " for n in range(self.grid.width))

    def row_number(self, y: int) -> str:
        return str(y // self.high) if y % self.high == self.high // 2 else ""
