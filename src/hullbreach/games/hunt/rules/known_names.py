"""What pieces are called once everybody knows who they are; their words in canonical texts stay the same."""

from __future__ import annotations

from hullbreach.games.hunt.content.names import NONE
from hullbreach.games.hunt.rules.fixed import Fixed
from hullbreach.games.hunt.rules.state import UNFIXED, Hunt
from hullbreach.kernel.phrases import Names

HERO = "hero"


class KnownNames(Names):
    """The names of a match, by piece the unit that everybody knows it to be, NONE for a stranger, and who is a hero."""

    def __init__(self, fixed: Fixed, units: tuple[int, ...], heroes: int = 0) -> None:
        self.fixed = fixed
        self.units = units
        self.heroes = heroes

    def name(self, kind: str, value: int) -> str:
        return self.fixed.name(kind, value)

    def value(self, kind: str, word: str) -> int:
        return self.fixed.value(kind, word)

    def words(self, kind: str) -> list[str]:
        return self.fixed.words(kind)


def meet(g: Hunt, pieces: int) -> None:
    """Everybody knows who these are, and calls them so in what is told from here on (HUNT-BLIP-23)."""
    g.seen |= pieces
    units = [NONE] * len(g.who)
    heroes = 0
    for piece, who in enumerate(g.who):
        if g.seen >> piece & 1 and who != UNFIXED:
            profile = g.roster[who].profile
            units[piece] = profile.unit
            if profile.type == HERO:
                heroes |= 1 << piece
    names = g.names
    known = tuple(units)
    if not isinstance(names, KnownNames) or names.units != known or names.fixed is not g.fixed:
        g.rename(KnownNames(g.fixed, known, heroes))
