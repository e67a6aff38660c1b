"""The words of hunt: options, questions, rolls, events, and the names of its pieces."""
