"""Positions over HTTP: what one may write, what a text makes, and a practice table that begins with it.

A position is the text of one case. Nothing of it is stored until somebody plays from it; a link carries the text.
"""

from __future__ import annotations

import asyncio
from typing import Annotated, Literal

from fastapi import APIRouter, Query, Request
from pydantic import Field

from hullbreach.games import GAMES, rulebook
from hullbreach.kernel.cases import run_case, where
from hullbreach.kernel.envelope import STEP_KEYS
from hullbreach.kernel.errors import BadInput, Illegal
from hullbreach.kernel.match import SPECTATOR, Match
from hullbreach.kernel.options import Option
from hullbreach.kernel.positions import LONGEST, Position, line_of, read_position
from hullbreach.kernel.records import SeedChance, begin
from hullbreach.kernel.rulebook import PLAYERS
from hullbreach.kernel.scene import Scene
from hullbreach.kernel.scripted import Scripted
from hullbreach.server.bodies import MOST_SEATS, USUAL_ASKS, Answer, Asks, Body, Name, Taken, Value
from hullbreach.server.failures import Refusal
from hullbreach.server.messages import Lang
from hullbreach.server.study import known
from hullbreach.server.tables import POSITION, REFUSALS, Bearer, TableId, check_quota, hub_of, know
from hullbreach.table.creating import create, new_head
from hullbreach.table.positions import described_settings, position_text, starters, words_of
from hullbreach.table.shelf import rule_ids
from hullbreach.table.storage import Head

router = APIRouter(prefix="/api", responses=REFUSALS)

CHECKS = (*[key for key in STEP_KEYS if key != "chance"], "then")
MOST_OPEN = 200
# What the record says of a match that began with a position of somebody's own.
MARK = "from a position"
Text = Annotated[str, Field(max_length=LONGEST)]


class StarterPosition(Answer):
    """A position to begin with, and the text that makes it."""

    id: str
    title: str
    about: str
    text: str


class PositionKey(Answer):
    """A key one may write: in which form its value stands, of what kind it is, and the words to choose from."""

    key: str
    form: str
    kind: str
    words: list[str]


class PositionPlace(Answer):
    """A table of a description and its keys; ``*`` in its name, or as a key, is any name of that kind."""

    place: str
    keys: list[PositionKey]


class PositionKind(Answer):
    """A closed list of names: cards, characters."""

    kind: str
    words: list[str]


class PositionSetting(Answer):
    """A setting of the match and its values."""

    name: str
    values: list[Value]


class PositionWords(Answer):
    """Everything one may write about a game, and positions to begin with."""

    starters: list[StarterPosition]
    settings: list[PositionSetting]
    places: list[PositionPlace]
    kinds: list[PositionKind]


class PositionText(Body):
    """A position as a text, and through which seat to look at it; by default through the one that is asked."""

    text: Text
    seat: Annotated[int, Field(ge=-1, lt=MOST_SEATS)] | None = None
    lang: Lang = "en"


class PositionProblem(Answer):
    """What is wrong with a text, and in which of its lines; 0 where that cannot be said."""

    line: int
    text: str


class PositionShown(Answer):
    """What a text makes: the scene through the eyes of one seat, or what is wrong with it.

    ``open`` are the options of the question it comes to, as a case writes them. ``verdict``: what becomes of the case
    where it also plays or claims something; its problem is None when it holds.
    """

    game: str
    seats: int
    seat: int
    scene: Scene | None
    open: list[str]
    problem: PositionProblem | None
    verdict: Literal["none", "holds", "fails"]
    failed: PositionProblem | None


class PositionPlay(Body):
    """Play from a position: who sits where."""

    text: Text
    seats: Annotated[list[Literal["human", "bot"]], Field(min_length=1, max_length=MOST_SEATS)]
    name: Name = ""
    lang: Lang = "en"
    asks: Asks = USUAL_ASKS


class PositionTold(Answer):
    """The position of a table as a text."""

    text: str


@router.get("/positions/{game}")
async def words(request: Request, game: str, lang: Lang = "en") -> PositionWords:
    """What one may write to set up a position of a game."""
    return await hub_of(request).study(_words, known(game), lang)


def _words(game: str, lang: str) -> PositionWords:
    places = words_of(game)
    kinds = {wanted.kind: wanted.words for keys in places.values() for wanted in keys.values() if wanted.kind}
    return PositionWords(
        starters=[
            StarterPosition(id=each.id, title=each.title[lang], about=each.about[lang], text=each.text(lang))
            for each in starters(game)
        ],
        settings=[
            PositionSetting(name=setting.name, values=setting.values)  # type: ignore[arg-type]
            for setting in described_settings(game)
        ],
        places=[
            PositionPlace(
                place=place,
                keys=[
                    PositionKey(key=key, form=each.form, kind=each.kind, words=[] if each.kind else list(each.words))
                    for key, each in keys.items()
                ],
            )
            for place, keys in places.items()
        ],
        kinds=[PositionKind(kind=kind, words=list(words)) for kind, words in kinds.items() if words],
    )


