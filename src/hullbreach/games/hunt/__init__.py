"""Alien vs Predator: The Hunt Begins, three factions, ten missions, force lists, custom games, Arena Survival."""

from hullbreach.games.hunt.rulebook import RULEBOOK

__all__ = ["RULEBOOK"]
