"""Legendary Encounters: An ALIEN Deck Building Game."""

from hullbreach.games.encounters.rulebook import RULEBOOK

__all__ = ["RULEBOOK"]
