"""Puzzles: cases with a goal that a person tries to reach, by whatever line does.

A puzzle is a case of ``kind = "puzzle"``. Its chance is known: by the name of a roll the faces that come, of which the
last one stays, so that every line has its luck and one may read ahead. The person answers for all seats; a question
with a single option answers itself. The match is a function of the puzzle and of the choices made.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from hullbreach.kernel.envelope import (
    PUZZLE,
    Texts,
    check_envelope,
    languages,
    number,
    read_cases,
    table,
    texts,
)
from hullbreach.kernel.errors import BadInput, Illegal, No
from hullbreach.kernel.requests import Roll
from hullbreach.kernel.rulebook import Rulebook, both_houses
from hullbreach.kernel.scripted import MOST_UNSAID, Scripted, begins, split_seat

HARDEST = 3
MOST_CHOICES = 100
OPEN, SOLVED, FAILED = "open", "solved", "failed"


@dataclass
class Puzzle:
    """A puzzle as it was read. ``choices`` is 0 where their number does not matter."""

    id: str
    game: str
    title: Texts
    goal: Texts
    luck: Texts
    idea: Texts
    level: int
    play: list[str]
    before: list[str]
    until: list[str]
    choices: int
    expect: dict[str, object]
    never: list[str]
    case: dict[str, object]


@dataclass
class Hint:
    """The next choice of a line that solves the puzzle, after taking back the last few choices, if any."""

    text: str
    back: int


def read_puzzles(folder: Path) -> list[Puzzle]:
    """The puzzles of a folder in the order of its files; ``BadInput`` names file, case and key."""
    found: list[Puzzle] = []
    for file in sorted(folder.glob("*.toml")):
        for place, case in read_cases(file):
            try:
                found.append(read_puzzle(case))
            except BadInput as wrong:
                raise BadInput(f"{place} {wrong.place}", wrong.reason) from None
    ids = [puzzle.id for puzzle in found]
    for id in ids:
        if ids.count(id) > 1:
            raise BadInput(f"{folder.parent.name} puzzles", f"id {id!r} twice")
    return found


def read_puzzle(case: dict[str, object]) -> Puzzle:
    """A puzzle from its case, every text in all languages."""
    check_envelope(case)
    if case.get("kind") != PUZZLE:
        raise BadInput("kind", f"{case.get('kind')!r}, expected {PUZZLE!r}")
    id = case.get("id")
    if not isinstance(id, str) or not id:
        raise BadInput("id", f"{id!r}, expected a text")
    if not isinstance(case.get("chance", {}), dict):
        raise BadInput("chance", "expected faces by the name of the roll: in a puzzle every line has its luck")
    if "chance" in case and "luck" not in case:
        raise BadInput("luck", "missing: where there is chance the person knows what comes")
    found = Puzzle(
        id=id,
        game=str(case["game"]),
        title=languages(case, "title", ""),
        goal=languages(case, "goal", ""),
        luck=languages(case, "luck", "", required=False),
        idea=languages(case, "idea", ""),
        level=number(case, "level", 1, HARDEST),
        play=texts(case, "play", ""),
        before=texts(case, "before", ""),
        until=texts(case, "until", ""),
        choices=number(case, "choices", 1, MOST_CHOICES) if "choices" in case else 0,
        expect=table(case, "expect", ""),
        never=texts(case, "never", ""),
        case=case,
    )
    for key, given in (("play", found.play), ("expect", found.expect)):
        if not given:
            raise BadInput(key, "missing")
    if not found.before and not found.until and not found.choices:
        raise BadInput("before", "missing: without it, until or choices, the puzzle has no end")
    return found


class Puzzling(Scripted):
    """A puzzle in progress: open, solved or failed; ``broken`` is the event that must never happen, and did."""

    def __init__(self, puzzle: Puzzle, rulebook: Rulebook[Any]) -> None:
        case = puzzle.case
        content = table(case, "content", "")
        book = rulebook.with_house(both_houses(rulebook.house, content), {}) if content else rulebook
        super().__init__(book, table(case, "options", ""), table(case, "given", ""))
        self.puzzle = puzzle
        self.fate = OPEN
        self.broken = ""
        self.made: list[str] = []
        self.seat = 0
        self.judged = 0
        self.chance(case.get("chance", {}))
        self.go_on()

    @property
    def left(self) -> int:
        """How many choices may still be made; 0 also where their number does not matter."""
        return max(0, self.puzzle.choices - len(self.made))

    def choose(self, text: str) -> None:
        """Make a choice for whoever is asked; ``Illegal`` and ``BadInput`` change nothing."""
        seat, words = split_seat(text)
        question = self.match.question
        if self.fate != OPEN or question is None:
            raise Illegal(No("match-over", rule="GEN"))
        self._note(self.match.play(words, question.seat if seat is None else seat))
        self.made.append(text)
        self.go_on()
        if self.fate != OPEN:
            return
        if not self.puzzle.until and self.reached():
            self.fate = SOLVED
        elif self.puzzle.choices and not self.left:
            self.judge()

    def go_on(self) -> None:
        """Roll, and answer questions that leave no choice, to the next one that does or to the end."""
        for _ in range(MOST_UNSAID):
            self._read_events()
            if self.fate != OPEN:
                return
            question = self.match.question
            if self.match.roll is not None:
                if not self._roll():
                    raise BadInput("chance", f"nothing for the roll {self.roll_name()!r}")
            elif question is None:
                self.judge()
            else:
                self.seat = question.seat
                if len(question.options) > 1:
                    return
                self._note(self.match.play(question.options[0], question.seat))
        raise BadInput("play", "the match goes on and on without a choice")

    def _read_events(self) -> None:
        """See in what has happened since the last look whether the puzzle is over."""
        new, self.judged = self.log[self.judged :], len(self.log)
        over = False
        ends = [*self.puzzle.before, *self.puzzle.until]
        for line in new:
            if any(begins(line, text) for text in self.puzzle.never):
                self.fate = FAILED
                self.broken = line
                return
            over = over or any(begins(line, text) for text in ends)
        if over:
            self.judge()

    def reached(self) -> bool:
        """Whether everything that the goal asks for is true now."""
        return all(self.differs(path, wanted) is None for path, wanted in self.puzzle.expect.items())

    def judge(self) -> None:
        """The end: the goal is reached now, or not at all."""
        self.fate = SOLVED if self.reached() else FAILED

    def _next_face(self, roll: Roll) -> object | None:
        """The next face of that name; the last one stays."""
        for name in (self.roll_name(), roll.name.id):
            faces = self.by_name.get(name)
            if faces:
                return faces.pop(0) if len(faces) > 1 else faces[0]
        return super()._next_face(roll)


def puzzled(puzzle: Puzzle, rulebook: Rulebook[Any], made: list[str]) -> Puzzling:
    """The puzzle after these choices; ``BadInput`` names the first that cannot be made."""
    now = Puzzling(puzzle, rulebook)
    for n, text in enumerate(made):
        try:
            now.choose(text)
        except Illegal as refusal:
            raise BadInput(f"play[{n}]", now.complain(text, refusal.no)) from None
        except BadInput as wrong:
            raise BadInput(f"play[{n}] {text!r}", f"{wrong}; {now.standing()}") from None
    return now


def prove(puzzle: Puzzle, rulebook: Rulebook[Any]) -> None:
    """Complain if the line of a puzzle does not solve it, choice by choice, to the last of them."""
    now = puzzled(puzzle, rulebook, puzzle.play)
    for key, lines in (("never", puzzle.never), ("before", puzzle.before), ("until", puzzle.until)):
        for n, text in enumerate(lines):
            wrong = now.no_event(text)
            if wrong:
                raise BadInput(f"{key}[{n}]", wrong)
    if now.broken:
        raise BadInput("never", f"{now.broken!r} happened")
    for path, wanted in puzzle.expect.items():
        differs = now.differs(path, wanted)
        if differs is not None:
            raise BadInput(f"expect {path}", f"{differs}; {now.standing()}")
    if now.fate != SOLVED:
        raise BadInput("play", f"does not come to the end; {now.standing()}")


def hint(puzzle: Puzzle, rulebook: Rulebook[Any], made: list[str]) -> Hint | None:
    """How to go on: with what is left of the line, from here if it still leads there, else from further back."""
    for kept in range(len(made), -1, -1):
        left = puzzle.play[:]
        for text in made[:kept]:
            if text in left:
                left.remove(text)
        if left and leads(puzzle, rulebook, [*made[:kept], *left]):
            return Hint(left[0], len(made) - kept)
    return None


def leads(puzzle: Puzzle, rulebook: Rulebook[Any], line: list[str]) -> bool:
    """Whether a line can be played and solves the puzzle."""
    try:
        return puzzled(puzzle, rulebook, line).fate == SOLVED
    except BadInput:
        return False
