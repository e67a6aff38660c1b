"""Little boards on which rules of hunt are tried."""

from __future__ import annotations

from hullbreach.games.hunt.content.board import Board, read_grid

# Tiles r0c0 to r0c4 in a row, all normal.
LINE = "Den..-C-n..-C-n..-C-n..-Dwn.."
# The same: two normal tiles, then half-infested, then two infested ones.
HIVE = "Den..-C-n..-C-h..-C-i..-Dwi.."
# A door between the second and the third tile.
DOOR = "Den..-C-n..#C-n..-C-n..-Dwn.."
# A vent in the middle.
VENT = "Den..-C-n..-V-n..-C-i..-Dwi.."
# r0c0 - r0c1 - r0c2, where the way turns down to r1c2 and r2c2.
CORNER = """
Den..-C-n..-Lsn..
             |
            C|n..
             |
            Dnn..
"""
# Two ways from r0c0 round to r1c1.
RING = """
Len..-Lsn..
 |     |
Lnn..-Lwn..
"""
# A crossroads, r1c1, with a dead end on every side.
CROSS = """
      Dsn..
       |
Den..-X+n..-Dwn..
       |
      Dnn..
"""
# Three rows that know nothing of each other.
APART = """
Den..-C-n..-Dwn..

Dei..-Dwi..

Den..-Dwn..
"""


def board(text: str) -> Board:
    """The board that is drawn."""
    return read_grid(text)
