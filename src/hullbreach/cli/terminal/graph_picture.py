"""A board of rooms drawn with box characters: a box for each room, where the scene has it, and lines between them."""

from __future__ import annotations

from collections.abc import Iterator

from rich.style import Style

from hullbreach.cli.terminal import palette
from hullbreach.cli.terminal.picture import Canvas, Picture, short
from hullbreach.kernel.scene import SHUT, UNKNOWN, Graph, Link, Node

# A box and the room around it, in columns and lines.
WIDE, HIGH = 13, 4
INNER = WIDE - 2
# Between two boxes side by side the numbers of their way find room.
GAP_ACROSS, GAP_DOWN = 3, 1
# Characters are about twice as high as they are wide.
TALL = 2
CLOSED, GONE = "▮", "▯"
# What a badge of a node counts that its box says otherwise: its number stands in the edge, its name inside.
ELSEWHERE = ("number", "tile", "seen")

Spot = tuple[int, int]


class GraphPicture(Picture):
    """Rooms and ways as lines, and what lies at each point of them."""

    def __init__(self, graph: Graph, lit: set[str], chosen: set[str], active: set[str], sides: dict[int, str]) -> None:
        super().__init__(graph.pieces, lit, chosen, active, sides)
        self.graph = graph
        self.nodes = {node.id: node for node in graph.nodes}
        self.corner_of = corners(graph.nodes)
        self.links = {link.id: link for link in graph.links}
        self.between: dict[frozenset[str], list[str]] = {}
        for link in graph.links:
            self.between.setdefault(frozenset((link.one, link.other)), []).append(link.id)
        self.label_at: dict[Spot, Link] = {}
        width = max((x for x, _ in self.corner_of.values()), default=0) + WIDE
        height = max((y for _, y in self.corner_of.values()), default=0) + HIGH
        self.canvas = Canvas(width, height)
        # Ways without a number of their own lead to something that many share: a hint under all others is enough.
        for link in sorted(graph.links, key=lambda link: bool(link.badges)):
            self._draw_way(link)
        for node in graph.nodes:
            self._draw_room(node)
        for link in graph.links:
            self._draw_label(link)

    def middle(self, node: str) -> Spot:
        """The middle of a room's box."""
        x, y = self.corner_of[node]
        return x + WIDE // 2, y + HIGH // 2

    def _way(self, link: Link) -> list[Spot]:
        """The spots of a way that no box covers."""
        boxes = [self.corner_of[link.one], self.corner_of[link.other]]
        line = spots_between(self.middle(link.one), self.middle(link.other))
        return [spot for spot in line if not any(inside(spot, corner) for corner in boxes)]

    def _label_spot(self, link: Link) -> Spot | None:
        """The middle of a way; several ways between the same rooms share the line."""
        spots = self._way(link)
        sharing = self.between[frozenset((link.one, link.other))]
        return spots[len(spots) * (sharing.index(link.id) + 1) // (len(sharing) + 1)] if spots else None

    def _draw_way(self, link: Link) -> None:
        spots = self._way(link)
        char = "·"
        for n, (x, y) in enumerate(spots):
            if link.badges and n + 1 < len(spots):
                char = step_char(spots[n + 1][0] - x, spots[n + 1][1] - y)
            self.canvas.put(x, y, char, palette.WALL if link.badges else palette.GAP)

    def _draw_label(self, link: Link) -> None:
        """The numbers of a way, its door and its noise, in the middle of it."""
        text = "".join(badge.value for badge in link.badges) + {SHUT: CLOSED, "gone": GONE}.get(link.state, "")
        spot = self._label_spot(link)
        if not text or spot is None:
            return
        x, y = spot
        x = min(max(0, x - len(text) // 2), self.width - len(text))
        ground = self.light({link.id}, palette.GROUNDS[0])
        colour = "#000000" if ground == palette.CHOSEN else palette.tone(UNKNOWN) if len(link.badges) > 1 else "#d5dde5"
        if link.state == SHUT and ground != palette.CHOSEN:
            colour = "#f0b93a"
        self.canvas.put(x, y, text, Style(color=colour, bgcolor=ground, bold=True))
        for n in range(len(text)):
            self.label_at[x + n, y] = link

    def _draw_room(self, node: Node) -> None:
        left, top = self.corner_of[node.id]
        ground = self.light(set(self.ids_on(node.id)), palette.GROUNDS[1])
        dark = ground == palette.CHOSEN
        edge = Style(color="#000000" if dark else palette.tone(node.tone), bgcolor=ground)
        number = next((badge.value for badge in node.badges if badge.kind == "number"), "")
        rows = (f"╭{number:─<{INNER}}╮", *[f"│{'':{INNER}}│"] * (HIGH - 2), f"╰{'':─<{INNER}}╯")
        for n, row in enumerate(rows):
            self.canvas.put(left, top + n, row, edge)
        unknown = node.tone == UNKNOWN
        name = "?" if unknown and number else short(node.name, INNER)
        self.canvas.put(left + 1, top + 1, f"{name:^{INNER}}", edge + Style(bold=not unknown))
        self._draw_inside(node, left + 1, top + 2, ground)

    def _draw_inside(self, node: Node, left: int, y: int, ground: str) -> None:
        """Who stands in a room on the left, what lies there and what is counted there on the right."""
        pieces = sorted(self.pieces_on.get(node.id, []), key=lambda piece: piece.flat)
        badges = "".join(f" {badge.value}" for badge in node.badges if badge.kind not in ELSEWHERE)[1:]
        x = left
        for n, piece in enumerate(pieces):
            if x + len(piece.glyph) > left + INNER - (2 if n + 1 < len(pieces) else 0):
                self.canvas.put(x, y, f"+{len(pieces) - n}", palette.COUNT)
                return
            self.canvas.put(x, y, piece.glyph, self.piece_style(piece, ground))
            x += len(piece.glyph)
        room = left + INNER - x - (1 if pieces else 0)
        if room > 0 and badges:
            text = badges if len(badges) <= room else badges.replace(" ", "")[:room]
            style = Style(color="#000000") if ground == palette.CHOSEN else palette.ROOM
            self.canvas.put(left + INNER - len(text), y, text, style)

    def _node_at(self, x: int, y: int) -> Node | None:
        return next((self.nodes[id] for id, corner in self.corner_of.items() if inside((x, y), corner)), None)

    def elements_at(self, x: int, y: int) -> list[str]:
        label = self.label_at.get((x, y))
        if label is not None:
            return [label.id]
        node = self._node_at(x, y)
        return [] if node is None else self.ids_on(node.id)

    def describe(self, x: int, y: int) -> list[str]:
        label = self.label_at.get((x, y))
        if label is not None:
            return [f"{badge.meaning}: {badge.value}" for badge in label.badges]
        node = self._node_at(x, y)
        if node is None:
            return []
        counted = [badge.meaning for badge in node.badges if badge.kind not in ELSEWHERE]
        return [*node.describe, *[line for line in counted if line not in node.describe], *self.lines_on(node.id)]

    def where(self, id: str) -> Spot | None:
        id = self.place_of.get(id, id)
        if id in self.nodes:
            return self.middle(id)
        if id in self.links:
            return self._label_spot(self.links[id])
        return None


def corners(nodes: list[Node]) -> dict[str, Spot]:
    """Where the boxes begin: as near to each other as they can be without one lying over another.

    Two boxes are kept apart in the direction in which they are farther from each other.
    """
    across, down = 0.0, 0.0
    for n, one in enumerate(nodes):
        for other in nodes[n + 1 :]:
            dx, dy = abs(one.x - other.x), abs(one.y - other.y)
            if dx * TALL / (WIDE + GAP_ACROSS) >= dy / (HIGH + GAP_DOWN) and dx:
                across = max(across, (WIDE + GAP_ACROSS) / dx)
            elif dy:
                down = max(down, (HIGH + GAP_DOWN) / dy)
    left, top = min((node.x for node in nodes), default=0), min((node.y for node in nodes), default=0)
    return {node.id: (round((node.x - left) * across), round((node.y - top) * down)) for node in nodes}


def inside(spot: Spot, corner: Spot) -> bool:
    """Whether a spot lies in the box that begins in this corner."""
    return 0 <= spot[0] - corner[0] < WIDE and 0 <= spot[1] - corner[1] < HIGH


def spots_between(start: Spot, end: Spot) -> Iterator[Spot]:
    """The characters on the straight line from one spot to another."""
    across, down = end[0] - start[0], end[1] - start[1]
    steps = max(abs(across), abs(down), 1)
    for n in range(steps + 1):
        yield start[0] + round(across * n / steps), start[1] + round(down * n / steps)


def step_char(dx: int, dy: int) -> str:
    """The character of a line that goes on in this direction."""
    return "│" if dx == 0 else "─" if dy == 0 else "╲" if (dx > 0) == (dy > 0) else "╱"
