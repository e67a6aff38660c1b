"""The statements that store what happens at tables.

Over PostgreSQL a whole batch of appends is one statement: one way there and back, and one wait for the disk. Entry by
entry, a batch of ten tables would take more than thirty answers, and whoever plays would wait for each of them.
"""

from __future__ import annotations

import msgspec
import sqlalchemy as sa

INSERT_ENTRY = (
    "INSERT INTO entries (table_id, number, made, body) VALUES (:table, :number, :made, :body) ON CONFLICT DO NOTHING"
)
INSERT_LINE = (
    "INSERT INTO chat (table_id, number, made, body)"
    " SELECT CAST(:table AS VARCHAR(32)), COALESCE(MAX(number), 0) + 1, :made, :body FROM chat WHERE table_id = :table"
    " ON CONFLICT DO NOTHING"
)
UPDATE_TABLE = (
    "UPDATE tables SET summary = :summary, finished = :finished, changed = :changed, offers = :offers WHERE id = :id"
)
# Another process may have stored the next choice in the meantime.
UPDATE_UNLESS_NEWER = f"{UPDATE_TABLE} AND changed <= :changed"
# Whoever has the first number of an append has the following ones too. Whoever comes second to a number waits until the
# first one is done, and leaves the table as it is. All processes go through tables in one order, so that no two of them
# wait for each other.
APPEND = """
WITH wanted AS (
    SELECT * FROM json_to_recordset(%(firsts)s::json) AS each (
        "table" text, number integer, made double precision, body text, summary text, finished integer, offers text
    )
), stored AS (
    INSERT INTO entries (table_id, number, made, body)
    SELECT "table", number, made, body FROM wanted ORDER BY "table" COLLATE "C"
    ON CONFLICT DO NOTHING RETURNING table_id
), followed AS (
    INSERT INTO entries (table_id, number, made, body)
    SELECT "table", number, made, body
    FROM json_to_recordset(%(others)s::json) AS each ("table" text, number integer, made double precision, body text)
    JOIN stored ON table_id = "table"
), noted AS (
    UPDATE tables
    SET summary = wanted.summary, finished = wanted.finished, changed = wanted.made, offers = wanted.offers
    FROM wanted JOIN stored ON table_id = "table" WHERE tables.id = "table"
), told AS (
    SELECT string_agg(table_id, ' ') AS ids FROM stored
)
SELECT ids, CASE WHEN %(notice)s::text IS NOT NULL THEN pg_notify(%(channel)s, %(notice)s::text || ids) END
FROM told WHERE ids IS NOT NULL
"""
Row = dict[str, object]


def append_batch(
    connection: sa.Connection, wanted: list[tuple[Row, list[Row]]], channel: str, notice: str | None
) -> set[str]:
    """Which tables have taken in their appends: of each what becomes of the table, and its entries.

    With a notice others are told of them on this channel, by the notice and their ids.
    """
    firsts = [{**table, **entries[0]} for table, entries in wanted]
    others = [entry for _, entries in wanted for entry in entries[1:]]
    given = {"firsts": _text(firsts), "others": _text(others), "channel": channel, "notice": notice}
    found = connection.exec_driver_sql(APPEND, given).first()
    return set() if found is None else set(str(found[0]).split())


def _text(rows: list[Row]) -> str:
    return msgspec.json.encode(rows).decode()
