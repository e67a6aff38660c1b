"""What a client is sent: a whole scene, or only what differs from the scene it has.

Parts of a scene that stand as they stood are mostly the very same objects, so comparing costs next to nothing, and
keeping the last scene takes little memory.
"""

from __future__ import annotations

import copy

import msgspec

from hullbreach.kernel.match import Past
from hullbreach.kernel.scene import Area, Grid, Scene

FIELDS = ("game", "lang", "title", "seat", "version", "status", "seats", "ended", "focus", "goals")
_ENCODER = msgspec.json.Encoder()


class Picture:
    """The scene that the clients of one seat and language were sent last."""

    def __init__(self) -> None:
        self.version = -1
        self.fields: list[object] = [None] * len(FIELDS)
        self.areas: dict[str, Area] = {}
        self.lines = 0
        # The choice up to which those lines go, and how many had been made by then.
        self.past: Past | None = None
        self.choices = 0

    def whole(self, scene: Scene) -> bytes:
        """The scene as JSON; from now on changes are told from it."""
        self._keep(scene)
        self.lines = len(scene.log)
        return _ENCODER.encode(scene)

    def change(self, scene: Scene) -> bytes:
        """What differs from the last scene, as JSON; the log of the new scene holds the new lines only."""
        found: dict[str, object] = {"question": scene.question}
        for name, known in zip(FIELDS, self.fields, strict=True):
            value = getattr(scene, name)
            if value != known:
                found[name] = value
        changed = [bare(area, self.areas.get(area.id)) for area in scene.areas if not self._shows(area)]
        order = [area.id for area in scene.areas]
        if changed or order != [*self.areas]:
            found["areas"] = {"order": order, "changed": changed}
        if scene.log:
            found["log"] = scene.log
            self.lines = scene.log[-1].number + 1
        self._keep(scene)
        return _ENCODER.encode(found)

    def _shows(self, area: Area) -> bool:
        known = self.areas.get(area.id)
        return area is known or area == known

    def _keep(self, scene: Scene) -> None:
        self.version = scene.version
        self.fields = [getattr(scene, name) for name in FIELDS]
        self.areas = {area.id: area for area in scene.areas}


def bare(area: Area, known: Area | None) -> Area:
    """An area without what a client already has of it: of the same board only the edges that differ, and no cells."""
    if not isinstance(area, Grid) or not isinstance(known, Grid) or area.cells != known.cells:
        return area
    if len(area.edges) != len(known.edges):
        return area
    pairs = [(edge, had) for edge, had in zip(area.edges, known.edges, strict=True) if edge is not had and edge != had]
    if any((edge.x, edge.y, edge.side) != (had.x, had.y, had.side) for edge, had in pairs):
        return area
    found = copy.copy(area)
    found.cells = None  # type: ignore[assignment]
    found.edges = [edge for edge, _ in pairs]
    return found
