"""What else could be done where the rules bot does something: the lines that are worth comparing with its choice.

Attack and recruit points are spent apart, and what is put off is asked again. So a way to spend points is compared with
other ways to spend the same points; compared with everything at every question, what only looks better would be tried
again and again until it is chosen.
"""

from __future__ import annotations

from hullbreach.games.encounters.bot.actions import END, aims, points
from hullbreach.games.encounters.bot.worth import Deck
from hullbreach.games.encounters.rules.state import Encounters
from hullbreach.games.encounters.words import options as opt
from hullbreach.kernel.match import Question
from hullbreach.kernel.options import Option
from hullbreach.kernel.state import State


def rivals(g: State, q: Question, reason: str) -> list[Option] | None:
    """All options for the same points, the best first; None where the rules of thumb know best what else there is."""
    assert isinstance(g, Encounters)
    if reason == "spend":
        return _by_target(g, q)
    if reason == "buy":
        return [*_by_worth(g, q), END]
    if reason == "done":
        return [*_by_worth(g, q), *_by_target(g, q)]
    return None


def _by_target(g: Encounters, q: Question) -> list[Option]:
    """What the points can be spent on."""
    able = [target for target in aims(g, q.seat) if target.cost <= points(g) and target.option in q.options]
    return [target.option for target in sorted(able, key=lambda target: -target.value)]


def _by_worth(g: Encounters, q: Question) -> list[Option]:
    """Whom the points can recruit."""
    deck = Deck(g, q.seat)
    worths: list[tuple[int, Option]] = []
    for option in q.options:
        if option.phrase is opt.RECRUIT:
            worths.append((deck.worth(g.faces[option.args[0]]), option))
        elif option.phrase is opt.RECRUIT_SERGEANT:
            worths.append((deck.worth(g.faces[g.sergeants[0]]), option))
    return [option for _, option in sorted(worths, key=lambda each: -each[0])]
