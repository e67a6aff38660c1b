"""The real command in a real terminal of a given size: keys go in, characters come out."""

from __future__ import annotations

import fcntl
import os
import pty
import struct
import subprocess
import sys
import termios
import threading
import time
from collections.abc import Callable
from pathlib import Path

from hullbreach.cli.saves import resume
from hullbreach.kernel.match import Match
from tests import patience

START = "from hullbreach.cli import main; main()"


class PseudoTerminal:
    """A command that runs in a terminal until somebody leaves it."""

    def __init__(self, columns: int, lines: int, *arguments: str) -> None:
        self.master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))
        surroundings = {**os.environ, "TERM": "xterm-256color", "COLUMNS": str(columns), "LINES": str(lines)}
        self.process = subprocess.Popen(
            [sys.executable, "-c", START, *arguments],
            stdin=slave, stdout=slave, stderr=slave, env=surroundings, start_new_session=True,
        )  # fmt: skip
        os.close(slave)
        self.printed = bytearray()
        self.reader = threading.Thread(target=self._read, daemon=True)
        self.reader.start()

    def _read(self) -> None:
        """Take in what is drawn, as terminals do; it ends with the command."""
        while True:
            try:
                found = os.read(self.master, 65536)
            except OSError:
                return
            if not found:
                return
            self.printed += found

    def press(self, keys: str) -> None:
        """Type."""
        os.write(self.master, keys.encode())

    def shows(self, *words: str, since: int = 0) -> int:
        """Wait until all of these have been drawn after a place in what was printed; the place where that is now."""
        self.until(lambda: all(word in self.text()[since:] for word in words))
        return len(self.text())

    def saves(self, path: Path) -> Match:
        """Save into the file that the command was told; the match as it stands there."""
        before = path.stat().st_mtime_ns if path.exists() else 0
        self.press("s")
        self.until(lambda: path.exists() and path.stat().st_mtime_ns != before)
        return resume(path)[1]

    def leave(self) -> None:
        """Press q, and once more for good; the command ends without a word of complaint."""
        self.press("qq")
        assert self.process.wait(patience.SECONDS) == 0, self.text()[-2000:]
        self.reader.join(patience.SECONDS)
        os.close(self.master)
        assert "Traceback" not in self.text()

    def tear_off(self) -> None:
        """Close the window, or let the line break: the command ends by itself."""
        os.close(self.master)
        assert self.process.wait(patience.SECONDS) == 1

    def text(self) -> str:
        """Everything that was ever printed."""
        return self.printed.decode(errors="replace")

    def until(self, holds: Callable[[], object]) -> None:
        """Wait until something holds, as long as the command runs."""
        began = time.monotonic()
        while not holds():
            assert self.process.poll() is None, self.text()[-2000:]
            assert time.monotonic() - began < patience.SECONDS, "the terminal does not answer"
            time.sleep(0.02)
