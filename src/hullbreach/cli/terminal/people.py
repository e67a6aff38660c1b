"""Panels, hands and piles as text: everything of a scene that is not the board."""

from __future__ import annotations

from rich.text import Text

from hullbreach.cli.terminal.palette import tone
from hullbreach.kernel.scene import Card, Graph, Panel, Pile, Row, Scene, Stat

FULL, EMPTY = "■", "□"


def stat_text(stat: Stat) -> Text:
    """A statistic; one with an end is drawn as a dial."""
    found = Text(f"{stat.name} ", style="#8a96a3")
    if stat.max > 0 and stat.value.isdecimal():
        value = int(stat.value)
        found.append(FULL * value, style="#ffd75f")
        found.append(EMPTY * (stat.max - value) + " ", style="#4a4632")
    found.append(stat.value, style="bold #e8eef4")
    return found


def card_text(card: Card) -> Text:
    """A card by its name in the colour of its kind."""
    found = Text(f"{card.glyph} ", style=tone(card.tone))
    found.append(card.name, style="dim" if card.hidden else tone(card.tone))
    return found


def panel_text(panel: Panel, seat_names: list[str], lit: set[str]) -> Text:
    """A character in a few lines."""
    mark = "▶" if panel.active else " "
    ground = " on #1d5c38" if panel.piece in lit or panel.id in lit else ""
    found = Text(mark, style="bold #55d6e8")
    found.append(f"{panel.glyph:<2} ", style=f"bold {tone(panel.tone)}{ground}")
    found.append(panel.title, style=f"bold {tone(panel.tone)}{ground}")
    if 0 <= panel.owner < len(seat_names):
        found.append(f"  {seat_names[panel.owner]}", style="#8a96a3")
    if panel.notes:
        found.append("  " + ", ".join(panel.notes), style="italic #c9a86a")
    dials = [stat for stat in panel.stats if stat.max > 0]
    plain = [stat for stat in panel.stats if stat.max <= 0]
    for line in (dials, plain):
        if line:
            found.append("\n    ")
            found.append_text(Text("  ").join([stat_text(stat) for stat in line]))
    if panel.cards:
        found.append("\n    ")
        found.append_text(Text(", ").join([card_text(card) for card in panel.cards]))
    return found


def row_text(row: Row) -> Text:
    """Places and the cards in them, a line for each."""
    lines: list[Text] = []
    for place in row.places:
        line = Text(f"{place.name}: ", style="#8a96a3")
        hidden = [card for card in place.cards if card.hidden]
        cards = [card_text(card) for card in place.cards if not card.hidden]
        if hidden:
            cards.append(Text(f"{len(hidden)} × {hidden[0].name}", style="dim"))
        line.append_text(Text(", ").join(cards) if cards else Text("–", style="dim"))
        lines.append(line)
    return Text("\n").join(lines)


def pile_text(pile: Pile) -> Text:
    """A pile: its name, how many, the top card if it is known."""
    found = Text(f"{pile.count:>3} ", style="bold #e8eef4")
    found.append(pile.title[:1].upper() + pile.title[1:], style="#aab6c2")
    if pile.top is not None and not pile.top.hidden:
        found.append(": ")
        found.append_text(card_text(pile.top))
    elif pile.describe:
        found.append(f"  ({pile.describe[0]})", style="#8a96a3")
    return found


def graph_text(graph: Graph) -> Text:
    """Rooms with what stands in them."""
    lines: list[Text] = []
    for node in graph.nodes:
        line = Text(node.name, style=f"bold {tone(node.tone)}")
        for piece in graph.pieces:
            if piece.at == node.id:
                line.append(f" {piece.glyph}", style=tone(piece.tone))
        lines.append(line)
    return Text("\n").join(lines)


def table_text(scene: Scene, lit: set[str]) -> Text:
    """Everything beside the board, one under the other."""
    names = [facts.name for facts in scene.seats]
    panels = [panel_text(area, names, lit) for area in scene.areas if isinstance(area, Panel)]
    rows = [row_text(area) for area in scene.areas if isinstance(area, Row)]
    piles = [pile_text(area) for area in scene.areas if isinstance(area, Pile)]
    graphs = [graph_text(area) for area in scene.areas if isinstance(area, Graph)]
    parts = [*graphs, *panels, *rows]
    if piles:
        parts.append(Text("\n").join(piles))
    return Text("\n\n").join(parts)


def status_text(scene: Scene) -> Text:
    """The first line of the screen: where we are, and how many cards are left."""
    found = Text(f" {scene.title} ", style="bold #0b0f14 on #9fb3c8")
    for stat in scene.status:
        found.append(f"  {stat.name} ", style="#8a96a3")
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
        part = Text(section.title, style="bold #55d6e8")
        for line in section.lines:
            part.append(f"\n• {line}", style="#d5dde5 not bold")
        parts.append(part)
    return Text("\n\n").join(parts)
