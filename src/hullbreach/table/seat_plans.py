"""What people may do with seats: take one, leave it, hand it to a bot, take it back, change its name and its policy,
and say that a table that gathered people begins.

Whoever is away cannot hand over their seat; those who are here may then vote a bot into it, and back out again.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Literal

from hullbreach.kernel.topics import TOPICS, USUAL
from hullbreach.table.entries import Begun, Entry, SeatAsked, Seated, SeatVoted
from hullbreach.table.seating import BOT, HUMAN, NAME_LENGTH, OPEN, hash_of, tidy
from hullbreach.table.table import Plan, Table

Deed = Literal["leave", "bot", "back", "name", "ask", "ready", "begin", "agree", "refuse"]
LEAVE, TO_BOT, BACK, NAME, ASK = "leave", "bot", "back", "name", "ask"
READY, BEGIN, AGREE, REFUSE = "ready", "begin", "agree", "refuse"


class SeatTaken(Exception):  # noqa: N818
    """Somebody sits there already."""


class NotYours(Exception):  # noqa: N818
    """Only whoever holds the seat may do that."""


class StillHere(Exception):  # noqa: N818
    """Nobody decides about the seat of somebody who is here."""


class NothingAsked(Exception):  # noqa: N818
    """There is nothing to agree to."""


def plan_take(table: Table, seat: int, name: str, token: str, asks: Collection[str] = USUAL) -> Plan:
    """A person sits down on an open seat."""
    if table.seats[seat].sits != OPEN:
        raise SeatTaken
    return Plan([Seated(seat, HUMAN, tidy(name, NAME_LENGTH), hash_of(token), asks=known(asks))])


def known(asks: Collection[str]) -> tuple[str, ...]:
    """Topics that somebody wants to be asked about, each once and in their order; others mean nothing."""
    return tuple(topic for topic in TOPICS if topic in asks)


def plan_deed(
    table: Table,
    seat: int,
    deed: str,
    hashed: str,
    name: str = "",
    here: Collection[int] = (),
    asks: Collection[str] = USUAL,
) -> Plan | None:
    """A change that the holder of a seat makes; anybody who sits here may put a bot on an open seat, and away again.

    ``here`` are the seats whose people are at the table now: what concerns somebody else's seat is theirs to decide.
    """
    if deed in (AGREE, REFUSE):
        return plan_vote(table, seat, table.held_by(hashed), deed == AGREE)
    sits = table.seats[seat]
    mine = sits.opened_by(hashed)
    if deed == TO_BOT and not mine and seat in table.people() and table.held_by(hashed):
        if seat in here:
            raise StillHere
        return propose(table, seat, True, hashed, here)
    if deed == BACK and mine and sits.voted:
        return propose(table, seat, False, hashed, here)
    entry: Entry | None = None
    if not mine and not (table.held_by(hashed) and sits.sits in (OPEN, BOT) and deed in (TO_BOT, BACK)):
        raise NotYours
    if deed == BEGIN:
        return plan_beginning(table, seat)
    if deed == LEAVE:
        entry = Seated(seat, OPEN)
    elif deed == TO_BOT:
        entry = Seated(seat, HUMAN, sits.name, sits.token, True, asks=sits.asks) if mine else Seated(seat, BOT)
        if sits.automatic:
            return None
    elif deed == BACK:
        if not sits.automatic:
            return None
        entry = Seated(seat, HUMAN, sits.name, sits.token, asks=sits.asks) if mine else Seated(seat, OPEN)
    elif deed == ASK:
        if known(asks) == sits.asks:
            return None
        entry = Seated(seat, HUMAN, sits.name, sits.token, sits.bot, sits.voted, known(asks), sits.ready)
    elif deed == READY:
        if sits.ready:
            return None
        entry = Seated(seat, HUMAN, sits.name, sits.token, sits.bot, sits.voted, sits.asks)
    else:
        entry = Seated(seat, HUMAN, tidy(name, NAME_LENGTH), sits.token, sits.bot, sits.voted, sits.asks, sits.ready)
    return Plan([entry])


def plan_beginning(table: Table, seat: int) -> Plan | None:
    """Somebody who sits here says that it begins: bots fill the seats that are still free."""
    if not table.gathers:
        return None
    free = [n for n, sits in enumerate(table.seats) if sits.sits == OPEN]
    return Plan([*[Seated(n, BOT) for n in free], Begun(seat)])


def propose(table: Table, seat: int, bot: bool, hashed: str, here: Collection[int]) -> Plan:
    """Ask everybody else who is here and plays; where there is nobody to ask, it is done."""
    others = [n for n in table.voters() if n in here and n != seat and table.seats[n].token != hashed]
    if not others:
        return Plan([handed(table, seat, bot)])
    return Plan([SeatAsked(table.held_by(hashed)[0], seat, bot, others)])


def handed(table: Table, seat: int, bot: bool) -> Seated:
    """A seat as the others decided: played by a bot for a while, or by its person again."""
    sits = table.seats[seat]
    return Seated(seat, HUMAN, sits.name, sits.token, bot, bot, sits.asks)


def plan_vote(table: Table, seat: int, held: list[int], agree: bool) -> Plan:
    """Agree to what is proposed for a seat, or refuse it; the last to agree carries it out.

    Whoever proposed it may think better of it, and whose seat it is may refuse.
    """
    wish = table.proposal
    if wish is None or wish.seat != seat:
        raise NothingAsked
    if not agree:
        if not {wish.by, wish.seat, *wish.needed} & {*held}:
            raise NotYours
        return Plan([SeatVoted(held[0], False)])
    mine = [n for n in held if n in wish.needed and n not in wish.agreed]
    if not mine:
        raise NotYours
    votes: list[Entry] = [SeatVoted(n, True) for n in mine]
    if {*wish.needed} - {*wish.agreed, *mine}:
        return Plan(votes)
    return Plan([*votes, handed(table, seat, wish.bot)])
