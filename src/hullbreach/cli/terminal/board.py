"""The window on the board: it scrolls, keeps the action in sight and tells what was clicked."""

from __future__ import annotations

from rich.segment import Segment
from textual import events
from textual.geometry import Region, Size
from textual.message import Message
from textual.scroll_view import ScrollView
from textual.strip import Strip

from hullbreach.cli.terminal import palette
from hullbreach.cli.terminal.picture import Picture

# The numbers of the columns stand above the board, those of the rows on its left; they do not scroll away.
TOP = 1
LEFT = 2
# Columns a board takes beside its picture: the numbers and a scrollbar.
MARGINS = LEFT + 1


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
            columns = self.picture.column_numbers() if y == top - 1 else ""
            line = Strip([Segment(f"{columns:<{self.picture.width}}", palette.RULER)])
        elif row < self.picture.height:
            gutter = f"{self.picture.row_number(row):>{left}}"
            line = self.picture.canvas.strip(row)
        else:
            return Strip.blank(width, palette.VOID)
        front = Strip([Segment(gutter, palette.RULER)])
        return Strip.join([front, line.crop(start)]).adjust_cell_length(width, palette.VOID)

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
        self.post_message(self.Pointed(self.picture.elements_at(x, y), self.picture.around(x, y)))
