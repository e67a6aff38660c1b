"""Worlds drawn anew in corps: what a seat knows stays, what it does not know can be anything that fits."""

from __future__ import annotations

from itertools import permutations

import pytest

import hullbreach as hb
from hullbreach.games.corps.rules.secrets import conceal, resample
from hullbreach.games.corps.rules.state import Corps
from hullbreach.kernel.chance import Seeded
from hullbreach.parts.known import UNKNOWN
from tests.games.corps.rooms import corridor, room
from tests.scripted_table import Table, table

WORLDS = 80
LOW, LOW_TOO, MIDDLE, HIGH = "mt1_09_lone_drone", "mt1_11_false_echo", "mt2_08_drone_pair", "mt3_07_swarm"


def state_of(t: Table) -> Corps:
    assert isinstance(t.state, Corps)
    return t.state


def corps(given: dict[str, object]) -> Corps:
    """The state of a position of two players."""
    return state_of(table(given, players=2))


def worlds(g: Corps, seat: int = 0) -> list[Corps]:
    return [resample(g, seat, Seeded(salt)) for salt in range(WORLDS)]


def everything(found: list[Corps], name: str) -> set[tuple[int, ...]]:
    """All values that a list of the state has in some worlds."""
    return {tuple(getattr(world, name)) for world in found}


@pytest.mark.rules("CORPS-EQP-01", "CORPS-SET-06")
def test_before_the_first_shuffle_the_cards_lie_open() -> None:
    g = hb.new("corps", players=2, seed=1, mission="newt").state
    assert isinstance(g, Corps)
    assert len(g.below) == 60
    assert everything(worlds(g), "below") == {tuple(g.below)}
    assert UNKNOWN not in conceal(g, 0).below


@pytest.mark.rules("CORPS-DECK-01", "CORPS-EXH-01")
@pytest.mark.parametrize("piles", [{"endurance": ["hk_vp70", "panic", "m4_helmet"]}, {"exhaust": ["hk_vp70", "panic"]}])
def test_after_it_nobody_knows_where_a_card_lies(piles: dict[str, list[str]]) -> None:
    empty: dict[str, object] = {"endurance": [], "below": ["body_armor"], "exhaust": [], "box": False}
    g = corps({"board": room(2, 1), "characters": {"hicks": {"at": "0,0"}}, "piles": empty | piles})
    found = worlds(g)
    assert len(everything(found, "below")) == 1 + sum(map(len, piles.values()))
    assert conceal(g, 0).below == [UNKNOWN]


@pytest.mark.rules("CORPS-TOK-02")
def test_a_mission_blip_that_was_turned_up_stays_and_the_others_change_places() -> None:
    shown = {
        "0,0": {"face": "empty"},
        "1,0": {"face": "captive-frost", "up": True},
        "2,0": {"face": "newt"},
        "3,0": {"face": "empty", "up": True},
        "4,0": {"face": "captive-gorman"},
    }
    g = corps({"board": room(6, 1), "characters": {"hicks": {"at": "5,0"}}, "mission_blips": shown})
    orders = {tuple(world.mission_blips.values()) for world in worlds(g)}
    empty, frost, newt, _, gorman = g.mission_blips.values()
    assert {order[1] for order in orders} == {frost}
    assert {order[3] for order in orders} == {empty}
    assert {(a, b, c) for a, _, b, _, c in orders} == {
        (empty, newt, gorman), (empty, gorman, newt), (newt, empty, gorman),
        (newt, gorman, empty), (gorman, empty, newt), (gorman, newt, empty),
    }  # fmt: skip
    assert list(conceal(g, 0).mission_blips.values()) == [UNKNOWN, frost, UNKNOWN, empty, UNKNOWN]


def at_tracker(deck: list[str], known: list[str], mixed: bool) -> Table:
    """A Motion Tracker deck of which seat 1 knows some cards; all other cards are out of the mission."""
    given: dict[str, object] = {"board": room(2, 1), "characters": {"hicks": {"at": "0,0"}}}
    given |= {"tracker": {"deck": deck, "mixed": mixed}, "known": {"seat-1": {"tracker": known}}}
    return table(given, players=2)


