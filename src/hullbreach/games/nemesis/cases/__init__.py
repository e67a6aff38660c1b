"""Positions of nemesis: set up from a description, told as plain data."""
