"""Judgements that are kept beside their tables, so that none is made twice; and how far one is that is being made.

All processes that share a database see the same: who works on one says so every few moments.
"""

from __future__ import annotations

from dataclasses import dataclass

import sqlalchemy as sa

from hullbreach.table.storage import Store

# Whoever has not been heard of for so long works on it no more.
SILENT_SECONDS = 60.0
FAILED = -1


@dataclass
class Kept:
    """What is kept for a line of play: so many rollouts of so many are done; the text once it is whole."""

    digest: str
    done: int
    most: int
    heard: float
    body: str


def kept(store: Store, table: str, digest: str) -> Kept | None:
    """What is kept for a line of play at a table."""
    question = sa.text("SELECT digest, done, most, heard, body FROM judgements WHERE table_id = :table")
    with store.reading() as connection:
        row = connection.execute(question, {"table": table}).one_or_none()
    found = None if row is None else Kept(str(row[0]), int(row[1]), int(row[2]), float(row[3]), str(row[4]))
    return found if found is not None and found.digest == digest else None


def claim(store: Store, table: str, digest: str, most: int, now: float) -> bool:
    """Say that this process is going to judge a table; False if it is judged, or another one is at it."""
    given = {"table": table, "digest": digest, "most": most, "now": now, "silent": now - SILENT_SECONDS}
    with store.writing() as connection:
        first = connection.execute(
            sa.text(
                "INSERT INTO judgements (table_id, digest, done, most, heard, body)"
                " VALUES (:table, :digest, 0, :most, :now, '') ON CONFLICT DO NOTHING"
            ),
            given,
        )
        if first.rowcount == 1:
            return True
        again = connection.execute(
            sa.text(
                "UPDATE judgements SET digest = :digest, done = 0, most = :most, heard = :now, body = ''"
                " WHERE table_id = :table AND (digest <> :digest OR (body = '' AND heard < :silent))"
            ),
            given,
        )
    return again.rowcount == 1


def note(store: Store, table: str, digest: str, done: int, now: float) -> None:
    """So many rollouts are done."""
    _change(store, "done = :done, heard = :now", {"table": table, "digest": digest, "done": done, "now": now})


def fail(store: Store, table: str, digest: str) -> None:
    """It came to nothing; whoever asks again may try."""
    _change(store, "done = :done, heard = 0", {"table": table, "digest": digest, "done": FAILED})


def keep(store: Store, table: str, digest: str, body: str) -> None:
    """Keep the whole judgement."""
    _change(store, "done = most, body = :body", {"table": table, "digest": digest, "body": body})


def _change(store: Store, changes: str, given: dict[str, object]) -> None:
    statement = f"UPDATE judgements SET {changes} WHERE table_id = :table AND digest = :digest AND body = ''"
    with store.writing() as connection:
        connection.execute(sa.text(statement), given)
