"""Bodies and the trophies that are taken of them."""

from __future__ import annotations

import pytest

from hullbreach.games.hunt.content.load import load
from hullbreach.games.hunt.content.names import ALIEN, MARINE, PREDATOR
from hullbreach.games.hunt.rules.combat.hits import Blow, TakeHit
from hullbreach.games.hunt.rules.combat.trophies import cannot_claim, claim_trophy, lay_body, trophies_here
from hullbreach.games.hunt.rules.fixed import CUSTOM
from hullbreach.games.hunt.rules.goals.steps import progress_of
from hullbreach.games.hunt.rules.state import Hunt
from hullbreach.games.hunt.rules.tokens.removal import remove_tile
from hullbreach.games.hunt.rules.turn.actions import ActionStep, cannot_act
from hullbreach.games.hunt.words import options as opt
from hullbreach.kernel.options import Option
from tests.games.hunt.positions import activate, mission_with, piece, position, reason, run, tile_of, told

HUNT = "mission_02"


def lie(g: Hunt, victim: str, tile: str, by: int, turn: int = 1, close: bool = True) -> None:
    """A victim lies where it was killed."""
    now, g.turn = g.turn, turn
    g.put(piece(g, victim), -1)
    lay_body(g, piece(g, victim), tile_of(g, tile), by, close)
    g.turn = now


def refused(g: Hunt, who: str, victim: str) -> str:
    return reason(cannot_act(g, piece(g, who), Option(opt.TROPHY, (piece(g, victim),))))


# ---- bodies


@pytest.mark.rules("HUNT-WND-03", "HUNT-MIS-05", "HUNT-MIS-17", "HUNT-DEC-37")
@pytest.mark.parametrize(
    ("mission", "by", "close", "lies"),
    [
        (HUNT, PREDATOR, True, True),
        (HUNT, ALIEN, True, True),
        (HUNT, PREDATOR, False, False),
        (HUNT, -1, True, False),
        ("mission_03", ALIEN, True, False),
        ("mission_03", PREDATOR, True, True),
        ("mission_01", PREDATOR, True, False),
    ],
)
def test_whoever_a_collecting_faction_kills_in_close_combat_lies_on_the_tile(
    mission: str, by: int, close: bool, lies: bool
) -> None:
    g = position({"marine-1": "hall-1"}, mission=mission, turn=4)
    g.told = []
    lay_body(g, piece(g, "marine-1"), tile_of(g, "hall-1"), by, close)
    assert bool(g.bodies) is lies
    if lies:
        assert g.bodies == ((tile_of(g, "hall-1"), by, 4, piece(g, "marine-1")),)
        assert told(g) == [f"body-lies marine-1 {g.fixed.board.names[tile_of(g, 'hall-1')]}"]
        assert g.room[tile_of(g, "hall-1")] == 7


@pytest.mark.rules("HUNT-DEC-37")
def test_an_own_model_gives_no_trophy() -> None:
    g = position({"predator-1": "hall-1"}, mission=HUNT)
    lay_body(g, piece(g, "predator-1"), tile_of(g, "hall-1"), PREDATOR, True)
    assert not g.bodies


@pytest.mark.rules("HUNT-DEC-37")
def test_with_the_switch_any_close_combat_kill_serves_a_collector_that_is_its_enemy() -> None:
    g = position({"alien-1": "hall-1", "predator-1": "hall-1"}, mission=HUNT, turn=2, trophy_any_killer=True)
    lie(g, "alien-1", "hall-1", MARINE)
    assert len(g.bodies) == 1
    assert trophies_here(g, piece(g, "predator-1")) == 1 << piece(g, "alien-1")
    g.put(piece(g, "alien-2"), tile_of(g, "hall-1"))
    assert trophies_here(g, piece(g, "alien-2")) == 0


@pytest.mark.rules("HUNT-WND-03", "HUNT-WND-04", "HUNT-DEC-36")
def test_a_kill_of_the_hits_lays_the_body_and_counts() -> None:
    g = position(
        {"marine-1": "hall-1", "predator-1": "hall-1"}, mission=HUNT, turn=2, others=True, strategy_cards=False
    )
    blow = Blow(piece(g, "marine-1"), 14, critical=True, attacker=piece(g, "predator-1"), side=PREDATOR, close=True)
    run(g, TakeHit(blow))
    assert g.bodies == ((tile_of(g, "hall-1"), PREDATOR, 2, piece(g, "marine-1")),)
    assert g.kills[PREDATOR] == (1, 0, 0)
    assert g.slain == piece(g, "marine-1")


@pytest.mark.rules("HUNT-MIS-17")
def test_bodies_vanish_with_their_tile() -> None:
    g = position({"marine-1": "vent-1", "marine-2": "hall-1", "alien-1": "hall-2"}, mission=HUNT)
    lie(g, "marine-1", "vent-1", ALIEN)
    lie(g, "marine-2", "hall-1", ALIEN)
    remove_tile(g, tile_of(g, "vent-1"))
    assert [body[3] for body in g.bodies] == [piece(g, "marine-2")]


# ---- taking trophies


@pytest.mark.rules("HUNT-MIS-06", "HUNT-M02-05", "HUNT-M03-05", "HUNT-M07-05", "HUNT-M10-09")
@pytest.mark.parametrize("mission", ["mission_02", "mission_03", "mission_07", "mission_10"])
def test_a_predator_takes_a_trophy_that_counts_at_once(mission: str) -> None:
    g = position({"predator-1": "hall-1", "marine-1": "hall-1"}, mission=mission, turn=2, others=True)
    lie(g, "marine-1", "hall-1", PREDATOR)
    who = activate(g, "predator-1")
    log = run(g, ActionStep(who), choices=["take trophy of marine-1", "pass"])
    assert "trophy predator-1 1" in log
    assert g.trophies[PREDATOR] == 1
    assert progress_of(g, PREDATOR)[-1] == 1
    assert not g.carried
    assert not g.bodies


