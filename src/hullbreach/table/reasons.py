"""Why something happened: what is behind a line of the log."""

from __future__ import annotations

from hullbreach.kernel.match import View


def why(view: View, line: int, lang: str) -> list[str]:
    """The sentences behind one line; empty when the seat has no such line."""
    told = view.told()
    if not 0 <= line < len(told):
        return []
    names, event = told[line]
    return [view.rulebook.voice.say_event(names, event, lang)]
