"""Hints: what the rule bot would do in a person's place, and why."""

from __future__ import annotations

from dataclasses import dataclass

from hullbreach.bots import make
from hullbreach.kernel.match import View
from hullbreach.text import Messages

HINT_SEED = 1


@dataclass
class Hinted:
    """A choice, its label, and a sentence about it."""

    text: str
    label: str
    why: str


def hint(view: View, lang: str) -> Hinted:
    """What the rule bot would choose from this view."""
    bot = make("rules", HINT_SEED)
    option = bot.choose(view)
    names = view.state.names
    label = view.rulebook.label(view.state, option, lang)
    return Hinted(option.text(names), label, reason(view, make("rules", HINT_SEED).why(view), option.phrase.id, lang))


def reason(view: View, id: str, verb: str, lang: str) -> str:
    """The sentence for a reason of the bot; the same reason may lead to doing something and to leaving it."""
    messages = Messages.load(view.rulebook.id, lang)
    for candidate in (f"hint-{id}-{verb}", f"hint-{id}"):
        if messages.has(candidate):
            return messages.say(candidate)
    return messages.say("hint-fallback")
