"""Journey 23: somebody trains the example on an environment and sees the curve."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
EXAMPLE = ROOT / "docs" / "examples" / "learning" / "learn.py"


def test_the_example_learns_and_draws_its_curve(tmp_path: Path) -> None:
    picture = tmp_path / "curve.svg"
    less = ["--watched", "6", "--episodes", "4", "--every", "5", "--games", "3", "--plot", str(picture)]
    told = subprocess.run([sys.executable, str(EXAMPLE), *less], capture_output=True, text=True, check=True).stdout
    looks = [int(game) for game in re.findall(r"^ *(\d+) games +\d+ s   \d\.\d\d Objectives   won \d+%$", told, re.M)]
    assert looks == [0, 5, 6, 10]
    assert told.startswith("by chance: ")
    assert "watches the rule bot" in picture.read_text("utf-8")


def test_what_was_watched_becomes_more_likely() -> None:
    sys.path.insert(0, str(EXAMPLE.parent))
    try:
        import learn
    finally:
        sys.path.remove(str(EXAMPLE.parent))
    env = learn.gym_env("encounters", players=1, scenario="alien")
    learner = learn.Learner(env.observation_space["observation"].shape[0], 1)
    for seed in range(5):
        learner.watch(env, seed)
    learner.policy = learner.mean.copy()
    steps = []
    for seed in range(6):
        learner.play(env, learn.EVALUATION_SEED + seed, learn=False)
        steps.append(env.episode.steps)
    # By chance a seat lasts for about forty decisions; who plays like the rule bot lasts for hundreds.
    assert sum(steps) / len(steps) > 80
