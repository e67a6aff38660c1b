"""Typing an option: completion, and the option a text means."""

from __future__ import annotations

from textual.suggester import Suggester
from textual.widgets import Input

from hullbreach.kernel.scene import Choice


def meant(text: str, choices: list[Choice]) -> list[Choice]:
    """The open options a typed text means: an exact one, or all that begin with it."""
    wanted = " ".join(text.casefold().split())
    exact = [c for c in choices if wanted in (c.text.casefold(), c.label.casefold())]
    if exact:
        return exact
    return [c for c in choices if c.text.casefold().startswith(wanted) or c.label.casefold().startswith(wanted)]


class OptionSuggester(Suggester):
    """Completes a typed text to the first option that begins with it."""

    def __init__(self) -> None:
        super().__init__(use_cache=False, case_sensitive=False)
        self.choices: list[Choice] = []

    async def get_suggestion(self, value: str) -> str | None:
        if not value:
            return None
        for choice in self.choices:
            for text in (choice.text, choice.label):
                if text.casefold().startswith(value):
                    return text
        return None


class TypedOption(Input):
    """The line in which options are typed; Tab completes."""

    def complete(self) -> None:
        """Take over the suggestion that is shown."""
        self.action_cursor_right() if self.cursor_position < len(self.value) else self._take()

    def _take(self) -> None:
        if self._suggestion:
            self.value = self._suggestion
            self.cursor_position = len(self.value)
