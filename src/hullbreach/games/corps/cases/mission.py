"""The mission of an arranged position: an own little map, a mission of the game, or one with changes."""

from __future__ import annotations

from collections.abc import Mapping

from hullbreach.games.corps.content.load import Content, Mission
from hullbreach.games.corps.content.mission_records import CAMPAIGN, SANDBOX, mission_from
from hullbreach.kernel.errors import BadInput
from hullbreach.parts.grid import Face
from hullbreach.parts.reader import as_table

MOST_SQUARES = 1024
ONE_FACE = "board"


def mission_of(content: Content, called: str, given: Mapping[str, object]) -> Mission:
    """The mission an option names, with the map and the changes the description gives."""
    changes = mission_changes(given)
    base = called
    if called == CAMPAIGN:
        base = str(changes.get("id", "newt"))
    elif called != changes.get("id", called):
        raise BadInput("given.mission.id", f"{changes['id']!r}, but the option says {called!r}")
    drawn = "board" in given or "faces" in given or "boards" in given
    if base != SANDBOX and not drawn and not set(changes) - {"id"}:
        return content.mission(base)
    record: dict[str, object] = {} if base == SANDBOX else dict(content.mission_records[content.mission(base).id])
    record.update(changes)
    faces = {**content.face_by_id, **drawn_faces(given)}
    if drawn:
        record["boards"] = laid_out(given)
    elif "boards" not in record:
        raise BadInput("given.board", "missing, a sandbox needs a map: board, or faces and boards")
    check_size(record["boards"], faces)
    return mission_from(record, faces, "given.mission")


def check_size(boards: object, faces: Mapping[str, Face]) -> None:
    """Complain about a map that is too large: what sees what is worked out for every square of it."""
    width = height = 0
    for each in boards if isinstance(boards, list) else []:
        # Whatever else stands there is complained about by whoever reads the mission.
        name, at = (each.get("face"), each.get("at")) if isinstance(each, dict) else (None, None)
        if not isinstance(name, str) or name not in faces:
            continue
        face = faces[name]
        if isinstance(at, list) and len(at) == 2 and all(isinstance(n, int) for n in at):
            width, height = max(width, at[0] + face.width), max(height, at[1] + face.height)
    if width * height > MOST_SQUARES:
        raise BadInput("given.board", f"{width} by {height} squares, expected at most {MOST_SQUARES} in all")


def mission_changes(given: Mapping[str, object]) -> Mapping[str, object]:
    """What the description says about the mission; a text is its id."""
    value = given.get("mission", {})
    return {"id": value} if isinstance(value, str) else as_table(value, "given.mission")


def drawn_faces(given: Mapping[str, object]) -> dict[str, Face]:
    """The faces a description draws itself."""
    grids: dict[str, object] = dict(as_table(given.get("faces", {}), "given.faces"))
    if "board" in given:
        grids[ONE_FACE] = given["board"]
    found: dict[str, Face] = {}
    for name, grid in grids.items():
        place = "given.board" if name == ONE_FACE else f"given.faces.{name}"
        if not isinstance(grid, str):
            raise BadInput(place, f"{grid!r}, expected a drawing")
        found[name] = Face.parse(name, grid, place)
    return found


def laid_out(given: Mapping[str, object]) -> object:
    """Which face lies where; a single drawn face lies at 0,0."""
    if "boards" in given:
        return given["boards"]
    drawn = list(drawn_faces(given))
    if len(drawn) != 1:
        raise BadInput("given.boards", f"missing, {len(drawn)} faces are drawn: say where each lies")
    return [{"face": drawn[0], "at": [0, 0]}]
