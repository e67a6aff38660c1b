"""Where the work of the lab is done: in this process, in several of this machine, or on a cluster (Ray).

``carry_out`` is the only way in: wherever tasks are done, their results come back in the order of the tasks, and those
of a worker that died are done again. So the same seeds give the same report everywhere.
"""

from __future__ import annotations

import contextlib
import importlib
import io
import logging
import multiprocessing
import os
import signal
import socket
import sys
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from typing import Any, Protocol, TypeVar

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from hullbreach.bots.from_file import files_in_use, use_files
from hullbreach.games import houses_in_use, use_houses
from hullbreach.kernel.errors import BadInput
from hullbreach.kernel.version import VERSION

Task = TypeVar("Task")
Item = TypeVar("Item")
# A task and its results; several, so that a worker need not be asked for every single game.
Work = Callable[[Task], list[Item]]
# Called with the number of a task and its results, in the order in which tasks get done.
Arrived = Callable[[int, list[Item]], None]

# A task whose worker dies so often is what kills it.
MOST_DEATHS = 3
# So many tasks at a time are handed to a cluster: enough for hundreds of processors, few enough to look through.
AT_ONCE = 512
REACHED_WITHIN = 10.0
# Words that Ray takes for an address: the cluster that this machine belongs to, or a new one of this machine alone.
ADDRESSES_OF_RAY = ("auto", "local")
INSTALL = "pip install hullbreach[ray]"


@dataclass(frozen=True)
class Luggage:
    """What a worker must have before it plays: the house content in use, and the bots that somebody wrote."""

    version: str
    houses: Mapping[str, Mapping[str, object]]
    files: Mapping[str, str]

    @staticmethod
    def packed() -> Luggage:
        """That of this process."""
        return Luggage(VERSION, houses_in_use(), files_in_use())

    def unpack(self) -> None:
        """Lay it out in this process."""
        if self.version != VERSION:
            raise BadInput(f"worker on {socket.gethostname()}", f"has hullbreach {VERSION}, expected {self.version}")
        use_houses(self.houses)
        use_files(self.files)


class Workplace(Protocol):
    """Somewhere tasks are done."""

    #: how often a worker died and its tasks were begun again
    deaths: int

    def run(self, work: Work[Task, Item], tasks: Sequence[Task], arrived: Arrived[Item]) -> None:
        """Do all tasks; what a task raises is raised here."""


class Here:
    """This process, one task after the other."""

    deaths = 0

    def run(self, work: Work[Task, Item], tasks: Sequence[Task], arrived: Arrived[Item]) -> None:
        """Do all tasks in their order."""
        for number, task in enumerate(tasks):
            arrived(number, work(task))


