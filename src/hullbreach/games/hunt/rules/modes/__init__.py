"""Missions and campaigns, custom games, the arena and its Horde."""
