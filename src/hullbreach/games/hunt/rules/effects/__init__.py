"""Effects at work: running them, and what each of them does, by what it is done to."""
