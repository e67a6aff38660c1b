"""Aliens: Another Glorious Day in the Corps."""
