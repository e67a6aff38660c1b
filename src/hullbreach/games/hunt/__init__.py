"""Alien vs Predator: The Hunt Begins. Not on the shelf yet."""
