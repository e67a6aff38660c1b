"""Worlds drawn anew in corps: what a seat knows stays, what it does not know can be anything that fits."""

from __future__ import annotations

import pytest

import hullbreach as hb
from hullbreach.games.corps.rules.secrets import conceal, resample
from hullbreach.games.corps.rules.state import Corps
from hullbreach.kernel.chance import Seeded
from hullbreach.parts.known import UNKNOWN
from tests.games.corps.rooms import room
from tests.table import table

WORLDS = 40


def corps(given: dict[str, object], players: int = 2) -> Corps:
    """The state of a position."""
    g = table(given, players=players).state
    assert isinstance(g, Corps)
    return g


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
