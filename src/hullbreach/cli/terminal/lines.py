"""What comes of the options, for the terminal: a line for each, with its chance and in how many worlds."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from hullbreach.table.hints import LookedAt


def told_lines(found: Sequence[LookedAt], say: Callable[..., str]) -> str:
    """The lines that were looked at, first what a bot would choose."""
    if not found:
        return say("no_lines")
    told = [say("line", what=line.label, percent=line.percent, worlds=line.worlds) for line in found]
    return "\n".join([say("looked_at"), *told])
