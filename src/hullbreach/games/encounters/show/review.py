"""What a match of encounters is remembered by."""

from __future__ import annotations

from hullbreach.games.encounters.words import events as e
from hullbreach.kernel.review import GONE, Count, Remembered

REMEMBERED = Remembered(
    big={
        e.DIED: 9,
        e.BECAME_ALIEN: 9,
        e.AGENDA_REVEALED: 9,
        e.OBJECTIVE_COMPLETED: 8,
        e.IMPREGNATED: 8,
        e.CHESTBURSTER_KILLED: 7,
        e.FACEHUGGER_PLACED: 5,
        e.HAZARD: 4,
        e.STRUCK: 3,
        e.EVENT: 2,
        e.KILLED: 1,
    },
    counts=(
        Count("cards", (e.PLAYED,), "seat"),
        Count("recruited", (e.RECRUITED,), "seat"),
        Count("scans", (e.SCANNED,), "seat"),
        Count("kills", (e.KILLED,), "seat"),
        Count("strikes", (e.STRUCK,), "seat", fine=False),
    ),
    fates={e.DIED: GONE, e.BECAME_ALIEN: GONE},
    rounds=e.TURN,
    achievement=e.ACHIEVEMENT,
    series=True,
)
