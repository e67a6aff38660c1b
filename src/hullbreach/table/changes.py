"""What a client is sent: a whole scene, or only what differs from the scene it has.

Of a scene that was sent only fingerprints are kept, so a client that watches costs next to nothing in memory.
"""

from __future__ import annotations

import copy

import msgspec

from hullbreach.kernel.match import Past
from hullbreach.kernel.scene import Cell, Edge, Grid, Scene

FIELDS = ("game", "lang", "title", "seat", "version", "status", "seats", "ended", "focus", "goals")
_ENCODER = msgspec.json.Encoder()


class Picture:
    """The fingerprints of the scene that the clients of one seat and language were sent last."""

    def __init__(self) -> None:
        self.version = -1
        self.fields: dict[str, int] = {}
        self.areas: dict[str, int] = {}
        self.floors: dict[str, tuple[list[Cell], list[Edge]]] = {}
        self.order: list[str] = []
        self.lines = 0
        # The choice up to which those lines go.
        self.past: Past | None = None

    def whole(self, scene: Scene) -> bytes:
        """The scene as JSON; from now on changes are told from it."""
        self.change(scene)
        self.lines = len(scene.log)
        return _ENCODER.encode(scene)

    def change(self, scene: Scene) -> bytes:
        """What differs from the last scene, as JSON; the log of the new scene holds the new lines only."""
        parts: list[bytes] = []
        for name in FIELDS:
            encoded = _ENCODER.encode(getattr(scene, name))
            if self.fields.get(name) != hash(encoded):
                self.fields[name] = hash(encoded)
                parts.append(b'"%s":%s' % (name.encode(), encoded))
        areas = self._areas(scene)
        if areas:
            parts.append(b'"areas":' + areas)
        parts.append(b'"question":' + _ENCODER.encode(scene.question))
        if scene.log:
            parts.append(b'"log":' + _ENCODER.encode(scene.log))
            self.lines = scene.log[-1].number + 1
        self.version = scene.version
        return b"{" + b",".join(parts) + b"}"

    def _areas(self, scene: Scene) -> bytes:
        changed: list[bytes] = []
        order = [area.id for area in scene.areas]
        for area in scene.areas:
            same_floor = True
            shown: object = area
            if isinstance(area, Grid):
                # Walls and floors are most of a board, hardly ever change, and are mostly the very same lists.
                cells, edges = self.floors.get(area.id, (None, None))
                same_floor = (area.cells is cells or area.cells == cells) and (
                    area.edges is edges or area.edges == edges
                )
                shown = without_floor(area)
            encoded = _ENCODER.encode(shown)
            if same_floor and self.areas.get(area.id) == hash(encoded):
                continue
            self.areas[area.id] = hash(encoded)
            if isinstance(area, Grid):
                self.floors[area.id] = (area.cells, area.edges)
            changed.append(encoded if same_floor else _ENCODER.encode(area))
        if not changed and order == self.order:
            return b""
        for gone in set(self.areas) - set(order):
            del self.areas[gone]
            self.floors.pop(gone, None)
        self.order = order
        return b'{"order":%s,"changed":[%s]}' % (_ENCODER.encode(order), b",".join(changed))


def without_floor(area: Grid) -> object:
    """A board that a client already has the cells and edges of."""
    bare = copy.copy(area)
    bare.cells = None  # type: ignore[assignment]
    bare.edges = None  # type: ignore[assignment]
    return bare
