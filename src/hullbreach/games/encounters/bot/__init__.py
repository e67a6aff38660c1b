"""How a program plays encounters: rules of thumb."""
