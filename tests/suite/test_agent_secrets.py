"""A program at a seat is told what its seat may know: hidden facts change nothing that it can ask for."""

from __future__ import annotations

import json
import random

import pytest

import hullbreach as hb
from hullbreach.bots import make
from hullbreach.kernel.topics import TOPICS
from hullbreach.table.agent_seat import AgentSeat
from tests.suite.by_game import own
from tests.suite.plays import VARIANTS, Variant, play
from tests.suite.worlds import twin

STOPS = 5
SOME = VARIANTS[2::5]


def heard(match: hb.Match, seat: int) -> str:
    """Everything that a program can ask for about its position."""
    bots = {n: make("random", n) for n in range(match.state.seats)}
    chair = AgentSeat(match.copy(), seat, bots, asks=TOPICS)
    return json.dumps([chair.look(), chair.options(), chair.closed(), chair.log()])


@pytest.mark.parametrize("variant", SOME, ids=str)
def test_a_fact_that_a_seat_cannot_know_changes_nothing_it_hears(variant: Variant) -> None:
    module = own(variant.game, "swaps")
    for number, match in play(variant).some(STOPS, salt=12):
        # Where the seat is not asked others would choose first, and each by its own cards.
        for seat in [question.seat for question in match.questions]:
            known = heard(match, seat)
            assert heard(twin(match, seat, number), seat) == known, f"choice {number}, seat {seat}"
            for what, other in () if module is None else module.swaps(match, seat, random.Random(number)):
                assert heard(other, seat) == known, f"choice {number}, seat {seat}, {what}"


@pytest.mark.parametrize("variant", SOME, ids=str)
def test_a_position_is_short(variant: Variant) -> None:
    for _, match in play(variant).some(STOPS, salt=13):
        assert match.question is not None
        bots = {n: make("random", n) for n in range(match.state.seats)}
        found = AgentSeat(match.copy(), match.question.seat, bots, asks=TOPICS).look()
        assert len(json.dumps(found["position"], separators=(",", ":"))) < 10_000
