"""Hints: what the rule bot would do in a person's place and why, and what comes of it and of other lines."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from hullbreach.bots import SearchBot, make
from hullbreach.bots.search import MANY
from hullbreach.kernel.match import Match, View
from hullbreach.table.asking import ahead
from hullbreach.text import Messages

HINT_SEED = 1
# So long somebody waits who wants to know what comes of the options.
LINES_MILLISECONDS = 800


@dataclass
class Hinted:
    """A choice, its label, and a sentence about it."""

    text: str
    label: str
    why: str


@dataclass
class LookedAt:
    """A line that was played on: what it begins with, how often it wins in percent, and in how many worlds."""

    text: str
    label: str
    percent: int
    worlds: int


def looked_at(match: Match, seat: int, lang: str, milliseconds: int = LINES_MILLISECONDS) -> list[LookedAt]:
    """What comes of the options that are worth a thought, from what a seat may know; first what a bot would choose."""
    view = match.view(seat)
    if len(view.options) < 2:
        return []
    lines = SearchBot(HINT_SEED, rollouts=MANY, milliseconds=milliseconds).consider(view)
    return [
        LookedAt(
            line.option.text(view.state.names),
            view.rulebook.label(view.state, line.option, lang),
            round(100 * line.mean),
            len(line.values),
        )
        for line in lines
    ]


def hint(match: Match, seat: int, asks: Collection[str], lang: str) -> Hinted:
    """What the rule bot would choose among what a seat is shown."""
    view = match.view(seat)
    option = make("rules", HINT_SEED).choose(view)
    found = ahead(match, seat, asks)
    if found is not None and option == found.leaving:
        later = found.match.view(seat)
        next_option = make("rules", HINT_SEED).choose(later)
        if found.is_shown(next_option):
            view, option = later, next_option
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
