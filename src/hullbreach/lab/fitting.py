"""Fit what positions are worth: ``python -m hullbreach.lab.fitting encounters`` plays games and writes the weights.

Rule bots play games over the settings of a plan; at the beginning of every round the features of each seat are noted,
with whether that seat won in the end. A fit of one on the other is the value that search uses. Printed are the
figures of the fit on games it has not seen: by third of the game the area under the curve (how often it tells a won
position from a lost one) and how often positions were won that it gives about even chances.
"""

from __future__ import annotations

import argparse
import math
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import msgspec
import numpy as np

from hullbreach.bots import make
from hullbreach.bots.value import Weights, against_of, chance, features_of
from hullbreach.games import rulebook
from hullbreach.kernel.errors import BadInput
from hullbreach.kernel.records import SeedChance, begin
from hullbreach.lab.commands import add_place, leave_with, place_of
from hullbreach.lab.sim import MOST_DECISIONS
from hullbreach.lab.workplaces import carry_out

# What is played to learn from: by game the settings that take turns.
SETTINGS: dict[str, list[dict[str, object]]] = {
    "corps": [
        {"players": players, "mission": mission}
        for mission in (
            "newt",
            "escape",
            "survive",
            "bug_hunt_operations",
            "bug_hunt_quarters",
            "bug_hunt_catwalks",
            "bug_hunt_hive",
        )
        for players in (1, 3)
    ],
    "encounters": [
        {"players": players, "scenario": film}
        for film in ("alien", "aliens", "alien3", "alien_resurrection")
        for players in (1, 3, 5)
    ],
    "hunt": [
        {"players": factions.count("_") + 1, "mission": f"mission_{number:02}", "factions": factions}
        for number in range(1, 11)
        for factions in ("marine_alien_predator", "marine_alien", "marine_predator", "alien_predator")
    ],
    "nemesis": [{"players": 1}, {"players": 3}, {"players": 3, "board": "alternate"}],
}
# How many bent sums of the features there are (see ``Weights``), how often weights are moved, after how many positions,
# by how much at first, and how small they are kept.
SUMS, MOVES, BATCH, RATE, KEPT_SMALL = 16, 2600, 512, 3e-3, 2e-3
# A feature that varies by less than this is the same everywhere.
SMALL = 1e-6
# Positions of one game are much alike: an even share of them is enough to fit.
MOST_SAMPLES = 120_000
# The same games give the same weights.
FIRST = 1
# The last of so many games is kept apart for the figures.
KEPT_APART = 4
# So many games a worker plays before it tells of them.
CHUNK = 5


@dataclass
class Sample:
    """One position of one seat: what was seen, whether it won, and how far the game was, from 0 to 1."""

    seats: int
    features: list[float]
    won: bool
    progress: float


def play_one(game: str, settings: dict[str, object], seed: int) -> list[Sample]:
    """The positions of one game of rule bots."""
    look = features_of(game)
    if look is None:
        raise BadInput(f"game {game}", "has no features to fit")
    match = begin(rulebook(game), settings, SeedChance(seed), quiet=True)
    bots = [make("rules", seed * 64 + seat + 1) for seat in range(match.state.seats)]
    against = against_of(game)
    seen: list[tuple[int, bool, list[float]]] = []
    latest = 0
    for _ in range(MOST_DECISIONS):
        if match.question is None:
            break
        if match.round > latest:
            latest = match.round
            state = match.state
            noted = [(seat, against(state, seat), look(state, seat)) for seat in range(state.seats)]
            # Seats that win and lose together often see the same: once is enough.
            seen += [each for n, each in enumerate(noted) if all(each[1:] != other[1:] for other in noted[:n])]
        match.play(bots[match.question.seat].choose_fast(match))
    outcome = match.outcome
    if outcome is None:
        return []
    last = max(1, len(seen) - 1)
    return [
        Sample(match.state.seats, features, outcome.result(seat).won is not turned, n / last)
        for n, (seat, turned, features) in enumerate(seen)
    ]


def play_some(task: tuple[str, int, list[int]]) -> list[list[Sample]]:
    """Some games, by their numbers from a first seed on; what a worker runs."""
    game, seed, numbers = task
    cells = SETTINGS[game]
    return [play_one(game, cells[n % len(cells)], seed + n) for n in numbers]


def fit(samples: Sequence[Sample]) -> list[Weights]:
    """The weights for each number of seats, from its own games."""
    return [
        fit_one(seats, [sample for sample in samples if sample.seats == seats])
        for seats in sorted({sample.seats for sample in samples})
    ]


