"""Aliens: Another Glorious Day in the Corps, both editions, all missions, the campaign."""

from hullbreach.games.corps.rulebook import RULEBOOK

__all__ = ["RULEBOOK"]
