"""Quick start over HTTP: what was dealt to a seat, and swapping some of it."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Request

from hullbreach.kernel.errors import BadInput, Illegal
from hullbreach.server.bodies import Dealt, DealtChoice, Instead, Swap, Swaps
from hullbreach.server.failures import Refusal
from hullbreach.server.messages import Lang
from hullbreach.server.tables import REFUSALS, Bearer, TableId, hashed, hub_of
from hullbreach.table.readying import dealt, own_choices, plan_proposal, plan_swap, possible
from hullbreach.table.table import Plan, Table

router = APIRouter(prefix="/api", responses=REFUSALS)
ChoiceNumber = Annotated[int, Path(ge=0, le=1_000_000)]


def seats_of(table: Table, bearer: str | None) -> list[int]:
    """The seats of whoever asks, while the table waits for somebody to be ready."""
    held = table.held_by(hashed(bearer))
    if not held:
        raise Refusal(403, "not-yours", "this needs the token of a seat")
    if not table.is_held():
        raise Refusal(409, "not-set-up", "this match is not being set up")
    return held


@router.get("/tables/{id}/dealt")
async def dealt_to(request: Request, id: TableId, lang: Lang = "en", bearer: Bearer = None) -> Dealt:
    """What was chosen for your seats when they were set up, and what could be chosen instead."""
    hub = hub_of(request)
    live = await hub.open(id)
    held = seats_of(live.table, bearer)
    still = live.table.still()
    found = await hub.study(dealt, still, held, lang)
    choices = [DealtChoice(number=each.number, question=each.asked, text=each.text) for each in found]
    view = still.match.glance(still.eyes(still.viewer(held, held[0])))
    people = await hub.study(still.match.rulebook.muster, view, lang)
    return Dealt(choices=choices, people=people, changed=bool(own_choices(still, held)))


@router.get("/tables/{id}/dealt/{number}")
async def swaps(request: Request, id: TableId, number: ChoiceNumber, lang: Lang = "en", bearer: Bearer = None) -> Swaps:
    """What could be chosen instead of something that was dealt, and what would change with it."""
    hub = hub_of(request)
    live = await hub.open(id)
    held = seats_of(live.table, bearer)
    try:
        found = await hub.study(possible, live.table.still(), held, number, lang)
    except Illegal:
        raise Refusal(422, "not-an-option", "nothing of yours was chosen there") from None
    return Swaps(instead=[Instead(choice=each.choice, costs=each.costs) for each in found])


@router.post("/tables/{id}/swap")
async def swap(request: Request, id: TableId, body: Swap, lang: Lang = "en", bearer: Bearer = None) -> Dealt:
    """Choose something else; what came after it stays as it was where it still can."""
    hub = hub_of(request)
    live = await hub.open(id)

    def planned(table: Table) -> Plan:
        return plan_swap(table, seats_of(table, bearer), body.number, body.text)

    try:
        await hub.change(live, planned, slow=True)
    except (Illegal, BadInput):
        raise Refusal(422, "not-an-option", "this cannot be chosen there") from None
    return await dealt_to(request, id, lang, bearer)


@router.post("/tables/{id}/proposal")
async def proposal(request: Request, id: TableId, lang: Lang = "en", bearer: Bearer = None) -> Dealt:
    """Back to what was proposed."""
    hub = hub_of(request)
    live = await hub.open(id)

    def planned(table: Table) -> Plan | None:
        return plan_proposal(table, seats_of(table, bearer))

    await hub.change(live, planned, slow=True)
    return await dealt_to(request, id, lang, bearer)