def fit_one(seats: int, samples: Sequence[Sample]) -> Weights:
    """The weights that give the games the greatest likelihood, by descent (Adam) in small batches."""
    draws = np.random.default_rng(FIRST)
    seen = np.array([sample.features for sample in samples], float)
    won = np.array([sample.won for sample in samples], float)
    mean, spread = seen.mean(0), seen.std(0)
    spread[spread < SMALL] = 1.0
    seen = (seen - mean) / spread
    size = seen.shape[1]
    # The features themselves, the sums of them, what those count for once they are bent; what counts for itself.
    found = [np.zeros(size), draws.normal(0, size**-0.5, (size, SUMS)), np.zeros(SUMS), draws.normal(0, 0.3, SUMS)]
    found.append(np.zeros(1))
    first, second = [np.zeros_like(each) for each in found], [np.zeros_like(each) for each in found]
    done = 0
    passes = math.ceil(MOVES / math.ceil(len(seen) / BATCH))
    for number in range(passes):
        order = draws.permutation(len(seen))
        for at in range(0, len(seen), BATCH):
            some = order[at : at + BATCH]
            rows = seen[some]
            bent = np.tanh(rows @ found[1] + found[2])
            total = rows @ found[0] + bent @ found[3] + found[4]
            off = (1 / (1 + np.exp(-total)) - won[some]) / len(some)
            inner = np.outer(off, found[3]) * (1 - bent * bent)
            slopes = [rows.T @ off, rows.T @ inner, inner.sum(0), bent.T @ off, np.array([off.sum()])]
            done += 1
            for n, slope in enumerate(slopes):
                # What counts for itself may be as large as it must; all other weights are held small.
                slope = slope + (KEPT_SMALL * found[n] if n in (0, 1, 3) else 0)
                first[n] = 0.9 * first[n] + 0.1 * slope
                second[n] = 0.999 * second[n] + 0.001 * slope**2
                moved = first[n] / (1 - 0.9**done) / (np.sqrt(second[n] / (1 - 0.999**done)) + 1e-8)
                found[n] = found[n] - RATE * (1 - number / passes) * moved
    plain, sums = found[0] / spread, (found[1] / spread[:, None]).T
    return Weights(
        seats,
        rounded([found[4][0] - mean @ plain, *plain]),
        [rounded([own - mean @ each, *each]) for own, each in zip(found[2], sums, strict=True)],
        rounded([*found[3]]),
    )


def rounded(weights: Sequence[float]) -> list[float]:
    """Weights as they are written down."""
    return [round(float(weight), 4) for weight in weights]


def area(pairs: Sequence[tuple[float, bool]]) -> float:
    """How often a won position is valued above a lost one; a half where there is nothing to tell apart."""
    won = sum([1 for _, hit in pairs if hit])
    lost = len(pairs) - won
    if not won or not lost:
        return 0.5
    below, found = 0, 0.0
    ordered = sorted(pairs)
    at = 0
    while at < len(ordered):
        same = at
        while same < len(ordered) and ordered[same][0] == ordered[at][0]:
            same += 1
        hits = sum([1 for _, hit in ordered[at:same] if hit])
        found += hits * (below + (same - at - hits) / 2)
        below += same - at - hits
        at = same
    return found / (won * lost)


def figures(fitted: Sequence[Weights], samples: Sequence[Sample]) -> list[str]:
    """What the fit is worth, in lines to print."""
    by_seats = {weights.seats: weights for weights in fitted}
    known = [sample for sample in samples if sample.seats in by_seats]
    valued = [(chance(by_seats[sample.seats], sample.features), sample) for sample in known]
    found = []
    for third, name in enumerate(("first", "second", "last")):
        pairs = [(value, sample.won) for value, sample in valued if min(2, int(sample.progress * 3)) == third]
        found.append(f"{name} third: {len(pairs)} positions, area under the curve {area(pairs):.2f}")
    for low in (0.0, 0.2, 0.4, 0.6, 0.8):
        inside = [sample.won for value, sample in valued if low <= value < low + 0.2 or (low == 0.8 and value == 1.0)]
        if inside:
            found.append(
                f"valued {low:.1f} to {low + 0.2:.1f}: {len(inside)} positions, {sum(inside) / len(inside):.2f} won"
            )
    return found


def main(arguments: list[str] | None = None) -> None:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=sorted(SETTINGS))
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=500_000)
    parser.add_argument("--out", type=Path, help="where the weights go; nothing is written without it")
    add_place(parser)
    asked = parser.parse_args(arguments)
    cells = SETTINGS[asked.game]
    numbers = list(range(asked.games))
    tasks = [(asked.game, asked.seed, numbers[n : n + CHUNK]) for n in range(0, asked.games, CHUNK)]
    games = carry_out(play_some, tasks, place_of(asked), asked.games, show=True)
    learned = [sample for n, game in enumerate(games) if n // len(cells) % KEPT_APART for sample in game]
    apart = [sample for n, game in enumerate(games) if not n // len(cells) % KEPT_APART for sample in game]
    if not learned:
        raise BadInput("--games", f"{asked.games}, expected more than {len(cells)}: nothing is left to learn from")
    fitted = fit(learned[:: 1 + len(learned) // MOST_SAMPLES])
    print(f"{asked.game}: {asked.games} games from seed {asked.seed}, every fourth of each setting kept apart")
    for line in figures(fitted, apart):
        print(line)
    if asked.out is not None:
        asked.out.write_bytes(msgspec.json.encode(fitted) + b"\n")


if __name__ == "__main__":
    leave_with(main)
