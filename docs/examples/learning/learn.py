"""A small learner with nothing but numpy: it learns one seat of one scenario in minutes.

A candidate is scored by weights of what it is: its verb, the ids it names, the question it answers, what else is open.
First it may watch some games of the rule bot and make what it sees more likely. Then it plays: which candidate is
chosen is drawn by the scores, and after an episode the weights of choices that went better than expected grow (policy
gradient). What is expected is a sum of weights of the position.
"""

import argparse
import time
from collections.abc import Callable

import numpy as np

from hullbreach.bots import make
from hullbreach.lab.env import SeatEnv, gym_env

WEIGHTS = 1 << 16
PRIMES = np.array([1, 7919, 104729, 1299709], np.int64)
QUESTIONS = 64
DISCOUNT = 0.98
WATCHING, LEARNING, EXPECTING = 0.1, 0.1, 0.05
EVALUATION_SEED = 1_000_000


def features(observation: dict) -> np.ndarray:
    """For each open candidate where its weights stand."""
    rows = observation["options"][: int(observation["action_mask"].sum())].astype(np.int64)
    question = int(observation["observation"][:QUESTIONS].argmax())
    verb, first, ids = rows[:, 0], rows[:, :2] @ PRIMES[:2], rows[:, :-1] @ PRIMES[: rows.shape[1] - 1]
    beside = int(np.bitwise_or.reduce(1 << verb % 62)) % 1_000_003
    kinds = [
        verb,
        31 * first + 11,
        37 * ids + 13,
        41 * (QUESTIONS * verb + question) + 17,
        43 * first + 1009 * question + 19,
        47 * verb + 31 * beside + 23,
    ]
    return np.stack(kinds, 1) % WEIGHTS


class Learner:
    """The weights, and how they change."""

    def __init__(self, size: int, seed: int) -> None:
        self.policy = np.zeros(WEIGHTS)
        self.moved = np.full(WEIGHTS, 1.0)
        self.value = np.zeros(size)
        self.watched, self.mean = 0, np.zeros(WEIGHTS)
        self.luck = np.random.default_rng(seed)

    def chances(self, places: np.ndarray) -> np.ndarray:
        """How likely each candidate is chosen."""
        scores = self.policy[places].sum(1)
        likely = np.exp(scores - scores.max())
        return likely / likely.sum()

    def watch(self, env: SeatEnv, seed: int) -> None:
        """One game of the rule bot: what it chooses becomes more likely."""
        observation, _ = env.reset(seed=seed)
        bot, over = make("rules", seed), False
        while not over:
            match = env.episode.match
            row = list(match.question.options).index(bot.choose_fast(match))
            places = features(observation)
            share = -self.chances(places)
            share[row] += 1
            np.add.at(self.policy, places, WATCHING * share[:, None])
            observation, _, over, _, _ = env.step(row)
        # The last game weighs no more than the first: what stays is the mean of the weights after each.
        self.watched += 1
        self.mean += (self.policy - self.mean) / self.watched

    def play(self, env: SeatEnv, seed: int, learn: bool) -> None:
        """One episode, learned from or not."""
        observation, _ = env.reset(seed=seed)
        seen, over = [], False
        while not over:
            places = features(observation)
            likely = self.chances(places)
            row = int(self.luck.choice(len(likely), p=likely))
            before = observation["observation"]
            observation, reward, over, _, _ = env.step(row)
            if learn:
                seen.append((places, likely, row, before, reward))
        if learn:
            self.learn(seen)

    def learn(self, seen: list) -> None:
        """Walk back through an episode: how did it go on from here, and was that better than expected?"""
        total = 0.0
        change = np.zeros(WEIGHTS)
        for places, likely, row, position, reward in reversed(seen):
            total = reward + DISCOUNT * total
            better = total - self.value @ position
            self.value += EXPECTING * better / (1 + position @ position) * position
            share = -likely
            share[row] += 1
            np.add.at(change, places, better * share[:, None])
        self.moved += change * change
        self.policy += LEARNING * change / np.sqrt(self.moved)


def how_far(play: Callable[[int], None], env: SeatEnv, games: int) -> tuple[float, float]:
    """How many of the three Objectives are done, and the share of games won, on seeds that nobody learns from."""
    done = won = 0
    for n in range(games):
        play(EVALUATION_SEED + n)
        match = env.episode.match
        done += match.state.completed
        won += match.outcome.result(env.seat).won
    return done / games, won / games


def by_chance(env: SeatEnv, seed: int) -> None:
    """One game in which every choice is equally likely."""
    luck, over = np.random.default_rng(seed), False
    observation, _ = env.reset(seed=seed)
    while not over:
        observation, _, over, _, _ = env.step(int(luck.integers(observation["action_mask"].sum())))


def main() -> None:
    """Watch, learn, look how it goes from time to time, and draw the curve."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--scenario", default="alien", help="of encounters, with one seat")
    parser.add_argument("--watched", type=int, default=20, help="games of the rule bot to watch first")
    parser.add_argument("--episodes", type=int, default=600, help="games to learn from by playing")
    parser.add_argument("--every", type=int, default=100, help="games between two looks")
    parser.add_argument("--games", type=int, default=100, help="games of each look")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--plot", help="draw the curve into this file")
    given = parser.parse_args()
    env = gym_env("encounters", players=1, scenario=given.scenario, shaping=1.0)
    learner = Learner(env.observation_space["observation"].shape[0], given.seed)
    chance, won = how_far(lambda seed: by_chance(env, seed), env, given.games)
    print(f"by chance: {chance:.2f} Objectives, won {won:.0%} of {given.games} games", flush=True)
    began, curve = time.process_time(), []
    for game in range(given.watched + given.episodes + 1):
        if game % given.every == 0 or game == given.watched:
            done, won = how_far(lambda seed: learner.play(env, seed, learn=False), env, given.games)
            curve.append((game, done))
            spent = time.process_time() - began
            print(f"{game:6} games {spent:6.0f} s   {done:.2f} Objectives   won {won:.0%}", flush=True)
        seed = given.seed * 10_000_000 + game
        if game < given.watched:
            learner.watch(env, seed)
            if game + 1 == given.watched:
                learner.policy = learner.mean.copy()
        else:
            learner.play(env, seed, learn=True)
    if given.plot:
        draw(curve, chance, given)


def draw(curve: list, chance: float, given: argparse.Namespace) -> None:
    """How many Objectives are done over the games learned from."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(7, 3.2))
    axis = figure.subplots()
    axis.plot([game for game, _ in curve], [done for _, done in curve], marker="o", color="#1f5f8b", label="learner")
    axis.axhline(chance, color="#d9822b", label="chance")
    if given.watched:
        axis.axvspan(0, given.watched, color="#e6efe1", label="watches the rule bot")
    axis.set_xlabel("games")
    axis.set_ylabel("Objectives done")
    axis.set_ylim(0, 3)
    axis.legend(frameon=False, fontsize=9)
    axis.set_title(f"encounters, one seat, {given.scenario}: {given.games} games a point", fontsize=10)
    figure.tight_layout()
    figure.savefig(given.plot, metadata={"Date": None})


if __name__ == "__main__":
    main()
