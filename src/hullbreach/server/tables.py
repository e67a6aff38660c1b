"""Tables over HTTP: set up, look, sit down, leave."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Annotated

from fastapi import APIRouter, Header, Path, Request

from hullbreach.games import GAMES
from hullbreach.kernel.topics import SETUP, USUAL
from hullbreach.server.bodies import (
    Again,
    Called,
    Failure,
    Fork,
    Mine,
    NewTable,
    PlayOn,
    SeatSummary,
    TableSummary,
    Taken,
    TakeSeat,
)
from hullbreach.server.failures import Refusal
from hullbreach.server.guard import address_of
from hullbreach.server.hub import Hub, NoTable, Planner
from hullbreach.server.live import Live
from hullbreach.server.messages import Lang
from hullbreach.table.creating import create, new_head
from hullbreach.table.entries import Sealed, SeatAsked
from hullbreach.table.reviewing import settings_after
from hullbreach.table.seat_plans import (
    NAME,
    AskedEnough,
    Deed,
    NothingAsked,
    NotYours,
    SeatsSealed,
    SeatTaken,
    StillHere,
    plan_deed,
    plan_take,
)
from hullbreach.table.seating import BOT, HUMAN, OPEN, hash_of, new_token, read_code
from hullbreach.table.storage import THE_TABLE, Head, Store, Summary
from hullbreach.table.table import SEALED, Plan, Table
from hullbreach.table.titles import game_title, mission_title, progress_of, unusual_settings

REFUSALS: dict[int | str, dict[str, object]] = {
    status: {"model": Failure} for status in (400, 401, 403, 404, 409, 413, 421, 422, 429, 503)
}
router = APIRouter(prefix="/api", responses=REFUSALS)
TableId = Annotated[str, Path(max_length=64)]
SeatNumber = Annotated[int, Path(ge=0, le=9)]
# What somebody was shown that players do not see.
RECORD, LOOK, FORK, POSITION = "record", "look", "fork", "position"
# Somebody would like to play on, at the table whose id follows.
AGAIN = "again:"
Bearer = Annotated[str | None, Header(alias="authorization", max_length=300)]


def hub_of(request: Request) -> Hub:
    """The tables of this server."""
    hub = request.app.state.hub
    assert isinstance(hub, Hub)
    return hub


def hashed(bearer: str | None) -> str:
    """The hash of the token of a request; empty when it has none."""
    if bearer is None:
        return ""
    scheme, _, token = bearer.partition(" ")
    return hash_of(token.strip()) if scheme.lower() == "bearer" and token.strip() else ""


def summary_of(head: Head, summary: Summary, lang: str, yours: list[int], again: PlayOn | None = None) -> TableSummary:
    """A table as the lobby shows it."""
    tokens = [sits for sits, _ in summary.seats]
    return TableSummary(
        id=head.id,
        game=head.game,
        title=game_title(head.game, lang),
        mission=mission_title(head.game, head.settings, lang),
        settings=unusual_settings(head),  # type: ignore[arg-type]
        progress=progress_of(head, summary, lang),
        version=summary.version,
        choices=summary.choices,
        asked=summary.asked,
        seats=[SeatSummary(seat=n, kind=sits, name=name) for n, (sits, name) in enumerate(summary.seats)],  # type: ignore[arg-type]
        yours=yours,
        finished=summary.finished,
        listed=head.listed,
        joinable=summary.joinable,
        practice=head.practice,
        solo=tokens.count(HUMAN) <= 1 and OPEN not in tokens,
        gathers=summary.gathers,
        again=again,
        created=head.created,
        changed=summary.changed,
    )


def wish_to_play_on(store: Store, table: str, summary: Summary, yours: list[int]) -> PlayOn | None:
    """Who of those that played here asks the others to another table, if the same seats are still free there."""
    if not summary.finished or sum(sits == HUMAN for sits, _ in summary.seats) < 2:
        return None
    for line in reversed(store.chat(table)):
        if line.seat == THE_TABLE and line.text.startswith(AGAIN):
            found = store.summary(line.text.removeprefix(AGAIN))
            if found is not None and all(found[1].seats[n][0] == OPEN for n in yours):
                return PlayOn(table=found[0].id, name=line.name)
            return None
    return None


@router.post("/tables", status_code=201)
async def new_table(request: Request, body: NewTable) -> Taken:
    """Set up a table; the first human seat is yours, and so are all others that are human from the start."""
    hub = hub_of(request)
    check_quota(request)
    if body.game not in GAMES:
        raise Refusal(422, "no-game", f"expected one of {', '.join(GAMES)}")
    head = await asyncio.to_thread(
        new_head,
        body.game,
        dict(body.settings),
        list(body.seats),
        lang=body.lang,
        listed=body.listed,
        clock=body.clock,
        practice=body.practice,
        gathers=body.gathers,
        strength=body.strength,
    )
    created = await asyncio.to_thread(create, hub.store, head, list(body.seats), body.name, [], body.asks, body.ready)
    hub.adopt(created.table)
    return Taken(table=head.id, seat=created.seat, token=created.token)


@router.get("/tables")
async def lobby(request: Request, lang: Lang = "en") -> list[TableSummary]:
    """The tables that were shown to everybody: those to join, and those that play and can be watched."""
    return await asyncio.to_thread(_listed, hub_of(request).store, lang)


def _listed(store: Store, lang: str) -> list[TableSummary]:
    return [summary_of(head, summary, lang, []) for head, summary in store.lobby()]


@router.get("/codes/{code}")
async def called(request: Request, code: Annotated[str, Path(max_length=40)]) -> Called:
    """The table that a code leads to, as somebody typed it."""
    found = await asyncio.to_thread(hub_of(request).store.called, read_code(code))
    if found is None:
        raise Refusal(404, "no-table", "there is no table with this code")
    return Called(table=found)


@router.post("/tables/mine")
async def mine(request: Request, body: Mine) -> list[TableSummary]:
    """The tables a browser remembers; those it no longer holds a seat at are left out."""
    return await asyncio.to_thread(_remembered, hub_of(request).store, body)


def _remembered(store: Store, body: Mine) -> list[TableSummary]:
    ids = [held.table for held in body.tables]
    rows, seats = store.summaries(ids), store.seats_of(ids)
    found: list[TableSummary] = []
    for id, token in ((held.table, hash_of(held.token)) for held in body.tables if held.table in rows):
        yours = [n for n, holder in seats.get(id, {}).items() if holder == token]
        if yours:
            found.append(summary_of(*rows[id], body.lang, yours, wish_to_play_on(store, id, rows[id][1], yours)))
    return found


@router.get("/tables/{id}")
async def one_table(request: Request, id: TableId, lang: Lang = "en", bearer: Bearer = None) -> TableSummary:
    """A table as the lobby shows it."""
    store = hub_of(request).store
    row = await asyncio.to_thread(store.summary, id)
    if row is None:
        raise NoTable(id)
    seats = await asyncio.to_thread(store.seats, id)
    token = hashed(bearer)
    return summary_of(*row, lang, [n for n, held in seats.items() if token and held == token])


@router.post("/tables/{id}/seats/{seat}/take", status_code=201)
async def take(request: Request, id: TableId, seat: SeatNumber, body: TakeSeat, bearer: Bearer = None) -> Taken:
    """Sit down on an open seat; whoever sits here already keeps the token they have.

    Where somebody has played before, those who play are asked; the token holds the seat as soon as they agree.
    """
    hub = hub_of(request)
    live = await hub.open(id)
    check_seat(live.table, seat)
    token = new_token()
    if bearer is not None and live.table.held_by(hashed(bearer)):
        token = bearer.partition(" ")[2].strip()
    taking = paced(live, bearer, lambda table: plan_take(table, seat, body.name, token, body.asks))
    try:
        plan = await hub.change(live, taking)
    except SeatTaken:
        raise Refusal(409, "seat-taken", "somebody sits there already") from None
    except SeatsSealed:
        raise Refusal(409, "sealed", "somebody may know the dice of this table; nobody else sits down here") from None
    except AskedEnough:
        raise Refusal(409, "asked-enough", "those who play here are asked already, or have not agreed") from None
    waits = plan is None or any(isinstance(entry, SeatAsked) for entry in plan.entries)
    return Taken(table=id, seat=seat, token=token, waits=waits)


@router.post("/tables/{id}/seats/{seat}/{deed}")
async def deed(
    request: Request, id: TableId, seat: SeatNumber, deed: Deed, body: TakeSeat | None = None, bearer: Bearer = None
) -> TableSummary:
    """Leave a seat, hand it to a bot, take it back from the bot, change its name or what it is asked about, or begin.

    To hand over the seat of somebody who is away is to ask the others, who agree or refuse; and so is to take it back.
    """
    hub = hub_of(request)
    live = await hub.open(id)
    check_seat(live.table, seat)
    if not hashed(bearer):
        raise Refusal(401, "no-token", "this needs the token of the seat")
    name = "" if body is None else body.name
    if deed == NAME and body is None:
        raise Refusal(422, "no-name", "expected a name")
    asks = USUAL if body is None else body.asks
    done = paced(live, bearer, lambda table: plan_deed(table, seat, deed, hashed(bearer), name, live.present(), asks))
    try:
        await hub.change(live, done)
    except NotYours:
        raise Refusal(403, "not-yours", "this seat is somebody else's") from None
    except StillHere:
        raise Refusal(409, "still-here", "whoever sits there is here") from None
    except NothingAsked:
        raise Refusal(409, "nothing-asked", "nobody asks for this any more") from None
    except AskedEnough:
        raise Refusal(409, "asked-enough", "the others were asked and have not agreed") from None
    hub.after(live)
    row = await asyncio.to_thread(hub.store.summary, id)
    if row is None:
        raise NoTable(id)
    return summary_of(*row, "en", live.table.held_by(hashed(bearer)))


@router.post("/tables/{id}/again", status_code=201)
async def again(request: Request, id: TableId, body: Again, bearer: Bearer = None) -> Taken:
    """Set up the table of a match that is over once more, with new dice; others are told, and their seats are open."""
    hub = hub_of(request)
    check_quota(request)
    live = await hub.open(id)
    old, head = live.table, live.table.head
    if not old.finished:
        raise Refusal(409, "not-over", "this match still goes on")
    settings = await asyncio.to_thread(settings_after, old) if body.following else head.settings
    if settings is None:
        raise Refusal(409, "nothing-follows", "this match is the last of its series")
    people = [n for n, seat in enumerate(old.seats) if seat.sits == HUMAN]
    played = old.held_by(hashed(bearer))
    mine = played or people[:1] or [0]
    seats = [HUMAN if n in mine else OPEN if n in people else seat.sits for n, seat in enumerate(old.seats)]
    fresh = await asyncio.to_thread(
        new_head,
        head.game,
        settings,
        seats,
        lang=head.lang,
        listed=head.listed,
        clock=head.clock,
        practice=head.practice,
        gathers=True,
        strength=head.strength,
        like=head,
        given=None if body.following else head.given,
    )
    asks = old.seats[mine[0]].asks
    # Whoever has the set-up done for them looks at it before the match begins, this time, too.
    ready = SETUP in asks or fresh.given is not None
    created = await asyncio.to_thread(create, hub.store, fresh, seats, body.name, [], asks, ready)
    hub.adopt(created.table)
    if played and len(people) > 1:
        # A stranger asks nobody in the name of those who played.
        await hub.say(live, THE_TABLE, body.name, f"{AGAIN}{fresh.id}")
    return Taken(table=fresh.id, seat=created.seat, token=created.token)


@router.post("/tables/{id}/fork", status_code=201)
async def fork(request: Request, id: TableId, body: Fork, bearer: Bearer = None) -> Taken:
    """Play on from any point of a match that is over, or of one's own solo practice, against bots."""
    hub = hub_of(request)
    check_quota(request)
    live = await hub.open(id)
    held = live.table.held_by(hashed(bearer))
    may_know(live.table, held)
    if body.at > live.table.choices:
        raise Refusal(422, "too-late", f"only {live.table.choices} choices were made")
    if body.seat is not None and body.seat not in held:
        if not 0 <= body.seat < len(live.table.seats):
            raise Refusal(404, "no-seat", f"this table has {len(live.table.seats)} seats")
        may_look(live.table, [])
        held = [body.seat]
    await know(hub, live, bearer, FORK)
    head, seats, choices = await asyncio.to_thread(forked, live.table, held, body)
    asks = live.table.seats[held[0]].asks if held else USUAL
    created = await asyncio.to_thread(create, hub.store, head, seats, body.name, choices, asks)
    hub.adopt(created.table)
    return Taken(table=head.id, seat=created.seat, token=created.token)