class Processes:
    """So many processes of this machine."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs
        self.deaths = 0

    def run(self, work: Work[Task, Item], tasks: Sequence[Task], arrived: Arrived[Item]) -> None:
        """Do all tasks; when a process dies, those that are left go to new ones."""
        # The hash seed of the parent holds for the workers, so that all of them iterate alike.
        os.environ.setdefault("PYTHONHASHSEED", "0")
        left = dict(enumerate(tasks))
        in_vain = 0
        while left:
            before = len(left)
            try:
                self._run_left(work, left, arrived)
            except BrokenProcessPool:
                self.deaths += 1
                in_vain = 0 if len(left) < before else in_vain + 1
                if in_vain == MOST_DEATHS:
                    raise BadInput(f"jobs {self.jobs}", f"a process died {in_vain} times at the same games") from None

    def _run_left(self, work: Work[Task, Item], left: dict[int, Task], arrived: Arrived[Item]) -> None:
        pool = ProcessPoolExecutor(
            min(self.jobs, len(left)), multiprocessing.get_context("spawn"), _settle_in, (Luggage.packed(),)
        )
        try:
            running = {pool.submit(work, task): number for number, task in left.items()}
            for future in as_completed(running):
                arrived(running[future], future.result())
                del left[running[future]]
        finally:
            pool.shutdown(cancel_futures=True)


def _settle_in(luggage: Luggage) -> None:
    # Whoever interrupts a simulation wants no traceback of every process.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    luggage.unpack()


class Cluster:
    """The machines of a Ray cluster, on each of which the same version of this package is installed."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.deaths = 0

    def run(self, work: Work[Task, Item], tasks: Sequence[Task], arrived: Arrived[Item]) -> None:
        """Do all tasks; one whose worker or machine dies is handed out again."""
        # Ray prints what befalls its workers, where results for programs are printed.
        with contextlib.redirect_stdout(io.StringIO()):
            ray = self._connected()
            try:
                self._run_there(ray, work, tasks, arrived)
            finally:
                ray.shutdown()

    def _run_there(self, ray: Any, work: Work[Task, Item], tasks: Sequence[Task], arrived: Arrived[Item]) -> None:
        luggage = ray.put(Luggage.packed())
        # Ray could do a task again by itself, but then nobody would hear of it.
        do = ray.remote(max_retries=0)(_at_work)
        died = [0] * len(tasks)
        to_do = list(range(len(tasks)))[::-1]
        running: dict[Any, int] = {}
        while to_do or running:
            while to_do and len(running) < AT_ONCE:
                number = to_do.pop()
                running[do.remote(luggage, work, tasks[number])] = number
            (done,), _ = ray.wait(list(running), num_returns=1)
            number = running.pop(done)
            try:
                arrived(number, ray.get(done))
            except ray.exceptions.RayTaskError as wrong:
                raise self._cause(wrong.cause) from None
            except ray.exceptions.RayError as wrong:
                self.deaths += 1
                died[number] += 1
                if died[number] == MOST_DEATHS:
                    reason = f"a worker died {MOST_DEATHS} times at the same games: {type(wrong).__name__}"
                    raise BadInput(f"cluster {self.address}", reason) from None
                to_do.append(number)

    def _connected(self) -> Any:
        """Ray, connected to the cluster; ``BadInput`` where that is not possible."""
        place = f"cluster {self.address}"
        self._knock(place)
        # Figures of use are nobody's business.
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
        try:
            ray = importlib.import_module("ray")
        except ModuleNotFoundError:
            raise BadInput(place, f"Ray is not installed: {INSTALL}") from None
        try:
            ray.init(self.address, log_to_driver=False, logging_level=logging.CRITICAL)
        except Exception as wrong:
            told = next(iter(str(wrong).splitlines()), "") or type(wrong).__name__
            raise BadInput(place, f"cannot be joined: {told}") from None
        return ray

    def _knock(self, place: str) -> None:
        """Complain at once about an address where nobody listens; Ray would try for a minute."""
        if self.address in ADDRESSES_OF_RAY:
            return
        host, sign, port = self.address.rpartition("://")[2].rpartition(":")
        if not (sign and host and port.isdecimal()):
            raise BadInput(place, f"expected HOST:PORT or one of {', '.join(ADDRESSES_OF_RAY)}")
        try:
            socket.create_connection((host, int(port)), REACHED_WITHIN).close()
        except (OSError, OverflowError) as wrong:
            raise BadInput(place, f"nobody answers there: {wrong}") from None

    def _cause(self, cause: Exception) -> Exception:
        if isinstance(cause, ImportError):
            return BadInput(f"cluster {self.address}", f"a worker lacks this version of the package: {cause}")
        return cause


def _at_work(luggage: Luggage, work: Work[Task, Item], task: Task) -> list[Item]:
    luggage.unpack()
    return work(task)


# Where to work: somewhere, or in so many processes.
Jobs = int | Workplace


def workplace(jobs: Jobs, cluster: str | None = None) -> Workplace:
    """Where work is done that was asked for with ``--jobs`` and ``--cluster``."""
    if cluster is not None:
        return Cluster(cluster)
    if isinstance(jobs, int):
        return Here() if jobs <= 1 else Processes(jobs)
    return jobs


def carry_out(
    work: Work[Task, Item], tasks: Sequence[Task], jobs: Jobs, total: int, show: bool, unit: str = "games"
) -> list[Item]:
    """The results of all tasks, in the order of the tasks; ``total`` of them are expected, by a bar on the way."""
    place = workplace(jobs)
    found: list[list[Item]] = [[] for _ in tasks]
    columns = (
        TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(),
    )  # fmt: skip
    before = place.deaths
    console = Console(stderr=True)
    with Progress(*columns, console=console, disable=not (show and console.is_terminal), transient=True) as bar:
        line = bar.add_task(unit, total=total)

        def arrived(number: int, items: list[Item]) -> None:
            found[number] = items
            bar.advance(line, len(items))

        place.run(work, tasks, arrived)
    if show and place.deaths > before:
        print(f"hullbreach: workers died {place.deaths - before} times; their games were begun again", file=sys.stderr)
    return [item for items in found for item in items]
