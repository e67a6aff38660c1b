"""How a table asks: what the policy of a seat decides, and which two questions are shown as one.

All of it is comfort. The match asks, and is answered, what the rules say; records and cases know nothing of this.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, replace

from hullbreach.bots.policy import spares
from hullbreach.kernel.match import Match, View
from hullbreach.kernel.options import Option, Options
from hullbreach.kernel.phrases import Events, Names
from hullbreach.kernel.requests import Ask, Request
from hullbreach.kernel.scene import Asked, Scene

NO_LOG = 1 << 60
# No more windows than this are taken to pass on the way to the next question.
WINDOWS_BETWEEN = 16
NOTHING = Events(Names(), ())


@dataclass
class Ahead:
    """The question after the open one: whoever answers it has chosen ``leaving`` before.

    What the open question has a word for (a step, where a new walk might begin) is chosen there; ``leaving`` stays
    among the options where it leads to more of that.
    """

    leaving: Option
    match: Match
    prompt: str
    options: list[Option]
    stays: bool

    def shown(self) -> Options:
        """The options of the next question that are shown beside the open one."""
        options = Options()
        for option in self.options:
            options.one(option.phrase, *option.args)
        return options

    def is_shown(self, option: Option) -> bool:
        """Whether an option of the next question can be chosen now, there or at the open one."""
        return not self.stays or option in self.options


def ahead(match: Match, seat: int, asks: Collection[str]) -> Ahead | None:
    """The next question of a seat, if nothing but the option that leaves the open one lies between, and windows.

    Neither chance nor anything hidden may come to light on the way: then nothing happens that anybody is told of. That
    others will pass is taken for granted, whatever they hold; if somebody does not, the seat is asked anew.
    """
    ask = match.ask_of(seat)
    leaving = None if ask is None else match.rulebook.leaving(ask)
    if ask is None or leaving is None or leaving not in ask.options or ask is not match.state.request:
        return None
    later = match.copy()
    later.state.source = None
    following: Request | None = ask
    option = leaving
    for _ in range(WINDOWS_BETWEEN):
        assert isinstance(following, Ask)
        later.play(option, following.seat)
        following = later.state.request
        if not isinstance(following, Ask) or is_telling(later):
            return None
        if following.passing is None or (following.seat == seat and len(following.options) > 1):
            break
        option = Option(following.passing, ())
    assert isinstance(following, Ask)
    if following.seat != seat or following.passing is not None or spares(match.rulebook, following, asks):
        return None
    options = [option for option in following.options if not ask.options.has(option.phrase)]
    stays = any(option not in ask.options and option not in options for option in following.options)
    # Where both leave no choice, each answers itself.
    if not options or len(options) + len(ask.options) == 2:
        return None
    return Ahead(leaving, later, following.prompt.id, options, stays)


def is_telling(match: Match) -> bool:
    """Whether anybody was told of anything after the last choice."""
    return match.past is not None and next(iter(match.past), None) is not None


@dataclass
class Meant:
    """What a seat has chosen at a question that comes as soon as everybody has passed."""

    seat: int
    prompt: str
    texts: list[str]

    def is_open(self, match: Match) -> bool:
        """Whether that question is asked now, with the option that was chosen."""
        ask = match.ask_of(self.seat)
        return ask is not None and ask.prompt.id == self.prompt and match.read(self.texts[0]) in ask.options


def is_forced(match: Match, seat: int, asks: Collection[str]) -> bool:
    """Whether a seat is asked although it has no choice, not even at the next question."""
    ask = match.ask_of(seat)
    return ask is not None and len(ask.options) == 1 and ahead(match, seat, asks) is None


def scene(match: Match, view: View, lang: str, asks: Collection[str], since: int = 0, closed: bool = False) -> Scene:
    """What a seat sees, with the next question shown beside the open one where that can be."""
    made = match.rulebook.scene(view, lang, since, closed)
    if made.question is None:
        return made
    found = ahead(match, view.seat, asks)
    if found is None:
        return made
    after = found.match.glance(view.seat)
    after.has_read(found.match.past, 0, 0)
    assert view.question is not None
    assert after.question is not None
    after.question.options = found.shown()
    later = match.rulebook.scene(after, lang, NO_LOG, closed).question
    assert later is not None
    here = made.question
    if not found.stays:
        leaving = found.leaving.text(view.state.names)
        here = replace(here, choices=[choice for choice in here.choices if choice.text != leaving])
    # Whoever is on a walk is asked where to; otherwise the deed that costs nothing stands behind what comes next.
    made.question = both(here, later) if match.rulebook.goes_on(view.question.ask, NOTHING) else both(later, here)
    return made


def both(one: Asked, other: Asked) -> Asked:
    """Two questions as one, told in the words of the first; what is open at either is not refused."""
    choices = one.choices + other.choices
    open_now = {choice.text for choice in choices}
    refused = {refusal.text: refusal for refusal in one.closed}
    for refusal in other.closed:
        refused.setdefault(refusal.text, refusal)
    closed = [refusal for text, refusal in refused.items() if text not in open_now]
    return replace(one, choices=choices, routes=one.routes + other.routes, closed=closed)
