"""The database behind an address: opening it, what is set for SQLite, and what is wrong with its file."""

from __future__ import annotations

import contextlib
import sqlite3
import time
from functools import partial
from pathlib import Path
from typing import Any

import platformdirs
import sqlalchemy as sa

from hullbreach.kernel.errors import BadInput

CONNECT_SECONDS = 10
# After so long it is asked whether a connection is still open before it is used, and this is where its time is noted.
SILENT_SECONDS, USED = 0.5, "used"
# What every database of SQLite begins with; one that was just made is empty.
SQLITE = b"SQLite format 3\0"


def default_address() -> str:
    """A file in the user's data folder."""
    folder = platformdirs.user_data_path("hullbreach")
    # The keys of all dice lie there: nobody else on this machine may read them.
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    return f"sqlite:///{folder / 'tables.sqlite'}"


def file_problems(engine: sa.Engine, quick: bool) -> list[str]:
    """What SQLite finds wrong with its file."""
    with engine.connect() as connection:
        rows: sa.ScalarResult[str] = connection.exec_driver_sql(
            f"PRAGMA {'quick_check' if quick else 'integrity_check'}(5)"
        ).scalars()
        lines = [line for problem in map(str, rows) for line in problem.splitlines()]
    # The first line of several names the file.
    return [line for line in lines if line != "ok" and not line.startswith("***")]


def reason_of(wrong: sa.exc.DBAPIError) -> str:
    """What is wrong with a database, without the names and addresses that a driver tells."""
    found = str(wrong.orig)
    return found if isinstance(wrong.orig, sqlite3.Error) else type(wrong.orig).__name__


def open_engine(address: str, durable: bool, patience: float) -> sa.Engine:
    """The database behind an address; ``BadInput`` when it is none.

    What SQLite has stored survives the end of the program, however sudden. With ``durable`` every commit waits for the
    disk and survives a power cut, too; without, a power cut may take back the last seconds, and damages nothing.
    """
    try:
        url = sa.make_url(address)
        if url.get_backend_name() != "sqlite":
            # A server that does not answer is told of soon; psycopg by itself would wait for minutes.
            soon = {"connect_timeout": CONNECT_SECONDS} if url.get_driver_name().startswith("psycopg") else {}
            engine = sa.create_engine(url, connect_args=soon)
            sa.event.listen(engine, "checkin", _note_time)
            sa.event.listen(engine, "checkout", partial(_look_whether_open, engine))
            return engine
        if not url.database or url.database == ":memory:":
            raise BadInput("database", "SQLite needs a file")
        Path(url.database).parent.mkdir(parents=True, exist_ok=True)
        keep_private(Path(url.database))
        engine = sa.create_engine(url, connect_args={"timeout": patience})
    except (sa.exc.ArgumentError, sa.exc.NoSuchModuleError, ImportError, OSError) as wrong:
        raise BadInput("database", f"cannot be opened: {wrong}") from None
    sa.event.listen(engine, "connect", _prepare_durable if durable else prepare_sqlite)
    sa.event.listen(engine, "begin", _begin_sqlite)
    return engine


def keep_private(file: Path) -> None:
    """A database is for its owner only, as it holds the keys of all dice; what is none is left as it is."""
    if file.is_dir():
        raise BadInput("database", f"{file} is a folder, expected a file")
    try:
        with file.open("rb") as read:
            begins = read.read(len(SQLITE))
    except FileNotFoundError:
        begins = b""
        file.touch(mode=0o600, exist_ok=True)
    if begins not in (b"", SQLITE):
        raise BadInput("database", f"cannot be opened: {file} is not a database")
    if file.stat().st_mode & 0o077:
        with contextlib.suppress(PermissionError):
            file.chmod(0o600)


def prepare_sqlite(connection: Any, _: object) -> None:
    """Readers and the writer do not wait for each other; transactions begin and end where we say."""
    connection.isolation_level = None
    for pragma in ("journal_mode=WAL", "synchronous=NORMAL", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {pragma}")


def _prepare_durable(connection: Any, _: object) -> None:
    """The same, and every commit waits for the disk."""
    prepare_sqlite(connection, _)
    connection.execute("PRAGMA synchronous=FULL")


def _note_time(_: object, record: sa.pool.ConnectionPoolEntry) -> None:
    record.info[USED] = time.monotonic()


def _look_whether_open(engine: sa.Engine, connection: Any, record: sa.pool.ConnectionPoolEntry, _: object) -> None:
    """A server may have started again since a connection was used; one that has just answered is not asked anew."""
    if time.monotonic() - record.info.get(USED, 0.0) > SILENT_SECONDS:
        try:
            engine.dialect.do_ping(connection)
        except engine.dialect.loaded_dbapi.Error:
            raise sa.exc.DisconnectionError from None


def _begin_sqlite(connection: sa.Connection) -> None:
    writes = connection.get_execution_options().get("writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")
