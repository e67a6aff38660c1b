"""Piece numbers: one number for any figure or blip."""

from __future__ import annotations

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
