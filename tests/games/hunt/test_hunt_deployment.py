"""Overflow: who does not fit on the deployment tiles starts on tiles connected to them, nearest first. HUNT-SET-10"""

from __future__ import annotations

import pytest

from hullbreach.games.hunt.content.board import read_grid
from hullbreach.games.hunt.content.load import load
from hullbreach.games.hunt.content.names import ALIEN, LARGE, MARINE, MEDIUM, SMALL
from hullbreach.games.hunt.rules.armies.deployment import Placing, all_rings, fill
from hullbreach.games.hunt.rules.armies.forces import Force, plain
from hullbreach.games.hunt.rules.armies.profiles import Model
from hullbreach.games.hunt.rules.fixed import CUSTOM, Fixed, Ground
from hullbreach.games.hunt.rules.state import Hunt
from hullbreach.kernel.options import bits
from tests.games.hunt.positions import reason

# A hall with a vent, a door, and the homes of two sides at its ends.
HALL = """
aen..#C-n..-X+n..-C-n..-C-i..-Dwi..
             |
            V|n..
             |
            Dnn..
"""
ROOM, NEXT, CROSS, VENT_TILE = "r0c0", "r0c1", "r0c2", "r1c2"
BASES = {"s": "colonial_marine_pulse_rifle", "g": "sentry_gun", "l": "power_loader"}


def waiting(marines: str, aliens: int = 0, lists: bool = True) -> Hunt:
    """Marines by letter (small, gun, large) and some Infants that wait to be deployed at the two ends of the hall."""
    content = load()
    board = read_grid(HALL)
    order = sorted(marines, key="lgs".index)
    ground = Ground(
        CUSTOM, board, None, (MARINE, ALIEN), (0, 1), (len(marines), aliens), content.choose({}), lists, 300
    )  # fmt: skip
    g = Hunt(2, Fixed(content, ground))
    roster: list[Model] = [plain(content, content.unit_index[BASES[letter]]) for letter in order]
    roster += [plain(content, content.unit_index["alien_infant_warrior"])] * aliens
    g.roster = tuple(roster)
    for piece, model in enumerate(roster):
        g.base[piece] = model.profile.base
        g.who[piece] = piece
    g.homes = [(board.find("r0c0"),), (board.find("r0c5"),)]
    g.order = (1, 0)
    return g


def rings(g: Hunt, side: int) -> list[list[str]]:
    return [[g.fixed.board.names[tile] for tile in bits(ring)] for ring in all_rings(g)[side]]


@pytest.mark.rules("HUNT-SET-10", "HUNT-CVC-21", "HUNT-DEC-91")
def test_overflow_goes_ring_by_ring_through_doors_past_vents_and_not_onto_others_tiles() -> None:
    g = waiting("s" * 8, lists=False)
    assert rings(g, 0) == [["r0c0"]]
    assert rings(waiting("s" * 9, lists=False), 0) == [["r0c0"], ["r0c1"]]
    # The vent beside the crossroad is not used; what lies beyond it is as far as it is.
    assert rings(waiting("s" * 25, lists=False), 0) == [["r0c0"], ["r0c1"], ["r0c2"], ["r0c3"]]
    # Marines take their tiles first, whoever has the initiative.
    g = waiting("s" * 33, 20, lists=False)
    assert rings(g, 0) == [["r0c0"], ["r0c1"], ["r0c2"], ["r0c3"], ["r0c4", "r2c2"]]
    assert rings(g, 1) == [["r0c5"]]


@pytest.mark.rules("HUNT-SET-10", "HUNT-DEC-65")
def test_any_token_may_stand_farther_as_long_as_the_nearer_tiles_are_filled() -> None:
    g = waiting("s" * 9, lists=False)
    near, far = g.fixed.board.find(ROOM), g.fixed.board.find(NEXT)
    placing = Placing(g, 0, all_rings(g)[0])
    assert placing.tiles() == 1 << near | 1 << far
    g.placing[0] = (far,)
    placing = Placing(g, 0, all_rings(g)[0])
    assert placing.tiles() == 1 << near
    assert reason(placing.cannot(far)) == "nearer-tiles-first HUNT-SET-10"
    g.placing[0] = (far, *[near] * 8)
    assert Placing(g, 0, all_rings(g)[0]).is_done


@pytest.mark.rules("HUNT-SET-10", "HUNT-OCC-02")
def test_a_choice_that_leaves_others_without_a_place_is_refused() -> None:
    # Two large bases and ten small ones need both tiles to the last point.
    g = waiting("l" * 2 + "s" * 10, lists=False)
    near, far = g.fixed.board.find(ROOM), g.fixed.board.find(NEXT)
    g.placing[0] = (near, near)
    assert Placing(g, 0, all_rings(g)[0]).tiles() == 1 << near | 1 << far
    # Two points are left beside the large ones: they must be filled.
    g.placing[0] = (near, near, *[far] * 8)
    assert Placing(g, 0, all_rings(g)[0]).tiles() == 1 << near
    assert fill(g, (1 << near,), [3, 3, 3]) is None
    assert fill(g, (1 << near,), [3, 3, 2]) == {near: 0}


@pytest.mark.rules("HUNT-DEC-52")
def test_sentry_guns_stand_with_the_marines_or_beside_them() -> None:
    g = waiting("g" + "s" * 5)
    near, far = g.fixed.board.find(ROOM), g.fixed.board.find(NEXT)
    assert rings(g, 0) == [["r0c0"], ["r0c1"]]
    assert Placing(g, 0, all_rings(g)[0]).tiles() == 1 << near | 1 << far
    g.placing[0] = (far,)
    # The others have room nearer.
    assert Placing(g, 0, all_rings(g)[0]).tiles() == 1 << near
    assert [g.base[piece] for piece in range(6)] == [SMALL] * 6


@pytest.mark.rules("HUNT-DEC-52", "HUNT-SET-10")
def test_a_sentry_gun_does_not_stand_two_tiles_off_while_there_is_room_beside_the_others() -> None:
    g = waiting("l" * 5 + "g")
    near, beside, far = (g.fixed.board.find(word) for word in (ROOM, NEXT, CROSS))
    # Two Power Loaders to a tile leave room for a gun, not for the fifth of them.
    g.placing[0] = (near, near, beside, beside, far)
    placing = Placing(g, 0, all_rings(g)[0])
    assert placing.tiles() == 1 << near | 1 << beside
    assert reason(placing.cannot(far)) == "nearer-tiles-first HUNT-SET-10"


@pytest.mark.rules("HUNT-OCC-02", "HUNT-SET-10")
def test_big_bases_are_placed_first() -> None:
    content = load()
    names = ["alien_stalker", "royal_guard", "predalien", "alien_stalker"]
    force = Force(tuple([plain(content, content.unit_index[name]) for name in names]))
    assert [model.profile.base for model in force.tokens(content)] == [LARGE, MEDIUM, SMALL, SMALL]
