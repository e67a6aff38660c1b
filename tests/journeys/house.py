"""A server that closes and opens again at the same address, over the same database."""

from __future__ import annotations

from pathlib import Path

from tests.server.running import COLD, Running

# Messages per second that a client may send here: whole campaigns take thousands.
RATE = 2000


class House:
    """A server of one's own; nothing may ever go wrong inside it."""

    def __init__(self, database: Path) -> None:
        self.database = database
        self.port = 0
        self.server: Running | None = None

    @property
    def address(self) -> str:
        """Where it is."""
        return f"http://localhost:{self.port}"

    @property
    def open(self) -> Running:
        """The server that runs."""
        assert self.server is not None
        return self.server

    def opens(self, pace: float = 0, version: str = "") -> None:
        """Open the doors, at the address that people know; with another version of the program if one is said."""
        patient = ("--writes", "100000", "--rate", str(RATE))
        upgrade = f"import hullbreach.kernel.version as found; found.VERSION = {version!r}" if version else ""
        before = f"{upgrade}\n{COLD}"
        self.server = Running(self.database, "--pace", str(pace), *patient, port=self.port, before=before)
        self.port = self.server.port

    def close(self) -> None:
        """Close politely."""
        if self.server is not None:
            printed = self.server.stop()
            self.server = None
            assert "Traceback" not in printed, printed

    def breaks_down(self) -> None:
        """Without any warning."""
        self.open.kill()
        self.server = None
