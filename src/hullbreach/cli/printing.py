"""Printing results: for people with Rich, for programs as JSON."""

from __future__ import annotations

import json
import sys

from rich.console import Console
from rich.table import Table


def print_json(data: object) -> None:
    """Plain JSON, one document, on stdout."""
    sys.stdout.write(json.dumps(data, indent=1, ensure_ascii=False) + "\n")


def console() -> Console:
    """The console results are printed to."""
    return Console(highlight=False)


def table(*columns: str) -> Table:
    """A plain table whose columns after the first are numbers."""
    found = Table(box=None, pad_edge=False, header_style="bold")
    for n, column in enumerate(columns):
        found.add_column(column, justify="left" if n == 0 else "right")
    return found
