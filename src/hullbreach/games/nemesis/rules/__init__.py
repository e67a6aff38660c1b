"""The rules of nemesis, one folder a part of the rulebook."""
