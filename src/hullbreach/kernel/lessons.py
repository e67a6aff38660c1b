"""Lessons: cases that a person plays, with a coach who says what to try and answers what is tried instead.

A lesson is a case of ``kind = "lesson"``. Its position stands on top; what to do are the steps under ``then``, each
with a line that the suite plays (``play``). The match is a function of the lesson and of what was chosen in each
step, so nothing need be kept anywhere but the choices.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from hullbreach.kernel.envelope import (
    LATER_KEYS,
    LESSON,
    Texts,
    check_envelope,
    languages,
    number,
    only,
    read_cases,
    steps_after,
    table,
    texts,
)
from hullbreach.kernel.errors import BadInput, Illegal, No
from hullbreach.kernel.match import Match
from hullbreach.kernel.rulebook import Rulebook, both_houses
from hullbreach.kernel.scripted import Scripted, begins, split_seat

TRY_KEYS = ("play", "say")
LONGEST = 5


@dataclass
class Attempt:
    """Something else that people like to try: the option, or its first words, and what the coach says to it."""

    play: str
    say: Texts


@dataclass
class LessonStep:
    """One thing to do: what the coach says before and after it, and the line that does it.

    Where words are allowed, choices that begin with them are made as well, no more of them than the line has, and the
    step is done once what it expects is true; else the choices of the line are the only ones.
    """

    title: Texts
    task: Texts
    why: Texts
    done: Texts
    other: Texts
    tries: list[Attempt]
    look: list[str]
    allow: list[str]
    play: list[str]
    offer: list[str]
    expect: dict[str, object]
    case: dict[str, object]


@dataclass
class Lesson:
    """A lesson as it was read; ``seat`` is the one the person plays."""

    id: str
    game: str
    title: Texts
    about: Texts
    minutes: int
    seat: int
    steps: list[LessonStep]
    case: dict[str, object]


@dataclass
class Answer:
    """What the coach makes of a gesture: it counts, it is something else, or the rules refuse it."""

    made: list[list[str]]
    attempt: Attempt | None
    other: bool
    no: No | None


def read_lessons(folder: Path) -> list[Lesson]:
    """The lessons of a folder in the order of their files; ``BadInput`` names file, case and key."""
    found: list[Lesson] = []
    for file in sorted(folder.glob("*.toml")):
        for place, case in read_cases(file):
            try:
                found.append(read_lesson(case))
            except BadInput as wrong:
                raise BadInput(f"{place} {wrong.place}", wrong.reason) from None
    ids = [lesson.id for lesson in found]
    for id in ids:
        if ids.count(id) > 1:
            raise BadInput(f"{folder.parent.name} lessons", f"id {id!r} twice")
    return found


def read_lesson(case: dict[str, object]) -> Lesson:
    """A lesson from its case, every text in all languages."""
    check_envelope(case)
    if case.get("kind") != LESSON:
        raise BadInput("kind", f"{case.get('kind')!r}, expected {LESSON!r}")
    id = case.get("id")
    if not isinstance(id, str) or not id:
        raise BadInput("id", f"{id!r}, expected a text")
    if texts(case, "play", ""):
        raise BadInput("play", "a lesson is played in its steps, under then")
    steps = [_step(step, f"then[{n}].") for n, step in enumerate(steps_after(case))]
    if not steps:
        raise BadInput("then", "missing, expected what there is to do")
    return Lesson(
        id=id,
        game=str(case["game"]),
        title=languages(case, "title", ""),
        about=languages(case, "about", ""),
        minutes=number(case, "minutes", 1, LONGEST),
        seat=number({"seat": 1, **case}, "seat", 1, 6) - 1,
        steps=steps,
        case=case,
    )


def _step(step: dict[str, object], place: str) -> LessonStep:
    plays = texts(step, "play", place)
    if not plays:
        raise BadInput(f"{place}play", "missing, expected the choices that do it")
    allow = texts(step, "allow", place)
    expect = table(step, "expect", place)
    if allow and not expect:
        raise BadInput(f"{place}expect", "missing: where choices are free it says when the step is done")
    return LessonStep(
        title=languages(step, "title", place),
        task=languages(step, "try", place),
        why=languages(step, "why", place, required=False),
        done=languages(step, "done", place, required=False),
        other=languages(step, "other", place, required=False),
        tries=_tries(step, place),
        look=texts(step, "look", place),
        allow=allow,
        play=plays,
        offer=texts(step, "offer", place),
        expect=expect,
        case={key: value for key, value in step.items() if key in LATER_KEYS},
    )


def _tries(step: dict[str, object], place: str) -> list[Attempt]:
    value = step.get("tries", [])
    if not isinstance(value, list) or not all(isinstance(each, dict) for each in value):
        raise BadInput(f"{place}tries", f"{value!r}, expected a list of tables")
    found: list[Attempt] = []
    for n, each in enumerate(value):
        here = f"{place}tries[{n}]."
        only(each, TRY_KEYS, here)
        text = each.get("play")
        if not isinstance(text, str) or not text:
            raise BadInput(f"{here}play", f"{text!r}, expected an option")
        found.append(Attempt(text, languages(each, "say", here)))
    return found


class Tutored:
    """A lesson in progress: the match, the step it is in, and how far in its line."""

    def __init__(self, lesson: Lesson, rulebook: Rulebook[Any]) -> None:
        self.lesson = lesson
        content = table(lesson.case, "content", "")
        book = rulebook.with_house(both_houses(rulebook.house, content), {}) if content else rulebook
        self.played = Scripted(book, table(lesson.case, "options", ""), table(lesson.case, "given", ""))
        self.played.chance(lesson.case.get("chance", []))
        self.played.start(False, texts(lesson.case, "offer", ""))
        self.number = -1
        self.at = 0
        # Of the line of a step in which choices are free, what has not been chosen yet.
        self.left: list[str] = []
        self.finished = False

    @property
    def match(self) -> Match:
        return self.played.match

    @property
    def step(self) -> LessonStep:
        return self.lesson.steps[self.number]

    @property
    def aims(self) -> list[str]:
        """What leads on from here: the next choice of the line, or all that is left of it where choices are free."""
        if self.finished:
            return []
        return self.left[:] if self.step.allow else [split_seat(self.step.play[self.at])[1]]

    def begin(self) -> None:
        """Go to the next step, and on to the first question that is the person's."""
        self.number += 1
        self.at = 0
        self.left = self.step.play[:]
        self.finished = False
        added = table(self.step.case, "add", "")
        if added:
            self.played.add(added)
        self.played.chance(self.step.case.get("chance", []))
        self.played.start(True, [])
        self._come_to_the_person()

    def _come_to_the_person(self) -> None:
        """Make the choices of other seats, and let pass what the next choice of the line need not mention."""
        plays = self.step.play
        while self.at < len(plays):
            seat, words = split_seat(plays[self.at])
            if seat is None or seat == self.lesson.seat:
                self.played.reach(seat, words)
                return
            self._play(plays[self.at])
        self.finished = True

    def _play(self, text: str) -> None:
        self.at += 1
        last = self.at >= len(self.step.play)
        self.played.play(text, not last, self.step.offer if last else [])

    def counts(self, text: str) -> bool:
        """Whether a choice belongs to what is to be done now."""
        return text in self.aims or any(begins(text, words) for words in self.step.allow)

    def choose(self, text: str) -> bool:
        """Make a choice if it counts; ``Illegal`` if the rules refuse it. False changes nothing that matters."""
        if self.finished or not self.counts(text):
            return False
        if not self.step.allow:
            self._play(self.step.play[self.at])
            self._come_to_the_person()
            return True
        try:
            self.played.play(text, False, self.step.play)
        except BadInput:
            return False
        self.at += 1
        if text in self.left:
            self.left.remove(text)
        self.finished = all(self.played.differs(path, wanted) is None for path, wanted in self.step.expect.items())
        return self.finished or self.at < len(self.step.play)


