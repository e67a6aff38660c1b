"""Positions to set up and play from: those to begin with, the words they are written in, and that of a table."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from hullbreach.games import rulebook
from hullbreach.kernel.case_text import case_text
from hullbreach.kernel.errors import BadInput
from hullbreach.kernel.match import Match
from hullbreach.kernel.records import before_first_step
from hullbreach.kernel.rulebook import Setting
from hullbreach.parts.position_reader import Notes, Wanted, noting
from hullbreach.table.howto import pictures
from hullbreach.table.replays import Replays
from hullbreach.table.studies import lessons
from hullbreach.table.table import Table

# How many choices back a position is looked for that can be told: between them, things are half done.
BACK = 40
OTHER_MOMENT = ["another moment"]


@dataclass
class Starter:
    """A position to begin with; title and about in all languages."""

    id: str
    title: dict[str, str]
    about: dict[str, str]
    case: dict[str, object]

    def text(self, lang: str) -> str:
        """The case as it is written, its sentence in one language."""
        shown = {"id": f"{self.id}-MINE", "about": self.about[lang].replace("**", ""), **self.case}
        return case_text(shown)


@cache
def starters(game: str) -> list[Starter]:
    """The positions of a game that one may begin with: those of its lessons and of its pictures."""
    found: list[Starter] = []
    for lesson in lessons(game):
        options, given = lesson.case.get("options", {}), lesson.case.get("given", {})
        if isinstance(options, dict) and isinstance(given, dict) and "content" not in lesson.case:
            found.append(Starter(lesson.id, lesson.title, lesson.about, _position(game, options, given)))
    return found + [
        Starter(picture.id, picture.title, picture.text, _position(game, picture.options, picture.given))
        for picture in pictures(game)
    ]


def _position(game: str, options: dict[str, object], given: dict[str, object]) -> dict[str, object]:
    return {"game": game, "options": options, "given": given}


@cache
def words_of(game: str) -> dict[str, dict[str, Wanted]]:
    """By place every key of a description and what may stand there, as the readers of the game look for them.

    Learned from the positions to begin with: whatever a reader asks for, an editor can offer.
    """
    notes = Notes()
    book = rulebook(game)
    for starter in starters(game):
        options, given = starter.case["options"], starter.case["given"]
        assert isinstance(options, dict)
        assert isinstance(given, dict)
        with noting(notes):
            before_first_step(book, options, given)
    return notes.places


def described_settings(game: str) -> list[Setting]:
    """The settings of a described match: those of play, with the value that only a position may have in front."""
    book = rulebook(game)
    usual = book.settle_described({})
    return [
        setting
        if usual[setting.name] in setting.values
        else Setting(setting.name, [usual[setting.name], *setting.values], usual[setting.name], setting.role)
        for setting in book.settings()
    ]


def position_text(table: Table, replays: Replays, number: int) -> str:
    """The position of a table after so many choices as a case; the last one before it, where that cannot be told.

    Where none can be told to the full, as while a card of hunt lasts, a remark on top says what is missing in it.
    ``BadInput`` where nothing can be told at all.
    """
    wrong = BadInput("position", "there is no moment near this one that a case can tell")
    nearly = ""
    for at in range(number, max(-1, number - BACK), -1):
        match = replays.at(table, at)
        case = position_case(match, f"{table.head.game.upper()}-{table.head.id}-{at}")
        try:
            missing = untold(match, case)
        except BadInput as reason:
            wrong = reason
            continue
        if not missing:
            return case_text(case)
        if not nearly and missing is not OTHER_MOMENT:
            nearly = f"# A case cannot tell everything about this moment: {', '.join(missing)}\n{case_text(case)}"
    if nearly:
        return nearly
    raise wrong


def untold(match: Match, case: dict[str, object]) -> list[str]:
    """What of a position is otherwise in the match that its case makes; ``OTHER_MOMENT`` if others are asked there."""
    book, options, given = match.rulebook, case["options"], case["given"]
    assert isinstance(options, dict)
    assert isinstance(given, dict)
    # Without a source of chance it goes on to the first question or roll.
    again = Match(book, *before_first_step(book, options, given), {})
    here, there = match.question, again.question
    if here is None or there is None or (here.seat, here.ask.prompt.id) != (there.seat, there.ask.prompt.id):
        return OTHER_MOMENT
    told, tree = book.position(again.state), book.position(match.state)
    return [key for key in tree if told.get(key) != tree[key]]


def position_case(match: Match, id: str) -> dict[str, object]:
    """The position of a match as a case, with the settings that are not as usual."""
    book = match.rulebook
    usual = book.settle_described({})
    options = {name: value for name, value in match.settings.items() if usual.get(name) != value}
    tree = book.position(match.state)
    tree.pop("outcome", None)
    # A map, or a mission, that was drawn for this match: the position names it at most.
    for key, value in (match.given or {}).items():
        if key not in tree or (isinstance(value, dict) and isinstance(tree[key], str)):
            tree[key] = value
    return {"id": id, "game": book.id, "options": options, "given": tree}
