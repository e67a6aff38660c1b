"""Puzzles over HTTP: the shelf, and a puzzle after what its person has chosen. Nothing of it is stored."""

from __future__ import annotations

from typing import Annotated, Literal

from fastapi import APIRouter, Request
from pydantic import Field

from hullbreach.games import rulebook
from hullbreach.kernel.errors import No
from hullbreach.kernel.puzzles import FAILED, OPEN, SOLVED, Hint, Puzzle, Puzzling, hint, puzzled
from hullbreach.kernel.scene import Scene
from hullbreach.server.bodies import Answer, Body
from hullbreach.server.learning import Choices, choices_of, drawn, one_of, reason, whole
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
        for game, puzzle in whole(puzzles)
    ]


@router.get("/{id}")
async def opening(request: Request, id: str, lang: Lang = "en") -> Scene:
    """How a puzzle begins: what is drawn of it on the shelf."""
    body = PuzzleChoices(made=[], tried=[], lang=lang)
    return (await hub_of(request).study(_shown, one_of(puzzles, id, "puzzle"), body)).scene


@router.post("/{id}")
async def stand(request: Request, id: str, body: PuzzleChoices) -> PuzzleShown:
    """A puzzle after these choices; 400 where they cannot be made, as after the puzzle itself has changed."""
    return await hub_of(request).study(_shown, one_of(puzzles, id, "puzzle"), body)


def _shown(puzzle: Puzzle, body: PuzzleChoices) -> PuzzleShown:
    book = rulebook(puzzle.game)
    no: No | None = None
    found: Hint | None = None
    with choices_of("puzzle"):
        now = puzzled(puzzle, book, body.made)
        if body.tried:
            no = gesture(now, body.tried)
            if no is not None:
                now = puzzled(puzzle, book, body.made)
        if body.hint and now.fate != SOLVED:
            found = hint(puzzle, book, now.made)
    return PuzzleShown(
        scene=drawn(now.match, now.seat, body.lang),
        seat=now.seat,
        made=now.made,
        left=now.left if puzzle.choices else None,
        fate=FATES[now.fate],
        told=told(now, body.lang),
        refused=no is not None,
        said=reason(now.match, no, body.lang),
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
    return now.match.rulebook.tell(now.match.state, broken[-1], lang) if broken else ""
