"""The plan of a balance report: which matches are played, how they are laid out, and what shares are aimed at."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Iterator
from dataclasses import dataclass, field, replace

from hullbreach.kernel.errors import BadInput
from hullbreach.lab import plans
from hullbreach.lab.sim import AND, LOST, SOME, WON, Cell, wilson


@dataclass
class Row:
    """One line of a table: its labels and the options behind it.

    of: where sides play against each other, whose victories count; ``SHARED`` for those of several sides together,
    ``ANYBODY`` for those of at least one seat, ``round n`` for the n-th round of a series, of those that were reached.
    """

    labels: tuple[str, ...]
    options: dict[str, object]
    of: str = ""


# What the page tells of a study: the share of each side, beside those of ``table/measured.py``.
SIDES = "sides"
SHARED = "shared"
ANYBODY = "anybody"
ROUND = "round "


def seen_by(cell: Cell, who: str) -> Cell:
    """The games of a cell as one side sees them: won, alone or with others, or lost."""
    if not who:
        return cell
    found = replace(cell)
    if who.startswith(ROUND):
        number = int(who.removeprefix(ROUND))
        games = len([score for score in cell.scores if score >= number - 1])
        won = len([score for score in cell.scores if score >= number])
        found.reasons = {WON: won, LOST: games - won}
    elif who == ANYBODY:
        games = cell.games
        won = cell.outcomes.get(WON, 0) + cell.outcomes.get(SOME, 0)
    else:
        games = cell.games
        sides = {outcome: outcome.split(AND) for outcome in cell.outcomes}
        won = sum(
            [n for each, n in cell.outcomes.items() if (len(sides[each]) > 1 if who == SHARED else who in sides[each])]
        )
    found.outcomes = {WON: won, LOST: games - won}
    return found


@dataclass
class Study:
    """A table of shares, by row and number of seats.

    aim: the least and greatest share that is wanted; aims: the same by the number of seats.
    hits: the reasons that count, else every victory.
    among: count only games with this finding. steps: the last labels, in an order in which the share must fall by
    at least ``least_step``, on average over the seats.
    tells: whose victories the page shows to whoever chooses a mission (``TEAM``, ``SOMEBODY`` or ``SIDES``; nothing: it
    shows none); as_usual: the settings that mean here what the usual value means.
    """

    title: str
    text: str
    heads: tuple[str, ...]
    rows: list[Row]
    seats: list[int]
    bots: list[str] = field(default_factory=lambda: ["rules"])
    aim: tuple[float, float] | None = None
    aims: dict[int, tuple[float, float]] = field(default_factory=dict)
    hits: tuple[str, ...] = ()
    among: str = ""
    steps: tuple[str, ...] = ()
    least_step: float = 0.0
    scores: bool = False
    #: how many times as many games a cell has as those of other studies
    times: int = 1
    #: only the sum of it is told
    brief: bool = False
    picture: str = ""
    flow: str = ""
    tells: str = ""
    as_usual: tuple[str, ...] = ()

    def with_cells(self, cells: list[Cell]) -> Iterator[tuple[Row, int, Cell]]:
        """Every row and number of seats with its cell."""
        pairs = [(row, seats) for row in self.rows for seats in self.seats]
        for (row, seats), cell in zip(pairs, cells, strict=True):
            yield row, seats, cell

    def cells(self) -> list[dict[str, object]]:
        """The options of every cell, row by row."""
        return [{**row.options, "players": seats} for row in self.rows for seats in self.seats]

    def aim_at(self, seats: int) -> tuple[float, float] | None:
        """The aim with so many seats."""
        return self.aims.get(seats, self.aim)

    def counts(self, cell: Cell) -> tuple[int, int]:
        """How many games of a cell count as hits, of how many."""
        reasons = cell.found.get(self.among, {}) if self.among else cell.reasons
        games = sum(reasons.values())
        if self.hits:
            return sum([reasons.get(reason, 0) for reason in self.hits]), games
        return cell.outcomes.get("won", 0), games

    def share(self, cell: Cell) -> float:
        """The share of a cell."""
        hits, games = self.counts(cell)
        return hits / games if games else 0.0

    def interval(self, cell: Cell) -> tuple[float, float]:
        """The 95 % Wilson interval of the share."""
        return wilson(*self.counts(cell))


@dataclass
class Tally:
    """How often something was found in the games of some studies, by the number of seats.

    A finding is a kind and a word: ``fate launched``. kinds: what is counted; of several the first is the whole of
    the others. words: those that should occur, beside all that do.
    """

    title: str
    text: str
    head: str
    kinds: tuple[str, ...]
    studies: tuple[str, ...]
    words: tuple[str, ...] = ()
    picture: str = ""


@dataclass
class Plan:
    """The whole report of a game."""

    method: str
    studies: list[Study]
    tallies: list[Tally] = field(default_factory=list)


def games_with_plans() -> list[str]:
    """The games that have a plan."""
    return sorted(module.name for module in pkgutil.iter_modules(plans.__path__))


def plan_of(game: str) -> Plan:
    """The plan of a game's report."""
    if game not in games_with_plans():
        raise BadInput(f"balance {game}", f"no plan, expected one of {', '.join(games_with_plans())}")
    found = importlib.import_module(f"hullbreach.lab.plans.{game}").PLAN
    assert isinstance(found, Plan)
    return found
