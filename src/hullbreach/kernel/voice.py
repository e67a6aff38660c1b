"""What a game says to people: options, questions, rolls, events, refusals, totals and outcomes as sentences."""

from __future__ import annotations

from typing import Protocol

from hullbreach.kernel.errors import No
from hullbreach.kernel.options import Option
from hullbreach.kernel.phrases import Event, Names
from hullbreach.kernel.procedures import Total
from hullbreach.kernel.requests import Ask, Roll
from hullbreach.kernel.state import Outcome


class Voice(Protocol):
    """Everything a game says, in the language that is asked for."""

    def say_option(self, names: Names, option: Option, lang: str) -> str:
        """The label of an option, without a full stop."""

    def say_question(self, names: Names, ask: Ask, lang: str) -> str:
        """What a player is asked."""

    def say_roll(self, names: Names, roll: Roll, lang: str) -> str:
        """What chance decides, without a full stop."""

    def say_event(self, event: Event, lang: str) -> str:
        """A line of the log."""

    def say_no(self, names: Names, no: No, lang: str) -> str:
        """Why something is refused."""

    def say_total(self, total: Total, lang: str) -> str:
        """A number with the terms it is made of."""

    def say_outcome(self, outcome: Outcome, lang: str) -> str:
        """How a match ended."""


class Canonical:
    """The voice of a game without messages: canonical text in every language."""

    def say_option(self, names: Names, option: Option, lang: str) -> str:
        return option.text(names)

    def say_question(self, names: Names, ask: Ask, lang: str) -> str:
        return ask.prompt.say(ask.about, names)

    def say_roll(self, names: Names, roll: Roll, lang: str) -> str:
        return roll.name.say(roll.about, names)

    def say_event(self, event: Event, lang: str) -> str:
        return event.text()

    def say_no(self, names: Names, no: No, lang: str) -> str:
        return f"{no.reason} ({no.rule})"

    def say_total(self, total: Total, lang: str) -> str:
        return repr(total)

    def say_outcome(self, outcome: Outcome, lang: str) -> str:
        return outcome.reason
