"""The table of a game without a board: rows of card places as boxes, lit by the options."""

from __future__ import annotations

from rich import box
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel as Box
from rich.text import Text

from hullbreach.cli.terminal.palette import CHOSEN, LIT, tone
from hullbreach.kernel.scene import Card, Place, Row, Scene

PLACE_WIDTH = 24
PLAIN_EDGE = "#3a4856"
LIT_EDGE = "#5cf08a"


def cards_text(scene: Scene, lit: set[str], marked: set[str]) -> Group:
    """Every row of the scene, one under the other."""
    parts: list[RenderableType] = []
    for area in scene.areas:
        if isinstance(area, Row) and area.places:
            parts.append(Text(area.title, style="bold #9fb3c8"))
            boxes = [place_box(place, lit, marked) for place in area.places]
            parts += [Columns(boxes, padding=(0, 1)), ""]
    return Group(*parts)


def place_box(place: Place, lit: set[str], marked: set[str]) -> Box:
    """One place with its cards; its edge tells whether something can be done there."""
    here = {place.id, *(card.id for card in place.cards)}
    edge = CHOSEN if here & marked else LIT_EDGE if here & lit else PLAIN_EDGE
    lines = [card_line(card, lit, marked) for card in place.cards] or [Text("–", style="dim")]
    if place.badges:
        lines.append(Text(" ".join(badge.value for badge in place.badges), style="#c9a86a"))
    title = Text(place.name, style="#aab6c2", overflow="ellipsis", no_wrap=True)
    return Box(Group(*lines), title=title, title_align="left", width=PLACE_WIDTH, border_style=edge, box=box.ROUNDED)


def card_line(card: Card, lit: set[str], marked: set[str]) -> Text:
    """A card by its name and its numbers."""
    ground = f" on {LIT}" if card.id in lit else ""
    style = f"bold #0b0f14 on {CHOSEN}" if card.id in marked else f"{tone(card.tone)}{ground}"
    found = Text(overflow="ellipsis", no_wrap=True).append(card.name, style="dim" if card.hidden else style)
    for badge in card.badges:
        found.append(f" {badge.value}", style="#ffd75f")
    return found
