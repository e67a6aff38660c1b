"""The game turn: rounds, actions, passing, the Event Phase."""
