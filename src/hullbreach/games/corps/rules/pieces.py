"""Piece numbers: one number for any figure or blip; and which are nearest to a character."""

from __future__ import annotations

from hullbreach.games.corps.rules.state import CHARACTERS, Corps
from hullbreach.games.corps.words.names import FIRST_PIECE

# One number names any figure or blip: characters as they are, Aliens and blips interleaved from FIRST_PIECE on.


def alien_piece(alien: int) -> int:
    """The piece number of an Alien."""
    return FIRST_PIECE + 2 * alien


def blip_piece(blip: int) -> int:
    """The piece number of a blip."""
    return FIRST_PIECE + 2 * blip + 1


def is_alien(piece: int) -> bool:
    """Whether a piece number names an Alien (or Facehugger)."""
    return piece >= FIRST_PIECE and piece & 1 == 0


def is_blip(piece: int) -> bool:
    """Whether a piece number names a blip."""
    return piece >= FIRST_PIECE and piece & 1 == 1


def piece_id(piece: int) -> int:
    """The Alien's or blip's own number behind a piece number."""
    return (piece - FIRST_PIECE) >> 1


def to_characters(g: Corps, square: int) -> int:
    """Board distance to the nearest character, counted to a space adjacent to it (CORPS-AMB-17)."""
    best = 9999
    for who in range(CHARACTERS):
        at = g.square[who]
        if at >= 0:
            steps = g.board.distance(square, at, 0)
            if 0 <= steps < best:
                best = steps
    return max(best - 1, 0)


def nearest_pieces(g: Corps, pieces: list[int]) -> list[int]:
    """The pieces with the least board distance to a character."""
    best = 9999
    found: list[int] = []
    for piece in pieces:
        distance = to_characters(g, g.piece_square(piece))
        if distance < best:
            best = distance
            found = [piece]
        elif distance == best:
            found.append(piece)
    return found
