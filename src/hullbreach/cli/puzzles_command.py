"""``hullbreach puzzles``: puzzles found in played matches, written in the language of cases."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import track

from hullbreach.cli.printing import print_json
from hullbreach.cli.saves import read_any_record, write_whole
from hullbreach.games import rulebook
from hullbreach.kernel.records import replay
from hullbreach.table.puzzle_finding import FROM_END, Found, find_puzzles


def puzzles(
    files: Annotated[list[Path], typer.Argument(help="records or saves of matches that are over")],
    out: Annotated[
        Path | None, typer.Option(help="write the puzzles into this file; by default they are printed")
    ] = None,
    most: Annotated[int, typer.Option(min=1, help="puzzles from one match, at most")] = 1,
    seed: Annotated[int, typer.Option(min=0, help="the same seed finds the same")] = 0,
    json: Annotated[bool, typer.Option("--json", help="print JSON")] = False,
) -> None:
    """Look through the ends of matches for positions where one line wins and hardly any other does."""
    searches = []
    for file in files:
        record = read_any_record(file)
        match = replay(rulebook(record.game), record, str(file))
        name = re.sub(r"[^a-z0-9]+", "-", file.stem.lower()).strip("-") or "match"
        searches.append((file, min(FROM_END, len(match.pasts())), find_puzzles(match, name, seed)))
    found: list[tuple[Path, Found]] = []
    for file, total, looked in searches:
        here = 0
        for puzzle in track(looked, str(file), total, console=Console(stderr=True), transient=True):
            if puzzle is not None:
                found.append((file, puzzle))
                here += 1
            if here == most:
                break
    text = "\n".join(each.text() for _, each in found)
    if out is not None and found:
        write_whole(out, text.encode())
    if json:
        print_json(
            {
                "puzzles": [
                    {
                        "file": str(file),
                        "choice": each.number + 1,
                        "lucky": each.lucky,
                        "tried": each.tried,
                        **each.case,
                    }
                    for file, each in found
                ]
            }
        )
        return
    if out is None and found:
        print(text)
    for file, each in found:
        print(f"# {file}: choice {each.number + 1}, {each.lucky} of {each.tried} lines by chance solve it")
    print(f"# {len(found)} found in {len(files)} matches")
