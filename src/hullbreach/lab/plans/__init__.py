"""What the balance report of each game plays and aims at: one file a game."""
