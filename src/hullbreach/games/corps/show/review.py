"""What a mission of corps is remembered by."""

from __future__ import annotations

from hullbreach.games.corps.words import events as e
from hullbreach.kernel.review import GONE, SAFE, Count, Remembered

REMEMBERED = Remembered(
    big={
        e.KILLED: 9,
        e.CAPTURED: 9,
        e.HUGGED: 8,
        e.JOINED: 8,
        e.LEFT: 7,
        e.DEATH_PREVENTED: 6,
        e.CAPTURE_PREVENTED: 6,
        e.CRATE_TAKEN: 5,
        e.EXIT_OPENED: 5,
        e.MISSION_BLIP_SHOWN: 4,
        e.KNOCKED_DOWN: 3,
        e.HAZARD: 2,
        e.ALIEN_KILLED: 1,
    },
    counts=(
        Count("shots", (e.SHOT,), "who"),
        Count("hits", (e.SHOT,), "who", reached=True),
        Count("kills", (e.ALIEN_KILLED, e.BLIP_KILLED)),
        Count("cards", (e.EVENT_PLAYED,), "seat"),
        Count("spaces", (e.MOVED,), "who"),
    ),
    fates={e.KILLED: GONE, e.CAPTURED: GONE, e.LEFT: SAFE},
    rounds=e.ROUND_STARTS,
    deeds={e.SHOT: "who", e.COUNTER_ATTACK: "who", e.SENTRY_FIRED: "gun", e.ALIEN_ACTIVATED: ""},
    joins={
        e.HERO_CHOSEN: ("seat", "who"),
        e.TOOK_OVER: ("seat", "who"),
        e.COMMANDED: ("who", "grunt"),
        # A gun shoots for whoever placed it.
        e.SENTRY_PLACED: ("", "gun"),
    },
    # A Grunt whom nobody has commanded yet shoots because somebody said so.
    led=("character",),
    series=True,
    apart=("campaign",),
)
