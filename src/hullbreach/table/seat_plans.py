"""What people may do with seats: take one, leave it, hand it to a bot, take it back, change its name."""

from __future__ import annotations

from typing import Literal

from hullbreach.table.entries import Entry, Seated
from hullbreach.table.seating import BOT, HUMAN, NAME_LENGTH, OPEN, hash_of, tidy
from hullbreach.table.table import Plan, Table

Deed = Literal["leave", "bot", "back", "name"]
LEAVE, TO_BOT, BACK, NAME = "leave", "bot", "back", "name"


class SeatTaken(Exception):  # noqa: N818
    """Somebody sits there already."""


class NotYours(Exception):  # noqa: N818
    """Only whoever holds the seat may do that."""


def plan_take(table: Table, seat: int, name: str, token: str) -> Plan:
    """A person sits down on an open seat."""
    if table.seats[seat].sits != OPEN:
        raise SeatTaken
    return Plan([Seated(seat, HUMAN, tidy(name, NAME_LENGTH), hash_of(token))])


def plan_deed(table: Table, seat: int, deed: str, hashed: str, name: str = "") -> Plan | None:
    """A change that the holder of a seat makes; anybody who sits here may put a bot on an open seat, and away again."""
    sits = table.seats[seat]
    mine = sits.opened_by(hashed)
    entry: Entry | None = None
    if not mine and not (table.held_by(hashed) and sits.sits in (OPEN, BOT) and deed in (TO_BOT, BACK)):
        raise NotYours
    if deed == LEAVE:
        entry = Seated(seat, OPEN)
    elif deed == TO_BOT:
        entry = Seated(seat, HUMAN, sits.name, sits.token, True) if mine else Seated(seat, BOT)
        if sits.automatic:
            return None
    elif deed == BACK:
        if not sits.automatic:
            return None
        entry = Seated(seat, HUMAN, sits.name, sits.token) if mine else Seated(seat, OPEN)
    else:
        entry = Seated(seat, HUMAN, tidy(name, NAME_LENGTH), sits.token, sits.bot)
    return Plan([entry])