def tutored(lesson: Lesson, rulebook: Rulebook[Any], made: list[list[str]]) -> Tutored:
    """The lesson after these choices, those of each step that was begun; ``BadInput`` if they do not lead anywhere."""
    found = Tutored(lesson, rulebook)
    for n, choices in enumerate(made or [[]]):
        if n >= len(lesson.steps) or (n > 0 and not found.finished):
            raise BadInput(f"made[{n}]", "the step before is not done")
        found.begin()
        for text in choices:
            if not takes(found, text):
                raise BadInput(f"made[{n}] {text!r}", "is not what the lesson asks for here")
    return found


def takes(lesson: Tutored, text: str) -> bool:
    """Make a choice that counts and is open; else False."""
    try:
        return lesson.choose(text)
    except Illegal:
        return False


def answer(lesson: Lesson, rulebook: Rulebook[Any], made: list[list[str]], gesture: list[str]) -> Answer:
    """What becomes of one gesture after the choices made; all of it counts, or nothing does.

    Whoever goes astray where choices are free begins the step anew.
    """
    now = tutored(lesson, rulebook, made)
    before = made or [[]]
    chosen: list[str] = []
    for text in gesture:
        if now.finished:
            break
        no = now.played.refusal(text)
        astray = no is None and now.counts(text)
        attempt = next((each for each in now.step.tries if begins(text, each.play)), None)
        if no is not None or not takes(now, text):
            return Answer([*before[:-1], []] if astray else before, attempt, True, no)
        chosen.append(text)
    return Answer([*before[:-1], [*before[-1], *chosen]], None, False, None)
