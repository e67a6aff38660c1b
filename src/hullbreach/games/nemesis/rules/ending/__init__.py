"""How the ship ends, the checks, Objectives."""
