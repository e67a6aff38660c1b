"""The rules of corps: the state, and one file a chapter of the rulebook."""
