"""Where tables are kept: SQLite by default, PostgreSQL by address.

An entry is appended with its number. The database refuses a second entry with the same number, which is all the
coordination that processes sharing a database need.
"""

from __future__ import annotations

import contextlib
import logging
import sqlite3
import time
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec
import sqlalchemy as sa

from hullbreach.kernel.errors import BadInput
from hullbreach.table.engine import file_problems, open_engine, prepare_sqlite, reason_of
from hullbreach.table.entries import Chosen, Entry, Seated, read_entry, write_entry
from hullbreach.table.migrations import migrate
from hullbreach.table.seating import HUMAN, OPEN
from hullbreach.table.statements import INSERT_ENTRY, INSERT_LINE, UPDATE_TABLE, UPDATE_UNLESS_NEWER, append_batch

# What the lobby offers at a table, and at how many of each kind at most.
JOIN, WATCH = "join", "watch"
LOBBY_LIMIT = 100
# The seat of what the table itself says in the chat.
THE_TABLE = -2
BUSY_SECONDS = 30
ID_LENGTH = 32
# Lines of chat that are shown, that are kept of a table, and after how many more it is looked for older ones.
CHAT_KEPT, CHAT_STORED, CHAT_SWEEP = 200, 1000, 100
# A file of this size is looked through when it is opened.
CHECKED_BYTES = 64 * 1024 * 1024
LOG = logging.getLogger("hullbreach")
# Where processes that share a database tell each other that there is something new at a table, and what.
CHANNEL = "hullbreach"
ENTRIES, CHAT, HERE = "entries", "chat", "here"
# A list in a statement: WHERE id IN :tables.
SEVERAL: sa.BindParameter[str] = sa.bindparam("tables", type_=sa.String(), expanding=True)


class NotStored(Exception):  # noqa: N818
    """The database could not take something in: the disk is full, or the way to it is shut. Nothing has changed."""


class NoPlace(NotStored):
    """The table to which something belongs is no longer there."""


class NotRead(Exception):  # noqa: N818
    """The database could not be read: it is damaged, or the way to it is shut."""


def is_id(text: str) -> bool:
    """Whether a table could have this id; no database is asked about anything else."""
    return 0 < len(text) <= ID_LENGTH and text.isascii() and text.replace("-", "x").replace("_", "x").isalnum()


class Head(msgspec.Struct, frozen=True, kw_only=True):
    """What never changes about a table."""

    id: str
    game: str
    settings: dict[str, object]
    key: str
    dice: str
    created: float
    # Which version of the rules it was begun with.
    version: str = ""
    lang: str = "en"
    listed: bool = False
    clock: int = 0
    practice: bool = False
    # Nobody chooses before somebody who sits there says that it begins.
    gathers: bool = False
    # How long its bots think: quick (by rules of thumb), thoughtful or deep.
    strength: str = "quick"
    # What leads to it for whoever has to type it; tables with free seats only.
    code: str = ""
    marks: list[str] = []
    # The house content that it is played with.
    content: dict[str, object] = {}
    # The position it begins from, in the words of cases; None for the game's own set-up.
    given: dict[str, object] | None = None


class Summary(msgspec.Struct, kw_only=True):
    """What the lobby shows of a table; written along with every change."""

    version: int = 0
    choices: int = 0
    asked: list[int] = []
    seats: list[tuple[str, str]] = []
    finished: bool = False
    progress: str = ""
    gathers: bool = False
    # Nobody else sits down here any more.
    sealed: bool = False
    # When it was last changed; the database knows it apart.
    changed: float = 0.0

    @property
    def joinable(self) -> bool:
        """Whether somebody who comes may sit down; a table that everybody left before it began leads nowhere."""
        kinds = [sits for sits, _ in self.seats]
        if self.finished or self.sealed or OPEN not in kinds:
            return False
        return HUMAN in kinds or not self.gathers

    @property
    def watchable(self) -> bool:
        """Whether somebody plays here; a table that still waits for people has nothing to show."""
        return not self.finished and not self.gathers and any(sits == HUMAN for sits, _ in self.seats)

    @property
    def offers(self) -> str:
        """What somebody can do here who is shown the table in the lobby; nothing where nobody would want to come."""
        return JOIN if self.joinable else WATCH if self.watchable else ""


