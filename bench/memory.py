"""How much memory a match holds for itself."""

import gc
import sys
from types import BuiltinFunctionType, CodeType, FunctionType, MethodType, ModuleType

# Reached through objects, yet part of the program and not of a match.
PROGRAM = (type, ModuleType, FunctionType, BuiltinFunctionType, MethodType, CodeType)


def reachable(root: object) -> dict[int, object]:
    """Every object that a match leads to, by identity; compiled classes, without ``__dict__``, included."""
    found: dict[int, object] = {}
    waiting = [root]
    while waiting:
        one = waiting.pop()
        if id(one) in found or isinstance(one, PROGRAM):
            continue
        found[id(one)] = one
        # Asking for __dict__ makes Python build the dictionary; until then its size is hidden.
        if type(one).__dictoffset__ and hasattr(one, "__dict__"):
            waiting.append(vars(one))
        waiting.extend(gc.get_referents(one))
    return found


def own_size(match: object, other: object) -> int:
    """Bytes held by a match alone: what another match of the same game leads to as well is shared content."""
    shared = reachable(other)
    return sum(sys.getsizeof(one) for key, one in reachable(match).items() if key not in shared)
