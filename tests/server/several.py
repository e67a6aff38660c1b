"""The processes of a server that has several."""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
from collections.abc import Iterator

from tests.server.running import Running


def workers(server: Running) -> set[int]:
    """The processes that serve."""
    found = subprocess.run(["pgrep", "-P", str(server.process.pid)], capture_output=True, text=True, check=False)
    return {int(line) for line in found.stdout.split()}


@contextlib.contextmanager
def only(server: Running, one: int) -> Iterator[None]:
    """Only this process accepts connections meanwhile."""
    others = workers(server) - {one}
    for pid in others:
        os.kill(pid, signal.SIGSTOP)
    try:
        yield
    finally:
        for pid in others:
            os.kill(pid, signal.SIGCONT)
