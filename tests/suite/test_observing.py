"""What programs that learn are given is made of the view alone: hidden facts change no number, row or reward."""

from __future__ import annotations

import random

import numpy as np
import pytest

import hullbreach as hb
from hullbreach.lab.observing import Observer
from tests.suite.by_game import own
from tests.suite.plays import VARIANTS, Variant, play
from tests.suite.worlds import twin

STOPS = 4
# A few of every game, with the last ones of each.
SOME = [variant for n, variant in enumerate(VARIANTS) if n % 4 == 0 or variant.game == "last_breath"]


def seen(observer: Observer, match: hb.Match, seat: int) -> list[object]:
    """Everything that an environment tells a seat."""
    view = match.view(seat)
    found = observer.see(view, observer.candidates(view.options), flat=True)
    worth = 0.0 if observer.potential is None else observer.worth(view)
    return [found["observation"].tobytes(), found["options"].tobytes(), found["action_mask"].tobytes(), worth]


@pytest.mark.parametrize("variant", SOME, ids=str)
def test_a_fact_that_a_seat_cannot_know_changes_nothing_it_observes(variant: Variant) -> None:
    observer = Observer(hb.rulebook(variant.game), variant.start().state, rows=16)
    module = own(variant.game, "swaps")
    for number, match in play(variant).some(STOPS, salt=9):
        for seat in range(variant.players):
            known = seen(observer, match, seat)
            assert seen(observer, twin(match, seat, number), seat) == known, f"choice {number}, seat {seat}"
            for what, other in () if module is None else module.swaps(match, seat, random.Random(number)):
                assert seen(observer, other, seat) == known, f"choice {number}, seat {seat}, {what}"


@pytest.mark.parametrize("variant", SOME[::2], ids=str)
def test_numbers_are_within_bounds_and_tell_positions_apart(variant: Variant) -> None:
    observer = Observer(hb.rulebook(variant.game), variant.start().state, rows=16)
    looks = set()
    for _, match in play(variant).some(8, salt=10):
        flat = observer.flat(match.view(0))
        assert flat.shape == (observer.size,)
        assert np.abs(flat).max() <= 1.0
        looks.add(flat.tobytes())
    assert len(looks) > 1


@pytest.mark.parametrize("variant", SOME[::2], ids=str)
def test_rows_lead_to_every_option_and_to_nothing_else(variant: Variant) -> None:
    observer = Observer(hb.rulebook(variant.game), variant.start().state, rows=4)
    for _, match in play(variant).some(8, salt=11):
        assert match.question is not None
        view = match.view(match.question.seat)
        reached = []
        ways: list[list[int]] = [[]]
        while ways:
            way = ways.pop()
            candidates = observer.candidates(view.options)
            assert [candidates.choose(row) for row in way] == [None] * len(way)
            candidates.write(observer.rows, observer.mask)
            assert observer.mask.sum() == len(candidates) <= 4
            for row in range(len(candidates)):
                behind = observer.rows[row, -1]
                if behind > 1:
                    ways.append([*way, row])
                    continue
                # Only a whole option ends the choice, and its row names its verb and its ids.
                again = observer.candidates(view.options)
                for step in way:
                    again.choose(step)
                option = again.choose(row)
                assert option is not None
                assert observer.rows[row, 0] == observer.verbs.number[option.phrase.id]
                assert observer.rows[row, 1 : 1 + len(option.args)].tolist() == [id + 1 for id in option.args]
                reached.append(option)
        assert sorted(map(repr, reached)) == sorted(map(repr, view.options))
