# mypyc: skip
"""Which steps between squares are open, and what is reached by them; compiled, it is ways.c."""

from __future__ import annotations


class Ways:
    """The legal steps on a board while some doors are shut; never changes.

    A set of squares is an int, one bit each. `east` holds the squares from which a step to the east is legal, and back
    from there; so do the others.
    """

    __slots__ = ("_east", "_south", "_southeast", "_southwest", "_width")

    def __init__(self, width: int, size: int, east: int, south: int, southeast: int, southwest: int) -> None:
        self._width = width
        self._east = east
        self._south = south
        self._southeast = southeast
        self._southwest = southwest

    def spread(self, squares: int) -> int:
        """The squares one step away from any of these."""
        east, south, southeast, southwest = self._east, self._south, self._southeast, self._southwest
        width = self._width
        return (
            (squares & east) << 1
            | squares >> 1 & east
            | (squares & south) << width
            | squares >> width & south
            | (squares & southeast) << (width + 1)
            | squares >> (width + 1) & southeast
            | (squares & southwest) << (width - 1)
            | squares >> (width - 1) & southwest
        )

    def rings(self, start: int, blocked: int, limit: int) -> list[int]:
        """Sets of squares by number of steps from the start set, never entering a blocked square."""
        rings = [start]
        fresh = ~(blocked | start)
        edge = start
        while len(rings) <= limit:
            edge = self.spread(edge) & fresh
            if not edge:
                break
            rings.append(edge)
            fresh &= ~edge
        return rings

    def meet(self, start: int, wanted: int, blocked: int) -> tuple[int, int]:
        """The nearest of the wanted squares, and the squares one step before them; none when there is no way.

        No blocked square is walked over; a wanted one may be blocked itself.
        """
        front = start
        fresh = ~(blocked | start)
        while front:
            around = self.spread(front)
            if around & wanted:
                return around & wanted, front
            front = around & fresh
            fresh &= ~front
        return 0, 0
