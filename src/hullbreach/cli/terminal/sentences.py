"""Options and log lines as text."""

from __future__ import annotations

from rich.text import Text

from hullbreach.kernel.scene import Choice, Line


def choice_text(choice: Choice) -> Text:
    """An option in the list, its chance behind it."""
    found = Text(choice.label)
    if choice.chances is not None:
        percent = choice.chances.percent
        good = 100 - percent if choice.chances.risk else percent
        colour = "#8be28b" if good >= 60 else "#ffd75f" if good >= 30 else "#ff9d3d"
        found.append(f"  {percent}\u00a0%", style=f"bold {colour}")
    return found


def log_text(line: Line) -> Text:
    """One sentence of the log; headings stand out."""
    if line.event.endswith("-starts"):
        return Text(f"── {line.text}", style="bold #55d6e8")
    return Text(line.text, style="#c3ced9")
