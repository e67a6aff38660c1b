"""A board as characters: what every picture of one can be asked, whatever the board is made of."""

from __future__ import annotations

from rich.segment import Segment
from rich.style import Style
from textual.strip import Strip

from hullbreach.cli.terminal import palette
from hullbreach.kernel.scene import UNKNOWN, Piece

# So much of a word can be told from others.
LEAST_WORD = 3
# Where a page may divide a long word; a terminal would print it.
SOFT_HYPHEN = "\u00ad"


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


class Picture:
    """A board as lines, and what lies at each point of it.

    ``lit`` are the elements of all options, ``chosen`` those of the option under the cursor, ``active`` those where the
    action is. ``sides`` are the tones of seats, by which their hidden pieces are told apart.
    """

    def __init__(
        self, pieces: list[Piece], lit: set[str], chosen: set[str], active: set[str], sides: dict[int, str]
    ) -> None:
        self.sides = sides
        self.lit = lit
        self.chosen = chosen
        self.active = active
        self.place_of: dict[str, str] = {piece.id: piece.at for piece in pieces}
        self.pieces_on: dict[str, list[Piece]] = {}
        for piece in pieces:
            self.pieces_on.setdefault(piece.at, []).append(piece)
        self.canvas = Canvas(0, 0)

    @property
    def width(self) -> int:
        """How many columns it takes."""
        return len(self.canvas.chars[0]) if self.canvas.chars else 0

    @property
    def height(self) -> int:
        """How many lines it takes."""
        return len(self.canvas.chars)

    def light(self, ids: set[str], plain: str) -> str:
        """The colour under an element that goes by these ids."""
        if ids & self.chosen:
            return palette.CHOSEN
        if ids & self.lit:
            return palette.LIT
        if ids & self.active:
            return palette.ACTIVE
        return plain

    def piece_style(self, piece: Piece, ground: str) -> Style:
        """How a figure is written; whoever has had its turn is dim."""
        meant = self.sides.get(piece.owner, piece.tone) if piece.tone == UNKNOWN else piece.tone
        colour = "#000000" if ground == palette.CHOSEN else palette.tone(meant)
        return Style(color=colour, bgcolor=ground, bold=not piece.flat, dim="activated" in piece.marks)

    def ids_on(self, place: str) -> list[str]:
        """A place and who stands there, figures first."""
        return [*[piece.id for piece in reversed(self.pieces_on.get(place, []))], place]

    def lines_on(self, place: str) -> list[str]:
        """What there is to say of those who stand at a place."""
        return [line for piece in reversed(self.pieces_on.get(place, [])) for line in piece.describe]

    def elements_at(self, x: int, y: int) -> list[str]:
        """The ids of what is drawn at a point, figures first."""
        raise NotImplementedError

    def around(self, x: int, y: int) -> list[str]:
        """What a click there may have meant besides."""
        return []

    def describe(self, x: int, y: int) -> list[str]:
        """Hover text at a point."""
        raise NotImplementedError

    def where(self, id: str) -> tuple[int, int] | None:
        """The middle of an element, in characters."""
        raise NotImplementedError

    def column_numbers(self) -> str:
        """What stands above the picture."""
        return ""

    def row_number(self, y: int) -> str:
        """What stands on the left of a line."""
        return ""


def short(name: str, width: int) -> str:
    """A name in so many columns: its words are cut short, for the last one often tells two rooms apart."""
    name = name.replace(SOFT_HYPHEN, "")
    words = name.split()
    for length in range(len(name), LEAST_WORD - 1, -1) if len(words) > 1 else ():
        cut = " ".join(word[:length] for word in words)
        if len(cut) <= width:
            return cut
    return name if len(name) <= width else f"{name[: width - 1]}…"
