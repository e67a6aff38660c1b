"""The rules of hunt: the state, and one file a chapter of the rulebook."""
