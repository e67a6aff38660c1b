"""The rules of encounters: the state, and one file a chapter of the rulebook."""
