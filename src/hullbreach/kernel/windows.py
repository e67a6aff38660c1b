"""Windows: moments at which seats may come in.

Who is asked follows from open facts alone, so that being asked, or not, tells nobody anything; one option of every ask
passes. This is the window in which seats are asked one after the other. Where all are asked at once, in secret, the
step of a procedure returns ``FirstComes`` (the first in order who does not pass) or ``AskAll`` (everybody).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from hullbreach.kernel.options import Option
from hullbreach.kernel.procedures import Next, Procedure
from hullbreach.kernel.requests import Ask


@dataclass
class Window(Procedure):  # mypyc: open
    """Ask the seats from the first on, in order; ``n`` of them have had their say.

    A game says whom it asks for what (``_ask``), what follows when a seat comes in (``_take``), and how the window
    stands once one more has passed (``_later``). A window that must open anew for everybody lets ``_take`` return
    itself behind what follows.
    """

    first: int
    n: int

    def ask(self, g: Any) -> Next:
        seats = g.seats
        for n in range(self.n, seats):
            asked = self._ask(g, (self.first + n) % seats)
            if asked is not None:
                return asked
        g.finish()
        return None

    def answer(self, g: Any, chosen: Option) -> Next:
        asked = g.request
        assert isinstance(asked, Ask)  # a window is never quick, so it was kept
        if not asked.passes(chosen):
            following: tuple[Procedure, ...] = g.instead(*self._take(g, asked.seat, chosen))
            return following
        n = (asked.seat - self.first) % g.seats + 1
        if n < g.seats:
            g.instead()
            return self._later(n)
        return None

    def _ask(self, g: Any, seat: int) -> Ask | None:
        """What a seat is asked, its ``passing`` option named; None when open facts say that it is not."""
        raise NotImplementedError

    def _take(self, g: Any, seat: int, chosen: Option) -> tuple[Procedure, ...]:
        """What follows when a seat comes in."""
        raise NotImplementedError

    def _later(self, n: int) -> Procedure:
        """This window after so many seats."""
        raise NotImplementedError


def asked_seat(g: Any) -> int:
    """The seat of the open question."""
    asked = g.request
    assert isinstance(asked, Ask)
    return asked.seat
