"""What sides must do to win, how far they are, and the end."""
