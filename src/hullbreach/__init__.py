"""Hullbreach: a digital table for survival-horror board games.

>>> import hullbreach as hb
>>> match = hb.new("corps", players=1, seed=7, mission="newt", edition="updated")
>>> while match.question:                                   # who must choose what, now
...     events = match.play(match.question.options[0])     # Illegal changes nothing
>>> match.outcome.reason
'cards-out'
>>> hb.replay(match.record()).state == match.state
True
"""

from __future__ import annotations

from hullbreach.games import GAMES, rulebook, use_content
from hullbreach.kernel.errors import BadInput, Illegal, No
from hullbreach.kernel.match import SPECTATOR, Match, Question, View
from hullbreach.kernel.options import Option
from hullbreach.kernel.records import CommittedChance, Record, SeedChance, begin
from hullbreach.kernel.records import replay as replay_record
from hullbreach.kernel.state import Outcome
from hullbreach.kernel.version import VERSION

__all__ = [
    "GAMES",
    "SPECTATOR",
    "BadInput",
    "Illegal",
    "Match",
    "No",
    "Option",
    "Outcome",
    "Question",
    "Record",
    "View",
    "new",
    "new_committed",
    "replay",
    "rulebook",
    "use_content",
]

__version__ = VERSION


def new(game: str, players: int = 1, seed: int = 0, *, log: bool = True, **options: object) -> Match:
    """A new match with a seeded generator; ``log=False`` keeps no events, for simulation."""
    return begin(rulebook(game), {"players": players, **options}, SeedChance(seed), quiet=not log)


def new_committed(game: str, key: str, table: str, players: int = 1, **options: object) -> Match:
    """A new match with committed dice: publish the hash now, the key when it is over."""
    chance = CommittedChance.of(key, table)
    return begin(rulebook(game), {"players": players, **options}, chance)


def replay(record: Record) -> Match:
    """Play a record again to the state it ended in."""
    return replay_record(rulebook(record.game), record)
