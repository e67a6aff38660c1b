"""How hard missions and scenarios are and how long they last, as measured by games of the rule bots.

One file a game in ``measured/``, written by ``make balance``. What nobody measured is in none of them. Minutes are an
estimate: of all decisions that were counted, people are asked a measured part, and think about each for a while.
"""

from __future__ import annotations

import json
from functools import lru_cache
from pathlib import Path

import msgspec

# So long people think about a question, in seconds; the only number here that nobody measured.
THINKS = 10
# Nobody plans an evening by single minutes.
STEP = 5
FOLDER = Path(__file__).parent / "measured"
# Whose victories were counted, beside sides that play against each other: everybody's together, or anybody's.
TEAM, SOMEBODY = "team", "somebody"


class Share(msgspec.Struct):
    """Which part of so many games was won, by whom; settings: those that differ from the usual ones."""

    settings: dict[str, object]
    players: int
    games: int
    won: dict[str, float]


class Length(msgspec.Struct):
    """How many rounds or turns so many games lasted on average, with any number of seats."""

    settings: dict[str, object]
    games: int
    rounds: float
    decisions: float


class Measured(msgspec.Struct):
    """What was measured of a game, and with which bots."""

    bots: str
    shares: list[Share] = []
    lengths: list[Length] = []
    # Which part of all decisions a person is asked, where the policies of the seats decide the rest.
    asked: float = 1.0

    def minutes(self, length: Length) -> int:
        """How long people would play, with a person on every seat."""
        return max(STEP, STEP * round(length.decisions * self.asked * THINKS / 60 / STEP))


@lru_cache
def measured(game: str) -> Measured:
    """What was measured of a game; nothing where nobody did."""
    file = FOLDER / f"{game}.json"
    return msgspec.json.decode(file.read_bytes(), type=Measured) if file.is_file() else Measured("rules")


def write_measured(file: Path, found: Measured) -> None:
    """Write what was measured, a line for each number, so that changes can be read."""
    parts = [f'"bots": {json.dumps(found.bots)}', f'"asked": {found.asked}']
    for name, rows in (("shares", found.shares), ("lengths", found.lengths)):
        lines = [f"  {json.dumps(msgspec.to_builtins(row))}" for row in rows]
        parts.append(f'"{name}": [\n' + ",\n".join(lines) + "\n ]")
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text("{\n " + ",\n ".join(parts) + "\n}\n", encoding="utf-8")
