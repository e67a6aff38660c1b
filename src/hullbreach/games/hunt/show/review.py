"""What a match of hunt is remembered by."""

from __future__ import annotations

from hullbreach.games.hunt.words import events as e
from hullbreach.kernel.review import GONE, Count, Remembered

REMEMBERED = Remembered(
    big={
        e.LAUNCHED: 9,
        e.OUT: 9,
        e.SELF_DESTRUCT: 8,
        e.TROPHY: 7,
        e.STEP_DONE: 7,
        e.TAKEN: 6,
        e.EVACUATED: 6,
        e.INFECTED: 5,
        e.KILLED: 4,
        e.TRAP_SPRUNG: 3,
        e.CRITICAL: 2,
        e.REVEALED: 1,
    },
    counts=(
        Count("activations", (e.ACTIVATED,), "piece"),
        Count("attacks", (e.ATTACK,), "piece"),
        Count("kills", (e.CREDITED,), "side"),
        Count("lost", (e.KILLED,), "piece", fine=False),
        Count("cards", (e.CARD_PLAYED,), "side"),
    ),
    fates={e.OUT: GONE},
    rounds=e.TURN,
    series=True,
    apart=("campaign", "custom", "arena"),
)
