"""The questions of a declaration: one thing out of several that everybody can see. NEM-CHO-08"""

from __future__ import annotations

from hullbreach.games.nemesis.rules.effects.deed import Deed
from hullbreach.games.nemesis.words import options as opt
from hullbreach.games.nemesis.words import questions
from hullbreach.kernel.options import Options
from hullbreach.kernel.phrases import Phrase
from hullbreach.kernel.requests import Ask


def pick(deed: Deed, phrase: Phrase, ids: tuple[int, ...], question: Phrase = questions.PICK) -> Ask:
    """One of these ids."""
    options = Options()
    options.each(phrase, ids)
    return Ask(deed.seat, question, (), options)


def pick_over(deed: Deed, phrase: Phrase, mask: int, question: Phrase = questions.PICK) -> Ask:
    """One of this set."""
    options = Options()
    options.over(phrase, (), mask)
    return Ask(deed.seat, question, (), options)


def pick_seat(deed: Deed, seats: list[int]) -> Ask:
    """One of these Characters."""
    return pick(deed, opt.CHOOSE_SEAT, tuple(seats), questions.WHOM)


def pick_target(deed: Deed, intruders: int, eggs: bool) -> Ask:
    """One of these Intruders, or the Eggs."""
    options = Options()
    options.over(opt.CHOOSE_INTRUDER, (), intruders)
    if eggs:
        options.one(opt.CHOOSE_EGGS)
    return Ask(deed.seat, questions.TARGET, (), options)
