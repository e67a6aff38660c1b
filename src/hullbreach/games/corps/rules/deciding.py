"""Who answers: joint decisions, yes or no, one of several characters or squares."""

from __future__ import annotations

from hullbreach.games.corps.rules.state import Corps
from hullbreach.games.corps.words import options as opt
from hullbreach.games.corps.words import questions
from hullbreach.kernel.options import Options
from hullbreach.kernel.phrases import Phrase
from hullbreach.kernel.requests import Ask, Request, Vote


def ask_leader(g: Corps, prompt: Phrase, about: tuple[int, ...], options: Options) -> Request:
    """The highest-ranked player decides; tied players, or all, do so together (CORPS-CHR-20)."""
    return ask_together(g, g.leaders(), prompt, about, options)


def ask_players(g: Corps, prompt: Phrase, about: tuple[int, ...], options: Options) -> Request:
    """The players decide together (CORPS-CHR-20)."""
    return ask_together(g, g.players(), prompt, about, options)


def activator(g: Corps, who: int, seat: int) -> int:
    """Who activates a character: the seat that began to, but a Hero, also one just taken over, its own player."""
    return g.hero[who] if g.hero[who] >= 0 else seat


def ask_your_character(g: Corps, seat: int) -> Request | None:
    """Whom "your character" means for a player; nothing to ask when nobody is on the board (CORPS-AMB-62)."""
    heroes = g.heroes_of(seat) or g.heroes_of(g.leader())
    if heroes:
        return Ask(seat, questions.TARGET, (), each_of(opt.CHOOSE_CHARACTER, heroes))
    grunts = g.grunts()
    return ask_leader(g, questions.TARGET, (), each_of(opt.CHOOSE_CHARACTER, grunts)) if grunts else None


def ask_controller(
    g: Corps, who: int, prompt: Phrase, about: tuple[int, ...], options: Options, passing: Phrase | None = None
) -> Request:
    """Whoever decides for a character; for a Grunt outside its activation the highest-ranked player (CORPS-AMB-26)."""
    return ask_together(g, g.controllers(who), prompt, about, options, True, passing)


def ask_together(
    g: Corps,
    seats: list[int],
    prompt: Phrase,
    about: tuple[int, ...],
    options: Options,
    quick: bool = True,
    passing: Phrase | None = None,
) -> Request:
    """One seat answers for several, or all of them vote."""
    if len(seats) > 1 and len(options) > 1 and g.fixed.switches.joint_decisions == "vote":
        return Vote(tuple([Ask(seat, prompt, about, options, True, passing) for seat in seats]))
    return Ask(seats[0], prompt, about, options, quick, passing)


def yes_or_no() -> Options:
    """Accept or refuse."""
    options = Options()
    options.one(opt.ACCEPT)
    options.one(opt.REFUSE)
    return options


def each_of(phrase: Phrase, values: list[int]) -> Options:
    """One option for each value."""
    options = Options()
    for value in values:
        options.one(phrase, value)
    return options


def over(phrase: Phrase, mask: int) -> Options:
    """One option for each bit of a mask."""
    options = Options()
    options.over(phrase, (), mask)
    return options
