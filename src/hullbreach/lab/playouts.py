"""How fast rule bots play on, which is what search lives on: whole games, and rollouts that are cut off."""

from __future__ import annotations

import time
from collections.abc import Callable

from hullbreach.bots.rules import RulesBot
from hullbreach.kernel.match import Match

# A rollout ends after so many rounds of the game, or after so many choices, whatever comes first.
ROUNDS, CHOICES = 2, 120
# Rollouts begin at every so many choices of a whole game.
EVERY = 20


def playouts(new: Callable[[int], Match], seconds: float, seed: int = 0) -> dict[str, float]:
    """Whole games of rule bots and rollouts from positions spread through the first of them, each for so many seconds.

    ``new`` sets up a match with a seed. Times are those the processor spent on this process. At least one is played.
    """
    positions: list[Match] = []
    games, spent = 0, 0.0
    while not games or spent < seconds:
        match, bot = new(seed + games), RulesBot(seed + games)
        choices = 0
        began = time.process_time()
        while match.question is not None:
            if not games and choices % EVERY == 0:
                positions.append(match.copy())
            match.play(bot.choose_fast(match))
            choices += 1
        spent += time.process_time() - began
        games += 1
    done, played, rolled = 0, 0, 0.0
    while not done or rolled < seconds:
        bot = RulesBot(seed + done)
        began = time.process_time()
        played += roll_out(positions[done % len(positions)].copy(), bot)
        rolled += time.process_time() - began
        done += 1
    return {
        "playouts_per_second": games / max(spent, 1e-9),
        "rollouts_per_second": done / max(rolled, 1e-9),
        "rollout_ms": 1000 * rolled / done,
        "rollout_choices": played / done,
    }


def roll_out(match: Match, bot: RulesBot) -> int:
    """Let the bot choose for everybody until the rollout is cut off; how many choices that were."""
    first = match.round
    for choices in range(CHOICES):
        if match.question is None or match.round - first >= ROUNDS:
            return choices
        match.play(bot.choose_fast(match))
    return CHOICES
