"""How a program plays hunt: rules of thumb, and the Horde Instinct."""
