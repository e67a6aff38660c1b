"""A copy taken at any question is a match of its own; chance belongs to the match alone."""

from __future__ import annotations

import copy
import random

import pytest

import hullbreach as hb
from hullbreach.kernel.chance import Seeded
from tests.suite import corps_campaign
from tests.suite.plays import VARIANTS, Variant, finish, play
from tests.suite.test_replay import asked


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_copies_never_change_later(variant: Variant) -> None:
    match = variant.start()
    kept: list[tuple[hb.Match, object, object]] = []
    for seat, option in play(variant).choices:
        if len(kept) < 200 and random.Random(len(kept)).random() < 0.5:
            other = match.copy()
            facts = copy.deepcopy((other.state.facts()[1:], other.state.at, other.state.answers))
            kept.append((other, facts, asked(other.question)))
        match.play(option, seat)
    for other, before, question in kept:
        assert (other.state.facts()[1:], other.state.at, other.state.answers) == before
        assert asked(other.question) == question


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_a_copy_played_the_same_way_goes_the_same_way(variant: Variant) -> None:
    found = play(variant)
    for number, stop in found.some(3):
        other = stop.copy()
        for seat, option in found.choices[number : number + 60]:
            other.play(option, seat)
        if len(found.choices) <= number + 60:
            assert other.state == found.match.state
        twin = stop.copy()
        for seat, option in found.choices[number : number + 60]:
            twin.play(option, seat)
        assert twin.state == other.state
        assert twin.log() == other.log() == found.match.log()[: len(other.log())]


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_playing_a_copy_leaves_the_match_alone(variant: Variant) -> None:
    for number, stop in play(variant).some(6, salt=1):
        before = copy.deepcopy(stop.state.facts()[1:])
        source = stop.state.source
        assert isinstance(source, Seeded)
        drawn = source.state
        finish(stop.copy(), random.Random(number), 80)
        assert stop.state.facts()[1:] == before
        assert source.state == drawn


def test_copies_behind_a_won_mission_never_change_either() -> None:
    stops = corps_campaign.stops(2, 21)
    kept = [(stop, copy.deepcopy(stop.state.facts()[1:])) for stop in stops[::15]]
    for stop, _ in kept:
        finish(stop.copy(), random.Random(3), 40)
    for stop, facts in kept:
        assert stop.state.facts()[1:] == facts


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_nothing_else_that_draws_numbers_matters(variant: Variant) -> None:
    match = variant.start()
    for number, (seat, option) in enumerate(play(variant).choices):
        random.random()
        if number % 40 == 0:
            # A look, a world drawn anew and a game played ahead on the side.
            match.view(0)
            match.resampled(0, Seeded(number))
            finish(match.copy(), random.Random(number), 5)
        match.play(option, seat)
    assert match.state == play(variant).match.state
    assert match.log() == play(variant).match.log()


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_a_match_without_a_log_plays_the_same(variant: Variant) -> None:
    silent = variant.start(log=False)
    for seat, option in play(variant).choices:
        assert silent.play(option, seat) == []
    assert silent.state == play(variant).match.state
    assert silent.log() == []


def test_two_seeds_are_two_matches() -> None:
    for variant in VARIANTS[::5]:
        other = Variant(variant.game, variant.players, variant.seed + 1000, variant.switches)
        one, two = variant.start(), other.start()
        finish(one, random.Random(1), 60)
        finish(two, random.Random(1), 60)
        assert one.state != two.state
