"""A new table: from nothing, or from any point of an old one."""

from __future__ import annotations

import secrets
import time
from collections.abc import Collection
from dataclasses import dataclass

from hullbreach.games import rulebook
from hullbreach.kernel.errors import BadInput
from hullbreach.kernel.topics import USUAL
from hullbreach.kernel.version import VERSION
from hullbreach.table.entries import SEAT, Chosen, Entry, Seated
from hullbreach.table.seat_plans import known
from hullbreach.table.seating import HUMAN, NAME_LENGTH, OPEN, SITTERS, hash_of, new_code, new_token, tidy
from hullbreach.table.storage import Head, Store
from hullbreach.table.table import Plan, Table, rulebook_of

ID_BYTES = 9
KEY_BYTES = 32


def new_id() -> str:
    """An id that is short enough for a link and too long to guess."""
    return secrets.token_urlsafe(ID_BYTES).replace("-", "x").replace("_", "y")


def new_head(
    game: str,
    settings: dict[str, object],
    seats: list[str],
    *,
    lang: str = "en",
    listed: bool = False,
    clock: int = 0,
    practice: bool | None = None,
    gathers: bool = False,
    strength: str = "quick",
    like: Head | None = None,
    given: dict[str, object] | None = None,
    marks: list[str] | None = None,
) -> Head:
    """A table of this game; ``BadInput`` when settings or seats do not fit it.

    ``gathers``: nobody chooses before somebody says that it begins; only where there are free seats.
    ``like``: another table whose house content it takes over, instead of the one in use. ``given``: the position it
    begins from, in the words of cases.
    """
    for word in seats:
        if word not in SITTERS:
            raise BadInput("seats", f"{word!r}, expected {', '.join(SITTERS)}")
    if settings.get("players", len(seats)) != len(seats):
        raise BadInput("option players", f"{settings['players']!r}, but there are {len(seats)} seats")
    book = rulebook(game) if like is None else rulebook_of(like)
    chosen = {**settings, "players": len(seats)}
    settled = book.settle(chosen) if given is None else book.settle_described(chosen)
    id = new_id()
    return Head(
        id=id,
        game=game,
        settings=settled,
        key=secrets.token_hex(KEY_BYTES),
        dice=id,
        created=time.time(),
        version=VERSION,
        lang=lang,
        listed=listed,
        clock=clock,
        practice=OPEN not in seats if practice is None else practice,
        gathers=gathers and OPEN in seats,
        strength=strength,
        code=new_code() if OPEN in seats else "",
        content=dict(book.house),
        given=given,
        marks=marks or [],
    )


@dataclass
class Created:
    """A new table, the first person's seat (-1: none) and their token."""

    table: Table
    seat: int
    token: str


def create(
    store: Store,
    head: Head,
    seats: list[str],
    name: str,
    choices: list[tuple[int, str]],
    asks: Collection[str] = USUAL,
    ready: bool = True,
) -> Created:
    """Store a new table with its seats and first choices; ``BadInput`` when such a match cannot be set up."""
    token = new_token()
    entries: list[Entry] = []
    for n, word in enumerate(seats):
        if word == HUMAN:
            entries.append(Seated(n, HUMAN, tidy(name, NAME_LENGTH), hash_of(token), asks=known(asks), ready=ready))
        else:
            entries.append(Seated(n, word))
    entries.extend(Chosen(seat, text, SEAT) for seat, text in choices)
    table = Table(head, entries)
    store.create(head, entries, table.summary_after(Plan([])))
    return Created(table, next((n for n, word in enumerate(seats) if word == HUMAN), -1), token)
