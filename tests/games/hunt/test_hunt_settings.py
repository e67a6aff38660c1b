"""Settings of a match: what there is to choose, and what does not go together."""

from __future__ import annotations

import pytest

from hullbreach.games.hunt.content.names import ALIEN, MARINE, PREDATOR
from hullbreach.games.hunt.content.switches import SWITCHES
from hullbreach.games.hunt.rulebook import RULEBOOK
from hullbreach.games.hunt.rules.fixed import ARENA, CUSTOM, MISSION, Ground
from hullbreach.kernel.errors import BadInput


def ground(**chosen: object) -> Ground:
    return RULEBOOK.fixed_of(RULEBOOK.settle(chosen)).ground


def wrong(**chosen: object) -> str:
    with pytest.raises(BadInput) as raised:
        RULEBOOK.settle(chosen)
    return f"{raised.value.place}: {raised.value.reason}"


def test_by_default_three_play_the_first_mission() -> None:
    settled = RULEBOOK.settle({})
    assert (settled["mission"], settled["players"], settled["factions"]) == ("mission_01", 3, "auto")
    found = ground()
    assert (found.mode, found.factions, found.lists) == (MISSION, (MARINE, ALIEN, PREDATOR), False)
    names = [setting.name for setting in RULEBOOK.settings()]
    assert names[:3] == ["players", "mission", "factions"]
    assert set(SWITCHES) <= set(names)
    assert len(SWITCHES) == 22
    headline = RULEBOOK.headline()
    assert headline is not None
    assert headline.name == "mission"
    assert len(headline.values) == 10 + 3


@pytest.mark.rules("HUNT-SET-08", "HUNT-SET-11", "HUNT-DEC-11")
def test_seats_and_factions() -> None:
    assert ground(players=2).factions == (MARINE, ALIEN)
    assert ground(players=2, factions="alien_predator").factions == (ALIEN, PREDATOR)
    assert ground(players=2, factions="marine_predator").side_of_seat == (0, 1)
    for mission in ("mission_04", "campaign", "custom"):
        assert "expected 2 or 3" in wrong(mission=mission, players=1)
        assert "HUNT-SET-11" in wrong(mission=mission, players=4)
    assert "needs 2 players" in wrong(factions="marine_alien")
    assert "needs 3 players" in wrong(factions="marine_alien_predator", players=2)


@pytest.mark.rules("HUNT-SET-11", "HUNT-AREN-02", "HUNT-AREN-09")
def test_the_arena_is_for_one_to_four() -> None:
    for players in (1, 2, 3, 4):
        found = ground(mission="arena", players=players)
        assert (found.mode, found.instinct, found.side_of_seat, found.face_up) == (ARENA, 1, (0,) * players, True)
    assert ground(mission="arena", players=3, horde_by="player").side_of_seat == (0, 0, 1)
    assert "at least 2" in wrong(mission="arena", players=1, horde_by="player")


@pytest.mark.rules("HUNT-FORC-01", "HUNT-AREN-03", "HUNT-SET-12", "HUNT-SET-01")
def test_points_and_lists() -> None:
    assert ground(mission="custom").points == 300
    assert ground(mission="custom").mode == CUSTOM
    assert not ground(list="build", points=200).lists
    lists = ground(mission="mission_03", forces="lists", list="build", points=200)
    assert (lists.lists, lists.build, lists.points) == (True, True, 200)
    assert "no ready-made list of 200 points for marine, only of 300" in wrong(mission="custom", points=200)
    assert "ready-made lists of this arena are for 100" in wrong(mission="arena", players=1, points=200)
    assert ground(mission="arena", players=2, points=100).points == 100
    assert ground(mission="arena", players=1).points == 100
    assert "too few for a list of marine" in wrong(mission="custom", list="build", points=150, hero_minimum="always")
    assert "hero_minimum" in wrong(mission="arena", players=1, hero_minimum="always")
    assert ground(mission="custom", hero_minimum="always").points == 300


def test_boards_and_cards_of_custom_games() -> None:
    assert ground(mission="custom", board="mission_07").board.size == 42
    built = ground(mission="custom", board="build", mission_cards=2)
    assert (built.own_board, built.mission_cards) == (True, 2)
    assert ground().mission_cards == 0
    assert "expected one of" in wrong(mission="custom", mission_cards=3)
    assert "expected one of" in wrong(mission="mission_11")
    assert "expected one of" in wrong(points=250)


def test_matches_with_the_same_settings_share_their_ground() -> None:
    one, two = RULEBOOK.settle({}), RULEBOOK.settle({"mission": "mission_01"})
    assert RULEBOOK.fixed_of(one) is RULEBOOK.fixed_of(two)
    assert RULEBOOK.fixed_of(RULEBOOK.settle({"pod_immune": True})) is not RULEBOOK.fixed_of(one)
