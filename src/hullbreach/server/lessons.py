"""Lessons over HTTP: the shelf, and a lesson after what its person has chosen. Nothing of it is stored.

A lesson is a table of its own for one person. Its match follows from the lesson and the choices made in each step,
which the browser keeps and sends along; so a reload, another server or a year in between change nothing.
"""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Request
from pydantic import Field

from hullbreach.games import rulebook
from hullbreach.kernel.envelope import Texts
from hullbreach.kernel.lessons import Lesson, answer, tutored
from hullbreach.kernel.scene import Scene
from hullbreach.server.bodies import Answer, Body
from hullbreach.server.learning import Choices, choices_of, drawn, one_of, reason, whole
from hullbreach.server.messages import Lang
from hullbreach.server.tables import REFUSALS, hub_of
from hullbreach.table.studies import lessons

router = APIRouter(prefix="/api/lessons", responses=REFUSALS)

MOST_STEPS = 20


class LessonSummary(Answer):
    """A lesson on the shelf, with the names of its steps."""

    id: str
    game: str
    title: str
    about: str
    minutes: int
    steps: list[str]


class LessonChoices(Body):
    """What was chosen in each step that was begun, and what is tried now: one option, or several as one gesture."""

    made: Annotated[list[Choices], Field(max_length=MOST_STEPS, default_factory=list)]
    tried: Annotated[Choices, Field(default_factory=list)]
    lang: Lang = "en"


class LessonShown(Answer):
    """A lesson as it stands, and what the coach says.

    ``made`` is what counts of the choices. ``aims`` are the options that lead on, ``look`` the elements of the scene
    that matter besides them. ``done``: the step is done, and this is what to say to that, if anything. Where something
    else was tried ``other`` holds, ``said`` is the answer to it and ``rule`` the rule that refused it.
    """

    scene: Scene
    seat: int
    step: int
    made: list[list[str]]
    task: str
    why: str
    finished: bool
    done: str
    aims: list[str]
    look: list[str]
    other: bool
    said: str
    rule: str


@router.get("")
async def shelf(request: Request, lang: Lang = "en") -> list[LessonSummary]:
    """All lessons, by game and in their order."""
    return await hub_of(request).study(_shelf, lang)


def _shelf(lang: str) -> list[LessonSummary]:
    return [
        LessonSummary(
            id=lesson.id,
            game=game,
            title=lesson.title[lang],
            about=lesson.about[lang],
            minutes=lesson.minutes,
            steps=[step.title[lang] for step in lesson.steps],
        )
        for game, lesson in whole(lessons)
    ]


@router.post("/{id}")
async def stand(request: Request, id: str, body: LessonChoices) -> LessonShown:
    """A lesson after these choices; 400 where they lead nowhere, as after the lesson itself has changed."""
    return await hub_of(request).study(_shown, one_of(lessons, id, "lesson"), body)


def _shown(lesson: Lesson, body: LessonChoices) -> LessonShown:
    book = rulebook(lesson.game)
    found = None
    with choices_of("lesson"):
        if body.tried:
            found = answer(lesson, book, body.made, body.tried)
        made = found.made if found is not None else body.made or [[]]
        now = tutored(lesson, book, made)
        while now.finished and not now.step.done and now.number + 1 < len(lesson.steps):
            # Where nothing is to be said, the next step begins at once.
            made = [*made, []]
            now = tutored(lesson, book, made)
    step = now.step
    said, rule = "", ""
    if found is not None and found.other:
        said = found.attempt.say[body.lang] if found.attempt is not None else ""
        said = said or reason(now.match, found.no, body.lang) or told(step.other, body.lang)
        rule = found.no.rule if found.no is not None else ""
    return LessonShown(
        scene=drawn(now.match, lesson.seat, body.lang),
        seat=lesson.seat,
        step=now.number,
        made=made,
        task=step.task[body.lang],
        why=told(step.why, body.lang),
        finished=now.finished,
        done=told(step.done, body.lang) if now.finished else "",
        aims=now.aims,
        look=step.look,
        other=found is not None and found.other,
        said=said,
        rule=rule,
    )


def told(texts: Texts, lang: str) -> str:
    """A text in one language; empty where the lesson says nothing."""
    return texts.get(lang, "")
