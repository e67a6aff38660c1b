"""The board: a grid drawn with box characters, scrolling, lit where something can be done."""

from __future__ import annotations

from rich.segment import Segment
from rich.style import Style
from textual import events
from textual.geometry import Region, Size
from textual.message import Message
from textual.scroll_view import ScrollView
from textual.strip import Strip

from hullbreach.cli.terminal import palette
from hullbreach.kernel.scene import DOOR, EXIT, LINE, WALL, Cell, Edge, Grid, Piece

WIDE = 4
HIGH = 2
INNER = WIDE - 1
# The numbers of the columns stand above the board, those of the rows on its left; they do not scroll away.
TOP = 1
LEFT = 2
# Columns a board takes beside its picture: the numbers and a scrollbar.
MARGINS = LEFT + 1


class Canvas:
    """Characters with styles, filled cell by cell."""

    def __init__(self, width: int, height: int) -> None:
        self.chars = [[" "] * width for _ in range(height)]
        self.styles = [[palette.VOID] * width for _ in range(height)]

    def put(self, x: int, y: int, text: str, style: Style) -> None:
        """Write a text from here to the right; without a background of its own it keeps what is there."""
        for n, char in enumerate(text):
            self.chars[y][x + n] = char
            self.styles[y][x + n] = style if style.bgcolor is not None else self.styles[y][x + n] + style

    def strip(self, y: int) -> Strip:
        """One line of the picture; neighbours that look alike are one segment."""
        segments: list[Segment] = []
        chars, styles = self.chars[y], self.styles[y]
        start = 0
        for x in range(1, len(chars) + 1):
            if x == len(chars) or styles[x] != styles[start]:
                segments.append(Segment("".join(chars[start:x]), styles[start]))
                start = x
        return Strip(segments)


def piece_text(piece: Piece) -> str:
    """A piece in the three columns of a cell: its glyph, and its first badge where there is room."""
    text = piece.glyph
    for badge in piece.badges[:1]:
        mark = badge.value.translate(palette.RAISED)
        if len(mark) < INNER:
            text = text[max(0, len(text) + len(mark) - INNER) :] + mark
    return f"{text:^{INNER}}"[:INNER]


