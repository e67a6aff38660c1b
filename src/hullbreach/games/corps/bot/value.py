"""What the value of a position in corps looks at: who stands, how far they have to go, cards, Aliens."""

from __future__ import annotations

from hullbreach.games.corps.bot.goals import goal_of, nearest
from hullbreach.games.corps.bot.outlook import pressure
from hullbreach.games.corps.rules.state import CHARACTERS, LEFT, NEWT, Corps

# Beyond this distance nobody counts the steps.
FAR_AWAY = 30


def features(g: Corps, seat: int) -> list[float]:
    """The features of a position; all seats win and lose together."""
    here = [who for who in range(CHARACTERS) if g.square[who] >= 0]
    steps = [min(FAR_AWAY, nearest(g, g.square[who], goal_of(g, who).squares)) for who in here]
    ready = len(g.deck) + len(g.below)
    armed = [who for who in here if g.weapons[who]]
    return [
        len(here) / CHARACTERS,
        g.fate.count(LEFT) / CHARACTERS,
        g.down.bit_count() / CHARACTERS,
        len(armed) / CHARACTERS,
        sum([g.dial[who] for who in armed]) / 30.0,
        sum(steps) / (FAR_AWAY * max(1, len(steps))),
        min(steps, default=FAR_AWAY) / FAR_AWAY,
        ready / 40.0,
        1.0 if ready < 8 else 0.0,
        len(g.exhaust) / 40.0,
        pressure(g) / 10.0,
        len(g.aliens) / 10.0,
        len(g.blips) / 10.0,
        1.0 if g.square[NEWT] >= 0 or g.fate[NEWT] == LEFT else 0.0,
        g.open_exits.bit_count() / 2.0,
        g.crates_out / 4.0,
        g.round / 10.0,
    ]
