"""Rooms, corridors, doors, noise, fire, malfunctions, pods and what the ship does."""
