"""Steps per second of the learning environments, with observations, beside catanatron's environment in the same run.

The peer is not among the requirements, since it asks for an older Gymnasium: pip install --no-deps catanatron_gym.
For the compiled build: PYTHONPATH=build/compiled python bench/learning.py
"""

import argparse
import random
import statistics
import time
from collections.abc import Callable

import hullbreach.parts.observation as observing
from hullbreach.lab.env import aec_env

SETTINGS: dict[str, dict[str, object]] = {
    "corps": {"players": 2, "mission": "newt"},
    "encounters": {"players": 3},
    "hunt": {"players": 3},
    "nemesis": {"players": 3},
}
PEER = "catanatron_gym"


def ours(game: str) -> Callable[[], None]:
    """One step by chance, observed, in an episode that begins anew when it is over."""
    env = aec_env(game, **SETTINGS[game])
    luck = random.Random(1)
    env.reset(seed=1)

    def step() -> None:
        observation, _, over, cut, _ = env.last()
        if over or cut:
            env.reset()
            return
        env.step(luck.randrange(int(observation["action_mask"].sum())))

    return step


def peer() -> Callable[[], None]:
    """The same for the peer: one seat against one that plays by chance."""
    from catanatron_gym.envs.catanatron_env import CatanatronEnv

    env = CatanatronEnv()
    luck = random.Random(1)
    env.reset(seed=1)

    def step() -> None:
        _, _, over, cut, _ = env.step(luck.choice(env.get_valid_actions()))
        if over or cut:
            env.reset()

    return step


def rate(step: Callable[[], None], seconds: float) -> float:
    """Steps in a second of this process."""
    steps = 0
    began = time.process_time()
    while (spent := time.process_time() - began) < seconds:
        for _ in range(50):
            step()
        steps += 50
    return steps / spent


def main() -> None:
    """Measure by turns and print medians, and ratios to the peer round by round."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=2.0, help="of each measurement")
    parser.add_argument("--rounds", type=int, default=5)
    given = parser.parse_args()
    subjects = {game: ours(game) for game in SETTINGS}
    try:
        subjects[PEER] = peer()
    except ModuleNotFoundError:
        print(f"without the peer: pip install --no-deps {PEER}")
    build = "compiled" if observing.__file__.endswith((".so", ".pyd")) else "pure"
    found: dict[str, list[float]] = {name: [] for name in subjects}
    for step in subjects.values():
        # What is computed once and remembered, such as who sees whom on a board, is not what is measured.
        rate(step, given.seconds)
    for _ in range(given.rounds):
        for name, step in subjects.items():
            found[name].append(rate(step, given.seconds))
    for name, rates in found.items():
        line = f"{name:16} {build:8} {statistics.median(rates):8,.0f} steps/s"
        if PEER in found and name != PEER:
            ratios = [mine / its for mine, its in zip(rates, found[PEER], strict=True)]
            line += f"   {statistics.median(ratios):.2f} times the peer ({min(ratios):.2f}-{max(ratios):.2f})"
        print(line)


if __name__ == "__main__":
    main()
