"""How a program plays corps: rules of thumb."""