class Picture:
    """A grid as lines, and what lies at each point of it."""

    def __init__(self, grid: Grid, lit: set[str], chosen: set[str], active: set[str]) -> None:
        self.grid = grid
        self.lit = lit
        self.chosen = chosen
        self.active = active
        self.width = grid.width * WIDE + 1
        self.height = grid.height * HIGH + 1
        self.canvas = Canvas(self.width, self.height)
        self.cell_at: dict[tuple[int, int], Cell] = {(cell.x, cell.y): cell for cell in grid.cells}
        self.pieces_on: dict[str, list[Piece]] = {}
        for piece in grid.pieces:
            self.pieces_on.setdefault(piece.at, []).append(piece)
        self.edge_at: dict[tuple[int, int], Edge] = {}
        self.arms: dict[tuple[int, int], int] = {}
        self.zones = {zone: n for n, zone in enumerate(dict.fromkeys(cell.zone for cell in grid.cells))}
        self._draw()

    def _draw(self) -> None:
        for cell in self.grid.cells:
            self._draw_ground(cell)
        for cell in self.grid.cells:
            self._draw_cell(cell)
        for edge in self.grid.edges:
            self._draw_edge(edge)
        for (x, y), arms in self.arms.items():
            self.canvas.put(x, y, palette.CORNERS[arms], palette.WALL)

    def ground(self, cell: Cell) -> str:
        """The colour under everything on a cell."""
        here = {cell.id, cell.zone, *[piece.id for piece in self.pieces_on.get(cell.id, [])]}
        if here & self.chosen:
            return palette.CHOSEN
        if here & self.lit:
            return palette.LIT
        if here & self.active:
            return palette.ACTIVE
        return palette.GROUNDS[self.zones[cell.zone] % 2]

    def _draw_ground(self, cell: Cell) -> None:
        left, top = cell.x * WIDE, cell.y * HIGH
        floor = Style(bgcolor=palette.GROUNDS[self.zones[cell.zone] % 2])
        for row in range(HIGH + 1):
            self.canvas.put(left, top + row, " " * (WIDE + 1), floor)
        for dx, dy in ((0, 0), (WIDE, 0), (0, HIGH), (WIDE, HIGH)):
            self.canvas.put(left + dx, top + dy, "·", palette.GAP)

    def _draw_cell(self, cell: Cell) -> None:
        left, top = cell.x * WIDE, cell.y * HIGH
        ground = self.ground(cell)
        if cell.kind != "floor":
            self.canvas.put(left + 1, top + 1, "▒" * INNER, palette.BLOCKED)
            return
        pieces = self.pieces_on.get(cell.id, [])
        if not pieces:
            self.canvas.put(left + 1, top + 1, " " * INNER, Style(bgcolor=ground))
            return
        upright = [piece for piece in pieces if not piece.flat]
        piece = (upright or pieces)[-1]
        colour = "#000000" if ground == palette.CHOSEN else palette.tone(piece.tone)
        style = Style(color=colour, bgcolor=ground, bold=not piece.flat, underline=bool(upright) and len(pieces) > 1)
        self.canvas.put(left + 1, top + 1, piece_text(piece), style)

    def _draw_edge(self, edge: Edge) -> None:
        left, top = edge.x * WIDE, edge.y * HIGH
        level = edge.side in ("north", "south")
        x = left + 1 if level else left + (WIDE if edge.side == "east" else 0)
        y = top + 1 if not level else top + (HIGH if edge.side == "south" else 0)
        for n in range(INNER if level else 1):
            self.edge_at[x + n, y] = edge
        look = edge.state if edge.kind == DOOR else edge.kind
        if edge.kind == EXIT:
            style = palette.EXITS.get(edge.state, palette.WALL)
            text = palette.ARROWS[edge.side] * (INNER if level else 1)
        else:
            style = {WALL: palette.WALL, LINE: palette.LINE}.get(edge.kind) or palette.DOORS[edge.state]
            text = (palette.LEVEL if level else palette.UPRIGHT)[look]
        if edge.id in self.chosen:
            style = Style(color="#000000", bgcolor=palette.CHOSEN, bold=True)
        elif edge.id in self.lit:
            style = style + Style(bgcolor=palette.LIT)
        self.canvas.put(x, y, text, style)
        if edge.kind in (WALL, DOOR):
            self._add_arms(x, y, level)

    def _add_arms(self, x: int, y: int, level: bool) -> None:
        ends = (((x - 1, y), 2), ((x + INNER, y), 8)) if level else (((x, y - 1), 4), ((x, y + 1), 1))
        for corner, arm in ends:
            self.arms[corner] = self.arms.get(corner, 0) | arm

    def elements_at(self, x: int, y: int) -> list[str]:
        """The ids of what is drawn at a point, figures first; a click between two cells means the edge."""
        edge = self.edge_at.get((x, y))
        if edge is not None and edge.kind in (DOOR, EXIT):
            return [edge.id]
        cell = self.cell_of(x, y)
        if cell is None:
            return []
        pieces = self.pieces_on.get(cell.id, [])
        return [*[piece.id for piece in reversed(pieces)], cell.id, cell.zone]

    def cell_of(self, x: int, y: int) -> Cell | None:
        """The cell at a point; the lines between cells belong to the cell below and to the right of them."""
        if x < 0 or y < 0:
            return None
        return self.cell_at.get((min(x // WIDE, self.grid.width - 1), min(y // HIGH, self.grid.height - 1)))

    def doors_of(self, cell: Cell) -> list[str]:
        """The doors and exits on the sides of a cell."""
        left, top = cell.x * WIDE, cell.y * HIGH
        around = ((left + 1, top), (left + 1, top + HIGH), (left, top + 1), (left + WIDE, top + 1))
        found = [self.edge_at[at] for at in around if at in self.edge_at]
        return [edge.id for edge in found if edge.kind in (DOOR, EXIT)]

    def describe(self, x: int, y: int) -> list[str]:
        """Hover text at a point."""
        edge = self.edge_at.get((x, y))
        if edge is not None and edge.describe:
            return edge.describe
        cell = self.cell_of(x, y)
        if cell is None:
            return []
        lines = list(cell.describe)
        for piece in reversed(self.pieces_on.get(cell.id, [])):
            lines += piece.describe
        return lines

    def where(self, id: str) -> tuple[int, int] | None:
        """The middle of an element, in characters."""
        for piece in self.grid.pieces:
            if piece.id == id:
                id = piece.at
                break
        for cell in self.grid.cells:
            if cell.id == id:
                return cell.x * WIDE + WIDE // 2, cell.y * HIGH + 1
        for edge in self.grid.edges:
            if edge.id == id and edge.kind in (DOOR, EXIT):
                return edge.x * WIDE + WIDE // 2, edge.y * HIGH + 1
        return None


class BoardView(ScrollView, can_focus=False):
    """Shows a picture; clicks become messages, the action stays in sight."""

    class Pointed(Message):
        """Somebody clicked on something."""

        def __init__(self, elements: list[str], around: list[str]) -> None:
            super().__init__()
            self.elements = elements
            self.around = around

    picture: Picture | None = None

    def show(self, picture: Picture, focus: list[str]) -> None:
        """Draw a new picture and keep the first of these elements in view."""
        self.picture = picture
        self.virtual_size = Size(picture.width + LEFT, picture.height + TOP)
        self.refresh()
        for id in focus:
            spot = picture.where(id)
            if spot is not None:
                self.call_after_refresh(self._reveal, spot)
                break

    def _reveal(self, spot: tuple[int, int]) -> None:
        """Scroll until the spot is well inside; stay where we are if it is already."""
        x, y = spot
        view = self._window()
        margin_x, margin_y = min(14, view.width // 3), min(6, view.height // 3)
        inside = Region(
            self.scroll_offset.x + margin_x,
            self.scroll_offset.y + margin_y,
            max(1, view.width - 2 * margin_x),
            max(1, view.height - 2 * margin_y),
        )
        if not inside.contains(x, y):
            self.scroll_to(x - view.width // 2, y - view.height // 2, animate=False)

    def _window(self) -> Size:
        """The room for the picture, without the numbers."""
        size = self.scrollable_content_region.size
        return Size(max(1, size.width - LEFT), max(1, size.height - TOP))

    def _shift(self) -> tuple[int, int]:
        """Where the picture starts: a small one stands in the middle."""
        assert self.picture is not None
        window = self._window()
        left = max(0, (window.width - self.picture.width) // 2)
        return left + LEFT, max(0, (window.height - self.picture.height) // 2) + TOP

    def render_line(self, y: int) -> Strip:
        width = self.size.width
        if self.picture is None:
            return Strip.blank(width, palette.VOID)
        left, top = self._shift()
        start = self.scroll_offset.x
        row = y + self.scroll_offset.y - top
        if y < top:
            gutter = " " * left
            line = self._columns() if y == top - 1 else Strip.blank(self.picture.width, palette.VOID)
        elif row < self.picture.height:
            middle = row % HIGH == 1
            gutter = f"{row // HIGH:>{left}}" if middle else " " * left
            line = self.picture.canvas.strip(row)
        else:
            return Strip.blank(width, palette.VOID)
        front = Strip([Segment(gutter, palette.RULER)])
        return Strip.join([front, line.crop(start)]).adjust_cell_length(width, palette.VOID)

    def _columns(self) -> Strip:
        """The numbers above the columns."""
        assert self.picture is not None
        text = " " + "".join(f"{n:^{INNER}} " for n in range(self.picture.grid.width))
        return Strip([Segment(text, palette.RULER)])

    def _point(self, event: events.MouseEvent) -> tuple[int, int]:
        left, top = self._shift()
        if event.x < left or event.y < top:
            return -1, -1
        return event.x + self.scroll_offset.x - left, event.y + self.scroll_offset.y - top

    def on_mouse_move(self, event: events.MouseMove) -> None:
        if self.picture is not None:
            lines = self.picture.describe(*self._point(event))
            self.tooltip = "\n".join(lines) or None

    def on_click(self, event: events.Click) -> None:
        if self.picture is None:
            return
        x, y = self._point(event)
        if not (0 <= x < self.picture.width and 0 <= y < self.picture.height):
            return
        cell = self.picture.cell_of(x, y)
        around = [] if cell is None else self.picture.doors_of(cell)
        self.post_message(self.Pointed(self.picture.elements_at(x, y), around))