class Said(msgspec.Struct):
    """A line of chat."""

    seat: int
    name: str
    text: str
    at: float


@dataclass
class Append:
    """Entries to store under these numbers, or none of them, and the summary that holds afterwards.

    said: what the table says about them in the chat, which is stored along with them or not at all.
    """

    table: str
    first: int
    entries: list[Entry]
    summary: Summary
    made: float = field(default_factory=time.time)
    said: list[Said] = field(default_factory=list)

    @property
    def leaves_lobby(self) -> bool:
        """Whether the lobby may hear of it a moment later: somebody chose, and the match goes on."""
        return not self.summary.finished and all(isinstance(entry, Chosen) for entry in self.entries)


class Store:
    """All tables in one database. Every call is one transaction; safe to use from several threads and processes."""

    def __init__(self, address: str, durable: bool = False, check: bool = True) -> None:
        self.engine = open_engine(address, durable, BUSY_SECONDS)
        # Whoever is going to write says so at once: whoever has read first cannot write after somebody else has.
        self.writes = self.engine.execution_options(writes=True)
        # A single statement need not be begun and ended, which a server far away would have to be asked for.
        self.singles = self.engine if self.is_sqlite else self.engine.execution_options(isolation_level="AUTOCOMMIT")
        # The number under which other processes are told what this one stores (``server/bus.py``); 0: nobody is told.
        self.process = 0
        try:
            migrate(self.writes)
            if check:
                self.check_file()
        except sa.exc.DBAPIError as wrong:
            self.engine.dispose()
            if not self.is_sqlite:
                # The complaint leaves names and addresses out, which whoever runs the server needs.
                LOG.warning("the database cannot be opened: %s", wrong.orig)
            raise BadInput("database", f"cannot be opened: {reason_of(wrong)}") from None
        # Where a commit waits neither for a disk nor for a network, it is quicker than handing it to a thread.
        self.at_once: sqlite3.Connection | None = None
        if not durable and self.is_sqlite:
            name = str(self.engine.url.database)
            self.at_once = sqlite3.connect(name, timeout=BUSY_SECONDS, check_same_thread=False)
            prepare_sqlite(self.at_once, None)
            # A checkpoint waits for the disk; the writer's thread sees to it.
            for pragma in ("busy_timeout=0", "wal_autocheckpoint=0"):
                self.at_once.execute(f"PRAGMA {pragma}")

    @property
    def is_sqlite(self) -> bool:
        """Whether it is a file on this machine."""
        return self.engine.dialect.name == "sqlite"

    def check_file(self) -> None:
        """Refuse a damaged file before anybody plays with it; a large one is looked through by ``tables check``."""
        if self.is_sqlite and Path(str(self.engine.url.database)).stat().st_size < CHECKED_BYTES:
            for problem in file_problems(self.engine, quick=True):
                raise BadInput("database", f"is damaged: {problem}; see hullbreach tables check, backup and restore")

    def close(self) -> None:
        """Let go of the database."""
        self.engine.dispose()
        if self.at_once is not None:
            self.at_once.close()

    @contextlib.contextmanager
    def writing(self, single: bool = False) -> Iterator[sa.Connection]:
        """A transaction that writes, or a single statement that does; ``NotStored`` also when no connection is free."""
        try:
            with (self.singles if single else self.writes).begin() as connection:
                yield connection
        except sa.exc.IntegrityError as wrong:
            raise NoPlace(str(wrong.orig)) from None
        except sa.exc.SQLAlchemyError as wrong:
            raise NotStored(str(getattr(wrong, "orig", wrong))) from None

    @contextlib.contextmanager
    def reading(self) -> Iterator[sa.Connection]:
        """A transaction that only reads; ``NotRead`` when it cannot be, or when what stands there is damaged."""
        try:
            with self.singles.connect() as connection:
                yield connection
        except (sa.exc.SQLAlchemyError, msgspec.MsgspecError) as wrong:
            raise NotRead(str(getattr(wrong, "orig", wrong))) from None

    def create(self, head: Head, entries: list[Entry], summary: Summary) -> None:
        """Store a new table with its first entries."""
        with self.writing() as connection:
            connection.execute(
                sa.text(
                    "INSERT INTO tables (id, head, summary, listed, finished, changed, code, offers)"
                    " VALUES (:id, :head, :summary, :listed, :finished, :changed, :code, :offers)"
                ),
                {
                    "id": head.id,
                    "head": _text(head),
                    "summary": _text(summary),
                    "listed": int(head.listed),
                    "finished": int(summary.finished),
                    "changed": head.created,
                    "code": head.code or None,
                    "offers": summary.offers,
                },
            )
            if first := _entry_values(Append(head.id, 1, entries, summary, head.created)):
                connection.execute(sa.text(INSERT_ENTRY), first)

    def append(self, wanted: list[Append]) -> list[bool]:
        """Store several appends in one transaction; False for those that came second."""
        if not self.is_sqlite and len({each.table for each in wanted if not each.said}) == len(wanted):
            return self._append_batch(wanted)
        # All processes go through tables in one order, so that no two of them wait for each other.
        order = sorted(range(len(wanted)), key=lambda n: wanted[n].table)
        with self.writing() as connection:
            stored = {n: self._append(connection, wanted[n]) for n in order}
        return [stored[n] for n in range(len(wanted))]

    def _append_batch(self, wanted: list[Append]) -> list[bool]:
        """The same in one statement, each of another table and without a word in the chat: what play is made of."""
        rows = [(_table_values(each), _entry_values(each)) for each in wanted]
        notice = f"{self.process} {ENTRIES} " if self.process else None
        with self.writing(single=True) as connection:
            stored = append_batch(connection, rows, CHANNEL, notice)
        return [each.table in stored for each in wanted]

    def append_at_once(self, wanted: Append) -> bool | None:
        """Store an append without waiting for anything; None when that is not possible now.

        The summary of a match that goes on is left to ``note``, so that nobody waits for it.
        """
        if self.at_once is None:
            return None
        try:
            self.at_once.execute("BEGIN IMMEDIATE")
        except sqlite3.OperationalError:
            # Another process is writing at this very moment.
            return None
        try:
            first, *others = _entry_values(wanted)
            stored = self.at_once.execute(INSERT_ENTRY, first).rowcount == 1
            if stored:
                for each in others:
                    self.at_once.execute(INSERT_ENTRY, each)
                for said in wanted.said:
                    self.at_once.execute(INSERT_LINE, _line_values(wanted.table, said))
                if not wanted.leaves_lobby:
                    self.at_once.execute(UPDATE_TABLE, _table_values(wanted))
            self.at_once.execute("COMMIT")
        except sqlite3.Error:
            # The thread tries again, and says what is wrong.
            self.at_once.rollback()
            return None
        return stored

    def note(self, wanted: Append) -> None:
        """Write the summary that was left out; if that is not possible now, the next choice makes up for it."""
        if self.at_once is not None and wanted.leaves_lobby:
            with contextlib.suppress(sqlite3.Error):
                self.at_once.execute(UPDATE_UNLESS_NEWER, _table_values(wanted))

    def checkpoint(self) -> None:
        """Bring what was stored at once from the write-ahead log into the database."""
        if self.at_once is not None:
            with self.reading() as connection:
                connection.rollback()
                connection.connection.cursor().execute("PRAGMA wal_checkpoint(PASSIVE)")

    def _append(self, connection: sa.Connection, wanted: Append) -> bool:
        first, *others = _entry_values(wanted)
        if connection.execute(sa.text(INSERT_ENTRY), first).rowcount == 0:
            return False
        # Numbers have no gaps, so whoever has the first number has the following ones too.
        if others:
            connection.execute(sa.text(INSERT_ENTRY), others)
        for said in wanted.said:
            _say(connection, wanted.table, said)
        connection.execute(sa.text(UPDATE_TABLE), _table_values(wanted))
        self.notify(connection, ENTRIES, wanted.table)
        if wanted.said:
            self.notify(connection, CHAT, wanted.table)
        return True

    def notify(self, connection: sa.Connection, what: str, table: str) -> None:
        """Let other processes know, with the commit, that there is something new at a table."""
        if self.process:
            notice = f"{self.process} {what} {table}"
            connection.execute(sa.text(f"SELECT pg_notify('{CHANNEL}', :notice)"), {"notice": notice})

    def head(self, table: str) -> Head | None:
        """A table, if there is one with this id."""
        if not is_id(table):
            return None
        with self.reading() as connection:
            found = connection.execute(
                sa.text("SELECT head FROM tables WHERE id = :table"), {"table": table}
            ).scalar_one_or_none()
            return None if found is None else msgspec.json.decode(found, type=Head)

    def summary(self, table: str) -> tuple[Head, Summary] | None:
        """A table and what the lobby shows of it."""
        return self.summaries([table]).get(table)

    def summaries(self, tables: list[str]) -> dict[str, tuple[Head, Summary]]:
        """Those tables that there are, by id, and what the lobby shows of them."""
        question = sa.text("SELECT head, summary, changed FROM tables WHERE id IN :tables").bindparams(SEVERAL)
        with self.reading() as connection:
            rows = connection.execute(question, {"tables": [table for table in tables if is_id(table)]}).all()
            found = _sound(rows) if len(tables) > 1 else map(_row, rows)
            return {head.id: (head, summary) for head, summary in found}

    def called(self, code: str) -> str | None:
        """The table of a match that goes on, by its code."""
        if not is_id(code):
            return None
        with self.reading() as connection:
            found: str | None = connection.execute(
                sa.text("SELECT id FROM tables WHERE code = :code AND finished = 0"), {"code": code}
            ).scalar_one_or_none()
        return found

    def latest(self, table: str) -> int:
        """The number of the newest entry."""
        with self.reading() as connection:
            number: int = connection.execute(
                sa.text("SELECT COALESCE(MAX(number), 0) FROM entries WHERE table_id = :table"), {"table": table}
            ).scalar_one()
        return number

    def latest_of(self, tables: list[str]) -> dict[str, int]:
        """The numbers of the newest entries of several tables."""
        question = sa.text(
            "SELECT id, (SELECT COALESCE(MAX(number), 0) FROM entries WHERE table_id = tables.id) FROM tables"
            " WHERE id IN :tables"
        ).bindparams(SEVERAL)
        with self.reading() as connection:
            rows = connection.execute(question, {"tables": tables}).all()
        return {str(row[0]): int(row[1]) for row in rows}

    def made(self, table: str, number: int) -> float | None:
        """When an entry was made; None if there is none with this number."""
        question = sa.text("SELECT made FROM entries WHERE table_id = :table AND number = :number")
        with self.reading() as connection:
            found: float | None = connection.execute(question, {"table": table, "number": number}).scalar_one_or_none()
        return found

    def entries(self, table: str, after: int = 0) -> list[Entry]:
        """The entries of a table from a number on, in order."""
        with self.reading() as connection:
            rows: sa.ScalarResult[str] = connection.execute(
                sa.text("SELECT body FROM entries WHERE table_id = :table AND number > :after ORDER BY number"),
                {"table": table, "after": after},
            ).scalars()
            return [read_entry(body) for body in rows]

    def seats(self, table: str) -> dict[int, str]:
        """The hashes of the tokens that hold the seats of a table."""
        return self.seats_of([table]).get(table, {})

    def seats_of(self, tables: list[str]) -> dict[str, dict[int, str]]:
        """The same of several tables, by id."""
        question = sa.text(
            'SELECT table_id, body FROM entries WHERE table_id IN :tables AND body LIKE \'{"kind":"seat"%\''
            " ORDER BY number"
        ).bindparams(SEVERAL)
        with self.reading() as connection:
            rows = connection.execute(question, {"tables": [table for table in tables if is_id(table)]}).all()
        found: dict[str, dict[int, str]] = {}
        for table, body in rows:
            # Who opens a table with an entry that cannot be read is told so there.
            with contextlib.suppress(BadInput):
                entry = read_entry(str(body))
                if isinstance(entry, Seated):
                    found.setdefault(str(table), {})[entry.seat] = entry.token
        return found

    def lobby(self) -> list[tuple[Head, Summary]]:
        """The listed tables to join and then those to watch, the liveliest first; many of one kind hide no other."""
        question = sa.text(
            "SELECT head, summary, changed FROM tables WHERE listed = 1 AND offers = :offers"
            " ORDER BY changed DESC LIMIT :limit"
        )
        asked = [{"offers": offers, "limit": LOBBY_LIMIT} for offers in (JOIN, WATCH)]
        with self.reading() as connection:
            return list(_sound(row for each in asked for row in connection.execute(question, each)))

    def newest(self) -> float:
        """When anything was last changed, by whatever clock."""
        with self.reading() as connection:
            found: float = connection.execute(sa.text("SELECT COALESCE(MAX(changed), 0) FROM tables")).scalar_one()
        return found

    def say(self, table: str, said: Said) -> None:
        """Store a line of chat, behind whatever others say at the same moment."""
        with self.writing() as connection:
            number = _say(connection, table, said)
            self.notify(connection, CHAT, table)
            if number % CHAT_SWEEP == 0:
                # What became of seats is told for good; what people said long ago is not.
                connection.execute(
                    sa.text("DELETE FROM chat WHERE table_id = :table AND number <= :old AND body NOT LIKE :own"),
                    {"table": table, "old": number - CHAT_STORED, "own": f'{{"seat":{THE_TABLE},%'},
                )

    def chat(self, table: str) -> list[Said]:
        """The last lines of the chat, oldest first."""
        with self.reading() as connection:
            rows: sa.ScalarResult[str] = connection.execute(
                sa.text("SELECT body FROM chat WHERE table_id = :table ORDER BY number DESC LIMIT :limit"),
                {"table": table, "limit": CHAT_KEPT},
            ).scalars()
            return [msgspec.json.decode(body, type=Said) for body in rows][::-1]


