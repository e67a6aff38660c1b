# mypyc: skip
"""A property that is worked out once for each object, without the lock of ``functools``: a bot has one thread.

Compiled objects have no dictionary to keep it in, so whatever uses this is left to the interpreter.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

T = TypeVar("T")


class Once(Generic[T]):
    """Works out a property when it is first asked for, and then keeps it in the object."""

    def __init__(self, find: Callable[..., T]) -> None:
        self.find = find
        self.name = find.__name__
        self.__doc__ = find.__doc__

    def __get__(self, owner: object, kind: type) -> T:
        found = owner.__dict__[self.name] = self.find(owner)
        return found
