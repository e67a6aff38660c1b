"""Positions of hunt: set up from a description, told as plain data."""
