"""What each word of the effects does, and when it is possible."""
