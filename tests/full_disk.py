"""A full disk, for a PostgreSQL of ours: its processes may make no file larger, and the file of the entries is full."""

from __future__ import annotations

import contextlib
import subprocess
from collections.abc import Iterator

import psycopg

from tools.postgres import Cluster

# No smaller than a file of its log.
MOST = 1024 * 1024
NO_LIMIT = "unlimited"
FILLER = "filler"
FILL = (
    "INSERT INTO entries SELECT %s, (SELECT COALESCE(MAX(number), 0) FROM entries WHERE table_id = %s) + n, 0, %s"
    " FROM generate_series(1, %s) AS n"
)


def limit(cluster: Cluster, to: str) -> None:
    """For the server, whoever it starts from now on, and whoever is connected to it."""
    assert cluster.process is not None
    server = str(cluster.process.pid)
    found = subprocess.run(["pgrep", "-P", server, "-f", "hullbreach"], capture_output=True, text=True, check=False)
    for pid in [server, *found.stdout.split()]:
        # A connection may have ended meanwhile.
        with contextlib.suppress(subprocess.CalledProcessError):
            cluster.as_user("prlimit", "--pid", pid, f"--fsize={to}:{NO_LIMIT}")


@contextlib.contextmanager
def full(cluster: Cluster, database: str) -> Iterator[None]:
    """Not one more entry has room, at any table; afterwards there is room again."""
    with cluster.connect(database) as filling:
        filling.execute("INSERT INTO tables SELECT %s, head, summary, 0, 1, 0, NULL, '' FROM tables LIMIT 1", (FILLER,))
        # So that the room is known that is left in pages to which others have written last.
        filling.execute("VACUUM entries")
        limit(cluster, str(MOST))
        try:
            for size, count in ((1500, 50), (60, 1), (1, 1)):
                with contextlib.suppress(psycopg.InternalError):
                    while True:
                        filling.execute(FILL, (FILLER, FILLER, "x" * size, count))
            yield
        finally:
            limit(cluster, NO_LIMIT)
            filling.execute("DELETE FROM entries WHERE table_id = %s", (FILLER,))
            filling.execute("DELETE FROM tables WHERE id = %s", (FILLER,))
