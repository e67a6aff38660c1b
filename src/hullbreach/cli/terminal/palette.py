"""Colours and lines: what tones, edges and lights look like in a terminal."""

from __future__ import annotations

from rich.style import Style

from hullbreach.kernel import scene

GROUNDS = ("#10161d", "#161d26")
VOID = Style(bgcolor="#05070a")
WALL = Style(color="#9fb3c8", bgcolor="#0b0f14")
LINE = Style(color="#6d89a8", bgcolor="#0b0f14")
GAP = Style(color="#27313d", bgcolor="#0b0f14")
BLOCKED = Style(color="#3b4754", bgcolor="#1d252e")
DOORS = {
    scene.OPEN: Style(color="#6b5a2a", bgcolor="#0b0f14"),
    scene.SHUT: Style(color="#e0b040", bgcolor="#0b0f14", bold=True),
    scene.BARRED: Style(color="#ff6a3d", bgcolor="#0b0f14", bold=True),
}
EXITS = {
    scene.OPEN: Style(color="#5cf08a", bgcolor="#0b0f14", bold=True),
    scene.SHUT: Style(color="#7a4040", bgcolor="#0b0f14"),
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
ARROWS = {"north": "↑", "east": "→", "south": "↓", "west": "←"}
RAISED = str.maketrans("0123456789", "⁰¹²³⁴⁵⁶⁷⁸⁹")


def tone(name: str) -> str:
    """The colour of a tone."""
    return TONES.get(name, TONES[scene.PLAIN])
