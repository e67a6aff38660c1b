"""The rules of hunt: the state, and one folder a chapter of the rulebook."""
