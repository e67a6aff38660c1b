"""Journey 25: a simulation on a cluster; a worker is killed in the middle, and the numbers are those of one machine.

Ray is large, so it is no part of the development set-up: ``make test-ray`` installs it and runs this.
"""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from hullbreach.lab.balance import play
from hullbreach.lab.fitting import SETTINGS
from hullbreach.lab.plan import Plan, Row, Study
from hullbreach.lab.workplaces import Cluster, Here
from tests import patience
from tests.cli.driving import command

pytest.importorskip("ray", reason="Ray is not installed; make test-ray installs it")

# Whoever sits down first, wherever that is, tells its process and waits to be killed.
BOT = """
import os
import signal
from pathlib import Path

from hullbreach.bots import RulesBot

FOLDER = Path({folder!r})

class Mine(RulesBot):
    def choose_fast(self, match):
        told = FOLDER / str(os.getpid())
        told.write_text(told.name)
        try:
            os.link(told, FOLDER / "waiting")
        except FileExistsError:
            return super().choose_fast(match)
        while True:
            signal.pause()
"""
RANGES = """
game = "corps"
[[goal]]
settings = { mission = "newt", players = 1 }
share = [0.4, 0.6]
[[parameter]]
change = "missions.mission.newt.tracker.level1"
values = [12]
"""
START = "from hullbreach.cli import main; main()"
# What says how fast it was, and not what came of it.
TIMES = "decisions_per_second"


@pytest.fixture(scope="module")
def cluster() -> Iterator[str]:
    """The address of a cluster of two nodes on this machine."""
    from ray.cluster_utils import Cluster as Nodes

    # Sockets lie in this folder, and their paths must be short.
    folder = tempfile.mkdtemp(prefix="ray")
    room: dict[str, Any] = {"num_cpus": 1, "object_store_memory": 80 * 2**20}
    nodes = Nodes(initialize_head=True, head_node_args={**room, "include_dashboard": False, "temp_dir": folder})
    try:
        nodes.add_node(**room)
        yield nodes.address
    finally:
        nodes.shutdown()
        shutil.rmtree(folder, ignore_errors=True)


def without_times(found: Any) -> Any:
    """A report without what depends on the machine."""
    if isinstance(found, dict):
        return {key: without_times(value) for key, value in found.items() if key != TIMES}
    return [without_times(each) for each in found] if isinstance(found, list) else found


def report(*arguments: str) -> Any:
    """What a command tells programs."""
    return without_times(json.loads(command(*arguments, "--json")))


def module(name: str, *arguments: str) -> str:
    """What a command of the lab prints that is run as a module."""
    words = [sys.executable, "-m", f"hullbreach.lab.{name}", *arguments]
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_a_worker_is_killed_and_the_numbers_are_those_of_one_machine(cluster: str, tmp_path: Path) -> None:
    bot = tmp_path / "mine.py"
    bot.write_text(BOT.format(folder=str(tmp_path)), "utf-8")
    words = ["sim", "encounters", "--players", "1,2", "--games", "12", "--bots", str(bot), "--seed", "3"]
    far = subprocess.Popen(
        [sys.executable, "-c", START, *words, "--cluster", cluster, "--json"],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
    )  # fmt: skip
    waiting = tmp_path / "waiting"
    end = time.monotonic() + patience.SECONDS
    while not waiting.exists() and far.poll() is None and time.monotonic() < end:
        time.sleep(0.05)
    os.kill(int(waiting.read_text()), signal.SIGKILL)
    told, wrong = far.communicate(timeout=patience.SECONDS)
    assert far.returncode == 0, wrong
    assert without_times(json.loads(told)) == report(*words)


def test_the_other_commands_play_there_too(cluster: str, tmp_path: Path) -> None:
    words = ["tournament", "encounters", "rules", "random", "--players", "1", "--games", "6"]
    assert report(*words, "--cluster", cluster) == report(*words)
    soak = ["soak", "encounters", "--games", "12", "--out", str(tmp_path)]
    here = module(*soak)
    assert module(*soak, "--cluster", cluster) == here
    assert here.startswith("encounters: 12 games")


def test_values_are_tuned_and_fitted_there_too(cluster: str, tmp_path: Path) -> None:
    ranges = tmp_path / "ranges.toml"
    ranges.write_text(RANGES, "utf-8")
    words = ["tune", str(ranges), "--games", "2", "--rounds", "1"]
    assert report(*words, "--cluster", cluster) == report(*words)
    # More than are kept apart for the figures.
    fitting = ["fitting", "encounters", "--games", str(len(SETTINGS["encounters"]) + 2)]
    assert module(*fitting, "--cluster", cluster) == module(*fitting)


def test_a_balance_report_is_the_same(cluster: str) -> None:
    study = Study("a study", "", ("film",), [Row((film,), {"scenario": film}) for film in ("alien", "aliens")], [1])
    here, far = (play("encounters", Plan("", [study]), 4, place, 1, False) for place in (Here(), Cluster(cluster)))
    assert without_times([each.to_json() for each in far]) == without_times([each.to_json() for each in here])


def test_content_of_ones_own_goes_along(cluster: str) -> None:
    house = Path(__file__).resolve().parents[2] / "docs" / "examples" / "house"
    words = ["sim", "corps", "--content", str(house), "--mission", "night_shift", "--players", "1", "--games", "2"]
    assert report(*words, "--cluster", cluster) == report(*words)
