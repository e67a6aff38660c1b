"""Worlds drawn from a view: equal views give equal worlds whatever the truth is, and each fits what was seen."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator

import pytest

import hullbreach as hb
from hullbreach.kernel.chance import Seeded
from hullbreach.kernel.match import View
from tests.suite.by_game import own
from tests.suite.plays import LONGEST, VARIANTS, Variant, finish, play
from tests.suite.worlds import differences, sight

STOPS = 5


def asked(variant: Variant, stops: int, salt: int) -> Iterator[tuple[int, int, hb.Match]]:
    """Some stops of a variant, with the number of the choice and every seat that is asked there."""
    for number, match in play(variant).some(stops, salt):
        for question in match.questions:
            yield number, question.seat, match


def some_worlds(view: View, seed: int, count: int) -> list[hb.Match]:
    """The first worlds from a source."""
    return list(itertools.islice(hb.worlds(view, Seeded(seed)), count))


def lookalikes(match: hb.Match, seat: int, number: int) -> Iterator[tuple[str, hb.Match]]:
    """Other truths that the seat cannot tell from this one."""
    yield "all drawn anew", match.resampled(seat, Seeded(number + 77))
    module = own(match.rulebook.id, "swaps")
    if module is not None:
        yield from module.swaps(match, seat, random.Random(number))


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_equal_views_give_equal_worlds_whatever_the_truth_is(variant: Variant) -> None:
    for number, seat, match in asked(variant, STOPS, 11):
        world = some_worlds(match.view(seat), number, 1)[0]
        for what, other in lookalikes(match, seat, number):
            its = some_worlds(other.view(seat), number, 1)[0]
            assert its.state == world.state, f"choice {number}, seat {seat}, {what}"


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_a_world_fits_what_its_seat_has_seen(variant: Variant) -> None:
    for number, seat, match in asked(variant, STOPS, 12):
        seen = sight(match, seat)
        for world in some_worlds(match.view(seat), number, 2):
            found = [what for what in differences(seen, sight(world, seat)) if what != "seats asked"]
            assert not found, f"choice {number}, seat {seat}: {found}"
            assert world.rulebook.amiss(world.state) == [], f"choice {number}, seat {seat}"
            # In secret others may have answered already; in a world they answer again.
            assert {question.seat for question in world.questions} >= {q.seat for q in match.questions}


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_a_world_can_be_played_on(variant: Variant) -> None:
    number, seat, match = next(asked(variant, 1, 13))
    before = match.copy()
    world = some_worlds(match.view(seat), number, 1)[0]
    finish(world, random.Random(number), LONGEST if variant in VARIANTS[::6] else 100)
    assert world.rulebook.amiss(world.state) == []
    assert world.question is None or variant not in VARIANTS[::6]
    assert match.state == before.state


@pytest.mark.parametrize("variant", VARIANTS[::4], ids=str)
def test_the_same_source_draws_other_worlds_one_after_the_other(variant: Variant) -> None:
    late = play(variant).stops[len(play(variant).stops) // 2][1]
    assert late.question is not None
    view = late.view(late.question.seat)
    first, again = some_worlds(view, 5, 6), some_worlds(view, 5, 6)
    assert [world.state for world in first] == [world.state for world in again]
    assert any(world.state != first[0].state for world in first[1:])
    # Each has chance of its own to come.
    sources = [world.state.source for world in first]
    assert len({source.below(1 << 60) for source in sources if source is not None}) == len(first)


def test_who_is_not_asked_has_no_worlds() -> None:
    match = hb.new("encounters", 2, 3)
    assert match.question is not None
    for view in (match.view(1 - match.question.seat), match.view(hb.SPECTATOR), match.glance(match.question.seat)):
        with pytest.raises(hb.BadInput, match="only a view of a seat that is asked"):
            next(hb.worlds(view, Seeded(1)))
