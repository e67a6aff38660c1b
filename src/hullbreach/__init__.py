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

import copyreg
from collections.abc import Callable

from hullbreach.games import GAMES, rulebook, use_content
from hullbreach.kernel.errors import BadInput, Illegal, No
from hullbreach.kernel.match import SPECTATOR, Match, Question, View
from hullbreach.kernel.options import Option
from hullbreach.kernel.records import CommittedChance, Record, SeedChance, begin, read_record, write_record
from hullbreach.kernel.records import replay as replay_record
from hullbreach.kernel.rulebook import PLAYERS
from hullbreach.kernel.state import Outcome
from hullbreach.kernel.version import VERSION
from hullbreach.kernel.worlds import worlds

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
    "worlds",
]

__version__ = VERSION


def new(game: str, players: int | None = None, seed: int = 0, *, log: bool = True, **options: object) -> Match:
    """A new match with a seeded generator, for the game's usual number of players if none is named.

    ``log=False`` keeps no events, for simulation.
    """
    return begin(rulebook(game), with_players(players, options), SeedChance(seed), quiet=not log)


def new_committed(game: str, key: str, table: str, players: int | None = None, **options: object) -> Match:
    """A new match with committed dice: publish the hash now, the key when it is over."""
    return begin(rulebook(game), with_players(players, options), CommittedChance.of(key, table))


def with_players(players: int | None, settings: dict[str, object]) -> dict[str, object]:
    """The settings with the number of players among them, if one is named."""
    return settings if players is None else {PLAYERS: players, **settings}


def replay(record: Record) -> Match:
    """Play a record again to the state it ended in."""
    return replay_record(rulebook(record.game), record)


def _from_pickle(text: bytes) -> Match:
    return replay(read_record(text, "pickled match"))


def _to_pickle(match: Match) -> tuple[Callable[[bytes], Match], tuple[bytes]]:
    """A match goes to another process as its record: a few kilobytes, whatever its state holds."""
    return _from_pickle, (write_record(match.record()),)


copyreg.pickle(Match, _to_pickle)
