"""The words of encounters: options, questions, rolls, events, and the names of its pieces."""
