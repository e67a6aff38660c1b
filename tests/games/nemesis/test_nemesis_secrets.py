"""Secrecy and conservation in random matches: views, worlds, copies, records."""

from __future__ import annotations

import pytest

from hullbreach.games.nemesis.rulebook import RULEBOOK
from hullbreach.games.nemesis.rules.state import FACTS, Nemesis
from hullbreach.kernel.chance import Seeded
from hullbreach.kernel.match import Match
from hullbreach.kernel.records import replay
from tests.games.nemesis.tables import Table

SETTINGS: list[dict[str, object]] = [
    {"players": 1},
    {"players": 2},
    {"players": 3, "mode": "coop"},
    {"players": 4, "intruder_player": "on"},
    {"players": 5, "traits": "on"},
    {"players": 3, "board": "alternate", "pod_waiting": "sheltered", "pointless_actions": "allowed"},
]


def start(seed: int, settings: dict[str, object]) -> Match:
    settled = RULEBOOK.settle(settings)
    state = RULEBOOK.start(settled)
    state.source = Seeded(seed)
    return Match(RULEBOOK, settled, state, {})


def step(match: Match, chooser: Seeded) -> None:
    """One choice by chance; what is chosen reads back from its text."""
    questions = match.questions
    question = questions[chooser.below(len(questions))]
    option = question.options[chooser.below(len(question.options))]
    assert match.read(option.text(match.state.names)) == option
    match.play(option, question.seat)


@pytest.mark.rules("NEM-CMP-13", "NEM-ACT-19", "NEM-VIC-09")
@pytest.mark.parametrize("settings", SETTINGS, ids=str)
def test_random_matches_end_and_lose_nothing(settings: dict[str, object]) -> None:
    for seed in range(4):
        match = start(seed, settings)
        chooser = Seeded(seed + 100)
        for _ in range(6000):
            if match.question is None:
                break
            step(match, chooser)
            assert RULEBOOK.amiss(match.state) == []
        assert match.outcome is not None
        assert len(match.outcome.results) == settings["players"]


@pytest.mark.rules("NEM-HID-01", "NEM-HID-03", "NEM-HID-05", "NEM-HID-06", "NEM-HID-10", "NEM-HID-11", "NEM-HID-20")
@pytest.mark.parametrize("settings", SETTINGS, ids=str)
def test_a_world_that_fits_looks_the_same_to_the_seat(settings: dict[str, object]) -> None:
    match = start(7, settings)
    chooser = Seeded(70)
    for n in range(400):
        if match.question is None:
            break
        if n % 5 == 0:
            for seat in range(match.state.seats):
                world = match.resampled(seat, Seeded(n + seat))
                assert RULEBOOK.amiss(world.state) == []
                mine, other = match.view(seat), world.view(seat)
                assert isinstance(mine.state, Nemesis)
                assert isinstance(other.state, Nemesis)
                for name in FACTS:
                    assert getattr(mine.state, name) == getattr(other.state, name), name
                texts = None if mine.question is None else mine.question.texts()
                assert texts == (None if other.question is None else other.question.texts())
        step(match, chooser)


@pytest.mark.rules("NEM-HID-02", "NEM-HID-09", "NEM-CRI-05")
def test_a_view_holds_no_hidden_card() -> None:
    match = start(3, {"players": 3})
    chooser = Seeded(30)
    for _ in range(60):
        step(match, chooser)
    g = match.state
    assert isinstance(g, Nemesis)
    view = match.view(0).state
    assert isinstance(view, Nemesis)
    assert set(view.hand[1]) | set(view.hand[2]) <= {-1}
    assert set(view.deck[0]) <= {-1}
    assert set(view.contamination) == {-1}
    assert set(view.box_tiles) | set(view.box_objectives) | set(view.box_weaknesses) == {-1}
    hidden = [room for room in range(g.fixed.size) if not g.explored >> room & 1 and not g.tile_known[room] & 1]
    assert {view.tile[room] for room in hidden} <= {-1}
    assert view.bag == g.bag


def test_a_copy_is_equal_and_goes_its_own_way() -> None:
    match = start(5, {"players": 4})
    chooser = Seeded(50)
    for _ in range(80):
        step(match, chooser)
    copy = match.copy()
    assert copy.state == match.state
    step(copy, chooser)
    assert copy.state != match.state


def test_a_record_replays_to_the_same_end() -> None:
    match = start(11, {"players": 3})
    match.chance = {"kind": "seed", "seed": 11}
    chooser = Seeded(110)
    while match.question is not None:
        step(match, chooser)
    again = replay(RULEBOOK, match.record())
    assert again.state == match.state
    assert again.outcome == match.outcome


@pytest.mark.rules("NEM-HID-12", "NEM-CRD-29")
def test_being_asked_for_an_interruption_does_not_depend_on_the_hand() -> None:
    """Wherever a window is open, the seats that are asked stay the same when their cards are dealt anew."""
    match = start(4, {"players": 4})
    chooser = Seeded(41)
    windows = 0
    for _ in range(150):
        if match.question is None:
            break
        seats = [question.seat for question in match.questions]
        if len(seats) > 1:
            windows += 1
            world = match.resampled(seats[0], Seeded(windows))
            assert [question.seat for question in world.questions] == seats
        step(match, chooser)
    assert windows > 5


@pytest.mark.rules("NEM-HID-22", "NEM-CON-05", "NEM-CON-12")
def test_a_larva_by_a_scan_tells_everybody_of_an_infected_card() -> None:
    table = Table("captain", "scout").put(1, "001").hand(0, "rest", "infected", "clean")
    table.play(0, "play rest")
    infected = table.g.fixed.contaminated + 2
    for seed in range(20):
        world = table.match.resampled(1, Seeded(seed)).state
        assert isinstance(world, Nemesis)
        own = (*world.hand[0], *world.deck[0], *world.discard[0])
        assert [card for card in own if card > table.g.fixed.contaminated] == [infected]
    table.hand(0, "search", "rest").put(0, "006", "surgery").act(0, "use room")
    assert table.g.all_sure[0][1] == 0


@pytest.mark.rules("NEM-HID-22", "NEM-CON-11")
def test_a_counted_infected_card_is_in_every_world_of_its_owner() -> None:
    """What is INFECTED of the own cards may be any of them, but as many as were counted are."""
    table = Table("captain", "scout").hand(0, "search", "infected", "clean", "clean").hand(1, "infected", "infected")
    table.g.sure[0] = (0, 1)
    found = set()
    for seed in range(30):
        world = table.match.resampled(0, Seeded(seed)).state
        assert isinstance(world, Nemesis)
        own = (*world.hand[0], *world.deck[0], *world.discard[0])
        infected = [card for card in own if card == table.g.fixed.contaminated + 2]
        assert infected
        found.add(len(infected))
    assert len(found) > 1


@pytest.mark.rules("NEM-SRC-01")
def test_who_searches_sees_what_was_found_and_nobody_else_does() -> None:
    for seat in (0, 1):
        table = Table("captain", "scout").put(0, "003", "armory", 2).put(1, "003").hand(0, "search").hand(1, "search")
        if seat:
            table.play(0, "pass", "done")
        table.act(seat, "play search")
        assert table.prompt(seat) == "keep"
        views = [table.match.view(of).state for of in (0, 1)]
        found = [view.found for view in views if isinstance(view, Nemesis)]
        assert found[seat] == table.g.found
        assert set(found[1 - seat]) == {-1}
