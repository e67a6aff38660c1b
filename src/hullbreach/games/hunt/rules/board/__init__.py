"""Tiles and what happens between them: sight, space, doors, movement, boards that are built or break."""
