"""Panels, hands and piles as text: everything of a scene that is not the board."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from hullbreach.cli.terminal.palette import LIT, tone
from hullbreach.kernel.scene import Card, Panel, Pile, Row, Scene, Stat

FULL, EMPTY = "■", "□"


def stat_text(stat: Stat) -> Text:
    """A statistic; one with an end is drawn as a dial."""
    return Text().append(f"{stat.name} ", style="#8a96a3").append_text(dial_text(stat))


def dial_text(stat: Stat) -> Text:
    """The value of a statistic, with full and empty marks where it has an end."""
    found = Text("")
    if stat.max > 0 and stat.value.isdecimal():
        value = int(stat.value)
        found.append(FULL * value, style="#ffd75f")
        found.append(EMPTY * (stat.max - value) + " ", style="#4a4632")
    return found.append(stat.value, style="bold #e8eef4")


def card_text(card: Card) -> Text:
    """A card by its name in the colour of its kind."""
    found = Text().append(f"{card.glyph} ", style=tone(card.tone))
    found.append(card.name, style="dim" if card.hidden else tone(card.tone))
    return found


def head_text(panel: Panel, seat_names: list[str], lit: set[str]) -> Text:
    """The name of a character, who plays it and how it is."""
    ground = f" on {LIT}" if panel.piece in lit or panel.id in lit else ""
    found = Text().append("▶" if panel.active else " ", style="bold #55d6e8")
    found.append(f"{panel.glyph:<2} {panel.title}", style=f"bold {tone(panel.tone)}{ground}")
    # Who has no character yet is called by the seat.
    if 0 <= panel.owner < len(seat_names) and seat_names[panel.owner] != panel.title:
        found.append(f"  {seat_names[panel.owner]}", style="#8a96a3")
    if panel.notes:
        found.append("  " + ", ".join(panel.notes), style="italic #c9a86a")
    return found


def panel_text(panel: Panel, seat_names: list[str], lit: set[str]) -> list[RenderableType]:
    """A character in a few lines."""
    found: list[RenderableType] = [head_text(panel, seat_names, lit)]
    dials = [stat_text(stat) for stat in panel.stats if stat.max > 0]
    plain = [stat_text(stat) for stat in panel.stats if stat.max <= 0]
    cards = [card_text(card) for card in panel.cards]
    lines = [Text("  ").join(line) for line in (dials, plain) if line]
    if cards:
        lines.append(Text(", ").join(cards))
    found.extend(Padding(line, (0, 0, 0, 4)) for line in lines)
    return found


def team_text(scene: Scene, lit: set[str]) -> Group:
    """A line for each character: name, dials, how it is."""
    lines: list[Text] = []
    for panel in scene.areas:
        if isinstance(panel, Panel):
            ground = f" on {LIT}" if panel.piece in lit or panel.id in lit else ""
            line = Text(no_wrap=True, overflow="ellipsis")
            line.append("▶" if panel.active else " ", style="bold #55d6e8")
            line.append(f"{panel.title:<8.8}", style=f"bold {tone(panel.tone)}{ground}")
            for stat in panel.stats:
                if stat.max > 0:
                    line.append(" ").append_text(dial_text(stat))
            line.append("  " + ", ".join(panel.notes), style="italic #c9a86a")
            lines.append(line)
    return Group(*lines)


def row_text(row: Row) -> Text:
    """Places and the cards in them, a line for each."""
    lines: list[Text] = []
    for place in row.places:
        line = Text().append(f"{place.name}: ", style="#8a96a3")
        hidden = [card for card in place.cards if card.hidden]
        cards = [card_text(card) for card in place.cards if not card.hidden]
        if hidden:
            cards.append(Text(f"{len(hidden)} × {hidden[0].name}", style="dim"))
        line.append_text(Text(", ").join(cards) if cards else Text("–", style="dim"))
        lines.append(line)
    return Text("\n").join(lines)


def pile_text(pile: Pile) -> Text:
    """A pile: its name, how many, the top card if it is known."""
    found = Text().append(f"{pile.count:>3} ", style="bold #e8eef4")
    found.append(pile.title, style="#aab6c2")
    if pile.top is not None and not pile.top.hidden:
        found.append(": ")
        found.append_text(card_text(pile.top))
    elif pile.describe:
        found.append(f"  ({pile.describe[0]})", style="#8a96a3")
    return found


def table_text(scene: Scene, lit: set[str]) -> Group:
    """Everything beside the board, one under the other."""
    names = [facts.name for facts in scene.seats]
    parts: list[RenderableType] = []
    for area in scene.areas:
        if isinstance(area, Panel):
            parts += [*panel_text(area, names, lit), ""]
        elif isinstance(area, Row):
            parts += [row_text(area), ""]
        elif isinstance(area, Pile):
            parts.append(pile_text(area))
    return Group(*parts)


def status_text(scene: Scene) -> Text:
    """The first line of the screen: where we are, and how many cards are left."""
    found = Text().append(f" {scene.title} ", style="bold #0b0f14 on #9fb3c8")
    for stat in scene.status:
        # A word speaks for itself, a number needs its name.
        found.append(f"  {stat.name} " if not stat.value or stat.value.isdecimal() else "  ", style="#8a96a3")
        found.append(stat.value, style="bold #e8eef4")
    for area in scene.areas:
        if isinstance(area, Pile):
            found.append(f"  {area.title} ", style="#8a96a3")
            found.append(str(area.count), style="bold #ffd75f")
    return found


def mission_text(scene: Scene) -> Text:
    """What the players are here for."""
    parts: list[Text] = [Text(scene.title, style="bold #ffd75f")]
    for section in scene.goals:
        part = Text().append(section.title, style="bold #55d6e8")
        for line in section.lines:
            part.append(f"\n• {line}", style="#d5dde5")
        parts.append(part)
    return Text("\n\n").join(parts)
