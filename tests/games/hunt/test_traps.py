"""Traps strike the first enemy who comes onto their tile."""

from __future__ import annotations

import pytest

from hullbreach.games.hunt.rules.board.movement import moved_in
from hullbreach.games.hunt.rules.state import Hunt
from tests.games.hunt.boards import DOOR, LINE
from tests.games.hunt.card_play import STALKER, deal, play
from tests.games.hunt.fights import HUNTER
from tests.games.hunt.positions import piece, run, tile_of

TWO = ("marine", "alien")


def step(g: Hunt, word: str, tile: str, dice: list[int] | None = None) -> list[str]:
    """A piece comes onto a tile, and what waits there happens."""
    following = moved_in(g, piece(g, word), tile_of(g, tile))
    return run(g, *following, dice=dice)


@pytest.mark.rules("HUNT-MOV-11", "HUNT-DEC-68", "HUNT-DEC-36")
def test_a_trap_hits_once_and_its_owner_is_credited() -> None:
    g = deal({"marine-1": "r0c0", "alien-1": f"r0c3 {STALKER}"}, LINE, factions=TWO)
    play(g, "claymore", "choose r0c1")
    told = step(g, "alien-1", "r0c1", [9, 20])
    assert told[0] == "trap-sprung r0c1 alien-1"
    assert "armour alien-1 9 8" in told
    assert g.kills[0] == (0, 1, 0)
    assert g.traps == ()


@pytest.mark.rules("HUNT-MOV-11")
def test_friends_pass_over_a_trap() -> None:
    g = deal({"marine-1": "r0c0", "alien-1": f"r0c3 {STALKER}"}, LINE, factions=TWO)
    play(g, "claymore", "choose r0c1")
    assert step(g, "marine-1", "r0c1") == []
    assert len(g.traps) == 1


@pytest.mark.rules("HUNT-BLIP-18", "HUNT-BLIP-12")
def test_a_token_is_revealed_first_and_does_not_shift() -> None:
    g = deal({"marine-1": "r0c0", "predator-1": f"r0c4 {HUNTER} down"}, DOOR, factions=("marine", "predator"))
    g.traps = ((tile_of(g, "r0c3"), 0, 12, 2),)
    told = step(g, "predator-1", "r0c3", [5])
    assert told[0] == "trap-sprung r0c3 predator-1"
    assert told[1:] == ["revealed predator-1 predator_hunter", "armour predator-1 5 13"]
    assert g.tile[piece(g, "predator-1")] == tile_of(g, "r0c3")


@pytest.mark.rules("HUNT-BLIP-18", "HUNT-BLIP-15")
def test_a_decoy_spends_a_trap_and_is_gone() -> None:
    g = deal({"marine-1": "r0c0", "predator-1": "r0c4 decoy"}, DOOR, factions=("marine", "predator"))
    g.traps = ((tile_of(g, "r0c3"), 0, 12, 2),)
    told = step(g, "predator-1", "r0c3")
    assert told == ["trap-sprung r0c3 predator-1", "decoy-gone predator-1"]
    assert g.traps == ()
    assert g.kills[0] == (0, 0, 0)


@pytest.mark.rules("HUNT-MOV-11")
def test_the_traps_of_two_sides_both_spring() -> None:
    g = deal({"marine-1": "r0c0", "alien-1": f"r0c3 {STALKER}", "predator-1": "r0c0"}, LINE)
    tile = tile_of(g, "r0c1")
    g.traps = ((tile, 0, 12, 2), (tile, 2, 14, 3), (tile, 1, 10, 0))
    told = step(g, "alien-1", "r0c1", [5, 6])
    assert [text for text in told if text.startswith("armour")] == ["armour alien-1 5 8", "armour alien-1 6 6"]
    assert g.traps == ((tile, 1, 10, 0),)
