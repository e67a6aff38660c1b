"""What a match of nemesis is remembered by."""

from __future__ import annotations

from hullbreach.games.nemesis.words import events as e
from hullbreach.kernel.review import GONE, SAFE, Count, Remembered

REMEMBERED = Remembered(
    big={
        e.DIED: 9,
        e.SHIP_LOST: 9,
        e.JUMPED: 9,
        e.LAUNCHED: 8,
        e.HIBERNATES: 8,
        e.NEST_DESTROYED: 8,
        e.SEQUENCE_STARTED: 8,
        e.FIRST_ENCOUNTER: 7,
        e.INFESTED: 7,
        e.TAKES_OVER: 7,
        e.INTRUDER_DIED: 6,
        e.SIGNAL: 5,
        e.WEAKNESS: 4,
        e.SERIOUS_WOUND: 3,
        e.EXPLORED: 1,
    },
    counts=(
        Count("rooms", (e.EXPLORED,)),
        Count("cards", (e.PLAYS,), "seat"),
        Count("searches", (e.SEARCHED,), "seat"),
        Count("kills", (e.INTRUDER_DIED,)),
        Count("wounds", (e.LIGHT_WOUND, e.SERIOUS_WOUND, e.FATAL_WOUND), "seat", fine=False),
    ),
    fates={e.DIED: GONE, e.HIBERNATES: SAFE, e.LAUNCHED: SAFE, e.REVIVED: ""},
    rounds=e.TURN,
    deeds={e.MOVED: "seat", e.SHOOTS: "seat", e.DECLARES_BLOW: "seat", e.USES: "seat", e.EVENT: ""},
)
