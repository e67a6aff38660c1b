"""Tables for tests, without a server."""

from __future__ import annotations

from pathlib import Path

from hullbreach.bots import make
from hullbreach.server.live import Client
from hullbreach.table.creating import new_head
from hullbreach.table.entries import SEAT, Entry, Seated
from hullbreach.table.seating import BOT, HUMAN, hash_of
from hullbreach.table.storage import Store
from hullbreach.table.table import Plan, Table


def token(seat: int) -> str:
    """The token of a seat."""
    return f"token of seat {seat}"


def seated(*seats: str) -> list[Entry]:
    """The entries that put people, bots or nobody on the seats; every person has a token of their own."""
    return [
        Seated(n, sits, f"player {n + 1}" if sits == HUMAN else "", hash_of(token(n)) if sits == HUMAN else "")
        for n, sits in enumerate(seats)
    ]


def new_table(game: str, *seats: str, practice: bool | None = None, **settings: object) -> Table:
    """A table at which nothing has happened yet."""
    return Table(new_head(game, settings, list(seats), practice=practice), seated(*seats))


def play(table: Table, choices: int) -> None:
    """So many choices of the rule bot, in everybody's name."""
    bot = make("rules", 1)
    for _ in range(choices):
        question = table.match.question
        if question is None:
            return
        text = bot.choose(table.match.view(question.seat)).text(table.match.state.names)
        by = BOT if table.seats[question.seat].automatic else SEAT
        table.carry_out(table.plan_choice(question.seat, table.version, [text], by))


def stored(store: Store, table: Table, entries: list[Entry]) -> Table:
    """The same table in a store."""
    store.create(table.head, entries, table.summary_after(Plan([])))
    return table


def fresh_store(folder: Path) -> Store:
    """An empty database."""
    return Store(f"sqlite:///{folder / 'tables.sqlite'}")


class Listener(Client):
    """A client without a connection, which keeps what it is sent."""

    def __init__(self, hashed: str = "", lang: str = "en") -> None:
        self.received: list[bytes] = []
        super().__init__(hashed, lang, self.received.append)


def sent(client: Listener) -> list[bytes]:
    """Everything the client was sent since the last look."""
    found = client.received[:]
    client.received.clear()
    return found
