"""What people may do with seats: take one, leave it, hand it to a bot, take it back, change its name and its policy,
and say that a table that gathered people begins.

Whoever is away cannot hand over their seat; those who are here may then vote a bot into it, and back out again. Once a
match has begun, whoever sits down where somebody has played before learns what that seat knows: so a bot's seat is made
free, and a seat that was left is taken, only if everybody agrees who plays there.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Literal

from hullbreach.kernel.topics import TOPICS, USUAL
from hullbreach.table.entries import Begun, Entry, SeatAsked, Seated, SeatVoted
from hullbreach.table.seating import BOT, HUMAN, NAME_LENGTH, OPEN, hash_of, tidy
from hullbreach.table.table import MOST_WISHES, Plan, Table

Deed = Literal["leave", "bot", "back", "name", "ask", "ready", "begin", "agree", "refuse"]
LEAVE, TO_BOT, BACK, NAME, ASK = "leave", "bot", "back", "name", "ask"
READY, BEGIN, AGREE, REFUSE = "ready", "begin", "agree", "refuse"
# What the table tells everybody about a seat: a bot plays for somebody who is away, or no longer; somebody has left or
# come; a bot's seat is free; a bot plays where nobody sat.
BOT_SITS, PERSON_BACK, LEFT, CAME, OPENED, BOT_CAME = "bot-sits", "person-back", "left", "came", "opened", "bot-came"


class SeatTaken(Exception):  # noqa: N818
    """Somebody sits there already."""


class NotYours(Exception):  # noqa: N818
    """Only whoever holds the seat may do that."""


class StillHere(Exception):  # noqa: N818
    """Nobody decides about the seat of somebody who is here."""


class NothingAsked(Exception):  # noqa: N818
    """There is nothing to agree to."""


class SeatsSealed(Exception):  # noqa: N818
    """Somebody may know the dice of this table, so nobody else sits down at it."""


class AskedEnough(Exception):  # noqa: N818
    """The others were asked, and have not agreed; or they are being asked for something else."""


def plan_take(table: Table, seat: int, name: str, token: str, asks: Collection[str] = USUAL) -> Plan:
    """A person sits down on an open seat, or asks those who play whether they may."""
    sits, hashed = table.seats[seat], hash_of(token)
    if sits.sits != OPEN:
        raise SeatTaken
    if table.sealed and hashed not in table.sitters:
        raise SeatsSealed
    shown = tidy(name, NAME_LENGTH)
    mine = table.held_by(hashed)
    # That a seat is free for somebody who comes does not mean that those who sit here may look at its cards.
    asked = hosts(table, hashed) if sits.left and (mine or not sits.opened) else []
    if not asked:
        return Plan([Seated(seat, HUMAN, shown, hashed, asks=known(asks))], said=told(table, shown, CAME))
    by = mine[0] if mine else -1
    if by < 0 and table.proposal is not None:
        raise AskedEnough
    return ask_hosts(table, SeatAsked(by, seat, False, asked, name=shown, token=hashed, asks=known(asks)))


def hosts(table: Table, hashed: str) -> list[int]:
    """The seats of those whose consent somebody needs to see the cards of a seat in a match that goes on.

    Where bots play for all others for a while, it is still their match.
    """
    if table.finished or table.gathers:
        return []
    people = [n for n, seat in enumerate(table.seats) if seat.sits == HUMAN]
    others = [n for n in people if table.seats[n].token != hashed]
    return [n for n in table.voters() if n in others] or others


def ask_hosts(table: Table, asked: SeatAsked) -> Plan:
    """Ask everybody who has to agree; not again and again."""
    if table.proposal is not None and table.proposal.asked == asked:
        return Plan([])
    if table.wishes[asked.by] >= MOST_WISHES:
        raise AskedEnough
    return Plan([asked])


def told(table: Table, name: str, what: str) -> list[tuple[str, str]]:
    """What is told about a seat: before a match has begun people come and go."""
    return [] if table.gathers else [(name, what)]


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
        return plan_vote(table, seat, table.held_by(hashed), deed == AGREE, here)
    sits = table.seats[seat]
    mine = sits.opened_by(hashed)
    if deed == TO_BOT and not mine and seat in table.people() and table.held_by(hashed):
        if seat in here:
            raise StillHere
        return propose(table, seat, True, hashed, here)
    if deed == BACK and mine and sits.voted:
        return propose(table, seat, False, hashed, here)
    if not mine and not (table.held_by(hashed) and sits.sits in (OPEN, BOT) and deed in (TO_BOT, BACK)):
        raise NotYours
    if deed == BEGIN:
        return plan_beginning(table, seat)
    if deed == LEAVE:
        return Plan([Seated(seat, OPEN)], said=told(table, sits.name, LEFT))
    if deed in (TO_BOT, BACK):
        if sits.automatic == (deed == TO_BOT):
            return None
        if mine:
            return Plan([Seated(seat, HUMAN, sits.name, sits.token, deed == TO_BOT, asks=sits.asks)])
        return plan_opening(table, seat, hashed) if deed == BACK else plan_bot(table, seat, hashed)
    if deed == ASK:
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


def plan_bot(table: Table, seat: int, hashed: str) -> Plan:
    """A bot plays where nobody sits."""
    return Plan([Seated(seat, BOT)], said=told(table, table.seats[table.held_by(hashed)[0]].name, BOT_CAME))


def plan_opening(table: Table, seat: int, hashed: str) -> Plan:
    """The seat of a bot is free for somebody who comes, if everybody agrees who plays."""
    by = table.held_by(hashed)[0]
    asked = hosts(table, hashed)
    if asked:
        return ask_hosts(table, SeatAsked(by, seat, False, asked, opens=True))
    return Plan([Seated(seat, OPEN, opened=True)], said=told(table, table.seats[by].name, OPENED))


def plan_beginning(table: Table, seat: int) -> Plan | None:
    """Somebody who sits here says that it begins: bots fill the seats that are still free."""
    if not table.gathers:
        return None
    free = [n for n, sits in enumerate(table.seats) if sits.sits == OPEN]
    return Plan([*[Seated(n, BOT) for n in free], Begun(seat)])


def propose(table: Table, seat: int, bot: bool, hashed: str, here: Collection[int]) -> Plan:
    """Ask everybody else who is here and plays; where there is nobody to ask, it is done."""
    others = [n for n in table.voters() if n in here and n != seat and table.seats[n].token != hashed]
    asked = SeatAsked(table.held_by(hashed)[0], seat, bot, others)
    return ask_hosts(table, asked) if others else granted(table, asked)


def granted(table: Table, asked: SeatAsked, *votes: Entry) -> Plan:
    """A seat as everybody agreed: free, somebody's who came, played by a bot for a while, or by its person again."""
    seat, sits = asked.seat, table.seats[asked.seat]
    if asked.opens:
        entry, said = Seated(seat, OPEN, opened=True), (table.seats[asked.by].name, OPENED)
    elif asked.token:
        entry, said = Seated(seat, HUMAN, asked.name, asked.token, asks=asked.asks), (asked.name, CAME)
    else:
        entry = Seated(seat, HUMAN, sits.name, sits.token, asked.bot, asked.bot, sits.asks)
        said = sits.name, BOT_SITS if asked.bot else PERSON_BACK
    return Plan([*votes, entry], said=[said])


def plan_vote(table: Table, seat: int, held: list[int], agree: bool, here: Collection[int]) -> Plan:
    """Agree to what is proposed for a seat, or refuse it; the last to agree carries it out.

    Whoever proposed it may think better of it, and whose seat it is may refuse.
    """
    if table.proposal is None or table.proposal.asked.seat != seat:
        raise NothingAsked
    wish, agreed = table.proposal.asked, table.proposal.agreed
    if not agree:
        if not {wish.by, wish.seat, *wish.needed} & {*held}:
            raise NotYours
        return Plan([SeatVoted(held[0], False)])
    mine = [n for n in held if n in wish.needed and n not in agreed]
    if not mine:
        raise NotYours
    if wish.bot and seat in here:
        # They were away when it was proposed.
        raise StillHere
    votes: list[Entry] = [SeatVoted(n, True) for n in mine]
    if {*wish.needed} - {*agreed, *mine}:
        return Plan(votes)
    return granted(table, wish, *votes)
