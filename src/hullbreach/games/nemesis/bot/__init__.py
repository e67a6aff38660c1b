"""How the rules bot plays nemesis."""
