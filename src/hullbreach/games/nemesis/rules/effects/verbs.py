"""All verbs: importing this enters what every one of them does."""

from __future__ import annotations

from hullbreach.games.nemesis.rules.effects import conditions, intruders, moves, people, ship, things
from hullbreach.games.nemesis.rules.effects.declare import NEEDS, skips_unpicked
from hullbreach.parts.effects import ACTS

FILES = (conditions, intruders, moves, people, ship, things)

for _kind in NEEDS:
    ACTS[_kind] = skips_unpicked(_kind)
