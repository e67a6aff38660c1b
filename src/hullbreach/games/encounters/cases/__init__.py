"""Positions of encounters: set up from a description, told as plain data."""
