"""What stands in a line of sight, for whoever is refused a shot. CORPS-LOS"""

from __future__ import annotations

from hullbreach.games.corps.rules.state import CHARACTERS, Corps
from hullbreach.kernel.options import bits

# One obstacle as a number: a wall, several things, or a character, a shut door, a barricaded one from these on.
WALL, SEVERAL, CHARACTER, DOOR, BARRICADE = 0, 1, 2, 100, 400


def obstacle(g: Corps, here: int, there: int) -> int:
    """The one thing without which a square would be in sight; a wall where nothing else is in the way."""
    board, corner = g.board, g.fixed.edition.corner_crossing_los
    if not board.sees(here, there, 0, 0, corner):
        return WALL
    for who in range(CHARACTERS):
        square = g.square[who]
        if square >= 0 and board.sees(here, there, g.blockers & ~(1 << square), g.shut, corner):
            return CHARACTER + who
    for door in bits(g.shut):
        if board.sees(here, there, g.blockers, g.shut & ~(1 << door), corner):
            return (BARRICADE if g.barricaded >> door & 1 else DOOR) + door
    return SEVERAL