def forked(table: Table, held: list[int], body: Fork) -> tuple[Head, list[str], list[tuple[int, str]]]:
    """The head, the seats and the first choices of a table that goes on from another."""
    pasts = table.match.pasts()[: body.at]
    people = [n for n, seat in enumerate(table.seats) if seat.sits == HUMAN]
    mine = set(held or people[:1] or [0])
    seats = [HUMAN if n in mine else BOT for n in range(len(table.seats))]
    settings = {name: value for name, value in table.head.settings.items() if name != "players"}
    fresh = new_head(
        table.head.game, settings, seats, lang=body.lang, practice=True, like=table.head, given=table.head.given
    )
    head = Head(
        id=fresh.id,
        game=fresh.game,
        settings=fresh.settings,
        key=table.head.key,
        dice=table.head.dice,
        created=fresh.created,
        version=fresh.version,
        lang=fresh.lang,
        practice=True,
        strength=table.head.strength,
        marks=[f"forked at {body.at}"],
        content=fresh.content,
        given=fresh.given,
    )
    return head, seats, [(past.seat, past.text()) for past in pasts]


def may_look(table: Table, held: list[int]) -> None:
    """Who may look into the past of a match: everybody when it is over, else whoever plays it alone."""
    if not table.finished and not (held and table.alone()):
        raise Refusal(403, "not-over", "this is open to everybody when the match is over")


