"""The words of corps: options, questions, rolls, events, and the names of its pieces."""
