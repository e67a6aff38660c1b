"""Shared pieces of board games: grids with walls, doors and sight, effect grammar, totals."""
