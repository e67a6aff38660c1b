"""What the long runs found, in docs/storm.md: each run writes its own chapter anew."""

from __future__ import annotations

import re
import time
from pathlib import Path

REPORT = Path(__file__).parents[2] / "docs" / "storm.md"


def write_report(chapter: str, found: str, report: Path = REPORT) -> None:
    """Put the result of a run behind the line that begins with what was measured."""
    text = report.read_text()
    heading = re.escape(f"## {chapter}\n")
    measured = f"Measured {time.strftime('%Y-%m-%d')}: {found}"
    changed, number = re.subn(
        rf"({heading}(?:(?!^## ).*\n)*?)Measured (?:(?!^$).*\n?)*", rf"\1{measured}\n", text, flags=re.M
    )
    assert number == 1, f"{report.name} has no chapter {chapter} with a line that begins with Measured"
    report.write_text(changed)
