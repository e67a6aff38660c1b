"""What pieces are called once everybody knows who they are; their words in canonical texts stay the same."""

from __future__ import annotations

from hullbreach.games.hunt.content.names import NONE
from hullbreach.games.hunt.rules.fixed import Fixed
from hullbreach.games.hunt.rules.state import UNFIXED, Hunt
from hullbreach.kernel.phrases import Names


class KnownNames(Names):
    """The names of a match, and by piece the unit that everybody knows it to be; NONE for a stranger."""

    def __init__(self, fixed: Fixed, units: tuple[int, ...]) -> None:
        self.fixed = fixed
        self.units = units

    def name(self, kind: str, value: int) -> str:
        return self.fixed.name(kind, value)

    def value(self, kind: str, word: str) -> int:
        return self.fixed.value(kind, word)

    def words(self, kind: str) -> list[str]:
        return self.fixed.words(kind)


def introduce(g: Hunt) -> None:
    """From here on whomever everybody has seen is called by who it is, also in what is told (HUNT-BLIP-23)."""
    units = tuple(
        [
            g.roster[who].profile.unit if g.seen >> piece & 1 and who != UNFIXED else NONE
            for piece, who in enumerate(g.who)
        ]
    )
    names = g.names
    if not isinstance(names, KnownNames) or names.units != units or names.fixed is not g.fixed:
        g.rename(KnownNames(g.fixed, units))
