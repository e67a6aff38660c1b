"""Several processes on one listening socket: started together, started again when they die, replaced without a gap.

The first process only looks after the others. It is told to end (SIGTERM), and all of them end; to begin anew (SIGHUP),
and it runs its own program once more, perhaps a newer one, under the same number and with the same socket: when the new
processes are ready the old ones tell their clients to move.
"""

from __future__ import annotations

import contextlib
import json
import logging
import mmap
import multiprocessing
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from multiprocessing.context import ForkProcess

from hullbreach.kernel.errors import BadInput
from hullbreach.server.app import warm_up
from hullbreach.server.guard import Limits
from hullbreach.server.options import ServerOptions
from hullbreach.server.running import run
from hullbreach.table.storage import Store

# What the program leaves to itself when it begins anew.
HANDED = "HULLBREACH_HANDED"
# A process that ends before it was ready is started again after so long.
AGAIN_SECONDS = 1.0
# As long as connections may take to end, and a little more.
END_SECONDS = 20.0
READY = signal.SIGUSR1 if hasattr(signal, "SIGUSR1") else signal.SIGTERM
SIGNALS = (
    {signal.SIGTERM, signal.SIGINT, signal.SIGHUP, signal.SIGCHLD, READY} if hasattr(os, "fork") else {signal.SIGTERM}
)
LOG = logging.getLogger("hullbreach")


@dataclass
class Handed:
    """What one generation leaves to the next: the socket, the pipe that says that somebody looks after them, itself."""

    socket: int
    pipe: tuple[int, int]
    old: list[int] = field(default_factory=list)
    born: int = 0


def handed() -> Handed | None:
    """What was left to this program by the one before it, if it began anew."""
    text = os.environ.pop(HANDED, None)
    if text is None:
        return None
    found = json.loads(text)
    return Handed(found["socket"], (found["pipe"][0], found["pipe"][1]), found["old"], found["born"])


def check_workers(options: ServerOptions) -> None:
    """``BadInput`` where several processes cannot serve together."""
    if options.workers > 1 and not options.database.startswith("postgresql"):
        raise BadInput("workers", "several processes need PostgreSQL; over SQLite one serves everybody")
    if options.workers > 1 and not hasattr(os, "fork"):
        raise BadInput("workers", "this system has no processes that share a socket")


class Workers:
    """Looks after the processes that serve."""

    def __init__(
        self, options: ServerOptions, listening: socket.socket, started: Callable[[], None], left: Handed | None
    ) -> None:
        self.options = options
        self.listening = listening
        self.say_started = started
        self.limits = Limits(options)
        self.left = left or Handed(listening.fileno(), os.pipe())
        self.processes: dict[int, ForkProcess] = {}
        # A byte for each, which it sets when it is ready.
        self.ready = mmap.mmap(-1, options.workers)

    def run(self) -> None:
        """Until told to end."""
        self.open_database()
        # Once for all of them: what is loaded before they are there is shared, and costs neither time nor memory again.
        warm_up()
        before = signal.pthread_sigmask(signal.SIG_BLOCK, SIGNALS)
        try:
            for slot in range(self.options.workers):
                self.start(slot)
            said = False
            while True:
                told = signal.sigwait(SIGNALS)
                if told in (signal.SIGTERM, signal.SIGINT):
                    return
                if told == signal.SIGHUP:
                    self.begin_anew()
                elif told == signal.SIGCHLD:
                    self.look()
                if not said and self.all_ready():
                    said = True
                    self.say_started()
                    for pid in self.left.old:
                        send(pid, signal.SIGTERM)
        finally:
            self.end()
            signal.pthread_sigmask(signal.SIG_SETMASK, before)

    def open_database(self) -> None:
        """Whoever cannot open it says so here, once; and its shape is there before anybody needs it."""
        try:
            Store(self.options.database).close()
        except BadInput as wrong:
            if not self.left.old:
                raise
            # It may be away for a while. Those who serve go on, and the new processes try again.
            LOG.error("%s", wrong)

    def all_ready(self) -> bool:
        """Whether every process answers requests."""
        return 0 not in self.ready[:]

    def start(self, slot: int) -> None:
        """One process."""
        self.ready[slot] = 0
        self.left.born += 1
        context = multiprocessing.get_context("fork")
        process = context.Process(target=self.serve, args=(slot,), name=f"worker {self.left.born}")
        process.start()
        self.processes[slot] = process

    def serve(self, slot: int) -> None:
        """In the new process: serve until told to end, or until nobody looks after us any more."""
        os.close(self.left.pipe[1])
        signal.signal(signal.SIGHUP, signal.SIG_IGN)
        signal.signal(READY, signal.SIG_IGN)
        signal.pthread_sigmask(signal.SIG_UNBLOCK, SIGNALS)
        parent = os.getppid()

        def started() -> None:
            self.ready[slot] = 1
            send(parent, READY)

        try:
            run(self.options, [self.listening], started, self.limits, self.left.pipe[0])
        except BadInput as wrong:
            # The database may be away for a while.
            LOG.error("%s", wrong)
            sys.exit(1)

    def look(self) -> None:
        """Start again what has died."""
        for slot, process in list(self.processes.items()):
            if not process.is_alive():
                LOG.warning("a process ended (%s) and is started again", process.exitcode)
                if not self.ready[slot]:
                    time.sleep(AGAIN_SECONDS)
                process.close()
                self.start(slot)
        self.left.old = [pid for pid in self.left.old if not has_ended(pid)]

    def begin_anew(self) -> None:
        """Run our own program once more, with the same socket; the processes go on until the new ones are ready."""
        check = subprocess.run([sys.executable, "-c", "import hullbreach.server.workers"], check=False)
        if check.returncode or not self.all_ready():
            LOG.warning("the program cannot begin anew now and goes on as it is")
            return
        old = [process.pid for process in self.processes.values() if process.pid is not None]
        left = Handed(self.left.socket, self.left.pipe, [*self.left.old, *old], self.left.born)
        for file in (left.socket, *left.pipe):
            os.set_inheritable(file, True)
        sys.stdout.flush()
        command = [sys.executable, *sys.orig_argv[1:]]
        os.execve(sys.executable, command, {**os.environ, HANDED: json.dumps(vars(left))})

    def end(self) -> None:
        """End all of them."""
        pids = [process.pid for process in self.processes.values() if process.pid is not None] + self.left.old
        for pid in pids:
            send(pid, signal.SIGTERM)
        until = time.monotonic() + END_SECONDS
        for process in self.processes.values():
            process.join(max(0.1, until - time.monotonic()))
            if process.is_alive():
                process.kill()


def send(pid: int, what: signal.Signals) -> None:
    """Tell a process something, if it is still there."""
    with contextlib.suppress(ProcessLookupError):
        os.kill(pid, what)


def has_ended(pid: int) -> bool:
    """Whether a process of the generation before has ended; it is forgotten then."""
    try:
        return os.waitpid(pid, os.WNOHANG)[0] == pid
    except ChildProcessError:
        return True
