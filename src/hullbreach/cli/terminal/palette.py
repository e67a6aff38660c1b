"""Colours and lines: what tones, edges and lights look like in a terminal."""

from __future__ import annotations

from rich.style import Style

from hullbreach.kernel import scene

GROUNDS = ("#131b24", "#18222e")
VOID = Style(bgcolor="#05070a")
RULER = Style(color="#5c6b7a", bgcolor="#05070a")
WALL = Style(color="#b4c6d8")
LINE = Style(color="#7f9cbd")
GAP = Style(color="#33404f")
BLOCKED = Style(color="#4a5866")
# A tile in sight, and the name of a room.
SEEN = "#22303f"
ROOM = Style(color="#8a96a3")
# How many more there are.
COUNT = Style(color="#ffd75f", bold=True)
DOORS = {
    scene.OPEN: Style(color="#8a7434"),
    scene.SHUT: Style(color="#f0b93a", bold=True),
    scene.BARRED: Style(color="#ff6a3d", bold=True),
}
EXITS = {
    scene.OPEN: Style(color="#5cf08a", bold=True),
    scene.SHUT: Style(color="#8a4a4a"),
}
LIT = "#1d5c38"
CHOSEN = "#d9a400"
ACTIVE = "#1f4f7a"

TONES = {
    scene.FRIEND: "#8be28b",
    scene.FOE: "#ff5a4f",
    scene.UNKNOWN: "#d58bff",
    scene.DANGER: "#ff9d3d",
    scene.GOAL: "#55d6e8",
    scene.GEAR: "#9ab8ff",
    scene.PLAIN: "#d5dde5",
    scene.FALLEN: "#7d8791",
}

# Heavy lines by the arms that meet in a corner: north 1, east 2, south 4, west 8.
CORNERS = " ╹╺┗╻┃┏┣╸┛━┻┓┫┳╋"
LEVEL = {"wall": "━━━", "line": "┄┄┄", "open": "╴ ╶", "shut": "╾━╼", "barred": "╳╳╳"}
UPRIGHT = {"wall": "┃", "line": "┊", "open": "╎", "shut": "╂", "barred": "╳"}
# What a wall or line is made of to the left and right of a door, level and upright.
WALL_FILL, LINE_FILL = "━┃", "┄┊"
ARROWS = {"north": "↑", "east": "→", "south": "↓", "west": "←"}
RAISED = str.maketrans("0123456789", "⁰¹²³⁴⁵⁶⁷⁸⁹")


def tone(name: str) -> str:
    """The colour of a tone."""
    return TONES.get(name, TONES[scene.PLAIN])