@pytest.mark.rules("HUNT-MIS-17", "HUNT-M02-04", "HUNT-M04-04", "HUNT-CARR-05")
@pytest.mark.parametrize("mission", ["mission_02", "mission_04"])
def test_an_alien_carries_the_trophy_it_takes(mission: str) -> None:
    g = position(
        {"alien-1": "hall-1", "marine-1": "hall-1", "marine-2": "hall-1"}, mission=mission, turn=2, others=True
    )
    lie(g, "marine-1", "hall-1", ALIEN)
    who = activate(g, "alien-1")
    g.put(piece(g, "marine-2"), -1)
    log = run(g, ActionStep(who), choices=["take trophy of marine-1", "pass"])
    assert "taken alien-1 trophy-1" in log
    assert g.carried == {g.fixed.value("token", "trophy-1"): who}
    assert g.picked == (g.fixed.value("token", "trophy-1"),)
    assert g.trophies[ALIEN] == 1
    assert g.next_trophy == 2


@pytest.mark.rules("HUNT-MIS-06")
def test_not_in_the_turn_of_the_kill() -> None:
    g = position({"predator-1": "hall-1", "marine-1": "hall-1"}, mission=HUNT, turn=2, others=True)
    lie(g, "marine-1", "hall-1", PREDATOR, turn=2)
    activate(g, "predator-1")
    assert refused(g, "predator-1", "marine-1") == "killed-this-turn HUNT-MIS-06"
    g.turn = 3
    assert trophies_here(g, piece(g, "predator-1")) == 1 << piece(g, "marine-1")


@pytest.mark.rules("HUNT-MIS-07")
def test_not_on_an_engaged_tile() -> None:
    pieces = {"predator-1": "hall-1", "alien-1": "hall-1", "marine-1": "hall-1"}
    g = position(pieces, mission=HUNT, turn=2, others=True)
    lie(g, "marine-1", "hall-1", PREDATOR)
    activate(g, "predator-1")
    assert refused(g, "predator-1", "marine-1") == "engaged HUNT-CC-07"


@pytest.mark.rules("HUNT-MIS-06", "HUNT-MIS-17", "HUNT-DEC-37")
def test_who_cannot_take_a_trophy() -> None:
    pieces = {"predator-1": "hall-1", "alien-1": "hall-2", "marine-1": "hall-3", "marine-2": "hall-3"}
    g = position(pieces, mission=HUNT, turn=2)
    lie(g, "marine-2", "hall-2", PREDATOR)
    activate(g, "predator-1")
    assert refused(g, "predator-1", "marine-2") == "no-body-here HUNT-MIS-06"
    activate(g, "alien-1")
    assert refused(g, "alien-1", "marine-2") == "not-your-kill HUNT-DEC-37"
    activate(g, "marine-1")
    assert refused(g, "marine-1", "marine-2") == "no-trophies-wanted HUNT-MIS-17"


@pytest.mark.rules("HUNT-DEC-37", "HUNT-BLIP-13")
def test_a_token_collects_and_a_decoy_does_not() -> None:
    pieces = {"predator-1": "hall-1 down", "predator-2": "hall-1 decoy", "marine-1": "hall-1"}
    g = position(pieces, mission=HUNT, turn=2, others=True)
    lie(g, "marine-1", "hall-1", PREDATOR)
    activate(g, "predator-2")
    assert refused(g, "predator-2", "marine-1") == "is-a-decoy HUNT-BLIP-13"
    who = activate(g, "predator-1")
    run(g, ActionStep(who), choices=["take trophy of marine-1", "pass"])
    assert g.trophies[PREDATOR] == 1
    assert not g.up >> who & 1


@pytest.mark.rules("HUNT-CVC-11", "HUNT-CVC-19")
def test_in_custom_games_collected_is_gained_whoever_collects() -> None:
    content = load()
    board = mission_with("mission_02").board
    g = position(
        {"alien-1": "hall-1", "marine-1": "hall-1"}, mission=None, board=board, mode=CUSTOM, turn=2, others=True
    )
    g.missions[ALIEN] = (content.mission_card_index["pull_out"],)
    lie(g, "marine-1", "hall-1", ALIEN)
    who = activate(g, "alien-1")
    g.told = []
    run(g, ActionStep(who), choices=["take trophy of marine-1", "pass"])
    assert g.trophies[ALIEN] == 1
    assert not g.carried


# ---- cards


@pytest.mark.rules("HUNT-CARD-19", "HUNT-MIS-17")
def test_a_card_claims_the_trophy_of_whoever_was_just_killed_engaged_or_not() -> None:
    pieces = {"predator-1": "hall-1", "alien-1": "hall-1", "alien-2": "hall-1", "marine-1": "hall-1"}
    g = position(pieces, mission=HUNT, turn=2)
    who = piece(g, "predator-1")
    assert reason(cannot_claim(g, who)) == "no-body HUNT-MIS-05"
    lie(g, "alien-1", "hall-1", PREDATOR, turn=2)
    g.slain = piece(g, "alien-1")
    assert cannot_claim(g, who) is None
    claim_trophy(g, who)
    assert g.trophies[PREDATOR] == 1
    # One who died otherwise in the meantime is nobody's trophy, and neither is the one before.
    lie(g, "alien-2", "hall-1", PREDATOR, turn=2)
    g.slain = piece(g, "marine-1")
    assert reason(cannot_claim(g, who)) == "no-body HUNT-MIS-05"
    assert reason(cannot_claim(g, piece(g, "marine-1"))) == "no-trophies-wanted HUNT-MIS-17"
