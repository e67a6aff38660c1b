"""The boards of a scene as pictures."""

from __future__ import annotations

from hullbreach.cli.terminal.graph_picture import GraphPicture
from hullbreach.cli.terminal.grid_picture import GridPicture
from hullbreach.cli.terminal.picture import Picture
from hullbreach.kernel.scene import Graph, Grid, Panel, Scene


def pictures_of(scene: Scene, lit: set[str], chosen: set[str]) -> list[Picture]:
    """Every board of a scene; a game of cards alone has none."""
    sides = {area.owner: area.tone for area in scene.areas if isinstance(area, Panel) and not area.piece}
    found: list[Picture] = []
    for area in scene.areas:
        if isinstance(area, Grid):
            found.append(GridPicture(area, lit, chosen, set(scene.focus), sides))
        elif isinstance(area, Graph):
            found.append(GraphPicture(area, lit, chosen, set(scene.focus), sides))
    return found