def levels(g: Corps) -> list[int]:
    """The threat levels of a deck, from the top."""
    return [g.fixed.content.tracker[card].threat for card in reversed(g.tracker)]


@pytest.mark.rules("CORPS-MTC-07", "CORPS-SET-08")
def test_cards_of_one_level_change_places_and_the_levels_keep_their_order() -> None:
    g = state_of(at_tracker([LOW, LOW_TOO, MIDDLE, HIGH], ["unknown", LOW_TOO], mixed=False))
    found = worlds(g)
    assert {tuple(levels(world)) for world in found} == {(1, 1, 2, 3)}
    assert {world.tracker[-2] for world in found} == {g.tracker[-2]}
    assert all(len({world.tracker[at] for world in found}) > 2 for at in (-1, 0, 1))
    assert all(sorted(world.tracker + world.tracker_out) == sorted(g.tracker + g.tracker_out) for world in found)


@pytest.mark.rules("CORPS-MTC-04", "CORPS-MTC-07")
@pytest.mark.parametrize("deck", [[LOW, LOW_TOO, MIDDLE, HIGH], [HIGH, LOW, MIDDLE]])
def test_of_a_deck_shuffled_as_a_whole_only_the_back_on_top_is_seen(deck: list[str]) -> None:
    g = state_of(at_tracker(deck, ["unknown"], mixed=True))
    orders = {tuple(levels(world)) for world in worlds(g)}
    first, *rest = levels(g)
    assert orders == {(first, *order) for order in permutations(rest)}


@pytest.mark.rules("CORPS-MTC-07")
def test_a_seat_sees_the_back_on_top_or_the_card_it_looked_at() -> None:
    first = "mt1_01_faint_signal"
    t = at_tracker([first, MIDDLE, HIGH], [first, "unknown", HIGH], mixed=False)
    t.expect({"view.seat-1.tracker.deck": [first, "unknown", HIGH]})
    t.expect({"view.seat-2.tracker.deck": ["threat-1", "unknown", "unknown"]})
    g = state_of(t)
    assert [conceal(g, seat).tracker_known for seat in (0, 1)] == [[1, 0, 1], [0, 0, 0]]
    at_tracker([], [], mixed=False).expect({"view.seat-2.tracker.deck": []})
    at_tracker([HIGH], ["unknown"], mixed=False).expect({"view.seat-2.tracker.deck": ["threat-3"]})


@pytest.mark.rules("CORPS-EXH-01", "CORPS-EXH-02")
def test_a_seat_knows_its_own_cards_in_the_exhaust_pile() -> None:
    given: dict[str, object] = {"board": room(2, 1), "characters": {"hicks": {"at": "0,0"}}}
    piles = {"endurance": ["panic"], "exhaust": ["m4_helmet", "hk_vp70", "body_armor"]}
    known = {"seat-1": {"exhaust": ["unknown", "hk_vp70", "unknown"]}}
    g = corps({**given, "piles": piles, "known": known})
    assert [conceal(g, seat).exhaust_known for seat in (0, 1)] == [[0, 1, 0], [0, 0, 0]]
    assert conceal(g, 0).exhaust == [UNKNOWN, g.exhaust[1], UNKNOWN]
    assert {world.exhaust[1] for world in worlds(g)} == {g.exhaust[1]}


@pytest.mark.rules("CORPS-SPOT-04")
def test_a_blip_is_never_the_only_token_that_was_spotted_beside_it() -> None:
    given: dict[str, object] = {
        "board": corridor(" ", "D", " ", "|"),
        "characters": {"hicks": {"at": "0,0"}},
        "blips": [{"at": "3,0", "number": 5}, {"at": "4,0", "number": 1}],
        "pool": [2, 4, 4],
    }
    found = {world.numbers[2] for world in worlds(state_of(table(given).play("move 1,0")))}
    # The 5 went back to the pool; there is no other in the box.
    assert found == {1, 2, 4}
    given["blips"] = [{"at": "3,0", "number": 4}, {"at": "4,0", "number": 1}]
    given["pool"] = [2, 5]
    found = {world.numbers[2] for world in worlds(state_of(table(given).play("move 1,0")))}
    # Of the 4 there are two, so the other may lie there.
    assert found == {1, 2, 4, 5}
