"""Everything over HTTP that changes nothing: games, rules, cards, records, replays, dice."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from functools import cache
from typing import Annotated, Any

from fastapi import APIRouter, Query, Request
from starlette.responses import Response

from hullbreach.bots.search import seats_thought_for
from hullbreach.games import GAMES, rulebook
from hullbreach.kernel.errors import BadInput
from hullbreach.kernel.match import SPECTATOR
from hullbreach.kernel.records import SeedChance, begin, write_record
from hullbreach.kernel.rulebook import HEADLINE, PLAYERS, SWITCH, Rulebook
from hullbreach.kernel.scene import Scene
from hullbreach.server.bodies import (
    Game,
    GameSetting,
    MatchLength,
    Moment,
    Preview,
    Replay,
    Rules,
    RuleSection,
    RuleTable,
    RuleText,
    SettingValue,
    Sheets,
    Shown,
    Verified,
    WinShare,
    WonBy,
)
from hullbreach.server.failures import Refusal
from hullbreach.server.messages import Lang
from hullbreach.server.presets import presets
from hullbreach.server.tables import RECORD, REFUSALS, Bearer, TableId, hashed, hub_of, know, look
from hullbreach.table.measured import Measured, measured
from hullbreach.table.replays import timeline, verify
from hullbreach.table.reviewing import Reviewed, review
from hullbreach.table.shelf import Chapter, in_reading_order, plain_statement, reference
from hullbreach.table.storage import Head, Store
from hullbreach.table.table import Table
from hullbreach.table.titles import (
    game_pitch,
    game_title,
    mission_title,
    setting_describe,
    setting_label,
    side_label,
    value_describe,
    value_label,
)

router = APIRouter(prefix="/api", responses=REFUSALS)


def known(game: str) -> str:
    """A game on the shelf, or 404."""
    if game not in GAMES:
        raise Refusal(404, "no-game", f"expected one of {', '.join(GAMES)}")
    return game


def game_of(game: str, lang: str) -> Game:
    """A game on the shelf with everything one may choose."""
    settings = [setting for setting in rulebook(game).settings() if setting.name != PLAYERS]
    seats = rulebook(game).setting(PLAYERS).values
    # With other missions or cards than those of the box the numbers of the box say nothing.
    found = Measured("rules") if rulebook(game).house else measured(game)
    return Game(
        id=game,
        title=game_title(game, lang),
        pitch=game_pitch(game, lang),
        seats=(min(map(_int, seats)), max(map(_int, seats))),
        thinks=seats_thought_for(game),
        settings=[
            GameSetting(
                name=setting.name,
                label=setting_label(game, setting.name, lang),
                describe=setting_describe(game, setting.name, lang),
                values=[
                    SettingValue(
                        value=value,  # type: ignore[arg-type]
                        label=value_label(game, setting.name, value, lang),
                        describe=value_describe(game, setting.name, value, lang),
                        seats=seats_for(rulebook(game), setting.name, value) if setting.role != SWITCH else [],
                    )
                    for value in setting.values
                ],
                default=setting.default,  # type: ignore[arg-type]
                advanced=setting.role == SWITCH,
                headline=setting.role == HEADLINE,
                where={name: list(values) for name, values in setting.where},
            )
            for setting in settings
        ],
        presets=presets(game, lang),
        shares=[
            WinShare(
                settings=share.settings,  # type: ignore[arg-type]
                players=share.players,
                games=share.games,
                won=[WonBy(who=who, label=side_label(game, who, lang), share=won) for who, won in share.won.items()],
            )
            for share in found.shares
        ],
        lengths=[
            MatchLength(
                settings=length.settings,  # type: ignore[arg-type]
                games=length.games,
                rounds=length.rounds,
                minutes=found.minutes(length),
            )
            for length in found.lengths
        ],
    )


@cache
def seats_for(book: Rulebook[Any], name: str, value: object) -> list[int]:
    """With how many seats a value can be played anywhere it matters, all other settings as usual."""
    where: list[dict[str, object]] = [{other: on} for other, values in book.setting(name).where for on in values]
    return [
        players
        for players in map(_int, book.setting(PLAYERS).values)
        if any(_fits(book, {**on, name: value, PLAYERS: players}) for on in where or [{}])
    ]


def _fits(book: Rulebook[Any], chosen: dict[str, object]) -> bool:
    """Whether a match can be set up like this, and is what it is called."""
    headline = book.headline()
    with suppress(BadInput):
        settled = book.settle(chosen)
        return headline is None or settled[headline.name] == book.called(settled) or headline.name not in chosen
    return False


def _int(value: object) -> int:
    assert isinstance(value, int)
    return value


@router.get("/games")
async def games(lang: Lang = "en") -> list[Game]:
    """The games on the shelf."""
    return [await asyncio.to_thread(game_of, game, lang) for game in GAMES]


@router.post("/preview")
async def preview(body: Preview) -> Shown:
    """What a match with these settings begins with, as everybody around the table would see it."""
    return Shown(number=0, scene=await asyncio.to_thread(_begun, known(body.game), body))


def _begun(game: str, body: Preview) -> Scene:
    match = begin(rulebook(game), {**body.settings, PLAYERS: body.players}, SeedChance(0))
    return match.rulebook.scene(match.glance(SPECTATOR), body.lang)


@router.get("/rules/{game}")
async def rules(game: str) -> Rules:
    """The rules reference of a game."""
    chapters = in_reading_order(await asyncio.to_thread(reference, known(game)))
    return Rules(
        sections=[
            RuleSection(
                title=chapter.title,
                tables=tables_of(chapter),
                rules=[rule_of(id, text, tables_of(chapter, id)) for id, text in chapter.statements],
            )
            for chapter in chapters
        ],
        questions=dict(rulebook(game).question_rules()),
    )


def rule_of(id: str, statement: str, tables: list[RuleTable]) -> RuleText:
    """A statement as it is read, with its tables."""
    text, notes = plain_statement(statement)
    return RuleText(id=id, text=text, notes=notes, tables=tables)


def tables_of(chapter: Chapter, id: str = "") -> list[RuleTable]:
    """The tables below a statement of a chapter; those before its first one."""
    return [RuleTable(caption=t.caption, head=t.head, rows=t.rows) for t in chapter.tables.get(id, [])]


@router.get("/cards/{game}")
async def cards(game: str, lang: Lang = "en") -> Sheets:
    """Everything that is printed on the cards of a game."""
    return Sheets(sheets=await asyncio.to_thread(rulebook(known(game)).sheets, lang))


@router.get("/tables/{id}/record")
async def record(
    request: Request, id: TableId, version: Annotated[int | None, Query(ge=0)] = None, bearer: Bearer = None
) -> Response:
    """The record of a match that is over, or of one's own solo practice, as a file; also as it was at a version.

    It holds the key of the dice, and what bots chose in secret.
    """
    hub = hub_of(request)
    live = await hub.open(id)
    table = live.table
    await know(hub, live, bearer, RECORD)
    if version is not None:
        table = await hub.study(as_of, hub.store, table.head, version)
    text = await hub.study(written, table.still())
    name = f"hullbreach-{table.head.game}-{id}.json"
    return Response(
        text,
        media_type="application/json",
        headers={"content-disposition": f'attachment; filename="{name}"'},
    )


def written(table: Table) -> bytes:
    """The record of a table as a text; of a long match that takes a while."""
    return write_record(table.record(reveal=True))


def as_of(store: Store, head: Head, version: int) -> Table:
    """A table as it was at a version, whatever was taken back later."""
    return Table(head, store.entries(head.id)[:version])


@router.get("/tables/{id}/replay")
async def replay(request: Request, id: TableId, lang: Lang = "en", bearer: Bearer = None) -> Replay:
    """The timeline of a match."""
    live = await hub_of(request).open(id)
    held = live.table.held_by(hashed(bearer))
    await look(hub_of(request), live, bearer)
    looks = await hub_of(request).study(timeline, live.table.still(), held, lang)
    head = live.table.head
    return Replay(
        game=head.game,
        title=mission_title(head.game, head.settings, lang),
        finished=live.table.finished,
        seats=list(range(len(live.table.seats))) if live.table.finished else held,
        moments=[
            Moment(number=look.number, seat=look.seat, text=look.text, lines=look.lines, marks=look.marks)
            for look in looks
        ],
    )


@router.get("/tables/{id}/review")
async def reviewed(request: Request, id: TableId, lang: Lang = "en") -> Reviewed:
    """A match that is over in short: its story, what became of whom, what every seat did."""
    live = await hub_of(request).open(id)
    if not live.table.finished:
        raise Refusal(409, "not-over", "this match still goes on")
    return await hub_of(request).study(review, live.table.still(), lang)


@router.get("/tables/{id}/replay/{number}")
async def replay_at(
    request: Request,
    id: TableId,
    number: int,
    seat: Annotated[int, Query(ge=-1, le=9)] = SPECTATOR,
    lang: Lang = "en",
    bearer: Bearer = None,
) -> Shown:
    """The table as it was after so many choices, through the eyes of one seat."""
    hub = hub_of(request)
    live = await hub.open(id)
    held = live.table.held_by(hashed(bearer))
    await look(hub, live, bearer)
    if seat >= len(live.table.seats):
        raise Refusal(404, "no-seat", f"this table has {len(live.table.seats)} seats")
    if seat >= 0 and seat not in held and not live.table.finished:
        raise Refusal(403, "not-yours", "this seat is somebody else's")
    if not 0 <= number <= live.table.choices:
        raise Refusal(404, "no-moment", f"only {live.table.choices} choices were made")
    scene = await hub.study(hub.replays.scene, live.table.still(), number, seat, lang)
    return Shown(number=number, scene=scene)


@router.get("/tables/{id}/now")
async def now(request: Request, id: TableId, lang: Lang = "en", bearer: Bearer = None) -> Shown:
    """The table as one's own seat sees it now, for whoever has not come to it yet."""
    hub = hub_of(request)
    live = await hub.open(id)
    held = live.table.held_by(hashed(bearer))
    if not held:
        raise Refusal(403, "not-yours", "nobody who asks sits at this table")
    scene = await hub.study(scene_now, live.table.still(), live.table.viewer(held, held[0]), lang)
    return Shown(number=live.table.choices, scene=scene)


def scene_now(table: Table, seat: int, lang: str) -> Scene:
    """What a seat is shown."""
    return table.scene(table.match.glance(table.eyes(seat)), lang)


@router.get("/tables/{id}/verify")
async def verified(request: Request, id: TableId) -> Verified:
    """Work out the dice of a finished match again."""
    live = await hub_of(request).open(id)
    if not live.table.finished:
        raise Refusal(409, "not-over", "the key of the dice is published when the match is over")
    found = await hub_of(request).study(verify, live.table.still())
    return Verified(
        commitment=found.commitment,
        key=found.key,
        dice=found.dice,
        draws=found.draws,
        matches=found.matches,
        undone=found.undone,
    )
