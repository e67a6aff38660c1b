"""Little maps for rule tests: an empty room, with what is drawn on some of its edges and squares."""

from __future__ import annotations

DOOR, WALL, LINE, OPEN = "door", "wall", "line", "open"
UPRIGHT = {DOOR: "D", WALL: "|", LINE: ":", OPEN: " "}
LEVEL = {DOOR: "D", WALL: "-", LINE: "=", OPEN: " "}


def room(width: int, height: int, edges: dict[str, str] | None = None, squares: dict[str, str] | None = None) -> str:
    """The drawing of a room with walls around it; edges are named like doors, squares are C, P or #."""
    lines = [["+" if x % 2 == 0 else " " for x in range(2 * width + 1)] for _ in range(2 * height + 1)]
    for y in range(height):
        lines[2 * y + 1] = [" " if x % 2 == 0 else "." for x in range(2 * width + 1)]
        lines[2 * y + 1][0] = lines[2 * y + 1][2 * width] = "|"
    for x in range(width):
        lines[0][2 * x + 1] = lines[2 * height][2 * x + 1] = "-"
    for name, kind in (edges or {}).items():
        (x, y), (u, v) = point(name.split("|")[0]), point(name.split("|")[1])
        if y == v:
            lines[2 * y + 1][2 * max(x, u)] = UPRIGHT[kind]
        else:
            lines[2 * max(y, v)][2 * x + 1] = LEVEL[kind]
    for name, kind in (squares or {}).items():
        x, y = point(name)
        lines[2 * y + 1][2 * x + 1] = kind
    return "\n".join("".join(line) for line in lines)


def point(name: str) -> tuple[int, int]:
    """The coordinates of a square."""
    x, y = name.split(",")
    return int(x), int(y)


def wall_right_of(x: int, height: int, edges: dict[str, str] | None = None) -> dict[str, str]:
    """A wall from top to bottom between the columns x and x + 1, except where edges say otherwise."""
    return {f"{x},{y}|{x + 1},{y}": WALL for y in range(height)} | (edges or {})
