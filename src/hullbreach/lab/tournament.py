"""Tournaments: which bot plays better, every seat and faction by turns, on the same seeds.

Where all win or lose together every bot fills all seats and plays the same seeds. Where seats fare differently two bots
sit at one table: for every seat one of them sits there and the other everywhere else, then the other way round. What
is compared is always the same seat on the same seed, once with the one and once with the other.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import combinations as pairs_of

from hullbreach.bots.from_file import bot_of
from hullbreach.games import rulebook
from hullbreach.kernel.errors import BadInput
from hullbreach.kernel.records import SeedChance, begin
from hullbreach.lab.ratings import Comparison, Rating, ratings
from hullbreach.lab.sim import Played, Task, play_task, wilson
from hullbreach.lab.workplaces import Jobs, carry_out

CHUNK = 5
DRAW = 0.5
MOST_DECISIONS = 20_000

# Which bot sits where, by number.
Seating = tuple[int, ...]


@dataclass
class Standing:
    """How one bot did."""

    bot: str
    games: int = 0
    #: seats it had, and of those how many won
    seats: int = 0
    won: int = 0
    rating: Rating = field(default_factory=lambda: Rating(0.0, 0.0, 0.0))

    def to_json(self) -> dict[str, object]:
        """The standing as plain JSON data."""
        low, high = wilson(self.won, self.seats)
        return {
            "bot": self.bot,
            "rating": round(self.rating.rating, 1),
            "low": round(self.rating.low, 1),
            "high": round(self.rating.high, 1),
            "games": self.games,
            "seats": self.seats,
            "won": self.won,
            "share": round(self.won / self.seats, 4) if self.seats else 0.0,
            "share_low": round(low, 4),
            "share_high": round(high, 4),
        }


@dataclass
class Tournament:
    """What a tournament came to, the best first."""

    game: str
    options: dict[str, object]
    together: bool
    seed: int
    games: int
    played: int
    standings: list[Standing]
    #: one bot against another: comparisons, how many the first got better, how many the second
    meetings: list[tuple[str, str, int, int, int]]
    crashes: list[Played]

    def to_json(self) -> dict[str, object]:
        """The tournament as plain JSON data."""
        return {
            "game": self.game,
            "options": self.options,
            "together": self.together,
            "seed": self.seed,
            "seeds": self.games,
            "played": self.played,
            "standings": [standing.to_json() for standing in self.standings],
            "meetings": [
                {"bot": one, "other": other, "compared": n, "better": better, "worse": worse}
                for one, other, n, better, worse in self.meetings
            ],
            "crashes": [{"seed": crash.seed, "reason": crash.reason} for crash in self.crashes],
        }


def plays_together(game: str, options: dict[str, object], seed: int) -> bool:
    """Whether all seats win or lose together, as a match by chance shows."""
    match = begin(rulebook(game), options, SeedChance(seed), quiet=True)
    if match.state.seats == 1:
        return True
    bot = bot_of("random", seed)
    for _ in range(MOST_DECISIONS):
        if match.question is None:
            break
        match.play(bot.choose_fast(match))
    return match.outcome is not None and not match.outcome.results


def seatings(bots: int, seats: int, together: bool) -> list[Seating]:
    """Who sits where in the matches of one seed."""
    if together:
        return [(bot,) * seats for bot in range(bots)]
    found: dict[Seating, None] = {}
    for pair in pairs_of(range(bots), 2):
        for one, other in (pair, pair[::-1]):
            for seat in range(seats):
                found[_alone(one, seat, other, seats)] = None
    return list(found)


def _alone(one: int, seat: int, other: int, seats: int) -> Seating:
    return tuple([one if n == seat else other for n in range(seats)])


def compared(bots: int, seats: int, together: bool, results: dict[Seating, list[bool]]) -> list[Comparison]:
    """What the matches of one seed say about every two bots; nothing where a match is missing."""
    found: list[Comparison] = []
    for one, other in pairs_of(range(bots), 2):
        for seat in range(1 if together else seats):
            if together:
                mine, its = (one,) * seats, (other,) * seats
            else:
                mine, its = _alone(one, seat, other, seats), _alone(other, seat, one, seats)
            if mine in results and its in results:
                found.append((one, other, DRAW + (results[mine][seat] - results[its][seat]) / 2))
    return found


def hold(
    game: str,
    bots: list[str],
    options: dict[str, object],
    games: int,
    seed: int = 0,
    jobs: Jobs = 1,
    progress: bool = False,
    together: bool | None = None,
) -> Tournament:
    """Let the bots play so many seeds against each other; ``together`` is found out unless it is said."""
    if len(bots) < 2:
        raise BadInput("bots", f"{len(bots)}, expected at least 2")
    for twice in {bot for bot in bots if bots.count(bot) > 1}:
        raise BadInput(f"bot {twice}", "takes part twice")
    for bot in bots:
        bot_of(bot, 0)
    seats = begin(rulebook(game), options, SeedChance(seed), quiet=True).state.seats
    if together is None:
        together = plays_together(game, options, seed)
    tables = seatings(len(bots), seats, together)
    tasks = [
        Task(
            number, game, options, [bots[bot] for bot in seating], list(range(first, min(first + CHUNK, seed + games)))
        )
        for first in range(seed, seed + games, CHUNK)
        for number, seating in enumerate(tables)
    ]
    standings = [Standing(bot) for bot in bots]
    by_seed: dict[int, dict[Seating, list[bool]]] = {seed + n: {} for n in range(games)}
    crashes: list[Played] = []
    for played in carry_out(play_task, tasks, jobs, games * len(tables), progress):
        seating = tables[played.cell]
        if played.crash is not None:
            crashes.append(played)
            continue
        by_seed[played.seed][seating] = played.seats
        for number in set(seating):
            standings[number].games += 1
        for number, won in zip(seating, played.seats, strict=True):
            standings[number].seats += 1
            standings[number].won += won
    blocks = [compared(len(bots), seats, together, by_seed[each]) for each in sorted(by_seed)]
    for standing, rating in zip(standings, ratings(len(bots), blocks, seed), strict=True):
        standing.rating = rating
    return Tournament(
        game,
        options,
        together,
        seed,
        games,
        games * len(tables) - len(crashes),
        sorted(standings, key=lambda each: -each.rating.rating),
        meetings_of(bots, [each for block in blocks for each in block]),
        sorted(crashes, key=lambda each: (each.seed, each.cell)),
    )


def meetings_of(bots: list[str], comparisons: list[Comparison]) -> list[tuple[str, str, int, int, int]]:
    """Every two bots with how often they were compared, and how often each did better."""
    found = []
    for one, other in pairs_of(range(len(bots)), 2):
        shares = [share for a, b, share in comparisons if (a, b) == (one, other)]
        better, worse = sum(share > DRAW for share in shares), sum(share < DRAW for share in shares)
        found.append((bots[one], bots[other], len(shares), better, worse))
    return found