def may_know(table: Table, held: list[int]) -> None:
    """Who may have everything, the dice to come as well: everybody when it is over, else whoever practises alone."""
    may_look(table, held)
    if not table.finished and not table.head.practice:
        raise Refusal(403, "not-practice", "before the match is over this is open at practice tables only")
    if not table.finished and not table.never_shared():
        raise Refusal(403, "not-over", "others have played here; this is open to everybody when the match is over")


async def look(hub: Hub, live: Live, bearer: str | None) -> None:
    """Let somebody look into the past of a match; before it is over nobody else sits down there afterwards."""
    await seal(hub, live, bearer, may_look, LOOK)


async def know(hub: Hub, live: Live, bearer: str | None, what: str) -> None:
    """Let somebody have everything; before the match is over nobody else sits down there afterwards."""
    await seal(hub, live, bearer, may_know, what)


async def seal(hub: Hub, live: Live, bearer: str | None, may: Callable[[Table, list[int]], None], what: str) -> None:
    """Whoever may see more than a player sees does so only once that is stored."""

    def planned(table: Table) -> Plan | None:
        held = table.held_by(hashed(bearer))
        may(table, held)
        if table.finished or table.sealed:
            return None
        return Plan([Sealed(held[0], what)], said=[(table.seats[held[0]].name, SEALED)])

    await hub.change(live, planned)


def check_quota(request: Request) -> None:
    """429 for an address that sets up one table after the other."""
    if not hub_of(request).limits.new_tables.take(address_of(request.scope)):
        raise Refusal(429, "too-many-tables", "too many tables were set up from this address; try again later")


def paced(live: Live, bearer: str | None, planner: Planner) -> Planner:
    """A change of seats, or 429 where they change too fast. What changes nothing does not count, and whoever sits
    nowhere yields: no stranger uses up the turns of those who play here."""

    def planned(table: Table) -> Plan | None:
        plan = planner(table)
        if plan is not None and plan.entries and not live.deeds.take(yields=not table.held_by(hashed(bearer))):
            raise Refusal(429, "too-many", "the seats of this table change too fast")
        return plan

    return planned


def check_seat(table: Table, seat: int) -> None:
    """404 for a seat that is not there."""
    if seat >= len(table.seats):
        raise Refusal(404, "no-seat", f"this table has {len(table.seats)} seats")
