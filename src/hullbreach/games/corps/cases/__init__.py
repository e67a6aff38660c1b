"""Positions of corps: set up from a description, told as plain data."""
