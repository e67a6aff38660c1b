"""Points of a finished game, and of a series of games. ENC-SCO"""

from __future__ import annotations

from collections.abc import Sequence

from hullbreach.games.encounters.rules.state import ALIEN, DEAD, NORMAL, NOTHING, Encounters


def traitor_of(g: Encounters) -> int:
    """The seat that was dealt the Evil Agenda, -1 when nobody was."""
    for seat in range(g.seats):
        if g.agenda[seat] != NOTHING and g.faces[g.agenda[seat]].evil:
            return seat
    return NOTHING


def group_score(g: Encounters, won: bool) -> int:
    """What the group scores: survivors, and a bonus with Hidden Agendas (ENC-SCO-01, 02, 03, 05)."""
    scoring = g.fixed.content.scoring
    if not won:
        return scoring.agendas_loss if g.fixed.agendas else scoring.loss
    traitor = traitor_of(g)
    survivors = [seat for seat in range(g.seats) if g.fate[seat] == NORMAL and seat != traitor]
    aliens = [seat for seat in range(g.seats) if g.fate[seat] == ALIEN]
    if not g.fixed.agendas:
        return scoring.win_per_survivor * len(survivors) + scoring.alien_player * len(aliens)
    bonus = scoring.no_traitor_bonus if traitor == NOTHING else scoring.traitor_beaten_bonus
    return scoring.agendas_win_per_survivor * len(survivors) + bonus


def traitor_score(g: Encounters, traitor: int, won: bool) -> int:
    """What the traitor scores: points for every other player who died (ENC-SCO-04, ENC-AMB-25)."""
    scoring = g.fixed.content.scoring
    if not won:
        return scoring.traitor_loss
    others = [seat for seat in range(g.seats) if seat != traitor and g.fate[seat] in (DEAD, ALIEN)]
    return scoring.traitor_win_per_dead_player * len(others)


def sides_of(g: Encounters) -> dict[str, tuple[int, ...]]:
    """Who plays with whom in the end: the group, a traitor, Alien players; those of whom there are any."""
    traitor = traitor_of(g) if g.fixed.agendas else NOTHING
    sides: dict[str, tuple[int, ...]] = {
        GROUP: tuple([seat for seat in range(g.seats) if seat != traitor and g.fate[seat] != ALIEN]),
        TRAITOR: (traitor,) if traitor != NOTHING else (),
        ALIENS: tuple([seat for seat in range(g.seats) if seat != traitor and g.fate[seat] == ALIEN]),
    }
    return {side: seats for side, seats in sides.items() if seats}


def scores(g: Encounters, reason: str) -> list[int]:
    """The points of every seat of a game that ends so; the group shares its points, Aliens have none (ENC-SCO-02)."""
    sides = sides_of(g)
    found = [group_score(g, reason == COMPLETED)] * g.seats
    for seat in sides.get(ALIENS, ()):
        found[seat] = g.fixed.content.scoring.alien_player
    for seat in sides.get(TRAITOR, ()):
        found[seat] = traitor_score(g, seat, reason in TRAITOR_REASONS)
    return found


def series(games: Sequence[Sequence[int]]) -> list[int]:
    """The points of every seat over several games (ENC-SCO-06)."""
    found = [0] * max((len(game) for game in games), default=0)
    for game in games:
        for seat, points in enumerate(game):
            found[seat] += points
    return found


# Sides of a game.
GROUP, TRAITOR, ALIENS = "group", "traitor", "aliens"
# Reasons of an outcome.
COMPLETED = "objectives-completed"
ALL_DEAD = "all-dead"
ONLY_ALIENS = "only-aliens"
HIVE_OUT = "hive-out"
TRAITOR_RESCUED = "traitor-rescued"
TRAITOR_ESCAPED = "traitor-escaped"
TRAITOR_REASONS = (TRAITOR_RESCUED, TRAITOR_ESCAPED)
