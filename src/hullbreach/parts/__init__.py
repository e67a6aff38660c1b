"""Shared pieces of board games: grids and graphs with doors and sight, the effect grammar, checked TOML reading."""
