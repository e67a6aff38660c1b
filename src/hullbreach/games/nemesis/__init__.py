"""Nemesis: a ship in the dark, secret objectives, and what else is aboard."""

from hullbreach.games.nemesis.rulebook import RULEBOOK

__all__ = ["RULEBOOK"]
