"""What is measured: random play of one engine, in a process of its own that takes orders line by line.

Times are those the processor spent on the process, so that a busy machine blurs the figures less.
"""

import gc
import json
import random
import statistics
import sys
import time
from collections.abc import Callable
from typing import Any, Protocol

from memory import own_size

COPY_EVERY = 25  # decisions between two positions whose copying is timed
COPY_REPEATS = 20


class Subject(Protocol):
    """An engine that can be started, advanced by one random decision, and copied."""

    def new(self, seed: int) -> Any:
        """A fresh game."""

    def over(self, game: Any) -> bool:
        """Whether the game has ended."""

    def decide(self, game: Any) -> bool:
        """Let chance take one decision; whether there was more than one option."""


class Catanatron:
    """The peer: four random players on the base map, ended at its own limit of turns."""

    def __init__(self) -> None:
        from catanatron import Color, Game, RandomPlayer

        self._game = Game
        self._player = RandomPlayer
        self._colours = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)

    def new(self, seed: int) -> Any:
        """A fresh game."""
        return self._game([self._player(colour) for colour in self._colours], seed=seed)

    def over(self, game: Any) -> bool:
        """Whether somebody has won, or the game drags on."""
        return game.winning_color() is not None or game.state.num_turns >= 1000

    def decide(self, game: Any) -> bool:
        """One decision, forced ones included."""
        free = len(game.state.playable_actions) > 1
        game.play_tick()
        return free


class Ours:
    """A game of ours: random players on as many seats as it is made for, up to four, one variant of it."""

    def __init__(self, game: str, players: int = 4, **options: object) -> None:
        import hullbreach

        self._new = hullbreach.new
        self._game = game
        self._players = players
        self._options = options

    def new(self, seed: int, log: bool = True) -> Any:
        """A fresh match."""
        return self._new(self._game, players=self._players, seed=seed, log=log, **self._options)

    def over(self, game: Any) -> bool:
        """Whether no question is left."""
        return game.question is None

    def decide(self, game: Any) -> bool:
        """One decision, drawn as the peer's random player draws it."""
        options = game.question.options
        game.play(random.choice(options))
        return len(options) > 1


SUBJECTS: dict[str, Callable[[], Subject]] = {
    "catanatron": Catanatron,
    "corps": lambda: Ours("corps", mission="newt"),
    "encounters": lambda: Ours("encounters", scenario="alien"),
    # Random players hardly ever win a mission of hunt: with this cap they choose as often as bots that play to win it.
    "hunt": lambda: Ours("hunt", players=3, mission="mission_01", turn_cap=5),
    "nemesis": lambda: Ours("nemesis"),
}


def play_to(subject: Subject, seed: int, limit: int | None = None) -> tuple[Any, int, int]:
    """A game played to its end, or for so many decisions; how many were taken, and how many of them were free."""
    random.seed(seed)
    game = subject.new(seed)
    taken = free = 0
    while taken != limit and not subject.over(game):
        free += subject.decide(game)
        taken += 1
    return game, taken, free


def speed(subject: Subject, first_seed: int, seconds: float) -> dict[str, float]:
    """Decisions per second over whole games, set-up included."""
    gc.collect()
    taken = free = games = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        _, more, more_free = play_to(subject, first_seed + games)
        taken += more
        free += more_free
        games += 1
    return {"decisions_per_second": taken / spent, "choices_per_second": free / spent, "games": games}


def copying(subject: Subject, seed: int) -> dict[str, float]:
    """Microseconds for one copy, over positions spread evenly through a whole game."""
    random.seed(seed)
    game = subject.new(seed)
    positions = []
    taken = 0
    while not subject.over(game):
        if taken % COPY_EVERY == 0:
            positions.append(game.copy())
        subject.decide(game)
        taken += 1
    gc.collect()
    times = []
    for position in positions:
        start = time.process_time()
        for _ in range(COPY_REPEATS):
            position.copy()
        times.append((time.process_time() - start) / COPY_REPEATS)
    return {"copy_us": statistics.fmean(times) * 1e6}


def memory(subject: Subject, seed: int) -> dict[str, float]:
    """Kilobytes of a match half way and at its end."""
    other = play_to(subject, seed + 1)[0]
    end, taken, _ = play_to(subject, seed)
    middle = play_to(subject, seed, taken // 2)[0]
    return {"middle_kb": own_size(middle, other) / 1000, "end_kb": own_size(end, other) / 1000}


def playing_on(subject: Subject, seed: int, seconds: float) -> dict[str, float]:
    """Playouts and rollouts of our rule bots; the peer has nothing that could stand beside them."""
    if not isinstance(subject, Ours):
        return {}
    from hullbreach.lab.playouts import playouts

    gc.collect()
    return playouts(lambda each: subject.new(each, log=False), seconds, seed)


def serve(subject: Subject) -> None:
    """Carry out one order a line, one JSON answer a line, until the input ends."""
    for line in sys.stdin:
        order = json.loads(line)
        match order["measure"]:
            case "speed":
                answer = speed(subject, order["seed"], order["seconds"])
            case "copying":
                answer = copying(subject, order["seed"])
            case "memory":
                answer = memory(subject, order["seed"])
            case "playouts":
                answer = playing_on(subject, order["seed"], order["seconds"])
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    serve(SUBJECTS[sys.argv[1]]())
