"""Principle 7: swapping facts a seat cannot know changes neither what it sees nor when it is asked."""

from __future__ import annotations

import functools
import json
import random

import msgspec
import pytest

import hullbreach as hb
from hullbreach.kernel.chance import Seeded
from hullbreach.kernel.match import sees
from tests.suite import corps_campaign
from tests.suite.by_game import own
from tests.suite.plays import VARIANTS, Variant, finish, play
from tests.suite.worlds import differences, sight, step_both, twin

STOPS = 14


@functools.cache
def campaign_stops() -> list[hb.Match]:
    """Positions behind a won mission, which random play does not reach."""
    late = corps_campaign.stops(3, 5, edition="updated") + corps_campaign.stops(2, 8, edition="2020")
    return random.Random(1).sample(late, 40)


def watchers(variant: Variant) -> list[int]:
    """Every seat, and a spectator."""
    return [hb.SPECTATOR, *range(variant.players)]


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_a_world_drawn_anew_looks_the_same_to_its_seat(variant: Variant) -> None:
    for number, match in play(variant).some(STOPS):
        for seat in watchers(variant):
            found = differences(sight(match, seat), sight(twin(match, seat, number), seat))
            assert not found, f"choice {number}, seat {seat}: {found}"


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_a_seat_learns_from_events_only(variant: Variant) -> None:
    for number, match in play(variant).some(STOPS, salt=1):
        if match.state.answers:
            continue  # secret votes decide differently in another world, as they should
        for seat in watchers(variant):
            found = step_both(match, twin(match, seat, number), seat, random.Random(number))
            assert found is None, f"choice {number}, seat {seat} {found}"


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_swapping_hidden_facts_changes_no_sight(variant: Variant) -> None:
    module = own(variant.game, "swaps")
    for number, match in play(variant).some(STOPS, salt=2) if module is not None else ():
        for seat in watchers(variant):
            for what, other in module.swaps(match, seat, random.Random(number)):
                found = differences(sight(match, seat), sight(other, seat))
                assert not found, f"choice {number}, seat {seat}, {what}: {found}"
                if not match.state.answers:
                    learned = step_both(match, other, seat, random.Random(number))
                    assert learned is None, f"choice {number}, seat {seat}, {what}: {learned}"


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_components_are_the_same_in_a_world_drawn_anew(variant: Variant) -> None:
    for number, match in play(variant).some(STOPS, salt=3):
        for seat in watchers(variant):
            world = match.resampled(seat, Seeded(number))
            assert world.rulebook.amiss(world.state) == [], f"choice {number}, seat {seat}"


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_a_world_drawn_anew_can_be_played_to_its_end(variant: Variant) -> None:
    for number, match in play(variant).some(4, salt=4):
        for seat in watchers(variant)[:3]:
            world = match.resampled(seat, Seeded(number * 7 + seat))
            finish(world, random.Random(number), 150)
            assert world.rulebook.amiss(world.state) == []


def test_worlds_of_different_sources_differ() -> None:
    for variant in VARIANTS:
        late = [match for _, match in play(variant).stops[len(play(variant).stops) // 2 :]]
        match = late[0]
        worlds = [match.resampled(0, Seeded(salt)).state for salt in range(8)]
        assert any(world != worlds[0] for world in worlds[1:]), str(variant)


def test_a_world_drawn_anew_leaves_the_match_alone() -> None:
    for variant in VARIANTS[::4]:
        for number, match in play(variant).some(6, salt=5):
            before = match.copy()
            world = match.resampled(0, Seeded(number))
            finish(world, random.Random(number), 30)
            assert match.state == before.state
            assert match.log() == before.log()


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_an_event_reaches_only_its_audience(variant: Variant) -> None:
    match = play(variant).match
    everything = match.log()
    for seat in watchers(variant):
        told = match.view(seat).log()
        assert told == [event for event in everything if sees(event, seat)]
        for event in told:
            assert event.audience < 0 or seat >= 0
            assert seat < 0 or event.audience >> seat & 1


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_a_hidden_card_is_named_to_its_holder_only(variant: Variant) -> None:
    module = own(variant.game, "swaps")
    named, unnamed = ({}, ()) if module is None else (module.NAMED, module.UNNAMED)
    open_hands = bool(dict(variant.switches).get("open_hands"))
    match = play(variant).match
    for event in match.log():
        holder = 1 << event.args[0] if event.args else 0
        if module is not None and event.phrase in (*named, *unnamed) and hasattr(module, "holders"):
            holder = module.holders(match, event.args[0])
        if event.phrase in named:
            assert event.audience == (-1 if open_hands and named[event.phrase] else holder), event
        if event.phrase in unnamed:
            assert event.audience == ~holder, event


@pytest.mark.parametrize("variant", VARIANTS[::5], ids=str)
def test_two_worlds_are_drawn_alike(variant: Variant) -> None:
    for number, match in play(variant).some(3, salt=6):
        for seat in watchers(variant)[:2]:
            scenes = [
                msgspec.to_builtins(world.rulebook.scene(world.view(seat), "en", 10**9, True))
                for world in (match, twin(match, seat, number))
            ]
            assert scenes[0] == scenes[1]


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_who_is_not_asked_sees_no_question(variant: Variant) -> None:
    for _, match in play(variant).some(10, salt=8):
        asked = {question.seat for question in match.questions}
        for seat in set(watchers(variant)) - asked:
            view = match.view(seat)
            assert view.question is None
            assert len(view.options) == 0
            assert view.state.source is None
            # How far a procedure has got may speak of cards in somebody's hand.
            assert (view.state.request, view.state.stack, view.state.at) == (None, [], [])


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_a_position_is_plain_data(variant: Variant) -> None:
    for _, match in play(variant).some(4, salt=7):
        for seat in watchers(variant):
            position = match.view(seat).position()
            assert json.loads(json.dumps(position)) == position


def test_secrets_are_kept_behind_a_won_mission() -> None:
    for number, match in enumerate(campaign_stops()):
        for seat in range(-1, match.state.seats):
            world = twin(match, seat, number)
            found = differences(sight(match, seat), sight(world, seat))
            assert not found, f"stop {number}, seat {seat}: {found}"
            assert world.rulebook.amiss(world.state) == []
            if match.question is not None and not match.state.answers:
                learned = step_both(match, world, seat, random.Random(number))
                assert learned is None, f"stop {number}, seat {seat} {learned}"
