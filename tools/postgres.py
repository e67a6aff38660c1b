"""A PostgreSQL of one's own for tests and measurements: ``python tools/postgres.py`` installs it where it is missing.

A cluster has a folder and a port of its own and is gone when whoever started it is done; nothing of a PostgreSQL that
may run on this machine already is touched.
"""

from __future__ import annotations

import contextlib
import os
import pwd
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import psycopg

PACKAGE = "postgresql"
# Where Debian puts the programs, by version.
DEBIAN = Path("/usr/lib/postgresql")
NEEDED = ("initdb", "postgres")
# The server refuses to run as root.
UNPRIVILEGED = ("postgres", "nobody")
PATIENCE = 240.0


def programs() -> Path | None:
    """The folder with the programs of the newest PostgreSQL on this machine."""
    versions = [each for each in DEBIAN.glob("*") if each.name.isdigit()]
    places = [each / "bin" for each in sorted(versions, key=lambda each: int(each.name), reverse=True)]
    if found := shutil.which("initdb"):
        places.append(Path(found).resolve().parent)
    return next((place for place in places if all((place / name).exists() for name in NEEDED)), None)


def install() -> None:
    """Debian's package, where none is there; it is told not to start a server of its own."""
    if programs() is not None:
        return
    if shutil.which("apt-get") is None:
        raise SystemExit("The tests of several processes need PostgreSQL: please install it.")
    print("Installing PostgreSQL for the tests of several processes.")
    sudo = [] if os.geteuid() == 0 else ["sudo"]
    own = Path("/etc/postgresql-common/createcluster.d")
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    subprocess.run([*sudo, "mkdir", "-p", str(own)], check=True)
    subprocess.run([*sudo, "sh", "-c", f"echo create_main_cluster=false > {own}/hullbreach.conf"], check=True)
    subprocess.run([*sudo, "apt-get", "update", "-qq"], check=True, env=quiet)
    subprocess.run(
        [*sudo, "apt-get", "install", "-y", "-qq", "--no-install-recommends", PACKAGE],
        check=True,
        env=quiet,
        stdout=subprocess.DEVNULL,
    )


class Cluster:
    """A server with its own folder and port; safe says whether what it has stored would survive a power cut."""

    def __init__(self, folder: Path, safe: bool) -> None:
        found = programs()
        assert found is not None, "there is no PostgreSQL"
        self.programs = found
        self.folder = folder
        self.safe = safe
        self.port = free_port()
        self.user = unprivileged()
        self.process: subprocess.Popen[bytes] | None = None
        self.databases = 0
        if self.user is not None:
            shutil.chown(folder, self.user)
        # With a small log of its own a small disk can be tried out.
        log = [] if safe else ["--wal-segsize=1"]
        own = ["-D", str(folder / "data"), "-U", "hullbreach", "-A", "trust", "-E", "UTF8", "--no-sync"]
        self.run("initdb", *own, *log)

    def run(self, name: str, *arguments: str) -> None:
        """One of its programs, as the user that it runs as itself."""
        self.as_user(str(self.programs / name), *arguments)

    def as_user(self, *command: str) -> None:
        """Any program, as that user."""
        subprocess.run(command, check=True, cwd=self.folder, stdout=subprocess.DEVNULL, **self._user())

    def _user(self) -> dict[str, object]:
        if self.user is None:
            return {}
        return {"user": self.user, "group": pwd.getpwnam(self.user).pw_gid, "extra_groups": []}

    def start(self) -> None:
        """Start, and wait until it answers."""
        settings = {
            "listen_addresses": "127.0.0.1",
            "port": self.port,
            "unix_socket_directories": self.folder,
            "fsync": "on" if self.safe else "off",
            "max_connections": 200,
        }
        command = [str(self.programs / "postgres"), "-D", str(self.folder / "data")]
        for name, value in settings.items():
            command += ["-c", f"{name}={value}"]
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(command, cwd=self.folder, stdout=log, stderr=log, **self._user())
        until = time.monotonic() + PATIENCE
        while not self.answers():
            if self.process.poll() is not None or time.monotonic() > until:
                raise SystemExit((self.folder / "log").read_text())
            time.sleep(0.05)

    def answers(self) -> bool:
        """Whether somebody could ask it something now."""
        with contextlib.suppress(psycopg.OperationalError), self.connect():
            return True
        return False

    def connect(self, database: str = "postgres") -> psycopg.Connection[tuple[object, ...]]:
        """A connection for whoever looks after it."""
        return psycopg.connect(
            host="127.0.0.1", port=self.port, user="hullbreach", dbname=database, autocommit=True, connect_timeout=10
        )

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """End it: open transactions are broken off."""
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait(PATIENCE)
            self.process = None

    def restart(self) -> None:
        """End it in the middle of whatever goes on, and start it again."""
        self.stop()
        self.start()

    def new_database(self) -> str:
        """The address of an empty database."""
        self.databases += 1
        name = f"tables{self.databases}"
        with self.connect() as connection:
            connection.execute(f"CREATE DATABASE {name}")
        return f"postgresql+psycopg://hullbreach@127.0.0.1:{self.port}/{name}"


def unprivileged() -> str | None:
    """Whom to run it as; None is whoever we are."""
    if os.geteuid() != 0:
        return None
    for name in UNPRIVILEGED:
        with contextlib.suppress(KeyError):
            return pwd.getpwnam(name).pw_name
    raise SystemExit("PostgreSQL does not run as root, and there is nobody else on this machine.")


def free_port() -> int:
    """A port that nobody uses."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


@contextlib.contextmanager
def cluster(safe: bool = False) -> Iterator[Cluster]:
    """A server for as long as somebody needs it."""
    # Not below a folder that is closed to the user it runs as.
    with tempfile.TemporaryDirectory(prefix="postgres-", ignore_cleanup_errors=True) as name:
        found = Cluster(Path(name), safe)
        found.start()
        try:
            yield found
        finally:
            found.stop()


if __name__ == "__main__":
    install()
    place = programs()
    print(f"PostgreSQL is in {place}" if place else "There is no PostgreSQL.")
    sys.exit(place is None)
