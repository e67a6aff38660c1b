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
START = "from hullbreach.cli import main; main()"
# What says how fast it was, and not what came of it.
TIMES = "decisions_per_second"


@pytest.fixture(scope="module")
def cluster() -> Iterator[str]:
    """The address of a cluster of two nodes on this machine."""
    from ray.cluster_utils import Cluster

    # Sockets lie in this folder, and their paths must be short.
    folder = tempfile.mkdtemp(prefix="ray")
    room: dict[str, Any] = {"num_cpus": 1, "object_store_memory": 80 * 2**20}
    nodes = Cluster(initialize_head=True, head_node_args={**room, "include_dashboard": False, "temp_dir": folder})
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
    soak = ["-m", "hullbreach.lab.soak", "encounters", "--games", "12", "--out", str(tmp_path)]
    here, far = (
        subprocess.run([sys.executable, *soak, *more], capture_output=True, text=True, check=True).stdout
        for more in ([], ["--cluster", cluster])
    )
    assert here == far
    assert here.startswith("encounters: 12 games")


def test_content_of_ones_own_goes_along(cluster: str) -> None:
    house = Path(__file__).resolve().parents[2] / "docs" / "examples" / "house"
    words = ["sim", "corps", "--content", str(house), "--mission", "night_shift", "--players", "1", "--games", "2"]
    assert report(*words, "--cluster", cluster) == report(*words)
