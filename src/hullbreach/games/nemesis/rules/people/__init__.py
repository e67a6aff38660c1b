"""Characters: their cards, wounds, contamination, death."""
