"""Old tables: which nobody has touched for long, and removing them; by itself only where a server is told so."""

from __future__ import annotations

import contextlib
from dataclasses import dataclass

import msgspec
import sqlalchemy as sa

from hullbreach.table.storage import Head, Store, Summary

# The last time anything was chosen, changed or said at a table.
TOUCHED = "COALESCE((SELECT MAX(made) FROM chat WHERE table_id = tables.id AND made > changed), changed)"


@dataclass
class Old:
    """A table that nobody has touched for long."""

    id: str
    game: str
    finished: bool
    choices: int
    names: list[str]
    touched: float


def old_tables(store: Store, before: float) -> list[Old]:
    """The tables that were last touched before this time, the oldest first."""
    question = sa.text(f"SELECT head, summary, {TOUCHED} AS touched FROM tables ORDER BY touched")
    with store.reading() as connection:
        rows = connection.execute(question).all()
    found: list[Old] = []
    for row in rows:
        # One damaged table does not keep all others; ``tables check`` tells of it.
        with contextlib.suppress(msgspec.MsgspecError):
            if row[2] < before:
                found.append(_old(row[0], row[1], row[2]))
    return found


def remove(store: Store, old: Old) -> bool:
    """Remove a table with everything that was played and said at it; False when somebody has touched it since."""
    given = {"table": old.id, "touched": old.touched}
    with store.writing() as connection:
        same = sa.text(f"SELECT COUNT(*) FROM tables WHERE id = :table AND {TOUCHED} <= :touched")
        if connection.execute(same, given).scalar_one() == 0:
            return False
        for statement in (
            "DELETE FROM chat WHERE table_id = :table",
            "DELETE FROM judgements WHERE table_id = :table",
            "DELETE FROM entries WHERE table_id = :table",
            "DELETE FROM tables WHERE id = :table",
        ):
            connection.execute(sa.text(statement), {"table": old.id})
    return True


def _old(head: str, summary: str, touched: float) -> Old:
    begun = msgspec.json.decode(head, type=Head)
    now = msgspec.json.decode(summary, type=Summary)
    names = [name for _, name in now.seats if name]
    return Old(begun.id, begun.game, now.finished, now.choices, names, touched)
