"""What the menu and a match have in common in a terminal: they end with it."""

from __future__ import annotations

import asyncio
import os
import signal
import sys

from textual.app import App, ReturnType

LOOK_SECONDS = 1.0


class Window(App[ReturnType]):
    """Ends when its terminal is closed. Where no signal tells of that, what reads the keys would read for ever."""

    def on_mount(self) -> None:
        if not self.is_headless and has_terminal():
            asyncio.get_running_loop().add_signal_handler(signal.SIGHUP, self.end_with_terminal)
            self.set_interval(LOOK_SECONDS, self.look_for_terminal)

    def look_for_terminal(self) -> None:
        if not has_terminal():
            self.end_with_terminal()

    def end_with_terminal(self) -> None:
        """Keep what there is to keep; there is nothing left to draw on."""
        self.keep()
        os._exit(1)

    def keep(self) -> None:
        """What must not be lost with the terminal."""


def has_terminal() -> bool:
    """Whether there is a terminal to type in, still."""
    return sys.__stdin__ is not None and os.isatty(sys.__stdin__.fileno())
