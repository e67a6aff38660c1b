"""Strategy cards: hands, windows, playing, what lasts."""
