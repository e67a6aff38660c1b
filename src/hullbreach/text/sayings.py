"""The voice of a game that has messages: its phrases as sentences in every language."""

from __future__ import annotations

from functools import lru_cache

from hullbreach.kernel.errors import No
from hullbreach.kernel.options import Option
from hullbreach.kernel.phrases import Event, Names, Phrase
from hullbreach.kernel.procedures import Total
from hullbreach.kernel.requests import Ask, Roll
from hullbreach.kernel.state import Outcome
from hullbreach.text.messages import REMEMBERED, Argument, Messages

# What the terms of a total are called after, the first that has a message.
TERM_KINDS = ("term", "card", "environment", "objective", "stat", "unit", "weapon", "skill")


def term_name(name: str, messages: Messages) -> str:
    """The word for one part of a total: a circumstance, a card, a statistic."""
    kind = next((kind for kind in TERM_KINDS if messages.has(f"{kind}-{name}")), "term")
    return messages.say(f"{kind}-{name}")


class Sayings:
    """Finds the message of a phrase and fills in its places; a game says how its names stand in a sentence.

    ``reasons`` tells what the values of a refusal are, by its reason; ``places`` how the messages of refusals call
    a kind of value, where not by its own name.
    """

    def __init__(self, game: str, reasons: dict[str, tuple[str, ...]], places: dict[str, str] | None = None) -> None:
        self.game = game
        self.reasons = reasons
        self.places = places or {}

    def forms(self, names: Names, messages: Messages, place: str, kind: str, value: int) -> dict[str, Argument]:
        """One value in the forms that messages use: a number, a word to choose by, or a noun."""
        raise NotImplementedError

    def say_option(self, names: Names, option: Option, lang: str) -> str:
        """The label of an option: short, in the imperative, without a full stop."""
        return _sentence(self, names, "option", option.phrase, option.args, lang)

    def say_question(self, names: Names, ask: Ask, lang: str) -> str:
        """What a player is asked."""
        return _sentence(self, names, "ask", ask.prompt, ask.about, lang)

    def say_roll(self, names: Names, roll: Roll, lang: str) -> str:
        """What chance decides, without a full stop."""
        return _sentence(self, names, "roll", roll.name, roll.about, lang)

    def say_event(self, event: Event, lang: str) -> str:
        """A line of the log."""
        return _sentence(self, event.names, "event", event.phrase, event.args, lang)

    def say_no(self, names: Names, no: No, lang: str) -> str:
        """Why something is refused."""
        messages = Messages.load(self.game, lang)
        places = tuple([(self.places.get(kind, kind), kind) for kind in self.reasons[no.reason]])
        values = tuple([value for value in no.about if isinstance(value, int)])
        return messages.say(f"no-{no.reason}", **self.arguments(names, messages, places, values))

    def say_total(self, total: Total, lang: str) -> str:
        """A number with its terms: ``6 = 5 aim + 2 weapon − 1 crowded``; a bound that it met is named."""
        messages = Messages.load(self.game, lang)
        text = ""
        found = 0
        for name, n in total.terms:
            found += n
            sign = ("−" if n < 0 else "") if not text else " − " if n < 0 else " + "
            text += f"{sign}{abs(n)} {term_name(name, messages)}"
        bound = "" if found == total.value else "-minimum" if found < total.value else "-maximum"
        return messages.say(f"total{bound}", value=signed(total.value), terms=text)

    def say_outcome(self, outcome: Outcome, lang: str) -> str:
        """How the match ended; a campaign is lost for the reason its last mission was."""
        messages = Messages.load(self.game, lang)
        score = 0 if outcome.score is None else outcome.score
        return " ".join([messages.say(f"outcome-{reason}", score=score) for reason in outcome.reason.split(": ")])

    def arguments(
        self, names: Names, messages: Messages, places: tuple[tuple[str, str], ...], values: tuple[int, ...]
    ) -> dict[str, Argument]:
        """Every place in the forms that messages use; a place without a value is left out."""
        args: dict[str, Argument] = {}
        for (place, kind), value in zip(places, values, strict=False):
            args.update(_forms(self, names, messages, place, kind, value))
        return args

    def circumstances(self, names: Names, phrase: Phrase, values: tuple[int, ...]) -> dict[str, Argument]:
        """What the messages of a phrase use besides its places."""
        return {}


@lru_cache(maxsize=REMEMBERED)
def _forms(
    sayings: Sayings, names: Names, messages: Messages, place: str, kind: str, value: int
) -> dict[str, Argument]:
    return sayings.forms(names, messages, place, kind, value)


@lru_cache(maxsize=REMEMBERED)
def _sentence(sayings: Sayings, names: Names, kind: str, phrase: Phrase, values: tuple[int, ...], lang: str) -> str:
    messages = Messages.load(sayings.game, lang)
    args = sayings.arguments(names, messages, phrase.places, values)
    args.update(sayings.circumstances(names, phrase, values))
    return messages.say(f"{kind}-{phrase.id}", **args)


def signed(n: int) -> str:
    """A number with the true minus sign."""
    return f"−{-n}" if n < 0 else str(n)
