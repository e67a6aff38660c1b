"""What pieces are called once everybody knows who they are; their words in canonical texts stay the same."""

from __future__ import annotations

from hullbreach.games.hunt.content.names import NONE
from hullbreach.games.hunt.rules.fixed import Fixed
from hullbreach.games.hunt.rules.state import UNFIXED, Hunt
from hullbreach.kernel.options import bits
from hullbreach.kernel.phrases import Names

HERO = "hero"


class KnownNames(Names):
    """The names of a match, by piece the unit that everybody knows it to be, NONE for a stranger, and who is a hero.

    ``met``: whom everybody had seen when they were named.
    """

    def __init__(self, fixed: Fixed, units: tuple[int, ...], heroes: int = 0, met: int = 0) -> None:
        self.fixed = fixed
        self.units = units
        self.heroes = heroes
        self.met = met

    def name(self, kind: str, value: int) -> str:
        return self.fixed.name(kind, value)

    def value(self, kind: str, word: str) -> int:
        return self.fixed.value(kind, word)

    def words(self, kind: str) -> list[str]:
        return self.fixed.words(kind)


def meet(g: Hunt, pieces: int) -> None:
    """Everybody knows who these are, and calls them so in what is told from here on (HUNT-BLIP-23)."""
    g.seen |= pieces
    names = g.names
    if isinstance(names, KnownNames) and names.fixed is g.fixed:
        known, heroes, met = names.units, names.heroes, names.met
    else:
        known, heroes, met = (), 0, 0
    units = list(known) or [NONE] * len(g.who)
    for piece in bits(g.seen & (pieces | ~met)):
        if g.who[piece] != UNFIXED:
            profile = g.profile(piece)
            units[piece] = profile.unit
            if profile.type == HERO:
                heroes |= 1 << piece
    if units != list(known):
        g.rename(KnownNames(g.fixed, tuple(units), heroes, g.seen))