@router.post("/positions")
async def look(request: Request, body: PositionText) -> PositionShown:
    """What a text makes; what is wrong with it is an answer like any other."""
    return await hub_of(request).study(_shown, body)


def _shown(body: PositionText) -> PositionShown:
    shown = PositionShown(
        game="", seats=0, seat=SPECTATOR, scene=None, open=[], problem=None, verdict="none", failed=None
    )
    try:
        position = read_position(body.text)
        shown.game = game_of(position)
        match = set_up(position)
    except BadInput as wrong:
        shown.problem = PositionProblem(line=line_of(body.text, wrong), text=str(wrong))
        return shown
    asked = [question.seat for question in match.questions]
    seat = next((one for one in asked if one >= 0), 0) if body.seat is None else body.seat
    shown.seats = match.state.seats
    shown.seat = seat if seat < shown.seats else SPECTATOR
    shown.scene = match.rulebook.scene(match.glance(shown.seat), body.lang)
    shown.open = [] if match.question is None else [option.text(match.state.names) for option in first_options(match)]
    if any(key in position.case for key in CHECKS):
        result = run_case(position.case, "", rulebook, rule_ids)
        shown.verdict = "holds" if result.passed else "fails"
        if not result.passed:
            place, _, reason = result.message.partition(f" {result.id}: ")[2].partition(": ")
            complaint = BadInput(place, reason)
            shown.failed = PositionProblem(line=line_of(body.text, complaint), text=str(complaint))
    return shown


def game_of(position: Position) -> str:
    """The game of a position; ``BadInput`` if there is none of this name."""
    if position.game not in GAMES:
        raise BadInput("game", f"{position.game!r}, expected one of {', '.join(GAMES)}")
    return position.game


def set_up(position: Position) -> Match:
    """The match in a position, at its first question or roll; ``BadInput`` where nobody could play it."""
    try:
        return Scripted(rulebook(position.game), position.settings, position.given).match
    except (BadInput, Illegal):
        raise
    except Exception as crash:
        # No play leads to it, so no rule was written for it.
        raise BadInput("given", f"nobody can play this position: {type(crash).__name__} ({where(crash)})") from None


def first_options(match: Match) -> list[Option]:
    """Some of the open options; a question over a whole board has very many."""
    question = match.question
    assert question is not None
    return [question.options[n] for n in range(min(MOST_OPEN, len(question.options)))]


@router.post("/positions/table", status_code=201)
async def play(request: Request, body: PositionPlay) -> Taken:
    """A practice table that begins in a position."""
    hub = hub_of(request)
    check_quota(request)
    head = await hub.study(_head, body)
    created = await asyncio.to_thread(create, hub.store, head, list(body.seats), body.name, [], body.asks)
    hub.adopt(created.table)
    return Taken(table=head.id, seat=created.seat, token=created.token)


def _head(body: PositionPlay) -> Head:
    position = read_position(body.text)
    game = game_of(position)
    players = rulebook(game).settle_described(position.settings)[PLAYERS]
    if len(body.seats) != players:
        raise BadInput("seats", f"{len(body.seats)} seats, but the position has {players}")
    # Whatever is wrong with it is told before a table stands.
    match = set_up(position)
    if match.outcome is not None:
        raise BadInput("given", f"this match is over: {match.outcome.reason}")
    head = new_head(
        game, position.settings, list(body.seats), lang=body.lang, practice=True, given=position.given, marks=[MARK]
    )
    try:
        begin(rulebook(game), head.settings, SeedChance(0), quiet=True, given=head.given)
    except BadInput:
        raise
    except Exception as crash:
        raise BadInput("given", f"nobody can play this position: {type(crash).__name__} ({where(crash)})") from None
    return head


@router.get("/tables/{id}/position")
async def told(
    request: Request, id: TableId, at: Annotated[int | None, Query(ge=0)] = None, bearer: Bearer = None
) -> PositionTold:
    """The position of a match that is over, or of one's own solo practice, as a text to go on with in the editor.

    It holds everything, also what no seat knows. Where a moment cannot be told, the last one before it that can.
    """
    hub = hub_of(request)
    live = await hub.open(id)
    await know(hub, live, bearer, POSITION)
    table = live.table.still()
    number = table.choices if at is None else at
    if number > table.choices:
        raise Refusal(404, "no-moment", f"only {table.choices} choices were made")
    try:
        return PositionTold(text=await hub.study(position_text, table, hub.replays, number))
    except BadInput as wrong:
        raise Refusal(409, "not-told", f"this position cannot be told: {wrong}") from None
