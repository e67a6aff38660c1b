"""Worlds: whole matches drawn from nothing but what a seat may know."""

from __future__ import annotations

from collections.abc import Iterator

from hullbreach.kernel.chance import Seeded, Source
from hullbreach.kernel.errors import BadInput
from hullbreach.kernel.match import Match, View
from hullbreach.kernel.procedures import ask_again

SEEDS = 1 << 62


def worlds(view: View, source: Source) -> Iterator[Match]:
    """Matches that fit everything the seat has seen, each with chance of its own and without a log, as many as wanted.

    Equal views and equal sources give equal worlds, whatever the truth is. What others have answered in secret they
    answer again. A seat that is not asked knows too little of what is going on: ``BadInput``.
    """
    if view.imagined is None:
        raise BadInput("worlds", "only a view of a seat that is asked has worlds")
    while True:
        yield _world(view, source)


def _world(view: View, source: Source) -> Match:
    assert view.imagined is not None
    state = view.rulebook.resample(view.imagined, view.seat, source)
    state.source = Seeded(source.below(SEEDS))
    state.quiet = True
    # What other seats may choose follows from their cards.
    state.request = ask_again(state)
    return Match(view.rulebook, view.settings, state, {})
