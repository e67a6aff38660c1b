"""The keys of the client: the line at the bottom and the page that explains them."""

from __future__ import annotations

from collections.abc import Callable

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

Key = tuple[str, str, str]
Say = Callable[[str], str]
# The keys, the actions behind them and the message that names them; the first few stand in the last line.
KEYS = (
    ("u", "undo", "undo"), ("h", "hint", "hint"), ("/", "type", "type"), ("x", "closed", "closed"),
    ("s", "save", "save"), ("2", "pane('people')", "people"), ("?", "pane('help')", "help"), ("q", "leave", "quit"),
    ("3", "pane('mission')", "mission"), ("4", "pane('journal')", "log"), ("1", "pane('board')", "board"),
    ("w", "lines", "lines"), ("p", "policy", "policy"), ("l", "language", "lang"), ("␣", "skip", "skip"),
)  # fmt: skip
SHORT_KEYS = 8
# What the client does at each key, those that are nowhere shown among them.
ACTIONS = {
    "u": "undo",
    "h": "hint",
    "w": "lines",
    "s": "save",
    "l": "language",
    "p": "policy",
    "x": "closed",
    "slash,colon": "type",
    "tab": "complete",
    "space": "skip",
    "1,b": "pane('board')",
    "2,c": "pane('people')",
    "3,m": "pane('mission')",
    "4,g": "pane('journal')",
    "5,question_mark": "pane('help')",
    "q": "leave",
    "escape": "return_to_board",
    "ctrl+up": "read(-2)",
    "ctrl+down": "read(2)",
    "shift+up": "pan(0,-2)",
    "shift+down": "pan(0,2)",
    "shift+left": "pan(-4,0)",
    "shift+right": "pan(4,0)",
}


def shown_keys(narrow: bool, watching: bool) -> list[Key]:
    """The keys that fit the line; how to skip the bots only while they play."""
    found = list(KEYS[:SHORT_KEYS] if narrow else KEYS[:-1])
    return [KEYS[-1], *found] if watching else found


def key_line(keys: list[Key], say: Say) -> Text:
    """Keys and what they do, to press or to click."""
    line = Text("")
    for key, action, id in keys:
        line.append(f" {key} ", style="bold #ffd75f")
        start = len(line)
        line.append(f"{say(id)} ", style="#9fb3c8")
        line.apply_meta({"@click": f"app.{action}"}, start)
    return line


def help_text(say: Say) -> Group:
    """All keys with what they do."""
    found: list[RenderableType] = []
    for key, _, id in KEYS:
        found.append(Text().append(f"{key:>3}  ", style="bold #ffd75f").append(say(id)))
        found.append(Padding(Text(say(f"help-{id}"), style="#8a96a3"), (0, 0, 0, 5)))
    return Group(*found, "", say("help-pointing"))
