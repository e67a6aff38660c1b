"""The rules reference of a game, as the page shows it beside the board."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from hullbreach.kernel.errors import BadInput

STATEMENT = re.compile(r"^- \*\*([A-Z]+(?:-[A-Z0-9]+)+)\*\* (.*)$")
ROW = re.compile(r"^\| ((?:[A-Z]+-)?[A-Z]+-\d+) \|")
HEADING = re.compile(r"^##+ (.*)$")
# In the wheel the references lie beside this file; a checkout has them among its documents, above the sources and above
# the compiled build.
HERE = Path(__file__).resolve().parent
PLACES = (HERE / "rules", *(folder / "docs" / "rules" for folder in HERE.parents))


# What only tells whoever edits the reference how long it is.
CONTENTS = re.compile(r"\b[Cc]ontents\b")
# The line below the head of a table.
RULE_OFF = re.compile(r"^\|[-|: ]+$")


@dataclass
class RuleTable:
    """A table of the reference: what the line above it says, its head and its rows."""

    caption: str
    head: list[str]
    rows: list[list[str]]

    def lines(self) -> list[str]:
        """The table as lines of text."""
        return [" | ".join(row) for row in (self.head, *self.rows)]


@dataclass
class Chapter:
    """A heading and the statements under it: ids and texts; and tables, by the statement they follow, "" for none."""

    title: str
    statements: list[tuple[str, str]]
    tables: dict[str, list[RuleTable]]


# Where a statement comes from, in brackets behind it or inside; editions and sections stay where they are.
SOURCE = re.compile(r"\s*`?\[[^\]\[]*\b(?:rulebook|original|public|recalled|aid)\b[^\]\[]*\]`?")
# What is said about a source behind the last sentence: how far it goes, or which decision it led to.
REMARK = re.compile(r"[\s`;,.\"]*(?:[a-z0-9]|DEC-)(?!.*[.!?] [A-Z])", re.DOTALL)
DECISION = re.compile(r"(?<=[.)])\s+DEC-[\dDEC, -]+$")
# Chapters for whoever builds the game: what lies in the box, and how the reference came about.
LAST = re.compile(
    r"\b(?:COMP|Components|Sources|Ambiguities|Glossary|Choices a player|Hidden information|Worked examples"
    r"|Rule switches)\b"
)


def plain_statement(text: str) -> tuple[str, list[str]]:
    """A statement as people read it, and the notes on where it comes from."""
    remarks: list[str] = []
    for found in SOURCE.finditer(text):
        ends_a_sentence = text[: found.start()].endswith((".", "!", "?", ")", '"'))
        if ends_a_sentence and REMARK.match(text[found.end() :]):
            remarks = [re.sub(r"[`\[\]]", "", text[found.start() :]).strip()]
            text = text[: found.start()]
            break
    notes = [found.strip(" `[]") for found in SOURCE.findall(text)]
    said = SOURCE.sub("", text).replace("`", "").replace("**", "").strip()
    return DECISION.sub("", said), notes + remarks


def in_reading_order(chapters: list[Chapter]) -> list[Chapter]:
    """The chapters as one reads them at a table: how it is played first, components and notes on the reference last."""
    return sorted(chapters, key=lambda chapter: LAST.search(chapter.title) is not None)


@cache
def reference(game: str) -> list[Chapter]:
    """The chapters of the rules reference of a game."""
    text = reference_text(game)
    if not text:
        raise BadInput(f"rules of {game}", "the rules reference is not installed")
    return read_reference(text)


def reference_text(game: str) -> str:
    """The rules reference of a game; empty when none is installed."""
    found = [folder / f"{game}.md" for folder in PLACES if (folder / f"{game}.md").is_file()]
    return found[0].read_text("utf-8") if found else ""


@cache
def rule_ids(game: str) -> frozenset[str]:
    """Every id of the rules reference of a game, of statements and of rows of its tables; none without one."""
    lines = reference_text(game).splitlines()
    found = {match.group(1) for line in lines for match in (STATEMENT.match(line), ROW.match(line)) if match}
    prefix = next((id.split("-")[0] for id in sorted(found) if id.count("-") == 2), "")
    return frozenset(id if id.count("-") == 2 else f"{prefix}-{id}" for id in found)


def read_reference(text: str) -> list[Chapter]:
    """The chapters that hold statements or tables."""
    chapters: list[Chapter] = []
    chapter = Chapter("", [], {})
    table: RuleTable | None = None
    caption = ""
    for line in text.splitlines():
        heading = HEADING.match(line)
        statement = STATEMENT.match(line)
        if not line.startswith("|"):
            table = None
        if heading:
            chapter = Chapter(heading.group(1).replace("`", ""), [], {})
            chapters.append(chapter)
            caption = ""
        elif statement:
            chapter.statements.append((statement.group(1), statement.group(2)))
            caption = ""
        elif line.startswith("|") and table is None:
            follows = chapter.statements[-1][0] if chapter.statements else ""
            table = RuleTable(caption, cells(line), [])
            chapter.tables.setdefault(follows, []).append(table)
            caption = ""
        elif line.startswith("|") and table is not None:
            if not RULE_OFF.match(line):
                table.rows.append(cells(line))
        elif line.strip():
            caption = plain_statement(line)[0] if line.endswith(":") else ""
    return [each for each in chapters if (each.statements or each.tables) and not CONTENTS.search(each.title)]


def cells(row: str) -> list[str]:
    """The cells of a row of a table, as people read them."""
    return [plain_statement(cell.strip())[0] for cell in row.strip().strip("|").split("|")]