def _say(connection: sa.Connection, table: str, said: Said) -> int:
    """Store a line of chat, and its number; whoever else says something at the same moment has the one before."""
    while connection.execute(sa.text(INSERT_LINE), _line_values(table, said)).rowcount == 0:
        pass
    number: int = connection.execute(
        sa.text("SELECT MAX(number) FROM chat WHERE table_id = :table"), {"table": table}
    ).scalar_one()
    return number


def _line_values(table: str, said: Said) -> dict[str, object]:
    """The row of a line of chat."""
    return {"table": table, "made": said.at, "body": _text(said)}


def _entry_values(wanted: Append) -> list[dict[str, object]]:
    """The rows of an append."""
    return [
        {"table": wanted.table, "number": number, "made": wanted.made, "body": write_entry(entry)}
        for number, entry in enumerate(wanted.entries, wanted.first)
    ]


def _table_values(wanted: Append) -> dict[str, object]:
    """What an append changes about its table."""
    summary = wanted.summary
    return {
        "id": wanted.table,
        "summary": _text(summary),
        "finished": int(summary.finished),
        "changed": wanted.made,
        "offers": summary.offers,
    }


def _text(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _sound(rows: Iterable[Any]) -> Iterator[tuple[Head, Summary]]:
    """One damaged table does not hide all others."""
    for row in rows:
        with contextlib.suppress(msgspec.MsgspecError):
            yield _row(row)


def _row(row: Any) -> tuple[Head, Summary]:
    summary = msgspec.json.decode(row[1], type=Summary)
    summary.changed = row[2]
    return msgspec.json.decode(row[0], type=Head), summary
