"""Printing results: for people with Rich, for programs as JSON."""

from __future__ import annotations

import json
import sys

from rich.console import Console
from rich.table import Table
from rich.text import Text

# Columns enough for every table.
WIDE = 1000


def print_json(data: object) -> None:
    """Plain JSON, one document, on stdout."""
    sys.stdout.write(json_text(data, indent=1) + "\n")


def json_text(data: object, indent: int | None = None) -> str:
    """The data as JSON, on one line unless it is indented; letters that the output does not have are escaped."""
    separators = None if indent else (",", ":")
    text = json.dumps(data, indent=indent, separators=separators, ensure_ascii=False)
    try:
        text.encode(sys.stdout.encoding or "utf-8")
    except UnicodeEncodeError:
        return json.dumps(data, indent=indent, separators=separators)
    return text


def console() -> Console:
    """The console results are printed to."""
    return Console(highlight=False)


def table(*columns: str) -> Table:
    """A plain table whose columns after the first are numbers."""
    found = Table(box=None, pad_edge=False, header_style="bold")
    for n, column in enumerate(columns):
        found.add_column(column, justify="left" if n == 0 else "right", no_wrap=n > 0)
    return found


def print_table(found: Table) -> None:
    """Print a table; where the window is too narrow for its columns, every value on a line of its own."""
    out = console()
    if Console(width=WIDE).measure(found).minimum <= out.width:
        out.print(found)
        return
    names = [str(column.header) for column in found.columns]
    for first, *values in zip(*[column.cells for column in found.columns], strict=True):
        out.print(Text(str(first), style="bold"))
        for name, value in zip(names[1:], values, strict=True):
            if str(value):
                out.print(Text(f"  {name}: {value}"))
