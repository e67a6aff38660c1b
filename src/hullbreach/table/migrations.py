"""The shape of the database, as the list of steps that led to it.

A step is never changed once released: a new shape is a new step at the end. The plain SQL is understood by SQLite and
PostgreSQL alike, and a database knows how many of the steps it has seen.
"""

from __future__ import annotations

import sqlalchemy as sa

from hullbreach.kernel.errors import BadInput

TURN = 8373
STEPS: tuple[tuple[str, ...], ...] = (
    (
        """
        CREATE TABLE tables (
            id VARCHAR(32) PRIMARY KEY,
            head TEXT NOT NULL,
            summary TEXT NOT NULL,
            listed INTEGER NOT NULL,
            finished INTEGER NOT NULL,
            changed DOUBLE PRECISION NOT NULL
        )
        """,
        """
        CREATE TABLE entries (
            table_id VARCHAR(32) NOT NULL REFERENCES tables (id),
            number INTEGER NOT NULL,
            made DOUBLE PRECISION NOT NULL,
            body TEXT NOT NULL,
            PRIMARY KEY (table_id, number)
        )
        """,
        """
        CREATE TABLE chat (
            table_id VARCHAR(32) NOT NULL REFERENCES tables (id),
            number INTEGER NOT NULL,
            made DOUBLE PRECISION NOT NULL,
            body TEXT NOT NULL,
            PRIMARY KEY (table_id, number)
        )
        """,
        "CREATE INDEX tables_in_the_lobby ON tables (listed, finished, changed)",
    ),
    (
        "ALTER TABLE tables ADD COLUMN code VARCHAR(16)",
        "CREATE UNIQUE INDEX tables_by_code ON tables (code)",
    ),
    (
        """
        CREATE TABLE judgements (
            table_id VARCHAR(32) PRIMARY KEY REFERENCES tables (id),
            digest VARCHAR(32) NOT NULL,
            done INTEGER NOT NULL,
            most INTEGER NOT NULL,
            heard DOUBLE PRECISION NOT NULL,
            body TEXT NOT NULL
        )
        """,
    ),
    # What the lobby offers at a table. Summaries are compact JSON, in which names cannot look like this.
    (
        "ALTER TABLE tables ADD COLUMN offers VARCHAR(5) NOT NULL DEFAULT ''",
        """
        UPDATE tables SET offers = CASE
            WHEN summary LIKE '%["open",%' AND summary NOT LIKE '%"sealed"\\:true%'
                AND (summary LIKE '%["human",%' OR summary NOT LIKE '%"gathers"\\:true%') THEN 'join'
            WHEN summary LIKE '%["human",%' AND summary NOT LIKE '%"gathers"\\:true%' THEN 'watch'
            ELSE '' END
        WHERE finished = 0
        """,
        "CREATE INDEX tables_by_offer ON tables (listed, offers, changed)",
        "DROP INDEX tables_in_the_lobby",
    ),
)


def migrate(engine: sa.Engine) -> None:
    """Bring the database to the newest shape; one of another program, or of a newer version of this one, is refused."""
    with engine.begin() as connection:
        if connection.dialect.name == "postgresql":
            # Processes that start together take turns; in SQLite whoever begins to write has the file for itself.
            connection.execute(sa.text(f"SELECT pg_advisory_xact_lock({TURN})"))
        found = sa.inspect(connection).get_table_names()
        if found and "migrations" not in found:
            raise BadInput("database", "holds the tables of another program")
        connection.execute(sa.text("CREATE TABLE IF NOT EXISTS migrations (number INTEGER PRIMARY KEY)"))
        seen: int = connection.execute(sa.text("SELECT COALESCE(MAX(number), 0) FROM migrations")).scalar_one()
        if seen > len(STEPS):
            raise BadInput("database", f"has shape {seen}, this program knows shapes up to {len(STEPS)}")
        for number, step in enumerate(STEPS[seen:], seen + 1):
            for statement in step:
                connection.execute(sa.text(statement))
            connection.execute(sa.text("INSERT INTO migrations (number) VALUES (:number)"), {"number": number})
