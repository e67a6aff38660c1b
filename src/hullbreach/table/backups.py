"""Looking after a database: is all of it sound, a copy of it while others play, and back from a copy.

Another database than SQLite brings its own tools for the last two.
"""

from __future__ import annotations

import contextlib
import itertools
import os
import sqlite3
from dataclasses import dataclass
from pathlib import Path

import msgspec
import sqlalchemy as sa

from hullbreach.kernel.errors import BadInput, Illegal
from hullbreach.table.engine import file_problems
from hullbreach.table.entries import read_entry
from hullbreach.table.storage import Head, NotRead, Store, Summary
from hullbreach.table.table import Table


@dataclass
class Unsound:
    """A table that cannot be played on, or the file itself (without an id), and why."""

    table: str
    version: str
    reason: str


def check(store: Store) -> tuple[int, list[Unsound]]:
    """Every table read and played again from its entries; how many there are, and which of them are not sound."""
    found: list[Unsound] = []
    if store.engine.dialect.name == "sqlite":
        found += [Unsound("", "", problem) for problem in file_problems(store.engine, quick=False)]
    try:
        with store.reading() as connection:
            rows = connection.execute(sa.text("SELECT id, head, summary FROM tables ORDER BY changed")).all()
    except NotRead as wrong:
        return 0, [*found, Unsound("", "", str(wrong))]
    for id, head, summary in rows:
        version = ""
        try:
            begun = msgspec.json.decode(str(head), type=Head)
            version = begun.version
            msgspec.json.decode(str(summary), type=Summary)
            check_entries(store, begun)
        except (msgspec.MsgspecError, BadInput, Illegal, NotRead, LookupError, ValueError) as wrong:
            found.append(Unsound(str(id), version, str(wrong)))
    return len(rows), found


def check_entries(store: Store, head: Head) -> None:
    """Play a table from its entries; ``BadInput`` or ``Illegal`` where that does not go."""
    question = "SELECT number, body FROM entries WHERE table_id = :table ORDER BY number"
    with store.reading() as connection:
        rows = connection.execute(sa.text(question), {"table": head.id}).all()
    for n, (number, _) in enumerate(rows, 1):
        if number != n:
            raise BadInput(f"entry {n}", "is missing")
    Table(head, [read_entry(str(body)) for _, body in rows])


def backup(store: Store, target: Path) -> None:
    """A copy of the database as it is now, for its owner only; others may go on playing meanwhile."""
    if target.exists():
        raise BadInput(str(target), "is there already")
    copy(Path(file_of(store)), target)


def restore(source: Path, target: Path) -> None:
    """Make a copy the database again; what stood there before is kept beside it."""
    if not source.is_file():
        raise BadInput(str(source), "there is no such file")
    fresh = target.with_name(f"{target.name}.restoring")
    fresh.unlink(missing_ok=True)
    copy(source, fresh)
    aside = free_name(target.with_name(f"{target.name}.before"))
    for ending in ("", "-wal", "-shm"):
        old = target.with_name(f"{target.name}{ending}")
        if old.exists():
            old.replace(aside.with_name(f"{aside.name}{ending}"))
    fresh.replace(target)


def free_name(wanted: Path) -> Path:
    """A name that no file has: what was kept once is not lost when somebody restores again."""
    names = (wanted if n == 1 else wanted.with_name(f"{wanted.name}-{n}") for n in itertools.count(1))
    return next(name for name in names if not name.exists())


def copy(source: Path, target: Path) -> None:
    """Copy a database that is sound to a new file, and change nothing about it; ``BadInput`` if that cannot be."""
    try:
        os.close(os.open(target, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
        address = f"{source.resolve().as_uri()}?mode=ro"
        with contextlib.closing(sqlite3.connect(address, uri=True)) as one:
            one.execute("SELECT id FROM tables LIMIT 1")
            with contextlib.closing(sqlite3.connect(target)) as other:
                one.backup(other)
                problem = other.execute("PRAGMA quick_check(1)").fetchone()[0]
        if problem != "ok":
            raise sqlite3.DatabaseError(problem)
    except (OSError, sqlite3.Error) as wrong:
        target.unlink(missing_ok=True)
        raise BadInput(str(source), f"cannot be copied: {wrong}") from None


def file_of(store: Store) -> str:
    """The file of a database; ``BadInput`` where there is none."""
    if store.engine.dialect.name != "sqlite":
        raise BadInput("database", "is no file; its own tools copy it (for PostgreSQL pg_dump and pg_restore)")
    return str(store.engine.url.database)
