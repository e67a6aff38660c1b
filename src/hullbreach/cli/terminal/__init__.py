"""The terminal client: draws scenes, knows no game."""
