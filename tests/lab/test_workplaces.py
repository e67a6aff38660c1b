"""Wherever the work of the lab is done the results are the same, also when a worker dies over it."""

from __future__ import annotations

import os
import signal
from pathlib import Path

import pytest

from hullbreach.bots.from_file import bot_of
from hullbreach.cli.main import run
from hullbreach.kernel.errors import BadInput
from hullbreach.lab.workplaces import Here, Luggage, Processes, carry_out, workplace

TASKS = [list(range(n, n + 3)) for n in range(0, 18, 3)]
SQUARES = [n * n for n in range(18)]


def squares(task: list[int]) -> list[int]:
    """Work that any worker can do."""
    return [n * n for n in task]


def squares_but_once(task: tuple[list[int], str]) -> list[int]:
    """The first worker that gets here dies of it."""
    numbers, mark = task
    try:
        os.close(os.open(mark, os.O_CREAT | os.O_EXCL))
    except FileExistsError:
        return squares(numbers)
    os.kill(os.getpid(), signal.SIGKILL)
    return []


def deadly(task: list[int]) -> list[int]:
    """Nobody survives the number 4."""
    if 4 in task:
        os.kill(os.getpid(), signal.SIGKILL)
    return squares(task)


def refused(task: list[int]) -> list[int]:
    """Work that finds something wrong with its input."""
    raise BadInput(f"task {task[0]}", "expected another")


@pytest.mark.parametrize("jobs", [1, 2])
def test_results_come_in_the_order_of_the_tasks(jobs: int) -> None:
    assert carry_out(squares, TASKS, jobs, len(SQUARES), show=False) == SQUARES


def test_what_a_dead_process_was_doing_is_done_again(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    place = Processes(2)
    tasks = [(numbers, str(tmp_path / "mark")) for numbers in TASKS]
    assert carry_out(squares_but_once, tasks, place, len(SQUARES), show=True) == SQUARES
    assert place.deaths == 1
    assert "workers died 1 times; their games were begun again" in capsys.readouterr().err


def test_what_kills_every_process_is_given_up() -> None:
    with pytest.raises(BadInput, match="jobs 2: a process died 3 times at the same games"):
        carry_out(deadly, TASKS[1:2], Processes(2), 3, show=False)


@pytest.mark.parametrize("jobs", [1, 2])
def test_what_a_worker_refuses_is_refused_here(jobs: int) -> None:
    with pytest.raises(BadInput, match="expected another"):
        carry_out(refused, TASKS, jobs, len(SQUARES), show=False)


def test_the_number_of_jobs_decides_where_work_is_done() -> None:
    assert isinstance(workplace(1), Here)
    several = workplace(3)
    assert isinstance(several, Processes)
    assert workplace(several) is several


def test_a_bot_in_a_file_travels_with_the_work(tmp_path: Path) -> None:
    word = str(tmp_path / "mine.py")
    Path(word).write_text("def choose(view):\n    return view.options[-1]\n", "utf-8")
    bot_of(word, 0)
    luggage = Luggage.packed()
    Path(word).unlink()
    try:
        luggage.unpack()
        assert bot_of(word, 1) is not None
    finally:
        Luggage(luggage.version, {}, {}).unpack()
    with pytest.raises(BadInput, match="expected 9"):
        Luggage("9", {}, {}).unpack()


@pytest.mark.parametrize(
    ("address", "complaint"),
    [
        ("nowhere", "expected HOST:PORT or one of auto, local"),
        ("localhost:http", "expected HOST:PORT"),
        ("127.0.0.1:1", "nobody answers there"),
        ("127.0.0.1:99999", "nobody answers there"),
    ],
)
def test_a_cluster_that_is_not_there_is_one_line(
    address: str, complaint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["sim", "encounters", "--players", "1", "--games", "1", "--cluster", address]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.count("\n") == 1
    assert complaint in told.err
