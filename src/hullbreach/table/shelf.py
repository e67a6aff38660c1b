"""The rules reference of a game, as the page shows it beside the board."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from hullbreach.kernel.errors import BadInput

STATEMENT = re.compile(r"^- \*\*([A-Z]+(?:-[A-Z0-9]+)+)\*\* (.*)$")
HEADING = re.compile(r"^##+ (.*)$")
# In the wheel the references lie beside this file; a checkout has them among its documents, above the sources and above
# the compiled build.
HERE = Path(__file__).resolve().parent
PLACES = (HERE / "rules", *(folder / "docs" / "rules" for folder in HERE.parents))


@dataclass
class Chapter:
    """A heading and the statements under it: ids and texts."""

    title: str
    statements: list[tuple[str, str]]


@cache
def reference(game: str) -> list[Chapter]:
    """The chapters of the rules reference of a game."""
    for folder in PLACES:
        path = folder / f"{game}.md"
        if path.is_file():
            return read_reference(path.read_text("utf-8"))
    raise BadInput(f"rules of {game}", "the rules reference is not installed")


def read_reference(text: str) -> list[Chapter]:
    """The chapters that hold statements."""
    chapters: list[Chapter] = []
    title = ""
    for line in text.splitlines():
        heading = HEADING.match(line)
        statement = STATEMENT.match(line)
        if heading:
            title = heading.group(1).replace("`", "")
        elif statement:
            if not chapters or chapters[-1].title != title:
                chapters.append(Chapter(title, []))
            chapters[-1].statements.append((statement.group(1), statement.group(2)))
    return chapters
