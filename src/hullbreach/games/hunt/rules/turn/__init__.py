"""The game turn: initiative, activations, actions, Sentry, Environment."""
