"""Little maps for the rule tests."""

from __future__ import annotations


def room(width: int, height: int) -> str:
    """One open room, walled in."""
    outer = "+".join(["", *["-"] * width, ""])
    inner = "+".join(["", *[" "] * width, ""])
    row = "|" + " ".join(["."] * width) + "|"
    return "\n".join([outer, *[line for y in range(height) for line in (row, inner)][:-1], outer])


def corridor(*edges: str) -> str:
    """Spaces in a row; each edge between two of them is ' ' (open), 'D' (door), '|' (wall) or ':' (thick line)."""
    wall = "+".join(["", *["-"] * (len(edges) + 1), ""])
    return "\n".join([wall, "|." + "".join(f"{edge}." for edge in edges) + "|", wall])
