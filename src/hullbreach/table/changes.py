"""What a client is sent: a whole scene, or only what differs from the scene it has.

Of a scene that was sent only fingerprints are kept, so a client that watches costs next to nothing in memory.
"""

from __future__ import annotations

import msgspec

from hullbreach.kernel.match import Past
from hullbreach.kernel.scene import Grid, Scene

FIELDS = ("game", "lang", "title", "seat", "version", "status", "seats", "ended", "focus", "goals")
_ENCODER = msgspec.json.Encoder()


class Picture:
    """The fingerprints of the scene that the clients of one seat and language were sent last."""

    def __init__(self) -> None:
        self.version = -1
        self.fields: dict[str, int] = {}
        self.areas: dict[str, int] = {}
        self.floors: dict[str, int] = {}
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
            floor = 0
            encoded = b""
            if isinstance(area, Grid):
                # Walls and floors are most of a board and hardly ever change.
                floor = hash(_ENCODER.encode((area.cells, area.edges)))
                bare = Grid(area.id, area.title, area.width, area.height, [], [], area.pieces)
                encoded = _ENCODER.encode(bare)
            else:
                encoded = _ENCODER.encode(area)
            same_floor = self.floors.get(area.id, 0) == floor
            if same_floor and self.areas.get(area.id) == hash(encoded):
                continue
            self.areas[area.id] = hash(encoded)
            self.floors[area.id] = floor
            if not isinstance(area, Grid):
                changed.append(encoded)
            elif same_floor:
                shown = msgspec.to_builtins(area)
                shown["cells"] = shown["edges"] = None
                changed.append(_ENCODER.encode(shown))
            else:
                changed.append(_ENCODER.encode(area))
        if not changed and order == self.order:
            return b""
        for gone in set(self.areas) - set(order):
            del self.areas[gone]
            self.floors.pop(gone, None)
        self.order = order
        return b'{"order":%s,"changed":[%s]}' % (_ENCODER.encode(order), b",".join(changed))
