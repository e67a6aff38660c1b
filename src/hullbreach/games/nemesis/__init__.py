"""Nemesis, a ship in the dark: one to five people, each with goals of their own, and what crept aboard."""

from hullbreach.games.nemesis.rulebook import RULEBOOK

__all__ = ["RULEBOOK"]
