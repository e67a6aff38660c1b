"""Puzzles over HTTP: the shelf, and a puzzle after what its person has chosen. Nothing of it is stored."""

from __future__ import annotations

from typing import Annotated, Literal

from fastapi import APIRouter, Request
from pydantic import Field

from hullbreach.games import GAMES, rulebook
from hullbreach.kernel.errors import BadInput, No
from hullbreach.kernel.puzzles import FAILED, OPEN, SOLVED, Hint, Puzzle, Puzzling, hint, puzzled
from hullbreach.kernel.scene import Scene
from hullbreach.server.bodies import Answer, Body
from hullbreach.server.failures import Refusal
from hullbreach.server.lessons import Choices
from hullbreach.server.messages import Lang
from hullbreach.server.tables import REFUSALS, hub_of
from hullbreach.table.studies import puzzles

router = APIRouter(prefix="/api/puzzles", responses=REFUSALS)

Fate = Literal["open", "solved", "failed"]
FATES: dict[str, Fate] = {OPEN: "open", SOLVED: "solved", FAILED: "failed"}


class PuzzleSummary(Answer):
    """A puzzle on the shelf; ``level`` goes from 1 to 3, ``luck`` says what chance will do."""

    id: str
    game: str
    title: str
    goal: str
    luck: str
    level: int


class PuzzleChoices(Body):
    """What was chosen so far, and what is tried now: one option, or several as one gesture; or a hint is asked for."""

    made: Annotated[Choices, Field(default_factory=list)]
    tried: Annotated[Choices, Field(default_factory=list)]
    hint: bool = False
    lang: Lang = "en"


class PuzzleShown(Answer):
    """A puzzle as it stands.

    ``made`` is what was chosen, ``left`` how many choices may follow, if that is limited. ``told`` is the idea of a
    solved puzzle, or what must not happen and did. Where the rules refused what was tried, ``refused`` holds with their
    reason and rule. A hint is the option to choose (``hint``) after taking back ``back`` choices.
    """

    scene: Scene
    seat: int
    made: list[str]
    left: int | None
    fate: Fate
    told: str
    refused: bool
    said: str
    rule: str
    hint: str
    back: int


@router.get("")
async def shelf(request: Request, lang: Lang = "en") -> list[PuzzleSummary]:
    """All puzzles, by game and the easier ones first."""
    return await hub_of(request).study(_shelf, lang)


def _shelf(lang: str) -> list[PuzzleSummary]:
    return [
        PuzzleSummary(
            id=puzzle.id,
            game=game,
            title=puzzle.title[lang],
            goal=puzzle.goal[lang],
            luck=puzzle.luck.get(lang, ""),
            level=puzzle.level,
        )
        for game in GAMES
        for puzzle in puzzles(game)
    ]


@router.get("/{id}")
async def opening(request: Request, id: str, lang: Lang = "en") -> Scene:
    """How a puzzle begins: what is drawn of it on the shelf."""
    return (await hub_of(request).study(_shown, puzzle_of(id), PuzzleChoices(made=[], tried=[], lang=lang))).scene


@router.post("/{id}")
async def stand(request: Request, id: str, body: PuzzleChoices) -> PuzzleShown:
    """A puzzle after these choices; 400 where they cannot be made, as after the puzzle itself has changed."""
    return await hub_of(request).study(_shown, puzzle_of(id), body)


def puzzle_of(id: str) -> Puzzle:
    """A puzzle on the shelf, or 404."""
    for game in GAMES:
        for puzzle in puzzles(game):
            if puzzle.id == id:
                return puzzle
    raise Refusal(404, "no-puzzle", "there is no such puzzle")


def _shown(puzzle: Puzzle, body: PuzzleChoices) -> PuzzleShown:
    book = rulebook(puzzle.game)
    no: No | None = None
    found: Hint | None = None
    try:
        now = puzzled(puzzle, book, body.made)
        if body.tried:
            no = gesture(now, body.tried)
            if no is not None:
                now = puzzled(puzzle, book, body.made)
        if body.hint and now.fate != SOLVED:
            found = hint(puzzle, book, now.made)
    except BadInput as wrong:
        raise Refusal(400, "puzzle", str(wrong)) from None
    voice = now.match.rulebook.voice
    return PuzzleShown(
        scene=now.match.rulebook.scene(now.match.glance(now.seat), body.lang, 0, True),
        seat=now.seat,
        made=now.made,
        left=now.left if puzzle.choices else None,
        fate=FATES[now.fate],
        told=told(now, body.lang),
        refused=no is not None,
        said="" if no is None else voice.say_no(now.match.state.names, no, body.lang),
        rule="" if no is None else no.rule,
        hint=found.text if found is not None else "",
        back=found.back if found is not None else 0,
    )


def gesture(now: Puzzling, texts: list[str]) -> No | None:
    """Make the choices of a gesture until the puzzle is over; why the rules refuse one of them, if they do."""
    for text in texts:
        if now.fate != OPEN:
            return None
        no = now.refusal(text)
        if no is not None:
            return no
        now.choose(text)
    return None


def told(now: Puzzling, lang: str) -> str:
    """What to say at the end: the idea of the puzzle, or the event that must not happen."""
    if now.fate == SOLVED:
        return now.puzzle.idea[lang]
    broken = [event for event in now.match.log() if now.broken and event.text() == now.broken]
    return now.match.rulebook.voice.say_event(broken[-1], lang) if broken else ""
