"""How a game ends. ENC-WIN"""

from __future__ import annotations

from hullbreach.games.encounters.rules.scoring import (
    ALL_DEAD,
    COMPLETED,
    GROUP,
    HIVE_OUT,
    ONLY_ALIENS,
    TRAITOR_ESCAPED,
    TRAITOR_RESCUED,
    group_score,
    scores,
    sides_of,
    traitor_of,
    traitor_score,
)
from hullbreach.games.encounters.rules.state import ALIEN, NOTHING, OVER, Encounters
from hullbreach.games.encounters.words import events
from hullbreach.kernel.outcome import Outcome, Result


def _end(g: Encounters, winners: tuple[int, ...], reason: str, score: int) -> None:
    g.phase = OVER
    g.told += (events.GAME_OVER,)
    sides = sides_of(g)
    if list(sides) == [GROUP]:
        g.end(Outcome(winners, reason, score))
        return
    results = [Result(seat in winners, reason, points) for seat, points in enumerate(scores(g, reason))]
    g.end(Outcome.apart(tuple(results), reason, score, sides))


def complete_last(g: Encounters) -> None:
    """Objective 3 is done: the group wins; a traitor who is left alone wins instead (ENC-WIN-01, ENC-AGD-14)."""
    g.told += (events.OBJECTIVE_COMPLETED, g.objectives[0])
    traitor = traitor_of(g) if g.fixed.agendas else NOTHING
    if traitor != NOTHING and g.normals() == [traitor]:
        _end(g, (traitor,), TRAITOR_ESCAPED, traitor_score(g, traitor, True))
        return
    group = tuple([seat for seat in range(g.seats) if g.fate[seat] != ALIEN and seat != traitor])
    _end(g, group, COMPLETED, group_score(g, True))


def win_alone(g: Encounters, seat: int) -> None:
    """The traitor is the last player and calls the rescue team (ENC-AGD-13)."""
    _end(g, (seat,), TRAITOR_RESCUED, traitor_score(g, seat, True))


def lose_hive(g: Encounters) -> None:
    """A Hive card is needed and there is none a second time (ENC-WIN-03)."""
    _end(g, (), HIVE_OUT, group_score(g, False))


def lose_players(g: Encounters) -> None:
    """No normal player is left; Alien players share the victory (ENC-WIN-02, ENC-WIN-04, ENC-ALN-25)."""
    aliens = tuple([seat for seat in range(g.seats) if g.fate[seat] == ALIEN])
    _end(g, aliens, ONLY_ALIENS if aliens else ALL_DEAD, group_score(g, False))
